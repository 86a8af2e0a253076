//! Why a pair has no value of a measure.

use alloc::vec::Vec;
use core::fmt;

use crate::pair::{Side, Unfit};
use crate::too_large::TooLarge;
use crate::word::WordId;

/// Why a pair has no value of a measure.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Undefined {
    /// A side is not what the measure needs.
    Unfit(Unfit),
    /// A side is words without a tree.
    NoTree(Side),
    /// A side is no phrase tree.
    NoPhrases(Side),
    /// The sides do not have the same words.
    WordsDiffer {
        /// Words that only the left side has.
        left: Vec<WordId>,
        /// Words that only the right side has.
        right: Vec<WordId>,
    },
    /// The words are to be matched over links, and no link is the only one of both its words.
    NoLinks,
    /// Both sides have words, but none is left to be compared.
    NoWords,
    /// Fewer words are compared than the measure needs.
    TooFewWords {
        /// How many are compared.
        words: usize,
        /// How many it needs.
        least: usize,
    },
    /// More work than is done.
    TooLarge(TooLarge),
}

impl Undefined {
    /// The stable name of the reason, in kebab-case.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unfit(unfit) => unfit.code(),
            Self::NoTree(_) => "no-tree",
            Self::NoPhrases(_) => "no-phrases",
            Self::WordsDiffer { .. } => "words-differ",
            Self::NoLinks => "no-links",
            Self::NoWords => "no-words-left",
            Self::TooFewWords { .. } => "too-few-words",
            Self::TooLarge(_) => TooLarge::CODE,
        }
    }
}

impl From<Unfit> for Undefined {
    fn from(unfit: Unfit) -> Self {
        Self::Unfit(unfit)
    }
}

impl From<TooLarge> for Undefined {
    fn from(refused: TooLarge) -> Self {
        Self::TooLarge(refused)
    }
}

impl fmt::Display for Undefined {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unfit(unfit) => unfit.fmt(formatter),
            Self::NoTree(side) => write!(
                formatter,
                "the {side} side is words without a tree; this needs a tree"
            ),
            Self::NoPhrases(side) => write!(
                formatter,
                "the {side} side has no phrases; this needs a phrase tree"
            ),
            Self::WordsDiffer { left, right } => write!(
                formatter,
                "the sides do not have the same words: {} only left, {} only right",
                left.len(),
                right.len()
            ),
            Self::NoLinks => {
                formatter.write_str("no link is the only one of both its words; this needs such")
            }
            Self::NoWords => formatter.write_str("no word is left to be compared"),
            Self::TooFewWords { words, least } => write!(
                formatter,
                "{words} words are compared; this needs {least} at least"
            ),
            Self::TooLarge(refused) => refused.fmt(formatter),
        }
    }
}

impl core::error::Error for Undefined {}
