//! Links that were found automatically.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;

use crate::{Diagnostic, Link};

/// What each kind of agreement is worth to the aligner.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Weights {
    /// Two subtrees with the same words; 10 in the paper.
    pub equal: u32,
    /// Two words with the same lemma; 5 in the paper.
    pub lemma: u32,
    /// Two words that the table of synonyms relates; 2 in the paper.
    pub synonym: u32,
    /// Two edges with the same label; 1 in the paper.
    pub relation: u32,
}

/// How links are found.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AlignOptions {
    /// Propose only links between words that match in themselves.
    pub only_matching: bool,
    /// Propose only links between subtrees with the same words.
    pub baseline: bool,
    /// The table of synonyms, as text: two words and how they relate, a line each.
    pub synonyms: String,
    /// What each kind of agreement is worth.
    pub weights: Weights,
}

/// Why two words match in themselves.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NodeReason {
    /// Their subtrees have the same words.
    SameWords,
    /// Their lemmas are equal.
    SameLemma,
    /// The table of synonyms relates their lemmas.
    Synonym,
    /// They do not match.
    None,
}

/// A proposed link and what it is made of.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Proposal {
    /// The link, with the relation that is suggested for it.
    pub link: Link,
    /// What the two words are worth in themselves.
    pub node: u32,
    /// Why.
    pub reason: NodeReason,
    /// What the edges above the two words are worth; 0 at the top.
    pub edge: u32,
    /// What the two subtrees are worth.
    pub score: u32,
    /// The part of `score` that the pairing of the children adds.
    pub children: u32,
}

/// The proposed links, or why there are none.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum AlignResult {
    /// The links.
    Ok {
        /// What the two trees are worth.
        score: u32,
        /// The links, from the roots down.
        proposals: Vec<Proposal>,
        /// The problems that did not stand in the way, those of the table of synonyms included.
        diagnostics: Vec<Diagnostic>,
    },
    /// Something stands in the way.
    Rejected {
        /// What.
        diagnostics: Vec<Diagnostic>,
    },
}
