//! A tree in the two postorders that the algorithm needs.

use alloc::vec;
use alloc::vec::Vec;

use crate::tree::{NodeId, Tree};

/// The end of a forest at which roots are removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The first root. What is left are the first numbers of the right order.
    First,
    /// The last root. What is left are the first numbers of the left order.
    Last,
}

impl End {
    /// The one with which there is less to do; of equal ones the last.
    pub(super) fn with_less(work: impl Fn(Self) -> u64) -> Self {
        if work(Self::Last) <= work(Self::First) {
            Self::Last
        } else {
            Self::First
        }
    }

    /// What belongs to the left order, or to the right one.
    pub(super) fn of<T>(self, left: T, right: T) -> T {
        match self {
            Self::First => right,
            Self::Last => left,
        }
    }
}

/// The nodes with children before parents, numbered from 0: either the first child first, or the last
/// child first. A subtree is the numbers up to that of its root, as many as it has nodes.
#[derive(Clone, Debug)]
pub(super) struct Order {
    /// The nodes.
    pub(super) nodes: Vec<NodeId>,
    /// The size of the subtree of each.
    pub(super) sizes: Vec<u32>,
    /// Whether a node is the first child in this order, so that its subtree begins where its parent's does.
    pub(super) is_first: Vec<bool>,
}

impl Order {
    fn new(tree: &Tree, nodes: Vec<NodeId>) -> Self {
        let mut order = Self {
            sizes: nodes.iter().map(|&node| tree.subtree_size(node)).collect(),
            is_first: vec![false; nodes.len()],
            nodes,
        };
        for node in 0..order.nodes.len() {
            let first = order.children(node).last();
            if let Some(first) = first {
                order.is_first[first] = true;
            }
        }
        order
    }

    /// The first number of a subtree.
    pub(super) fn first(&self, root: usize) -> usize {
        root + 1 - self.sizes[root] as usize
    }

    /// The subtrees that begin elsewhere than those of their parents, and the whole, in order: every node
    /// is in the one of them in which it begins.
    pub(super) fn keyroots(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.nodes.len()).filter(|&node| !self.is_first[node])
    }

    /// The number of nodes in all keyroots of each subtree.
    fn keyroot_sizes(&self) -> Vec<u64> {
        let mut sums: Vec<u64> = Vec::with_capacity(self.sizes.len());
        for (at, &size) in self.sizes.iter().enumerate() {
            let mut sum = u64::from(size);
            for child in self.children(at) {
                sum += sums[child];
                if self.is_first[child] {
                    sum -= u64::from(self.sizes[child]);
                }
            }
            sums.push(sum);
        }
        sums
    }

    /// The children of a node, last one first.
    pub(super) fn children(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        let first = self.first(node);
        let mut end = node;
        core::iter::from_fn(move || {
            let child = end.checked_sub(1).filter(|_| end > first)?;
            end = self.first(child);
            Some(child)
        })
    }
}

/// A tree in both postorders.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    /// First children first. By default nodes are named by their numbers in it.
    pub(super) left: Order,
    /// Last children first.
    pub(super) right: Order,
    /// From numbers in the left order to those in the right one.
    pub(super) to_right: Vec<u32>,
    /// From numbers in the right order to those in the left one.
    to_left: Vec<u32>,
    /// The number of nodes in all keyroots of each subtree, in the left order and in the right one; both
    /// by the numbers of the left order.
    keyroots: [Vec<u64>; 2],
}

impl Shape {
    /// # Complexity
    /// Linear, for any shape.
    pub(super) fn new(tree: &Tree) -> Self {
        let postorder: Vec<NodeId> = tree.postorder().collect();
        // From its end, preorder is a postorder with the last child first.
        let backwards: Vec<NodeId> = tree.preorder().iter().rev().copied().collect();
        let len = postorder.len();
        let mut numbers = vec![0; len];
        for (number, node) in (0_u32..).zip(&postorder) {
            numbers[node.index()] = number;
        }
        let to_left: Vec<u32> = backwards.iter().map(|node| numbers[node.index()]).collect();
        let mut to_right = vec![0; len];
        for (number, &at) in (0..).zip(&to_left) {
            to_right[at as usize] = number;
        }
        let left = Order::new(tree, postorder);
        let right = Order::new(tree, backwards);
        let of_left = left.keyroot_sizes();
        let of_right = right.keyroot_sizes();
        let of_right = to_right.iter().map(|&at| of_right[at as usize]).collect();
        Self {
            keyroots: [of_left, of_right],
            to_right,
            to_left,
            left,
            right,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.left.nodes.len()
    }

    /// The order in which the forests left by taking roots away at an end are the first numbers.
    pub(super) fn order(&self, end: End) -> &Order {
        end.of(&self.left, &self.right)
    }
    /// By node, the number of nodes in all keyroots of its subtree in the order of an end.
    pub(super) fn keyroots(&self, end: End) -> &[u64] {
        end.of(&self.keyroots[0], &self.keyroots[1])
    }

    /// A number in the order of an end as one in the left order.
    pub(super) fn node_at(&self, end: End, number: usize) -> usize {
        end.of(number, self.to_left[number] as usize)
    }

    /// A number in the left order as one in the order of an end.
    pub(super) fn number_at(&self, end: End, node: usize) -> usize {
        end.of(node, self.to_right[node] as usize)
    }

    pub(super) fn size(&self, node: usize) -> usize {
        self.left.sizes[node] as usize
    }
}
