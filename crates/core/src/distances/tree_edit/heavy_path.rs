//! Two subtrees compared along a path that may go anywhere.
//!
//! What hangs beside the path is taken away from both ends, and so are the roots of the other tree, of
//! which any forest that begins and ends somewhere may be left. From the leaf of the path upwards, what
//! is saved by the subtree of each of its nodes is known for all those forests at once; from one node to
//! its parent what stands behind the path is added, then what stands before it, and the parent last.
//! While the end does not change at which nodes are added, the other end of the other tree stays as it
//! is, so that a row holds the forests for one such end.
//!
//! Reference: E. Demaine, S. Mozes, B. Rossman and O. Weimann, *An optimal decomposition algorithm for
//! tree edit distance*, ACM Transactions on Algorithms 6(1), 2009, section 3; M. Pawlik and N. Augsten,
//! *Efficient computation of the tree edit distance*, ACM Transactions on Database Systems 40(1), 2015,
//! section 6.

use alloc::vec;
use alloc::vec::Vec;

use crate::distances::tree_edit::costs::Costs;
use crate::distances::tree_edit::forests::Forests;
use crate::distances::tree_edit::savings::Savings;
use crate::distances::tree_edit::shape::{End, Shape};
use crate::pair::Side;

/// Fills in what the subtrees of the nodes on the heavy path from `root` save with every subtree below
/// `other`; the path lies in the tree of `side`. What hangs beside the path must be known.
///
/// # Complexity
/// O(n f) time for n nodes below `root` and f forests below `other`, which are O(m²) for m nodes; O(f +
/// n m) memory.
pub(super) fn compare<C: Costs>(
    savings: &mut Savings<'_, C>,
    side: Side,
    root: usize,
    other: usize,
) {
    let (shape, others) = match side {
        Side::Left => (savings.left, savings.right),
        Side::Right => (savings.right, savings.left),
    };
    let path: Vec<usize> =
        core::iter::successors(Some(root), |&node| Some(shape.heavy[node]? as usize)).collect();
    let mut walk = Walk {
        savings,
        side,
        shape,
        others,
        other,
        table: Vec::new(),
        known: Vec::new(),
    };
    let mut forests = Forests::new(others, other);
    let mut below: Option<usize> = None;
    for &node in path.iter().rev() {
        // What stands beside the path below the node, in the orders of both ends.
        let beside = |end| match below {
            None => 0..0,
            Some(below) => shape.number_at(end, below) + 1..shape.number_at(end, node),
        };
        let (behind, before) = (beside(End::Last), beside(End::First));
        if !before.is_empty() {
            if !behind.is_empty() {
                walk.add(&mut forests, End::Last, behind, None);
            }
            walk.add(&mut forests, End::First, before, Some(node));
        } else if !behind.is_empty() {
            walk.add(&mut forests, End::Last, behind, Some(node));
        } else {
            let end = forests.end();
            walk.add(&mut forests, end, 0..0, Some(node));
        }
        below = Some(node);
    }
}

struct Walk<'w, 's, C> {
    savings: &'w mut Savings<'s, C>,
    /// That of the path.
    side: Side,
    /// The tree of the path.
    shape: &'s Shape,
    /// The other tree.
    others: &'s Shape,
    /// The root of the subtree of the other tree.
    other: usize,
    /// A row for what was there and for each node that is added, a column for each forest with the same
    /// root at the other end, the first for an empty one.
    table: Vec<u32>,
    /// What the subtree of each node that is added saves with each one of the other tree.
    known: Vec<u32>,
}

impl<C: Costs> Walk<'_, '_, C> {
    /// Adds nodes at an end, by their numbers in its order, and then `parent`, by which all that is there
    /// becomes one tree.
    fn add(
        &mut self,
        forests: &mut Forests<'_>,
        end: End,
        nodes: core::ops::Range<usize>,
        parent: Option<usize>,
    ) {
        let width = self.others.size(self.other);
        let stride = width + 1;
        let first = self
            .others
            .order(end)
            .first(self.others.number_at(end, self.other));
        let sizes = &self.shape.order(end).sizes;
        self.collect(end, nodes.clone(), first, width);
        let kept: Vec<u32> = match parent {
            Some(parent) => (first..first + width)
                .map(|number| self.kept(parent, self.others.node_at(end, number)))
                .collect(),
            None => Vec::new(),
        };
        let mut trees = vec![0; kept.len()];
        let rows = nodes.len() + usize::from(parent.is_some());
        self.table.clear();
        self.table.resize((rows + 1) * stride, 0);
        let (groups, saved) = forests.at(end);
        for group in 0..groups.len() {
            let range = groups.range(group);
            let passed = groups.passed[group] as usize;
            let columns = passed + 1..=passed + range.len();
            let (roots, jumps) = (&groups.roots[range.clone()], &groups.jumps[range.clone()]);
            self.table[columns.clone()].copy_from_slice(&saved[range.clone()]);
            for (at, node) in nodes.clone().enumerate() {
                let (above, current) = self.table.split_at_mut((at + 1) * stride);
                let base = &above[(at + 1 - sizes[node] as usize) * stride..][..stride];
                let up = &above[at * stride..][..stride][columns.clone()];
                let known = &self.known[at * width..][..width];
                let mut best = current[passed];
                let cells = current[columns.clone()].iter_mut().zip(up);
                for ((cell, &up), (&root, &jump)) in cells.zip(roots.iter().zip(jumps)) {
                    best = (base[jump as usize] + known[root as usize])
                        .max(up)
                        .max(best);
                    *cell = best;
                }
            }
            if parent.is_some() {
                let (above, current) = self.table.split_at_mut(rows * stride);
                let up = &above[(rows - 1) * stride..][..stride];
                let mut best = current[passed];
                for (column, (&root, &jump)) in columns.clone().zip(roots.iter().zip(jumps)) {
                    let root = root as usize;
                    let tree = if jump == 0 {
                        up[column - 1] + kept[root]
                    } else {
                        trees[root]
                    };
                    best = up[column].max(tree).max(best);
                    current[column] = best;
                    if jump == 0 {
                        trees[root] = best;
                    }
                }
            }
            saved[range].copy_from_slice(&self.table[rows * stride..][columns]);
        }
        if let Some(parent) = parent {
            for (number, saved) in (first..).zip(trees) {
                let other = self.others.node_at(end, number);
                match self.side {
                    Side::Left => self.savings.set(parent, other, saved),
                    Side::Right => self.savings.set(other, parent, saved),
                }
            }
        }
    }

    /// Collects what the nodes that are added save with each subtree of the other tree.
    fn collect(&mut self, end: End, nodes: core::ops::Range<usize>, first: usize, width: usize) {
        self.known.clear();
        for node in nodes {
            match self.side {
                Side::Left => {
                    let row = self.savings.row(node, end);
                    self.known.extend_from_slice(&row[first..][..width]);
                }
                Side::Right => {
                    let saved =
                        (first..first + width).map(|other| self.savings.row(other, end)[node]);
                    self.known.extend(saved);
                }
            }
        }
    }

    fn kept(&self, node: usize, other: usize) -> u32 {
        match self.side {
            Side::Left => self.savings.kept(node, other),
            Side::Right => self.savings.kept(other, node),
        }
    }
}
