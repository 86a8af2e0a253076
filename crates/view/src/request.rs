//! What is asked: two sentences, their links, and how to compare.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;

use crate::Link;

/// One of the two sentences.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// A on the page, the reference.
    Left,
    /// B on the page, the hypothesis.
    Right,
}

/// How two sentences are compared.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Options {
    /// Compare labels without their subtype: `nmod:poss` is `nmod`.
    pub strip_subtypes: bool,
    /// Set links aside that touch punctuation on either side.
    pub ignore_punctuation: bool,
}

/// One pair.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Request {
    /// The left sentence as CoNLL-U; of several the first is taken.
    pub left: String,
    /// The right sentence as CoNLL-U; of several the first is taken.
    pub right: String,
    /// The links, in any order.
    pub links: Vec<Link>,
    /// How to compare.
    pub options: Options,
}

impl Side {
    /// The side of that name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "left" => Some(Self::Left),
            "right" => Some(Self::Right),
            _ => None,
        }
    }
}
