//! What is asked for, where it is more than can be computed.

use twintree::paths::TooLarge;
use twintree::relations::aligner::{self, AlignerError};

/// Too much of something: how much there is, and how much there may be.
pub(crate) struct Excess {
    /// What there is too much of, for a catalogue of messages.
    pub what: &'static str,
    /// How much there is; for pairs of words and weights, as many as there would be.
    pub number: u64,
    /// The most there may be.
    pub limit: u64,
}

impl Excess {
    /// That there is so much in a text, of which less is read.
    pub(crate) fn of(what: &'static str, number: usize, limit: usize) -> Self {
        Self {
            what,
            number: number as u64,
            limit: limit as u64,
        }
    }
}

impl From<&TooLarge> for Excess {
    fn from(error: &TooLarge) -> Self {
        let (what, number, limit) = match *error {
            TooLarge::Links(links) => ("links", links as u64, TooLarge::LINKS as u64),
            TooLarge::Table(cells) => ("table", cells, TooLarge::TABLE),
            TooLarge::Tables(cells) => ("tables", cells, TooLarge::TABLES),
            _ => (error.code(), 0, 0),
        };
        Self {
            what,
            number,
            limit,
        }
    }
}

impl From<&AlignerError> for Excess {
    fn from(error: &AlignerError) -> Self {
        let (what, number, limit) = match *error {
            AlignerError::TooManyPairs { left, right } => (
                "pairs",
                (left as u64).saturating_mul(right as u64),
                aligner::PAIR_LIMIT,
            ),
            AlignerError::TooManyChildren { steps } => ("children", steps, aligner::STEP_LIMIT),
            AlignerError::TooManySynonyms { pairs } => ("synonyms", pairs, aligner::SYNONYM_LIMIT),
            AlignerError::WeightTooLarge { weight } => (
                "weight",
                u64::from(weight),
                u64::from(aligner::Weights::LIMIT),
            ),
            _ => (error.code(), 0, 0),
        };
        Self {
            what,
            number,
            limit,
        }
    }
}
