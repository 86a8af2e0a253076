//! One Levenshtein table for all paths that begin at a link.

use super::Packed;
use crate::dependency::DependencyTree;
use crate::symbol::Symbol;
use crate::word::WordId;

/// The labels on the way from a linked word up, the nearest first; `count` is at most its depth.
pub(super) fn way_up(
    dependencies: &DependencyTree,
    word: WordId,
    count: u32,
) -> impl Iterator<Item = Symbol> + Clone + '_ {
    let mut node = dependencies.linked(word);
    // A range knows its length, so that the vector it is collected into grows once.
    (0..count).map(move |_| {
        let label = dependencies.label(node);
        node = dependencies.tree().parent(node).unwrap_or(node);
        label
    })
}

/// What one more edit adds to a packed disparity.
const EDIT: u16 = 1 << 8;

/// Fills in the packed disparities of the first `a` of `left` against the first `b` of `right`, for
/// all `a` and `b`, at `a * stride + b`. There is a row for nothing and one for each of `left`, and
/// `stride` is more than the length of `right`.
pub(super) fn fill(
    table: &mut [u16],
    stride: usize,
    left: impl Iterator<Item = Symbol>,
    right: &[Symbol],
) {
    let (mut above, mut rest) = table.split_at_mut(stride);
    for (b, cell) in (0..).zip(&mut above[..=right.len()]) {
        *cell = u16::pack(b, b);
    }
    for (a, symbol) in (1..).zip(left) {
        let (row, below) = rest.split_at_mut(stride);
        next_row(a, symbol, right, above, row);
        (above, rest) = (row, below);
    }
}

/// One more label of the left side, which makes `a` of them.
///
/// Distances are compared with the maxima below them, which cannot put a larger distance before a
/// smaller one; the maximum of the cell itself then takes their place.
fn next_row(a: u16, symbol: Symbol, right: &[Symbol], above: &[u16], row: &mut [u16]) {
    let mut diagonal = above[0];
    let mut before = u16::pack(a.into(), a.into());
    row[0] = before;
    // Counted apart, for a range among the slices takes more time here than the cells do.
    let mut b = 0;
    for ((&other, &above), cell) in right.iter().zip(&above[1..]).zip(&mut row[1..]) {
        b += 1;
        let kept = diagonal + EDIT * u16::from(symbol != other);
        diagonal = above;
        before = kept.min(diagonal + EDIT).min(before + EDIT);
        *cell = before & !(EDIT - 1) | a.max(b);
    }
}
