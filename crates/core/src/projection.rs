//! Aligned extended projections: from a clause to its translation, decision by decision.
//!
//! ```text
//! (s (pper-sb er) (vvfin-hd schläft))                         a source clause
//!   sleep · (S NP-A (VP V)) · active · 1 · NULL · NULL · NULL · sleeps · null      its projection
//! he sleeps                                                   the projection, put together
//! ```
//!
//! - [`language`]: which nodes of a tree are clauses, verbs, subjects.
//! - [`parse`]: a sentence as these rules look at it.
//! - [`clauses`]: the clauses of a sentence, and which words are whose.
//! - [`source`]: the verbs and modifiers of a source clause.
//! - [`lemmas`], [`spine`], [`target`]: the extended projection of a target clause.
//! - [`phrases`]: phrases that translate each other, by links.
//! - [`advance`]: which decisions may follow which.
//! - [`pairing`], [`aligned`]: clauses that translate each other, and the projections they show.
//! - [`token`], [`weights`], [`beam`], [`perceptron`]: any sequence of decisions searched for, and
//!   learnt.
//! - [`decisions`]: the decisions of which a projection consists.
//! - [`functions`], [`features`]: what a source clause is described by, and how decisions weigh it.
//! - [`lexicon`]: which stems a verb may be translated by.
//! - [`translations`], [`choosing`], [`reranking`]: what modifiers may be translated by, and which is
//!   chosen.
//! - [`inventory`], [`training`], [`model`], [`prediction`], [`evaluation`]: a model learnt, kept,
//!   asked, looked into and judged.
//! - [`realisation`]: decisions and the translations of modifiers, put together to words.
//!
//! Source: B. Cowan, I. Kučerová and M. Collins, *A Discriminative Model for Tree-to-Tree
//! Translation*, EMNLP 2006 (W06-1628).

pub mod advance;
pub mod aligned;
pub mod beam;
pub mod choosing;
pub mod clauses;
pub mod decisions;
pub mod evaluation;
pub mod features;
pub mod functions;
pub mod inventory;
pub mod language;
pub mod lemmas;
pub mod lexicon;
pub mod model;
pub mod pairing;
pub mod parse;
pub mod perceptron;
pub mod phrases;
pub mod prediction;
pub mod realisation;
pub mod reranking;
pub mod source;
pub mod spine;
pub mod target;
mod task;
pub mod token;
pub mod training;
pub mod translations;
pub mod weights;

pub use advance::Constraints;
pub use aligned::Aligned;
pub use clauses::{Clause, ClauseId, Clauses};
pub use decisions::{Decision, Place, Projection, Slot, Voice};
pub use evaluation::Evaluation;
pub use functions::Functions;
pub use lemmas::Lemmas;
pub use lexicon::Lexicon;
pub use model::Model;
pub use pairing::{Dropped, DroppedSentences, Extraction, Rules, extract};
pub use parse::{NoParse, Parse};
pub use realisation::{Realised, realise};
pub use source::SourceClause;
pub use spine::Spine;
pub use target::TargetClause;
pub use training::Training;
pub use translations::{Translation, Translations};
