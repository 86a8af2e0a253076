//! `twintree project`: clauses projected onto their translations.

mod bar;
mod clauses;
mod constraints;
mod evaluate;
mod extract;
mod predict;
mod train;

use crate::arguments::{Project, ProjectCommand};
use crate::failure::Failure;
use crate::output::Output;
use crate::report::Report;

/// Does what is asked.
pub(crate) fn run(
    arguments: &Project,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    match &arguments.command {
        ProjectCommand::Extract(extract) => extract::run(extract, output, report),
        ProjectCommand::Train(train) => train::run(train, report),
        ProjectCommand::Predict(predict) => predict::run(predict, output, report),
        ProjectCommand::Evaluate(evaluate) => evaluate::run(evaluate, output, report),
    }
}
