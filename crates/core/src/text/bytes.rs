//! Bytes to text: UTF-8 or a diagnostic that says what it is instead.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use super::diagnostic::{Code, Diagnostic};
use super::span::{Line, Position};

/// The text of some bytes, or what is wrong with them.
///
/// UTF-16 is told by its byte order mark or by a zero among the first two bytes, and gives one
/// diagnostic. Otherwise there is one for the first bad sequence of every line that has one.
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
pub fn decode(bytes: &[u8], at: Position) -> Result<&str, Vec<Diagnostic>> {
    // A text that begins with a zero byte is UTF-16, or at any rate not text.
    if at.offset == 0
        && matches!(
            bytes,
            [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [0, _, ..] | [_, 0, ..]
        )
    {
        let start = Line {
            text: "",
            number: at.line,
            offset: at.offset,
        };
        return Err([Diagnostic::new(Code::Utf16, start.whole())].into());
    }
    match core::str::from_utf8(bytes) {
        Ok(text) => Ok(text),
        Err(_) => Err(bad_lines(bytes, at)),
    }
}

fn bad_lines(bytes: &[u8], at: Position) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
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
            // The bytes are no characters; an editor shows one replacement character for them.
            span.end += chunk.invalid().len();
            span.end_column += 1;
            let mut hexadecimal = String::new();
            for byte in chunk.invalid() {
                // Writing to a string does not fail.
                let _ = write!(hexadecimal, "{byte:02X} ");
            }
            diagnostics.push(
                Diagnostic::new(Code::NotUtf8, span)
                    .with("offset", span.start)
                    .with("bytes", hexadecimal.trim_end()),
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
    fn utf_16_is_named_with_and_without_its_mark() {
        check(b"\xff\xfe1\0", &["1:1 utf-16@0"]);
        check(b"\xfe\xff\x001", &["1:1 utf-16@0"]);
        check(b"1\0\t\0", &["1:1 utf-16@0"]);
        check(b"\x001\0\t", &["1:1 utf-16@0"]);
    }
}
