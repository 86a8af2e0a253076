//! Weights of features: whole numbers, and their sums over all examples seen.
//!
//! The crate has no hash map, since it is `no_std`, and a search looks up
//! millions of weights. This is a table with open addressing, which is queried for single keys and
//! otherwise read in the order in which they came: nothing depends on the position of a key.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use crate::projection::token::Key;

/// A feature's weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    key: Key,
    weight: i64,
    /// The sum of the weights after each example up to `last`.
    sum: i64,
    last: u32,
}

/// Weights by feature; 0 of those that are not there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Weights {
    entries: Vec<Entry>,
    /// Where a key lies: 1 more than its place among the entries, 0 where there is none. As long as a
    /// power of two, and never more than half full.
    slots: Vec<u32>,
    /// The places of keys for which [`PROBES`] slots are taken. Nearly always empty; a file may be written
    /// so that all its keys would lie at one slot.
    crowded: BTreeMap<Key, usize>,
}

/// A key lies in one of this many slots.
const PROBES: usize = 32;

impl Weights {
    /// How many features there are.
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is none.
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The slots at which a key may lie, in order.
    fn probe(&self, key: Key) -> impl Iterator<Item = usize> + use<> {
        let mask = self.slots.len().wrapping_sub(1);
        // Only the lower bits count.
        let first = usize::try_from(key.spread() & 0xffff_ffff).unwrap_or(0);
        (0..self.slots.len().min(PROBES)).map(move |step| first.wrapping_add(step) & mask)
    }

    /// The place of a key among the entries, or the free slot where it would go.
    fn find(&self, key: Key) -> Result<usize, Option<usize>> {
        for slot in self.probe(key) {
            let Some(place) = (self.slots.get(slot).copied().unwrap_or(0) as usize).checked_sub(1)
            else {
                return Err(Some(slot));
            };
            if self
                .entries
                .get(place)
                .is_some_and(|entry| entry.key == key)
            {
                return Ok(place);
            }
        }
        self.crowded.get(&key).copied().ok_or(None)
    }

    /// Stores the place of a key: in the free slot that was found for it, if there is one.
    fn note(&mut self, key: Key, slot: Option<usize>, place: usize) {
        let number = u32::try_from(place + 1).unwrap_or(0);
        match slot.and_then(|slot| self.slots.get_mut(slot)) {
            Some(free) => *free = number,
            None => {
                self.crowded.insert(key, place);
            }
        }
    }

    /// The weight of a feature.
    ///
    /// # Complexity
    /// O(1) on average.
    pub(crate) fn get(&self, key: Key) -> i64 {
        let place = self.find(key).ok();
        let entry = place.and_then(|place| self.entries.get(place));
        entry.map_or(0, |entry| entry.weight)
    }

    /// Changes a weight after an example, whose number counts from 1 and never falls.
    ///
    /// # Complexity
    /// O(1) on average.
    pub(crate) fn add(&mut self, key: Key, change: i64, example: u32) {
        if self.slots.len() < 2 * (self.entries.len() + 1) {
            self.grow();
        }
        let place = match self.find(key) {
            Ok(place) => place,
            Err(slot) => {
                let place = self.entries.len();
                self.entries.push(Entry {
                    key,
                    weight: 0,
                    sum: 0,
                    last: example.saturating_sub(1),
                });
                self.note(key, slot, place);
                place
            }
        };
        if let Some(entry) = self.entries.get_mut(place) {
            entry.count_up_to(example.saturating_sub(1));
            entry.weight = entry.weight.saturating_add(change);
        }
    }

    fn grow(&mut self) {
        let size = (4 * (self.entries.len() + 1)).next_power_of_two();
        self.slots = vec![0; size];
        self.crowded.clear();
        for place in 0..self.entries.len() {
            if let Some(key) = self.entries.get(place).map(|entry| entry.key) {
                let slot = self.find(key).err().flatten();
                self.note(key, slot, place);
            }
        }
    }

    /// For each feature the sum of its weights after each of this many examples; features whose sum is 0
    /// are left out. Divided by the number of examples they are averages.
    ///
    /// # Complexity
    /// Linear in the features.
    #[must_use]
    pub(crate) fn summed(&self, examples: u32) -> Self {
        let mut all = Self::default();
        for entry in &self.entries {
            let mut entry = *entry;
            entry.count_up_to(examples);
            if entry.sum != 0 {
                all.add(entry.key, entry.sum, 1);
            }
        }
        all
    }

    /// The features and their weights, in the order in which they came.
    pub(crate) fn iter(&self) -> impl ExactSizeIterator<Item = (Key, i64)> + Clone + '_ {
        self.entries.iter().map(|entry| (entry.key, entry.weight))
    }
}

impl Entry {
    /// Adds the weight for each example up to this one.
    fn count_up_to(&mut self, example: u32) {
        let examples = i64::from(example.saturating_sub(self.last));
        self.sum = self
            .sum
            .saturating_add(self.weight.saturating_mul(examples));
        self.last = self.last.max(example);
    }
}

#[cfg(test)]
mod tests {
    use super::{Key, Weights};
    use crate::projection::token::Token;
    use alloc::vec::Vec;

    #[test]
    fn a_table_holds_what_a_map_holds() {
        let mut weights = Weights::default();
        let mut map = std::collections::BTreeMap::new();
        let mut state = 1_u32;
        for example in 1..=5_000 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let key = Key::new(
                1,
                &[Token::modifier(state >> 27)],
                Token::modifier(state >> 20 & 31),
            );
            let change = i64::from(state & 7) - 3;
            weights.add(key, change, example);
            *map.entry(key).or_insert(0) += change;
        }
        assert_eq!(weights.len(), map.len());
        for (key, weight) in map {
            assert_eq!(weights.get(key), weight);
        }
        assert_eq!(weights.get(Key::new(2, &[], Token::NONE)), 0);
        assert_eq!(Weights::default().get(Key::new(2, &[], Token::NONE)), 0);
    }

    #[test]
    fn keys_that_would_lie_at_one_slot_are_found() {
        // So many that the slots after it would have to be visited one by one.
        let keys: Vec<Key> = (0..)
            .map(|number| Key::new(1, &[Token::nth(number)], Token::NONE))
            .filter(|key| key.spread().trailing_zeros() >= 12)
            .take(200)
            .collect();
        let mut weights = Weights::default();
        for (example, &key) in (1..).zip(&keys) {
            weights.add(key, example.into(), example);
        }
        assert_eq!(weights.crowded.len(), 200 - super::PROBES);
        for (expected, &key) in (1..).zip(&keys) {
            assert_eq!(weights.get(key), expected);
        }
    }

    #[test]
    fn sums_count_a_weight_from_the_example_that_changed_it() {
        let key = Key::new(1, &[], Token::NULL);
        let mut weights = Weights::default();
        weights.add(key, 2, 2);
        weights.add(key, -5, 4);
        // 0 2 2 -3 -3
        assert_eq!(weights.summed(5).get(key), -2);
        assert_eq!(weights.summed(5).len(), 1);
    }
}
