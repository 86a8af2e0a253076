//! The averaged perceptron: weights that change where a search goes wrong.
//!
//! For each example the best sequence is searched for. If it is not the right one, the weight of each
//! feature of the right one grows by 1, and that of each feature of the one found falls by 1. In the end
//! each weight is averaged over all examples seen. With [`Update::Early`] a search ends where the right
//! prefix falls out of the beam, and the two prefixes are compared.
//!
//! Weights are whole numbers, and examples are seen in the order in which they are given, so that the
//! same examples always give the same weights.
//!
//! Source: M. Collins, *Discriminative Training Methods for Hidden Markov Models*, EMNLP 2002; M. Collins
//! and B. Roark, *Incremental Parsing with the Perceptron Algorithm*, ACL 2004 (early update).

use alloc::vec::Vec;

use crate::projection::beam::{Search, Task};
use crate::projection::token::{Key, Token};
use crate::projection::weights::Weights;

/// The most examples that are seen, each pass counted.
pub(crate) const VISITS: u32 = 1 << 22;

/// When weights change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Update {
    /// When all decisions are made.
    #[default]
    Standard,
    /// As soon as the right prefix falls out of the beam.
    Early,
}

/// Weights in training.
#[derive(Clone, Debug, Default)]
pub(crate) struct Perceptron {
    weights: Weights,
    visits: u32,
}

impl Perceptron {
    /// How many examples were seen.
    pub(crate) fn visits(&self) -> u32 {
        self.visits
    }

    /// The sums of all weights over the examples seen. Divided by [`visits`](Self::visits) they are
    /// averages.
    pub(crate) fn summed(&self) -> Weights {
        self.weights.summed(self.visits)
    }

    /// Sees one example: searches with a beam of that width, and changes the weights if the right
    /// sequence was not found. More than [`VISITS`] examples change nothing. Returns what was found, up to
    /// where the search ended.
    ///
    /// # Complexity
    /// That of one search, and of the features of two sequences.
    pub(crate) fn visit<T: Task>(
        &mut self,
        task: &T,
        right: &[Token],
        width: usize,
        update: Update,
    ) -> Vec<Token> {
        let mut search = Search::new(task, &self.weights, width);
        let is_right = |found: &[Token]| right.starts_with(found);
        let mut found = Vec::new();
        for _ in 0..task.decisions() {
            search.step();
            let Some(best) = search.kept().first() else {
                break;
            };
            found.clone_from(&best.values);
            let fell_out = || !search.kept().iter().any(|prefix| is_right(&prefix.values));
            if update == Update::Early && fell_out() {
                break;
            }
        }
        if self.visits < VISITS {
            self.visits += 1;
            if found != right {
                let length = match update {
                    Update::Early => found.len(),
                    Update::Standard => right.len(),
                };
                let right = right.get(..length).unwrap_or(right);
                self.change(task, right, 1);
                self.change(task, &found, -1);
            }
        }
        found
    }

    fn change<T: Task>(&mut self, task: &T, values: &[Token], change: i64) {
        let mut features: Vec<Key> = Vec::new();
        for (place, &value) in values.iter().enumerate() {
            features.clear();
            task.features(
                values.get(..place).unwrap_or_default(),
                value,
                &mut features,
            );
            for &key in &features {
                self.weights.add(key, change, self.visits);
            }
        }
    }
}

#[cfg(test)]
#[path = "../../tests/projection_perceptron.rs"]
mod tests;
