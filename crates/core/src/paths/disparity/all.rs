//! The disparities of all pairs of links at once.

use alloc::vec::Vec;
use core::fmt;

use super::rows::Side;
use super::strips::{self, Strips};
use super::table;
use super::{Packed, Weights};
use crate::alignment::{Alignment, Link};
use crate::symbol::Symbol;
use crate::tree::Tree;

/// What [`all`] works with; kept from pair to pair, so that a corpus allocates nothing.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    left: Side,
    right: Side,
    /// The Levenshtein table of one link if it is small, in the form in use.
    narrow: Vec<u16>,
    wide: Vec<u64>,
    /// Where the paths to every other link turn: the row of the table, and the column.
    rows: Vec<u32>,
    columns: Vec<u32>,
    /// The labels from the right word of a link upward.
    labels: Vec<Symbol>,
    /// How much of each row of a large table is needed, and the table.
    widths: Vec<u32>,
    strips: Strips,
}

/// The pair is too large for a table of all its disparities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooLarge {
    /// More links than [`TooLarge::LINKS`].
    Links(usize),
    /// The paths of one link need a Levenshtein table of more than [`TooLarge::TABLE`] cells.
    Table(u64),
    /// The paths of all links need Levenshtein tables of more than [`TooLarge::TABLES`] cells.
    Tables(u64),
}

impl TooLarge {
    /// The most links: the square of their disparities then takes 32 MiB, 128 MiB for deep trees.
    pub const LINKS: usize = 4_096;
    /// The most cells of one table; it then takes 96 MiB.
    pub const TABLE: u64 = 1 << 28;
    /// The most cells of all tables, which is a matter of seconds.
    pub const TABLES: u64 = 1 << 35;
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Links(links) => {
                write!(
                    f,
                    "{links} links, but at most {} can be compared",
                    Self::LINKS
                )
            }
            Self::Table(cells) => write!(
                f,
                "the paths from one link need a table of {cells} cells, the limit is {}",
                Self::TABLE
            ),
            Self::Tables(cells) => write!(
                f,
                "the paths between the links need tables of {cells} cells, the limit is {}",
                Self::TABLES
            ),
        }
    }
}

impl core::error::Error for TooLarge {}

/// Writes the disparity of every pair of links into `weights`.
///
/// The way up from a word to any of its ancestors is the beginning of its way up to the root, and
/// `l` does not change when both its arguments are reversed. So one Levenshtein table per link,
/// between the way up from its left word and the way up from its right word, holds the distance of
/// every two ascending parts that begin at the link and of every two descending parts that end
/// there: each disparity is two look-ups and the comparison of the directions. A large table is kept
/// as its differences, a bit each, and only what some pair needs of it is filled in, so that this is
/// never more work than comparing pair by pair.
///
/// # Errors
/// [`TooLarge`], before the memory is allocated; `weights` stays as it was.
///
/// # Complexity
/// O(k² + k · depth · depth′ / 64) time for k links and deep trees, O(k² + depth · depth′ / 64)
/// memory; the depths count from the lowest common ancestor of all linked words.
///
/// # Panics
/// If the alignment was made for other trees.
pub fn all(
    left: &Tree,
    right: &Tree,
    alignment: &Alignment,
    scratch: &mut Scratch,
    weights: &mut Weights,
) -> Result<(), TooLarge> {
    let links = alignment.links();
    if links.len() > TooLarge::LINKS {
        return Err(TooLarge::Links(links.len()));
    }
    scratch
        .left
        .prepare(left, links.iter().map(|link| link.left));
    scratch
        .right
        .prepare(right, links.iter().map(|link| link.right));
    scratch.rows.resize(links.len(), 0);
    scratch.columns.resize(links.len(), 0);
    let (up_left, up_right) = (scratch.left.longest(), scratch.right.longest());
    if up_left == 0 || up_right == 0 {
        // One word has all links, so that there is no path.
        weights.rewrite(links.len(), |cells: &mut [u16]| cells.fill(0));
    } else if up_left.max(up_right) <= (u16::LARGEST - 1) / 2 {
        let mut table = core::mem::take(&mut scratch.narrow);
        weights.rewrite(links.len(), |cells: &mut [u16]| {
            fill(left, right, links, scratch, &mut table, cells);
        });
        scratch.narrow = table;
    } else {
        check_size(links, scratch)?;
        let mut table = core::mem::take(&mut scratch.wide);
        weights.rewrite(links.len(), |cells: &mut [u64]| {
            fill(left, right, links, scratch, &mut table, cells);
        });
        scratch.wide = table;
    }
    Ok(())
}

/// Whether the tables are small enough. Those of ways up that fit the narrow form always are.
fn check_size(links: &[Link], scratch: &mut Scratch) -> Result<(), TooLarge> {
    let rows = u64::from(scratch.left.longest()) + u64::from(u64::BITS);
    let most = rows * (u64::from(scratch.right.longest()) + 1);
    if most <= TooLarge::TABLE && most <= TooLarge::TABLES / links.len() as u64 {
        return Ok(());
    }
    let mut total = 0;
    for i in 0..links.len() {
        needed(links, i, scratch);
        let area = strips::area(&scratch.widths);
        if area > TooLarge::TABLE {
            return Err(TooLarge::Table(area));
        }
        total += area;
    }
    if total > TooLarge::TABLES {
        Err(TooLarge::Tables(total))
    } else {
        Ok(())
    }
}

/// Row by row: what the ends at this link contribute to the edges with all others; where the other
/// end is there already, the edge is complete.
fn fill<P: Packed>(
    left: &Tree,
    right: &Tree,
    links: &[Link],
    scratch: &mut Scratch,
    table: &mut Vec<P>,
    cells: &mut [P],
) {
    let size = links.len();
    for (i, link) in links.iter().enumerate() {
        let (above, rest) = cells.split_at_mut(i * size);
        let row = &mut rest[..size];
        let up_left = scratch.left.reach(i);
        let width = scratch.right.reach(i) + 1;
        // Small tables are filled sooner than searched for what can be left out.
        if (u64::from(up_left) + 1) * u64::from(width) <= 4 * size as u64 {
            let Scratch {
                left: lefts,
                right: rights,
                columns,
                labels,
                ..
            } = &mut *scratch;
            labels.clear();
            labels.extend(table::way_up(right, link.right, width - 1));
            let way_up = table::way_up(left, link.left, up_left);
            table::fill(table, way_up, labels, up_left as usize + 1);
            rights.ascents(i, |j, ascent| columns[j] = ascent);
            lefts.ascents(i, |j, ascent| {
                row[j] = table[(ascent * width + columns[j]) as usize];
            });
        } else {
            needed(links, i, scratch);
            let Scratch {
                rows,
                columns,
                labels,
                widths,
                strips,
                ..
            } = &mut *scratch;
            labels.clear();
            labels.extend(table::way_up(right, link.right, widths[0] - 1));
            let way_up = table::way_up(left, link.left, up_left);
            strips.fill(way_up, labels, widths);
            for ((cell, &a), &b) in row.iter_mut().zip(&*rows).zip(&*columns) {
                *cell = P::pack(strips.distance(a, b), a.max(b));
            }
        }
        join(above, row, links, i);
    }
}

/// Finds how much of the table of one link is needed: `widths[a]` cells of row `a`. Other links that
/// share a word with it need nothing and are sent to the first cell.
fn needed(links: &[Link], i: usize, scratch: &mut Scratch) {
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
    let mut widest = 0;
    for width in widths.iter_mut().rev() {
        widest = widest.max(*width);
        *width = widest;
    }
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
        let sum = cell.plus(column[i]).plus(direction);
        *cell = if shared { P::default() } else { sum };
        column[i] = *cell;
    }
}
