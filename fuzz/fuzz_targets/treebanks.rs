#![no_main]
//! Runs `targets/treebanks.rs` on what the fuzzer makes up.

#[path = "../targets/mod.rs"]
#[allow(dead_code, reason = "each program runs one of the targets")]
mod targets;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| targets::treebanks::check(bytes));
