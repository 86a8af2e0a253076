//! What an edit costs.

use crate::tree::NodeId;

/// What it costs to edit the nodes of a left tree into those of a right one.
///
/// The distance is the cheapest way there is; it is a metric if these are: no cost but that of a node
/// kept as it is is 0, there and back costs the same, and no detour is cheaper.
pub trait Costs {
    /// What it costs to delete a node of the left tree.
    fn delete(&self, left: NodeId) -> u32;

    /// What it costs to insert a node of the right tree.
    fn insert(&self, right: NodeId) -> u32;

    /// What it costs to turn a node of the left tree into one of the right tree; 0 if nothing is to be
    /// done. A node is deleted and the other inserted unless this is cheaper.
    fn rename(&self, left: NodeId, right: NodeId) -> u32;
}

/// The same cost for every node, by operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Prices {
    /// Of a node that is deleted.
    pub delete: u32,
    /// Of a node that is inserted.
    pub insert: u32,
    /// Of a node whose label changes.
    pub rename: u32,
}

impl Prices {
    /// Everything costs 1.
    pub const UNIT: Self = Self {
        delete: 1,
        insert: 1,
        rename: 1,
    };
}

impl Default for Prices {
    fn default() -> Self {
        Self::UNIT
    }
}

/// [`Prices`] for two trees whose nodes have labels, by the numbers of the nodes. A node without one is
/// the same as another without one.
#[derive(Clone, Copy, Debug)]
pub struct Labelled<'l, L> {
    /// What is paid.
    pub prices: Prices,
    /// The labels of the left tree.
    pub left: &'l [L],
    /// The labels of the right tree.
    pub right: &'l [L],
}

impl<L: PartialEq> Costs for Labelled<'_, L> {
    fn delete(&self, _: NodeId) -> u32 {
        self.prices.delete
    }

    fn insert(&self, _: NodeId) -> u32 {
        self.prices.insert
    }

    fn rename(&self, left: NodeId, right: NodeId) -> u32 {
        if self.left.get(left.index()) == self.right.get(right.index()) {
            0
        } else {
            self.prices.rename
        }
    }
}
