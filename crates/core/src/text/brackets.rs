//! Brackets: phrase trees as the Penn Treebank writes them.
//!
//! ```text
//! (S (NP-SBJ (DT the) (NN cat)) (VP (VBZ sleeps)))
//! ```
//!
//! A bracket holds a label and then words and further brackets, over any number of lines; one with
//! a label and a single word is that word with its part of speech. The format: M. P. Marcus,
//! B. Santorini, M. A. Marcinkiewicz, *Building a Large Annotated Corpus of English: The Penn
//! Treebank*, Computational Linguistics 19(2), 1993; A. Bies and others, *Bracketing Guidelines for
//! Treebank II Style*, 1995.
//!
//! Reading never fails. Every tree of the text is given, those with errors too, so that two files
//! stay in step; [`Sentence::is_sound`] tells whether a tree can be trusted.
//!
//! Decisions where there is no standard:
//!
//! - White space is that of ASCII. A no-break space is part of a word. Only a line feed ends a line,
//!   and with it a comment.
//! - The outermost bracket needs no label; any other one does. `( NP …)` is read as `(NP …)`.
//! - Words may stand beside brackets: `(VP saw (NP …))`, `(NP the cat)`. They have no tag.
//! - `-NONE-` marks a trace, which is kept and is not a word. Words count from 1 without them.
//! - A line that begins with `#` or `%` is a comment. Between trees blanks may stand before the
//!   sign. Within a tree it must be the first character of the line, and there is a warning, since
//!   the line might have been meant as words.
//! - A sentence ends before the next `(` after its outermost bracket, or before the first line
//!   after it that holds more than blanks and closing brackets.
//! - An open tree ends before a line whose first character is `(`, `#` or `%` if a blank line stands
//!   before that line, or if there are trees before this one and each of them stands on one line.
//!   So a bracket that is never closed spoils one tree, not the rest of the file.

pub(crate) mod ends;
mod label;
mod parser;
mod punctuation;
mod sentence;
mod writer;

use alloc::vec::Vec;

pub use label::Label;
pub use punctuation::is_punctuation;
pub use sentence::{Brackets, Kind, Node, Sentence};
pub(super) use sentence::{label, written};
pub use writer::normal;

pub use super::trees::{write, write_all};

use self::ends::Ends;
use self::parser::Parser;
use super::bytes;
use super::cursor::Cursor;
use super::diagnostics::{self, Diagnostics};
use super::format::Format;
use super::report::Report;
use super::span::Position;
use super::trees::{Nodes, Reading, Trees};

/// Reads a text tree by tree.
///
/// A long file need not be in memory: a [`Cutter`](crate::text::cutter::Cutter) gives its sentences
/// one by one, each with its own reader, created with the place where the sentence begins ([`Reader::at`]).
///
/// # Example
/// ```
/// use twintree::text::Diagnostics;
/// use twintree::text::brackets::Reader;
/// let mut diagnostics = Diagnostics::new();
/// let mut reader = Reader::new("(NP (DT the) (NN cat)) (NN dog)");
/// let mut words = 0;
/// while let Some(sentence) = reader.next_sentence(&mut diagnostics) {
///     words += sentence.word_count();
/// }
/// assert_eq!(words, 3);
/// assert!(diagnostics.is_empty());
/// ```
#[derive(Debug)]
pub struct Reader<'a>(Reading<'a, Ends>);

impl<'a> Reader<'a> {
    /// Reads a whole text.
    pub fn new(text: &'a str) -> Self {
        Self::at(text, Position::START)
    }

    /// Reads a part of a longer text, which begins there.
    ///
    /// The part should end where a sentence ends. If a sentence lies before it, a part without one
    /// is no error.
    pub fn at(text: &'a str, position: Position) -> Self {
        Reader(Reading::at(text, position, Ends::new()))
    }

    /// Where the next sentence begins, or the end of the text.
    pub fn position(&self) -> Position {
        self.0.position()
    }

    /// The next tree, if there is one. Its problems are added to the diagnostics, in the
    /// order of the text; errors make it [unsound](Sentence::is_sound).
    ///
    /// # Complexity
    /// Linear in the sentence's text.
    pub fn next_sentence(&mut self, diagnostics: &mut Diagnostics) -> Option<Sentence<'a>> {
        self.0.next(diagnostics)
    }
}

impl Trees for Ends {
    type Extra = Brackets;

    fn format(&self) -> Format {
        Format::Brackets
    }

    fn tree(
        &self,
        cursor: &mut Cursor<'_>,
        nodes: &mut Nodes,
        report: &mut Report<'_>,
    ) -> Brackets {
        tree(cursor, nodes, report);
        Brackets::default()
    }

    fn rest(&self, cursor: &mut Cursor<'_>, nodes: &mut Nodes, report: &mut Report<'_>) {
        rest(cursor, nodes, report);
    }
}

/// Reads a tree, with what stands around it.
pub(super) fn tree(cursor: &mut Cursor<'_>, nodes: &mut Nodes, report: &mut Report<'_>) {
    let mut parser = Parser::new(cursor, nodes, report);
    parser.between(true);
    parser.tree();
    parser.between(false);
    parser.finish();
}

/// Passes what no tree follows.
pub(super) fn rest(cursor: &mut Cursor<'_>, nodes: &mut Nodes, report: &mut Report<'_>) {
    Parser::new(cursor, nodes, report).between(true);
}

/// All trees of a text and all their problems, in the order of the text.
///
/// # Complexity
/// Linear in the length of the text.
///
/// # Example
/// ```
/// use twintree::text::brackets;
/// let (sentences, diagnostics) = brackets::read("(S (NP (DT the) (NN cat)) (VP sleeps))\n(S (NP a");
/// let forms: Vec<_> = sentences[0].words().map(|word| word.form()).collect();
/// assert_eq!(forms, ["the", "cat", "sleeps"]);
/// assert!(!sentences[1].is_sound());
/// assert_eq!(
///     diagnostics[0].to_string(),
///     "2 brackets are never closed, the last of them is \"(NP a\"; add ) where their phrases end"
/// );
/// ```
pub fn read(text: &str) -> (Vec<Sentence<'_>>, Diagnostics) {
    let mut reader = Reader::new(text);
    diagnostics::all(|diagnostics| reader.next_sentence(diagnostics))
}

/// As [`read`], from bytes. If they are not UTF-8 there are no sentences, and the diagnostics say
/// where and what they are instead.
pub fn read_bytes(bytes: &[u8]) -> (Vec<Sentence<'_>>, Diagnostics) {
    bytes::read(bytes, read)
}
