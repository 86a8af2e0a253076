//! Links between words.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::NodeId;
use twintree::text::links::{self, LinkText, Numbering};

use crate::{Diagnostic, Source};

/// How the two linked subtrees relate (Marsi and Krahmer 2005).
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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

impl From<twintree::Relation> for Relation {
    fn from(relation: twintree::Relation) -> Self {
        match relation {
            twintree::Relation::Equals => Self::Equals,
            twintree::Relation::Restates => Self::Restates,
            twintree::Relation::Specifies => Self::Specifies,
            twintree::Relation::Generalizes => Self::Generalizes,
            twintree::Relation::Intersects => Self::Intersects,
        }
    }
}

impl From<Relation> for twintree::Relation {
    fn from(relation: Relation) -> Self {
        match relation {
            Relation::Equals => Self::Equals,
            Relation::Restates => Self::Restates,
            Relation::Specifies => Self::Specifies,
            Relation::Generalizes => Self::Generalizes,
            Relation::Intersects => Self::Intersects,
        }
    }
}

impl Relation {
    /// The relation of that name.
    pub fn parse(name: &str) -> Option<Self> {
        twintree::Relation::parse(name).map(Self::from)
    }
}

impl Link {
    /// The links as text, on one line: `1-2 3-1:specifies`.
    pub fn write(links: &[Self]) -> String {
        let named = links
            .iter()
            .map(|link| (link.left, link.right, link.relation.map(Into::into)));
        links::write_line(named, Numbering::FromOne)
    }

    /// A link of the core, with its relation.
    pub fn new(link: twintree::Link, relation: Option<twintree::Relation>) -> Self {
        Self {
            left: word_id(link.left),
            right: word_id(link.right),
            relation: relation.map(Relation::from),
        }
    }
}

impl From<&LinkText> for Link {
    fn from(link: &LinkText) -> Self {
        Self {
            left: link.left,
            right: link.right,
            relation: link.relation.map(Relation::from),
        }
    }
}

impl LinksReading {
    /// Reads the links of several pairs, a line each. The ids answered count from 1 always.
    pub fn new(text: &str, numbering: Numbering) -> Self {
        let (pairs, problems) = links::read(text, numbering);
        Self {
            lines: pairs
                .iter()
                .map(|links| LinkLine {
                    links: links.iter().map(Link::from).collect(),
                })
                .collect(),
            diagnostics: problems
                .iter()
                .map(|problem| Diagnostic::new(Source::Links, problem))
                .collect(),
        }
    }
}

/// The id of a word: nodes count from 0, ids from 1. A sentence ends long before the numbers do.
pub(crate) fn word_id(node: NodeId) -> u32 {
    u32::try_from(node.index() + 1).unwrap_or(u32::MAX)
}
