//! Numbers of things in memory.

/// A number as it is kept. There are many of these, so that they are kept short; of texts, what lies after the
/// first 4 GiB is not told apart, and of anything else there are not so many.
pub(crate) fn saturated(things: usize) -> u32 {
    u32::try_from(things).unwrap_or(u32::MAX)
}

/// A number at the last moment, where it is shown.
#[expect(clippy::cast_precision_loss, reason = "53 bits of it are plenty")]
pub(crate) fn real(number: i128) -> f64 {
    number as f64
}
