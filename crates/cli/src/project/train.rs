//! `twintree project train`: a model, from pairs of clauses.

use std::fs;

use twintree::projection::training::{NoExamples, Options, Training, Update};
use twintree::projection::{Lexicon, Model, Translations};

use super::bar::Bar;
use super::clauses::{Clauses, Found};
use super::constraints;
use crate::arguments::{Train, TrainOptions};
use crate::failure::Failure;
use crate::report::Report;
use crate::tables;

/// Trains a model and writes it.
pub(super) fn run(arguments: &Train, report: &mut Report) -> Result<(), Failure> {
    let mut training = training(&arguments.options, report)?;
    let mut clauses = Clauses::open(&arguments.files, report)?;
    while let Some((_, found)) = clauses.next(report)? {
        if let Found::Clauses(found) = found {
            training.add(&found).map_err(Failure::of)?;
        }
    }
    let translated = training.choices();
    if translated.unlisted > 0 {
        report.sentence(&format!(
            "{} of {} modifiers have no list, or one without their translation, and teach nothing of it",
            translated.unlisted,
            translated.listed + translated.unlisted
        ));
    }
    let model = finish(training)?;
    let name = arguments.model.display().to_string();
    let written = fs::write(&arguments.model, model.write());
    written.map_err(|error| Failure(format!("{name}: cannot be written: {error}")))
}

/// Visits all examples, and shows the progress.
pub(super) fn finish(mut training: Training) -> Result<Model, Failure> {
    if training.examples() == 0 {
        return Err(Failure::of(NoExamples));
    }
    let mut bar = Bar::new();
    while let Some(progress) = training.step() {
        bar.show(progress);
    }
    Ok(training.finish())
}

/// Training that has not begun.
pub(super) fn training(arguments: &TrainOptions, report: &mut Report) -> Result<Training, Failure> {
    let mut options = Options::default();
    options.passes = arguments.passes;
    options.beam = arguments.beam.into();
    if arguments.early {
        options.update = Update::Early;
    }
    constraints::switch_off(&arguments.constraints.without, &mut options.constraints);
    let translations = tables::table(
        arguments.translations.as_deref(),
        Translations::read,
        report,
    )?;
    let training = Training::new(options).with_translations(translations.unwrap_or_default());
    let lexicon = tables::table(
        arguments.constraints.lexicon.as_deref(),
        Lexicon::read,
        report,
    )?;
    Ok(match lexicon {
        Some(lexicon) => training.with_lexicon(lexicon),
        None => training,
    })
}
