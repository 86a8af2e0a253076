//! The options of the aligner, and what it rejects.

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

/// The options of the aligner.
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
