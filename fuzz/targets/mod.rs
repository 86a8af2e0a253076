//! What must hold for any bytes whatever, run by the fuzzer and, on changed seeds, by the tests.

pub(crate) mod brackets;
pub(crate) mod conllu;
pub(crate) mod cutter;
pub(crate) mod links;
pub(crate) mod newick;
pub(crate) mod pair;
mod places;
pub(crate) mod treebanks;
pub(crate) mod words;
