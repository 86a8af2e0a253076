//! Phrasal cohesion: does a translation keep the phrases of its source together?
//!
//! ```text
//!             not      change the status
//!            /   \      /        \
//!          ne    pas  modifie    la          ne  modifie  pas  la
//!                                            ├── not ──────┤
//!                                                ├─ change the status
//! ```
//!
//! The words of a phrase are linked to words of the other sentence; from the first to the last of those
//! is the *span* of the phrase. Two phrases that stand side by side under a third *cross* if their
//! spans have a word in common: *not* and *change the status* do, since *modifie* stands between *ne* and
//! *pas*.
//!
//! - [`HeadedTree`]: what the phrases are: those of a phrase tree, the same with flattened verb
//!   phrases, or dependencies; each with a head and its modifiers.
//! - [`AlignmentType`]: which links count: sure ones, all, or sure ones first.
//! - [`Span`]: from links to spans.
//! - [`Cohesion`]: which phrases cross, and how many.
//! - [`Test`]: two phrases compared with each other, with the reason.
//! - [`Figures`]: the figures of a sentence or a corpus.
//!
//! Tested are, under each head, the head with each of its modifiers (*head crossings*), and every two
//! of its modifiers (*modifier crossings*). A phrase without any link that counts has no span, and
//! crosses nothing **\[D\]**. Phrases with one child have no pairs; a word is a phrase.
//!
//! A crossing is *filtered* if the two phrases are part of a phrasal translation: all their words are
//! linked to the same words. Whether filtered ones count is for the reader to say; both numbers are
//! given.
//!
//! ```
//! use twintree::crossings::{AlignmentType, Cohesion, Figures, HeadedTree, Representation};
//! use twintree::heads::HeadRules;
//! use twintree::{Pair, PairOptions};
//!
//! // not – ne, pas; change – modifie; the status – la situation
//! let left = "(VP (RB not) (VP (VB change) (NP (DT the) (NN status))))";
//! let pair = Pair::read(left, "ne modifie pas la situation", "1-1 1-3 2-2 3-4 4-5", &PairOptions::default());
//! let tree = HeadedTree::new(&pair, Representation::Phrases, &HeadRules::default())?;
//! let cohesion = Cohesion::new(&tree, pair.linked()?, AlignmentType::Sure);
//! let crossing = cohesion.crossings().next().ok_or("one")?;
//! let [not, change] = crossing.parts.map(|part| tree.words_of(part).len());
//! assert_eq!((not, change), (3, 1));
//! let links: Vec<_> = cohesion.reason(&crossing).iter().map(ToString::to_string).collect();
//! assert_eq!(links, ["1-1", "1-3", "2-2", "4-5"]);
//!
//! let figures = Figures::new(&tree, pair.linked()?);
//! assert_eq!((figures.tests.head, figures.tests.modifier), (3, 0));
//! assert_eq!(figures.counts[0].head.crossings, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Source: H. Fox, *Phrasal cohesion and statistical machine translation*, EMNLP 2002 (W02-1039); for
//! dependencies also D. Lin and C. Cherry, *Word alignment with cohesion constraint*, HLT-NAACL 2003.

mod cohesion;
mod figures;
mod links;
mod overlaps;
mod parts;
mod representation;
mod span;
mod test;
mod translation;

pub use cohesion::{Cohesion, Counts, Tally};
pub use figures::Figures;
pub use links::AlignmentType;
pub use representation::{Extent, HeadedTree, Part, Representation, Tests};
pub use span::Span;
pub use test::{Kind, NAMED_LIMIT, Outcome, Test};
