//! How far two trees over the same words are apart.
//!
//! - [`ratio`]: a value as the two whole numbers that it is.
//! - [`undefined`]: why a pair has no value.
//!
//! The left tree is the reference, in the sources the gold tree; the right one is the hypothesis, the
//! automatic tree. Measures that are not symmetric are those of the right tree against the left one.
//!
//! Source: T. Rama, *Empirical Evaluation of Tree distances for Parser Evaluation*.

pub mod ratio;
pub mod undefined;

pub use ratio::{Flag, Ratio};
pub use undefined::{TooLarge, Undefined};
