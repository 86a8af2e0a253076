//! Traversals, ancestors and projectivity of a [`Tree`].

use alloc::vec;
use alloc::vec::Vec;

use super::{NodeId, Tree};
use crate::number::saturated;

impl Tree {
    /// The nodes by number.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<> {
        // A tree has fewer nodes than `u32::MAX`.
        (0..saturated(self.len())).map(NodeId)
    }

    /// The nodes with children before parents and siblings in order.
    ///
    /// # Complexity
    /// Linear for the whole walk; no memory.
    pub fn postorder(&self) -> impl Iterator<Item = NodeId> + '_ {
        let mut next = Some(self.first_leaf(self.root()));
        core::iter::from_fn(move || {
            let node = next?;
            next = self.parent(node).map(|parent| {
                // The next sibling begins in preorder where this subtree ends.
                let after = self.preorder_position(node) + self.subtree_size(node);
                let end = self.preorder_position(parent) + self.subtree_size(parent);
                if after < end {
                    self.first_leaf(self.preorder()[after as usize])
                } else {
                    parent
                }
            });
            Some(node)
        })
    }

    /// Down to the first child as long as there is one.
    fn first_leaf(&self, mut node: NodeId) -> NodeId {
        while let Some(&child) = self.children(node).first() {
            node = child;
        }
        node
    }

    /// Whether `ancestor` lies on the way from `node` up to the root; a node is its own ancestor.
    pub fn is_ancestor(&self, ancestor: NodeId, node: NodeId) -> bool {
        let first = self.preorder_position(ancestor);
        let position = self.preorder_position(node);
        position >= first && position - first < self.subtree_size(ancestor)
    }

    /// The lowest common ancestor of two nodes. O(depth).
    pub fn lca(&self, a: NodeId, b: NodeId) -> NodeId {
        let mut ancestor = a;
        while !self.is_ancestor(ancestor, b) {
            match self.parent(ancestor) {
                Some(parent) => ancestor = parent,
                None => break,
            }
        }
        ancestor
    }

    /// By node, in sentence order: whether every word between it and its parent stands below that
    /// parent, so that the arc can be drawn over the sentence without crossing another; true for the
    /// root, which has none.
    ///
    /// # Complexity
    /// Linear for the whole tree. An arc is projective exactly when it stays inside the *block* of
    /// its head: the longest run of neighbouring words around the head that all stand below it.
    /// Children come first, a block absorbs the blocks beside it whole, and no later head can
    /// begin inside one, so that each boundary between blocks is passed once.
    pub fn projective_arcs(&self) -> Vec<bool> {
        let len = self.len();
        // At the last word of a block its first one, and the other way round.
        let mut firsts: Vec<usize> = (0..len).collect();
        let mut lasts: Vec<usize> = (0..len).collect();
        let mut projective = vec![true; len];
        for head in self.postorder() {
            let is_below = |word: usize| self.node(word).is_some_and(|n| self.is_ancestor(head, n));
            let (mut first, mut last) = (head.index(), head.index());
            while first > 0 && is_below(first - 1) {
                first = firsts[first - 1];
            }
            while is_below(last + 1) {
                last = lasts[last + 1];
            }
            firsts[last] = first;
            lasts[first] = last;
            for child in self.children(head) {
                projective[child.index()] = (first..=last).contains(&child.index());
            }
        }
        projective
    }
}
