//! Links between words.

use std::fmt::Write;

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::text::links::{self, LinkText, Numbering, Reading};
use twintree::{Certainty, Marked, TooLarge};

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
    /// Whether the link is only possible; missing where it is sure.
    #[cfg_attr(feature = "typescript", tsify(optional, type = "boolean | undefined"))]
    pub possible: Option<bool>,
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
        name.parse::<twintree::Relation>().ok().map(Self::from)
    }
}

impl Link {
    /// The links as text, on one line: `1-2 3-1:specifies 4p4`. A link with a word 0 is none; it is
    /// written so that reading reports it.
    pub fn write(links: &[Self]) -> String {
        let mut text = String::new();
        for link in links {
            if !text.is_empty() {
                text.push(' ');
            }
            match link.marked() {
                Some(marked) => text.push_str(&links::write_line([marked], Numbering::FromOne)),
                None => {
                    // Writing to a string does not fail.
                    let _ = write!(text, "{}-{}", link.left, link.right);
                }
            }
        }
        text
    }

    /// The same link for the core; none where a word is 0.
    pub(crate) fn marked(&self) -> Option<Marked> {
        Some(Marked {
            link: twintree::Link::new(self.left, self.right)?,
            relation: self.relation.map(Into::into),
            certainty: match self.possible {
                Some(true) => Certainty::Possible,
                _ => Certainty::Sure,
            },
        })
    }
}

impl From<Marked> for Link {
    fn from(marked: Marked) -> Self {
        Self {
            left: marked.link.left.get(),
            right: marked.link.right.get(),
            relation: marked.relation.map(Relation::from),
            possible: (marked.certainty == Certainty::Possible).then_some(true),
        }
    }
}

impl From<twintree::Link> for Link {
    fn from(link: twintree::Link) -> Self {
        Marked::from(link).into()
    }
}

impl From<&LinkText> for Link {
    fn from(link: &LinkText) -> Self {
        link.marked.into()
    }
}

/// The longest text of links, in bytes.
const BYTES: usize = 1 << 24;

/// The most lines of a text, and the most links of all lines together: each leaves as an object.
const OBJECTS: usize = 1 << 20;

impl LinksReading {
    /// Reads the links of several pairs, a line each. The ids answered count from 1 always. Of a text
    /// that is too long there are no lines, but a diagnostic.
    pub fn new(text: &str, numbering: Numbering) -> Self {
        let (pairs, diagnostics) = match Self::bounded(text, numbering) {
            Ok((pairs, problems)) => (pairs, Diagnostic::list(Source::Links, &problems)),
            Err(refused) => (
                Vec::new(),
                vec![Diagnostic::too_large(Source::Links, &refused)],
            ),
        };
        let line = |links: &Vec<LinkText>| LinkLine {
            links: links.iter().map(Link::from).collect(),
        };
        Self {
            lines: pairs.iter().map(line).collect(),
            diagnostics,
        }
    }

    /// The links of each line and the problems of all, or why there is too much to be read.
    pub(crate) fn bounded(
        text: &str,
        numbering: Numbering,
    ) -> Result<Reading<Vec<LinkText>>, TooLarge> {
        TooLarge::check("bytes", text.len(), BYTES)?;
        let lines = text.bytes().filter(|&byte| byte == b'\n').count();
        TooLarge::check("lines", lines, OBJECTS)?;
        let (pairs, problems) = links::read(text, numbering);
        let number: usize = pairs.iter().map(Vec::len).sum();
        TooLarge::check("read-links", number, OBJECTS)?;
        Ok((pairs, problems))
    }
}
