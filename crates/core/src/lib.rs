//! Compares two syntactic trees of aligned sentences, and explains every number down to the words.
//!
//! From two texts and their links to a score, its edges and their words:
//!
//! ```
//! use twintree::{Pair, PairOptions, Ratio, Side, paths};
//!
//! let left = "1\tshe\t_\tPRON\t_\t_\t2\tnsubj\t_\t_\n2\tsleeps\t_\tVERB\t_\t_\t0\troot\t_\t_\n";
//! let right = "1\tsleeps\t_\tVERB\t_\t_\t0\troot\t_\t_\n2\tshe\t_\tPRON\t_\t_\t1\tnsubj\t_\t_\n";
//! let pair = Pair::read(left, right, "1-2 2-1", &PairOptions::default());
//! for (text, problem) in pair.diagnostics() {
//!     eprintln!("{text:?}:{}: {problem}", problem.span.line);
//! }
//! let comparison = paths::compare(pair.dependencies()?)?;
//! println!("similarity {:?}", comparison.score.similarity().map(Ratio::value));
//! for edge in comparison.spanning_tree.edges() {
//!     let Some([from, to]) = pair.ends(edge.from, edge.to) else { continue };
//!     let word = |word| pair.side(Side::Left).word(word).map(|word| word.form);
//!     let paths::Disparity { distance, maximum } = edge.disparity;
//!     println!("{:?}–{:?}: {distance} of {maximum}", word(from.left), word(to.left));
//! }
//! # assert_eq!(comparison.score.similarity(), Ratio::new(1, 2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Layout
//!
//! What all methods share comes first: [`text`] is read to a [`Sentence`]; a [`Tree`] stands over its
//! words, as [`dependency`] trees, or over its phrases; an [`Alignment`] links the words of two
//! sentences; a [`Pair`] owns all of it, and every method is a function of a pair. Each method is a
//! module of its own:
//!
//! - [`paths`]: two dependency trees by the paths between their aligned words (McCaffery 2017).
//! - [`relations`]: links found, judged and used, with five relations (Marsi and Krahmer 2005).
//! - [`distances`]: two parses of a sentence, or of its linked words, by what their trees share (Rama).
//! - [`crossings`]: whether a translation keeps the phrases of its source together (Fox 2002).
//! - [`projection`]: a target clause from a source clause, learnt decision by decision (Cowan,
//!   Kučerová and Collins 2006).
//!
//! What is measured of many pairs is put together in [`corpus`].
//!
//! Where a source is silent or contradicts itself a decision had to be taken; each is marked
//! **\[D\]** at the item that takes it.
//!
//! # Invariants
//!
//! - Nothing shared names a method, and a method names nothing of another one.
//! - Words are numbered from 1 ([`WordId`]) wherever a user meets them.
//! - Whole numbers until the last moment: distances are whole, ratios are compared by
//!   cross-multiplication, and the one division is made where a number is shown.
//! - The same input gives the same bytes: nothing is hashed, every tie is broken by a stated order.
//! - No input makes the crate panic, nothing recurses on the depth of the input, and work that could
//!   grow without bound is refused by name, with number and limit, before it begins.
#![forbid(unsafe_code)]
#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate self as twintree;
#[cfg(test)]
extern crate std;

pub mod alignment;
mod average;
pub mod corpus;
pub mod crossings;
pub mod dependency;
pub mod distances;
pub mod heads;
mod order;
pub mod pair;
pub mod paths;
pub mod phrase;
pub mod projection;
mod ratio;
pub mod relation;
pub mod relations;
pub mod sentence;
pub mod symbol;
pub mod text;
mod too_large;
pub mod tree;
mod word;

// The program of the README is compiled and run with the documentation's.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}

#[cfg(test)]
#[path = "../tests/notation/mod.rs"]
mod notation;

pub use alignment::{Alignment, AlignmentError, Certainty, Link, Marked};
pub use dependency::{DependencyTree, Labels};
pub use pair::{DependencyPair, Pair, PairOptions, Side};
pub use paths::{Comparison, Edge, Score};
pub use phrase::PhraseTree;
pub use ratio::Ratio;
pub use relation::Relation;
pub use sentence::{Sentence, Word};
pub use symbol::{Symbol, Symbols};
pub use too_large::TooLarge;
pub use tree::{NodeId, Tree, TreeError};
pub use word::WordId;
