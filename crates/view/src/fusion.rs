//! Sentences made out of an alignment.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::relations::fusion;
use twintree::{Alignment, Pair, WordId};

use crate::request::errors;
use crate::{Diagnostic, Link, Request, Side};

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
    /// The words, separated by spaces.
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

impl FusionResult {
    /// Makes sentences out of a request: `into` keeps the order of its words, at most `limit`
    /// sentences are made.
    pub fn new(request: &Request, merge: Merge, into: Side, limit: u32) -> Self {
        let pair = match request.read() {
            Ok(pair) => pair,
            Err(too_long) => {
                let diagnostics = too_long.diagnostics();
                return Self::Rejected { diagnostics };
            }
        };
        let mut options = fusion::Options::new(merge.into(), into.into());
        options.limit = limit as usize;
        match fusion::fuse(&pair, &options) {
            Ok(made) => Self::Ok {
                sentences: FusedSentence::all(&pair, &made),
                cut: made.cut,
            },
            Err(_) => Self::Rejected {
                diagnostics: errors(&pair),
            },
        }
    }
}

impl FusedSentence {
    /// The sentences that were made of a pair.
    pub(crate) fn all(pair: &Pair<'_>, made: &fusion::Fusion) -> Vec<Self> {
        let of = |alignment| {
            let sentences = made.sentences.iter();
            sentences.map(move |sentence| Self::new(sentence, alignment))
        };
        pair.alignment().into_iter().flat_map(of).collect()
    }

    fn new(sentence: &fusion::Fused, alignment: &Alignment) -> Self {
        let parts = sentence.parts.iter();
        Self {
            text: sentence.text.clone(),
            parts: parts.map(|part| FusedPart::new(part, alignment)).collect(),
        }
    }
}

impl FusedPart {
    fn new(part: &fusion::Part, alignment: &Alignment) -> Self {
        Self {
            text: part.text.clone(),
            origin: match part.origin {
                fusion::Origin::Host => PartOrigin::Host,
                fusion::Origin::Replaced => PartOrigin::Replaced,
                fusion::Origin::Dropped => PartOrigin::Dropped,
            },
            link: part
                .link
                .map(|link| alignment.get(link).unwrap_or(link.into()).into()),
            words: part.words.iter().copied().map(WordId::get).collect(),
        }
    }
}

impl From<Merge> for fusion::Merge {
    fn from(merge: Merge) -> Self {
        match merge {
            Merge::Restate => Self::Restate,
            Merge::Specify => Self::Specify,
            Merge::Generalize => Self::Generalize,
        }
    }
}

impl Merge {
    /// The merge of that name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "restate" => Some(Self::Restate),
            "specify" => Some(Self::Specify),
            "generalize" => Some(Self::Generalize),
            _ => None,
        }
    }
}
