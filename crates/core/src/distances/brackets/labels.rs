//! Brackets counted by label.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::distances::brackets::comparison::{Comparison, Status};
use crate::order;
use crate::pair::Side;
use crate::ratio::Ratio;

/// What was counted of one label, in a pair or in many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LabelCounts {
    /// Brackets of the left tree with this label.
    pub left: u64,
    /// Of those, how many match.
    pub left_matched: u64,
    /// Brackets of the right tree with this label.
    pub right: u64,
    /// Of those, how many match. Not always as many as of the left tree, as other labels may count as
    /// the same.
    pub right_matched: u64,
    /// Brackets of the right tree with this label that cross one of the left tree.
    pub crossing: u64,
}

impl LabelCounts {
    /// Of the right tree's brackets, those that match; none if it has no bracket.
    pub fn precision(&self) -> Option<Ratio> {
        Ratio::new(self.right_matched, self.right)
    }

    /// Of the left tree's brackets, those that match; none if it has no bracket.
    pub fn recall(&self) -> Option<Ratio> {
        Ratio::new(self.left_matched, self.left)
    }

    /// The harmonic mean of precision and recall where as many match of both; none if neither tree has
    /// a bracket.
    pub fn f(&self) -> Option<Ratio> {
        Ratio::new(
            self.left_matched + self.right_matched,
            self.left + self.right,
        )
    }
}

/// What was counted of each label, in a pair or in many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByLabel {
    labels: BTreeMap<String, LabelCounts>,
}

impl ByLabel {
    /// Adds a pair. Trees that could not be compared add nothing.
    ///
    /// # Complexity
    /// O(n log m) for n brackets and m different labels.
    pub fn add(&mut self, comparison: &Comparison<'_>) {
        if comparison.status != Status::Compared {
            return;
        }
        let crossing = comparison.crossing(Side::Right);
        for side in Side::ALL {
            let brackets = comparison.brackets(side).iter().enumerate();
            for (at, bracket) in brackets.filter(|(_, one)| one.is_counted) {
                let is_matched = comparison.partner(side, at).is_some();
                let counts = self.label(&bracket.label);
                match side {
                    Side::Left => {
                        counts.left += 1;
                        counts.left_matched += u64::from(is_matched);
                    }
                    Side::Right => {
                        counts.right += 1;
                        counts.right_matched += u64::from(is_matched);
                        counts.crossing += u64::from(crossing.get(at) == Some(&true));
                    }
                }
            }
        }
    }

    /// Adds what was counted of other pairs.
    pub fn merge(&mut self, others: &Self) {
        for (label, other) in &others.labels {
            let counts = self.label(label);
            add_up!(counts, other; left, left_matched, right, right_matched, crossing);
        }
    }

    fn label(&mut self, label: &str) -> &mut LabelCounts {
        self.labels.entry(label.to_string()).or_default()
    }

    /// The labels, the most frequent in both trees first, then in the order of their letters.
    pub fn sorted(&self) -> Vec<(&str, LabelCounts)> {
        let labels = self
            .labels
            .iter()
            .map(|(label, &counts)| (&**label, counts));
        let labels: Vec<(&str, LabelCounts)> = labels.collect();
        order::sorted(&labels, |(_, counts)| {
            core::cmp::Reverse(counts.left + counts.right)
        })
    }
}
