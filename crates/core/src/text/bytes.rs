//! Bytes to text: UTF-8 or a diagnostic that says what it is instead.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::cursor::Place;
use super::diagnostic::{Code, Diagnostic};
use super::diagnostics::Diagnostics;
use super::span::{Line, Position};

/// The text of some bytes, or their problems.
///
/// UTF-16 is recognised by its byte order mark or by one zero among the first two bytes; what begins with
/// two zeros is not text at all. Either gives one diagnostic. Otherwise there is one for the first
/// bad sequence of every line that has one.
///
/// # Errors
/// The diagnostics, at least one, if the bytes are not UTF-8.
///
/// # Example
/// ```
/// use twintree::text::{decode, Code, Position};
/// let problems = decode(b"1\tcaf\xe9", Position::START).unwrap_err();
/// assert_eq!(problems[0].code, Code::NotUtf8);
/// assert_eq!(problems[0].span.column, 6);
/// ```
pub fn decode(bytes: &[u8], at: Position) -> Result<&str, Diagnostics> {
    if let (0, &[one, two, ..]) = (at.offset, bytes)
        && let Some(code) = other_encoding(one, two)
    {
        let problem = Diagnostic::new(code, Place::from(at).point());
        return Err(Diagnostics::from_iter([problem]));
    }
    match core::str::from_utf8(bytes) {
        Ok(text) => Ok(text),
        Err(_) => Err(bad_lines(bytes, at)),
    }
}

/// What a reader of texts makes of some bytes; nothing if they are not UTF-8.
pub(super) fn read<'a, Sentence>(
    bytes: &'a [u8],
    read: fn(&'a str) -> (Vec<Sentence>, Diagnostics),
) -> (Vec<Sentence>, Diagnostics) {
    match decode(bytes, Position::START) {
        Ok(text) => read(text),
        Err(diagnostics) => (Vec::new(), diagnostics),
    }
}

/// What the first two bytes of a text show, if that is not UTF-8. No text in UTF-16 begins with two
/// zeros, but the empty parts of disks and devices do.
pub(crate) fn other_encoding(one: u8, two: u8) -> Option<Code> {
    match (one, two) {
        (0, 0) => Some(Code::NotText),
        (0xff, 0xfe) | (0xfe, 0xff) | (0, _) | (_, 0) => Some(Code::Utf16),
        _ => None,
    }
}

fn bad_lines(bytes: &[u8], at: Position) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    let mut line = Line {
        text: "",
        number: at.line,
        offset: at.offset,
    };
    for piece in bytes.split_inclusive(|&byte| byte == b'\n') {
        if let Some(chunk) = piece
            .utf8_chunks()
            .find(|chunk| !chunk.invalid().is_empty())
        {
            line.text = chunk.valid();
            let good = line.text.len();
            let mut span = line.span(good..good);
            if line.offset == at.offset {
                // A part of a text may begin within a line, and a byte order mark has no column.
                let mark = u32::from(at.offset == 0 && bytes.starts_with(b"\xef\xbb\xbf"));
                let before = at.column.saturating_sub(1);
                span.column = span.column.saturating_add(before).saturating_sub(mark);
                span.end_column = span.column;
            }
            // The bytes are not characters; an editor shows one replacement character for them.
            span.end += chunk.invalid().len();
            span.end_column = span.end_column.saturating_add(1);
            let bytes = chunk.invalid().iter();
            let hexadecimal: Vec<String> = bytes.map(|byte| format!("{byte:02X}")).collect();
            diagnostics.push(
                Diagnostic::new(Code::NotUtf8, span)
                    .with("offset", span.start.to_string())
                    .with("bytes", hexadecimal.join(" ")),
            );
        }
        line.number = line.number.saturating_add(1);
        line.offset += piece.len();
    }
    diagnostics
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::*;

    #[track_caller]
    fn check(bytes: &[u8], expected: &[&str]) {
        let found: Vec<String> = match decode(bytes, Position::START) {
            Ok(_) => Vec::new(),
            Err(diagnostics) => diagnostics
                .iter()
                .map(|d| {
                    format!(
                        "{}:{} {}@{}",
                        d.span.line,
                        d.span.column,
                        d.code.as_str(),
                        d.span.start
                    )
                })
                .collect(),
        };
        assert_eq!(found, expected);
    }

    #[test]
    fn utf_8_passes_with_and_without_its_mark() {
        check("ä𝄞".as_bytes(), &[]);
        check("\u{feff}1".as_bytes(), &[]);
        check(b"", &[]);
    }

    #[test]
    fn every_line_with_bad_bytes_is_named_once() {
        check(
            b"1\t\xff\n2\n\xe2\x82\n",
            &["1:3 not-utf8@2", "3:1 not-utf8@6"],
        );
        check(
            "𝄞".as_bytes().get(..3).unwrap_or_default(),
            &["1:1 not-utf8@0"],
        );
    }

    #[test]
    fn a_byte_order_mark_has_no_column() {
        check(
            b"\xef\xbb\xbf1\t\xff\n\xff",
            &["1:3 not-utf8@5", "2:1 not-utf8@7"],
        );
    }

    #[test]
    fn a_part_of_a_text_may_begin_within_a_line() {
        let at = Position {
            offset: 10,
            line: 2,
            column: 5,
            ..Position::START
        };
        let problems = decode(b"a\xff\n\xff", at).err().unwrap_or_default();
        let places = problems.iter().map(|one| one.span);
        let places: Vec<_> = places
            .map(|span| (span.start, span.line, span.column, span.end_column))
            .collect();
        assert_eq!(places, [(11, 2, 6, 7), (13, 3, 1, 2)]);
    }

    #[test]
    fn utf_16_is_named_with_and_without_its_mark() {
        check(b"\xff\xfe1\0", &["1:1 utf-16@0"]);
        check(b"\xfe\xff\x001", &["1:1 utf-16@0"]);
        check(b"1\0\t\0", &["1:1 utf-16@0"]);
        check(b"\x001\0\t", &["1:1 utf-16@0"]);
    }

    #[test]
    fn zeros_are_no_text() {
        check(&[0; 100], &["1:1 not-text@0"]);
        check(b"\0\0\xfe\xff\0\0\x001", &["1:1 not-text@0"]);
    }
}
