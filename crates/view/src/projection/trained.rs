//! Training as the page watches it, and models as they are read from files.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::projection::Model;
use twintree::projection::training::Progress;
use twintree::text::Diagnostics;

use super::number;

/// How a model is trained.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TrainOptions {
    /// How often each example is seen, from 1 to 100.
    pub passes: u32,
    /// How many prefixes are kept, from 1 to 256.
    pub beam: u32,
    /// Whether weights change as soon as the right prefix falls out of the beam.
    pub early: bool,
}

/// What is there to train on.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TrainingExamples {
    /// Pairs of sentences that were read.
    pub sentences: u32,
    /// Pairs of clauses: the examples.
    pub clauses: u32,
    /// Why pairs of sentences and of clauses were dropped, and how many, in the order in which that
    /// was first found.
    pub dropped: Vec<DroppedCount>,
    /// What there is too much of to be trained on, so that no more is added.
    pub full: Option<String>,
}

/// How many were dropped for a reason.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DroppedCount {
    /// The reason by its stable name.
    #[cfg_attr(feature = "typescript", tsify(type = "ProjectionDrop[\"code\"]"))]
    pub code: &'static str,
    /// How many.
    pub count: u32,
}

/// How far training is.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TrainingProgress {
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
    /// The same of each pass that is over.
    pub curve: Vec<u32>,
}

/// What a model knows.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelFacts {
    /// How many examples were seen, each pass counted.
    pub visits: u32,
    /// How many prefixes were kept.
    pub beam: u32,
    /// How many features have a weight.
    pub features: u32,
    /// How many different texts there are.
    pub texts: u32,
}

/// What is wrong with the text of a model.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelProblem {
    /// The stable name of the problem, in kebab-case.
    #[cfg_attr(
        feature = "typescript",
        tsify(
            type = "\"carriage-returns\" | \"model-too-long\" | \"model-version\" | \"model-line\" | \"model-number\" | \"model-twice\""
        )
    )]
    pub code: &'static str,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in UTF-16 code units.
    pub column: u32,
    /// The offending text, shortened.
    pub found: Option<String>,
}

/// A model, or why its text is none.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ModelReading {
    /// It is one.
    Ok {
        /// What it knows.
        facts: ModelFacts,
    },
    /// It is none.
    Rejected {
        /// What is wrong, the first twenty problems.
        problems: Vec<ModelProblem>,
    },
}

/// So many problems are told.
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

impl TrainingProgress {
    /// How far training is; `curve` is what was wrong in the passes before.
    pub fn new(progress: Progress, curve: &[u32]) -> Self {
        Self {
            pass: progress.pass,
            passes: progress.passes,
            seen: progress.seen,
            examples: progress.examples,
            wrong: progress.wrong,
            curve: curve.to_vec(),
        }
    }
}

impl ModelReading {
    /// What came of reading a model.
    pub fn new(model: Option<&Model>, diagnostics: &Diagnostics) -> Self {
        match model {
            Some(model) => Self::Ok {
                facts: ModelFacts {
                    visits: model.visits(),
                    beam: number(model.beam()),
                    features: number(model.features()),
                    texts: number(model.texts()),
                },
            },
            None => Self::Rejected {
                problems: diagnostics
                    .iter()
                    .take(PROBLEMS)
                    .map(|one| ModelProblem {
                        code: one.code.as_str(),
                        line: one.span.line,
                        column: one.span.column,
                        found: one.found.clone(),
                    })
                    .collect(),
            },
        }
    }
}
