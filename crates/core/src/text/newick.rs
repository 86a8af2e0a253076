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
mod sentence;

use alloc::vec::Vec;

pub use sentence::{Node, Rooting, Sentence, Whole};

pub use super::trees::{write, write_all};

use self::ends::Ends;
use self::parser::Parser;
use super::bytes;
use super::cursor::Cursor;
use super::diagnostics::{self, Diagnostics};
use super::format::Format;
use super::report::Report;
use super::span::Position;
use super::trees::{Nodes, Reading, Trees};

/// Reads a text tree by tree.
///
/// A long file need not be in memory: a [`Cutter`](crate::text::cutter::Cutter) gives its sentences
/// one by one, each with its own reader, created with the place where the sentence begins ([`Reader::at`]).
///
/// # Example
/// ```
/// use twintree::text::Diagnostics;
/// use twintree::text::newick::Reader;
/// let mut diagnostics = Diagnostics::new();
/// let mut reader = Reader::new("(the,cat); dog;");
/// let mut words = 0;
/// while let Some(sentence) = reader.next_sentence(&mut diagnostics) {
///     words += sentence.word_count();
/// }
/// assert_eq!(words, 3);
/// assert!(diagnostics.is_empty());
/// ```
#[derive(Debug)]
pub struct Reader<'a>(Reading<'a, Ends>);

impl<'a> Reader<'a> {
    /// Reads a whole text.
    pub fn new(text: &'a str) -> Self {
        Self::at(text, Position::START)
    }

    /// Reads a part of a longer text, which begins there.
    ///
    /// The part should end where a sentence ends. If a sentence lies before it, a part without one
    /// is no error.
    pub fn at(text: &'a str, position: Position) -> Self {
        Reader(Reading::at(text, position, Ends::new()))
    }

    /// Where the next sentence begins, or the end of the text.
    pub fn position(&self) -> Position {
        self.0.position()
    }

    /// The next tree, if there is one. Its problems are added to the diagnostics, in the
    /// order of the text; errors make it [unsound](Sentence::is_sound).
    ///
    /// # Complexity
    /// Linear in the sentence's text; O(n log n) in its leaves.
    pub fn next_sentence(&mut self, diagnostics: &mut Diagnostics) -> Option<Sentence<'a>> {
        self.0.next(diagnostics)
    }
}

impl Trees for Ends {
    type Extra = Whole;

    fn format(&self) -> Format {
        Format::Newick
    }

    fn tree(&self, cursor: &mut Cursor<'_>, nodes: &mut Nodes, report: &mut Report<'_>) -> Whole {
        let mut parser = Parser::new(cursor, nodes, report);
        parser.before();
        parser.tree();
        parser.rest();
        parser.finish()
    }

    fn rest(&self, cursor: &mut Cursor<'_>, nodes: &mut Nodes, report: &mut Report<'_>) {
        Parser::new(cursor, nodes, report).rest();
    }
}

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
    let mut reader = Reader::new(text);
    diagnostics::all(|diagnostics| reader.next_sentence(diagnostics))
}

/// As [`read`], from bytes. If they are not UTF-8 there are no sentences, and the diagnostics say
/// where and what they are instead.
pub fn read_bytes(bytes: &[u8]) -> (Vec<Sentence<'_>>, Diagnostics) {
    bytes::read(bytes, read)
}
