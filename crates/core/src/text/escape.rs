//! Data of a text as it is shown to people: on a terminal, in a log.

use core::fmt::{self, Write};

/// A text whose control characters, and the marks without ink that turn or break the text around
/// them, are printed as escapes: a terminal must not interpret control characters of texts or file names.
///
/// ```
/// use twintree::text::Escaped;
/// assert_eq!(Escaped("a\u{1b}[2J\u{202e}b").to_string(), "a\\u{1b}[2J\\u{202e}b");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Escaped<'a>(pub &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            if character.is_control() || is_invisible(character) {
                write!(formatter, "{}", character.escape_unicode())?;
            } else {
                formatter.write_char(character)?;
            }
        }
        Ok(())
    }
}

/// Marks without ink, and the spaces that pass for another.
fn is_invisible(character: char) -> bool {
    matches!(character,
        '\u{a0}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}
