//! Values in bins of equal width: the data of histograms and binned scatter plots.
//!
//! ```
//! use twintree::Ratio;
//! use twintree::corpus::{Bins, Distribution, Histogram};
//!
//! let mut values = Distribution::default();
//! for (part, whole) in [(0, 1), (1, 3), (1, 2), (1, 1)] {
//!     values.add(Ratio::new(part, whole).expect("something to divide by"));
//! }
//! // [0, 1/4), [1/4, 1/2), [1/2, 3/4), [3/4, 1]
//! let bins = Bins::of_ratios(4);
//! assert_eq!(Histogram::new(&values, bins).counts, [1, 1, 1, 1]);
//! assert_eq!(bins.start(2).to_string(), "1/2");
//! // Of the numbers up to 25 in at most ten bins: 0 to 2, 3 to 5, …, 24 to 26.
//! assert_eq!((Bins::of_numbers(25, 10).len(), Bins::of_numbers(25, 10).start(1).to_string()), (9, "3/1".into()));
//! ```
//!
//! A bin holds its lower end and not its upper one; the last bin holds both. Which bin a value falls
//! into is a division of whole numbers: 1/3 of three bins falls into the second, on every machine.

use alloc::vec;
use alloc::vec::Vec;

use crate::corpus::distribution::Distribution;
use crate::ratio::Ratio;

/// Bins of equal width; the first begins at 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bins {
    /// More than 0.
    width: Ratio,
    /// At least 1, at most [`Bins::MOST`].
    count: u32,
}

/// How many values fall into which bin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Histogram {
    /// The bins.
    pub bins: Bins,
    /// By bin.
    pub counts: Vec<u64>,
}

/// How many pairs of values fall into which two bins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    columns: Bins,
    rows: Bins,
    /// Row by row.
    counts: Vec<u64>,
}

impl Bins {
    /// The most bins there can be.
    pub const MOST: u32 = 1_000;

    /// This many bins, at least 1, for values from 0 to 1.
    pub fn of_ratios(count: u32) -> Self {
        let count = count.clamp(1, Self::MOST);
        Self {
            width: Ratio::or_zero(1, count.into()),
            count,
        }
    }

    /// Bins for whole numbers up to the greatest: as many as there may be, each for the same number of
    /// numbers.
    pub fn of_numbers(greatest: u64, at_most: u32) -> Self {
        let at_most = u64::from(at_most.clamp(1, Self::MOST));
        // Without the overflow of greatest + 1.
        let width = greatest / at_most + 1;
        let count = greatest / width + 1;
        Self {
            width: Ratio::integer(width),
            count: u32::try_from(count).unwrap_or(Self::MOST),
        }
    }

    /// How many there are, at least 1.
    #[expect(clippy::len_without_is_empty, reason = "there is always one")]
    pub fn len(&self) -> u32 {
        self.count
    }

    /// The width of each.
    pub fn width(&self) -> Ratio {
        self.width
    }

    /// Where a bin begins, which is where the one before it ends.
    pub fn start(&self, bin: u32) -> Ratio {
        let part = self.width.part().saturating_mul(bin.into());
        Ratio::or_zero(part, self.width.whole()).in_lowest_terms()
    }

    /// The bin of a value; the last one of a value beyond it.
    ///
    /// # Complexity
    /// O(1).
    pub fn of(&self, value: Ratio) -> u32 {
        let product = |one: u64, other: u64| u128::from(one) * u128::from(other);
        let dividend = product(value.part(), self.width.whole());
        let divisor = product(value.whole().max(1), self.width.part());
        let bin = dividend.checked_div(divisor).unwrap_or_default();
        u32::try_from(bin).map_or(self.count - 1, |bin| bin.min(self.count - 1))
    }
}

impl Histogram {
    /// Puts values into bins.
    ///
    /// # Complexity
    /// Linear in the bins and the different values.
    pub fn new(values: &Distribution, bins: Bins) -> Self {
        let mut counts = vec![0; bins.len() as usize];
        for (value, count) in values.counts() {
            if let Some(sum) = counts.get_mut(bins.of(value) as usize) {
                *sum += count;
            }
        }
        Self { bins, counts }
    }
}

impl Grid {
    /// An empty grid.
    pub fn new(columns: Bins, rows: Bins) -> Self {
        let fields = columns.len() as usize * rows.len() as usize;
        Self {
            columns,
            rows,
            counts: vec![0; fields],
        }
    }

    /// Adds a pair of values.
    pub fn add(&mut self, x: Ratio, y: Ratio) {
        let field = self.field(self.columns.of(x), self.rows.of(y));
        if let Some(count) = self.counts.get_mut(field) {
            *count += 1;
        }
    }

    /// How many pairs of values fall into this column and this row; 0 where there are none.
    pub fn count(&self, column: u32, row: u32) -> u64 {
        if column >= self.columns.len() {
            return 0;
        }
        let count = self.counts.get(self.field(column, row));
        count.copied().unwrap_or_default()
    }

    /// The fields that have some, row by row: column, row, and how many.
    pub fn filled(&self) -> impl Iterator<Item = (u32, u32, u64)> + '_ {
        let rows = 0..self.rows.len();
        let fields = rows.flat_map(|row| (0..self.columns.len()).map(move |column| (column, row)));
        let counted = fields.zip(&self.counts);
        counted.filter_map(|((column, row), &count)| (count > 0).then_some((column, row, count)))
    }

    fn field(&self, column: u32, row: u32) -> usize {
        row as usize * self.columns.len() as usize + column as usize
    }
}
