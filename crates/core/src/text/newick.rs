//! Newick: trees of leaves, as phylogenetics writes them.
//!
//! ```text
//! ((the:1,cat:2)NP:0.5,sleeps)S;
//! ```
//!
//! Leaves are the words of a sentence, in order; names of inner nodes and lengths are kept. The
//! format: <https://phylipweb.github.io/phylip/newicktree.html>.
//!
//! Reading never fails. Every tree of the text is given, those with errors too, so that two files
//! stay in step; [`Sentence::is_sound`] tells whether a tree can be trusted.
//!
//! Decisions where the format is silent or differs between programs:
//!
//! - An unquoted name is taken as written: `a_b` keeps its underscore. White space (of ASCII) ends
//!   it. A quotation mark within it is part of it, with a warning.
//! - A quoted name ends on its line. `''` within it is one quotation mark.
//! - Comments nest. `[&R]` and `[&U]` before a tree say whether it is rooted.
//! - A missing `;` is warned of, and the tree is used. A tree without one ends before a `(` that
//!   follows its outermost bracket; at the end of the text; and, if brackets are open, before a line
//!   whose first character is `(` if a blank line stands before it, or if there are trees before
//!   this one and each of them stands on one line. Text after the last `;` without a bracket is not a
//!   tree.
//! - A quoted name or a comment within a tree that does not end reaches no further than a line that
//!   ends in `;`. So what is not closed spoils one tree, not the rest of the file.
//! - Leaves are distinguished by position, so that several may have one name. In a tree with lengths,
//!   which is seldom a sentence, there is a warning.

pub(crate) mod ends;
mod parser;
mod reader;
mod sentence;

use alloc::string::String;
use alloc::vec::Vec;

pub use reader::Reader;
pub use sentence::{Node, Rooting, Sentence};

use super::bytes::decode;
use super::diagnostics::Diagnostics;
use super::span::Position;

/// All trees of a text and all their problems, in the order of the text.
///
/// # Complexity
/// Linear in the length of the text; O(n log n) in the leaves of a tree.
///
/// # Example
/// ```
/// use twintree::text::newick;
/// let (sentences, diagnostics) = newick::read("((the,cat)NP,'isn''t');\n(a,b);");
/// let forms: Vec<_> = sentences[0].words().map(|word| word.name()).collect();
/// assert_eq!(forms, ["the", "cat", "isn't"]);
/// assert!(diagnostics.is_empty());
/// ```
pub fn read(text: &str) -> (Vec<Sentence<'_>>, Diagnostics) {
    let mut diagnostics = Diagnostics::new();
    let mut reader = Reader::new(text);
    let mut sentences = Vec::new();
    while let Some(sentence) = reader.next_sentence(&mut diagnostics) {
        sentences.push(sentence);
    }
    (sentences, diagnostics)
}

/// As [`read`], from bytes. If they are not UTF-8 there are no sentences, and the diagnostics say
/// where and what they are instead.
pub fn read_bytes(bytes: &[u8]) -> (Vec<Sentence<'_>>, Diagnostics) {
    match decode(bytes, Position::START) {
        Ok(text) => read(text),
        Err(diagnostics) => (Vec::new(), diagnostics),
    }
}

/// A tree as text, byte for byte as it was read.
pub fn write(sentence: &Sentence<'_>) -> String {
    sentence.source().into()
}

/// Trees as one text; all those of a text, if it has any, make the same bytes.
pub fn write_all(sentences: &[Sentence<'_>]) -> String {
    sentences.iter().map(Sentence::source).collect()
}
