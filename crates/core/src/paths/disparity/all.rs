//! The disparities of all pairs of links at once.

use alloc::vec::Vec;

use super::near;
use super::rows::LinkedWords;
use super::strips::{self, Strips};
use super::table;
use super::{Packed, Weights};
use crate::alignment::Link;
use crate::pair::DependencyPair;
use crate::symbol::Symbol;
use crate::too_large::TooLarge;

/// The buffers of [`all`]; kept from pair to pair, so that a corpus allocates nothing.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    left: LinkedWords,
    right: LinkedWords,
    /// What small tables need.
    near: near::Scratch,
    /// Where the paths to every other link turn: the row of the table, and the column.
    rows: Vec<u32>,
    columns: Vec<u32>,
    /// The labels from the left and from the right word of a link upward.
    labels: (Vec<Symbol>, Vec<Symbol>),
    /// How much of each row of the table is needed, and the table.
    widths: Vec<u32>,
    strips: Strips,
}

/// The most links: the square of their disparities then takes 32 MiB, 128 MiB for deep trees, and what it
/// is found with at most 64 MiB.
pub const LINKS: u64 = 4_096;
/// The most cells of the Levenshtein table of the paths from one link; it then takes 96 MiB.
pub const TABLE_CELLS: u64 = 1 << 28;
/// The most cells of the tables of all links, which is a matter of seconds.
pub const CELLS: u64 = 1 << 35;

/// Writes the disparity of every pair of links into `weights`.
///
/// The way up from a word to any of its ancestors is the beginning of its way up to the root, and
/// `l` does not change when both its arguments are reversed. So one Levenshtein table per link,
/// between the way up from its left word and the way up from its right word, holds the distance of
/// every two ascending parts that begin at the link and of every two descending parts that end
/// there: each disparity is two look-ups and the comparison of the directions. Where the tables are
/// large, each is kept as its differences, a bit each, and only what some pair needs of it is filled
/// in, so that this is never more work than comparing pair by pair.
///
/// # Errors
/// [`TooLarge`], before the memory is allocated; `weights` stays as it was.
///
/// # Complexity
/// O(k² + k · depth · depth′ / 64) time for k links and deep trees, O(k² + depth · depth′ / 64)
/// memory; the depths count from the lowest common ancestor of all linked words.
pub fn all(
    pair: DependencyPair<'_>,
    scratch: &mut Scratch,
    weights: &mut Weights,
) -> Result<(), TooLarge> {
    let links = pair.alignment().links();
    TooLarge::check("links", links.len(), LINKS)?;
    let (lefts, rights, near) = (&mut scratch.left, &mut scratch.right, &mut scratch.near);
    let (left, right) = (pair.left(), pair.right());
    lefts.look_up(left.tree(), links.iter().map(|link| left.linked(link.left)));
    rights.look_up(
        right.tree(),
        links.iter().map(|link| right.linked(link.right)),
    );
    lefts.arrange(left.tree());
    rights.arrange(right.tree());
    let (up_left, up_right) = (lefts.longest(), rights.longest());
    if up_left == 0 || up_right == 0 {
        // One word has all links, so that there is no path.
        weights.rewrite(links.len(), |cells: &mut [u16]| cells.fill(0));
        return Ok(());
    }
    let is_narrow = up_left.max(up_right) <= (u16::LARGEST - 1) / 2;
    if is_narrow && near.plan(links, lefts, rights) {
        weights.rewrite(links.len(), |cells: &mut [u16]| {
            near.fill(pair, lefts, rights, cells);
        });
        return Ok(());
    }
    scratch.rows.resize(links.len(), 0);
    scratch.columns.resize(links.len(), 0);
    if is_narrow {
        weights.rewrite(links.len(), |cells: &mut [u16]| {
            fill(pair, scratch, cells);
        });
    } else {
        check_size(links, scratch)?;
        weights.rewrite(links.len(), |cells: &mut [u64]| {
            fill(pair, scratch, cells);
        });
    }
    Ok(())
}

/// Whether the tables are small enough. Those of ways up that fit the narrow form always are.
fn check_size(links: &[Link], scratch: &mut Scratch) -> Result<(), TooLarge> {
    let rows = u64::from(scratch.left.longest()) + u64::from(u64::BITS);
    let most = rows * (u64::from(scratch.right.longest()) + 1);
    if most <= TABLE_CELLS && most <= CELLS / links.len() as u64 {
        return Ok(());
    }
    let mut total = 0;
    for i in 0..links.len() {
        needed(links, i, scratch);
        let area = strips::area(&scratch.widths);
        TooLarge::check("cells", area, TABLE_CELLS)?;
        total += area;
    }
    TooLarge::check("cells", total, CELLS)
}

/// Row by row: what the ends at this link contribute to the edges with all others; where the other
/// end is there already, the edge is complete.
fn fill<P: Packed>(pair: DependencyPair<'_>, scratch: &mut Scratch, cells: &mut [P]) {
    let links = pair.alignment().links();
    let size = links.len();
    for (i, link) in links.iter().enumerate() {
        let (above, rest) = cells.split_at_mut(i * size);
        let row = &mut rest[..size];
        let (up_left, up_right) = needed(links, i, scratch);
        let (lefts, rights) = &mut scratch.labels;
        lefts.clear();
        lefts.extend(table::way_up(pair.left(), link.left, up_left));
        rights.clear();
        rights.extend(table::way_up(pair.right(), link.right, up_right));
        scratch.strips.fill(lefts, rights, &scratch.widths);
        let ways = scratch.rows.iter().zip(&scratch.columns);
        for (cell, (&a, &b)) in row.iter_mut().zip(ways) {
            *cell = P::pack(scratch.strips.distance(a, b), a.max(b));
        }
        join(above, row, links, i);
    }
}

/// Finds how much of the table of one link is needed: `widths[a]` cells of row `a`. Other links that
/// share a word with it need nothing and are sent to the first cell. Returns the longest ways up on
/// either side: the last row, and the last column of all.
fn needed(links: &[Link], i: usize, scratch: &mut Scratch) -> (u32, u32) {
    let (rows, columns) = (&mut scratch.rows, &mut scratch.columns);
    (rows[i], columns[i]) = (0, 0);
    scratch.left.ascents(i, |j, ascent| rows[j] = ascent);
    scratch.right.ascents(i, |j, ascent| columns[j] = ascent);
    let pairs = links.iter().zip(rows.iter_mut()).zip(columns.iter_mut());
    let mut last = 0;
    for ((other, row), column) in pairs {
        if other.left == links[i].left || other.right == links[i].right {
            (*row, *column) = (0, 0);
        }
        last = last.max(*row);
    }
    let widths = &mut scratch.widths;
    widths.clear();
    widths.resize(last as usize + 1, 1);
    for (&row, &column) in rows.iter().zip(columns.iter()) {
        let width = &mut widths[row as usize];
        *width = (*width).max(column + 1);
    }
    // A cell is found from those above and before it.
    let mut widest = 1;
    for width in widths.iter_mut().rev() {
        widest = widest.max(*width);
        *width = widest;
    }
    (last, widest - 1)
}

/// Completes the edges between link `i`, whose row this is, and those before it.
fn join<P: Packed>(above: &mut [P], row: &mut [P], links: &[Link], i: usize) {
    let (same, turned) = (P::pack(0, 1), P::pack(1, 1));
    let Link { left, right } = links[i];
    row[i] = P::default();
    let earlier = above.chunks_exact_mut(row.len()).zip(links);
    for ((column, other), cell) in earlier.zip(row.iter_mut()) {
        // The links are sorted, so that the left word of the other one is to the left.
        let direction = if other.right < right { same } else { turned };
        let shared = other.left == left || other.right == right;
        let sum = *cell + column[i] + direction;
        *cell = if shared { P::default() } else { sum };
        column[i] = *cell;
    }
}
