//! Text in, text out: CoNLL-U sentences and links, with every problem named and placed.
//!
//! Reading never fails and never stops at the first problem. It gives what could be read together
//! with a list of [`Diagnostic`]s, which are data: a stable code, a place, the text found there and
//! what the message needs. It prints as English; other front ends have their own words for the same
//! codes.
//!
//! - [`conllu`]: the ten-column format of Universal Dependencies.
//! - [`brackets`]: phrase trees as the Penn Treebank writes them.
//! - [`treebank`]: phrases that need not be one stretch.
//! - [`newick`]: trees of leaves, as phylogenetics writes them.
//! - [`words`]: a sentence a line, without a tree.
//! - [`links`]: word alignments, `3-5` or `3-5:specifies`.
//! - [`cutter`]: cuts texts that come in pieces of bytes into sentences.

mod argument;
pub mod brackets;
mod bytes;
mod case;
mod composition;
pub mod conllu;
mod cursor;
pub mod cutter;
mod diagnostic;
mod diagnostics;
mod ends;
mod escape;
mod form;
mod format;
pub(crate) mod line_feed;
pub mod links;
mod message;
pub mod newick;
mod progress;
mod report;
mod span;
pub(crate) mod table;
pub mod treebank;
pub mod trees;
pub mod words;
mod xml;

pub use argument::{Argument, Words};
pub use bytes::decode;
pub(crate) use case::lower_case;
pub use composition::is_composed;
pub use diagnostic::{Code, Diagnostic, Field, Severity};
pub use diagnostics::Diagnostics;
pub use escape::Escaped;
pub use format::{Format, UnknownFormat};
pub(crate) use span::Line;
pub use span::{Position, Span};
