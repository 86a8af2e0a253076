//! The rooted tree over the words of one sentence.
//!
//! Nodes are numbered in sentence order, from 0. Every node but the root has one parent, and the
//! label of a node names the edge to its parent (in a dependency tree: the DEPREL; the root's label
//! is that of the edge to nothing, usually `root`).
//!
//! ```
//! use twintree::{Symbols, Tree};
//!
//! // the ←det cat ←nsubj sleeps
//! let mut symbols = Symbols::new();
//! let labels = ["det", "nsubj", "root"].map(|label| symbols.intern(label));
//! let tree = Tree::new(&[Some(1), Some(2), None], &labels)?;
//! assert_eq!(tree.root().index(), 2);
//! assert_eq!(tree.nodes().map(|node| tree.depth(node)).collect::<Vec<_>>(), [2, 1, 0]);
//! # Ok::<(), twintree::TreeError>(())
//! ```
//!
//! Everything is laid out once, in linear time and without recursion: the children in one arena,
//! the preorder with the size of each subtree, so that a subtree is an interval of the preorder and
//! [`Tree::is_ancestor`] two comparisons.

mod cycle;
mod order;
pub mod subtree;

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::symbol::Symbol;
pub use cycle::cycles;

/// Stands in `parents` where the root has none.
const NONE: u32 = u32::MAX;

/// A node of one [`Tree`], which alone makes them: see [`Tree::node`]. Ordered as in the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The position of the node in its sentence, from 0.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A rooted tree whose nodes stand in the order of a sentence.
///
/// Methods that take a [`NodeId`] expect one of this tree, or of one with at least as many nodes;
/// they panic on an id that the tree does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    /// The parent of each node, [`NONE`] for the root.
    parents: Vec<u32>,
    /// The label of each node's edge to its parent.
    labels: Vec<Symbol>,
    /// The number of edges up to the root.
    depths: Vec<u32>,
    root: NodeId,
    /// `children[starts[n]..starts[n + 1]]` are the children of `n`; one longer than the tree.
    starts: Vec<u32>,
    /// The children of all nodes, grouped by parent, each group in sentence order.
    children: Vec<NodeId>,
    /// Parents before children, children in sentence order.
    preorder: Vec<NodeId>,
    /// The inverse of `preorder`.
    positions: Vec<u32>,
    /// The number of nodes in each subtree, the node itself included: the subtree of `n` is
    /// `preorder[positions[n]..positions[n] + sizes[n]]`.
    sizes: Vec<u32>,
}

/// Why heads and labels are no tree. Node numbers count from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TreeError {
    /// There is no node at all.
    Empty,
    /// Every node needs one head and one label.
    LengthMismatch {
        /// How many heads were given.
        heads: usize,
        /// How many labels were given.
        labels: usize,
    },
    /// A head that is no node.
    UnknownHead {
        /// The first node with such a head.
        node: u32,
        /// Its head.
        head: u32,
    },
    /// Every node has a head (so that there is a cycle, too).
    NoRoot,
    /// The nodes without a head, in sentence order; at least two.
    SeveralRoots(Vec<u32>),
    /// Nodes that are each other's head: once round, from the smallest node along the heads.
    Cycle(Vec<u32>),
}

impl fmt::Display for TreeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "a tree needs at least one node"),
            Self::LengthMismatch { heads, labels } => {
                write!(f, "{heads} heads, but {labels} labels")
            }
            Self::UnknownHead { node, head } => {
                write!(f, "the head of node {node} is {head}, which is no node")
            }
            Self::NoRoot => write!(f, "every node has a head, so that none is the root"),
            Self::SeveralRoots(roots) => write!(f, "several roots: {roots:?}"),
            Self::Cycle(nodes) => write!(f, "a cycle of heads: {nodes:?}"),
        }
    }
}

impl core::error::Error for TreeError {}

impl Tree {
    /// The tree in which `heads[n]` is the parent of node `n` (`None` for the root) and `labels[n]`
    /// the label of the edge between them.
    ///
    /// # Errors
    /// The first that applies, in the order of the variants of [`TreeError`]. To name every cycle
    /// of faulty heads, see [`cycles`].
    ///
    /// # Complexity
    /// Linear in time and memory, whatever the shape.
    pub fn new(heads: &[Option<u32>], labels: &[Symbol]) -> Result<Self, TreeError> {
        if heads.is_empty() {
            return Err(TreeError::Empty);
        }
        // From NONE on, nodes could not be numbered; only the labels could still tell.
        if heads.len() != labels.len() || heads.len() >= NONE as usize {
            return Err(TreeError::LengthMismatch {
                heads: heads.len(),
                labels: labels.len(),
            });
        }
        let root = only_root(heads)?;
        let (starts, children) = grouped_by_parent(heads);
        let parents: Vec<u32> = heads.iter().map(|head| head.unwrap_or(NONE)).collect();
        let mut tree = Self {
            labels: labels.to_vec(),
            depths: vec![0; heads.len()],
            root,
            starts,
            children,
            preorder: Vec::with_capacity(heads.len()),
            positions: vec![0; heads.len()],
            sizes: vec![1; heads.len()],
            parents,
        };
        tree.number_in_preorder();
        if tree.preorder.len() < heads.len() {
            let first = cycles(heads).into_iter().next();
            return Err(TreeError::Cycle(first.unwrap_or_default()));
        }
        for &node in tree.preorder.iter().rev() {
            if let Some(parent) = tree.parent(node) {
                tree.sizes[parent.index()] += tree.sizes[node.index()];
            }
        }
        Ok(tree)
    }

    /// Fills `preorder`, `positions` and `depths` for all nodes that the root reaches.
    fn number_in_preorder(&mut self) {
        let mut stack = vec![self.root];
        let mut position = 0;
        while let Some(node) = stack.pop() {
            let n = node.index();
            self.positions[n] = position;
            position += 1;
            self.preorder.push(node);
            let children = self.starts[n] as usize..self.starts[n + 1] as usize;
            for &child in self.children[children].iter().rev() {
                self.depths[child.index()] = self.depths[n] + 1;
                stack.push(child);
            }
        }
    }

    /// The number of nodes, at least 1.
    #[expect(clippy::len_without_is_empty, reason = "a tree is never empty")]
    pub fn len(&self) -> usize {
        self.parents.len()
    }

    /// The node without a parent.
    pub fn root(&self) -> NodeId {
        self.root
    }

    /// The node at this position of the sentence, from 0, if there is one.
    pub fn node(&self, index: usize) -> Option<NodeId> {
        u32::try_from(index)
            .ok()
            .filter(|_| index < self.len())
            .map(NodeId)
    }

    /// The parent of `node`, `None` for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        let parent = self.parents[node.index()];
        (parent != NONE).then_some(NodeId(parent))
    }

    /// The label of the edge between `node` and its parent.
    pub fn label(&self, node: NodeId) -> Symbol {
        self.labels[node.index()]
    }

    /// The number of edges between `node` and the root.
    pub fn depth(&self, node: NodeId) -> u32 {
        self.depths[node.index()]
    }

    /// The children of `node`, in sentence order.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        let n = node.index();
        &self.children[self.starts[n] as usize..self.starts[n + 1] as usize]
    }

    /// Every node once: parents before children, children in sentence order.
    pub fn preorder(&self) -> &[NodeId] {
        &self.preorder
    }

    /// Where `node` stands in [`preorder`](Self::preorder), from 0.
    pub fn preorder_position(&self, node: NodeId) -> u32 {
        self.positions[node.index()]
    }

    /// The number of nodes below `node`, itself included.
    pub fn subtree_size(&self, node: NodeId) -> u32 {
        self.sizes[node.index()]
    }
}

/// The one node without a head.
fn only_root(heads: &[Option<u32>]) -> Result<NodeId, TreeError> {
    let mut root = None;
    let mut several = false;
    for (node, &head) in (0..).zip(heads) {
        match head {
            Some(head) if head as usize >= heads.len() => {
                return Err(TreeError::UnknownHead { node, head });
            }
            Some(_) => {}
            None if root.is_some() => several = true,
            None => root = Some(NodeId(node)),
        }
    }
    if several {
        let roots = (0..)
            .zip(heads)
            .filter(|(_, head)| head.is_none())
            .map(|(node, _)| node);
        return Err(TreeError::SeveralRoots(roots.collect()));
    }
    root.ok_or(TreeError::NoRoot)
}

/// The nodes sorted by parent and then in sentence order, with the place where each parent's
/// children begin.
fn grouped_by_parent(heads: &[Option<u32>]) -> (Vec<u32>, Vec<NodeId>) {
    let mut starts = vec![0_u32; heads.len() + 1];
    for head in heads.iter().flatten() {
        starts[*head as usize + 1] += 1;
    }
    for n in 0..heads.len() {
        starts[n + 1] += starts[n];
    }
    let mut next = starts.clone();
    let mut children = vec![NodeId(0); starts[heads.len()] as usize];
    for (node, head) in (0..).zip(heads) {
        if let Some(head) = *head {
            let place = &mut next[head as usize];
            children[*place as usize] = NodeId(node);
            *place += 1;
        }
    }
    (starts, children)
}

#[cfg(test)]
mod tests;
