//! One Levenshtein table for all paths that begin at a link.

use alloc::vec::Vec;

use super::Packed;
use crate::symbol::Symbol;
use crate::tree::{NodeId, Tree};

/// The labels on the way from `node` up, the nearest first; never more than `count`.
pub(super) fn way_up(
    tree: &Tree,
    node: NodeId,
    count: u32,
) -> impl Iterator<Item = Symbol> + Clone + '_ {
    let nodes = core::iter::successors(Some(node), |&node| tree.parent(node));
    nodes.take(count as usize).map(|node| tree.label(node))
}

/// Fills in the packed disparities of the first `a` of `left` against the first `b` of `right`, for
/// all `a` and `b`, at `a * (right.len() + 1) + b`.
pub(super) fn fill<P: Packed>(
    table: &mut Vec<P>,
    left: impl Iterator<Item = Symbol>,
    right: &[Symbol],
    rows: usize,
) {
    let width = right.len() + 1;
    if table.len() < rows * width {
        table.resize(rows * width, P::default());
    }
    first_row(&mut table[..width]);
    let mut rows = table[..rows * width].chunks_exact_mut(width);
    let Some(mut above) = rows.next() else { return };
    for ((a, symbol), row) in (1..).zip(left).zip(rows) {
        next_row(a, symbol, right, above, row);
        above = row;
    }
}

/// Nothing against the first labels of the right side.
fn first_row<P: Packed>(row: &mut [P]) {
    for (b, cell) in (0..).zip(row) {
        *cell = P::pack(b, b);
    }
}

/// One more label of the left side, of which there are `a` now; `above` is at least as long as
/// `row`.
///
/// What is saved against deleting all and inserting all, `a + b − L`, is the most of what was saved
/// without one of the labels and of what a match or a substitution of both adds, 2 or 1. In this
/// form a cell waits for the one before it for a single comparison.
fn next_row<P: Packed>(a: u32, symbol: Symbol, right: &[Symbol], above: &[P], row: &mut [P]) {
    let Some((first, cells)) = row.split_first_mut() else {
        return;
    };
    *first = P::pack(a, a);
    let mut saved = 0;
    for (((b, other), pair), cell) in (1..).zip(right).zip(above.windows(2)).zip(cells) {
        let both = (a + b - 2) - pair[0].distance() + 1 + u32::from(symbol == *other);
        let above = (a + b - 1) - pair[1].distance();
        saved = both.max(above).max(saved);
        *cell = P::pack(a + b - saved, a.max(b));
    }
}
