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
        self.pairs += 1;
        self.flagged += u64::from(value.flag().is_some());
        self.part += u128::from(value.numerator());
        self.whole += u128::from(value.denominator());
        self.values += scaled(value, BITS);
    }

    /// Adds other pairs.
    pub fn merge(&mut self, others: &Self) {
        self.pairs += others.pairs;
        self.flagged += others.flagged;
        self.part += others.part;
        self.whole += others.whole;
        self.values += others.values;
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
    let whole = u128::from(value.denominator().max(1));
    ((u128::from(value.numerator()) << bits) + whole / 2) / whole
}
