//! The confusion matrix of the relations, and what follows from it.

use super::{Counts, Fractions};
use crate::ratio::Ratio;
use crate::relation::Relation;

/// The row and column of links without a relation; those before are [`Relation::ALL`].
pub const NO_RELATION: usize = 5;

/// Links that both annotations have, by their relation in each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Confusion {
    /// `confusion[gold][predicted]`, each a [`class`].
    pub confusion: [[u64; 6]; 6],
}

/// The row or column of a relation.
///
/// ```
/// use twintree::{Relation, relations::agreement::class};
/// assert_eq!(class(Some(Relation::Equals)), 0);
/// assert_eq!(class(None), 5);
/// ```
pub fn class(relation: Option<Relation>) -> usize {
    relation
        .and_then(|one| Relation::ALL.iter().position(|&other| one == other))
        .unwrap_or(NO_RELATION)
}

impl Confusion {
    /// Counts one link.
    pub(super) fn count(&mut self, gold: Option<Relation>, predicted: Option<Relation>) {
        self.confusion[class(gold)][class(predicted)] += 1;
    }

    /// The number of links that both annotations have.
    pub fn shared(&self) -> u64 {
        self.confusion.iter().flatten().sum()
    }

    /// The figures of one class: the five relations in the order of [`Relation::ALL`], then none.
    /// All are 0 for a class beyond.
    pub fn each(&self, class: usize) -> Counts {
        let Some(row) = self.confusion.get(class) else {
            return Counts::default();
        };
        Counts {
            gold: row.iter().sum(),
            predicted: self.confusion.iter().filter_map(|row| row.get(class)).sum(),
            correct: row.get(class).copied().unwrap_or(0),
        }
    }

    /// The means of the six classes' figures, each class weighted by its share in the gold
    /// annotation. The recall is the accuracy. All are 0 if no link is shared.
    pub fn weighted(&self) -> Fractions {
        let shared = self.shared();
        let mut mean = Fractions::default();
        if shared == 0 {
            return mean;
        }
        for class in 0..self.confusion.len() {
            let counts = self.each(class);
            let share = wide(counts.gold.into());
            mean.precision += share * counts.precision().value();
            mean.f += share * counts.f().value();
        }
        mean.precision /= wide(shared.into());
        mean.f /= wide(shared.into());
        mean.recall = self.observed().value();
        mean
    }

    /// Po: the share of links with the same relation in both; 0 of 0 if no link is shared.
    pub fn observed(&self) -> Ratio {
        Ratio::or_zero(self.agreed(), self.shared())
    }

    /// Pe: the share that would agree by chance; 0 if no link is shared.
    pub fn expected(&self) -> f64 {
        let shared = wide(self.shared().into());
        if shared == 0.0 {
            0.0
        } else {
            wide(self.by_chance()) / (shared * shared)
        }
    }

    /// Cohen's κ = (Po − Pe) / (1 − Pe), at most 1; 1 where both are 1. None if no shared link has
    /// a relation in either annotation: no annotator said anything that others could agree with.
    pub fn kappa(&self) -> Option<f64> {
        let shared = u128::from(self.shared());
        if shared == u128::from(self.confusion[NO_RELATION][NO_RELATION]) {
            return None;
        }
        // Multiplied by the square of the number of links, everything is whole.
        let by_chance = self.by_chance();
        let all = shared * shared;
        if by_chance == all {
            return Some(1.0);
        }
        let agreed = u128::from(self.agreed()) * shared;
        Some((wide(agreed) - wide(by_chance)) / (wide(all) - wide(by_chance)))
    }

    fn agreed(&self) -> u64 {
        let classes = 0..self.confusion.len();
        classes.map(|class| self.confusion[class][class]).sum()
    }

    fn by_chance(&self) -> u128 {
        (0..self.confusion.len())
            .map(|class| self.each(class))
            .map(|counts| u128::from(counts.gold) * u128::from(counts.predicted))
            .sum()
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "squares of numbers of links; 53 bits of them are plenty"
)]
fn wide(value: u128) -> f64 {
    value as f64
}
