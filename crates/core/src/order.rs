//! Sorting by positions, with the standard library.
//!
//! The standard sort is compiled again for every type it sorts, to several kilobytes of the page's
//! module each time. Where speed does not matter, positions are sorted here, by one function for all types:
//!
//! ```text
//! items       c a b
//! in order    1 2 0    first a, which stands at 1, then b at 2, then c at 0
//! ```

use alloc::vec::Vec;
use core::cmp::Ordering;

/// The positions `0..length` in the order of the items there; equal items keep their order.
///
/// Complexity: O(n log n) comparisons.
pub(crate) fn positions(length: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut positions: Vec<usize> = (0..length).collect();
    positions.sort_unstable_by(|&one, &other| compare(one, other).then(one.cmp(&other)));
    positions
}

/// The items in the order of their keys; equal items keep their order.
///
/// Complexity: that of [`positions`], and a copy of the items.
pub(crate) fn sorted<T: Clone, K: Ord>(items: &[T], key: impl Fn(&T) -> K) -> Vec<T> {
    let compare = |one: usize, other: usize| key(&items[one]).cmp(&key(&items[other]));
    let positions = positions(items.len(), &compare);
    positions.into_iter().map(|at| items[at].clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::sorted;

    #[test]
    fn equal_items_stay_as_they_stand() {
        let words = ["d1", "b1", "a1", "d2", "a2", "c1", "b2"];
        let by_letter = sorted(&words, |word| word.as_bytes()[0]);
        assert_eq!(by_letter, ["a1", "a2", "b1", "b2", "c1", "d1", "d2"]);
        assert_eq!(sorted(&[0_u8; 0], |&number| number), []);
    }
}
