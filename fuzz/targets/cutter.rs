//! Any bytes in any pieces, cut into sentences.

#[path = "../../crates/core/tests/cutting/mod.rs"]
mod cutting;

/// The laws of cutting hold. The bytes themselves say how they are divided.
pub(crate) fn check(bytes: &[u8]) {
    let lengths: Vec<usize> = bytes.iter().map(|&byte| usize::from(byte) % 40).collect();
    cutting::check_conllu(bytes, &lengths);
    cutting::check_family(bytes, &lengths);
    cutting::check_brackets(bytes, &lengths);
    cutting::check_newick(bytes, &lengths);
    cutting::check_treebanks(bytes, &lengths);
    cutting::check_words(bytes, &lengths);
    cutting::check_links(bytes, &lengths);
}
