//! The distances of many pairs together.

use std::collections::BTreeMap;

use serde::Serializer;
use twintree::corpus::{Measured, Summary};

use super::counted::MEASURES;
use crate::correlation::r;

rows! {
    /// All pairs of a corpus together. A measure is named by where its value stands in a
    /// [row](super::DistancesRow); the tree edit distance counts of all nodes of both trees, crossing
    /// brackets of those of the right tree, and a complete match is 1.
    pub struct DistancesSummary {
        /// How many pairs there were.
        pub read: u64,
        /// Those with errors.
        pub refused: u64,
        /// Each measure by its name.
        #[serde(serialize_with = "in_order")]
        pub measures: Vec<(&'static str, MeasureSummary)>,
        /// Every two measures.
        pub correlations: Vec<CorrelationRow>,
    }

    /// One measure over the pairs that have it.
    pub struct MeasureSummary from(of: &Measured) {
        /// How many have a value.
        pub pairs: u64 = of.average.pairs,
        /// Those of them whose value is 0 by convention.
        pub flagged: u64 = of.average.agreed,
        /// The mean of the values, flagged ones among them; missing without a pair.
        pub mean: Option<f64> = of.average.mean(),
        /// The sum of the parts divided by the sum of the totals; missing where that is 0.
        pub micro: Option<f64> = of.average.micro(),
        /// How many pairs have no value, by the stable name of the reason.
        pub undefined: BTreeMap<&'static str, u64> = of.undefined.clone(),
    }

    /// The correlation of two measures.
    pub struct CorrelationRow {
        /// The names of the measures.
        pub of: [&'static str; 2],
        /// How many pairs have values of both, flagged ones among them: these enter.
        pub pairs: u64,
        /// Pearson's r; missing where there are fewer than two such pairs, or one of the measures has the
        /// same value in all of them.
        pub r: Option<f64>,
    }
}

impl DistancesSummary {
    /// Of this many pairs, this many of them refused, and the values of the others.
    pub fn new(read: u64, refused: u64, corpus: &Summary) -> Self {
        let names = || MEASURES.iter().map(|measure| measure.name);
        let measures = names().zip(corpus.measures().iter().map(MeasureSummary::from));
        let names: Vec<&'static str> = names().collect();
        let correlations = corpus.correlations().filter_map(|(one, other, found)| {
            Some(CorrelationRow {
                of: [names.get(one)?, names.get(other)?],
                pairs: found.pairs,
                r: r(found.moments()),
            })
        });
        Self {
            read,
            refused,
            measures: measures.collect(),
            correlations: correlations.collect(),
        }
    }
}

fn in_order<S: Serializer>(
    measures: &[(&'static str, MeasureSummary)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(measures.iter().map(|(name, measure)| (name, measure)))
}
