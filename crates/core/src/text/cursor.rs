//! A walk through a text that counts lines and columns as it goes.
//!
//! Counting the columns of a token from the start of its line would take quadratic time on a line
//! of a hundred megabytes, and a file of trees may well be a single line.

use core::ops::Range;

use super::diagnostic::{Code, Diagnostic};
use super::span::{Position, Span};
use crate::number::saturated;

/// The place of one byte of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Place {
    /// Bytes before it in the whole text.
    pub(crate) offset: usize,
    /// Counted from 1.
    pub(crate) line: u32,
    /// Counted from 1, in UTF-16 units.
    pub(crate) column: u32,
}

impl Place {
    /// From here to a later place.
    pub(crate) fn to(self, end: Place) -> Span {
        Span {
            start: self.offset,
            end: end.offset,
            line: self.line,
            column: self.column,
            end_line: end.line,
            end_column: end.column,
        }
    }

    /// Between two characters.
    pub(crate) fn point(self) -> Span {
        self.to(self)
    }

    /// Of a text without line feeds that begins here.
    pub(crate) fn span(self, text: &str) -> Span {
        self.to(self.after(text))
    }

    /// The place after a text without line feeds that begins here.
    pub(crate) fn after(self, text: &str) -> Place {
        Place {
            offset: self.offset + text.len(),
            line: self.line,
            column: self.column.saturating_add(width(text)),
        }
    }

    /// The place after a text of any lines that begins here.
    pub(super) fn past(self, text: &str) -> Place {
        let Some((before, last)) = text.rsplit_once('\n') else {
            return self.after(text);
        };
        let ends = before.bytes().filter(|&byte| byte == b'\n').count() + 1;
        let begin = Place {
            offset: self.offset + before.len() + 1,
            line: self.line.saturating_add(saturated(ends)),
            column: 1,
        };
        begin.after(last)
    }
}

/// The UTF-16 units of a text, saturating.
// A loop that would be repeated wherever a place is counted on.
#[inline(never)]
fn width(text: &str) -> u32 {
    saturated(text.encode_utf16().count())
}

impl From<Position> for Place {
    fn from(position: Position) -> Self {
        Place {
            offset: position.offset,
            line: position.line,
            column: position.column,
        }
    }
}

/// Walks through a text. All that it stops at is ASCII, so that it always stands between two
/// characters.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'a> {
    text: &'a str,
    at: usize,
    place: Place,
}

impl<'a> Cursor<'a> {
    /// A walk that begins after so many bytes of a text, at that place.
    pub(super) fn new(text: &'a str, at: usize, place: Place) -> Self {
        Cursor { text, at, place }
    }

    /// The next byte, which stays the next one.
    pub(super) fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Where the next byte stands.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// How many bytes of the text lie before a place.
    pub(super) fn before(&self, place: Place) -> u32 {
        saturated(place.offset + self.at - self.place.offset)
    }

    /// The text of a span.
    pub(super) fn text(&self, span: Span) -> &'a str {
        let start = self.place.offset - self.at;
        self.text
            .get(span.start - start..span.end - start)
            .unwrap_or_default()
    }

    /// The bytes from one place to another.
    pub(super) fn stretch(&self, bytes: Range<u32>) -> &'a str {
        let bytes = bytes.start as usize..bytes.end as usize;
        self.text.get(bytes).unwrap_or_default()
    }

    /// The whole text.
    pub(super) fn source(&self) -> &'a str {
        self.text
    }

    /// What is still to be passed.
    pub(super) fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// A problem of the text of a span.
    #[cold]
    pub(super) fn problem(&self, code: Code, span: Span) -> Diagnostic {
        Diagnostic::new(code, span).because_of(self.text(span))
    }

    /// Advances past the next byte, which is ASCII.
    pub(super) fn pass(&mut self) {
        match self.peek() {
            Some(b'\n') => {
                self.place.line = self.place.line.saturating_add(1);
                self.place.column = 1;
            }
            Some(_) => self.place.column = self.place.column.saturating_add(1),
            None => return,
        }
        self.at += 1;
        self.place.offset += 1;
    }

    /// Advances past so many bytes, which end between two characters.
    pub(super) fn advance(&mut self, bytes: usize) {
        let passed = self.rest().get(..bytes).unwrap_or_default();
        self.place = self.place.past(passed);
        self.at += passed.len();
    }

    /// Goes to the first byte that does not belong, and gives what lies before it. Line feeds do
    /// not belong, and neither does any other byte unless it is ASCII.
    pub(super) fn take(&mut self, belongs: impl Fn(u8) -> bool) -> &'a str {
        let rest = self.rest();
        let mut units = 0_u32;
        let mut length = rest.len();
        for (place, &byte) in rest.as_bytes().iter().enumerate() {
            if byte.is_ascii() {
                if byte == b'\n' || !belongs(byte) {
                    length = place;
                    break;
                }
                units = units.saturating_add(1);
            } else {
                // The first byte of a character counts; of one beyond U+FFFF it counts for two.
                units = units.saturating_add(u32::from(byte >= 0xc0) + u32::from(byte >= 0xf0));
            }
        }
        self.at += length;
        self.place.offset += length;
        self.place.column = self.place.column.saturating_add(units);
        rest.get(..length).unwrap_or_default()
    }

    /// The rest of the line.
    pub(super) fn take_line(&mut self) -> &'a str {
        self.take(|_| true)
    }
}

/// White space of ASCII without the line feed. No-break spaces and the other spaces of Unicode are
/// parts of words, as in `1 000`.
pub(super) fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | 0x0b | 0x0c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_those_of_an_editor() {
        let mut cursor = Cursor::new("ß𝄞(\né)", 0, Position::START.into());
        assert_eq!(cursor.take(|byte| byte != b'('), "ß𝄞");
        let place = cursor.place();
        assert_eq!((place.offset, place.line, place.column), (6, 1, 4));
        cursor.pass();
        assert_eq!(cursor.take_line(), "");
        cursor.pass();
        assert_eq!(cursor.take(|byte| byte != b')'), "é");
        let place = cursor.place();
        assert_eq!((place.offset, place.line, place.column), (10, 2, 2));
        cursor.pass();
        cursor.pass();
        assert_eq!((cursor.peek(), cursor.place().offset), (None, 11));
    }
}
