//! Twintree for JavaScript: a handful of free functions, each a few lines.
//!
//! The functions keep nothing between two calls, so that after a panic the module can be thrown
//! away and instantiated anew without losing anything; only training under way is lost. What is expected to fail, such as a text
//! with errors, is part of the answer; an exception means that an argument has the wrong shape, and
//! its message names the field.
//!
//! The page loads five modules. A first visit needs one at once, made with `measure`: it reads and
//! compares a pair in CoNLL-U, and refuses every other format by name. One is made with `workbench`, for
//! every format and all that is done with paths and links, another with `methods`, for the methods
//! besides, another with `projection`, for projections of clauses, another with `pairs`, for all pairs of a
//! corpus at once; each is fetched when it is needed.

#![forbid(unsafe_code)]

mod answer;
mod argument;
#[cfg(feature = "workbench")]
mod clock;
#[cfg(feature = "methods")]
mod crossings;
#[cfg(feature = "workbench")]
mod details;
#[cfg(feature = "methods")]
mod distances;
#[cfg(feature = "workbench")]
mod file;
#[cfg(feature = "gauge")]
mod gauge;
#[cfg(feature = "measure")]
mod measure;
#[cfg(feature = "pairs")]
mod pairs;
#[cfg(feature = "projection")]
mod projection;
mod request;
#[cfg(feature = "workbench")]
mod workbench;

use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(feature = "methods")]
pub use crossings::crossings;
#[cfg(feature = "workbench")]
pub use details::{explain, steps};
#[cfg(feature = "methods")]
pub use distances::{differing_quartets, distances, quartet, tree_edit};
#[cfg(feature = "workbench")]
pub use file::{outline_file, outline_piece};
#[cfg(feature = "gauge")]
pub use gauge::Gauge;
#[cfg(feature = "measure")]
pub use measure::{analyse, notice_format, outline, read_links};
#[cfg(feature = "pairs")]
pub use pairs::{
    find_pairs, histogram_of, measure_pairs, scatter_of, significance_of, summarize_column,
};
#[cfg(feature = "projection")]
pub use projection::{Trainer, predict, projections, read_model, weigh};
#[cfg(feature = "workbench")]
pub use workbench::{agreement, align, fuse, read_link_table, suggest, write_links};

/// Runs when the module is instantiated: a panic prints its words to the console before it traps.
#[wasm_bindgen(start, private)]
fn start() {
    console_error_panic_hook::set_once();
}
