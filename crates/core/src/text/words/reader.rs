//! Reads one line after the other, holding no more than one.

use alloc::vec::Vec;

use super::sentence::{Sentence, Start};
use crate::text::cursor::{Cursor, is_blank};
use crate::text::diagnostic::{Code, Diagnostic};
use crate::text::diagnostics::Diagnostics;
use crate::text::form;
use crate::text::line_feed::line_feed;
use crate::text::progress::Progress;
use crate::text::report::Report;
use crate::text::span::Position;

/// Reads a text line by line.
///
/// # Example
/// ```
/// use twintree::text::Diagnostics;
/// use twintree::text::words::Reader;
/// let mut diagnostics = Diagnostics::new();
/// let mut reader = Reader::new("The cat sleeps .\nIt dreams .");
/// let mut words = 0;
/// while let Some(sentence) = reader.next_sentence(&mut diagnostics) {
///     words += sentence.word_count();
/// }
/// assert_eq!(words, 7);
/// ```
#[derive(Debug)]
pub struct Reader<'a> {
    progress: Progress<'a>,
}

impl<'a> Reader<'a> {
    /// Reads a whole text. If its lines end in carriage returns alone it is refused.
    pub fn new(text: &'a str) -> Self {
        Self::at(text, Position::START)
    }

    /// Reads a part of a longer text, which begins there, at the start of a line.
    pub fn at(text: &'a str, position: Position) -> Self {
        Reader {
            progress: Progress::of_lines(text, position),
        }
    }

    /// Where the next sentence begins, or the end of the text.
    pub fn position(&self) -> Position {
        self.progress.position()
    }

    /// The next line, if there is one. Its problems are added to the diagnostics; no
    /// line is wrong.
    ///
    /// # Complexity
    /// Linear in the line.
    pub fn next_sentence(&mut self, diagnostics: &mut Diagnostics) -> Option<Sentence<'a>> {
        let rest = self.progress.begin(diagnostics)?;
        let start = self.progress.place();
        let mark = self.progress.source().len();
        let index = self.progress.position().sentence;
        let mut report = Report::new(diagnostics, index);
        let end = line_feed(rest.as_bytes()).map(|place| place + 1);
        if end.is_none() && rest.bytes().all(is_blank) {
            self.progress.finish();
            if index == 0 {
                report.add_for_text(Diagnostic::new(Code::NoLine, start.point()));
            }
            return None;
        }
        let mut length = end.unwrap_or(rest.len());
        let mut cursor = Cursor::new(rest.get(..length).unwrap_or_default(), 0, start);
        let mut words = Vec::new();
        while let Some(byte) = cursor.peek() {
            if byte == b'\n' || is_blank(byte) {
                cursor.pass();
                continue;
            }
            let place = cursor.place();
            let word = cursor.take(|byte| !is_blank(byte));
            form::check(word, place, &mut report);
            words.push(Start {
                offset: cursor.before(place),
                column: place.column,
            });
        }
        if words.is_empty() {
            report.add(Diagnostic::new(Code::LineEmpty, start.point()));
        }
        // Blanks without a line of their own go with the last line, so that no byte is lost.
        let after = rest.get(length..).unwrap_or_default();
        let mut end = cursor.place();
        if after.bytes().all(is_blank) {
            end = end.after(after);
            length = rest.len();
            self.progress.finish();
        }
        self.progress
            .pass(rest.get(..length).unwrap_or_default(), end);
        report.finish();
        Some(Sentence {
            index: self.progress.end(),
            source: self.progress.source(),
            mark: u8::try_from(mark).unwrap_or_default(),
            start,
            words: words.into(),
        })
    }
}
