//! Links: which word of A is aligned with which word of B.
//!
//! `1-2 2-1:specifies 3p4` links word 1 of A with word 2 of B; word 2 of A, which is the more
//! specific one, with word 1 of B; and word 3 *possibly* with word 4. Ids are those of CoNLL-U, from
//! 1; reading and writing ids from 0 is an option (the notation is then that of Pharaoh). A possible
//! link may also be written `3?4`, as in the word-aligned Hansards (Och and Ney 2003).
//!
//! A file has one line for each pair of sentences ([`read`]); an empty line is a pair without
//! links. The links of one pair may stand on any number of lines ([`read_pair`]). **\[D\]** A line
//! that begins with `#` is a comment: it is not a pair and is skipped. **\[D\]** A number and a tab
//! before the links, the column of ids that word-alignment shared tasks have, `12⇥1-2 3p4`, are skipped
//! too: lines are pairs in order, regardless of their ids.

pub mod align;
pub mod giza;
pub mod naacl;
mod notation;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Write;

use super::cursor::Place;
use super::diagnostic::{Code, Diagnostic};
use super::diagnostics::Diagnostics;
use super::progress::Progress;
use super::span::{Position, Span};
use crate::alignment::{AnnotatedLink, Certainty, Link};
use crate::number::saturated;
use crate::order;
use crate::relation::Relation;
use notation::parse;

/// The largest number of a pair where links are named by their pairs: a line is made for each pair up to it.
pub const LARGEST_PAIR: u32 = 10_000_000;

/// The number of the first word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbering {
    /// As in CoNLL-U.
    #[default]
    FromOne,
    /// As in Pharaoh's format.
    FromZero,
}

/// A link as it was read. A text may be nothing but links, so that their places are kept short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkText {
    link: Link,
    relation: Option<Relation>,
    certainty: Certainty,
    /// Bytes of it, which are ASCII.
    length: u16,
    /// Where it begins.
    offset: u32,
    line: u32,
    column: u32,
}

impl LinkText {
    /// A link that was read there.
    pub fn new(marked: AnnotatedLink, span: Span) -> Self {
        let bytes = span.end.saturating_sub(span.start);
        Self {
            link: marked.link,
            relation: marked.relation,
            certainty: marked.certainty,
            length: u16::try_from(bytes).unwrap_or(u16::MAX),
            offset: saturated(span.start),
            line: span.line,
            column: span.column,
        }
    }

    /// The link, its words numbered from 1 in either numbering.
    pub fn marked(&self) -> AnnotatedLink {
        AnnotatedLink {
            link: self.link,
            relation: self.relation,
            certainty: self.certainty,
        }
    }

    /// Its place; no more than 64 KiB of what names it, and no offset of more than 4 GiB.
    pub fn span(&self) -> Span {
        let (offset, length) = (self.offset as usize, u32::from(self.length));
        Span {
            start: offset,
            end: offset + usize::from(self.length),
            line: self.line,
            column: self.column,
            end_line: self.line,
            end_column: self.column.saturating_add(length),
        }
    }

    /// The same link from B to A.
    pub(crate) fn mirrored(self) -> Self {
        let AnnotatedLink { link, relation, .. } = self.marked().mirrored();
        Self {
            link,
            relation,
            ..self
        }
    }
}

impl From<&LinkText> for AnnotatedLink {
    fn from(link: &LinkText) -> Self {
        link.marked()
    }
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
pub type Reading<T> = (Vec<T>, Diagnostics);

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
    let mut diagnostics = Diagnostics::new();
    let is_pair = |line: &&str| !is_comment(line.as_bytes());
    let count = text.split_inclusive('\n').filter(is_pair).count();
    let mut pairs = Vec::with_capacity(count);
    for (links, problems) in lines(text, numbering) {
        diagnostics.append(&problems);
        pairs.push(links);
    }
    (pairs, diagnostics)
}

/// The links of many pairs one by one, each with what is wrong with its line: a line with errors is not to be
/// used. Of a text whose lines end in carriage returns alone there is one line, which says so.
///
/// # Complexity
/// As [`read`].
///
/// # Example
/// ```
/// use twintree::text::links::{Numbering, lines};
/// let faulty = lines("1-2\n1-x\n2-2\n", Numbering::FromOne).map(|(_, problems)| problems.has_errors());
/// assert_eq!(faulty.collect::<Vec<_>>(), [false, true, false]);
/// ```
pub fn lines(
    text: &str,
    numbering: Numbering,
) -> impl Iterator<Item = (Vec<LinkText>, Diagnostics)> {
    let mut next = Position::START;
    text.split_inclusive('\n').filter_map(move |line| {
        let position = next;
        next.line = next.line.saturating_add(1);
        next.offset += line.len();
        let mut problems = Diagnostics::new();
        let mut whole = Progress::of_lines(text, position);
        let is_refused = position.offset == 0 && whole.begin(&mut problems).is_none();
        if is_refused {
            return Some((Vec::new(), problems));
        }
        if is_comment(line.as_bytes()) {
            return None;
        }
        next.sentence = next.sentence.saturating_add(1);
        let links = read_line(line, position, numbering, &mut problems);
        Some((links, problems))
    })
}

/// Whether a line of a file of links is a comment, which is no pair.
pub fn is_comment(line: &[u8]) -> bool {
    line.strip_prefix("\u{feff}".as_bytes())
        .unwrap_or(line)
        .starts_with(b"#")
}

/// Whether a line has a link with word 0, such as `0-3` or `3p0:equals`, so that its words may count from 0.
///
/// # Complexity
/// Linear in the line.
pub fn names_word_zero(line: &[u8]) -> bool {
    let is_sign = |byte: &u8| matches!(byte, b'-' | b'p' | b'?');
    line.split(u8::is_ascii_whitespace).any(|token| {
        let ids = token.split(|&byte| byte == b':').next().unwrap_or_default();
        let mut words = ids.split(is_sign);
        let is_zero = |word: Option<&[u8]>| word == Some(b"0");
        let (left, right) = (words.next(), words.next());
        right.is_some() && words.next().is_none() && (is_zero(left) || is_zero(right))
    })
}

/// The links of one pair; line ends separate them as spaces do, lines that begin with `#` are
/// comments.
///
/// # Complexity
/// O(n log n) in the number of links.
pub fn read_pair(text: &str, numbering: Numbering) -> Reading<LinkText> {
    let mut diagnostics = Diagnostics::new();
    let links = read_line(text, Position::START, numbering, &mut diagnostics);
    (links, diagnostics)
}

/// The links of one pair, from a line (or several) of a longer text, which begins there. What is
/// wrong with them is added to the diagnostics.
pub fn read_line(
    text: &str,
    position: Position,
    numbering: Numbering,
    diagnostics: &mut Diagnostics,
) -> Vec<LinkText> {
    let mut progress = Progress::new(text, position);
    let text = progress.begin(diagnostics).unwrap_or_default();
    let first = diagnostics.len();
    let mut start = progress.place();
    let mut links = Links::new(text, start, position.sentence);
    for line in text.split_inclusive('\n') {
        let mut next = start;
        start.offset += line.len();
        start.line = start.line.saturating_add(1);
        if line.starts_with('#') {
            continue;
        }
        let (id, line) = without_id(line);
        next = next.after(id);
        // Spaces are passed one by one, so that each piece is either one of them or a whole link.
        for piece in line.split_inclusive(char::is_whitespace) {
            let token = piece.trim_end_matches(char::is_whitespace);
            let span = next.span(token);
            next = next.after(piece);
            if token.is_empty() {
                continue;
            }
            match parse(token, numbering) {
                Ok(marked) => links.add(marked, span),
                Err(error) => diagnostics.push(error.describe(|code| links.problem(code, span))),
            }
        }
    }
    let links = links.finish(diagnostics);
    diagnostics.sort_from(first);
    links
}

/// The links of one pair as they are read.
struct Links<'t> {
    text: &'t str,
    /// Where the text begins.
    start: Place,
    sentence: u32,
    all: Vec<LinkText>,
}

impl<'t> Links<'t> {
    fn new(text: &'t str, start: Place, sentence: u32) -> Self {
        Self {
            text,
            start,
            sentence,
            all: Vec::new(),
        }
    }

    fn add(&mut self, marked: AnnotatedLink, span: Span) {
        if self.all.is_empty() {
            // No link is shorter than three bytes, with a space after it four.
            let rest = self.start.offset + self.text.len() - span.start;
            self.all.reserve_exact((rest + 1) / 4);
        }
        self.all.push(LinkText::new(marked, span));
    }

    /// A problem of what stands there.
    fn problem(&self, code: Code, span: Span) -> Diagnostic {
        let bytes = span.start - self.start.offset..span.end - self.start.offset;
        let found = self.text.get(bytes).unwrap_or_default();
        let problem = Diagnostic::new(code, span).because_of(found);
        problem.in_sentence(self.sentence)
    }

    /// The links, each once: with the first relation named, and sure if it is once.
    fn finish(mut self, diagnostics: &mut Diagnostics) -> Vec<LinkText> {
        let all = &mut self.all;
        if all.is_sorted_by(|one, next| one.link < next.link) {
            return self.all;
        }
        // By place, where the same link stands first.
        let mut firsts = vec![0; all.len()];
        let sorted = order::positions(all.len(), &|one, next| all[one].link.cmp(&all[next].link));
        for same in sorted.chunk_by(|&one, &next| all[one].link == all[next].link) {
            for &place in same {
                firsts[place] = saturated(same[0]);
            }
        }
        drop(sorted);
        let is_again = |place: usize| firsts[place] as usize != place;
        for place in (0..firsts.len()).filter(|&place| is_again(place)) {
            let first = firsts[place] as usize;
            let (one, mut marked) = (self.all[place], self.all[first].marked());
            marked.merge(one.marked());
            let holds = &mut self.all[first];
            (holds.relation, holds.certainty) = (marked.relation, marked.certainty);
            let related = holds.span();
            let (code, twice) = match (marked.relation, one.relation) {
                (Some(holds), Some(other)) if holds != other => {
                    (Code::LinkRelationTwice, Some(holds))
                }
                _ => (Code::LinkDuplicate, None),
            };
            diagnostics.push_with(code, || {
                let problem = self.problem(code, one.span()).related_to(related);
                match twice {
                    Some(holds) => problem.with("relation", holds.as_str()),
                    None => problem,
                }
            });
        }
        let mut places = 0..firsts.len();
        self.all.retain(|_| !places.next().is_some_and(is_again));
        self.all
    }
}

/// The column of ids before the links of a line with its tab, and the links; nothing where there is no
/// such column. Two numbers with a tab between them are no id and its links, but a link written badly.
fn without_id(line: &str) -> (&str, &str) {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let cut = || {
        let (id, links) = line.split_once('\t')?;
        let first = links.split_whitespace().next().unwrap_or_default();
        let is_id = is_number(id) && !is_number(first);
        line.split_at_checked(id.len() + 1).filter(|_| is_id)
    };
    cut().unwrap_or(("", line))
}

/// Adds to the diagnostics what names an unknown word. `pair` counts from 0; ids are given
/// in the numbering in which they were read.
///
/// # Complexity
/// Linear.
pub fn check_sizes(
    links: &[LinkText],
    sizes: Sizes,
    numbering: Numbering,
    pair: u32,
    diagnostics: &mut Diagnostics,
) {
    for one in links {
        let Link { left, right } = one.link;
        for (side, id, words) in [
            ("A", left.get(), sizes.left),
            ("B", right.get(), sizes.right),
        ] {
            if id <= words {
                continue;
            }
            diagnostics.push_with(Code::LinkOutOfRange, || {
                let id = written(id, numbering).to_string();
                Diagnostic::new(Code::LinkOutOfRange, one.span())
                    .because_of(&id)
                    .with("side", side)
                    .with("id", id)
                    .with("words", words)
                    .with("ids", ids(words, numbering))
                    .in_sentence(pair)
            });
        }
    }
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

/// The links of one pair as a line, without its end.
///
/// # Example
/// ```
/// use twintree::text::links::{Numbering, read_pair, write_line};
/// let (links, _) = read_pair("1-2 2-1:specifies\n3p3", Numbering::FromOne);
/// assert_eq!(write_line(&links, Numbering::FromOne), "1-2 2-1:specifies 3p3");
/// assert_eq!(write_line(&links, Numbering::FromZero), "0-1 1-0:specifies 2p2");
/// ```
pub fn write_line<M: Into<AnnotatedLink>>(
    links: impl IntoIterator<Item = M>,
    numbering: Numbering,
) -> String {
    let mut text = String::new();
    for one in links {
        let AnnotatedLink {
            link,
            relation,
            certainty,
        } = one.into();
        if !text.is_empty() {
            text.push(' ');
        }
        let sign = match certainty {
            Certainty::Sure => '-',
            Certainty::Possible => 'p',
        };
        let [left, right] = [link.left, link.right].map(|word| written(word.get(), numbering));
        // Writing to a string does not fail.
        let _ = write!(text, "{left}{sign}{right}");
        if let Some(relation) = relation {
            let _ = write!(text, ":{relation}");
        }
    }
    text
}

/// The links of many pairs, one line each.
pub fn write(pairs: &[Vec<LinkText>], numbering: Numbering) -> String {
    let mut text = String::new();
    for pair in pairs {
        text.push_str(&write_line(pair, numbering));
        text.push('\n');
    }
    text
}
