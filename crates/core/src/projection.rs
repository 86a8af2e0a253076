//! Aligned extended projections: from a clause to its translation, decision by decision.
//!
//! ```text
//! (s (pper-sb er) (vvfin-hd schläft))                         a source clause
//!   sleep · (S NP-A (VP V)) · active · 1 · NULL · NULL · NULL · sleeps · null      its projection
//! he sleeps                                                   the projection, realised
//! ```
//!
//! - [`extract`] reads projections off a pair of sentences; [`Training`] learns a [`Model`] from them.
//! - [`Model::project`] projects a new sentence, clause by clause; [`prediction`] explains it, and
//!   [`reranking`] which translation of a modifier is chosen, of [`Translations`] that are given.
//! - [`realise`] builds words from decisions and the translations of modifiers.
//! - [`language`]: which nodes of a tree are clauses, verbs, subjects; [`sentences`]: a sentence as
//!   these rules look at it.
//! - [`Lemmas`], [`Lexicon`]: tables of verbs.
//!
//! Source: B. Cowan, I. Kučerová and M. Collins, *A Discriminative Model for Tree-to-Tree
//! Translation*, EMNLP 2006 (W06-1628).

mod advance;
mod aligned;
mod beam;
mod choosing;
mod clauses;
mod decisions;
mod evaluation;
mod features;
mod functions;
mod inventory;
pub mod language;
mod lemmas;
mod lexicon;
mod model;
mod pairing;
mod parse;
mod perceptron;
mod phrases;
pub mod prediction;
mod realisation;
pub mod reranking;
mod sentence;
pub mod sentences;
mod source;
mod spine;
mod target;
mod task;
mod token;
pub mod training;
mod translations;
mod weights;

pub use advance::{Constraints, Enforced, Rule, check};
pub use aligned::{Aligned, Origin, Projected};
pub use decisions::{Decision, Place, Projection, Slot, Voice};
pub use evaluation::Evaluation;
pub use lemmas::Lemmas;
pub use lexicon::Lexicon;
pub use model::Model;
pub use pairing::{Dropped, DroppedSentences, Extraction, Rules, extract};
pub use parse::NoParse;
pub use prediction::ProjectedClause;
pub use realisation::{Piece, Realisation, Realised, realise};
pub use spine::{Part, Spine, SpineNode};
pub use training::Training;
pub use translations::{Translation, Translations};
