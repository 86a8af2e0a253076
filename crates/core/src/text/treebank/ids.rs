//! The nodes of a sentence by their names.

use alloc::vec::Vec;

use crate::number::saturated;

/// Names, each with the place of its node.
#[derive(Debug, Default)]
pub(super) struct Ids<'t>(Vec<(&'t str, u32)>);

impl<'t> Ids<'t> {
    pub(super) fn add(&mut self, name: &'t str, place: usize) {
        self.0.push((name, saturated(place)));
    }

    /// Sorts the names, to be asked for. The places of nodes whose name another one before has.
    pub(super) fn sort(&mut self) -> Vec<usize> {
        self.0.sort_unstable();
        let pairs = self.0.windows(2);
        let twice = pairs.filter_map(|pair| match pair {
            [one, other] if one.0 == other.0 => Some(other.1 as usize),
            _ => None,
        });
        twice.collect()
    }

    /// The place of a node, in O(log n).
    pub(super) fn get(&self, name: &str) -> Option<u32> {
        let place = self.0.partition_point(|(known, _)| *known < name);
        let found = self.0.get(place).filter(|(known, _)| *known == name);
        found.map(|(_, place)| *place)
    }
}
