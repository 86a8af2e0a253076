//! Putting things in order.
//!
//! The sort of the standard library is compiled anew for every type it is given, to some kilobytes
//! of the page's module each time. It serves plain numbers and what has to be fast; all else is put
//! in order here, where positions are sorted, always by the same code:
//!
//! ```text
//! items       c a b
//! positions   1 2 0    a stands at 1, b at 2, c at 0
//! ```

use alloc::vec::Vec;
use core::cmp::Ordering;

/// The positions of the items, sorted as the items are; equal ones keep their order. There are
/// fewer than 2³² items.
///
/// Complexity: O(n log n) comparisons, n if they are sorted already.
pub(crate) fn positions_by<T>(
    items: &[T],
    mut compare: impl FnMut(&T, &T) -> Ordering,
) -> Vec<u32> {
    let mut positions: Vec<u32> = (0..).zip(items).map(|(at, _)| at).collect();
    sort(&mut positions, &mut |a, b| {
        compare(&items[a as usize], &items[b as usize])
    });
    positions
}

/// Sorts the items; equal ones keep their order.
///
/// Complexity: that of [`positions_by`].
pub(crate) fn sort_by<T>(items: &mut [T], compare: impl FnMut(&T, &T) -> Ordering) {
    let mut positions = positions_by(items, compare);
    for start in (0..).take(items.len()) {
        // Each place gets its item from another one, and so on until that is the place begun with.
        let mut place = start;
        loop {
            let from = core::mem::replace(&mut positions[place as usize], place);
            if from == start {
                break;
            }
            items.swap(place as usize, from as usize);
            place = from;
        }
    }
}

/// Deliberately not generic.
fn sort(positions: &mut [u32], compare: &mut dyn FnMut(u32, u32) -> Ordering) {
    positions.sort_by(|&a, &b| compare(a, b));
}

#[cfg(test)]
mod tests {
    use super::{positions_by, sort_by};
    use alloc::vec::Vec;

    #[test]
    fn equal_items_keep_their_order() {
        let mut words = ["d1", "b1", "a1", "d2", "a2", "c1", "b2"];
        let initial = |a: &&str, b: &&str| a[..1].cmp(&b[..1]);
        assert_eq!(positions_by(&words, initial), [2, 4, 1, 6, 5, 0, 3]);
        sort_by(&mut words, initial);
        assert_eq!(words, ["a1", "a2", "b1", "b2", "c1", "d1", "d2"]);
    }

    #[test]
    fn every_order_is_put_right() {
        for turn in 0..40_u32 {
            for step in [1, 3, 7, 39] {
                let mut numbers: Vec<u32> = (0..40).map(|n| (n * step + turn) % 40).collect();
                sort_by(&mut numbers, u32::cmp);
                assert!(numbers.into_iter().eq(0..40), "{turn} {step}");
            }
        }
        sort_by(&mut [0_u8; 0], u8::cmp);
    }
}
