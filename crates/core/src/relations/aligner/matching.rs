//! The best pairing of the children of two nodes: maximum-weight bipartite matching.
//!
//! A pairing is partial and one-to-one: every left child is paired with at most one right child and
//! the other way round. Its weight is the sum of the weights of its pairs, and pairs of weight 0 are
//! left out. With the weights
//!
//! ```text
//!          right 0   right 1
//! left 0      17         3
//! left 1      16         0
//! ```
//!
//! the best pairing is {0–1, 1–0} of weight 19; the greedy {0–0} stops at 17.
//!
//! **Ties.** Several pairings may have the greatest weight. The one taken is the first in this order,
//! which does not depend on how it was found: left child 0 is paired with the earliest right child that
//! any best pairing gives it, or stays alone if none does; then left child 1, given that; and so on.
//!
//! Source: R. Jonker and A. Volgenant, *A Shortest Augmenting Path Algorithm for Dense and Sparse
//! Linear Assignment Problems*, Computing 38, 1987: bidding ("augmenting row reduction") first, then
//! shortest augmenting paths; here on whole numbers, for any shape, and with the choice of staying
//! alone at weight 0.

use crate::number::saturated;
use alloc::vec::Vec;

mod first;

/// The greatest weight of one pair; larger ones count as this. A third of the range of `i32`, so that
/// a sum of two dual values and a distance fits.
const MAX_WEIGHT: u32 = 715_000_000;

const NONE: u32 = u32::MAX;

/// Solves one matching after another in the same memory.
///
/// ```
/// use twintree::relations::aligner::Matcher;
/// let mut matcher = Matcher::new();
/// let weights = [[17, 3], [16, 0]];
/// matcher.load(2, 2, |left, right| weights[left][right]);
/// assert_eq!(matcher.value(), 19);
/// assert_eq!(matcher.pairs(), [(0, 1), (1, 0)]);
/// ```
#[derive(Debug, Default)]
pub struct Matcher {
    rows: usize,
    columns: usize,
    /// Row by row, in `0..=MAX_WEIGHT`.
    weights: Vec<i32>,
    /// What a row gains (u) and what a column costs (p): u + p ≥ weight everywhere, both ≥ 0, with
    /// equality on the pairs taken, and 0 for those that stay alone.
    gain: Vec<i32>,
    price: Vec<i32>,
    mate: Vec<u32>,
    owner: Vec<u32>,
    free: Vec<u32>,
    queue: Vec<u32>,
    /// Of the search for a shortest augmenting path: per column the distance, `i32::MAX` once it is
    /// settled; the least value that the distance may take; the row it comes from. Then the columns
    /// settled, with their distances.
    distance: Vec<i32>,
    floor: Vec<i32>,
    from: Vec<u32>,
    closed: Vec<(u32, i32)>,
    first: first::First,
    pairs: Vec<(u32, u32)>,
}

impl Matcher {
    /// A matcher that has nothing to match yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes `rows` × `columns` weights, `weight(left, right)`, each counted up to 715,000,000.
    pub fn load(
        &mut self,
        rows: usize,
        columns: usize,
        mut weight: impl FnMut(usize, usize) -> u32,
    ) {
        self.rows = rows;
        self.columns = columns;
        self.weights.clear();
        self.weights.reserve(rows * columns);
        for row in 0..rows {
            self.weights.extend((0..columns).map(|column| {
                i32::try_from(weight(row, column).min(MAX_WEIGHT)).unwrap_or(i32::MAX)
            }));
        }
    }

    /// Returns the weight of the best pairing.
    ///
    /// Complexity: O(min² · max) in the numbers of rows and columns when there are fewer rows than
    /// columns; the caller loads the smaller side as rows if only the value is asked for.
    pub fn value(&mut self) -> u64 {
        self.solve();
        let mut sum = 0;
        if self.columns > 0 {
            for (row, &column) in self.weights.chunks_exact(self.columns).zip(&self.mate) {
                if column != NONE {
                    sum += u64::from(row[column as usize].unsigned_abs());
                }
            }
        }
        sum
    }

    /// Returns the first best pairing as (row, column), by row; every pair has a weight above 0.
    pub fn pairs(&mut self) -> &[(u32, u32)] {
        self.solve();
        self.make_first();
        self.pairs.clear();
        for (row, &column) in self.mate.iter().enumerate() {
            if column != NONE && self.weights[row * self.columns + column as usize] > 0 {
                self.pairs.push((saturated(row), column));
            }
        }
        &self.pairs
    }

    fn solve(&mut self) {
        // What a search fills before it reads needs the right length only.
        for (values, length) in [
            (&mut self.gain, self.rows),
            (&mut self.distance, self.columns),
            (&mut self.floor, self.columns),
        ] {
            values.resize(length, 0);
        }
        self.from.resize(self.columns, NONE);
        self.price.clear();
        self.price.resize(self.columns, 0);
        for (values, length) in [(&mut self.mate, self.rows), (&mut self.owner, self.columns)] {
            values.clear();
            values.resize(length, NONE);
        }
        self.free.clear();
        if self.columns == 0 {
            return;
        }
        self.free.extend((0..self.rows).map(saturated));
        for _ in 0..2 {
            self.bid();
        }
        while let Some(row) = self.free.pop() {
            self.augment(row);
        }
    }

    /// One round of bids: each free row takes the column that gains it most, at a price that leaves
    /// it what its second choice would gain it. A row outbid bids again at once while the price
    /// moves; the number of bids is bounded, because prices may creep up by 1 for a long time.
    fn bid(&mut self) {
        core::mem::swap(&mut self.free, &mut self.queue);
        self.free.clear();
        let mut budget = 4 * self.queue.len();
        for at in 0..self.queue.len() {
            let mut row = self.queue[at];
            loop {
                let best = self.best_two(row);
                if best.gain == 0 {
                    // Staying unmatched is as good; prices never fall, so this is final.
                    self.gain[row as usize] = 0;
                    break;
                }
                let mut column = best.column as usize;
                let raised = best.gain > best.second;
                if raised {
                    self.price[column] += best.gain - best.second;
                } else if self.owner[column] != NONE {
                    column = self.equally_good(row, best.gain, column);
                }
                self.gain[row as usize] = best.second;
                self.mate[row as usize] = saturated(column);
                let outbid = core::mem::replace(&mut self.owner[column], row);
                if outbid == NONE {
                    break;
                }
                self.mate[outbid as usize] = NONE;
                if raised && budget > 0 {
                    budget -= 1;
                    row = outbid;
                } else {
                    self.free.push(outbid);
                    break;
                }
            }
        }
    }

    /// The column that gains a row most; staying alone, which gains 0, may be the second choice or
    /// both.
    fn best_two(&self, row: u32) -> Best {
        let weights = weights_of(&self.weights, row, self.columns);
        let mut best = Best {
            column: NONE,
            gain: 0,
            second: 0,
        };
        // Without branches: which column comes first is unpredictable.
        for (column, (weight, price)) in (0..).zip(weights.iter().zip(&self.price)) {
            let gain = weight - price;
            best.second = best.second.max(gain.min(best.gain));
            best.column = if gain > best.gain {
                column
            } else {
                best.column
            };
            best.gain = best.gain.max(gain);
        }
        best
    }

    /// Another column that gains the row as much as `column`, one that is free if possible.
    fn equally_good(&self, row: u32, best: i32, column: usize) -> usize {
        let weights = weights_of(&self.weights, row, self.columns);
        let mut found = column;
        for (other, (weight, price)) in weights.iter().zip(&self.price).enumerate() {
            if weight - price == best && other != column {
                found = other;
                if self.owner[other] == NONE {
                    break;
                }
            }
        }
        found
    }

    /// Dijkstra over reduced costs from a free row to the nearest place where the path can end: a
    /// unmatched column, or a row that is better left unmatched.
    fn augment(&mut self, start: u32) {
        let weights = weights_of(&self.weights, start, self.columns);
        let gained = weights.iter().zip(&self.price);
        let gained = gained.map(|(weight, price)| weight - price);
        let gain = gained.clone().fold(0, i32::max);
        self.gain[start as usize] = gain;
        if gain == 0 {
            return;
        }
        for (distance, gained) in self.distance.iter_mut().zip(gained) {
            *distance = gain - gained;
        }
        self.from.fill(start);
        self.floor.fill(0);
        self.closed.clear();
        let mut alone = (gain, start);
        let mut least = 0;
        let (length, end) = loop {
            if least >= alone.0 {
                break (alone.0, NONE);
            }
            // Of several columns at this distance one that is free ends the search.
            let near = self.distance.iter().zip(&self.owner);
            let free = near
                .clone()
                .position(|(&distance, &owner)| distance == least && owner == NONE);
            if let Some(column) = free {
                break (least, saturated(column));
            }
            let column = place(&self.distance, least);
            let row = self.owner[column];
            self.distance[column] = i32::MAX;
            self.floor[column] = i32::MAX;
            self.closed.push((saturated(column), least));
            let base = least + self.gain[row as usize];
            if base < alone.0 {
                alone = (base, row);
            }
            least = self.relax(row, base);
        };
        self.gain[start as usize] -= length;
        for &(column, distance) in &self.closed {
            self.price[column as usize] += length - distance;
            self.gain[self.owner[column as usize] as usize] -= length - distance;
        }
        self.flip(start, end, alone.1);
    }

    /// Continues from a row: shortens the distances of the open columns and returns the least.
    fn relax(&mut self, row: u32, base: i32) -> i32 {
        let weights = weights_of(&self.weights, row, self.columns);
        let mut least = i32::MAX;
        // The floor keeps closed columns at the greatest distance.
        let ways = self.price.iter().zip(weights).zip(&self.floor);
        let known = self.distance.iter_mut().zip(&mut self.from);
        for (((price, weight), floor), (distance, from)) in ways.zip(known) {
            let through = (base + price - weight).max(*floor);
            *from = if through < *distance { row } else { *from };
            *distance = through.min(*distance);
            least = least.min(*distance);
        }
        least
    }

    /// Shifts the pairs along the path that ends at column `end`, or, if that is `NONE`, at row
    /// `alone`, which loses its column.
    fn flip(&mut self, start: u32, end: u32, alone: u32) {
        let mut column = end;
        if end == NONE {
            if alone == start {
                return;
            }
            column = core::mem::replace(&mut self.mate[alone as usize], NONE);
        }
        loop {
            let row = self.from[column as usize];
            self.owner[column as usize] = row;
            let before = core::mem::replace(&mut self.mate[row as usize], column);
            if row == start {
                return;
            }
            column = before;
        }
    }
}

fn weights_of(weights: &[i32], row: u32, columns: usize) -> &[i32] {
    &weights[row as usize * columns..][..columns]
}

/// What [`Matcher::best_two`] finds.
struct Best {
    column: u32,
    gain: i32,
    second: i32,
}

/// Where a value stands first; it is among them.
fn place(values: &[i32], value: i32) -> usize {
    values.iter().position(|&other| other == value).unwrap_or(0)
}

#[cfg(test)]
mod tests;
