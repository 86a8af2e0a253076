//! The entry of a column for a pair, and its encoding in two numbers.

use twintree::Ratio;

/// The entry of a column for a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Figure<Reason> {
    /// A fraction: a part of a total.
    Value(u64, u64),
    /// 0 of 0, which is 0 by convention.
    Agreed,
    /// Nothing, for this reason.
    Undefined(Reason),
    /// The pair could not be read.
    Refused,
    /// What only this column needs could not be read, for this reason.
    RefusedFor(Reason),
    /// It was not measured yet.
    Unread,
}

/// The denominator of 0 of 0.
const AGREED: f64 = 0.5;
/// The denominator of a pair that could not be read.
const REFUSED: f64 = -1.0;
/// The denominator of a pair that could not be read for this column alone.
const REFUSED_FOR: f64 = -2.0;

impl Figure<()> {
    /// Decodes the two numbers of a column.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "numbers of a column are whole; what is no such number is the nearest that is one"
    )]
    pub(super) fn of(numerator: f64, denominator: f64) -> Self {
        if denominator.is_nan() {
            Self::Unread
        } else if denominator < 0.0 {
            Self::Refused
        } else if denominator >= 1.0 {
            Self::Value(numerator as u64, denominator as u64)
        } else if denominator > 0.0 {
            Self::Agreed
        } else {
            Self::Undefined(())
        }
    }

    /// The value, if there is one.
    pub(super) fn ratio(self) -> Option<Ratio> {
        match self {
            Self::Value(part, whole) => Ratio::new(part, whole),
            Self::Agreed => Some(Ratio::default()),
            Self::Undefined(()) | Self::Refused | Self::RefusedFor(()) | Self::Unread => None,
        }
    }
}

impl Figure<&'static str> {
    /// A number of things.
    pub(super) fn number(number: usize) -> Self {
        Self::Value(number as u64, 1)
    }

    /// The two numbers of a column, for this place of the reason.
    #[expect(
        clippy::cast_precision_loss,
        reason = "numbers up to 2⁵³ are exact; the few that are greater keep their first digits"
    )]
    pub(super) fn numbers(self, mut place: impl FnMut(&'static str) -> usize) -> [f64; 2] {
        match self {
            Self::Value(part, whole) => [part as f64, whole as f64],
            Self::Agreed => [0.0, AGREED],
            Self::Undefined(reason) => [place(reason) as f64, 0.0],
            Self::Refused => [0.0, REFUSED],
            Self::RefusedFor(reason) => [place(reason) as f64, REFUSED_FOR],
            Self::Unread => [0.0, f64::NAN],
        }
    }
}

impl From<Ratio> for Figure<&'static str> {
    fn from(ratio: Ratio) -> Self {
        match ratio.defined() {
            Some(ratio) => Self::Value(ratio.part(), ratio.whole()),
            None => Self::Agreed,
        }
    }
}

impl From<Result<Ratio, &'static str>> for Figure<&'static str> {
    fn from(value: Result<Ratio, &'static str>) -> Self {
        value.map_or_else(Self::Undefined, Self::from)
    }
}
