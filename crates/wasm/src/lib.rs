//! Twintree for JavaScript: a handful of free functions, each a few lines.
//!
//! The functions keep nothing between two calls, so that after a panic the module can be thrown
//! away and instantiated anew without losing anything. What is expected to fail, such as a text
//! with errors, is part of the answer; an exception means that an argument has the wrong shape, and
//! its message names the field.
//!
//! The page loads two modules, each made with one of the features: `measure`, which a first visit
//! needs at once, and `workbench`, which is fetched when somebody aligns, compares or fuses.

mod answer;
mod argument;
#[cfg(feature = "gauge")]
mod gauge;
#[cfg(feature = "measure")]
mod measure;
mod request;
#[cfg(feature = "workbench")]
mod workbench;

use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(feature = "gauge")]
pub use gauge::Gauge;
#[cfg(feature = "measure")]
pub use measure::{analyse, explain, outline, read_links, steps, write_links};
#[cfg(feature = "workbench")]
pub use workbench::{agreement, align, fuse, suggest};

/// Runs when the module is instantiated: a panic prints its words to the console before it traps.
#[wasm_bindgen(start, private)]
fn start() {
    console_error_panic_hook::set_once();
}

/// A test-only hook: panics, so that the page's recovery from a trap can be tried.
///
/// # Panics
///
/// Always.
#[wasm_bindgen]
pub fn provoke_panic() {
    panic!("a panic was asked for");
}
