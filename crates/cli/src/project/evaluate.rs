//! `twintree project evaluate`: how well clauses are projected.

use clap::ValueEnum;
use twintree::projection::prediction::{Options, predict};
use twintree::projection::reranking::rerank;
use twintree::projection::{Evaluation, Extraction, Model, Translations};
use twintree_view::{EvaluationRow, Signature};

use super::clauses::{Clauses, Found};
use super::{constraints, train};
use crate::arguments::Evaluate;
use crate::failure::Failure;
use crate::output::Output;
use crate::report::Report;
use crate::signature;
use crate::tables;
use twintree_view::rows::Kind;

/// Writes one row for all clauses together.
pub(super) fn run(
    arguments: &Evaluate,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let signature = signature::asked(arguments.signature, || signature_of(arguments))?;
    let mut evaluation = Evaluation::default();
    let mut pairs = 0;
    let translations = tables::table(
        arguments.options.translations.as_deref(),
        Translations::read,
        report,
    )?
    .unwrap_or_default();
    let mut clauses = Clauses::open(&arguments.files, report)?;
    if let Some(path) = &arguments.model {
        let given = &arguments.options.constraints;
        let (model, options) = constraints::model(path, given, report)?;
        while let Some((_, found)) = clauses.next(report)? {
            pairs += 1;
            if let Found::Clauses(found) = found {
                evaluate(&model, &options, &found, &translations, &mut evaluation);
            }
        }
        return write(arguments, &evaluation, signature, pairs, output);
    }
    let mut all = Vec::new();
    while let Some((_, found)) = clauses.next(report)? {
        pairs += 1;
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
                training.add(found).map_err(Failure::of)?;
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
    write(arguments, &evaluation, signature, pairs, output)
}

fn write(
    arguments: &Evaluate,
    evaluation: &Evaluation,
    signature: Option<Signature>,
    pairs: u64,
    output: &mut Output,
) -> Result<(), Failure> {
    let format = arguments.latex.or(arguments.rows.format);
    let row = EvaluationRow::from(evaluation);
    output.summary(Kind::PROJECT_EVALUATE, format, &row, (signature, pairs))
}

/// How the figures are computed.
fn signature_of(arguments: &Evaluate) -> Result<Signature, Failure> {
    let Evaluate { files, options, .. } = arguments;
    let signature = Signature::new("projection");
    let mut signature = signature::file(signature, "model", arguments.model.as_deref())?;
    if let Some(folds) = arguments.folds {
        let update = if options.early { "early" } else { "late" };
        signature = signature
            .option("folds", &folds.to_string())
            .option("passes", &options.passes.to_string())
            .option("beam", &options.beam.to_string())
            .option("update", update);
    }
    for constraint in &options.constraints.without {
        if let Some(name) = constraint.to_possible_value() {
            signature = signature.option("without", name.get_name());
        }
    }
    for (name, path) in [
        ("lemmas", files.lemmas.as_deref()),
        ("lexicon", options.constraints.lexicon.as_deref()),
        ("translations", options.translations.as_deref()),
        ("left", Some(files.source.as_path())),
        ("right", Some(files.target.as_path())),
    ] {
        signature = signature::file(signature, name, path)?;
    }
    signature::links(signature, "links", Some(&files.links), files.written)
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
