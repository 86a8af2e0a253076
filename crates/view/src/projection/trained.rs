//! The progress of training, and models as they are read from files.

use twintree::projection::Model;
use twintree::projection::training::Progress;
use twintree::text::{self, Diagnostics};

use crate::number::number;

answers! {
    /// How a model is trained.
    #[derive(Copy)]
    pub struct TrainOptions {
        /// How often each example is seen, from 1 to 100.
        pub passes: u32,
        /// How many prefixes are kept, from 1 to 256.
        pub beam: u32,
        /// Whether weights change as soon as the right prefix falls out of the beam.
        pub early: bool,
    }

    /// What is there to train on.
    #[derive(Default)]
    pub struct TrainingExamples {
        /// Pairs of sentences that were read.
        pub sentences: u32,
        /// Pairs of clauses: the examples.
        pub clauses: u32,
        /// Why pairs of sentences and of clauses were dropped, and how many, in the order in which that
        /// was first found.
        pub dropped: Vec<DroppedCount>,
        /// The limit of training that was reached, so that no more is added.
        pub full: Option<String>,
    }

    /// How many were dropped for a reason.
    pub struct DroppedCount {
        /// The reason by its stable name.
        #[tsify(type = "ProjectionDrop[\"code\"]")]
        pub code: &'static str,
        /// How many.
        pub count: u32,
    }

    /// How far training is.
    pub struct TrainingProgress pub new(progress: Progress, curve: &[u32]) {
        /// The pass, from 1.
        pub pass: u32 = progress.pass,
        /// How many passes there are.
        pub passes: u32 = progress.passes,
        /// How many examples of this pass were seen.
        pub seen: u32 = progress.seen,
        /// How many examples there are.
        pub examples: u32 = progress.examples,
        /// How many of those seen were not projected rightly.
        pub wrong: u32 = progress.wrong,
        /// The same of each pass that is over.
        pub curve: Vec<u32> = curve.to_vec(),
    }

    /// What a model knows.
    pub struct ModelFacts from(model: &Model) {
        /// How many examples were seen, each pass counted.
        pub visits: u32 = model.visits(),
        /// How many prefixes were kept.
        pub beam: u32 = number(model.beam()),
        /// How many features have a weight.
        pub features: u32 = number(model.features()),
        /// How many different texts there are.
        pub texts: u32 = number(model.texts()),
    }

    /// What is wrong with the text of a model.
    pub struct ModelProblem from(one: &text::Diagnostic) {
        /// The stable name of the problem, in kebab-case.
        #[tsify(type = "\"carriage-returns\" | \"model-too-long\" | \"model-version\" | \"model-line\" | \"model-number\" | \"model-twice\"")]
        pub code: &'static str = one.code.as_str(),
        /// The line, from 1.
        pub line: u32 = one.span.line,
        /// The column, from 1, in UTF-16 code units.
        pub column: u32 = one.span.column,
        /// The offending text, shortened.
        pub found: Option<String> = one.found.clone(),
    }

    /// A model, or why its text is not a model.
    pub enum ModelReading {
        /// It is one.
        Ok {
            /// What it knows.
            facts: ModelFacts,
        },
        /// It is not a model.
        Rejected {
            /// What is wrong, the first twenty problems.
            problems: Vec<ModelProblem>,
        },
    }
}

/// At most this many problems are reported.
const PROBLEMS: usize = 20;

impl TrainingExamples {
    /// Counts something that was dropped.
    pub fn drop(&mut self, code: &'static str) {
        match self.dropped.iter_mut().find(|one| one.code == code) {
            Some(one) => one.count += 1,
            None => self.dropped.push(DroppedCount { code, count: 1 }),
        }
    }
}

impl ModelReading {
    /// The result of reading a model.
    pub fn new(model: Option<&Model>, diagnostics: &Diagnostics) -> Self {
        if let Some(model) = model {
            let facts = model.into();
            return Self::Ok { facts };
        }
        let problems = diagnostics.iter().take(PROBLEMS);
        Self::Rejected {
            problems: problems.map(ModelProblem::from).collect(),
        }
    }
}
