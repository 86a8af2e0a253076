//! The formats of treebanks whose phrases need not be one stretch of the sentence: *discbracket*, the
//! export format of `NeGra`, TIGER-XML and Alpino XML.
//!
//! ```
//! use twintree::text::{Diagnostics, Format, Position, treebank::Reader};
//!
//! let text = "#BOS 7\nEr\tPPER\t--\tSB\t500\nschläft\tVVFIN\t--\tHD\t500\n#500\tS\t--\t--\t0\n#EOS 7\n";
//! let mut diagnostics = Diagnostics::new();
//! let mut reader = Reader::at(text, Position::START, Format::Export).ok_or("no treebank")?;
//! let sentence = reader.next_sentence(&mut diagnostics).ok_or("no sentence")?;
//! let labels: Vec<_> = sentence.nodes().filter_map(|node| node.label()).map(|label| label.as_str()).collect();
//! assert_eq!(labels, ["S", "PPER-SB", "VVFIN-HD"]);
//! assert!(diagnostics.is_empty());
//! # Ok::<(), &str>(())
//! ```
//!
//! Their sentences are those of [brackets]. A label is the category and after a hyphen the
//! function, if there is one. A phrase with a gap is an error, since brackets cannot hold it.

mod alpino;
mod discbracket;
mod element;
mod export;
mod graph;
mod ids;
mod tiger;

use super::brackets::{self, Brackets, Sentence};
use super::cursor::Cursor;
use super::diagnostics::Diagnostics;
use super::ends::SentenceEnds;
use super::format::Format;
use super::report::Report;
use super::span::Position;
use super::trees::{Nodes, Reading, Trees};
use super::xml;

/// Reads a text sentence by sentence.
#[derive(Debug)]
pub struct Reader<'a>(Reading<'a, Ends>);

impl<'a> Reader<'a> {
    /// Reads a text of this format, or a part of a longer one, which begins there; none of a format that is
    /// not one of treebanks.
    ///
    /// The part should end where a sentence ends. If a sentence lies before it, a part without one
    /// is no error.
    pub fn at(text: &'a str, position: Position, format: Format) -> Option<Self> {
        Ends::of(format).map(|ends| Self(Reading::at(text, position, ends)))
    }

    /// The next sentence, if there is one. Its problems are added to the diagnostics, in the
    /// order of the text; errors make it [unsound](Sentence::is_sound), and then it has words alone.
    ///
    /// # Complexity
    /// O(n log n) in the sentence's text.
    pub fn next_sentence(&mut self, diagnostics: &mut Diagnostics) -> Option<Sentence<'a>> {
        self.0.next(diagnostics)
    }
}

/// The format of a text that begins so, if it is known before comments are left out.
///
/// Linear in the bytes.
pub(super) fn notice(beginning: &[u8]) -> Option<Format> {
    let text = beginning.trim_ascii_start();
    let mut lines = text.split(|&byte| byte == b'\n');
    let first = lines.find(|line| !line.starts_with(b"%%") && !line.trim_ascii().is_empty())?;
    let is = |mark: &[u8]| export::begins(first, mark);
    if is(b"#FORMAT") || is(b"#BOT") || is(b"#BOS") {
        return Some(Format::Export);
    }
    text.starts_with(b"<")
        .then(|| element::notice(text))
        .flatten()
}

/// Whether bytes of a format that is XML have a sentence, and what it is called.
///
/// Linear in the bytes.
pub(crate) fn name_in_xml(bytes: &[u8]) -> (bool, Option<&str>) {
    element::name_in(bytes)
}

/// Whether the first word of a text in brackets has its place before it.
///
/// Linear in the bytes up to there.
pub(super) fn is_numbered(content: &[u8]) -> bool {
    let innermost = content
        .split(|&byte| byte == b')')
        .next()
        .unwrap_or_default();
    let word = innermost.split(|&byte| matches!(byte, b'(' | b' ' | b'\t' | b'\r' | b'\n'));
    let word = word.rev().find(|piece| !piece.is_empty());
    let word = word.and_then(|word| str::from_utf8(word).ok());
    word.is_some_and(|word| discbracket::numbered(word).is_some())
}

/// Finds where the sentences of a format end.
#[derive(Clone, Copy, Debug)]
pub(super) enum Ends {
    Discbracket(brackets::ends::Ends),
    Export(export::Ends),
    Tiger(xml::Ends),
    Alpino(xml::Ends),
}

impl Ends {
    /// Before the first byte of a text of this format.
    pub(super) fn of(format: Format) -> Option<Self> {
        match format {
            Format::Discbracket => Some(Self::Discbracket(brackets::ends::Ends::new())),
            Format::Export => Some(Self::Export(export::Ends::default())),
            Format::Tiger => Some(Self::Tiger(xml::Ends::new("s"))),
            Format::Alpino => Some(Self::Alpino(xml::Ends::new("alpino_ds"))),
            _ => None,
        }
    }
}

impl SentenceEnds for Ends {
    fn ends_before(&mut self, byte: u8) -> bool {
        match self {
            Self::Discbracket(ends) => ends.ends_before(byte),
            Self::Export(ends) => ends.ends_before(byte),
            Self::Tiger(ends) | Self::Alpino(ends) => ends.ends_before(byte),
        }
    }

    fn has_begun(&self) -> bool {
        match self {
            Self::Discbracket(ends) => ends.has_begun(),
            Self::Export(ends) => ends.has_begun(),
            Self::Tiger(ends) | Self::Alpino(ends) => ends.has_begun(),
        }
    }
}

impl Trees for Ends {
    type Extra = Brackets;

    fn format(&self) -> Format {
        match self {
            Self::Discbracket(_) => Format::Discbracket,
            Self::Export(_) => Format::Export,
            Self::Tiger(_) => Format::Tiger,
            Self::Alpino(_) => Format::Alpino,
        }
    }

    fn tree(
        &self,
        cursor: &mut Cursor<'_>,
        nodes: &mut Nodes,
        report: &mut Report<'_>,
    ) -> Brackets {
        match self {
            Self::Discbracket(_) => discbracket::tree(cursor, nodes, report),
            Self::Export(_) => export::tree(cursor, nodes, report),
            Self::Tiger(_) => tiger::tree(cursor, nodes, report),
            Self::Alpino(_) => alpino::tree(cursor, nodes, report),
        }
    }

    fn rest(&self, cursor: &mut Cursor<'_>, nodes: &mut Nodes, report: &mut Report<'_>) {
        match self {
            Self::Discbracket(_) => brackets::rest(cursor, nodes, report),
            Self::Export(_) => export::rest(cursor, report),
            Self::Tiger(_) | Self::Alpino(_) => element::rest(cursor, report),
        }
    }
}
