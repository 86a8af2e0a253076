//! How every two subtrees are to be compared: along which path of which of them.
//!
//! Two trees are compared by taking nodes away from the ends of one until a path from its root is left
//! bare; what hung beside the path was compared before, by a choice of its own. Which path is best
//! depends on both shapes. All choices are tried, from the leaves up, by the number of steps that each
//! makes.
//!
//! Reference: M. Pawlik and N. Augsten, *Tree edit distance: Robust and memory-efficient*, Information
//! Systems 56, 2016, sections 4–5.

use alloc::vec;
use alloc::vec::Vec;

use crate::distances::tree_edit::shape::Shape;
use crate::pair::Side;

/// A path from a root to a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Path {
    /// By first children.
    First,
    /// By last children.
    Last,
    /// By the children with the largest subtrees.
    Heavy,
}

/// A step of a comparison along a heavy path costs as much as so many fourths of others.
const HEAVY: u64 = 6;

/// A choice: a path, and the tree in which it lies.
pub(super) type Choice = (Side, Path);

const CHOICES: [Choice; 6] = [
    (Side::Left, Path::First),
    (Side::Left, Path::Last),
    (Side::Left, Path::Heavy),
    (Side::Right, Path::First),
    (Side::Right, Path::Last),
    (Side::Right, Path::Heavy),
];

/// For every two subtrees the cheapest choice.
pub(super) struct Strategy {
    /// Indices of [`CHOICES`], by left and right node.
    choices: Vec<u8>,
    width: usize,
    /// How many steps all of it takes.
    pub(super) steps: u64,
}

/// What the subtrees beside the three paths from a node cost, by node of the other tree.
type Beside = [Vec<u64>; 3];

impl Strategy {
    /// # Complexity
    /// O(n m) time for n and m nodes; O(n m) memory.
    pub(super) fn new(left: &Shape, right: &Shape) -> Self {
        let width = right.len();
        let mut choices = vec![0_u8; left.len() * width];
        let mut spare: Vec<Beside> = Vec::new();
        let mut open: Vec<Beside> = Vec::new();
        let mut costs = vec![0_u64; width];
        let mut columns: Beside = [vec![0_u64; width], vec![0_u64; width], vec![0_u64; width]];
        for node in 0..left.len() {
            if left.size(node) == 1 {
                // Leaves are compared without a path.
                costs.fill(0);
                let mut rows = spare.pop().unwrap_or_else(|| columns.clone());
                for row in &mut rows {
                    row.fill(0);
                }
                open.push(rows);
            } else if let Some(rows) = open.last() {
                let choices = &mut choices[node * width..][..width];
                row(left, right, node, rows, &mut columns, &mut costs, choices);
            }
            // What is below the parent is put together where its first child was.
            let Some(parent) = left.parents[node] else {
                continue;
            };
            let is_on = on_paths(left, node, parent as usize);
            let Some(mut own) = open.pop() else {
                continue;
            };
            for (row, is_on) in own.iter_mut().zip(is_on) {
                if !is_on {
                    row.copy_from_slice(&costs);
                }
            }
            if left.left.is_first[node] {
                open.push(own);
            } else {
                if let Some(rows) = open.last_mut() {
                    for (row, own) in rows.iter_mut().zip(&own) {
                        for (sum, &cost) in row.iter_mut().zip(own) {
                            *sum += cost;
                        }
                    }
                }
                spare.push(own);
            }
        }
        Self {
            choices,
            width,
            steps: costs.last().copied().unwrap_or_default(),
        }
    }

    /// A strategy that was not sought: any index of [`CHOICES`] for every two subtrees.
    #[cfg(test)]
    pub(super) fn of(left: &Shape, right: &Shape, choice: impl FnMut(usize) -> u8) -> Self {
        let width = right.len();
        Self {
            choices: (0..left.len() * width).map(choice).collect(),
            width,
            steps: 0,
        }
    }

    pub(super) fn choice(&self, left: usize, right: usize) -> Choice {
        CHOICES[usize::from(self.choices[left * self.width + right])]
    }
}

/// On which of the paths from its parent a node lies.
fn on_paths(shape: &Shape, node: usize, parent: usize) -> [bool; 3] {
    [
        shape.left.is_first[node],
        node + 1 == parent,
        shape.heavy[parent] == u32::try_from(node).ok(),
    ]
}

/// The choices for one left node and every right one.
fn row(
    left: &Shape,
    right: &Shape,
    node: usize,
    beside: &Beside,
    columns: &mut Beside,
    costs: &mut [u64],
    choices: &mut [u8],
) {
    let own = [
        left.keyroots[0][node],
        left.keyroots[1][node],
        left.forests[node] * HEAVY / 4,
    ];
    let size = u64::from(left.left.sizes[node]);
    for column in columns.iter_mut() {
        column.fill(0);
    }
    for other in 0..right.len() {
        let width = u64::from(right.left.sizes[other]);
        let mut best = 0;
        if width > 1 {
            let others = [
                right.keyroots[0][other],
                right.keyroots[1][other],
                right.forests[other] * HEAVY / 4,
            ];
            best = u64::MAX;
            for path in 0..3 {
                let cost = size * others[path] + beside[path][other];
                if cost < best {
                    best = cost;
                    choices[other] = [0, 1, 2][path];
                }
            }
            for path in 0..3 {
                let cost = width * own[path] + columns[path][other];
                if cost < best {
                    best = cost;
                    choices[other] = [3, 4, 5][path];
                }
            }
        }
        costs[other] = best;
        if let Some(parent) = right.parents[other] {
            let is_on = on_paths(right, other, parent as usize);
            for (column, is_on) in columns.iter_mut().zip(is_on) {
                let cost = if is_on { column[other] } else { best };
                let sum = &mut column[parent as usize];
                *sum += cost;
            }
        }
    }
}
