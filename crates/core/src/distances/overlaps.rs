//! How many leaves any two inner nodes, one of each tree, have in common.
//!
//! One table answers what splits, clusters and quartets ask: of nodes a over |a| and b over |b| of n
//! leaves, |a∩b| says how many leaves lie inside both, inside one of them, and outside both.

use alloc::vec;
use alloc::vec::Vec;

use super::leaves::{LeafTree, Leaves};
use crate::pair::Side;
use crate::too_large::TooLarge;

/// The most cells of a table.
pub(super) const CELL_LIMIT: u64 = 1 << 24;

/// |a∩b| for every inner node a of the left tree, a row, and every inner node b of the right one.
#[derive(Clone, Debug)]
pub(super) struct Overlaps {
    /// How many inner nodes the right tree has.
    columns: usize,
    /// Row by row.
    cells: Vec<u32>,
}

/// Whether the table of two trees would be too large.
pub(super) fn check(leaves: &Leaves) -> Result<(), TooLarge> {
    let [left, right] = Side::ALL.map(|side| leaves.tree(side).parents().len() as u64);
    let cells = left.saturating_mul(right);
    TooLarge::check("pairs of inner nodes", cells, CELL_LIMIT)
}

impl Overlaps {
    /// The table of two trees over the same leaves.
    ///
    /// # Complexity
    /// O(nm), in time and memory, for n and m inner nodes: leaves are counted where they are members,
    /// and each node adds its counts to the node above, in either direction.
    pub(super) fn new(left: &LeafTree, right: &LeafTree) -> Self {
        let columns = right.parents().len();
        let mut cells = vec![0; left.parents().len() * columns];
        if cells.is_empty() {
            return Self { columns, cells };
        }
        for (&row, &column) in left.homes().iter().zip(right.homes()) {
            cells[row as usize * columns + column as usize] += 1;
        }
        for row in cells.chunks_exact_mut(columns) {
            add_up(row, right.parents());
        }
        for (row, &parent) in left.parents().iter().enumerate().skip(1).rev() {
            let (above, own) = cells.split_at_mut(row * columns);
            let above = &mut above[parent as usize * columns..][..columns];
            for (above, own) in above.iter_mut().zip(own) {
                *above += *own;
            }
        }
        Self { columns, cells }
    }

    /// The row of an inner node of the left tree.
    pub(super) fn row(&self, left: usize) -> &[u32] {
        &self.cells[left * self.columns..][..self.columns]
    }
}

/// Adds the number of each node to that of the node above it, the last nodes first.
#[inline]
pub(super) fn add_up(numbers: &mut [u32], parents: &[u32]) {
    for (at, &parent) in parents.iter().enumerate().skip(1).rev() {
        let number = numbers[at];
        numbers[parent as usize] += number;
    }
}
