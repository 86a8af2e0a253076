//! A rooted tree, topology only: which node is below which.
//!
//! Nodes are numbered from 0, siblings in the order in which they stand. What a node is, a word or a
//! phrase, and the label of its edge are kept elsewhere: see [`DependencyTree`](crate::DependencyTree).
//!
//! ```
//! use twintree::Tree;
//!
//! // the ← cat ← sleeps
//! let tree = Tree::new(&[Some(1), Some(2), None])?;
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

use crate::word::WordId;

pub use cycle::cycles;
pub(crate) use cycle::each_cycle;

/// The parent of the root, which has none.
const NONE: u32 = u32::MAX;

/// A node of one [`Tree`], which alone makes them: see [`Tree::node`]. Ordered by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The number of the node, from 0.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The node of a word in a tree over the words of a sentence.
    pub(crate) fn of_word(word: WordId) -> Self {
        Self(word.number0())
    }

    /// The same number in the form in which it is kept.
    pub(crate) fn number(self) -> u32 {
        self.0
    }
}

/// A rooted tree with ordered children.
///
/// Methods that take a [`NodeId`] expect one of this tree, or of one with at least as many nodes;
/// they panic on an id that the tree does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    /// What is asked of one node at a time, side by side.
    records: Vec<Record>,
    root: NodeId,
    /// `children[starts[n]..starts[n + 1]]` are the children of `n`; one longer than the tree.
    starts: Vec<u32>,
    /// The children of all nodes, grouped by parent, each group in order.
    children: Vec<NodeId>,
    /// Parents before children, children in order.
    preorder: Vec<NodeId>,
}

/// How a node stands in its tree. Code that climbs a tree needs all of it, so that one place in memory
/// is waited for and not four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Record {
    /// [`NONE`] for the root.
    parent: u32,
    /// The number of edges up to the root.
    depth: u32,
    /// Where the node stands in `preorder`.
    position: u32,
    /// The number of nodes in its subtree, itself included, which is
    /// `preorder[position..position + size]`.
    size: u32,
}

/// Why heads are no tree. Node numbers count from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TreeError {
    /// There is no node at all.
    Empty,
    /// More nodes than can be numbered.
    TooManyNodes(usize),
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
            Self::TooManyNodes(nodes) => {
                write!(f, "{nodes} nodes, but at most {} can be numbered", NONE - 1)
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
    /// The tree in which `heads[n]` is the parent of node `n`, `None` for the root.
    ///
    /// # Errors
    /// The first that applies, in the order of the variants of [`TreeError`]. To name every cycle
    /// of faulty heads, see [`cycles`].
    ///
    /// # Complexity
    /// Linear in time and memory, for any shape.
    pub fn new(heads: &[Option<u32>]) -> Result<Self, TreeError> {
        if heads.is_empty() {
            return Err(TreeError::Empty);
        }
        if heads.len() >= NONE as usize {
            return Err(TreeError::TooManyNodes(heads.len()));
        }
        let root = only_root(heads)?;
        let (starts, children) = grouped_by_parent(heads);
        let records = heads.iter().map(|head| Record {
            parent: head.unwrap_or(NONE),
            depth: 0,
            position: 0,
            size: 1,
        });
        let mut tree = Self {
            root,
            starts,
            children,
            preorder: Vec::with_capacity(heads.len()),
            records: records.collect(),
        };
        tree.number_in_preorder();
        if tree.preorder.len() < heads.len() {
            let first = cycles(heads).into_iter().next();
            return Err(TreeError::Cycle(first.unwrap_or_default()));
        }
        for &node in tree.preorder.iter().rev() {
            if let Some(parent) = tree.parent(node) {
                tree.records[parent.index()].size += tree.records[node.index()].size;
            }
        }
        Ok(tree)
    }

    /// Fills `preorder`, the positions and the depths for all nodes that the root reaches.
    fn number_in_preorder(&mut self) {
        let mut stack = Vec::with_capacity(self.records.len());
        stack.push(self.root);
        let mut position = 0;
        while let Some(node) = stack.pop() {
            let n = node.index();
            self.records[n].position = position;
            position += 1;
            self.preorder.push(node);
            let children = self.starts[n] as usize..self.starts[n + 1] as usize;
            for &child in self.children[children].iter().rev() {
                self.records[child.index()].depth = self.records[n].depth + 1;
                stack.push(child);
            }
        }
    }

    /// The number of nodes, at least 1.
    #[expect(clippy::len_without_is_empty, reason = "a tree is never empty")]
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// The node without a parent.
    pub fn root(&self) -> NodeId {
        self.root
    }

    /// The node of this number, from 0, if there is one.
    pub fn node(&self, index: usize) -> Option<NodeId> {
        u32::try_from(index)
            .ok()
            .filter(|_| index < self.len())
            .map(NodeId)
    }

    /// The parent of `node`, `None` for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        let parent = self.records[node.index()].parent;
        (parent != NONE).then_some(NodeId(parent))
    }

    /// The number of edges between `node` and the root.
    pub fn depth(&self, node: NodeId) -> u32 {
        self.records[node.index()].depth
    }

    /// The children of `node`, in order.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        let n = node.index();
        &self.children[self.starts[n] as usize..self.starts[n + 1] as usize]
    }

    /// Every node once: parents before children, children in order.
    pub fn preorder(&self) -> &[NodeId] {
        &self.preorder
    }

    /// Where `node` stands in [`preorder`](Self::preorder), from 0.
    pub fn preorder_position(&self, node: NodeId) -> u32 {
        self.records[node.index()].position
    }

    /// The number of nodes below `node`, itself included.
    pub fn subtree_size(&self, node: NodeId) -> u32 {
        self.records[node.index()].size
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

/// The nodes sorted by parent and then by number, with the place where each parent's
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
