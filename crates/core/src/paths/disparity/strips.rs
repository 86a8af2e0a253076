//! A large Levenshtein table as the differences between its cells, a bit each.
//!
//! Neighbouring cells of a column differ by −1, 0 or 1. A strip of 64 rows is kept as two words per
//! column, where the next row is one more and where it is one less, and a whole column of a strip
//! is found from the one before in about as many instructions as a single cell. A cell is read by
//! counting bits; that is worth while where fewer cells are read than there are.
//!
//! Sources: G. Myers, *A fast bit-vector algorithm for approximate string matching based on dynamic
//! programming*, J. ACM 46(3), 1999; for several strips H. Hyyrö, *A bit-vector algorithm for
//! computing Levenshtein and Damerau edit distances*, Nordic Journal of Computing 10(1), 2003.

use alloc::vec::Vec;

use crate::symbol::Symbol;

/// The rows of a strip.
const ROWS: usize = u64::BITS as usize;

/// A table in strips; its memory is used again for the next one.
#[derive(Clone, Debug, Default)]
pub(super) struct Strips {
    /// The columns of all strips.
    columns: Vec<Column>,
    /// Where the columns of each strip begin.
    starts: Vec<usize>,
    /// By symbol: in which rows of the strip the left side has it. All 0 between strips.
    places: Vec<u64>,
    /// By column: how the row above the strip goes on from the column before.
    steps: Vec<i8>,
}

/// One column of a strip.
#[derive(Clone, Copy, Debug)]
struct Column {
    /// The value above the strip.
    above: u32,
    /// In which rows the value is one more than in the row before.
    more: u64,
    /// In which rows it is one less.
    less: u64,
}

impl Column {
    /// Against nothing, each row is one more.
    fn first(above: u32) -> Self {
        Self {
            above,
            more: u64::MAX,
            less: 0,
        }
    }

    /// The next column, for a symbol that the left side has at `places`, and how the last row goes
    /// on; `step` says how the row above does.
    #[inline]
    fn next(self, places: u64, step: i8) -> (Self, i8) {
        let falls = u64::from(step < 0);
        let rises = u64::from(step > 0);
        let kept = places | self.less;
        let places = places | falls;
        let diagonal = (((places & self.more).wrapping_add(self.more)) ^ self.more) | places;
        let more = self.less | !(diagonal | self.more);
        let less = self.more & diagonal;
        let last = i8::from(more >> (ROWS - 1) != 0) - i8::from(less >> (ROWS - 1) != 0);
        let more = more << 1 | rises;
        let less = less << 1 | falls;
        let next = Self {
            above: self.above.wrapping_add_signed(step.into()),
            more: less | !(kept | more),
            less: more & kept,
        };
        (next, last)
    }
}

/// How many cells a table of these widths has in whole strips.
pub(super) fn area(widths: &[u32]) -> u64 {
    let (first, others) = (widths.first(), widths.iter().skip(1 + ROWS).step_by(ROWS));
    let columns = first
        .into_iter()
        .chain(others)
        .map(|&width| u64::from(width));
    columns.sum::<u64>() * u64::from(u64::BITS)
}

impl Strips {
    /// Fills in the table of `left` against `right`, of each row `a` only the first `widths[a]`
    /// columns, or somewhat more; the widths never grow, and row 0 is that of nothing.
    /// There is a width for it and one for each of `left`.
    pub(super) fn fill(&mut self, left: &[Symbol], right: &[Symbol], widths: &[u32]) {
        self.columns.clear();
        self.starts.clear();
        self.steps.clear();
        self.steps.resize(right.len(), 1);
        let mut above = 0;
        // The row of nothing is that above the first strip, which is needed for it alone, too.
        let others = widths.iter().skip(1 + ROWS).step_by(ROWS);
        let widths = widths.first().into_iter().chain(others);
        let parts = left.chunks(ROWS).chain(core::iter::once(&[][..]));
        for (&width, labels) in widths.zip(parts) {
            for (row, symbol) in labels.iter().enumerate() {
                let index = symbol.index() as usize;
                if index >= self.places.len() {
                    self.places.resize(index + 1, 0);
                }
                self.places[index] |= 1 << row;
            }
            self.starts.push(self.columns.len());
            let mut column = Column::first(above);
            self.columns.push(column);
            for (symbol, step) in right[..width as usize - 1].iter().zip(&mut self.steps) {
                let places = self
                    .places
                    .get(symbol.index() as usize)
                    .copied()
                    .unwrap_or(0);
                (column, *step) = column.next(places, *step);
                self.columns.push(column);
            }
            for symbol in labels {
                self.places[symbol.index() as usize] = 0;
            }
            above += u64::BITS;
        }
    }

    /// The distance of the first `a` symbols of the left side and the first `b` of the right one.
    pub(super) fn distance(&self, a: u32, b: u32) -> u32 {
        // The last row of a strip is the row above the next one; it is read from its own strip.
        let row = a.saturating_sub(1);
        let strip = row / u64::BITS;
        let column = self.columns[self.starts[strip as usize] + b as usize];
        let rows = a - strip * u64::BITS;
        let mask = if rows == u64::BITS {
            u64::MAX
        } else {
            (1 << rows) - 1
        };
        column.above + (column.more & mask).count_ones() - (column.less & mask).count_ones()
    }
}

#[cfg(test)]
mod tests {
    use super::{Strips, area};
    use crate::paths::levenshtein;
    use crate::symbol::{Symbol, Symbols};
    use alloc::vec;
    use alloc::vec::Vec;

    fn symbols(count: usize, salt: usize, kinds: usize) -> Vec<Symbol> {
        let mut symbols = Symbols::new();
        let known: Vec<Symbol> = (0..kinds)
            .map(|kind| symbols.intern(&alloc::format!("{kind}")))
            .collect();
        (0..count)
            .map(|at| known[(at * at * 7 + at * salt + at / 3) % kinds])
            .collect()
    }

    #[test]
    fn every_cell_is_the_distance_of_its_prefixes() {
        let mut strips = Strips::default();
        for (rows, columns, kinds) in [
            (0, 0, 1),
            (0, 5, 2),
            (5, 0, 2),
            (7, 9, 3),
            (63, 70, 4),
            (64, 64, 2),
            (65, 3, 2),
            (200, 130, 5),
        ] {
            let (left, right) = (symbols(rows, 3, kinds), symbols(columns, 5, kinds));
            let width = u32::try_from(columns + 1).expect("small");
            strips.fill(&left, &right, &vec![width; rows + 1]);
            for a in 0..=rows {
                for b in 0..=columns {
                    let expected = levenshtein::distance(&left[..a], &right[..b]);
                    let (a, b) = (
                        u32::try_from(a).expect("small"),
                        u32::try_from(b).expect("small"),
                    );
                    assert_eq!(strips.distance(a, b), expected, "{rows} {columns}: {a} {b}");
                }
            }
        }
    }

    #[test]
    fn what_lies_outside_the_widths_is_left_out() {
        let (left, right) = (symbols(150, 3, 4), symbols(90, 5, 4));
        let widths: Vec<u32> = (0..151_u32).map(|row| 1 + (150 - row) * 90 / 150).collect();
        let mut strips = Strips::default();
        strips.fill(&left, &right, &widths);
        for (a, &width) in (0..).zip(&widths) {
            for b in 0..width {
                let expected = levenshtein::distance(&left[..a as usize], &right[..b as usize]);
                assert_eq!(strips.distance(a, b), expected);
            }
        }
        assert_eq!(strips.columns.len(), 91 + 52 + 13);
        assert_eq!(area(&widths), (91 + 52 + 13) * 64);
    }
}
