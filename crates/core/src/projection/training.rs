//! Training: the projections of clauses, visited one by one, in any number of passes.
//!
//! ```
//! use twintree::projection::training::{Options, Training};
//! use twintree::projection::{Rules, extract};
//! use twintree::{Pair, PairOptions};
//!
//! let mut training = Training::new(Options::default());
//! for [left, right] in [["er", "he"], ["sie", "she"]] {
//!     let left = format!("(s (pper-sb {left}) (vvfin-hd schläft))");
//!     let right = format!("(S (NP-A (PRP {right})) (VP (VBZ sleeps)))");
//!     let pair = Pair::read(&left, &right, "1-1 2-2", &PairOptions::default());
//!     training.add(&extract(&pair, &Rules::default())?)?;
//! }
//! // The caller may stop it at any time.
//! let model = training.learn()?;
//! assert_eq!(model.visits(), 10);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Examples are seen in the order in which they were added. After each one training reports its progress,
//! and it may be stopped; see [`Training::step`] for a loop that is the caller's.

use alloc::vec::Vec;
use core::fmt;

use crate::projection::advance::Constraints;
use crate::projection::aligned::Aligned;
use crate::projection::beam::WIDTH;
use crate::projection::choosing::{Choosing, Reranker};
use crate::projection::features::Example;
use crate::projection::functions::Functions;
use crate::projection::inventory::{Inventory, TEXTS};
use crate::projection::lexicon::Lexicon;
use crate::projection::model::Model;
use crate::projection::pairing::Extraction;
pub use crate::projection::perceptron::Update;
use crate::projection::perceptron::{Perceptron, VISITS};
use crate::projection::task::ClauseTask;
use crate::projection::token::Token;
use crate::projection::translations::Translations;
use crate::too_large::TooLarge;

/// How a model is trained. **\[D\]** The source does not say how wide its beam was, nor how often examples
/// were seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Options {
    /// How often each example is seen.
    pub passes: u32,
    /// How many prefixes are kept.
    pub beam: usize,
    /// When weights change.
    pub update: Update,
    /// The constraints of the search.
    pub constraints: Constraints,
}

impl Default for Options {
    /// 5 passes with a beam of 20.
    fn default() -> Self {
        Self {
            passes: 5,
            beam: 20,
            update: Update::Standard,
            constraints: Constraints::default(),
        }
    }
}

/// How far training is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The pass, from 1.
    pub pass: u32,
    /// How many passes there are.
    pub passes: u32,
    /// How many examples of this pass were seen.
    pub seen: u32,
    /// How many examples there are.
    pub examples: u32,
    /// How many of those seen were not projected rightly.
    pub wrong: u32,
}

/// A clause, its decisions, and the translations of its modifiers.
#[derive(Clone, Debug)]
struct Seen {
    example: Example,
    right: Vec<Token>,
    /// Each with the right choice.
    choices: Vec<(Choosing, Token)>,
}

/// How many modifiers were translated, and of how many of them the list has the translation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// Those whose list has the translation.
    pub listed: u32,
    /// The others: without a list, or with one that does not have it.
    pub unlisted: u32,
}

/// Training in progress.
#[derive(Clone, Debug)]
pub struct Training {
    options: Options,
    inventory: Inventory,
    examples: Vec<Seen>,
    perceptron: Perceptron,
    translations: Translations,
    reranker: Perceptron,
    choices: Choices,
    lexicon: Option<Lexicon>,
    /// The lists are in order, and the first example was seen or is about to be.
    has_begun: bool,
    progress: Progress,
}

impl Training {
    /// Without examples.
    pub fn new(options: Options) -> Self {
        let progress = Progress {
            pass: 1,
            passes: options.passes,
            seen: 0,
            examples: 0,
            wrong: 0,
        };
        Self {
            options,
            inventory: Inventory::default(),
            examples: Vec::new(),
            perceptron: Perceptron::default(),
            translations: Translations::new(),
            reranker: Perceptron::default(),
            choices: Choices::default(),
            lexicon: None,
            has_begun: false,
            progress,
        }
    }

    /// Learns which of these translations is chosen, too, in each pass after the decisions of a clause.
    /// Said before the first example is added.
    #[must_use]
    pub fn with_translations(mut self, translations: Translations) -> Self {
        self.translations = translations;
        self
    }

    /// Takes the stems of a lexicon in the place of those seen.
    #[must_use]
    pub fn with_lexicon(mut self, lexicon: Lexicon) -> Self {
        self.lexicon = Some(lexicon);
        self
    }

    /// Of how many modifiers the translation is listed; all 0 where no translations are given.
    pub fn choices(&self) -> Choices {
        self.choices
    }

    /// How many examples there are.
    pub fn examples(&self) -> u32 {
        self.progress.examples
    }

    /// Adds the projections of a pair of sentences, those that were not dropped. Nothing is added once
    /// training has begun.
    ///
    /// # Errors
    /// If there would be more than 2²² examples, each pass counted, or more than 2²²
    /// different texts.
    ///
    /// # Complexity
    /// That of describing the clauses: see [`functions`](crate::projection::sentences::SourceSentence::functions).
    pub fn add(&mut self, extraction: &Extraction<'_>) -> Result<(), TooLarge> {
        if self.has_begun {
            return Ok(());
        }
        for aligned in extraction.pairs.iter().flatten() {
            let visits = u64::from(self.progress.examples + 1) * u64::from(self.options.passes);
            TooLarge::check("examples, each pass counted", visits, VISITS)?;
            let texts = self.inventory.texts();
            TooLarge::check("different texts", texts, TEXTS)?;
            let functions = extraction.source.functions(&aligned.source);
            let example = Example::new(&functions, |text| self.inventory.intern(text));
            let right = self.inventory.see(&functions.verb, &aligned.projection);
            let choices = self.choices_of(&functions, aligned);
            self.examples.push(Seen {
                example,
                right,
                choices,
            });
            self.progress.examples += 1;
        }
        Ok(())
    }

    /// The choices of translations that a clause shows.
    fn choices_of(&mut self, functions: &Functions, aligned: &Aligned) -> Vec<(Choosing, Token)> {
        let mut choices = Vec::new();
        if self.translations.is_empty() {
            return choices;
        }
        let modifiers = functions.modifiers.iter().zip(&aligned.modifiers);
        for (number, (described, modifier)) in (1..).zip(modifiers) {
            let Some(text) = &modifier.text else { continue };
            let source = &described.words;
            let list = self.translations.of(source);
            let token = |text: &str| self.inventory.intern(text);
            let choosing = Choosing::new(&aligned.projection, number, source, list, token);
            match choosing.zip(Choosing::right(list, text)) {
                Some(choice) => {
                    choices.push(choice);
                    self.choices.listed += 1;
                }
                None => self.choices.unlisted += 1,
            }
        }
        choices
    }

    fn begin(&mut self) {
        self.has_begun = true;
        self.inventory.sort();
        if let Some(lexicon) = &self.lexicon {
            self.inventory.set_lexicon(lexicon);
        }
        for Seen { example, .. } in &mut self.examples {
            *example = core::mem::take(example).with_stems(&self.inventory);
        }
    }

    /// Visits one example, and returns the progress of training; `None` when all passes are over.
    ///
    /// # Complexity
    /// That of a search: see [`predict`](super::prediction::predict).
    pub fn step(&mut self) -> Option<Progress> {
        if !self.has_begun {
            self.begin();
        }
        if self.progress.seen >= self.progress.examples {
            if self.progress.pass >= self.options.passes {
                return None;
            }
            self.progress.pass += 1;
            self.progress.seen = 0;
            self.progress.wrong = 0;
        }
        if self.options.passes == 0 {
            return None;
        }
        let seen = self.examples.get(self.progress.seen as usize)?;
        let task = ClauseTask {
            inventory: &self.inventory,
            example: &seen.example,
            constraints: self.options.constraints,
        };
        let Options { beam, update, .. } = self.options;
        let found = self.perceptron.visit(&task, &seen.right, beam, update);
        for (choosing, right) in &seen.choices {
            self.reranker
                .visit(choosing, &[*right], 1, Update::Standard);
        }
        self.progress.seen += 1;
        self.progress.wrong += u32::from(found != seen.right);
        Some(self.progress)
    }

    /// The model as it is: weights averaged over the examples seen.
    ///
    /// # Complexity
    /// Linear in the weights.
    pub fn finish(mut self) -> Model {
        if !self.has_begun {
            self.begin();
        }
        Model {
            weights: self.perceptron.summed(),
            // If none was seen, all weights are 0, whatever the divisor.
            visits: self.perceptron.visits().max(1),
            inventory: self.inventory,
            // As wide as the search was.
            beam: self.options.beam.clamp(1, WIDTH),
            constraints: self.options.constraints,
            reranker: Reranker {
                weights: self.reranker.summed(),
                visits: self.reranker.visits(),
            },
        }
    }

    /// Visits all examples in all passes, and returns the model.
    ///
    /// # Errors
    /// If there is no example.
    ///
    /// # Complexity
    /// That of a search for each example and pass.
    pub fn learn(mut self) -> Result<Model, NoExamples> {
        if self.examples.is_empty() {
            return Err(NoExamples);
        }
        while self.step().is_some() {}
        Ok(self.finish())
    }
}

/// There is nothing to train on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoExamples;

impl fmt::Display for NoExamples {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("there is no pair of clauses to train on")
    }
}

impl core::error::Error for NoExamples {}
