//! Reads one tree after the other, holding no more than one.

use super::ends::Ends;
use super::parser::Parser;
use super::sentence::Sentence;
use crate::text::cursor::{Cursor, Place, is_blank};
use crate::text::diagnostic::{Code, Diagnostic};
use crate::text::diagnostics::Diagnostics;
use crate::text::report::Report;
use crate::text::span::{Position, has_only_carriage_returns};

/// Reads a text tree by tree.
///
/// A long file need not be in memory: give the text in blocks that each end where a sentence ends,
/// each with a reader of its own that is told where the block begins ([`Reader::at`]) and then where
/// the next one does ([`Reader::position`]).
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
pub struct Reader<'a> {
    text: &'a str,
    /// Bytes of the text that are read.
    read: usize,
    /// Of the first byte not read.
    position: Position,
    ends: Ends,
    finished: bool,
    /// The text is no part of a longer one.
    whole: bool,
    /// Nodes of the largest tree so far, as far as it is worth reserving.
    nodes: usize,
}

impl<'a> Reader<'a> {
    /// Reads a whole text. If its lines end in carriage returns alone it is refused, which cannot
    /// be told of a part of a text.
    pub fn new(text: &'a str) -> Self {
        Reader {
            whole: true,
            ..Self::at(text, Position::START)
        }
    }

    /// Reads a part of a longer text, which begins there.
    ///
    /// The part should end where a sentence ends. If a sentence lies before it, a part without one
    /// is no error.
    pub fn at(text: &'a str, position: Position) -> Self {
        Reader {
            text,
            read: 0,
            position,
            ends: Ends::new(),
            finished: false,
            whole: false,
            nodes: 0,
        }
    }

    /// Where the next sentence begins, or the end of the text.
    pub fn position(&self) -> Position {
        self.position
    }

    /// The next tree, if there is one. What is wrong with it is added to the diagnostics, in the
    /// order of the text; errors make it [unsound](Sentence::is_sound).
    ///
    /// # Complexity
    /// Linear in the sentence's text.
    pub fn next_sentence(&mut self, diagnostics: &mut Diagnostics) -> Option<Sentence<'a>> {
        if self.finished {
            return None;
        }
        let begin = self.read;
        let begin_offset = self.position.offset;
        if self.position.offset == 0 && self.text.starts_with('\u{feff}') {
            self.read = '\u{feff}'.len_utf8();
            self.position.offset = self.read;
        }
        let mut report = Report::new(diagnostics, self.position.sentence);
        let rest = self.text.get(self.read..).unwrap_or_default();
        if self.whole && begin == 0 && has_only_carriage_returns(self.text) {
            self.finished = true;
            let first = rest.split('\r').next().unwrap_or_default();
            let span = Place::from(self.position).span(first);
            report.add_for_text(Diagnostic::new(Code::CarriageReturns, span));
            return None;
        }
        let end = self.ends.feed(rest.as_bytes());
        let (piece, behind) = rest.split_at_checked(end.unwrap_or(rest.len()))?;
        self.finished = end.is_none();
        if self.finished && !self.ends.has_begun() {
            self.finish_without_tree(rest, &mut report);
            report.finish();
            return None;
        }
        let mut parser = Parser::new(piece, self.position.into(), self.nodes, &mut report);
        parser.between(true);
        let before = parser.place();
        parser.tree();
        parser.between(false);
        self.pass(piece, parser.place());
        let (nodes, words) = parser.finish();
        self.nodes = nodes.len().clamp(self.nodes, 1024);
        // What no tree follows goes with the last one, so that no byte is lost.
        if !behind.is_empty() && !self.ends.begins_in(behind.as_bytes()) {
            report.leave_sentence();
            let mut parser = Parser::new(behind, self.position.into(), 0, &mut report);
            parser.between(true);
            self.pass(behind, parser.place());
            self.finished = true;
        }
        let sentence = Sentence {
            index: self.position.sentence,
            source: self.text.get(begin..self.read).unwrap_or_default(),
            before: before.offset.saturating_sub(begin_offset),
            nodes,
            words,
            errors: report.finish(),
        };
        self.position.sentence = self.position.sentence.saturating_add(1);
        Some(sentence)
    }

    /// Goes behind a piece of text, whose end is there.
    fn pass(&mut self, piece: &str, end: Place) {
        self.read += piece.len();
        self.position.offset = end.offset;
        self.position.line = end.line;
        self.position.column = end.column;
    }

    /// Passes a text without a tree.
    fn finish_without_tree(&mut self, rest: &'a str, report: &mut Report<'_>) {
        let start = Place::from(self.position);
        if self.position.sentence == 0 {
            let mut cursor = Cursor::new(rest, start);
            let is_between = |byte| byte == b'\n' || is_blank(byte);
            while cursor.peek().is_some_and(is_between) {
                cursor.pass();
            }
            let place = cursor.place();
            let line = cursor.take_line().trim_ascii_end();
            let problem = Diagnostic::new(Code::NoTree, place.span(line));
            report.add_for_text(problem.because_of(line).with("format", "brackets"));
            return;
        }
        report.leave_sentence();
        let mut parser = Parser::new(rest, start, 0, report);
        parser.between(true);
        self.pass(rest, parser.place());
    }
}
