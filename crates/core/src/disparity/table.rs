//! One Levenshtein table for all paths that begin at a link.

use alloc::vec::Vec;

use super::Packed;
use crate::symbol::Symbol;
use crate::tree::{NodeId, Tree};

/// The labels on the way from `node` up, the nearest first; never more than `count`.
pub(super) fn way_up(tree: &Tree, node: NodeId, count: u32) -> impl Iterator<Item = Symbol> + '_ {
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
    make_room(table, rows * width);
    first_row(&mut table[..width]);
    let mut rows = table[..rows * width].chunks_exact_mut(width);
    let Some(mut above) = rows.next() else { return };
    for ((a, symbol), row) in (1..).zip(left).zip(rows) {
        next_row(a, symbol, right, above, row);
        above = row;
    }
}

/// The same as [`fill`], of each row only the first `widths[a]` cells: the widths never grow. Row
/// `a` then begins at the sum of the widths before it, which is written into `starts`.
pub(super) fn fill_stairs<P: Packed>(
    table: &mut Vec<P>,
    left: impl Iterator<Item = Symbol>,
    right: &[Symbol],
    widths: &[u32],
    starts: &mut Vec<u32>,
) {
    starts.clear();
    let mut end = 0;
    starts.extend(widths.iter().map(|width| {
        let start = end;
        end += width;
        start
    }));
    make_room(table, end as usize);
    let Some((&first, widths)) = widths.split_first() else {
        return;
    };
    let (mut above, mut rest) = table.split_at_mut(first as usize);
    first_row(above);
    for ((a, symbol), &width) in (1..).zip(left).zip(widths) {
        let (row, below) = rest.split_at_mut(width as usize);
        next_row(a, symbol, right, above, row);
        above = row;
        rest = below;
    }
}

fn make_room<P: Packed>(table: &mut Vec<P>, cells: usize) {
    if table.len() < cells {
        table.resize(cells, P::default());
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
fn next_row<P: Packed>(a: u32, symbol: Symbol, right: &[Symbol], above: &[P], row: &mut [P]) {
    let Some((first, cells)) = row.split_first_mut() else {
        return;
    };
    *first = P::pack(a, a);
    let mut before = a;
    let mut diagonal = a - 1;
    for (((b, other), above), cell) in (1..).zip(right).zip(&above[1..]).zip(cells) {
        let above = above.distance();
        let kept = diagonal + u32::from(symbol != *other);
        before = kept.min(above.min(before) + 1);
        diagonal = above;
        *cell = P::pack(before, a.max(b));
    }
}
