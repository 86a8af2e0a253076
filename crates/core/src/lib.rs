//! Compares two syntactic trees of aligned sentences by the paths between their aligned words.
//!
//! Two dependency trees, `left` (the reference) and `right` (the hypothesis), and the links between
//! their words go in; how far the two structures agree, and where they do not, comes out:
//!
//! ```text
//! text ─→ sentence ─→ Tree ─┐
//!                           ├─→ path encodings ─→ disparities ─→ meta-graph ─→ spanning tree ─→ score
//! links ───────→ Alignment ─┘   of two words      of two links   of all links  the cheapest      ΣL / ΣLmax
//! ```
//!
//! The measure is that of M. McCaffery, *The mat sat on the cat: investigating structure in the
//! evaluation of order in machine translation*, doctoral thesis, University of St Andrews, 2017,
//! chapter 5. Where the thesis is silent or contradicts itself a decision had to be taken; each is
//! marked **\[D\]** at the item that takes it.
//!
//! # Invariants
//!
//! - A module names only modules before it: [`symbol`], [`relation`], [`text`], [`tree`],
//!   [`dependency`], [`alignment`], [`path`], [`levenshtein`], [`disparity`], [`meta_graph`],
//!   [`spanning`], [`score`], [`comparison`]. What finds, judges or uses an alignment ([`aligner`],
//!   [`agreement`], [`fusion`] and what they need) are leaves, named by nobody among those.
//! - Whole numbers until the last moment: distances are `u32`, ratios are compared by
//!   cross-multiplication, and the one division is made where a number is shown.
//! - The same input gives the same bytes: nothing is hashed, every tie is broken by a stated order.
//! - No input makes the crate panic, and nothing recurses on the depth of the input.
#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate self as twintree;
#[cfg(test)]
extern crate std;

pub mod alignment;
pub mod dependency;
mod order;
pub mod paths;
pub mod relation;
pub mod relations;
pub mod symbol;
pub mod text;
pub mod tree;

#[cfg(test)]
#[path = "../tests/notation/mod.rs"]
mod notation;

pub use alignment::{Alignment, AlignmentError, Link};
pub use paths::comparison::{Comparison, Range, Workspace, compare};
pub use paths::disparity::{Disparity, TooLarge};
pub use paths::meta_graph::{Edge, MetaGraph};
pub use paths::path::{Direction, Path, PathEncoding};
pub use paths::score::{Corpus, Coverage, Ratio, Score, Share, Undefined};
pub use paths::spanning::SpanningTree;
pub use relation::Relation;
pub use symbol::{Symbol, Symbols};
pub use tree::{NodeId, Tree, TreeError};
