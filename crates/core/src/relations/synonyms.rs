//! The table of synonyms: which words are synonyms, or one a hyponym of the other.
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

use alloc::collections::BTreeSet;

use crate::symbol::{Symbol, Symbols};
use crate::text::lower_case;
pub use notation::{LINES, read};

/// Pairs of words, in lower case, without order. Not transitive: `bank` may be related to `shore`
/// and to `institute`, which are not related to each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Synonyms {
    /// The words in lower case.
    words: Symbols,
    /// The numbers of words that are related, each pair in both orders.
    pairs: BTreeSet<(u32, u32)>,
}

impl Synonyms {
    /// A table without words.
    pub fn new() -> Self {
        Self::default()
    }

    /// Relates two words to each other. False if they are related already or are the same word.
    ///
    /// Complexity: O(log p) for p pairs.
    pub fn insert(&mut self, one: &str, other: &str) -> bool {
        let (one, other) = (self.add(one), self.add(other));
        one != other && self.pairs.insert((one, other)) && self.pairs.insert((other, one))
    }

    /// Whether the table relates these two words, ignoring case. O(log p).
    pub fn are_related(&self, one: &str, other: &str) -> bool {
        match (self.number(one), self.number(other)) {
            (Some(one), Some(other)) => self.relates(one, other),
            _ => false,
        }
    }

    /// Whether the table relates no words.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// The number of pairs.
    pub fn len(&self) -> usize {
        self.pairs.len() / 2
    }

    /// The number of a word of the table.
    pub(super) fn number(&self, word: &str) -> Option<u32> {
        self.words.get(&lower_case(word)).map(Symbol::index)
    }

    /// The numbers of the words related to one, in order.
    pub(super) fn related_to(&self, number: u32) -> impl Iterator<Item = u32> + '_ {
        let of_word = self.pairs.range((number, 0)..=(number, u32::MAX));
        of_word.map(|&(_, other)| other)
    }

    /// Whether the words of these numbers are related.
    pub(super) fn relates(&self, one: u32, other: u32) -> bool {
        self.pairs.contains(&(one, other))
    }

    fn add(&mut self, word: &str) -> u32 {
        self.words.intern(&lower_case(word)).index()
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
