//! From any best pairing to the first one.
//!
//! The best pairings are exactly those that use only tight pairs (gain + price = weight) and leave
//! alone only rows and columns whose dual value is 0. So, row by row, the earliest column is looked
//! for from which the displaced partners can be moved along tight pairs until the place that the row
//! gives up is filled again: one backward search per row, O(rows · columns) each, and none where the
//! row already has the earliest column that is tight.

use alloc::vec::Vec;

use super::{Matcher, NONE, index};

/// Memory of the search for one row.
#[derive(Debug, Default)]
pub(super) struct First {
    /// Columns that are available: their owner, if there is one, can be moved so that in the end the
    /// row's own column is filled.
    marked: Vec<bool>,
    /// Where that owner moves to: a column, or `NONE` for staying alone.
    to: Vec<u32>,
    /// Columns given to the rows before this one.
    settled: Vec<bool>,
    /// Columns marked whose takers are not yet looked for.
    stack: Vec<u32>,
    /// Rows after this one for which no marked column was found.
    waiting: Vec<u32>,
    /// Whether free columns and rows that may stay alone are marked.
    is_balanced: bool,
}

/// What happens when a row or column stays unmatched, or a row takes a free column: one row or column must
/// do the opposite, so that the numbers add up again.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Balance {
    /// None can.
    Missing,
    /// The row in question was alone itself.
    Row,
    /// This column becomes free.
    Leave(u32),
    /// This row, alone so far, takes this column.
    Join(u32, u32),
}

impl Matcher {
    /// Changes the pairing, which is best, into the first best one.
    pub(super) fn make_first(&mut self) {
        self.first.settled.clear();
        self.first.settled.resize(self.columns, false);
        for row in 0..self.rows {
            let own = self.mate[row];
            if let Some(earliest) = self.earliest(row, |_| true)
                && earliest != own
            {
                let balance = self.search(row, own, earliest);
                let reachable = |column: u32| column == own || self.first.marked[column as usize];
                if let Some(column) = self.earliest(row, reachable)
                    && column != own
                {
                    self.shift(row, own, column, balance);
                }
            }
            if self.mate[row] != NONE {
                self.first.settled[self.mate[row] as usize] = true;
            }
        }
    }

    fn tight(&self, row: usize, column: usize) -> bool {
        let weight = self.weights[row * self.columns + column];
        weight > 0 && self.gain[row] + self.price[column] == weight
    }

    fn earliest(&self, row: usize, accept: impl Fn(u32) -> bool) -> Option<u32> {
        (0..self.columns)
            .filter(|&column| !self.first.settled[column] && self.tight(row, column))
            .map(index)
            .find(|&column| accept(column))
    }

    /// Marks the columns from which the place `own` that `row` gives up can be filled: all, or some
    /// and among them `wanted`.
    fn search(&mut self, row: usize, own: u32, wanted: u32) -> Balance {
        self.first.marked.clear();
        self.first.marked.resize(self.columns, false);
        self.first.to.clear();
        self.first.to.resize(self.rows, NONE);
        self.first.stack.clear();
        self.first.is_balanced = false;
        self.first.waiting.clear();
        self.first.waiting.extend((row + 1..self.rows).map(index));
        let mut balance = Balance::Missing;
        if own == NONE {
            balance = Balance::Row;
            self.mark_the_free();
        } else {
            self.first.stack.push(own);
        }
        while !self.first.marked[wanted as usize]
            && let Some(column) = self.first.stack.pop()
        {
            let mut waiting = core::mem::take(&mut self.first.waiting);
            waiting.retain(|&other| {
                if !self.tight(other as usize, column as usize) {
                    return true;
                }
                let place = self.mate[other as usize];
                if place == NONE {
                    if balance == Balance::Missing {
                        balance = Balance::Join(other, column);
                    }
                } else if !self.first.marked[place as usize] {
                    self.mark(other as usize, place, column);
                }
                false
            });
            self.first.waiting = waiting;
            if balance == Balance::Missing && self.price[column as usize] == 0 {
                balance = Balance::Leave(column);
            }
            if balance != Balance::Missing {
                self.mark_the_free();
            }
        }
        balance
    }

    fn mark(&mut self, owner: usize, place: u32, to: u32) {
        self.first.marked[place as usize] = true;
        self.first.to[owner] = to;
        self.first.stack.push(place);
    }

    /// Once the numbers can be balanced, free columns may be taken and rows that gain nothing may
    /// stay alone. Does nothing the second time.
    fn mark_the_free(&mut self) {
        if core::mem::replace(&mut self.first.is_balanced, true) {
            return;
        }
        for column in 0..self.columns {
            if self.owner[column] == NONE {
                self.first.marked[column] = true;
                self.first.stack.push(index(column));
            }
        }
        for at in 0..self.first.waiting.len() {
            let other = self.first.waiting[at] as usize;
            let place = self.mate[other];
            if place != NONE && self.gain[other] == 0 && !self.first.marked[place as usize] {
                self.mark(other, place, NONE);
            }
        }
    }

    /// Gives `column` to `row` and moves everybody displaced until `own` is filled or free.
    fn shift(&mut self, row: usize, own: u32, column: u32, balance: Balance) {
        let mut taker = index(row);
        let mut column = column;
        loop {
            let displaced = core::mem::replace(&mut self.owner[column as usize], taker);
            self.mate[taker as usize] = column;
            if column == own {
                return;
            }
            let to = if displaced == NONE {
                NONE
            } else {
                self.first.to[displaced as usize]
            };
            if to != NONE {
                taker = displaced;
                column = to;
                continue;
            }
            if displaced != NONE {
                self.mate[displaced as usize] = NONE;
            }
            match balance {
                Balance::Missing | Balance::Row => return,
                Balance::Join(joining, at) => {
                    taker = joining;
                    column = at;
                }
                Balance::Leave(left) => {
                    let displaced = core::mem::replace(&mut self.owner[left as usize], NONE);
                    if left == own {
                        return;
                    }
                    taker = displaced;
                    column = self.first.to[displaced as usize];
                }
            }
        }
    }
}
