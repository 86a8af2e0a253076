//! A model: what training has seen, and the weights of features.
//!
//! A model is [written](Model::write) as text and [read](Model::read) again. **\[D\]** Its lines are, with
//! tabs between their columns:
//!
//! ```text
//! twintree projection model 1            the version
//! visits   2000                          what each weight is divided by
//! beam     20                            how many prefixes were kept in training
//! off      inflection                    a constraint that is switched off
//! text     sleeps                        the texts; the first has the number 64, then 65 …
//! lexicon  schläft sleep 12              a main verb, a stem and how often they were seen together
//! stem     sleep 12                      the same of stems, spine, subject, object, wh, modals,
//! form     sleep sleeps VBZ 7            and forms with their parts of speech
//! weight   -3 18 64 65 0 0 70            a sum, a template, four tokens and one of the source clause
//! choices  300                           what each weight of a translation is divided by, if any was seen
//! choice   5 161 64 71                   a sum, a template, a token of the projection, one of the translation
//! ```
//!
//! A token is the number of a text or, below 64, of something that is no text: see [`Token`].

mod reader;
mod writer;

use alloc::vec::Vec;

use crate::projection::advance::Constraints;
use crate::projection::choosing::Reranker;
use crate::projection::decisions::Projection;
use crate::projection::inventory::Inventory;
use crate::projection::lexicon::Lexicon;
use crate::projection::token::Token;
use crate::projection::weights::Weights;

/// The first line of a model.
const VERSION: &str = "twintree projection model 1";

/// What was learnt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    pub(crate) inventory: Inventory,
    /// The sums of the weights over all examples seen.
    pub(crate) weights: Weights,
    /// How many examples were seen.
    pub(crate) visits: u32,
    /// How many prefixes were kept.
    pub(crate) beam: usize,
    pub(crate) constraints: Constraints,
    pub(crate) reranker: Reranker,
}

impl Model {
    /// How many features have a weight.
    pub fn features(&self) -> usize {
        self.weights.len()
    }

    /// How many different texts there are.
    pub fn texts(&self) -> usize {
        self.inventory.texts()
    }

    /// How many examples were seen: what a sum of weights is divided by to be an average.
    pub fn visits(&self) -> u32 {
        self.visits
    }

    /// How many prefixes were kept in training.
    pub fn beam(&self) -> usize {
        self.beam
    }

    /// How many choices of translations were seen: what a sum of their weights is divided by to be an
    /// average. 0 where nothing was learnt of them.
    pub fn translation_visits(&self) -> u32 {
        self.reranker.visits
    }

    /// The decisions of a projection as tokens; none for a value that training has not seen.
    pub fn tokens(&self, projection: &Projection) -> Vec<Option<Token>> {
        self.inventory.tokens(projection)
    }

    /// The same with the stems of a lexicon in the place of those seen in training.
    ///
    /// # Complexity
    /// O(n log n) in the stems and verbs of both.
    #[must_use]
    pub fn with_lexicon(mut self, lexicon: &Lexicon) -> Self {
        self.inventory.set_lexicon(lexicon);
        self
    }
}
