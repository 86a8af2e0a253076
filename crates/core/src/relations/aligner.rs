//! Ways to find an alignment: the best match of two trees.
//!
//! The score of two nodes is their own similarity (the same words below, the same
//! lemma, synonyms) plus the best pairing of their children; a node may be skipped. All
//! pairs of nodes make a table, filled from the leaves up, and the links are read off it from the
//! roots down.
//!
//! ```text
//! has(su John, vc bought(obj1 car(det a, mod red)))      acquired(su John, obj1 car(det the, mod red))
//!
//! S(red, red) = 10    S(a, the) = 0    S(car, car) = 5 + (1 + 10) + (1 + 0) = 17
//! S(bought, acquired) = 2 + (1 + 17) = 20              with the synonyms buy and acquire
//! S(has, acquired) = 0 + (1 + 10) + (0 + 17) = 28      bought is skipped inside (bought, car)
//! ```
//!
//! ```
//! use twintree::relations::aligner::{AnnotatedPair, Options, align};
//! use twintree::relations::synonyms;
//! use twintree::{Pair, PairOptions};
//!
//! // "red car" and "red vehicle": S(car, vehicle) = 2 + (1 + S(red, red)), S(red, red) = 10
//! let left = "1\tred\tred\tADJ\t_\t_\t2\tamod\t_\t_\n2\tcar\tcar\tNOUN\t_\t_\t0\troot\t_\t_\n";
//! let right = "1\tred\tred\tADJ\t_\t_\t2\tamod\t_\t_\n2\tvehicle\tvehicle\tNOUN\t_\t_\t0\troot\t_\t_\n";
//! let (synonyms, _) = synonyms::read("car vehicle hyponym");
//! let pair = Pair::read(left, right, "", &PairOptions::default());
//! let found = align(&AnnotatedPair::new(&pair)?, &synonyms, &Options::default())?;
//! assert_eq!(found.score, 13);
//! let links: Vec<_> = found.links.iter().map(|one| one.link.to_string()).collect();
//! assert_eq!(links, ["2-2", "1-1"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Source: E. Marsi and E. Krahmer, *Explorations in Sentence Fusion*, ENLG 2005 (W05-1612), section
//! 3; after A. Meyers, R. Yangarber and R. Grishman, *Alignment of Shared Forests for Bilingual
//! Corpora*, COLING 1996.
//!
//! **\[D\]** The paper mentions the power set of pairs of children; its source and its own wording
//! mean pairings, in which no child occurs twice. Where a word has no lemma its lower-cased form
//! stands in. Lemmas are compared with case, the table of synonyms ignores it.

mod annotated;
mod children;
mod links;
mod matching;
mod options;
mod partners;
mod relatives;
mod strings;
mod suggest;
mod table;

pub use annotated::AnnotatedPair;
pub use links::{Proposal, Proposals, align};
pub use options::{
    Method, Options, PAIR_LIMIT, STEP_LIMIT, SUGGESTION_LIMIT, SYNONYM_LIMIT, Weights,
};
pub use suggest::Suggester;
pub use table::NodeReason;
// Internals for benchmarks and property tests; not part of the public API.
#[doc(hidden)]
pub use {annotated::Annotated, matching::Matcher, table::Table};
