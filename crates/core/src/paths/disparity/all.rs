//! The disparities of all pairs of links at once.

use alloc::vec::Vec;

use super::near;
use super::rows::LinkedWords;
use super::table;
use super::{Packed, Weights};
use crate::alignment::Link;
use crate::pair::DependencyPair;
use crate::paths::levenshtein;
use crate::symbol::Symbol;
use crate::too_large::TooLarge;

/// What [`all`] works with; kept from pair to pair, so that a corpus allocates nothing.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    left: LinkedWords,
    right: LinkedWords,
    /// What small tables need.
    near: near::Scratch,
    /// Where the paths to every other link turn: the row of the table, and the column.
    rows: Vec<u32>,
    columns: Vec<u32>,
    /// The labels from the right word of a link upward.
    labels: Vec<Symbol>,
    /// How much of each row of the table is needed, and the row.
    widths: Vec<u32>,
    line: Vec<u32>,
    /// The other links, by the row in which they are found.
    order: Vec<usize>,
}

/// The most links: the square of their disparities then takes 32 MiB, 128 MiB for deep trees, and what it
/// is found with at most 64 MiB.
pub const LINKS: u64 = 4_096;
/// The most cells of the tables of all links, which is a matter of seconds.
pub const CELLS: u64 = 1 << 32;

/// Writes the disparity of every pair of links into `weights`.
///
/// The way up from a word to any of its ancestors is the beginning of its way up to the root, and
/// `l` does not change when both its arguments are reversed. So one Levenshtein table per link,
/// between the way up from its left word and the way up from its right word, holds the distance of
/// every two ascending parts that begin at the link and of every two descending parts that end
/// there: each disparity is two look-ups and the comparison of the directions. Where the tables of all
/// links are large, of each a row at a time is kept, and only what some pair needs of it is filled in,
/// so that this is never more work than comparing pair by pair.
///
/// # Errors
/// [`TooLarge`], before the memory is allocated; `weights` stays as it was.
///
/// # Complexity
/// O(k² + k · depth · depth′) time for k links, O(k² + depth + depth′) memory, a factor of log k more
/// time for deep trees; the depths count from the lowest common ancestor of all linked words.
pub fn all(
    pair: DependencyPair<'_>,
    scratch: &mut Scratch,
    weights: &mut Weights,
) -> Result<(), TooLarge> {
    let links = pair.alignment().links();
    TooLarge::check("links", links.len(), LINKS)?;
    let Scratch {
        left: lefts,
        right: rights,
        near,
        ..
    } = &mut *scratch;
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
    check_size(links, scratch)?;
    weights.rewrite(links.len(), |cells: &mut [u64]| fill(pair, scratch, cells));
    Ok(())
}

/// Whether the tables are small enough.
fn check_size(links: &[Link], scratch: &mut Scratch) -> Result<(), TooLarge> {
    let mut total = 0;
    for i in 0..links.len() {
        needed(links, i, scratch);
        total += scratch.widths.iter().copied().map(u64::from).sum::<u64>();
    }
    TooLarge::check("cells", total, CELLS)
}

/// Link by link: what the ends there contribute to the edges with all others; where the other end is
/// there already, the edge is complete.
fn fill(pair: DependencyPair<'_>, scratch: &mut Scratch, cells: &mut [u64]) {
    let links = pair.alignment().links();
    let size = links.len();
    for (i, link) in links.iter().enumerate() {
        let (above, rest) = cells.split_at_mut(i * size);
        let row = &mut rest[..size];
        let (up_left, up_right) = needed(links, i, scratch);
        let Scratch {
            rows,
            columns,
            labels,
            widths,
            line,
            order,
            ..
        } = &mut *scratch;
        labels.clear();
        labels.extend(table::way_up(pair.right(), link.right, up_right));
        line.clear();
        line.extend(0..=up_right);
        order.clear();
        order.extend(0..size);
        order.sort_unstable_by_key(|&other| rows[other]);
        let mut found = order.iter().copied().peekable();
        let mut way_up = table::way_up(pair.left(), link.left, up_left);
        for (a, &width) in (0..).zip(&*widths) {
            if a > 0
                && let Some(symbol) = way_up.next()
            {
                levenshtein::next_row(&mut line[..width as usize], &symbol, labels);
            }
            while let Some(other) = found.next_if(|&other| rows[other] == a) {
                let b = columns[other];
                row[other] = u64::pack(line[b as usize], a.max(b));
            }
        }
        join(above, row, links, i);
    }
}

/// Finds how much of the table of one link is needed: `widths[a]` cells of row `a`. Other links that
/// share a word with it need nothing and are sent to the first cell. Returns the longest ways up on
/// either side: the last row, and the last column of all.
fn needed(links: &[Link], i: usize, scratch: &mut Scratch) -> (u32, u32) {
    let Scratch {
        left,
        right,
        rows,
        columns,
        widths,
        ..
    } = scratch;
    (rows[i], columns[i]) = (0, 0);
    left.ascents(i, |j, ascent| rows[j] = ascent);
    right.ascents(i, |j, ascent| columns[j] = ascent);
    let pairs = links.iter().zip(rows.iter_mut()).zip(columns.iter_mut());
    let mut last = 0;
    for ((other, row), column) in pairs {
        if other.left == links[i].left || other.right == links[i].right {
            (*row, *column) = (0, 0);
        }
        last = last.max(*row);
    }
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
fn join(above: &mut [u64], row: &mut [u64], links: &[Link], i: usize) {
    let (same, turned) = (u64::pack(0, 1), u64::pack(1, 1));
    let Link { left, right } = links[i];
    row[i] = 0;
    let earlier = above.chunks_exact_mut(row.len()).zip(links);
    for ((column, other), cell) in earlier.zip(row.iter_mut()) {
        // The links are sorted, so that the left word of the other one is to the left.
        let direction = if other.right < right { same } else { turned };
        let shared = other.left == left || other.right == right;
        let sum = *cell + column[i] + direction;
        *cell = if shared { 0 } else { sum };
        column[i] = *cell;
    }
}
