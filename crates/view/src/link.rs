//! Links between words.

use std::fmt::Write;

use twintree::text::links::{self, LinkText, Numbering, Reading};
use twintree::text::{Code, Diagnostics};
use twintree::{AnnotatedLink, Certainty, TooLarge};

use crate::number::number;
use crate::{Diagnostic, Source};

answers! {
    /// How the two linked subtrees relate (Marsi and Krahmer 2005).
    pub enum Relation of twintree::Relation {
        /// The same words, abstracting from case and order.
        Equals = "equals",
        /// The same information in other words.
        Restates = "restates",
        /// The left side is more specific.
        Specifies = "specifies",
        /// The right side is more specific.
        Generalizes = "generalizes",
        /// They share some information and each adds some.
        Intersects = "intersects",
    }

    /// A link between a word of the left and a word of the right sentence, by their ids.
    #[derive(Copy)]
    pub struct Link from(marked: AnnotatedLink) {
        /// The id of the left word.
        pub left: u32 = marked.link.left.get(),
        /// The id of the right word.
        pub right: u32 = marked.link.right.get(),
        /// How the two relate, where it is known.
        pub relation: Option<Relation> = marked.relation.map(Relation::from),
        /// Whether the link is only possible; missing where it is sure.
        #[tsify(optional, type = "boolean | undefined")]
        pub possible: Option<bool> = (marked.certainty == Certainty::Possible).then_some(true),
    }

    /// The links of one pair.
    pub struct LinkLine from(line: &ReadLine) {
        /// The links, in the order of the text.
        pub links: Vec<Link> = line.links.iter().map(Link::from).collect(),
        /// Whether the line has an error, and is not to be used.
        pub faulty: bool = line.faulty,
    }

    /// What was read of a text of links: one line a pair, an empty line is a pair without links.
    pub struct LinksReading {
        /// The lines.
        pub lines: Vec<LinkLine>,
        /// How many of them name a word 0, though words count from 1.
        pub zeros: u32,
        /// Every problem of the text.
        pub diagnostics: Vec<Diagnostic>,
    }
}

impl Link {
    /// The links as text, on one line: `1-2 3-1:specifies 4p4`. A link with a word 0 is not a link; it is
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
    pub(crate) fn marked(&self) -> Option<AnnotatedLink> {
        Some(AnnotatedLink {
            link: twintree::Link::new(self.left, self.right)?,
            relation: self.relation.map(Into::into),
            certainty: match self.possible {
                Some(true) => Certainty::Possible,
                _ => Certainty::Sure,
            },
        })
    }
}

impl From<twintree::Link> for Link {
    fn from(link: twintree::Link) -> Self {
        AnnotatedLink::from(link).into()
    }
}

impl From<&LinkText> for Link {
    fn from(link: &LinkText) -> Self {
        link.marked().into()
    }
}

/// The longest text of links, in bytes.
const BYTES: usize = 1 << 24;

/// The most lines of a text, and the most links of all lines together: each is returned as an object.
const OBJECTS: usize = 1 << 20;

/// A line of a text of links.
pub(crate) struct ReadLine {
    pub(crate) links: Vec<LinkText>,
    pub(crate) faulty: bool,
    /// Whether it names a word 0, though words count from 1.
    pub(crate) zero: bool,
}

/// How many lines name a word 0.
pub(crate) fn zeros(lines: &[ReadLine]) -> u32 {
    number(lines.iter().filter(|line| line.zero).count())
}

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
        Self {
            lines: pairs.iter().map(LinkLine::from).collect(),
            zeros: zeros(&pairs),
            diagnostics,
        }
    }

    /// The links of each line and the problems of all, or why there is too much to be read.
    pub(crate) fn bounded(text: &str, numbering: Numbering) -> Result<Reading<ReadLine>, TooLarge> {
        TooLarge::check("bytes", text.len(), BYTES)?;
        let lines = text.bytes().filter(|&byte| byte == b'\n').count();
        TooLarge::check("lines", lines, OBJECTS)?;
        let mut problems = Diagnostics::new();
        let mut number = 0;
        let lines = links::lines(text, numbering).map(|(links, found)| {
            problems.append(&found);
            number += links.len();
            let faulty = found.has_errors();
            let zero = found.iter().any(|one| one.code == Code::LinkZero);
            ReadLine {
                links,
                faulty,
                zero,
            }
        });
        let lines = lines.collect();
        TooLarge::check("read-links", number, OBJECTS)?;
        Ok((lines, problems))
    }
}
