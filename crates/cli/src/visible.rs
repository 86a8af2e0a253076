//! JSON for a terminal.

use std::io::{self, Write};

use serde_json::ser::Formatter;
use twintree::text::Escaped;

/// Writes JSON whose strings hold no control characters and no marks that turn the text around
/// them: they are written as `\u202e`, which is the same JSON.
pub(crate) struct Visible;

impl Formatter for Visible {
    fn write_string_fragment<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        write(writer, fragment)
    }

    /// An id: what is unsafe can only stand in its strings.
    fn write_raw_fragment<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        write(writer, fragment)
    }
}

/// Writes JSON without its unsafe characters.
pub(crate) fn write<W: ?Sized + Write>(writer: &mut W, fragment: &str) -> io::Result<()> {
    for character in fragment.chars() {
        if !is_unsafe(character) {
            write!(writer, "{character}")?;
            continue;
        }
        for unit in character.encode_utf16(&mut [0; 2]) {
            write!(writer, "\\u{unit:04x}")?;
        }
    }
    Ok(())
}

/// Whether messages print it as an escape, too.
fn is_unsafe(character: char) -> bool {
    let plain = character.is_ascii() && !character.is_control();
    !plain && {
        let mut bytes = [0; 4];
        let text: &str = character.encode_utf8(&mut bytes);
        Escaped(text).to_string() != text
    }
}

#[cfg(test)]
mod tests {
    use serde::Serialize;
    use serde_json::{Serializer, Value};

    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let mut written = Vec::new();
        let mut serializer = Serializer::with_formatter(&mut written, Visible);
        text.serialize(&mut serializer).expect("JSON");
        let written = String::from_utf8(written).expect("text");
        assert_eq!(written, format!("\"{expected}\""));
        let read: Value = serde_json::from_str(&written).expect("JSON");
        assert_eq!(read, text);
    }

    #[test]
    fn what_a_terminal_would_obey_is_escaped() {
        check("cat\u{1b}[2J", "cat\\u001b[2J");
        check("\u{9b}31m\u{7f}", "\\u009b31m\\u007f");
        check("a\u{202e}fdp.exe\u{202c}", "a\\u202efdp.exe\\u202c");
    }

    #[test]
    fn all_else_is_written_as_it_stands() {
        check("", "");
        check("naïve \"𝄞\" e\u{301}\t", "naïve \\\"𝄞\\\" e\u{301}\\t");
    }
}
