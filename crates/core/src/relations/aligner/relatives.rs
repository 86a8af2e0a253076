//! The table of synonyms as it concerns one pair of sentences.

use alloc::vec;
use alloc::vec::Vec;

use super::annotated::{Annotated, AnnotatedPair};
use super::options::SYNONYM_LIMIT;
use crate::relations::synonyms::Synonyms;
use crate::symbol::{Symbol, Symbols};
use crate::too_large::TooLarge;

/// Which lemmas of the left side are related to which of the right side.
#[derive(Clone, Debug, Default)]
pub(super) struct Relatives {
    /// By the number of a left lemma, its relatives on the right, sorted; empty if there are none.
    by_left: Vec<Vec<Symbol>>,
    /// The inverse.
    by_right: Vec<Vec<Symbol>>,
}

impl Relatives {
    /// # Errors
    /// If more than [`SYNONYM_LIMIT`] pairs of lemmas are related.
    ///
    /// # Complexity
    /// O((n + p) log s) for n words, p pairs of related lemmas and s pairs of the table, and for
    /// each word of the table that the left side has, as many steps as the right side has words of
    /// the table, or as the word has synonyms, whichever is less.
    pub(super) fn new(pair: &AnnotatedPair<'_>, synonyms: &Synonyms) -> Result<Self, TooLarge> {
        let mut relatives = Self::default();
        if synonyms.is_empty() {
            return Ok(relatives);
        }
        let words = pair.words();
        let left = known(pair.left(), words, synonyms);
        let right = known(pair.right(), words, synonyms);
        let mut related: Vec<(&Known, &Known)> = Vec::new();
        let mut pairs = 0_u64;
        for one in &left {
            // Either the few synonyms are looked up in the sentence, or its few words in the table.
            let mut of_one = synonyms.related_to(one.number);
            let few: Vec<u32> = of_one.by_ref().take(right.len()).collect();
            let mut found: Vec<&Known> = Vec::new();
            if of_one.next().is_none() {
                let place = |number: &u32| right.binary_search_by_key(number, |one| one.number);
                let places = few.iter().filter_map(|number| place(number).ok());
                found.extend(places.filter_map(|at| right.get(at)));
            } else {
                let is_related = |other: &&Known| synonyms.relates(one.number, other.number);
                found.extend(right.iter().filter(is_related));
            }
            for other in found {
                pairs += one.lemmas.len() as u64 * other.lemmas.len() as u64;
                related.push((one, other));
            }
        }
        TooLarge::check("synonyms", pairs, SYNONYM_LIMIT)?;
        relatives.by_left = vec![Vec::new(); words.len()];
        relatives.by_right = vec![Vec::new(); words.len()];
        for (one, other) in related {
            for &left in &one.lemmas {
                relatives.by_left[left.index() as usize].extend(&other.lemmas);
            }
            for &right in &other.lemmas {
                relatives.by_right[right.index() as usize].extend(&one.lemmas);
            }
        }
        for list in relatives.by_left.iter_mut().chain(&mut relatives.by_right) {
            list.sort_unstable();
        }
        Ok(relatives)
    }

    /// The right lemmas related to this left one, sorted.
    pub(super) fn of_left(&self, lemma: Symbol) -> &[Symbol] {
        self.by_left
            .get(lemma.index() as usize)
            .map_or(&[], Vec::as_slice)
    }

    /// The left lemmas related to this right one, sorted.
    pub(super) fn of_right(&self, lemma: Symbol) -> &[Symbol] {
        self.by_right
            .get(lemma.index() as usize)
            .map_or(&[], Vec::as_slice)
    }
}

/// A word of the table, and the lemmas of a side that are this word: the table knows no case.
struct Known {
    number: u32,
    lemmas: Vec<Symbol>,
}

/// The words of the table that a side has, sorted.
fn known(side: &Annotated<'_>, words: &Symbols, synonyms: &Synonyms) -> Vec<Known> {
    let mut lemmas = side.lemmas().to_vec();
    lemmas.sort_unstable();
    lemmas.dedup();
    let number = |&lemma: &Symbol| Some((synonyms.number(words.text(lemma))?, lemma));
    let mut numbered: Vec<(u32, Symbol)> = lemmas.iter().filter_map(number).collect();
    numbered.sort_unstable();
    numbered
        .chunk_by(|one, other| one.0 == other.0)
        .filter_map(|same| {
            let lemmas = same.iter().map(|&(_, lemma)| lemma).collect();
            same.first().map(|&(number, _)| Known { number, lemmas })
        })
        .collect()
}
