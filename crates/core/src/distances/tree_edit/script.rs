//! The steps that turn one tree into the other.

use alloc::vec;
use alloc::vec::Vec;

use crate::distances::tree_edit::costs::Labelled;
use crate::tree::{NodeId, Tree};

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edit {
    /// A node stays as it is.
    Keep(NodeId, NodeId),
    /// A node becomes another one.
    Rename(NodeId, NodeId),
    /// A node of the left tree is deleted; its children take its place.
    Delete(NodeId),
    /// A node of the right tree is put in, over those of its parent's children that are below it.
    Insert(NodeId),
}

impl Edit {
    /// The stable name of the edit, in kebab-case.
    pub fn code(self) -> &'static str {
        match self {
            Self::Keep(..) => "keep",
            Self::Rename(..) => "rename",
            Self::Delete(_) => "delete",
            Self::Insert(_) => "insert",
        }
    }

    /// The node of the left tree, if there is one.
    pub fn left(self) -> Option<NodeId> {
        match self {
            Self::Keep(left, _) | Self::Rename(left, _) | Self::Delete(left) => Some(left),
            Self::Insert(_) => None,
        }
    }

    /// The node of the right tree, if there is one.
    pub fn right(self) -> Option<NodeId> {
        match self {
            Self::Keep(_, right) | Self::Rename(_, right) | Self::Insert(right) => Some(right),
            Self::Delete(_) => None,
        }
    }
}

/// A step with its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// What is done.
    pub edit: Edit,
    /// What it costs.
    pub cost: u32,
    /// What all steps up to this one cost.
    pub total: u32,
}

/// The steps of a mapping, each node of both trees once.
///
/// **\[D\]** First the left tree is reduced to what both have, children before parents; then the other nodes
/// of the right one are inserted, parents before children. So every step can be made on the tree as it
/// stands, except for a root that is deleted before its other children are.
pub(super) fn script<L: PartialEq>(
    left: &Tree,
    right: &Tree,
    mapping: &[(NodeId, NodeId)],
    costs: &Labelled<'_, L>,
) -> Vec<Step> {
    let mut partners: [Vec<Option<NodeId>>; 2] = [vec![None; left.len()], vec![None; right.len()]];
    for &(one, other) in mapping {
        partners[0][one.index()] = Some(other);
        partners[1][other.index()] = Some(one);
    }
    let of_left = left
        .postorder()
        .map(|node| match partners[0][node.index()] {
            None => (Edit::Delete(node), costs.prices.delete),
            Some(other) => match costs.rename(node, other) {
                0 => (Edit::Keep(node, other), 0),
                cost => (Edit::Rename(node, other), cost),
            },
        });
    let new = right
        .preorder()
        .iter()
        .filter(|node| partners[1][node.index()].is_none());
    let of_right = new.map(|&node| (Edit::Insert(node), costs.prices.insert));
    let mut total = 0_u32;
    let steps = of_left.chain(of_right).map(|(edit, cost)| {
        total = total.saturating_add(cost);
        Step { edit, cost, total }
    });
    steps.collect()
}
