//! CoNLL-U: sentences of words with ten columns each, separated by blank lines.
//!
//! ```text
//! # text = Cats sleep.
//! 1   Cats   cat    NOUN   _  _  2  nsubj  _  _
//! 2   sleep  sleep  VERB   _  _  0  root   _  SpaceAfter=No
//! 3   .      .      PUNCT  _  _  2  punct  _  _
//! ```
//!
//! with one tab between columns. The format: <https://universaldependencies.org/format.html>.
//!
//! Reading never fails. Every sentence of the text is given, those with errors too, so that two
//! files stay in step; [`Sentence::is_sound`] tells whether its words and heads can be trusted.
//! What is unusual and can be used is read, with a warning at most: CRLF, a byte order mark, a
//! missing last line end, labels of one's own, forms of any kind.
//!
//! CoNLL-U Plus, CoNLL-X and CoNLL-2009 are read to the same sentences ([`Reader::of`]): what they have
//! in other columns is found by a [`Layout`], and what they do not have is `_`.
//!
//! Decisions where the format is silent: only a line feed ends a line; a line of blanks is a blank
//! line; comments that no words follow belong to no sentence; `3-3` is a multiword token of one
//! word; numbers have no leading zeros.

mod boundary;
mod columns;
mod cut;
mod enhanced;
mod heads;
mod ids;
mod labels;
mod layout;
mod reader;
mod row;
mod sentence;
mod spelling;
mod universal;
mod writer;

use alloc::vec::Vec;

pub(super) use boundary::Boundary;
pub use enhanced::Enhanced;
pub use layout::Layout;
pub use reader::Reader;
pub(super) use row::parse_id;
pub use row::{Row, RowId};
pub use sentence::{Comment, Sentence};
pub(crate) use universal::without_subtype;
pub(super) use universal::{UPOS, is_upos};
pub(crate) use writer::write_with;
pub use writer::{write, write_all};

use super::bytes;
use super::diagnostics::{self, Diagnostics};

/// All sentences of a text and all their problems, in the order of the text.
///
/// # Complexity
/// Linear in the length of the text; see [`Reader::next_sentence`].
///
/// # Example
/// ```
/// use twintree::text::conllu;
/// let (sentences, diagnostics) = conllu::read("1\tGo\tgo\tVERB\t_\t_\t7\troot\t_\t_\n");
/// assert!(!sentences[0].is_sound());
/// assert_eq!(diagnostics[0].to_string(), "HEAD \"7\" is not a word of this sentence (words are 1)");
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
