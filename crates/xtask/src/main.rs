//! Builds the WebAssembly module.

fn main() {}
