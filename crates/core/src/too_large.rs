//! Work that is rejected, with the reason, before it begins.

use core::fmt;

/// Work that is rejected before it begins: there is more of something than the limit.
///
/// ```
/// use twintree::{TooLarge, paths};
///
/// let refused = TooLarge::check("links", 5_000, paths::LINKS).unwrap_err();
/// assert_eq!(refused.to_string(), "5000 links, at most 4096");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// What exceeds the limit, in the plural. Stable.
    pub what: &'static str,
    /// How much there is.
    pub number: u64,
    /// How much there may be.
    pub limit: u64,
}

impl TooLarge {
    /// The stable name of the reason, for any kind of excess.
    pub const CODE: &'static str = "too-large";

    /// Refuses more than the limit.
    ///
    /// # Errors
    /// If there is more.
    pub fn check(
        what: &'static str,
        number: impl TryInto<u64>,
        limit: impl TryInto<u64>,
    ) -> Result<(), Self> {
        let refused = Self {
            what,
            number: number.try_into().unwrap_or(u64::MAX),
            limit: limit.try_into().unwrap_or(u64::MAX),
        };
        if refused.number > refused.limit {
            Err(refused)
        } else {
            Ok(())
        }
    }
}

impl fmt::Display for TooLarge {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "{} {}, at most {}",
            self.number, self.what, self.limit
        )
    }
}

impl core::error::Error for TooLarge {}
