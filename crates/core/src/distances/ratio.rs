//! A value between 0 and 1 as the two whole numbers that it is.
//!
//! ```
//! use twintree::distances::{Flag, Ratio};
//!
//! let distance = Ratio::new(26, 35).expect("something to divide by");
//! assert_eq!(distance.to_string(), "26/35");
//! assert_eq!(distance.rest().to_string(), "9/35");
//! assert_eq!(Ratio::new(0, 0), None);
//! // Nothing to divide by, but the value is agreed on.
//! let flagged = Ratio::flagged(Flag::NoSplits);
//! assert_eq!((flagged.value(), flagged.flag().map(Flag::code)), (0.0, Some("no-splits")));
//! ```

use core::cmp::Ordering;
use core::fmt;

/// So much of at most so much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ratio {
    /// At most the denominator.
    numerator: u64,
    /// 0 only if there is a flag.
    denominator: u64,
    flag: Option<Flag>,
}

/// Why a value is 0 although there is nothing to divide by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Flag {
    /// The tree has no split.
    NoSplits,
    /// The tree resolves no four leaves.
    NoQuartets,
}

impl Flag {
    /// The stable name of the flag, in kebab-case.
    pub fn code(self) -> &'static str {
        match self {
            Self::NoSplits => "no-splits",
            Self::NoQuartets => "no-quartets",
        }
    }
}

impl Ratio {
    /// So much of so much; none where there is nothing to divide by, or the part is more than the
    /// whole.
    pub fn new(numerator: u64, denominator: u64) -> Option<Self> {
        (numerator <= denominator && denominator > 0).then_some(Self {
            numerator,
            denominator,
            flag: None,
        })
    }

    /// The value 0 where there is nothing to divide by: 0 of 0.
    pub fn flagged(flag: Flag) -> Self {
        Self {
            numerator: 0,
            denominator: 0,
            flag: Some(flag),
        }
    }

    /// As [`new`](Self::new), and flagged where there is nothing to divide by. The part is at most
    /// the whole.
    pub(crate) fn of(numerator: u64, denominator: u64, flag: Flag) -> Self {
        Self::new(numerator, denominator).unwrap_or_else(|| Self::flagged(flag))
    }

    /// The part.
    pub fn numerator(self) -> u64 {
        self.numerator
    }

    /// The whole; 0 of flagged values alone.
    pub fn denominator(self) -> u64 {
        self.denominator
    }

    /// Why there is nothing to divide by, if that is so.
    pub fn flag(self) -> Option<Flag> {
        self.flag
    }

    /// 1 minus the value; of a flagged one, the same.
    #[must_use]
    pub fn rest(self) -> Self {
        Self {
            numerator: self.denominator - self.numerator,
            ..self
        }
    }

    /// The value, between 0 and 1: the one division, to be made where the number is shown.
    #[expect(
        clippy::cast_precision_loss,
        reason = "the last moment, where a number is shown"
    )]
    pub fn value(self) -> f64 {
        if self.denominator == 0 {
            0.0
        } else {
            self.numerator as f64 / self.denominator as f64
        }
    }

    /// Orders by value, exactly: 5 of 10 is as much as 1 of 2, and a flagged value is 0.
    pub fn compare(self, other: Self) -> Ordering {
        let product = |a: u64, b: u64| u128::from(a) * u128::from(b.max(1));
        product(self.numerator, other.denominator).cmp(&product(other.numerator, self.denominator))
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}/{}", self.numerator, self.denominator)
    }
}

#[cfg(test)]
mod tests {
    use super::{Flag, Ratio};
    use core::cmp::Ordering;

    #[track_caller]
    fn check(one: (u64, u64), other: (u64, u64), expected: Ordering) {
        let ratio = |(part, whole)| Ratio::of(part, whole, Flag::NoSplits);
        assert_eq!(ratio(one).compare(ratio(other)), expected);
        assert_eq!(ratio(other).compare(ratio(one)), expected.reverse());
    }

    #[test]
    fn ratios_are_compared_exactly() {
        check((5, 10), (1, 2), Ordering::Equal);
        check((u64::MAX - 1, u64::MAX), (1, 1), Ordering::Less);
        check((1, u64::MAX), (0, 1), Ordering::Greater);
        check((0, 0), (0, 7), Ordering::Equal);
        check((0, 0), (1, u64::MAX), Ordering::Less);
    }

    #[test]
    fn a_part_is_never_more_than_the_whole() {
        assert_eq!(Ratio::new(2, 1), None);
        assert_eq!(Ratio::new(0, 0), None);
        let flagged = Ratio::flagged(Flag::NoQuartets);
        assert_eq!(flagged.rest(), flagged);
    }
}
