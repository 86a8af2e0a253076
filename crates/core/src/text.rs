//! Text in, text out: CoNLL-U sentences and links, with every problem named and placed.
//!
//! Reading never fails and never stops at the first problem. It gives what could be read together
//! with a list of [`Diagnostic`]s, which are data: a stable code, a place, the text found there and
//! what the message needs. [`message`] turns one into English; other front ends have their own
//! words for the same codes.
//!
//! - [`conllu`]: the ten-column format of Universal Dependencies.
//! - [`links`]: word alignments, `3-5` or `3-5:specifies`.

mod bytes;
mod case;
mod composition;
pub mod conllu;
mod diagnostic;
pub mod links;
mod message;
mod span;

pub use bytes::decode;
pub(crate) use case::lower_case;
pub use composition::is_composed;
pub use diagnostic::{Code, Diagnostic, Field, Severity};
pub use message::message;
pub(crate) use span::{Line, has_only_carriage_returns};
pub use span::{Position, Span};
