//! The table of synonyms as it concerns one pair of sentences.

use alloc::vec::Vec;

use super::annotated::Annotated;
use crate::order;
use crate::relations::synonyms::Synonyms;
use crate::symbol::{Symbol, Symbols};

/// Which lemmas of the left side are related to which of the right side.
#[derive(Clone, Debug, Default)]
pub(super) struct Relatives {
    /// By the number of a left lemma, its relatives on the right, sorted; empty if there are none.
    by_left: Vec<Vec<Symbol>>,
    /// The inverse.
    by_right: Vec<Vec<Symbol>>,
}

impl Relatives {
    /// Complexity: O(p log n) for p pairs of related lemmas, beside looking up n lemmas.
    pub(super) fn new(
        left: &Annotated,
        right: &Annotated,
        symbols: &Symbols,
        synonyms: &Synonyms,
    ) -> Self {
        let mut relatives = Self::default();
        if synonyms.is_empty() {
            return relatives;
        }
        let Self { by_left, by_right } = &mut relatives;
        by_left.resize(symbols.len(), Vec::new());
        by_right.resize(symbols.len(), Vec::new());
        // The table knows no case, so several lemmas may be one word of it.
        let mut known: Vec<(u32, Symbol)> = Vec::new();
        for lemma in different(right.lemmas()) {
            known.extend(
                synonyms
                    .number(symbols.text(lemma))
                    .map(|number| (number, lemma)),
            );
        }
        order::sort_by(&mut known, |(one, _), (other, _)| one.cmp(other));
        for lemma in different(left.lemmas()) {
            let Some(number) = synonyms.number(symbols.text(lemma)) else {
                continue;
            };
            for &related in synonyms.related_to(number) {
                let first = known.partition_point(|&(number, _)| number < related);
                let same = known[first..]
                    .iter()
                    .take_while(|&&(number, _)| number == related);
                for &(_, other) in same {
                    by_left[lemma.index() as usize].push(other);
                    by_right[other.index() as usize].push(lemma);
                }
            }
        }
        for list in by_left.iter_mut().chain(by_right) {
            list.sort_unstable();
        }
        relatives
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

fn different(lemmas: &[Symbol]) -> Vec<Symbol> {
    let mut lemmas = lemmas.to_vec();
    lemmas.sort_unstable();
    lemmas.dedup();
    lemmas
}
