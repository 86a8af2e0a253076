//! From any best pairing to the first one.
//!
//! The best pairings are exactly those that use only tight pairs (gain + price = weight) and leave
//! alone only rows and columns whose dual value is 0. So, row by row, the earliest column is looked
//! for from which the displaced partners can be moved along tight pairs until the place that the row
//! gives up is filled again: one backward search per row, O(rows · columns) each, and none where the
//! row already has the earliest column that is tight.

use alloc::vec::Vec;

use super::{Matcher, NONE};
use crate::number::saturated;

/// Memory of the search for one row.
#[derive(Debug, Default)]
pub(super) struct First {
    /// By place, which row can give it up and for which place, so that in the end the row's own place is
    /// taken.
    moves: Vec<Option<(usize, usize)>>,
    /// Columns given to the rows before this one.
    settled: Vec<bool>,
    /// Places that can be given up and whose takers are not yet looked for.
    stack: Vec<usize>,
    /// Rows after this one, *nobody* among them, for which no place was found.
    waiting: Vec<usize>,
}

/// A place is a column or, numbered after them, *alone*: any number of rows have it. Free columns belong to
/// *nobody*, numbered after the rows, who is alone as well.
impl Matcher {
    /// Changes the pairing, which is best, into the first best one.
    pub(super) fn make_first(&mut self) {
        self.first.settled.clear();
        self.first.settled.resize(self.columns, false);
        for row in 0..self.rows {
            let own = self.place_of(row);
            if let Some(earliest) = self.earliest(row, |_| true)
                && earliest != own
            {
                self.search(row, own, earliest);
                let reachable = |place: usize| place == own || self.first.moves[place].is_some();
                if let Some(column) = self.earliest(row, reachable) {
                    self.shift(row, own, column);
                }
            }
            let column = self.place_of(row);
            if let Some(settled) = self.first.settled.get_mut(column) {
                *settled = true;
            }
        }
    }

    fn place_of(&self, row: usize) -> usize {
        match self.mate[row] {
            NONE => self.columns,
            column => column as usize,
        }
    }

    fn tight(&self, row: usize, place: usize) -> bool {
        match (row < self.rows, place < self.columns) {
            (true, true) => {
                let weight = self.weights[row * self.columns + place];
                weight > 0 && self.gain[row] + self.price[place] == weight
            }
            (true, false) => self.gain[row] == 0,
            (false, true) => self.price[place] == 0,
            (false, false) => true,
        }
    }

    fn earliest(&self, row: usize, accept: impl Fn(usize) -> bool) -> Option<usize> {
        let mut columns = (0..self.columns).filter(|&column| !self.first.settled[column]);
        columns.find(|&column| self.tight(row, column) && accept(column))
    }

    /// Finds the places from which the place `own` that `row` gives up can be filled: all, or some
    /// and among them `wanted`.
    fn search(&mut self, row: usize, own: usize, wanted: usize) {
        self.first.moves.clear();
        self.first.moves.resize(self.columns + 1, None);
        self.first.stack.clear();
        self.first.stack.push(own);
        self.first.waiting.clear();
        self.first.waiting.extend(row + 1..=self.rows);
        while self.first.moves[wanted].is_none()
            && let Some(place) = self.first.stack.pop()
        {
            let mut waiting = core::mem::take(&mut self.first.waiting);
            waiting.retain(|&other| {
                let is_tight = self.tight(other, place);
                if is_tight && other < self.rows {
                    self.mark(self.place_of(other), own, (other, place));
                } else if is_tight {
                    for free in 0..=self.columns {
                        if self.owner.get(free).is_none_or(|&owner| owner == NONE) {
                            self.mark(free, own, (other, place));
                        }
                    }
                }
                !is_tight
            });
            self.first.waiting = waiting;
        }
    }

    fn mark(&mut self, place: usize, own: usize, by: (usize, usize)) {
        if place != own && self.first.moves[place].is_none() {
            self.first.moves[place] = Some(by);
            self.first.stack.push(place);
        }
    }

    /// Gives `column` to `row` and moves everybody displaced until `own` is taken.
    fn shift(&mut self, row: usize, own: usize, column: usize) {
        let mut next = Some((row, column));
        while let Some((taker, place)) = next {
            next = self.first.moves[place].filter(|_| place != own);
            if let Some(mate) = self.mate.get_mut(taker) {
                *mate = if place < self.columns {
                    saturated(place)
                } else {
                    NONE
                };
            }
            if let Some(owner) = self.owner.get_mut(place) {
                *owner = if taker < self.rows {
                    saturated(taker)
                } else {
                    NONE
                };
            }
        }
    }
}
