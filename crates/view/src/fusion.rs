//! Sentences made out of an alignment.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;

use crate::{Diagnostic, Link};

/// What is taken over from the other sentence.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Merge {
    /// Paraphrases.
    Restate,
    /// What is more specific.
    Specify,
    /// What is more general; modifiers may be left out.
    Generalize,
}

/// Where a part of a sentence comes from.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PartOrigin {
    /// From the sentence whose order is kept.
    Host,
    /// From the other sentence.
    Replaced,
    /// It was left out.
    Dropped,
}

/// A part of a sentence.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FusedPart {
    /// The words, parted by blanks.
    pub text: String,
    /// Where it comes from.
    #[cfg_attr(
        feature = "typescript",
        tsify(type = "\"host\" | \"replaced\" | \"dropped\"")
    )]
    pub origin: PartOrigin,
    /// The link that brought it.
    pub link: Option<Link>,
    /// The ids of its words, in the sentence it comes from.
    pub words: Vec<u32>,
}

/// A sentence that was made.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FusedSentence {
    /// The whole of it.
    pub text: String,
    /// Its parts, in order.
    pub parts: Vec<FusedPart>,
}

/// The sentences that were made, or why there are none.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum FusionResult {
    /// The sentences.
    Ok {
        /// The shortest first.
        sentences: Vec<FusedSentence>,
        /// Whether there were more than the limit allowed.
        cut: bool,
    },
    /// Something stands in the way.
    Rejected {
        /// What.
        diagnostics: Vec<Diagnostic>,
    },
}
