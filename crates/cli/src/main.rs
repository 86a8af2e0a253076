//! Compares aligned dependency trees from files and pipes.

fn main() {}
