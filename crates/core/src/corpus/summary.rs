//! Any number of measures over many pairs, and all pairs of measures.
//!
//! ```
//! use twintree::corpus::Summary;
//! use twintree::Ratio;
//!
//! let half = Ratio::new(1, 2).expect("something to divide by");
//! let mut summary = Summary::new(2);
//! summary.add(&[Ok(half), Err("no-dependencies")]);
//! summary.add(&[Ok(half.complement()), Ok(half)]);
//! let [first, second] = summary.measures() else { panic!("two measures") };
//! assert_eq!((first.average.pairs, second.average.pairs), (2, 1));
//! assert_eq!(second.undefined["no-dependencies"], 1);
//! assert_eq!(summary.correlations().map(|(one, other, _)| (one, other)).collect::<Vec<_>>(), [(0, 1)]);
//! ```

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use crate::average::Average;
use crate::corpus::correlation::Correlation;
use crate::ratio::Ratio;

/// One of the measures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Measured {
    /// Over the pairs that have it.
    pub average: Average,
    /// How many pairs do not, by the stable name of the reason.
    pub undefined: BTreeMap<&'static str, u64>,
}

/// Measures over many pairs. Two of the same measures can be [merged](Self::merge), in any order and
/// with the same bits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    measures: Vec<Measured>,
    /// For all pairs of measures: those of a later one with all before it are adjacent.
    correlations: Vec<Correlation>,
}

impl Summary {
    /// This many measures, and no pair yet.
    pub fn new(measures: usize) -> Self {
        let mut summary = Self::default();
        for later in 0..measures {
            summary.measures.push(Measured::default());
            let with_earlier = vec![Correlation::default(); later];
            summary.correlations.extend(with_earlier);
        }
        summary
    }

    /// Adds a pair by its values in the order of the measures, or the stable names of the reasons why
    /// it has none.
    ///
    /// # Complexity
    /// O(n²) for n measures.
    pub fn add(&mut self, values: &[Result<Ratio, &'static str>]) {
        for (measured, value) in self.measures.iter_mut().zip(values) {
            match value {
                Ok(value) => measured.average.add(*value),
                Err(reason) => *measured.undefined.entry(reason).or_default() += 1,
            }
        }
        let mut correlations = self.correlations.iter_mut();
        for (later, value) in values.iter().enumerate() {
            let with_earlier = correlations.by_ref().take(later);
            for (correlation, earlier) in with_earlier.zip(values) {
                if let (Ok(earlier), Ok(value)) = (earlier, value) {
                    correlation.add(*earlier, *value);
                }
            }
        }
    }

    /// Adds other pairs, of the same measures.
    pub fn merge(&mut self, others: &Self) {
        for (measured, others) in self.measures.iter_mut().zip(&others.measures) {
            measured.average.merge(&others.average);
            for (reason, pairs) in &others.undefined {
                *measured.undefined.entry(reason).or_default() += pairs;
            }
        }
        for (correlation, others) in self.correlations.iter_mut().zip(&others.correlations) {
            correlation.merge(others);
        }
    }

    /// The measures, in their order.
    pub fn measures(&self) -> &[Measured] {
        &self.measures
    }

    /// All pairs of measures by their places, the earlier one first: the second with the first,
    /// the third with the first, with the second, and so on.
    pub fn correlations(&self) -> impl Iterator<Item = (usize, usize, &Correlation)> {
        let every_two =
            (0..self.measures.len()).flat_map(|later| (0..later).map(move |one| (one, later)));
        let correlations = every_two.zip(&self.correlations);
        correlations.map(|((one, later), correlation)| (one, later, correlation))
    }
}
