//! The splits of two trees: those of both, and those of one alone.

use twintree::Side;
use twintree::distances::leaves::{Inner, Leaves};
use twintree::distances::splits;

use crate::number::number;

/// How many conflicts of a split are listed: two long sentences have as many as pairs of words.
const LISTED: usize = 100;

/// How many leaves are listed of all splits together. Nodes in each other, of which the other tree may
/// have none, have leaves as many as pairs of words.
const LEAVES: u64 = 1 << 24;

answers! {
    /// A split by one of its parts.
    pub struct Split {
        /// The leaves below one node, in order; the other part are all others.
        pub leaves: Vec<u32>,
        /// The places of the splits that only the other tree has and that are in conflict with it, the first
        /// hundred of them.
        pub conflicts: Vec<u32>,
        /// How many there are.
        pub in_conflict: u32,
    }

    /// The splits of two trees.
    pub struct Splits {
        /// What both trees have.
        pub both: Vec<Split>,
        /// What only the left tree has.
        pub left: Vec<Split>,
        /// What only the right tree has.
        pub right: Vec<Split>,
    }
}

impl Splits {
    /// None where they have more leaves than are listed.
    pub(super) fn new(leaves: &Leaves, splits: &splits::Splits) -> Option<Self> {
        let all = |side| splits.of(side).iter();
        let shared = all(Side::Left).filter(|split| split.partner.is_some());
        let sizes = |side| -> u64 {
            let sizes = all(side).map(|split| leaves.tree(side).size(split.node) as u64);
            sizes.sum()
        };
        if sizes(Side::Left) + sizes(Side::Right) > LEAVES {
            return None;
        }
        Some(Self {
            both: shared
                .map(|split| Split::new(leaves, Side::Left, split, &[]))
                .collect(),
            left: only(leaves, splits, Side::Left, Side::Right),
            right: only(leaves, splits, Side::Right, Side::Left),
        })
    }
}

/// What only one tree has. A split of both is in conflict with none of them.
fn only(leaves: &Leaves, splits: &splits::Splits, side: Side, other: Side) -> Vec<Split> {
    let alone = |side| splits.of(side).iter().filter(|one| one.partner.is_none());
    let others: Vec<Inner> = alone(other).map(|split| split.node).collect();
    alone(side)
        .map(|split| Split::new(leaves, side, split, &others))
        .collect()
}

impl Split {
    /// `others` are the nodes of the splits that only the other tree has, in preorder.
    fn new(leaves: &Leaves, side: Side, split: &splits::Split, others: &[Inner]) -> Self {
        let below = leaves.tree(side).leaves(split.node).iter();
        let mut below: Vec<u32> = below.map(|leaf| number(leaf.index())).collect();
        below.sort_unstable();
        // All in conflict with it are among the others: splits of both trees are in conflict with none.
        let place = |node: &Inner| others.binary_search(node).ok().map(number);
        let conflicts = split.conflicts.iter().filter_map(place);
        Self {
            leaves: below,
            conflicts: conflicts.take(LISTED).collect(),
            in_conflict: number(split.conflicts.len()),
        }
    }
}
