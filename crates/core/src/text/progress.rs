//! How far a text is read: state shared by all readers.

use super::cursor::{Cursor, Place, is_blank};
use super::diagnostic::{Code, Diagnostic};
use super::diagnostics::Diagnostics;
use super::report::Report;
use super::span::{Position, has_only_carriage_returns};

/// A text, or a part of a longer one, and how far it is read.
#[derive(Debug)]
pub(in crate::text) struct Progress<'a> {
    text: &'a str,
    /// Bytes of the text that are read.
    read: usize,
    /// Bytes of the text before the current sentence.
    begin: usize,
    /// Of the first byte not read.
    position: Position,
    finished: bool,
    /// Sentences are lines; a text whose lines end in carriage returns alone has none.
    of_lines: bool,
}

impl<'a> Progress<'a> {
    /// A text of trees, which begins there. Its lines may end in whatever is white space.
    pub(in crate::text) fn new(text: &'a str, position: Position) -> Self {
        Progress {
            text,
            read: 0,
            begin: 0,
            position,
            finished: false,
            of_lines: false,
        }
    }

    /// A text of lines, which begins there. The first one is refused if it seems to be several that
    /// end in carriage returns alone; the last line of a longer text may lack its line feed.
    pub(in crate::text) fn of_lines(text: &'a str, position: Position) -> Self {
        Progress {
            of_lines: position.offset == 0,
            ..Self::new(text, position)
        }
    }

    /// Where the next byte stands, and how many sentences lie before it.
    pub(in crate::text) fn position(&self) -> Position {
        self.position
    }

    /// Where the next byte stands.
    pub(in crate::text) fn place(&self) -> Place {
        self.position.into()
    }

    /// Begins a sentence: gives what is not read yet, without a byte order mark, unless the text is
    /// finished or refused.
    pub(in crate::text) fn begin(&mut self, diagnostics: &mut Diagnostics) -> Option<&'a str> {
        if self.finished {
            return None;
        }
        self.begin = self.read;
        if self.position.offset == 0 && self.text.starts_with('\u{feff}') {
            self.read = '\u{feff}'.len_utf8();
            self.position.offset = self.read;
        }
        if self.of_lines && self.begin == 0 && has_only_carriage_returns(self.text) {
            self.finished = true;
            diagnostics.push(self.carriage_returns());
            return None;
        }
        Some(self.rest())
    }

    /// What is not read yet.
    pub(in crate::text) fn rest(&self) -> &'a str {
        self.text.get(self.read..).unwrap_or_default()
    }

    /// Advances past a line of so many bytes.
    pub(in crate::text) fn pass_line(&mut self, bytes: usize) {
        self.read += bytes;
        self.position.offset += bytes;
        self.position.line = self.position.line.saturating_add(1);
    }

    /// Advances past a piece of text that is complete.
    pub(in crate::text) fn pass(&mut self, piece: &str, end: Place) {
        self.read += piece.len();
        self.position.offset = end.offset;
        self.position.line = end.line;
        self.position.column = end.column;
    }

    /// A walk through a piece of the text that comes next. What was read since the current sentence began lies
    /// before it.
    pub(in crate::text) fn cursor(&self, piece: &str) -> Cursor<'a> {
        let text = self.text.get(self.begin..self.read + piece.len());
        let text = text.unwrap_or_default();
        Cursor::new(text, self.read - self.begin, self.place())
    }

    /// All that is read since the current sentence began, with the byte order mark.
    pub(in crate::text) fn source(&self) -> &'a str {
        self.text.get(self.begin..self.read).unwrap_or_default()
    }

    /// Ends the current sentence and gives its index.
    pub(in crate::text) fn end(&mut self) -> u32 {
        let index = self.position.sentence;
        self.position.sentence = index.saturating_add(1);
        index
    }

    /// No sentence follows.
    pub(in crate::text) fn finish(&mut self) {
        self.finished = true;
    }

    /// Reports that the lines of the text end in carriage returns alone, at the first of them.
    fn carriage_returns(&self) -> Diagnostic {
        let first = self.rest().split('\r').next().unwrap_or_default();
        Diagnostic::new(Code::CarriageReturns, self.place().span(first))
    }

    /// Reports text found in the place of a tree of that format.
    pub(in crate::text) fn has_no_tree(&self, format: &'static str, report: &mut Report<'_>) {
        if has_only_carriage_returns(self.text) {
            // A comment on the first line reaches to the end.
            return report.add_for_text(self.carriage_returns());
        }
        let mut cursor = self.cursor(self.rest());
        let is_between = |byte| byte == b'\n' || is_blank(byte);
        while cursor.peek().is_some_and(is_between) {
            cursor.pass();
        }
        let place = cursor.place();
        let line = cursor.take_line().trim_ascii_end();
        let problem = Diagnostic::new(Code::NoTree, place.span(line));
        report.add_for_text(problem.because_of(line).with("format", format));
    }
}
