//! One measure over many pairs.
//!
//! ```
//! use twintree::corpus::Average;
//! use twintree::Ratio;
//!
//! let mut average = Average::default();
//! for (part, whole) in [(1, 2), (1, 8)] {
//!     average.add(Ratio::new(part, whole).expect("something to divide by"));
//! }
//! // (1/2 + 1/8) / 2 and (1 + 1) / (2 + 8)
//! assert_eq!((average.mean(), average.micro()), (Some(0.3125), Some(0.2)));
//! // The value 0 counts in the mean.
//! average.add(Ratio::or_zero(0, 0));
//! assert_eq!((average.pairs, average.agreed), (3, 1));
//! assert_eq!(average.micro(), Some(0.2));
//! // Of numbers of things, 1 is the whole: 3 words and 4 words.
//! let mut words = Average::default();
//! words.add(Ratio::integer(3));
//! words.add(Ratio::integer(4));
//! assert_eq!((words.mean(), words.micro()), (Some(3.5), Some(3.5)));
//! ```

use crate::ratio::Ratio;

/// The values whose sum is taken are whole numbers of 2⁻⁶³, finer than any that is shown.
const BITS: u32 = 63;

/// A measure over the pairs that have it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Average {
    /// How many pairs have a value, including 0 of 0.
    pub pairs: u64,
    /// How many of them have 0 of 0, which is agreed to be 0.
    pub agreed: u64,
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
        self.agreed += u64::from(value.defined().is_none());
        self.part += u128::from(value.part());
        self.whole += u128::from(value.whole());
        // Up to 2³² pairs of values up to 2³² it fits; nothing is as large.
        self.values = self.values.saturating_add(value.scaled(BITS));
    }

    /// Adds other pairs.
    pub fn merge(&mut self, others: &Self) {
        add_up!(self, others; pairs, agreed, part, whole);
        self.values = self.values.saturating_add(others.values);
    }

    /// The mean of the values, in which every pair weighs the same and 0 of 0 is 0; none
    /// without a pair.
    #[expect(
        clippy::cast_precision_loss,
        reason = "the last moment, where a number is shown"
    )]
    pub fn mean(&self) -> Option<f64> {
        let sum = self.values as f64 / (1_u64 << BITS) as f64;
        (self.pairs > 0).then(|| sum / self.pairs as f64)
    }

    /// One sum divided by the other, so that larger totals weigh more; none where there is nothing
    /// to divide by.
    #[expect(
        clippy::cast_precision_loss,
        reason = "the last moment, where a number is shown"
    )]
    pub fn micro(&self) -> Option<f64> {
        (self.whole > 0).then(|| self.part as f64 / self.whole as f64)
    }
}
