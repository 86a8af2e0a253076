//! The table of synonyms as it concerns one pair of sentences.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::annotated::Annotated;
use crate::symbol::{Symbol, Symbols};
use crate::synonyms::Synonyms;

/// Which lemmas of the left side are related to which of the right side.
#[derive(Clone, Debug, Default)]
pub(super) struct Relatives {
    /// By left lemma, its relatives on the right, sorted.
    by_left: BTreeMap<Symbol, Vec<Symbol>>,
    /// The right lemmas that have a relative on the left, sorted.
    right: Vec<Symbol>,
}

impl Relatives {
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
        // The table knows no case, so several lemmas may be one word of it.
        let mut known: Vec<(u32, Symbol)> = Vec::new();
        for lemma in different(right.lemmas()) {
            known.extend(
                synonyms
                    .number(symbols.text(lemma))
                    .map(|number| (number, lemma)),
            );
        }
        known.sort_unstable();
        for lemma in different(left.lemmas()) {
            let Some(number) = synonyms.number(symbols.text(lemma)) else {
                continue;
            };
            let mut found: Vec<Symbol> = Vec::new();
            for &related in synonyms.related_to(number) {
                let first = known.partition_point(|&(number, _)| number < related);
                let same = known[first..]
                    .iter()
                    .take_while(|&&(number, _)| number == related);
                found.extend(same.map(|&(_, lemma)| lemma));
            }
            if !found.is_empty() {
                found.sort_unstable();
                relatives.right.extend_from_slice(&found);
                relatives.by_left.insert(lemma, found);
            }
        }
        relatives.right.sort_unstable();
        relatives.right.dedup();
        relatives
    }

    /// The right lemmas related to this left one, sorted.
    pub(super) fn of_left(&self, lemma: Symbol) -> &[Symbol] {
        self.by_left.get(&lemma).map_or(&[], Vec::as_slice)
    }

    /// Whether some left lemma is related to this right one.
    pub(super) fn has_right(&self, lemma: Symbol) -> bool {
        self.right.binary_search(&lemma).is_ok()
    }
}

fn different(lemmas: &[Symbol]) -> Vec<Symbol> {
    let mut lemmas = lemmas.to_vec();
    lemmas.sort_unstable();
    lemmas.dedup();
    lemmas
}
