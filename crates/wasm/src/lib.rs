//! Twintree for JavaScript: a handful of free functions, each a few lines.
//!
//! The functions keep nothing between two calls, so that after a panic the module can be thrown
//! away and instantiated again without losing anything; only unfinished training is lost. An expected
//! failure, such as a text with errors, is part of the answer; an exception means that an argument has the
//! wrong shape, and its message names the field.
//!
//! The page loads two modules. A first visit needs one at once: it reads and compares a pair in CoNLL-U,
//! and rejects every other format with a stated reason. The other is built with `whole`: it reads every format,
//! and has all other functions; it is fetched when it is needed.

#![forbid(unsafe_code)]

mod answer;
mod argument;
#[cfg(feature = "whole")]
mod clock;
#[cfg(feature = "whole")]
mod crossings;
#[cfg(feature = "whole")]
mod details;
#[cfg(feature = "whole")]
mod distances;
#[cfg(feature = "whole")]
mod file;
#[cfg(feature = "gauge")]
mod gauge;
mod measure;
#[cfg(feature = "whole")]
mod pairs;
#[cfg(feature = "whole")]
mod projection;
mod request;
#[cfg(feature = "whole")]
mod workbench;

use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(feature = "whole")]
pub use crossings::crossings;
#[cfg(feature = "whole")]
pub use details::{explain, folds, steps};
#[cfg(feature = "whole")]
pub use distances::{differing_quartets, distances, quartet, tree_edit};
#[cfg(feature = "whole")]
pub use file::{notice_file, outline_file, outline_piece, pair_sentences};
#[cfg(feature = "gauge")]
pub use gauge::Gauge;
#[cfg(feature = "whole")]
pub use measure::{analyse, enhanced, notice_format};
pub use measure::{compare, is_conllu, outline, read, read_links};
#[cfg(feature = "whole")]
pub use pairs::{
    find_pairs, histogram_of, measure_pairs, read_rows, scatter_of, signature_of, significance_of,
    summarize_column, write_rows,
};
#[cfg(feature = "whole")]
pub use projection::{Trainer, predict, projections, read_model, weigh};
#[cfg(feature = "whole")]
pub use workbench::{
    agreement, align, fuse, read_link_file, read_link_table, suggest, write_links,
};

/// Runs when the module is instantiated: a panic prints its words to the console before it traps.
#[wasm_bindgen(start, private)]
fn start() {
    console_error_panic_hook::set_once();
}
