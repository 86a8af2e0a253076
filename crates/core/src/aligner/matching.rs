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
//! which says nothing of how it was found: left child 0 is paired with the earliest right child that
//! any best pairing gives it, or stays alone if none does; then left child 1, given that; and so on.
//!
//! Source: R. Jonker and A. Volgenant, *A Shortest Augmenting Path Algorithm for Dense and Sparse
//! Linear Assignment Problems*, Computing 38, 1987: bidding ("augmenting row reduction") first, then
//! shortest augmenting paths; here on whole numbers, for any shape, and with the choice of staying
//! alone at weight 0.

use alloc::vec::Vec;

mod first;

/// The greatest weight of one pair; larger ones count as this. A third of the range of `i32`, so that
/// a sum of two dual values and a distance fits.
pub const MAX_WEIGHT: u32 = 715_000_000;

const NONE: u32 = u32::MAX;

/// Solves one matching after another in the same memory.
///
/// ```
/// use twintree::aligner::Matcher;
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
    /// Of the search for a shortest augmenting path: per column the distance, the row it comes from;
    /// columns not yet reached for good; those reached, in order.
    distance: Vec<i32>,
    from: Vec<u32>,
    open: Vec<u32>,
    closed: Vec<u32>,
    first: first::First,
    pairs: Vec<(u32, u32)>,
}

impl Matcher {
    /// A matcher that has nothing to match yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes `rows` × `columns` weights, `weight(left, right)`, each counted up to [`MAX_WEIGHT`].
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
                self.pairs.push((index(row), column));
            }
        }
        &self.pairs
    }

    fn solve(&mut self) {
        for (values, length) in [
            (&mut self.gain, self.rows),
            (&mut self.price, self.columns),
            (&mut self.distance, self.columns),
        ] {
            values.clear();
            values.resize(length, 0);
        }
        for (values, length) in [
            (&mut self.mate, self.rows),
            (&mut self.owner, self.columns),
            (&mut self.from, self.columns),
        ] {
            values.clear();
            values.resize(length, NONE);
        }
        self.free.clear();
        if self.columns == 0 {
            return;
        }
        self.free.extend((0..self.rows).map(index));
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
                let start = row as usize * self.columns;
                let weights = &self.weights[start..start + self.columns];
                let bid = best_two(weights, &self.price);
                if bid.best == 0 {
                    // Staying alone is as good; prices never fall, so this is final.
                    self.gain[row as usize] = 0;
                    self.mate[row as usize] = NONE;
                    break;
                }
                let raised = bid.best > bid.second;
                let mut column = bid.column as usize;
                if raised {
                    self.price[column] += bid.best - bid.second;
                } else if self.owner[column] != NONE {
                    column = bid.second_column as usize;
                }
                let outbid = self.owner[column];
                self.gain[row as usize] = bid.second;
                self.mate[row as usize] = index(column);
                self.owner[column] = row;
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

    /// Dijkstra over reduced costs from a free row to the nearest place where the path can end: a
    /// column nobody has, or a row that had better stay alone.
    fn augment(&mut self, start: u32) {
        let begin = start as usize * self.columns;
        let weights = &self.weights[begin..begin + self.columns];
        let gain = best_two(weights, &self.price).best;
        self.gain[start as usize] = gain;
        if gain == 0 {
            return;
        }
        for (column, (distance, (&price, &weight))) in self
            .distance
            .iter_mut()
            .zip(self.price.iter().zip(weights))
            .enumerate()
        {
            *distance = gain + price - weight;
            self.from[column] = start;
        }
        self.open.clear();
        self.open.extend((0..self.columns).map(index));
        self.closed.clear();
        let mut alone = (gain, start);
        let mut nearest = self.nearest();
        let (length, end) = loop {
            let Some((at, length)) = nearest else {
                break (alone.0, NONE);
            };
            if length >= alone.0 {
                break (alone.0, NONE);
            }
            let column = self.open.swap_remove(at);
            let row = self.owner[column as usize];
            if row == NONE {
                break (length, column);
            }
            self.closed.push(column);
            let base = length + self.gain[row as usize];
            if base < alone.0 {
                alone = (base, row);
            }
            let begin = row as usize * self.columns;
            let weights = &self.weights[begin..begin + self.columns];
            nearest = None;
            let mut least = i32::MAX;
            for (at, &column) in self.open.iter().enumerate() {
                let to = column as usize;
                let through = base + self.price[to] - weights[to];
                let mut distance = self.distance[to];
                if through < distance {
                    distance = through;
                    self.distance[to] = through;
                    self.from[to] = row;
                }
                if distance < least || (distance == least && self.owner[to] == NONE) {
                    least = distance;
                    nearest = Some((at, distance));
                }
            }
        };
        self.gain[start as usize] -= length;
        for &column in &self.closed {
            let step = length - self.distance[column as usize];
            self.price[column as usize] += step;
            self.gain[self.owner[column as usize] as usize] -= step;
        }
        self.flip(start, end, alone.1);
    }

    fn nearest(&self) -> Option<(usize, i32)> {
        let mut nearest = None;
        let mut least = i32::MAX;
        for (column, &distance) in self.distance.iter().enumerate() {
            if distance < least || (distance == least && self.owner[column] == NONE) {
                least = distance;
                nearest = Some((column, distance));
            }
        }
        nearest
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

/// A number of rows or columns as kept in the arena; they are below 2³² because both trees are.
fn index(value: usize) -> u32 {
    u32::try_from(value).unwrap_or(NONE)
}

struct Bid {
    best: i32,
    column: u32,
    second: i32,
    second_column: u32,
}

/// The two columns that gain a row most; staying alone, which gains 0, may be the second or both.
fn best_two(weights: &[i32], price: &[i32]) -> Bid {
    let mut bid = Bid {
        best: 0,
        column: NONE,
        second: 0,
        second_column: NONE,
    };
    for (column, (weight, price)) in weights.iter().zip(price).enumerate() {
        let gain = weight - price;
        if gain > bid.second {
            if gain > bid.best {
                bid.second = bid.best;
                bid.second_column = bid.column;
                bid.best = gain;
                bid.column = index(column);
            } else {
                bid.second = gain;
                bid.second_column = index(column);
            }
        }
    }
    bid
}

#[cfg(test)]
mod tests;
