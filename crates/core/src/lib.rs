//! Compares two syntactic trees of aligned sentences, and explains every number down to the words.
//!
//! A [`Pair`] is two sentences and their links, a [`Corpus`] many pairs, and every method is a function
//! of a pair.
//!
//! The worst pairs of a corpus, by the paths of their dependency trees:
//!
//! ```
//! use twintree::{Corpus, PairOptions, paths};
//!
//! # let she = "1\tshe\t_\tPRON\t_\t_\t2\tnsubj\t_\t_\n2\tsleeps\t_\tVERB\t_\t_\t0\troot\t_\t_\n\n";
//! # let sleeps = "1\tsleeps\t_\tVERB\t_\t_\t0\troot\t_\t_\n2\tshe\t_\tPRON\t_\t_\t1\tnsubj\t_\t_\n\n";
//! # let (left, right) = (she.repeat(2), [she, sleeps].concat());
//! // Two files in CoNLL-U: "she sleeps" twice; "she sleeps", and "sleeps she".
//! let corpus = Corpus::read(&left, &right, "1-1 2-2\n1-2 2-1\n", &PairOptions::default())?;
//! let similarity = corpus.measure(|pair| {
//!     let comparison = paths::compare(pair.dependencies().ok()?).ok()?;
//!     comparison.score.similarity()
//! });
//! let [(worst, value), ..] = similarity.lowest()[..] else { return Err("no pair".into()) };
//! assert_eq!((worst, value.value()), (1, 0.5));
//! assert_eq!(similarity.average().mean(), Some(0.75));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The F of a parsed treebank, as EVALB has it:
//!
//! ```
//! use twintree::distances::brackets::{Parameters, Summary, compare};
//! use twintree::{Corpus, PairOptions, Side};
//!
//! # let gold = "(S (NP (DT the) (NN cat)) (VP (VBZ sleeps)))";
//! # let parsed = "(S (DT the) (VP (NN cat) (VBZ sleeps)))";
//! let corpus = Corpus::read(gold, parsed, "", &PairOptions::default())?;
//! let parameters = Parameters::default();
//! let mut summary = Summary::new(&parameters);
//! for pair in corpus.pairs() {
//!     let sides = [Side::Left, Side::Right].map(|side| pair.side(side).sentence());
//!     let [Some(gold), Some(parsed)] = sides else { continue };
//!     summary.add(&compare(gold, parsed, &parameters)?);
//! }
//! assert_eq!(summary.all.counts.f().map(|f| f.to_string()).as_deref(), Some("2/5"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Which phrases of a sentence cross in its translation:
//!
//! ```
//! use twintree::crossings::{AlignmentType, Cohesion, HeadedTree, Representation};
//! use twintree::{Pair, PairOptions, heads::HeadRules};
//!
//! // not – ne, pas; change – modifie; the status – la situation
//! let left = "(VP (RB not) (VP (VB change) (NP (DT the) (NN status))))";
//! let links = "1-1 1-3 2-2 3-4 4-5";
//! let pair = Pair::read(left, "ne modifie pas la situation", links, &PairOptions::default());
//! let tree = HeadedTree::new(&pair, Representation::Phrases, &HeadRules::default())?;
//! let cohesion = Cohesion::new(&tree, pair.linked()?, AlignmentType::Sure);
//! let words = |part| tree.words_of(part).len();
//! let crossing: Vec<_> = cohesion.crossings().map(|one| one.parts.map(words)).collect();
//! assert_eq!(crossing, [[3, 1]]); // "change the status" and "not"
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A new sentence, projected by a model that was trained on a pair:
//!
//! ```
//! use twintree::projection::{Rules, Training, extract};
//! use twintree::{Pair, PairOptions, Sentence};
//!
//! # let (german, english) = ("(s (pper-sb er) (vvfin-hd schläft))", "(S (NP-A (PRP he)) (VP (VBZ sleeps)))");
//! let pair = Pair::read(german, english, "1-1 2-2", &PairOptions::default());
//! let mut training = Training::new(Default::default());
//! training.add(&extract(&pair, &Rules::default())?)?;
//! let model = training.learn()?;
//! let sentence = Sentence::read("(s (pper-sb sie) (vvfin-hd schläft))").ok_or("no sentence")?;
//! for clause in model.project(&sentence)? {
//!     assert_eq!(clause?.realised.to_string(), "… sleeps");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Layout
//!
//! What all methods share comes first: [`text`] is read to a [`Sentence`]; a [`Tree`] stands over its
//! words, as a [`DependencyTree`], or over its phrases; an [`Alignment`] links the words of two
//! sentences; a [`Pair`] owns all of it. Each method is a module of its own:
//!
//! - [`paths`]: two dependency trees by the paths between their aligned words (McCaffery 2017).
//! - [`relations`]: links found, judged and used, with five relations (Marsi and Krahmer 2005).
//! - [`distances`]: two parses of a sentence, or of its linked words, by what their trees share (Rama).
//! - [`crossings`]: whether a translation keeps the phrases of its source together (Fox 2002).
//! - [`projection`]: a target clause from a source clause, learnt decision by decision (Cowan,
//!   Kučerová and Collins 2006).
//!
//! Measurements of many pairs are summarised in [`corpus`].
//!
//! Where a source is silent or contradicts itself, a decision was made; each is marked
//! **\[D\]** at the item concerned.
//!
//! # Invariants
//!
//! - Shared modules do not depend on methods, and methods do not depend on each other.
//! - Words are numbered from 1 ([`WordId`]) wherever users see them.
//! - Whole numbers until the last moment: distances are whole, ratios are compared by
//!   cross-multiplication, and the one division is made where a number is shown.
//! - The same input gives the same bytes: nothing is hashed, every tie is broken by a stated order.
//! - No input makes the crate panic, nothing recurses on the depth of the input, and work that could
//!   grow without bound is refused by name, with number and limit, before it begins.
#![forbid(unsafe_code)]
#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate self as twintree;
#[cfg(test)]
extern crate std;

#[macro_use]
mod name;
#[macro_use]
mod sum;

mod alignment;
mod average;
pub mod corpus;
pub mod crossings;
mod dependency;
pub mod distances;
pub mod heads;
pub mod intake;
mod number;
mod order;
pub mod pair;
pub mod paths;
mod phrase;
pub mod projection;
mod ratio;
mod relation;
pub mod relations;
mod sentence;
mod symbol;
pub mod text;
mod too_large;
pub mod tree;
mod word;

// The program of the README is compiled and run with the documentation's.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}

#[cfg(test)]
#[path = "../tests/notation/mod.rs"]
mod notation;

pub use alignment::{Alignment, AlignmentError, AnnotatedLink, Certainty, Link};
pub use corpus::Corpus;
pub use dependency::{DependencyTree, Labels};
pub use pair::{DependencyPair, Pair, PairOptions, Side};
pub use phrase::{PhraseTree, Sketch};
pub use ratio::Ratio;
pub use relation::Relation;
pub use sentence::{Reader, Sentence, Word};
pub use symbol::{Symbol, Symbols};
pub use too_large::TooLarge;
pub use tree::{NodeId, Tree, TreeError};
pub use word::WordId;
