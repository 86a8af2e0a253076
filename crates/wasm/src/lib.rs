//! Twintree for JavaScript: a handful of free functions, each a few lines.
//!
//! The functions keep nothing between two calls, so that after a panic the module can be thrown
//! away and instantiated anew without losing anything.

use wasm_bindgen::prelude::wasm_bindgen;

/// Runs when the module is instantiated: a panic prints its words to the console before it traps.
#[wasm_bindgen(start)]
pub fn start() {
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
