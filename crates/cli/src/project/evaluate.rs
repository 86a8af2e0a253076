//! `twintree project evaluate`: how well clauses are projected.

use twintree::projection::prediction::{Options, predict};
use twintree::projection::reranking::rerank;
use twintree::projection::{Evaluation, Extraction, Model, Translations};
use twintree_view::EvaluationRow;

use super::clauses::{Clauses, Found};
use super::{constraints, train};
use crate::arguments::Evaluate;
use crate::failure::Failure;
use crate::output::Output;
use crate::report::Report;
use crate::tables;

/// Writes one object for all clauses together.
pub(super) fn run(
    arguments: &Evaluate,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let mut evaluation = Evaluation::default();
    let translations = tables::translations(arguments.options.translations.as_deref(), report)?;
    let mut clauses = Clauses::open(&arguments.files, report)?;
    if let Some(path) = &arguments.model {
        let given = &arguments.options.constraints;
        let (model, options) = constraints::model(path, given, report)?;
        while let Some((_, found)) = clauses.next(report)? {
            if let Found::Clauses(found) = found {
                evaluate(&model, &options, &found, &translations, &mut evaluation);
            }
        }
        return output.object(&EvaluationRow::from(&evaluation));
    }
    let mut all = Vec::new();
    while let Some((_, found)) = clauses.next(report)? {
        if let Found::Clauses(found) = found {
            all.push(found);
        }
    }
    let folds = arguments.folds.map_or(1, usize::from);
    let beginning = train::training(&arguments.options, report)?;
    for held_out in 0..folds {
        let mut training = beginning.clone();
        // By turns.
        let is_held_out = |place: usize| place % folds == held_out;
        for (place, found) in all.iter().enumerate() {
            if !is_held_out(place) {
                let added = training.add(found);
                added.map_err(|error| Failure(error.to_string()))?;
            }
        }
        let model = train::finish(training)?;
        let others = all
            .iter()
            .enumerate()
            .filter(|(place, _)| is_held_out(*place));
        for (_, found) in others {
            let options = Options::of(&model);
            evaluate(&model, &options, found, &translations, &mut evaluation);
        }
    }
    output.object(&EvaluationRow::from(&evaluation))
}

/// Counts the clauses of a pair of sentences.
fn evaluate(
    model: &Model,
    options: &Options<'_>,
    found: &Extraction<'_>,
    translations: &Translations,
    evaluation: &mut Evaluation,
) {
    for aligned in found.pairs.iter().flatten() {
        let functions = found.source.functions(&aligned.source);
        let predicted = predict(model, &functions, options);
        evaluation.count(aligned, predicted.as_ref().map(|one| &one.projection));
        let rankings = rerank(model, &functions, &aligned.projection, translations);
        evaluation.count_translations(aligned, &rankings);
    }
}
