//! A tree over the leaves that are compared, without the nodes that say nothing.

use alloc::vec;
use alloc::vec::Vec;

use super::Leaf;
use crate::number::saturated;
use crate::tree::{NodeId, Tree};

/// An inner node of a [`LeafTree`], which alone makes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Inner(u32);

impl Inner {
    /// The number of the node, from 0, which is the root.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The node of this number, which is one of the tree.
    pub(crate) fn at(index: usize) -> Self {
        Self(saturated(index))
    }
}

/// A tree over leaves; each inner node has at least two members.
///
/// Methods that take an [`Inner`] expect one of this tree; they panic on one that it does not have.
#[derive(Clone, Debug)]
pub struct LeafTree {
    /// By inner node, in preorder: the node above; of the root, itself.
    parents: Vec<u32>,
    /// By inner node, the node of the tree that was read.
    nodes: Vec<NodeId>,
    /// By inner node, where its leaves begin in `order`.
    starts: Vec<u32>,
    /// By inner node, how many leaves are below it, at least 2.
    sizes: Vec<u32>,
    /// By inner node, how many members it has, at least 2.
    members: Vec<u32>,
    /// By inner node, the inner nodes right below it, in order.
    children: Vec<Vec<Inner>>,
    /// By leaf, the inner node that it is a member of; 0 where there is no inner node.
    homes: Vec<u32>,
    /// The leaves as a walk through the tree meets them.
    order: Vec<Leaf>,
}

impl LeafTree {
    /// The tree over some of its words: by node, the leaf that its own word is; and the number of leaves.
    ///
    /// # Complexity
    /// Linear, for any depth.
    pub(super) fn new(from: &Tree, own_leaves: &[Option<Leaf>], count: usize) -> Self {
        let walk = from.preorder();
        let above = |node| Some(from.preorder_position(from.parent(node)?) as usize);
        let own_leaf = |node: NodeId| own_leaves[node.index()];
        // By place in the walk: the leaves below, and the members that have some.
        let mut sizes = vec![0_u32; walk.len()];
        let mut members = vec![0_u32; walk.len()];
        for (at, &node) in walk.iter().enumerate().rev() {
            let own = u32::from(own_leaf(node).is_some());
            sizes[at] += own;
            members[at] += own;
            if let Some(above) = above(node).filter(|_| sizes[at] > 0) {
                sizes[above] += sizes[at];
                members[above] += 1;
            }
        }
        let mut tree = Self {
            parents: Vec::with_capacity(count),
            nodes: Vec::with_capacity(count),
            starts: Vec::with_capacity(count),
            sizes: Vec::with_capacity(count),
            members: Vec::with_capacity(count),
            children: Vec::with_capacity(count),
            homes: vec![0; count],
            order: Vec::with_capacity(count),
        };
        // By place in the walk: the innermost inner node around it.
        let mut homes = vec![0_u32; walk.len()];
        for (at, &node) in walk.iter().enumerate() {
            let outer = above(node).map_or(0, |above| homes[above]);
            homes[at] = outer;
            if members[at] > 1 {
                let inner = Inner::at(tree.parents.len());
                homes[at] = inner.0;
                // There is none above the root yet.
                if let Some(siblings) = tree.children.get_mut(outer as usize) {
                    siblings.push(inner);
                }
                tree.children.push(Vec::new());
                tree.parents.push(outer);
                tree.nodes.push(node);
                tree.starts.push(Inner::at(tree.order.len()).0);
                tree.sizes.push(sizes[at]);
                tree.members.push(members[at]);
            }
            if let Some(leaf) = own_leaf(node) {
                tree.order.push(leaf);
                tree.homes[leaf.index()] = homes[at];
            }
        }
        tree
    }

    /// The inner nodes in preorder, the root first; none over a leaf alone.
    pub fn inner(
        &self,
    ) -> impl DoubleEndedIterator<Item = Inner> + ExactSizeIterator + Clone + use<> {
        (0..saturated(self.parents.len())).map(Inner)
    }

    /// The inner node above; `None` for the root.
    pub fn parent(&self, inner: Inner) -> Option<Inner> {
        (inner.0 > 0).then(|| Inner(self.parents[inner.index()]))
    }

    /// The node that was read: the phrase, or the word with its dependents.
    pub fn node(&self, inner: Inner) -> NodeId {
        self.nodes[inner.index()]
    }

    /// How many leaves are below a node, at least 2.
    pub fn size(&self, inner: Inner) -> usize {
        self.sizes[inner.index()] as usize
    }

    /// The leaves below a node, as a walk through the tree meets them.
    pub fn leaves(&self, inner: Inner) -> &[Leaf] {
        &self.order[self.start(inner)..][..self.size(inner)]
    }

    /// The inner nodes right below a node, in order.
    pub fn children(&self, inner: Inner) -> &[Inner] {
        &self.children[inner.index()]
    }

    /// How many nodes and leaves are right below a node, at least 2.
    pub fn members(&self, inner: Inner) -> usize {
        self.members[inner.index()] as usize
    }

    /// Where its leaves begin in the walk.
    pub(crate) fn start(&self, inner: Inner) -> usize {
        self.starts[inner.index()] as usize
    }

    /// All leaves as a walk through the tree meets them.
    pub fn order(&self) -> &[Leaf] {
        &self.order
    }

    /// The inner node that a leaf is a member of; `None` for a leaf alone.
    pub fn home(&self, leaf: Leaf) -> Option<Inner> {
        let home = *self.homes.get(leaf.index())?;
        (!self.parents.is_empty()).then_some(Inner(home))
    }

    /// By inner node, the node above; of the root, itself.
    pub(crate) fn parents(&self) -> &[u32] {
        &self.parents
    }

    /// By inner node, how many leaves are below it.
    pub(crate) fn sizes(&self) -> &[u32] {
        &self.sizes
    }

    /// By leaf, the inner node that it is a member of.
    pub(crate) fn homes(&self) -> &[u32] {
        &self.homes
    }
}
