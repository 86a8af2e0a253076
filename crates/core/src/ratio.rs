//! A value as a fraction of two whole numbers.
//!
//! ```
//! use twintree::Ratio;
//!
//! let distance = Ratio::new(26, 35).expect("something to divide by");
//! assert_eq!(distance.to_string(), "26/35");
//! assert_eq!(distance.complement().to_string(), "9/35");
//! // Compared by value, exactly.
//! assert_eq!(Ratio::new(5, 10), Ratio::new(1, 2));
//! assert!(Ratio::new(1, 3) < Ratio::new(1, 2));
//! assert_eq!(Ratio::new(5, 0), None);
//! // 3 of at most 4, where 4 is the greatest of some numbers.
//! assert_eq!(Ratio::integer(3).of(Ratio::integer(4)).to_string(), "3/4");
//! ```

use core::cmp::Ordering;
use core::fmt;

/// A fraction as it was counted, at least 0; or a number of things, over 1. Compared by
/// value, exactly.
///
/// **\[D\]** 0/0, where nothing could be counted, is 0.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ratio {
    /// 0 if the whole is.
    part: u64,
    whole: u64,
}

impl Ratio {
    /// The fraction; none where there is nothing to divide by.
    pub fn new(part: u64, whole: u64) -> Option<Self> {
        (whole > 0).then_some(Self { part, whole })
    }

    /// The same; 0 of 0 where there is nothing to divide by.
    pub fn or_zero(part: u64, whole: u64) -> Self {
        Self::new(part, whole).unwrap_or_default()
    }

    /// A number of things.
    pub fn integer(number: u64) -> Self {
        Self {
            part: number,
            whole: 1,
        }
    }

    /// What was counted: above the line.
    pub fn part(self) -> u64 {
        self.part
    }

    /// The denominator; 0 for 0/0 only.
    pub fn whole(self) -> u64 {
        self.whole
    }

    /// None for 0/0.
    pub fn defined(self) -> Option<Self> {
        (self.whole > 0).then_some(self)
    }

    /// 1 minus the value, over the same whole; 0 if the value is above 1.
    #[must_use]
    pub fn complement(self) -> Self {
        Self {
            part: self.whole.saturating_sub(self.part),
            ..self
        }
    }

    /// The sums of both parts: in the result, the larger total has the larger weight.
    #[must_use]
    pub fn pooled(self, other: Self) -> Self {
        Self {
            part: self.part.saturating_add(other.part),
            whole: self.whole.saturating_add(other.whole),
        }
    }

    /// Its share of the greatest of some values. A larger one counts as all of it; 0 of 0 is 0.
    ///
    /// # Complexity
    /// O(1).
    #[must_use]
    pub fn of(self, greatest: Self) -> Self {
        let mut part = product(self.part, greatest.whole.max(1));
        let mut whole = product(self.whole.max(1), greatest.part);
        // The last binary digits of numbers that are too long make no visible difference.
        while u64::try_from(part.max(whole)).is_err() {
            (part, whole) = (part / 2, whole / 2);
        }
        let whole = u64::try_from(whole).unwrap_or(u64::MAX);
        Self::or_zero(u64::try_from(part).unwrap_or(u64::MAX).min(whole), whole)
    }

    /// The same value with the least numbers.
    ///
    /// # Complexity
    /// O(log n).
    #[must_use]
    pub fn in_lowest_terms(self) -> Self {
        let (mut one, mut other) = (self.part, self.whole);
        while other > 0 {
            (one, other) = (other, one % other);
        }
        Self {
            part: self.part / one.max(1),
            whole: self.whole / one.max(1),
        }
    }

    /// The one division, to be made where the number is shown.
    #[expect(
        clippy::cast_precision_loss,
        reason = "the last moment, where a number is shown"
    )]
    pub fn value(self) -> f64 {
        self.part as f64 / self.whole.max(1) as f64
    }

    /// The value as a whole number of this many binary digits, at most 63, to the nearest.
    pub(crate) fn scaled(self, bits: u32) -> u128 {
        let whole = u128::from(self.whole.max(1));
        ((u128::from(self.part) << bits) + whole / 2) / whole
    }
}

fn product(one: u64, other: u64) -> u128 {
    u128::from(one) * u128::from(other)
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        product(self.part, other.whole.max(1)).cmp(&product(other.part, self.whole.max(1)))
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Ratio {}

impl fmt::Display for Ratio {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}/{}", self.part, self.whole)
    }
}

#[cfg(test)]
mod tests {
    use super::Ratio;
    use alloc::string::ToString;
    use core::cmp::Ordering;

    #[track_caller]
    fn check(one: (u64, u64), other: (u64, u64), expected: Ordering) {
        let ratio = |(part, whole)| Ratio::or_zero(part, whole);
        assert_eq!(ratio(one).cmp(&ratio(other)), expected);
        assert_eq!(ratio(other).cmp(&ratio(one)), expected.reverse());
    }

    #[test]
    fn ratios_are_compared_exactly() {
        check((5, 10), (1, 2), Ordering::Equal);
        check((5, 11), (5, 10), Ordering::Less);
        check((u64::MAX - 1, u64::MAX), (1, 1), Ordering::Less);
        check((1, u64::MAX), (0, 1), Ordering::Greater);
        check((0, 0), (0, 7), Ordering::Equal);
        check((0, 0), (1, u64::MAX), Ordering::Less);
        check((17, 1), (u64::MAX, u64::MAX), Ordering::Greater);
    }

    #[test]
    fn nothing_of_nothing_is_nothing() {
        let nothing = Ratio::or_zero(0, 0);
        assert_eq!((nothing.value(), nothing.defined()), (0.0, None));
        assert_eq!(nothing.complement().to_string(), "0/0");
        assert_eq!(nothing.in_lowest_terms().to_string(), "0/0");
        assert_eq!(nothing.of(nothing).to_string(), "0/0");
        assert_eq!(nothing.pooled(Ratio::or_zero(1, 2)).to_string(), "1/2");
    }

    #[test]
    fn the_least_numbers_have_no_divisor_in_common() {
        let lowest = |part, whole| Ratio::or_zero(part, whole).in_lowest_terms().to_string();
        assert_eq!(lowest(6, 8), "3/4");
        assert_eq!(lowest(0, 8), "0/1");
        assert_eq!(lowest(u64::MAX, u64::MAX), "1/1");
    }
}
