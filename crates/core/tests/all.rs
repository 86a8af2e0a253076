//! All tests of the crate from outside, in one program: it is linked once, and its tests run side by side.
#![allow(
    clippy::unwrap_used,
    reason = "a test stops where something is missing"
)]

// What several of them need.
mod bushes;
mod clauses;
mod cutting;
mod naive;
mod notation;
mod pairs;
mod rows;
mod sketches;
mod worked;

mod agreement;
mod align;
mod aligner_corpus;
mod aligner_laws;
mod aligner_limits;
mod alignment_tables;
mod brackets;
mod charge_laws;
mod composition;
mod conllu;
mod conllu_family;
mod corpus;
mod corpus_laws;
mod corpus_pairs;
mod corpus_statistics;
mod crossing_laws;
mod crossings;
mod cutter;
mod diagnostics;
mod distance_brackets;
mod distance_edits;
mod distance_laws;
mod distance_leaves;
mod distance_tables;
mod edit_laws;
mod formats;
mod fusion_laws;
mod fusion_limits;
mod heads;
mod laws;
mod layers;
mod links;
mod malformed;
mod newick;
mod pair;
mod pair_formats;
mod phrases;
mod projection_by_hand;
mod projection_generated;
mod projection_laws;
mod projection_rules;
mod projection_tables;
mod projection_translations;
mod spanning_laws;
mod tables;
mod tree_edit_laws;
mod treebanks;
mod words;
