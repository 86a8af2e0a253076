//! What the aligner may be told, and what it refuses.

use core::fmt;

/// What each kind of agreement is worth. The defaults are those of the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Two subtrees with the same words in the same order, in lower case.
    pub equal: u32,
    /// Two words with the same lemma.
    pub lemma: u32,
    /// Two words that the table of synonyms relates.
    pub synonym: u32,
    /// Two edges with the same label.
    pub relation: u32,
}

impl Weights {
    /// The greatest weight that is accepted, so that every sum fits a `u32`.
    pub const LIMIT: u32 = 65_535;
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            equal: 10,
            lemma: 5,
            synonym: 2,
            relation: 1,
        }
    }
}

/// How links are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Method {
    /// Those of the best match of the two trees.
    #[default]
    TreeMatch,
    /// Of these, only links between words that match in themselves: more precise, less complete.
    OnlyMatching,
    /// Only links between subtrees with the same words, in sentence order.
    Baseline,
}

/// What the aligner may be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// How links are found.
    pub method: Method,
    /// What each kind of agreement is worth.
    pub weights: Weights,
}

/// The most pairs of nodes for which a table is made (4,096 words a side, 64 MiB).
pub const PAIR_LIMIT: u64 = 1 << 24;

/// The most steps that matching children may take at worst. Pairs of nodes with a thousand children
/// each are below it, with two thousand above.
pub const STEP_LIMIT: u64 = 1 << 32;

/// The most pairs of different lemmas, one of either side, that the table of synonyms may relate.
/// Sentences of a hundred words have about twenty.
pub const SYNONYM_LIMIT: u64 = 1 << 18;

/// The most steps taken to suggest relations for the links of one pair: words below linked words, and
/// pairs of related lemmas tried as partners. Links that the aligner finds take no more where the
/// table of synonyms relates none of their words.
pub const SUGGESTION_LIMIT: u64 = 1 << 25;

/// Why two trees are not aligned; no table was made for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AlignerError {
    /// The table would have more cells than [`PAIR_LIMIT`].
    TooManyPairs {
        /// The number of left nodes.
        left: usize,
        /// The number of right nodes.
        right: usize,
    },
    /// Nodes have so many children that pairing them could take more steps than [`STEP_LIMIT`].
    TooManyChildren {
        /// The number of steps at worst.
        steps: u64,
    },
    /// More pairs of lemmas are related than [`SYNONYM_LIMIT`].
    TooManySynonyms {
        /// The number of pairs.
        pairs: u64,
    },
    /// A weight is above [`Weights::LIMIT`].
    WeightTooLarge {
        /// The weight.
        weight: u32,
    },
}

impl AlignerError {
    /// The stable name of the reason, in kebab-case.
    pub fn code(self) -> &'static str {
        match self {
            Self::TooManyPairs { .. } => "too-many-pairs",
            Self::TooManyChildren { .. } => "too-many-children",
            Self::TooManySynonyms { .. } => "too-many-synonyms",
            Self::WeightTooLarge { .. } => "weight-too-large",
        }
    }
}

impl fmt::Display for AlignerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyPairs { left, right } => write!(
                f,
                "{left} words against {right} are too many to align: at most {PAIR_LIMIT} pairs of words are compared"
            ),
            Self::TooManyChildren { steps } => write!(
                f,
                "words have too many dependents to align: pairing them could take {steps} steps, at most {STEP_LIMIT} are taken"
            ),
            Self::TooManySynonyms { pairs } => write!(
                f,
                "the table of synonyms relates {pairs} pairs of words of these sentences, at most {SYNONYM_LIMIT} are compared"
            ),
            Self::WeightTooLarge { weight } => {
                write!(
                    f,
                    "{weight} is no weight: weights are 0 to {}",
                    Weights::LIMIT
                )
            }
        }
    }
}

impl core::error::Error for AlignerError {}
