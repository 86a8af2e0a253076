//! `twintree project evaluate`: how well clauses are projected.

use twintree::projection::evaluation::{Evaluation, fold};
use twintree::projection::language::GERMAN;
use twintree::projection::prediction::{Options, predict};
use twintree::projection::training::Training;
use twintree::projection::{Extraction, Functions, Model};
use twintree_view::EvaluationRow;

use super::clauses::{Clauses, Found};
use super::train;
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
    let mut clauses = Clauses::open(&arguments.files, report)?;
    if let Some(path) = &arguments.model {
        let model = tables::model(path, report)?;
        while let Some((_, found)) = clauses.next(report)? {
            if let Found::Clauses(found) = found {
                evaluate(&model, &found, &mut evaluation);
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
    for held_out in 0..folds {
        let mut training = Training::new(train::options(&arguments.options));
        let is_held_out = |place: usize| fold(place, folds) == held_out;
        for (place, found) in all.iter().enumerate() {
            if !is_held_out(place) {
                let added = training.add(found, &GERMAN);
                added.map_err(|error| Failure(error.to_string()))?;
            }
        }
        let model = train::finish(training)?;
        let others = all
            .iter()
            .enumerate()
            .filter(|(place, _)| is_held_out(*place));
        for (_, found) in others {
            evaluate(&model, found, &mut evaluation);
        }
    }
    output.object(&EvaluationRow::from(&evaluation))
}

/// Counts the clauses of a pair of sentences.
fn evaluate(model: &Model, found: &Extraction, evaluation: &mut Evaluation) {
    let ([parse, _], [clauses, _]) = (&found.parses, &found.clauses);
    for aligned in found.pairs.iter().flatten() {
        let functions = Functions::new(parse, clauses, &aligned.source, &GERMAN);
        let predicted = predict(model, &functions, &Options::of(model));
        evaluation.count(aligned, predicted.as_ref().map(|one| &one.projection));
    }
}
