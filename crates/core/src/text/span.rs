//! Places in a text, as an editor and as a program count them.
//!
//! In `"# ß\n1\t𝄞\t_"` the form `𝄞` is on line 2, column 3 to 5 (it takes two UTF-16 units), bytes
//! 7 to 11.

use core::ops::Range;

use super::conllu::Layout;
use super::cursor::Place;

/// A stretch of a text. The end is exclusive.
///
/// Lines and columns count from 1. Columns count UTF-16 units, as editors in a browser do; `start`
/// and `end` are byte offsets. Only a line feed ends a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// Byte offset of the first byte.
    pub start: usize,
    /// Byte offset after the last byte.
    pub end: usize,
    /// Line of the first character.
    pub line: u32,
    /// Column of the first character.
    pub column: u32,
    /// Line of the end.
    pub end_line: u32,
    /// Column after the last character, on `end_line`.
    pub end_column: u32,
}

impl Span {
    /// From the start of this span to the end of a later one.
    #[must_use]
    pub fn to(self, last: Span) -> Span {
        Span {
            end: last.end,
            end_line: last.end_line,
            end_column: last.end_column,
            ..self
        }
    }
}

/// Where a piece of a longer text begins: what a reader needs to place its diagnostics in
/// the whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The line on which the piece begins, from 1.
    pub line: u32,
    /// The column in which it begins, from 1. Several trees may stand on one line; in the formats
    /// of lines a piece begins in column 1.
    pub column: u32,
    /// Bytes before the piece.
    pub offset: usize,
    /// Sentences (or pairs) before the piece.
    pub sentence: u32,
    /// In CoNLL-U Plus, the columns that the first line of the text declares.
    pub layout: Layout,
}

impl Span {
    /// The point at its end.
    pub(crate) fn last_point(self) -> Self {
        Self {
            start: self.end,
            line: self.end_line,
            column: self.end_column,
            ..self
        }
    }
}

impl Position {
    /// The beginning of a text.
    pub const START: Position = Position {
        line: 1,
        column: 1,
        offset: 0,
        sentence: 0,
        layout: Layout::CONLLU,
    };
}

impl Default for Position {
    fn default() -> Self {
        Self::START
    }
}

/// One line of a text with its place, without its line end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) text: &'a str,
    /// Counted from 1.
    pub(crate) number: u32,
    /// Byte offset of the line in the whole text.
    pub(crate) offset: usize,
}

impl<'a> Line<'a> {
    /// The lines of a whole text, without its byte order mark, which has no column.
    pub(crate) fn all(text: &'a str) -> impl Iterator<Item = Self> {
        let content = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut offset = text.len() - content.len();
        let lines = (1..).zip(content.split_inclusive('\n'));
        lines.map(move |(number, whole)| {
            let line = Line {
                text: whole.trim_end_matches(['\n', '\r']),
                number,
                offset,
            };
            offset += whole.len();
            line
        })
    }

    /// The first line of a whole text whose lines seem to end in carriage returns alone.
    pub(crate) fn ended_by_carriage_return(text: &'a str) -> Option<Self> {
        let line = Line::all(text)
            .next()
            .filter(|_| has_only_carriage_returns(text))?;
        let text = line.text.split('\r').next().unwrap_or_default();
        Some(Line { text, ..line })
    }

    /// Where the line begins.
    pub(crate) fn place(&self) -> Place {
        Place {
            offset: self.offset,
            line: self.number,
            column: 1,
        }
    }

    /// The span of some bytes of the line. Time grows with the bytes before the end of the range.
    pub(crate) fn span(&self, bytes: Range<usize>) -> Span {
        let before = self.text.get(..bytes.start).unwrap_or(self.text);
        let start = self.place().after(before);
        start.span(self.text.get(bytes).unwrap_or_default())
    }

    /// The span of the whole line.
    pub(crate) fn whole(&self) -> Span {
        self.span(0..self.text.len())
    }
}

/// Whether the lines of a text seem to end in carriage returns alone. Only a line feed ends a line,
/// so that such a text would be a single one.
pub(crate) fn has_only_carriage_returns(text: &str) -> bool {
    !text.contains('\n') && text.trim_end_matches('\r').contains('\r')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_utf_16_units() {
        let line = Line {
            text: "1\t𝄞\t_",
            number: 2,
            offset: 5,
        };
        let span = line.span(2..6);
        assert_eq!((span.line, span.column, span.end_column), (2, 3, 5));
        assert_eq!((span.start, span.end), (7, 11));
    }

    #[test]
    fn a_byte_order_mark_has_no_column() {
        let places = |text: &str| -> alloc::vec::Vec<_> {
            let spans = Line::all(text).map(|line| line.whole());
            spans
                .map(|span| (span.line, span.column, span.start..span.end))
                .collect()
        };
        assert_eq!(
            places("\u{feff}a\r\n\nb"),
            [(1, 1, 3..4), (2, 1, 6..6), (3, 1, 7..8)]
        );
        assert_eq!(places("a\u{feff}"), [(1, 1, 0..4)]);
        assert_eq!(places(""), []);
        let first = Line::ended_by_carriage_return("\u{feff}a b\rc").map(|line| line.whole());
        let place = first.map(|span| (span.column, span.end_column, span.start));
        assert_eq!(place, Some((1, 4, 3)));
    }

    #[test]
    fn a_span_reaches_to_a_later_one() {
        let line = Line {
            text: "abc",
            number: 1,
            offset: 0,
        };
        let next = Line {
            text: "def",
            number: 2,
            offset: 4,
        };
        let span = line.whole().to(next.whole());
        assert_eq!(
            (span.line, span.column, span.end_line, span.end_column),
            (1, 1, 2, 4)
        );
        assert_eq!((span.start, span.end), (0, 7));
    }
}
