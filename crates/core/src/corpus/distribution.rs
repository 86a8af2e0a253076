//! How often each value of a measure occurs: median, quartiles, and the data of bar charts.
//!
//! ```
//! use twintree::Ratio;
//! use twintree::corpus::Distribution;
//!
//! let mut values = Distribution::default();
//! for number in [7, 1, 3, 5] {
//!     values.add(Ratio::integer(number));
//! }
//! let [lower, median, upper] = values.quartiles().expect("some values");
//! assert_eq!((lower.value(), median.value(), upper.value()), (2.5, 4.0, 5.5));
//! ```
//!
//! **\[D\]** Between two values a quantile lies as far as its place lies between theirs, counted from 0
//! at the first to n − 1 at the last of n values (definition 7 of R. J. Hyndman and Y. Fan, *Sample
//! Quantiles in Statistical Packages*, The American Statistician 50(4), 1996), which is what R,
//! `numpy` and spreadsheets do: the median of an even number of values is the middle of the two in the middle.

use alloc::collections::BTreeMap;

use crate::ratio::Ratio;

/// How often each value occurs. Memory grows with the number of *different* values; a corpus
/// has few: ratios of sentences have small numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Distribution {
    counts: BTreeMap<Ratio, u64>,
    total: u64,
}

/// A place between two values: this many quarters of the way from the one to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quantile {
    /// The value below, or the value itself.
    pub low: Ratio,
    /// The value above, or the same.
    pub high: Ratio,
    /// 0 to 3.
    pub quarters: u8,
}

impl Quantile {
    /// The value, where it is shown.
    pub fn value(self) -> f64 {
        let (low, high) = (self.low.value(), self.high.value());
        // The same value twice is that value, to the last bit.
        low + (high - low) * f64::from(self.quarters) / 4.0
    }
}

impl Distribution {
    /// Adds a value.
    ///
    /// # Complexity
    /// O(log n) in the number of different values, and in their numbers.
    pub fn add(&mut self, value: Ratio) {
        *self.counts.entry(value.in_lowest_terms()).or_default() += 1;
        self.total += 1;
    }

    /// Adds those of other pairs.
    pub fn merge(&mut self, others: &Self) {
        for (&value, count) in &others.counts {
            *self.counts.entry(value).or_default() += count;
        }
        self.total += others.total;
    }

    /// How many values there are, those that are the same included.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// The different values in their order, in lowest terms, and how often each of them occurs.
    pub fn counts(&self) -> impl DoubleEndedIterator<Item = (Ratio, u64)> + '_ {
        self.counts.iter().map(|(&value, &count)| (value, count))
    }

    /// How many values are less than this one.
    ///
    /// # Complexity
    /// Linear in the number of different values.
    pub fn below(&self, value: Ratio) -> u64 {
        self.counts.range(..value).map(|(_, count)| count).sum()
    }

    /// How many values are this one.
    pub fn equal(&self, value: Ratio) -> u64 {
        self.counts.get(&value).copied().unwrap_or_default()
    }

    /// The middle one; none without a value.
    pub fn median(&self) -> Option<Quantile> {
        self.quartiles().map(|[_, median, _]| median)
    }

    /// A quarter, a half and three quarters of the way through the values; none without a value.
    ///
    /// # Complexity
    /// Linear in the number of different values.
    pub fn quartiles(&self) -> Option<[Quantile; 3]> {
        let last = self.total.checked_sub(1)?;
        let quartile = |quarters: u8| {
            // Three times a number of pairs in memory does not overflow.
            let place = u128::from(last) * u128::from(quarters);
            let (index, rest) = (place / 4, place % 4);
            let index = u64::try_from(index).ok()?;
            let low = self.at(index)?;
            Some(Quantile {
                low,
                high: if rest == 0 { low } else { self.at(index + 1)? },
                quarters: u8::try_from(rest).ok()?,
            })
        };
        let [lower, median, upper] = [1, 2, 3].map(quartile);
        Some([lower?, median?, upper?])
    }

    /// The value that stands in this place of all values in their order, from 0.
    fn at(&self, place: u64) -> Option<Ratio> {
        let mut passed = 0;
        let mut counts = self.counts();
        let found = counts.find(|(_, count)| {
            passed += count;
            passed > place
        });
        found.map(|(value, _)| value)
    }
}
