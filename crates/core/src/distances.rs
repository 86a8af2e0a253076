//! How far two trees over the same words are apart.
//!
//! - [`leaves`]: which words of which trees are compared.
//! - [`splits`]: what each edge cuts in two; Robinson–Foulds, plain and generalized.
//! - [`quartets`]: what the trees say of every four words; plain and generalized.
//! - [`attachment`]: which words have the same head.
//! - [`brackets`]: which phrases of the one tree the other has, too, as EVALB counts them.
//! - [`tree_edit`]: the cheapest way to turn one tree into the other.
//! - [`Undefined`]: why a pair has no value.
//!
//! The left tree is the reference, in the sources the gold tree; the right one is the hypothesis, the
//! automatic tree. Measures that are not symmetric are those of the right tree against the left one.
//!
//! Source: T. Rama, *Empirical Evaluation of Tree distances for Parser Evaluation*.

pub mod attachment;
pub mod brackets;
pub mod leaves;
mod overlaps;
pub mod quartets;
pub mod splits;
pub mod tree_edit;
mod undefined;

pub use attachment::Attachment;
pub use leaves::{LeafOptions, LeafTree, Leaves};
pub use quartets::Quartets;
pub use splits::Splits;
pub use undefined::Undefined;
