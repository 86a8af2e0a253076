//! Links between words.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use tsify::Tsify;

use crate::Diagnostic;

/// How the two linked subtrees relate (Marsi and Krahmer 2005).
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// The same words, abstracting from case and order.
    Equals,
    /// The same information in other words.
    Restates,
    /// The left side is more specific.
    Specifies,
    /// The right side is more specific.
    Generalizes,
    /// They share some information and each adds some.
    Intersects,
}

/// A link between a word of the left and a word of the right sentence, by their ids.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Link {
    /// The id of the left word.
    pub left: u32,
    /// The id of the right word.
    pub right: u32,
    /// How the two relate, where it is known.
    pub relation: Option<Relation>,
}

/// The links of one pair.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LinkLine {
    /// The links, in the order of the text.
    pub links: Vec<Link>,
}

/// What was read of a text of links: one line a pair, an empty line is a pair without links.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LinksReading {
    /// The lines.
    pub lines: Vec<LinkLine>,
    /// Every problem of the text.
    pub diagnostics: Vec<Diagnostic>,
}
