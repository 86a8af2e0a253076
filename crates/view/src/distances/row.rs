//! The distances of one of many pairs, on a line: the counts and the values made of them.

use std::collections::BTreeMap;

use serde::Serialize;
use twintree::Ratio;
use twintree::distances::tree_edit::PairDistance;
use twintree::distances::{Undefined, attachment, brackets};

use super::counted::{
    BracketCounts, CountedDistances, MEASURES, NO_BRACKETS, QuartetDistances, SplitCounts,
};
use super::measure::{NO_QUARTETS, NO_SPLITS};
use crate::{Cell, TableRow};

/// The distances of a pair: the right tree against the left one. What is not defined is missing, and
/// named in [`undefined`](Self::undefined).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DistancesRow {
    /// The pair, from 1; missing of one that has a name of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pair: Option<u64>,
    /// How many words are compared by splits and quartets.
    pub leaves: Option<usize>,
    /// Splits that only one tree has, of those of both.
    pub robinson_foulds: Option<RobinsonFouldsRow>,
    /// Splits of the right tree that are in conflict with the left one, of all of the right one.
    pub generalized_robinson_foulds: Option<GeneralizedRobinsonFouldsRow>,
    /// What the trees say of every four words.
    pub quartets: Option<QuartetsRow>,
    /// Phrases of both trees, as EVALB counts them.
    pub brackets: Option<BracketsRow>,
    /// How many nodes are inserted, deleted or renamed.
    pub tree_edit: Option<TreeEditRow>,
    /// Words with the same head, the same relation, or both.
    pub attachment: Option<AttachmentRow>,
    /// Of each value that is missing, the stable name of the reason; of a value within another, where
    /// it stands: `brackets.precision`.
    pub undefined: BTreeMap<&'static str, &'static str>,
    /// Every measure, for a table.
    #[serde(skip)]
    values: [Option<f64>; MEASURES.len()],
}

impl TableRow for DistancesRow {
    fn columns() -> Vec<String> {
        let mut names = vec!["leaves".to_owned()];
        names.extend(MEASURES.iter().map(|measure| measure.name.to_owned()));
        names
    }

    fn cells(&self) -> Vec<Cell> {
        let leaves = self.leaves.map(|leaves| leaves as u64);
        let values = self.values.iter().map(|&value| Cell::from(value));
        std::iter::once(leaves.into()).chain(values).collect()
    }
}

/// Splits by whether both trees have them.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct RobinsonFouldsRow {
    /// Splits of the left tree.
    pub left: usize,
    /// Splits of the right tree.
    pub right: usize,
    /// Splits of both.
    pub shared: usize,
    /// Those of one tree alone, of all of both.
    pub value: f64,
    /// Why the value is 0 by convention: `no-splits`.
    pub flag: Option<&'static str>,
}

/// Splits of the right tree by whether one tree could have them and all of the left one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct GeneralizedRobinsonFouldsRow {
    /// Splits of the right tree.
    pub right: usize,
    /// Those in conflict with the left tree.
    pub incompatible: usize,
    /// The latter of the former.
    pub value: f64,
    /// Why the value is 0 by convention: `no-splits`.
    pub flag: Option<&'static str>,
}

/// Every four words by how the trees pair them.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct QuartetsRow {
    /// All ways to take four of the words.
    pub all: u64,
    /// The same pairs in both trees.
    pub same: u64,
    /// Pairs in both trees, but others.
    pub different: u64,
    /// Paired in the left tree alone.
    pub left_only: u64,
    /// Paired in the right tree alone.
    pub right_only: u64,
    /// Left open by both.
    pub stars: u64,
    /// Those that differ, of all.
    pub distance: f64,
    /// Of those that the left tree pairs, those that the right one pairs otherwise; strict, or leaves
    /// open.
    pub generalized: f64,
    /// Why `generalized` is 0 by convention: `no-quartets`.
    pub flag: Option<&'static str>,
}

/// Brackets with the same words and, but for `unlabelled`, the same label.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct BracketsRow {
    /// Brackets of the left tree.
    pub left: u64,
    /// Brackets of the right tree.
    pub right: u64,
    /// Those of the one that match one of the other.
    pub matched: u64,
    /// Brackets of the right tree that cross one of the left tree.
    pub crossing: u64,
    /// Of the right tree's brackets, those that match.
    pub precision: Option<f64>,
    /// Of the left tree's brackets, those that match.
    pub recall: Option<f64>,
    /// The harmonic mean of the two.
    pub f: Option<f64>,
    /// Whatever the labels.
    pub unlabelled: MatchedRow,
    /// The tags of the words.
    pub tags: TagsRow,
    /// Whether every bracket of either tree matches.
    pub complete: bool,
}

/// Brackets that match, of those of both trees.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct MatchedRow {
    /// How many match.
    pub matched: u64,
    /// Of the right tree's brackets, those that match.
    pub precision: Option<f64>,
    /// Of the left tree's brackets, those that match.
    pub recall: Option<f64>,
    /// The harmonic mean of the two.
    pub f: Option<f64>,
}

/// Words with the same tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TagsRow {
    /// Words with a tag in one tree at least.
    pub words: u64,
    /// Those with the same one in both.
    pub correct: u64,
}

/// What turns the left tree into the right one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TreeEditRow {
    /// Nodes that are inserted, deleted or renamed.
    pub distance: u32,
    /// Nodes of the left tree.
    pub left: usize,
    /// Nodes of the right tree.
    pub right: usize,
}

/// Words with the same head, the same relation, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct AttachmentRow {
    /// All that count.
    pub words: u64,
    /// Those with the same head: UAS is their share.
    pub unlabelled: u64,
    /// Those with the same head and relation: LAS is their share.
    pub labelled: u64,
    /// Those with the same relation.
    pub labels: u64,
}

impl DistancesRow {
    /// The row of the pair of this number.
    pub fn new(number: Option<u64>, counted: &CountedDistances) -> Self {
        let mut undefined = BTreeMap::new();
        let values = counted.values().map(|value| value.ok().map(Ratio::value));
        let CountedDistances {
            leaves,
            splits,
            quartets,
            brackets,
            tree_edit,
            attachment,
        } = counted;
        let leaves = defined(leaves, "leaves", &mut undefined);
        let plain = defined(splits, "robinsonFoulds", &mut undefined);
        let generalized = defined(splits, "generalizedRobinsonFoulds", &mut undefined);
        let quartets = defined(quartets, "quartets", &mut undefined);
        let tree_edit = defined(tree_edit, "treeEdit", &mut undefined);
        let attachment = defined(attachment, "attachment", &mut undefined);
        let brackets = match brackets {
            Ok(counts) => Some(BracketsRow::new(counts, &mut undefined)),
            Err(code) => {
                undefined.insert("brackets", *code);
                None
            }
        };
        Self {
            pair: number,
            leaves: leaves.copied(),
            robinson_foulds: plain.map(RobinsonFouldsRow::from),
            generalized_robinson_foulds: generalized.map(GeneralizedRobinsonFouldsRow::from),
            quartets: quartets.map(QuartetsRow::from),
            brackets,
            tree_edit: tree_edit.map(TreeEditRow::from),
            attachment: attachment.map(AttachmentRow::from),
            undefined,
            values,
        }
    }
}

/// What was counted; else the reason is noted.
fn defined<'c, T>(
    counted: &'c Result<T, Undefined>,
    name: &'static str,
    undefined: &mut BTreeMap<&'static str, &'static str>,
) -> Option<&'c T> {
    let noted = |reason: &Undefined| undefined.insert(name, reason.code());
    counted.as_ref().map_err(noted).ok()
}

/// The flag, if it is 0 of 0.
fn flag(ratio: Ratio, flag: &'static str) -> Option<&'static str> {
    ratio.defined().is_none().then_some(flag)
}

impl From<&SplitCounts> for RobinsonFouldsRow {
    fn from(counts: &SplitCounts) -> Self {
        Self {
            left: counts.left,
            right: counts.right,
            shared: counts.shared,
            value: counts.plain.value(),
            flag: flag(counts.plain, NO_SPLITS),
        }
    }
}

impl From<&SplitCounts> for GeneralizedRobinsonFouldsRow {
    fn from(counts: &SplitCounts) -> Self {
        Self {
            right: counts.right,
            incompatible: counts.incompatible,
            value: counts.generalized.value(),
            flag: flag(counts.generalized, NO_SPLITS),
        }
    }
}

impl From<&QuartetDistances> for QuartetsRow {
    fn from(quartets: &QuartetDistances) -> Self {
        let counts = quartets.counts;
        Self {
            all: counts.all,
            same: counts.same,
            different: counts.different,
            left_only: counts.left_only,
            right_only: counts.right_only,
            stars: counts.stars,
            distance: counts.distance().value(),
            generalized: quartets.generalized.value(),
            flag: flag(quartets.generalized, NO_QUARTETS),
        }
    }
}

impl BracketsRow {
    /// A share of no bracket is missing, and noted.
    fn new(counts: &BracketCounts, undefined: &mut BTreeMap<&'static str, &'static str>) -> Self {
        let BracketCounts {
            labelled,
            unlabelled,
        } = counts;
        let mut share = |name: &'static str, share: Option<Ratio>| {
            if share.is_none() {
                undefined.insert(name, NO_BRACKETS);
            }
            share.map(Ratio::value)
        };
        Self {
            left: labelled.left,
            right: labelled.right,
            matched: labelled.matched,
            crossing: labelled.crossing,
            precision: share("brackets.precision", labelled.precision()),
            recall: share("brackets.recall", labelled.recall()),
            f: share("brackets.f", labelled.f()),
            unlabelled: MatchedRow {
                matched: unlabelled.matched,
                precision: share("brackets.unlabelled.precision", unlabelled.precision()),
                recall: share("brackets.unlabelled.recall", unlabelled.recall()),
                f: share("brackets.unlabelled.f", unlabelled.f()),
            },
            tags: TagsRow::from(labelled),
            complete: labelled.is_complete(),
        }
    }
}

impl From<&brackets::Counts> for TagsRow {
    fn from(counts: &brackets::Counts) -> Self {
        let tagging = counts.tagging();
        Self {
            words: tagging.map_or(0, Ratio::whole),
            correct: tagging.map_or(0, Ratio::part),
        }
    }
}

impl From<&PairDistance> for TreeEditRow {
    fn from(&PairDistance { distance, nodes }: &PairDistance) -> Self {
        let [left, right] = nodes;
        Self {
            distance,
            left,
            right,
        }
    }
}

impl From<&attachment::Counts> for AttachmentRow {
    fn from(counts: &attachment::Counts) -> Self {
        Self {
            words: counts.words,
            unlabelled: counts.heads,
            labelled: counts.both,
            labels: counts.relations,
        }
    }
}
