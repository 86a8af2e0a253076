//! What the crate costs: memory of reading, and time as inputs grow.
#![allow(
    clippy::unwrap_used,
    reason = "a test stops where something is missing"
)]

#[path = "costs/memory.rs"]
mod memory;
#[path = "costs/time.rs"]
mod time;
