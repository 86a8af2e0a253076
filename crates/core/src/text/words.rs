//! Words: one sentence a line, its words separated by spaces.
//!
//! ```text
//! The cat sleeps .
//! It dreams .
//! ```
//!
//! A side without a tree: enough for a translation, and for drawing links. Reading never fails.
//!
//! Decisions: spaces, tabs and the other blanks of ASCII separate words; a no-break space is part of
//! a word. `#` begins no comment. A line without words is a sentence without words, with a warning,
//! so that line n of one file goes with line n of another; the end of the last line begins no
//! further one, and neither do blanks after it.

mod reader;
mod sentence;

use alloc::string::String;
use alloc::vec::Vec;

pub use reader::Reader;
pub use sentence::{Sentence, Word};

use super::bytes;
use super::diagnostics::{self, Diagnostics};

/// All lines of a text and all their problems, in the order of the text.
///
/// # Complexity
/// Linear in the length of the text.
///
/// # Example
/// ```
/// use twintree::text::words;
/// let (sentences, diagnostics) = words::read("The cat sleeps .\nIt dreams .\n");
/// let forms: Vec<_> = sentences[1].words().map(|word| word.form()).collect();
/// assert_eq!(forms, ["It", "dreams", "."]);
/// assert!(diagnostics.is_empty());
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

/// A sentence as text, byte for byte as it was read, with its line end.
pub fn write(sentence: &Sentence<'_>) -> String {
    sentence.source().into()
}

/// Sentences as one text; all those of a text, if it has any, make the same bytes.
pub fn write_all(sentences: &[Sentence<'_>]) -> String {
    sentences.iter().map(Sentence::source).collect()
}
