//! Things in order.
//!
//! What the standard library has for this, sorts and trees, is compiled anew for every type, to
//! several kilobytes of the page's module each time. It sorts plain numbers here, where that has to
//! be fast; all else is kept in order by its positions, by the same code whatever stands there:
//!
//! ```text
//! items       c a b
//! in order    1 2 0    first a, which stands at 1, then b at 2, then c at 0
//! ```

use alloc::vec::Vec;
use core::cmp::Ordering;

/// Positions in the order of what stands there. Of that this knows nothing: whoever asks compares.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Order {
    /// The positions in order, cut into blocks of 1 to [`BLOCK`], so that none is moved far.
    blocks: Vec<Vec<usize>>,
}

/// Where something is to be inserted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    block: usize,
    within: usize,
}

/// A block of this many is moved in the time of a few comparisons.
const BLOCK: usize = 256;

impl Order {
    /// The position of what is looked for, or the place where it belongs. `compare` says how that
    /// which stands at a position compares with it. O(log n).
    pub(crate) fn find(&self, compare: impl Fn(usize) -> Ordering) -> Result<usize, Place> {
        let begins_before =
            |block: &Vec<usize>| block.first().is_some_and(|&at| compare(at).is_le());
        let block = self.blocks.partition_point(begins_before).saturating_sub(1);
        let positions = self.blocks.get(block).map_or(&[][..], Vec::as_slice);
        match positions.binary_search_by(|&at| compare(at)) {
            Ok(within) => Ok(positions[within]),
            Err(within) => Err(Place { block, within }),
        }
    }

    /// Inserts a position at the place that was found for it. O(√n) moves of a word on average.
    pub(crate) fn insert(&mut self, place: Place, position: usize) {
        let Some(block) = self.blocks.get_mut(place.block) else {
            self.blocks.push(alloc::vec![position]);
            return;
        };
        block.insert(place.within, position);
        if block.len() > BLOCK {
            let half = block.split_off(BLOCK / 2);
            self.blocks.insert(place.block + 1, half);
        }
    }

    /// Takes the first position away.
    pub(crate) fn pop_first(&mut self) -> Option<usize> {
        let block = self.blocks.first_mut()?;
        let first = block.remove(0);
        if block.is_empty() {
            self.blocks.remove(0);
        }
        Some(first)
    }

    /// The positions in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.blocks.iter().flatten().copied()
    }
}

/// The positions of the items in the items' order; equal ones stay as they stand.
///
/// Complexity: O(n log n) comparisons, n if the items are in order already.
pub(crate) fn positions_by<T>(items: &[T], compare: impl Fn(&T, &T) -> Ordering) -> Vec<usize> {
    sorted(items.len(), &|one, other| {
        compare(&items[one], &items[other])
    })
}

/// Sorts the items; equal ones stay as they stand.
///
/// Complexity: that of [`positions_by`].
pub(crate) fn sort_by<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let positions = positions_by(items, compare);
    arrange(positions, &mut |one, other| items.swap(one, other));
}

fn sorted(length: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    if (1..length).all(|at| compare(at - 1, at).is_le()) {
        return (0..length).collect();
    }
    let mut order = Order::default();
    for at in 0..length {
        // Behind its equals.
        if let Err(place) = order.find(|other| compare(other, at).then(Ordering::Less)) {
            order.insert(place, at);
        }
    }
    order.iter().collect()
}

/// Puts in each place what stands at the position given for it.
fn arrange(mut positions: Vec<usize>, swap: &mut dyn FnMut(usize, usize)) {
    for start in 0..positions.len() {
        // A place gets its item from another one, and so on until that is the place begun with.
        let mut place = start;
        loop {
            let from = core::mem::replace(&mut positions[place], place);
            if from == start {
                break;
            }
            swap(place, from);
            place = from;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Order, positions_by, sort_by};
    use alloc::collections::BTreeSet;
    use alloc::vec::Vec;

    #[test]
    fn equal_items_stay_as_they_stand() {
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

    #[test]
    fn thousands_are_found_inserted_and_taken_as_from_a_set() {
        let mut set = BTreeSet::new();
        let mut items: Vec<u64> = Vec::new();
        let mut order = Order::default();
        let mut state = 1_u64;
        for turn in 0..6_000 {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let item = (state >> 33) % 5_000;
            let found = order.find(|at| items[at].cmp(&item));
            assert_eq!(found.is_ok(), !set.insert(item));
            match found {
                Ok(at) => assert_eq!(items[at], item),
                Err(place) => {
                    order.insert(place, items.len());
                    items.push(item);
                }
            }
            if turn % 3 == 0 {
                assert_eq!(order.pop_first().map(|at| items[at]), set.pop_first());
            }
        }
        assert!(set.len() > 1_000);
        assert!(order.iter().map(|at| items[at]).eq(set.iter().copied()));
        while let Some(first) = order.pop_first() {
            assert_eq!(Some(items[first]), set.pop_first());
        }
        assert!(set.is_empty());
    }
}
