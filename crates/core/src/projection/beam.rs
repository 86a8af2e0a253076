//! The search for a sequence of decisions: after each decision the best prefixes are kept.
//!
//! ```text
//! decision 1      decision 2          width 2: of all values that may follow a kept prefix
//!   be   2.1  ──  be, S NP V NP  4.0  the two best are kept
//!   have 1.2  ──  have, S NP V   2.9
//!   seem 0.3                          fallen out
//! ```
//!
//! Among equal scores the prefix that stands higher comes first, then the value that its task names
//! first. The best sequence may fall out on the way; a beam that is wider may find a worse one.
//!
//! Source: Cowan, Kučerová and Collins 2006, section 5.

use alloc::vec;
use alloc::vec::Vec;

use crate::projection::token::{Key, Token};
use crate::projection::weights::Weights;

/// The widest beam.
pub(crate) const WIDTH: usize = 256;

/// Something to be decided step by step.
pub(crate) trait Task {
    /// How many decisions there are.
    fn decisions(&self) -> usize;

    /// Adds the values that the next decision may have, the first in case of doubt first.
    fn values(&self, prefix: &[Token], values: &mut Vec<Token>);

    /// Adds the features of deciding so.
    fn features(&self, prefix: &[Token], value: Token, features: &mut Vec<Key>);
}

/// A value that may follow a prefix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The prefix, by its place among those kept.
    pub parent: usize,
    /// The value.
    pub value: Token,
    /// The score of the prefix with it.
    pub score: i64,
    /// Its place among the candidates as they came, which decides among equal scores.
    place: usize,
}

/// Some decisions and their score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prefix {
    /// What was decided.
    pub values: Vec<Token>,
    /// The sum of the weights of all features.
    pub score: i64,
}

/// A search in progress.
#[derive(Debug)]
pub(crate) struct Search<'t, T: ?Sized> {
    task: &'t T,
    weights: &'t Weights,
    /// At least 1.
    width: usize,
    /// The best first.
    kept: Vec<Prefix>,
    values: Vec<Token>,
    features: Vec<Key>,
    candidates: Vec<Candidate>,
}

impl<'t, T: Task + ?Sized> Search<'t, T> {
    /// A search that keeps this many prefixes, at least 1 and at most [`WIDTH`].
    pub(crate) fn new(task: &'t T, weights: &'t Weights, width: usize) -> Self {
        let values = Vec::new();
        Self {
            task,
            weights,
            width: width.clamp(1, WIDTH),
            kept: vec![Prefix { values, score: 0 }],
            values: Vec::new(),
            features: Vec::new(),
            candidates: Vec::new(),
        }
    }

    /// The prefixes that are kept, the best first.
    pub(crate) fn kept(&self) -> &[Prefix] {
        &self.kept
    }

    /// Makes one more decision. None is kept where no value was allowed.
    ///
    /// # Complexity
    /// O(c · f + c log w) for c candidates, f features of each and a width of w.
    pub(crate) fn step(&mut self) {
        self.expand();
        let last = self.width.min(self.candidates.len());
        if last < self.candidates.len() {
            self.candidates.select_nth_unstable_by(last, order);
            self.candidates.truncate(last);
        }
        self.candidates.sort_unstable_by(order);
        self.keep();
    }

    /// The same, and gives all candidates in order: those that are kept, and then those that fall
    /// out.
    pub(crate) fn step_and_tell(&mut self) -> Vec<Candidate> {
        self.expand();
        self.candidates.sort_unstable_by(order);
        let all = self.candidates.clone();
        self.candidates.truncate(self.width);
        self.keep();
        all
    }

    fn expand(&mut self) {
        self.candidates.clear();
        for (parent, prefix) in self.kept.iter().enumerate() {
            self.values.clear();
            self.task.values(&prefix.values, &mut self.values);
            for &value in &self.values {
                self.features.clear();
                self.task
                    .features(&prefix.values, value, &mut self.features);
                let weights = self.features.iter().map(|&key| self.weights.get(key));
                // Bounded by what a model may hold; see the limits of training.
                let score = weights.fold(prefix.score, i64::saturating_add);
                self.candidates.push(Candidate {
                    parent,
                    value,
                    score,
                    place: self.candidates.len(),
                });
            }
        }
    }

    fn keep(&mut self) {
        let kept = self.candidates.iter().filter_map(|candidate| {
            let parent = self.kept.get(candidate.parent)?;
            let mut values = Vec::with_capacity(self.task.decisions());
            values.extend_from_slice(&parent.values);
            values.push(candidate.value);
            Some(Prefix {
                values,
                score: candidate.score,
            })
        });
        self.kept = kept.collect();
    }
}

/// The better first.
fn order(one: &Candidate, other: &Candidate) -> core::cmp::Ordering {
    other
        .score
        .cmp(&one.score)
        .then(one.place.cmp(&other.place))
}
