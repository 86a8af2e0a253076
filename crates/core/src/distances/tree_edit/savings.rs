//! What is saved by keeping nodes, for every pair of subtrees.
//!
//! All of a left tree can be deleted and all of a right one inserted; keeping a node, or renaming it,
//! saves its deletion and an insertion, less what the rename costs. The distance is what the first costs
//! less the most that can be saved. Empty forests save nothing, and steps never reduce a saving, so that the
//! tables begin with zeros and a step is a maximum.

use alloc::vec;
use alloc::vec::Vec;

use crate::distances::tree_edit::costs::Labelled;
use crate::distances::tree_edit::shape::{End, Shape};

/// The two trees with what their edits cost, and the most that any two subtrees save.
pub(super) struct Savings<'s, L> {
    pub(super) left: &'s Shape,
    pub(super) right: &'s Shape,
    costs: &'s Labelled<'s, L>,
    /// By the left orders of both trees.
    by_left: Vec<u32>,
    /// By the right orders of both trees.
    by_right: Vec<u32>,
}

impl<'s, L: PartialEq> Savings<'s, L> {
    /// Nothing but what leaves save.
    ///
    /// # Complexity
    /// O(n m) for n and m nodes.
    pub(super) fn new(left: &'s Shape, right: &'s Shape, costs: &'s Labelled<'s, L>) -> Self {
        let cells = left.len() * right.len();
        let mut savings = Self {
            left,
            right,
            costs,
            by_left: vec![0; cells],
            by_right: vec![0; cells],
        };
        savings.compare_leaves();
        savings
    }

    /// A leaf can be kept once: as that node of the other tree which saves most.
    fn compare_leaves(&mut self) {
        let (left, right) = (self.left, self.right);
        let width = right.len();
        for node in 0..left.len() {
            for other in 0..width {
                let is_leaf = [left.size(node), right.size(other)].map(|size| size == 1);
                if is_leaf == [false, false] {
                    continue;
                }
                let below = if is_leaf[0] {
                    let children = right.left.children(other);
                    children.map(|child| self.get(node, child)).max()
                } else {
                    let children = left.left.children(node);
                    children.map(|child| self.get(child, other)).max()
                };
                let saved = self.kept(node, other).max(below.unwrap_or_default());
                self.set(node, other, saved);
            }
        }
    }

    /// What is saved by keeping this node as that one; 0 if it does not pay.
    pub(super) fn kept(&self, left: usize, right: usize) -> u32 {
        let nodes = (self.left.left.nodes[left], self.right.left.nodes[right]);
        let rename = self.costs.rename(nodes.0, nodes.1);
        (self.costs.prices.delete + self.costs.prices.insert).saturating_sub(rename)
    }

    /// The most that two subtrees save.
    pub(super) fn get(&self, left: usize, right: usize) -> u32 {
        self.by_left[left * self.right.len() + right]
    }

    pub(super) fn set(&mut self, left: usize, right: usize, saved: u32) {
        let width = self.right.len();
        self.by_left[left * width + right] = saved;
        let (left, right) = (self.left.to_right[left], self.right.to_right[right]);
        self.by_right[left as usize * width + right as usize] = saved;
    }

    /// What the subtree of a left node saves with each right one, by the left orders or the right ones.
    pub(super) fn row(&self, left: usize, end: End) -> &[u32] {
        let width = self.right.len();
        &end.of(&self.by_left, &self.by_right)[left * width..][..width]
    }
}
