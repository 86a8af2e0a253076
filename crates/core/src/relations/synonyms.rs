//! The table of synonyms: which words mean the same, or one more than the other.
//!
//! ```
//! use twintree::relations::synonyms;
//!
//! let (synonyms, diagnostics) = synonyms::read("buy acquire synonym\n# animals\ndog animal hyponym\n");
//! assert!(diagnostics.is_empty());
//! assert!(synonyms.are_related("Acquire", "buy"));
//! assert!(!synonyms.are_related("buy", "dog"));
//! ```

mod notation;

use alloc::vec::Vec;

use crate::symbol::{Symbol, Symbols};
use crate::text::lower_case;
pub use notation::read;

/// Pairs of words, in lower case, without order. Not transitive: `bank` may be related to `shore`
/// and to `institute`, which are not related to each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Synonyms {
    /// The words in lower case.
    words: Symbols,
    /// By word: the numbers of the related words, sorted, each once. Symmetric.
    related: Vec<Vec<u32>>,
}

impl Synonyms {
    /// A table without words.
    pub fn new() -> Self {
        Self::default()
    }

    /// Relates two words to each other. False if they are related already or are the same word.
    pub fn insert(&mut self, one: &str, other: &str) -> bool {
        let (one, other) = (self.add(one), self.add(other));
        one != other && self.relate(one, other) && self.relate(other, one)
    }

    /// Whether the table relates these two words, in whatever case.
    pub fn are_related(&self, one: &str, other: &str) -> bool {
        match (self.number(one), self.number(other)) {
            (Some(one), Some(other)) => self.related_to(one).binary_search(&other).is_ok(),
            _ => false,
        }
    }

    /// Whether the table relates no words.
    pub fn is_empty(&self) -> bool {
        self.related.iter().all(Vec::is_empty)
    }

    /// The number of pairs.
    pub fn len(&self) -> usize {
        self.related.iter().map(Vec::len).sum::<usize>() / 2
    }

    pub(crate) fn number(&self, word: &str) -> Option<u32> {
        self.words.get(&lower_case(word)).map(Symbol::index)
    }

    /// Sorted.
    pub(crate) fn related_to(&self, number: u32) -> &[u32] {
        self.related.get(number as usize).map_or(&[], Vec::as_slice)
    }

    fn add(&mut self, word: &str) -> u32 {
        let word = self.words.intern(&lower_case(word));
        self.related.resize(self.words.len(), Vec::new());
        word.index()
    }

    /// False if it was so before.
    fn relate(&mut self, from: u32, to: u32) -> bool {
        let Some(related) = self.related.get_mut(from as usize) else {
            return false;
        };
        let place = related.binary_search(&to);
        if let Err(place) = place {
            related.insert(place, to);
        }
        place.is_err()
    }
}

#[cfg(test)]
mod tests {
    use super::Synonyms;

    #[test]
    fn a_pair_counts_once_in_either_order_and_case() {
        let mut synonyms = Synonyms::new();
        assert!(synonyms.insert("buy", "acquire"));
        assert!(!synonyms.insert("Acquire", "BUY"));
        assert!(!synonyms.insert("buy", "Buy"));
        assert!(synonyms.insert("buy", "purchase"));
        assert_eq!(synonyms.len(), 2);
        assert!(synonyms.are_related("purchase", "buy"));
        assert!(!synonyms.are_related("purchase", "acquire"));
    }

    #[test]
    fn a_word_related_to_itself_leaves_the_table_empty() {
        let mut synonyms = Synonyms::new();
        synonyms.insert("a", "A");
        assert!(synonyms.is_empty());
    }
}
