//! Aligned extended projections: from a source clause to a target clause, learnt and explained.
//!
//! Source: B. Cowan, I. Kučerová and M. Collins, *A Discriminative Model for Tree-to-Tree Translation*,
//! EMNLP 2006.

use core::cell::RefCell;

use twintree::Reader;
use twintree::projection::training::{self, Training, Update};
use twintree::projection::{Model, Rules, extract};
use twintree::text::links::Numbering;
use twintree::text::{Diagnostics, Format, links};
use twintree::{Pair, PairOptions, Symbols};
use twintree_view::{
    ModelReading, PredictOptions, PredictResult, ProjectionsResult, TrainOptions, TrainingExamples,
    TrainingProgress, Weighing,
};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::answer::give;
use crate::argument::{Argument, number};
use crate::request;

/// The most passes of training.
const PASSES: u32 = 100;
/// The widest beam.
const BEAM: u32 = 256;
/// The most prefixes that are weighed at once: each is a column beside every feature.
const PREFIXES: usize = 16;

/// The projections that a pair of sentences shows, German on the left and English on the right.
///
/// # Errors
///
/// Throws if an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "ProjectionsResult")]
pub fn projections(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
) -> Result<JsValue, JsError> {
    let request = request::request(request)?;
    give(&ProjectionsResult::new(&request))
}

/// What a model knows, or what is wrong with its text.
///
/// # Errors
///
/// Throws if `model` is not a string.
#[wasm_bindgen(unchecked_return_type = "ModelReading")]
pub fn read_model(
    #[wasm_bindgen(unchecked_param_type = "string")] model: JsValue,
) -> Result<JsValue, JsError> {
    let model = Argument::new("model", model).text()?;
    let reading = with_model(model, |model, diagnostics| {
        ModelReading::new(model, diagnostics)
    });
    give(&reading)
}

/// Projects a clause of the left sentence, and keeps the whole beam.
///
/// # Errors
///
/// Throws if an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "PredictResult")]
pub fn predict(
    #[wasm_bindgen(unchecked_param_type = "string")] model: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "PredictOptions")] options: JsValue,
) -> Result<JsValue, JsError> {
    let model = Argument::new("model", model).text()?;
    let request = request::request(request)?;
    let options = predict_options(options)?;
    let result = with_model(model, |model, _| {
        PredictResult::new(model, &request, &options)
    });
    give(&result)
}

/// The features for the values of some prefixes of a decision, by its place and theirs, and for the value of
/// the translation; undefined where there are none.
///
/// # Errors
///
/// Throws if an argument has another shape, or there are more than 16 prefixes.
#[wasm_bindgen(unchecked_return_type = "Weighing | undefined")]
pub fn weigh(
    #[wasm_bindgen(unchecked_param_type = "string")] model: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "PredictOptions")] options: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] decision: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number[]")] prefixes: JsValue,
) -> Result<JsValue, JsError> {
    let model = Argument::new("model", model).text()?;
    let request = request::request(request)?;
    let options = predict_options(options)?;
    let decision = Argument::new("decision", decision).number()?;
    let prefixes = Argument::new("prefixes", prefixes);
    let places = prefixes.items(number)?;
    if places.len() > PREFIXES {
        return Err(prefixes.wrong(&format!("at most {PREFIXES} numbers")));
    }
    let weighing = with_model(model, |model, _| {
        Weighing::new(model, &request, &options, decision, &places)
    });
    give(&weighing)
}

/// The last text read as a model, and the result.
struct Kept {
    text: String,
    model: Option<Model>,
    diagnostics: Diagnostics,
}

thread_local! {
    /// Reading a model takes far longer than a search, and one model is searched many times. Callers
    /// pass its text each time, so that nothing is lost with an instance.
    static KEPT: RefCell<Option<Kept>> = const { RefCell::new(None) };
}

/// Asks the model of a text.
fn with_model<T>(text: String, ask: impl FnOnce(Option<&Model>, &Diagnostics) -> T) -> T {
    KEPT.with_borrow_mut(|kept| {
        let known = kept.take().filter(|kept| kept.text == text);
        let kept = kept.insert(known.unwrap_or_else(|| {
            let (model, diagnostics) = Model::read(&text);
            Kept {
                text,
                model,
                diagnostics,
            }
        }));
        ask(kept.model.as_ref(), &kept.diagnostics)
    })
}

/// The argument `options` of a prediction.
fn predict_options(value: JsValue) -> Result<PredictOptions, JsError> {
    let options = Argument::new("options", value);
    Ok(PredictOptions {
        clause: options.field("clause")?.number()?,
        beam: within(&options.field("beam")?, BEAM)?,
        seen_only: options.field("seenOnly")?.truth()?,
    })
}

/// A number from 1.
fn within(argument: &Argument<'_>, last: u32) -> Result<u32, JsError> {
    let number = argument.number()?;
    if (1..=last).contains(&number) {
        Ok(number)
    } else {
        Err(argument.wrong(&format!("a number from 1 to {last}")))
    }
}

/// Training in progress, one example a call, so that the caller can show the progress
/// and stop it. It is the one thing that is lost with an instance.
#[wasm_bindgen]
pub struct Trainer {
    training: Option<Training>,
    rules: Rules<'static>,
    examples: TrainingExamples,
    curve: Vec<u32>,
    /// Of the current pass.
    wrong: u32,
    pass: u32,
}

#[wasm_bindgen]
impl Trainer {
    /// Without examples.
    ///
    /// # Errors
    ///
    /// Throws if an option has another shape or is out of its bounds.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "TrainOptions")] options: JsValue,
    ) -> Result<Self, JsError> {
        let options = train_options(options)?;
        let mut chosen = training::Options::default();
        chosen.passes = options.passes;
        chosen.beam = options.beam as usize;
        if options.early {
            chosen.update = Update::Early;
        }
        Ok(Self {
            training: Some(Training::new(chosen)),
            rules: Rules::default(),
            examples: TrainingExamples::default(),
            curve: Vec::new(),
            wrong: 0,
            pass: 1,
        })
    }

    /// Adds the clause pairs of sentences in brackets: as many of each side as the texts hold, the n-th
    /// of one with the n-th of the other and the n-th line of links. Returns what there is now. Nothing is
    /// added once training has begun.
    ///
    /// # Errors
    ///
    /// Throws if an argument is not a string.
    #[wasm_bindgen(unchecked_return_type = "TrainingExamples")]
    pub fn add(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] sources: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] targets: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] links: JsValue,
    ) -> Result<JsValue, JsError> {
        let sources = Argument::new("sources", sources).text()?;
        let targets = Argument::new("targets", targets).text()?;
        let links = Argument::new("links", links).text()?;
        self.add_texts(&sources, &targets, &links);
        give(&self.examples)
    }

    /// Visits one example, and returns the progress of training; undefined when all passes are over.
    ///
    /// # Errors
    ///
    /// Does not throw.
    #[wasm_bindgen(unchecked_return_type = "TrainingProgress | undefined")]
    pub fn step(&mut self) -> Result<JsValue, JsError> {
        let progress = self.training.as_mut().and_then(Training::step);
        if let Some(progress) = progress {
            if progress.pass != self.pass {
                self.curve.push(self.wrong);
                self.pass = progress.pass;
            }
            self.wrong = progress.wrong;
        }
        give(&progress.map(|progress| TrainingProgress::new(progress, &self.curve)))
    }

    /// The model as text, as it is now: training is over. Undefined where there is no example, or it was
    /// asked for before.
    #[must_use]
    pub fn write(&mut self) -> Option<String> {
        let training = self.training.take();
        let training = training.filter(|training| training.examples() > 0);
        training.map(|training| training.finish().write())
    }
}

impl Trainer {
    fn add_texts(&mut self, sources: &str, targets: &str, alignments: &str) {
        let mut problems = Diagnostics::new();
        let mut sources = Reader::new(sources, Format::Brackets);
        let mut targets = Reader::new(targets, Format::Brackets);
        let mut alignments = links::read(alignments, Numbering::FromOne).0.into_iter();
        let mut symbols = Symbols::new();
        loop {
            problems.clear();
            let left = sources.next_sentence(&mut problems);
            let right = targets.next_sentence(&mut problems);
            let (Some(left), Some(right)) = (left, right) else {
                return;
            };
            let links = alignments.next().unwrap_or_default();
            let pair = Pair::of(left, right, &links, &PairOptions::default(), symbols);
            self.add_pair(&pair);
            symbols = pair.into_symbols();
        }
    }

    fn add_pair(&mut self, pair: &Pair<'_>) {
        let examples = &mut self.examples;
        let Some(training) = self.training.as_mut().filter(|_| examples.full.is_none()) else {
            return;
        };
        examples.sentences += 1;
        match extract(pair, &self.rules) {
            Err(why) => examples.drop(why.code()),
            Ok(found) => {
                let dropped = found.pairs.iter().filter_map(|one| one.as_ref().err());
                dropped.for_each(|why| examples.drop(why.code()));
                if let Err(why) = training.add(&found) {
                    examples.full = Some(why.to_string());
                }
            }
        }
        examples.clauses = training.examples();
    }
}

/// The argument `options` of a trainer.
fn train_options(value: JsValue) -> Result<TrainOptions, JsError> {
    let options = Argument::new("options", value);
    Ok(TrainOptions {
        passes: within(&options.field("passes")?, PASSES)?,
        beam: within(&options.field("beam")?, BEAM)?,
        early: options.field("early")?.truth()?,
    })
}
