//! The disparities when all tables are small, as for usual sentences.
//!
//! The tables of all links stand side by side, so that an edge is complete when it is first met:
//!
//! ```text
//! edge of i and j  =  table i, at (a, b)  +  table j, at (a′, b′)  +  1 if turned
//! ```
//!
//! Here a and a′ are the ways up in the left tree from the words of i and j to where they meet, b
//! and b′ those in the right one. At one meeting point, `depth = depth of i − a = depth of j − a′`.
//! So the tables are laid out by depth: all have rows of the same length, and from its corner of
//! the whole ways up one finds its cell at the same distance as the other.

use alloc::vec::Vec;

use super::rows::{LinkedWords, link};
use super::table;
use crate::alignment::Link;
use crate::pair::DependencyPair;
use crate::symbol::Symbol;

/// What [`fill`](Scratch::fill) works with.
#[derive(Clone, Debug, Default)]
pub(super) struct Scratch {
    ends: Vec<End>,
    /// The tables of all links, concatenated.
    tables: Vec<u16>,
    /// The labels from the right word of a link upward.
    labels: Vec<Symbol>,
}

/// What is to be known of a link when an edge ends there.
#[derive(Clone, Copy, Debug)]
struct End {
    /// The ranks in the left and in the right tree.
    left: u32,
    right: u32,
    /// Where the right word stands in its sentence.
    place: u32,
    /// Where the table of the link has the cell of both whole ways up.
    corner: u32,
}

/// A table may have, on average, the first number of cells for each link, plus the second: cells of strips take
/// several times as long to read, and each link has to read one for each other link.
const CELLS: u64 = 4;
const SPARE: u64 = 64;

/// All tables together may have this many cells, which take 32 MiB.
const ALL: u64 = 1 << 24;

impl Scratch {
    /// Lays out the tables. Returns whether they are small enough.
    pub(super) fn plan(&mut self, links: &[Link], left: &LinkedWords, right: &LinkedWords) -> bool {
        let size = links.len() as u64;
        let limit = ALL.min(size * (size * CELLS + SPARE));
        let stride = right.longest() + 1;
        let mut start = 0;
        self.ends.clear();
        let ranks = left.ranks().iter().zip(right.ranks());
        for (i, (link, (&left_rank, &right_rank))) in links.iter().zip(ranks).enumerate() {
            let last_row = start + left.reach(i) * stride;
            self.ends.push(End {
                left: left_rank,
                right: right_rank,
                place: link.right.number0(),
                corner: last_row + right.reach(i),
            });
            start = last_row + stride;
            // Checked each time, so that the next corner fits 32 bits.
            if u64::from(start) > limit {
                return false;
            }
        }
        if self.tables.len() < start as usize {
            self.tables.resize(start as usize, 0);
        }
        true
    }

    /// Writes all disparities into the square, after [`plan`](Self::plan).
    pub(super) fn fill(
        &mut self,
        pair: DependencyPair<'_>,
        left: &mut LinkedWords,
        right: &mut LinkedWords,
        cells: &mut [u16],
    ) {
        let links = pair.alignment().links();
        left.fill_square();
        right.fill_square();
        let stride = right.longest() as usize + 1;
        let mut start = 0;
        for (i, link) in links.iter().enumerate() {
            let (up_left, up_right) = (left.reach(i), right.reach(i));
            self.labels.clear();
            self.labels
                .extend(table::way_up(pair.right(), link.right, up_right));
            let way_up = table::way_up(pair.left(), link.left, up_left);
            table::fill(&mut self.tables[start..], stride, way_up, &self.labels);
            start += (up_left as usize + 1) * stride;
            let end = self.ends[i];
            let rows = (left.row(end.left), right.row(end.right));
            self.join(i, rows, stride, cells);
        }
        for side in [left, right] {
            for sharing in side.sharing() {
                disconnect(sharing, links.len(), cells);
            }
        }
    }

    /// Writes the edges between a link and all before it, in both halves of the square.
    fn join(&self, i: usize, (lefts, rights): (&[u8], &[u8]), stride: usize, cells: &mut [u16]) {
        let size = self.ends.len();
        let end = self.ends[i];
        let (above, row) = cells.split_at_mut(i * size);
        row[i] = 0;
        let mut opposite = i;
        for (other, cell) in self.ends[..i].iter().zip(row) {
            let meeting = usize::from(lefts[other.left as usize]) * stride
                + usize::from(rights[other.right as usize]);
            let ways = self.tables[end.corner as usize - meeting]
                + self.tables[other.corner as usize - meeting];
            // The links are sorted, so that the left word of the other one is to the left.
            let turned = u16::from(other.place > end.place);
            *cell = ways + (turned << 8 | 1);
            above[opposite] = *cell;
            opposite += size;
        }
    }
}

/// There is no path between links that share a word.
fn disconnect(sharing: &[u64], size: usize, cells: &mut [u16]) {
    for &one in sharing {
        for &other in sharing {
            cells[link(one) * size + link(other)] = 0;
        }
    }
}
