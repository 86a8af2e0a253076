//! Comparing two dependency trees by the paths between their aligned words.
//!
//! ```text
//! two trees, links ─→ path encodings ─→ disparities ─→ meta-graph ─→ spanning tree ─→ score
//!                     of two words      of two links   of all links  the cheapest      ΣL / ΣLmax
//! ```
//!
//! - [`path`]: the way between two words, as labels.
//! - [`levenshtein`]: what it costs to turn one sequence of labels into another.
//! - [`disparity`]: how much the two paths between two links differ.
//! - [`MetaGraph`]: these weights for every pair of links.
//! - [`spanning`]: the cheapest tree that connects all links, and the steps that find it.
//! - [`Score`]: from that tree to a number.
//! - [`compare`]: all of it in one call.
//! - [`charges`]: what the score charges for, edit by edit, and where that stands in the trees.
//! - [`folds`]: the phrases that are alike in both trees.
//!
//! Source: M. McCaffery, *The mat sat on the cat: investigating structure in the evaluation of order
//! in machine translation*, doctoral thesis, University of St Andrews, 2017, chapter 5.

pub(crate) mod charge;
mod comparison;
pub mod disparity;
mod fold;
pub mod levenshtein;
mod meta_graph;
pub mod path;
mod score;
pub mod spanning;

pub use charge::{Charge, ChargeKind, Relations, charges};
pub use comparison::{Comparison, Range, Workspace, compare};
pub use disparity::{CELLS, Disparity, LINKS, TABLE_CELLS};
pub use fold::{Fold, folds};
pub use meta_graph::{Edge, MetaGraph};
pub use path::{Direction, Path, PathEncoding};
pub use score::{Coverage, Score, Undefined};
pub use spanning::SpanningTree;
