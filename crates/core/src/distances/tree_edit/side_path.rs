//! Two subtrees compared along the path of first or of last children.
//!
//! Roots are removed at one end only, so that all remaining forests of a tree are the first
//! numbers of a postorder, and a table over both trees holds them all. Cells in which both are trees
//! give what the trees save; the others use the values known for trees.
//!
//! Reference: K. Zhang and D. Shasha, *Simple fast algorithms for the editing distance between trees and
//! related problems*, SIAM Journal on Computing 18(6), 1989, section 3.2.

use alloc::vec::Vec;

use crate::distances::tree_edit::savings::Savings;
use crate::distances::tree_edit::shape::End;
use crate::number::saturated;

/// A table over the forests of two subtrees, one row a left forest, the first row and column those of
/// empty ones.
#[derive(Default)]
pub(super) struct Table {
    pub(super) cells: Vec<u32>,
    /// For each column after the first, the one without the subtree that it adds.
    jumps: Vec<u32>,
}

/// Fills in what all those subtrees save that begin where `left` and `right` do, numbers in the order
/// of that end. What the other subtrees save must be known.
///
/// # Complexity
/// O(n m) for n and m nodes in the two subtrees.
pub(super) fn compare<L: PartialEq>(
    savings: &mut Savings<'_, L>,
    end: End,
    left: usize,
    right: usize,
    table: &mut Table,
) {
    let shapes = (savings.left, savings.right);
    let orders = (shapes.0.order(end), shapes.1.order(end));
    let (rows, columns) = (orders.0.first(left)..=left, orders.1.first(right)..=right);
    let (first_row, first_column) = (*rows.start(), *columns.start());
    let width = orders.1.sizes[right] as usize;
    let stride = width + 1;
    let jumps = columns.clone().map(|column| {
        let first = orders.1.first(column) - first_column;
        saturated(first)
    });
    table.jumps.clear();
    table.jumps.extend(jumps);
    table.cells.clear();
    table.cells.resize((rows.clone().count() + 1) * stride, 0);
    for (at, row) in rows.enumerate() {
        let (above, current) = table.cells.split_at_mut((at + 1) * stride);
        let before = orders.0.first(row) - first_row;
        let base = &above[before * stride..][..stride];
        let up = &above[at * stride..][..stride];
        let current = &mut current[..stride];
        let mut best = 0;
        if before > 0 {
            let known = &savings.row(row, end)[first_column..][..width];
            let cells = current[1..].iter_mut().zip(&up[1..]);
            for ((cell, &up), (&jump, &known)) in cells.zip(table.jumps.iter().zip(known)) {
                best = up.max(base[jump as usize] + known).max(best);
                *cell = best;
            }
        } else {
            let node = shapes.0.node_at(end, row);
            for column in 0..width {
                let jump = table.jumps[column] as usize;
                let is_tree = jump == 0;
                let kept = if is_tree {
                    let other = shapes.1.node_at(end, first_column + column);
                    up[column] + savings.kept(node, other)
                } else {
                    base[jump] + savings.row(row, end)[first_column + column]
                };
                best = up[column + 1].max(kept).max(best);
                current[column + 1] = best;
                if is_tree {
                    let other = shapes.1.node_at(end, first_column + column);
                    savings.set(node, other, best);
                }
            }
        }
    }
}
