//! Sentences made out of an alignment.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::Alignment;
use twintree::relations::fusion::{self, Written};

use crate::link::word_id;
use crate::pair::Pair;
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

impl FusionResult {
    /// Makes sentences out of a request: `into` keeps the order of its words, at most `limit`
    /// sentences are made.
    pub fn new(request: &Request, merge: Merge, into: Side, limit: u32) -> Self {
        let pair = Pair::read(request);
        let aligned = match pair.aligned() {
            Ok(aligned) => aligned,
            Err(diagnostics) => return Self::Rejected { diagnostics },
        };
        let (left, right) = (pair.left.forms(), pair.right.forms());
        let written = Written::new(aligned.left, &left).and_then(|left| {
            let right = Written::new(aligned.right, &right)?;
            Ok((left, right))
        });
        let Ok((left, right)) = written else {
            // A tree is made of the words whose forms these are.
            return Self::Rejected {
                diagnostics: Vec::new(),
            };
        };
        let mut options = fusion::Options::new(merge.into(), into.into());
        options.limit = limit as usize;
        let symbols = aligned.symbols;
        let made = fusion::fuse(&left, &right, &aligned.alignment, symbols, &options);
        Self::Ok {
            sentences: made
                .sentences
                .iter()
                .map(|sentence| FusedSentence::new(sentence, &aligned.alignment))
                .collect(),
            cut: made.cut,
        }
    }
}

impl FusedSentence {
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
                .map(|link| Link::new(link, alignment.relation(link))),
            words: part.words.iter().copied().map(word_id).collect(),
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

impl From<Side> for fusion::Host {
    fn from(side: Side) -> Self {
        match side {
            Side::Left => Self::Left,
            Side::Right => Self::Right,
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
