//! Numbers as they are returned.

use twintree::WordId;

/// A number of things in memory; there are fewer than 2³².
pub(crate) fn number(of: usize) -> u32 {
    u32::try_from(of).unwrap_or(u32::MAX)
}

/// The ids of words.
pub(crate) fn ids(words: &[WordId]) -> Vec<u32> {
    words.iter().copied().map(WordId::get).collect()
}

/// The ids of the words of links.
pub(crate) fn ends<'l>(links: impl IntoIterator<Item = &'l twintree::Link>) -> Vec<[u32; 2]> {
    let links = links.into_iter();
    links
        .map(|link| [link.left.get(), link.right.get()])
        .collect()
}

/// A whole number as JavaScript has it: exact below 2⁵³, the nearest one above.
#[expect(
    clippy::cast_precision_loss,
    reason = "JavaScript has no other numbers"
)]
pub(crate) fn real(number: u64) -> f64 {
    number as f64
}

/// The one number divided by the other; none where that is 0.
pub(crate) fn share(part: u64, whole: u64) -> Option<f64> {
    (whole > 0).then(|| real(part) / real(whole))
}
