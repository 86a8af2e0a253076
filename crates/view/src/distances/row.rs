//! The distances of one of many pairs, on a line: the counts and the values computed from them.

use twintree::Ratio;
use twintree::distances::{Undefined, attachment, brackets};

use super::counted::{
    BracketCounts, CountedDistances, EditCounts, NO_BRACKETS, QuartetDistances, SplitCounts,
};
use super::measure::{NO_QUARTETS, NO_SPLITS};
use crate::Reasons;

rows! {
    /// The distances of a pair: the right tree against the left one. What is not defined is missing, and
    /// named in [`undefined`](Self::undefined).
    pub struct DistancesRow {
        /// The pair, from 1; missing for one with its own name.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub pair: Option<u64>,
        /// How many words are compared by splits and quartets.
        pub leaves: Option<usize>,
        /// Splits that only one tree has, of those of both.
        pub robinson_foulds: Option<RobinsonFouldsRow>,
        /// Splits of the right tree that are in conflict with the left one, of all of the right one.
        pub generalized_robinson_foulds: Option<GeneralizedRobinsonFouldsRow>,
        /// What the trees say about every four words.
        pub quartets: Option<QuartetsRow>,
        /// Phrases of both trees, as EVALB counts them.
        pub brackets: Option<BracketsRow>,
        /// How many nodes are inserted, deleted or renamed.
        pub tree_edit: Option<TreeEditRow>,
        /// Words with the same head, the same relation, or both.
        pub attachment: Option<AttachmentRow>,
        /// Of each value that is missing, the stable name of the reason; of a value within another, where
        /// it stands: `brackets.precision`.
        pub undefined: Reasons,
    }
}

rows! {
    /// Splits by whether both trees have them.
    pub struct RobinsonFouldsRow from(of: &SplitCounts) {
        /// Splits of the left tree.
        pub left: usize = of.left,
        /// Splits of the right tree.
        pub right: usize = of.right,
        /// Splits of both.
        pub shared: usize = of.shared,
        /// Those of one tree alone, of all of both.
        pub value: f64 = of.plain.value(),
        /// Why the value is 0 by convention: `no-splits`.
        pub flag: Option<&'static str> = flag(of.plain, NO_SPLITS),
    }

    /// Splits of the right tree by whether one tree could have them and all of the left one.
    pub struct GeneralizedRobinsonFouldsRow from(of: &SplitCounts) {
        /// Splits of the right tree.
        pub right: usize = of.right,
        /// Those in conflict with the left tree.
        pub incompatible: usize = of.incompatible,
        /// The latter of the former.
        pub value: f64 = of.generalized.value(),
        /// Why the value is 0 by convention: `no-splits`.
        pub flag: Option<&'static str> = flag(of.generalized, NO_SPLITS),
    }

    /// Every four words by how the trees pair them.
    pub struct QuartetsRow from(of: &QuartetDistances) {
        /// All ways to take four of the words.
        pub all: u64 = of.counts.all,
        /// The same pairs in both trees.
        pub same: u64 = of.counts.same,
        /// Paired in both trees, but differently.
        pub different: u64 = of.counts.different,
        /// Paired in the left tree alone.
        pub left_only: u64 = of.counts.left_only,
        /// Paired in the right tree alone.
        pub right_only: u64 = of.counts.right_only,
        /// Left open by both.
        pub stars: u64 = of.counts.stars,
        /// Those that differ, of all.
        pub distance: f64 = of.counts.distance().value(),
        /// Of those that the left tree pairs, those that the right one pairs otherwise; strict, or leaves
        /// open.
        pub generalized: f64 = of.generalized.value(),
        /// Why `generalized` is 0 by convention: `no-quartets`.
        pub flag: Option<&'static str> = flag(of.generalized, NO_QUARTETS),
    }

    /// Brackets with the same words and, except for `unlabelled`, the same label.
    pub struct BracketsRow new(of: &BracketCounts, undefined: &mut Reasons) {
        /// Brackets of the left tree.
        pub left: u64 = of.labelled.left,
        /// Brackets of the right tree.
        pub right: u64 = of.labelled.right,
        /// Those that match one of the other tree.
        pub matched: u64 = of.labelled.matched,
        /// Brackets of the right tree that cross one of the left tree.
        pub crossing: u64 = of.labelled.crossing,
        /// Of the right tree's brackets, those that match.
        pub precision: Option<f64> = share(of.labelled.precision(), "brackets.precision", undefined),
        /// Of the left tree's brackets, those that match.
        pub recall: Option<f64> = share(of.labelled.recall(), "brackets.recall", undefined),
        /// The harmonic mean of the two.
        pub f: Option<f64> = share(of.labelled.f(), "brackets.f", undefined),
        /// Whatever the labels.
        pub unlabelled: MatchedRow = MatchedRow::new(&of.unlabelled, undefined),
        /// The tags of the words.
        pub tags: TagsRow = TagsRow::from(&of.labelled),
        /// Whether every bracket of either tree matches.
        pub complete: bool = of.labelled.is_complete(),
    }

    /// Brackets that match, of those of both trees.
    pub struct MatchedRow new(of: &brackets::Counts, undefined: &mut Reasons) {
        /// How many match.
        pub matched: u64 = of.matched,
        /// Of the right tree's brackets, those that match.
        pub precision: Option<f64> = share(of.precision(), "brackets.unlabelled.precision", undefined),
        /// Of the left tree's brackets, those that match.
        pub recall: Option<f64> = share(of.recall(), "brackets.unlabelled.recall", undefined),
        /// The harmonic mean of the two.
        pub f: Option<f64> = share(of.f(), "brackets.unlabelled.f", undefined),
    }

    /// Words with the same tag.
    pub struct TagsRow from(of: &brackets::Counts) {
        /// Words with a tag in one tree at least.
        pub words: u64 = of.tagging().map_or(0, Ratio::whole),
        /// Those with the same one in both.
        pub correct: u64 = of.tagging().map_or(0, Ratio::part),
    }

    /// What turns the left tree into the right one.
    pub struct TreeEditRow from(of: &EditCounts) {
        /// Nodes that are inserted, deleted or renamed, times what that costs.
        pub distance: u32 = of.distance,
        /// Nodes of the left tree, times what it costs to delete one.
        pub left: u64 = of.all[0],
        /// Nodes of the right tree, times what it costs to insert one.
        pub right: u64 = of.all[1],
    }

    /// Words with the same head, the same relation, or both.
    pub struct AttachmentRow from(of: &attachment::Counts) {
        /// All that count.
        pub words: u64 = of.words,
        /// Those with the same head: UAS is their share.
        pub unlabelled: u64 = of.heads,
        /// Those with the same head and relation: LAS is their share.
        pub labelled: u64 = of.both,
        /// Those with the same relation.
        pub labels: u64 = of.relations,
    }
}

impl DistancesRow {
    /// The row of the pair of this number.
    pub fn new(number: Option<u64>, counted: &CountedDistances) -> Self {
        let mut undefined = Reasons::default();
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
                undefined.insert("brackets", code);
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
        }
    }
}

/// What was counted; else the reason is noted.
fn defined<'c, T>(
    counted: &'c Result<T, Undefined>,
    name: &'static str,
    undefined: &mut Reasons,
) -> Option<&'c T> {
    let noted = |reason: &Undefined| undefined.insert(name, reason.code());
    counted.as_ref().map_err(noted).ok()
}

/// A share of brackets; of none, that is noted.
fn share(ratio: Option<Ratio>, name: &'static str, undefined: &mut Reasons) -> Option<f64> {
    if ratio.is_none() {
        undefined.insert(name, NO_BRACKETS);
    }
    ratio.map(Ratio::value)
}

/// The flag, if it is 0 of 0.
fn flag(ratio: Ratio, flag: &'static str) -> Option<&'static str> {
    ratio.defined().is_none().then_some(flag)
}
