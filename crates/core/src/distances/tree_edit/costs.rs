//! What an edit costs.

use crate::tree::NodeId;

/// The same cost for every node, by operation.
///
/// The distance is the cheapest way there is; it is a metric if no cost is 0, there and back costs the
/// same, and no detour is cheaper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Prices {
    /// Of a node that is deleted.
    pub delete: u32,
    /// Of a node that is inserted.
    pub insert: u32,
    /// Of a node whose label changes. It is deleted and the other one inserted unless this is cheaper.
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

impl<L: PartialEq> Labelled<'_, L> {
    /// What it costs to turn a node of the left tree into one of the right tree; 0 if nothing is to be
    /// done.
    pub(super) fn rename(&self, left: NodeId, right: NodeId) -> u32 {
        if self.left.get(left.index()) == self.right.get(right.index()) {
            0
        } else {
            self.prices.rename
        }
    }
}
