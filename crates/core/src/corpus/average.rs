//! One measure over many pairs.
//!
//! ```
//! use twintree::corpus::Average;
//! use twintree::distances::{Flag, Ratio};
//!
//! let mut average = Average::default();
//! for (part, whole) in [(1, 2), (1, 8)] {
//!     average.add(Ratio::new(part, whole).expect("something to divide by"));
//! }
//! // (1/2 + 1/8) / 2 and (1 + 1) / (2 + 8)
//! assert_eq!((average.mean(), average.micro()), (Some(0.3125), Some(0.2)));
//! // The value 0 counts in the mean.
//! average.add(Ratio::flagged(Flag::NoSplits));
//! assert_eq!((average.pairs, average.flagged), (3, 1));
//! assert_eq!(average.micro(), Some(0.2));
//! // Of numbers of things, 1 is the whole: 3 words and 4 words.
//! let mut words = Average::default();
//! words.add_parts(3, 1);
//! words.add_parts(4, 1);
//! assert_eq!((words.mean(), words.micro()), (Some(3.5), Some(3.5)));
//! ```

use crate::distances::ratio::Ratio;

/// The values whose sum is taken are whole numbers of 2⁻⁶³, finer than any that is shown.
const BITS: u32 = 63;

/// A measure over the pairs that have it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Average {
    /// How many pairs have a value, flagged ones too.
    pub pairs: u64,
    /// How many of them have the value 0 by convention, with a flag.
    pub flagged: u64,
    /// The sum of the numerators: of 2⁶⁴ pairs it fits.
    pub part: u128,
    /// The sum of the denominators.
    pub whole: u128,
    /// The sum of the values, in units of 2⁻⁶³.
    values: u128,
}

impl Average {
    /// Adds a pair.
    pub fn add(&mut self, value: Ratio) {
        self.flagged += u64::from(value.flag().is_some());
        self.add_parts(value.numerator(), value.denominator());
    }

    /// Adds a pair that has so much of so much, as they are: the part may be more than the whole, and
    /// 0 of 0 is 0.
    pub fn add_parts(&mut self, part: u64, whole: u64) {
        self.pairs += 1;
        self.part += u128::from(part);
        self.whole += u128::from(whole);
        // Up to 2³² pairs of values up to 2³² it fits; nothing is as large.
        self.values = self.values.saturating_add(scaled_parts(part, whole, BITS));
    }

    /// Adds other pairs.
    pub fn merge(&mut self, others: &Self) {
        self.pairs += others.pairs;
        self.flagged += others.flagged;
        self.part += others.part;
        self.whole += others.whole;
        self.values = self.values.saturating_add(others.values);
    }

    /// The mean of the values, in which every pair weighs the same and a flagged one is 0; none
    /// without a pair.
    #[expect(
        clippy::cast_precision_loss,
        reason = "the last moment, where a number is shown"
    )]
    pub fn mean(&self) -> Option<f64> {
        let sum = self.values as f64 / (1_u64 << BITS) as f64;
        (self.pairs > 0).then(|| sum / self.pairs as f64)
    }

    /// One sum by the other, in which what has more to count weighs more; none where there is nothing
    /// to divide by.
    #[expect(
        clippy::cast_precision_loss,
        reason = "the last moment, where a number is shown"
    )]
    pub fn micro(&self) -> Option<f64> {
        (self.whole > 0).then(|| self.part as f64 / self.whole as f64)
    }
}

/// The value as a whole number of so many binary digits, the nearest one; at most 63.
pub(super) fn scaled(value: Ratio, bits: u32) -> u128 {
    scaled_parts(value.numerator(), value.denominator(), bits)
}

fn scaled_parts(part: u64, whole: u64, bits: u32) -> u128 {
    let whole = u128::from(whole.max(1));
    ((u128::from(part) << bits) + whole / 2) / whole
}
