//! One measure of every pair of a corpus.
//!
//! ```
//! use twintree::Ratio;
//! use twintree::corpus::Values;
//!
//! let values = Values::new(vec![Ratio::new(1, 2), None, Ratio::new(1, 4), Ratio::new(2, 4)]);
//! let places: Vec<usize> = values.lowest().into_iter().map(|(place, _)| place).collect();
//! assert_eq!(places, [2, 0, 3]);
//! assert_eq!(values.average().pairs, 3);
//! ```

use alloc::vec::Vec;

use crate::average::Average;
use crate::ratio::Ratio;

/// One measure of every pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values(Vec<Option<Ratio>>);

impl Values {
    /// Those values; none for a pair that has none.
    pub fn new(values: Vec<Option<Ratio>>) -> Self {
        Self(values)
    }

    /// By pair.
    pub fn all(&self) -> &[Option<Ratio>] {
        &self.0
    }

    /// Over the pairs that have a value.
    pub fn average(&self) -> Average {
        let mut average = Average::default();
        self.0
            .iter()
            .flatten()
            .for_each(|&value| average.add(value));
        average
    }

    /// The pairs that have a value, by their places from 0: the lowest value first, and of the same
    /// values the earlier pair. Of a similarity the worst pairs come first.
    ///
    /// # Complexity
    /// O(n log n).
    pub fn lowest(&self) -> Vec<(usize, Ratio)> {
        let places = self.0.iter().enumerate();
        let mut all: Vec<_> = places
            .filter_map(|(place, value)| Some((place, (*value)?)))
            .collect();
        all.sort_by_key(|&(_, value)| value);
        all
    }
}
