//! A value of any measure as two whole numbers: a ratio, or a number of things.
//!
//! ```
//! use twintree::corpus::Quantity;
//!
//! assert_eq!(Quantity::new(2, 4), Quantity::new(1, 2));
//! assert!(Quantity::new(1, 3) < Quantity::new(1, 2));
//! assert_eq!(Quantity::whole(17).to_string(), "17");
//! assert_eq!(Quantity::new(5, 0), None);
//! // 3 of at most 4, where 4 is the greatest of some numbers.
//! let share = Quantity::whole(3).of(Quantity::whole(4)).expect("more than 0");
//! assert_eq!(share.to_string(), "3/4");
//! ```

use core::cmp::Ordering;
use core::fmt;

use crate::distances::ratio::Ratio;

/// So much by so much, in lowest terms, at least 0. Ordered by value, exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Quantity {
    /// Has no divisor with the denominator but 1.
    numerator: u64,
    /// At least 1.
    denominator: u64,
}

impl Quantity {
    /// The one by the other; none by 0.
    ///
    /// # Complexity
    /// O(log n).
    pub fn new(numerator: u64, denominator: u64) -> Option<Self> {
        let divisor = greatest_common_divisor(numerator, denominator);
        Some(Self {
            numerator: numerator.checked_div(divisor)?,
            denominator: denominator.checked_div(divisor).filter(|&one| one > 0)?,
        })
    }

    /// A number of things.
    pub fn whole(number: u64) -> Self {
        Self {
            numerator: number,
            denominator: 1,
        }
    }

    /// Above the line.
    pub fn numerator(self) -> u64 {
        self.numerator
    }

    /// Below the line, at least 1.
    pub fn denominator(self) -> u64 {
        self.denominator
    }

    /// How much it is of the greatest of some values: a ratio, whatever they count. What is more than
    /// that is all of it; none of 0.
    ///
    /// # Complexity
    /// O(1).
    pub fn of(self, greatest: Self) -> Option<Ratio> {
        let product = |one: u64, other: u64| u128::from(one) * u128::from(other);
        let mut part = product(self.numerator, greatest.denominator);
        let mut whole = product(self.denominator, greatest.numerator);
        // The last binary digits of numbers that are too long make no difference that could be shown.
        while u64::try_from(part.max(whole)).is_err() {
            (part, whole) = (part / 2, whole / 2);
        }
        let whole = u64::try_from(whole).ok()?;
        Ratio::new(u64::try_from(part).ok()?.min(whole), whole)
    }

    /// The one division, to be made where the number is shown.
    #[expect(
        clippy::cast_precision_loss,
        reason = "the last moment, where a number is shown"
    )]
    pub fn value(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }
}

/// Euclid's; of 0 and a number, that number.
fn greatest_common_divisor(mut one: u64, mut other: u64) -> u64 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// A flagged value is the 0 that it is.
impl From<Ratio> for Quantity {
    fn from(ratio: Ratio) -> Self {
        Self::new(ratio.numerator(), ratio.denominator()).unwrap_or(Self::whole(0))
    }
}

impl Ord for Quantity {
    fn cmp(&self, other: &Self) -> Ordering {
        let product = |one: u64, other: u64| u128::from(one) * u128::from(other);
        let left = product(self.numerator, other.denominator);
        left.cmp(&product(other.numerator, self.denominator))
    }
}

impl PartialOrd for Quantity {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Quantity {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.numerator)?;
        if self.denominator > 1 {
            write!(formatter, "/{}", self.denominator)?;
        }
        Ok(())
    }
}
