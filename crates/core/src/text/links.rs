//! Links: which word of A goes with which word of B.
//!
//! `1-2 2-1:specifies` links word 1 of A with word 2 of B, and word 2 of A, which is the more
//! specific one, with word 1 of B. Ids are those of CoNLL-U, from 1; reading and writing ids from 0
//! is an option (the notation is then that of Pharaoh).
//!
//! A file has one line for each pair of sentences ([`read`]); an empty line is a pair without
//! links. The links of one pair may stand on any number of lines ([`read_pair`]). There are no
//! comments.

mod notation;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use super::diagnostic::{Code, Diagnostic};
use super::span::{Position, Span, has_only_carriage_returns};
use crate::order::Order;
use crate::relation::Relation;
use notation::parse;

/// The number of the first word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbering {
    /// As in CoNLL-U.
    #[default]
    FromOne,
    /// As in Pharaoh's format.
    FromZero,
}

/// A link as it was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkText {
    /// The word of A, from 1 in either numbering.
    pub left: u32,
    /// The word of B, from 1 in either numbering.
    pub right: u32,
    /// What the link says, if it says so.
    pub relation: Option<Relation>,
    /// Its place.
    pub span: Span,
}

/// How many words two sentences have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Words of A.
    pub left: u32,
    /// Words of B.
    pub right: u32,
}

/// Links, and what is wrong with them.
pub type Reading<T> = (Vec<T>, Vec<Diagnostic>);

/// The links of many pairs, one line each. A link named twice is given once.
///
/// # Complexity
/// O(n log n) in the links of a line, linear in all else.
///
/// # Example
/// ```
/// use twintree::text::links::{Numbering, read};
/// let (pairs, diagnostics) = read("1-2 2-1\n\n3-3\n", Numbering::FromOne);
/// assert_eq!(pairs.iter().map(Vec::len).collect::<Vec<_>>(), [2, 0, 1]);
/// assert!(diagnostics.is_empty());
/// ```
pub fn read(text: &str, numbering: Numbering) -> Reading<Vec<LinkText>> {
    let mut diagnostics = Vec::new();
    let mut pairs = Vec::new();
    if has_only_carriage_returns(text) {
        let (mut walk, text) = Walk::new(text, Position::START);
        let first = text.split('\r').next().unwrap_or_default();
        let span = walk.pass(first);
        diagnostics.push(Diagnostic::new(Code::CarriageReturns, span));
        return (pairs, diagnostics);
    }
    let mut position = Position::START;
    for line in text.split_inclusive('\n') {
        pairs.push(read_line(line, position, numbering, &mut diagnostics));
        position.line = position.line.saturating_add(1);
        position.offset += line.len();
        position.sentence = position.sentence.saturating_add(1);
    }
    (pairs, diagnostics)
}

/// The links of one pair; line ends part them as blanks do.
///
/// # Complexity
/// O(n log n) in the number of links.
pub fn read_pair(text: &str, numbering: Numbering) -> Reading<LinkText> {
    let mut diagnostics = Vec::new();
    let links = read_line(text, Position::START, numbering, &mut diagnostics);
    (links, diagnostics)
}

/// The links of one pair, from a line (or several) of a longer text, which begins there. What is
/// wrong with them is added to the diagnostics.
pub fn read_line(
    text: &str,
    position: Position,
    numbering: Numbering,
    diagnostics: &mut Vec<Diagnostic>,
) -> Vec<LinkText> {
    let (mut walk, text) = Walk::new(text, position);
    let mut links: Vec<LinkText> = Vec::new();
    let mut seen = Order::default();
    // Blanks are passed one by one, so that each piece is either one of them or a whole link.
    for piece in text.split_inclusive(char::is_whitespace) {
        let token = piece.trim_end_matches(char::is_whitespace);
        let span = walk.pass(token);
        walk.pass(piece.get(token.len()..).unwrap_or_default());
        if token.is_empty() {
            continue;
        }
        let problem = |code| {
            let found = Diagnostic::new(code, span).because_of(token);
            found.in_sentence(position.sentence)
        };
        match parse(token, numbering) {
            Err(error) => diagnostics.push(error.describe(problem)),
            Ok((left, right, relation)) => {
                let words = |link: &LinkText| (link.left, link.right);
                match seen.find(|at| words(&links[at]).cmp(&(left, right))) {
                    Ok(at) => diagnostics.push(repeat(&mut links[at], relation, problem)),
                    Err(place) => {
                        seen.insert(place, links.len());
                        links.push(LinkText {
                            left,
                            right,
                            relation,
                            span,
                        });
                    }
                }
            }
        }
    }
    links
}

/// A link named before: it counts once, with the relation that is named first.
fn repeat(
    first: &mut LinkText,
    relation: Option<Relation>,
    problem: impl Fn(Code) -> Diagnostic,
) -> Diagnostic {
    match (first.relation, relation) {
        (Some(holds), Some(other)) if holds != other => {
            problem(Code::LinkRelationTwice).with("relation", holds.as_str())
        }
        (holds, other) => {
            first.relation = holds.or(other);
            problem(Code::LinkDuplicate)
        }
    }
    .related_to(first.span)
}

/// What names a word that is not there. `pair` counts from 0; ids are told in the numbering in
/// which they were read.
///
/// # Complexity
/// Linear.
pub fn check_sizes(
    links: &[LinkText],
    sizes: Sizes,
    numbering: Numbering,
    pair: u32,
) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    for link in links {
        for (side, id, words) in [("A", link.left, sizes.left), ("B", link.right, sizes.right)] {
            if id <= words {
                continue;
            }
            let id = written(id, numbering);
            diagnostics.push(
                Diagnostic::new(Code::LinkOutOfRange, link.span)
                    .because_of(&format!("{id}"))
                    .with("side", side)
                    .with("id", id)
                    .with("words", words)
                    .with("ids", ids(words, numbering))
                    .in_sentence(pair),
            );
        }
    }
    diagnostics
}

fn ids(words: u32, numbering: Numbering) -> String {
    match words {
        0 => "none".into(),
        1 => format!("{}", written(1, numbering)),
        _ => format!("{}–{}", written(1, numbering), written(words, numbering)),
    }
}

/// An id from 1 as the numbering writes it.
fn written(id: u32, numbering: Numbering) -> u32 {
    match numbering {
        Numbering::FromOne => id,
        Numbering::FromZero => id.saturating_sub(1),
    }
}

/// The links of one pair as a line, without its end; ids from 1 are given.
///
/// # Example
/// ```
/// use twintree::text::links::{Numbering, write_line};
/// use twintree::Relation;
/// let links = [(1, 2, None), (2, 1, Some(Relation::Specifies))];
/// assert_eq!(write_line(links, Numbering::FromOne), "1-2 2-1:specifies");
/// assert_eq!(write_line(links, Numbering::FromZero), "0-1 1-0:specifies");
/// ```
pub fn write_line(
    links: impl IntoIterator<Item = (u32, u32, Option<Relation>)>,
    numbering: Numbering,
) -> String {
    let mut text = String::new();
    for (left, right, relation) in links {
        if !text.is_empty() {
            text.push(' ');
        }
        // Writing to a string does not fail.
        let _ = write!(
            text,
            "{}-{}",
            written(left, numbering),
            written(right, numbering)
        );
        if let Some(relation) = relation {
            let _ = write!(text, ":{}", relation.as_str());
        }
    }
    text
}

/// The links of many pairs, one line each.
pub fn write(pairs: &[Vec<LinkText>], numbering: Numbering) -> String {
    let mut text = String::new();
    for pair in pairs {
        let links = pair
            .iter()
            .map(|link| (link.left, link.right, link.relation));
        text.push_str(&write_line(links, numbering));
        text.push('\n');
    }
    text
}

/// A way through a text that counts lines and columns as it goes.
struct Walk {
    line: u32,
    column: u32,
    offset: usize,
}

impl Walk {
    /// The way through a text that begins there, and the text without its byte order mark, which
    /// has no column.
    fn new(text: &str, position: Position) -> (Self, &str) {
        let behind = text
            .strip_prefix('\u{feff}')
            .filter(|_| position.offset == 0);
        let text_to_walk = behind.unwrap_or(text);
        let walk = Walk {
            line: position.line,
            column: 1,
            offset: position.offset + (text.len() - text_to_walk.len()),
        };
        (walk, text_to_walk)
    }

    /// Goes behind a piece of the text, and tells its place.
    fn pass(&mut self, piece: &str) -> Span {
        let (line, column, start) = (self.line, self.column, self.offset);
        for character in piece.chars() {
            if character == '\n' {
                self.line = self.line.saturating_add(1);
                self.column = 1;
            } else {
                self.column =
                    self.column
                        .saturating_add(if character < '\u{10000}' { 1 } else { 2 });
            }
        }
        self.offset += piece.len();
        Span {
            start,
            end: self.offset,
            line,
            column,
            end_line: self.line,
            end_column: self.column,
        }
    }
}
