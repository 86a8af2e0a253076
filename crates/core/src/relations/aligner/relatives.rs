//! The table of synonyms as it concerns one pair of sentences.

use alloc::collections::BTreeMap;
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
        let words = &pair.words;
        let left = known(&pair.left, words, synonyms);
        let right = known(&pair.right, words, synonyms);
        let mut related: Vec<[&[Symbol]; 2]> = Vec::new();
        let mut pairs = 0_u64;
        for (&number, one) in &left {
            // Either the few synonyms are looked up in the sentence, or its few words in the table.
            let mut of_one = synonyms.related_to(number);
            let few: Vec<u32> = of_one.by_ref().take(right.len()).collect();
            let mut found: Vec<&[Symbol]> = Vec::new();
            if of_one.next().is_none() {
                found.extend(
                    few.iter()
                        .filter_map(|other| right.get(other))
                        .map(|one| &**one),
                );
            } else {
                let is_related = |(other, _): &(&u32, _)| synonyms.relates(number, **other);
                found.extend(right.iter().filter(is_related).map(|(_, one)| &**one));
            }
            for other in found {
                pairs += one.len() as u64 * other.len() as u64;
                related.push([one, other]);
            }
        }
        TooLarge::check("synonyms", pairs, SYNONYM_LIMIT)?;
        relatives.by_left = vec![Vec::new(); words.len()];
        relatives.by_right = vec![Vec::new(); words.len()];
        for [one, other] in related {
            for left in one {
                relatives.by_left[left.index() as usize].extend(other);
            }
            for right in other {
                relatives.by_right[right.index() as usize].extend(one);
            }
        }
        for list in relatives.by_left.iter_mut().chain(&mut relatives.by_right) {
            list.sort_unstable();
        }
        Ok(relatives)
    }

    /// Whether a left lemma and a right one are related.
    pub(super) fn are_related(&self, left: Symbol, right: Symbol) -> bool {
        self.of_left(left).binary_search(&right).is_ok()
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

/// By the number of a word of the table, the lemmas of a side that are this word: the table knows no case.
fn known(side: &Annotated<'_>, words: &Symbols, synonyms: &Synonyms) -> BTreeMap<u32, Vec<Symbol>> {
    let mut lemmas: Vec<Symbol> = side.lemmas().collect();
    lemmas.sort_unstable();
    lemmas.dedup();
    let mut known: BTreeMap<u32, Vec<Symbol>> = BTreeMap::new();
    for lemma in lemmas {
        if let Some(number) = synonyms.number(words.text(lemma)) {
            known.entry(number).or_default().push(lemma);
        }
    }
    known
}
