//! `twintree project predict`: the projections of clauses without a translation.

use twintree::projection::prediction::Detail;
use twintree::projection::{Dropped, Model, NoParse, ProjectedClause, Translations};
use twintree::text::Diagnostics;
use twintree_view::{DroppedRow, ProjectionRow};

use super::constraints;
use crate::answer::Form;
use crate::arguments::Predict;
use crate::failure::Failure;
use crate::output::Output;
use crate::pairs::Place;
use crate::report::Report;
use crate::sentences::{Next, Sentences};
use crate::tables;
use twintree_view::rows::Kind;

/// Writes a row for each clause, in the order of their main verbs.
pub(super) fn run(
    arguments: &Predict,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let (model, mut options) =
        constraints::model(&arguments.model, &arguments.constraints, report)?;
    let translations = tables::table(
        arguments.translations.as_deref(),
        Translations::read,
        report,
    )?
    .unwrap_or_default();
    options.beam = arguments.beam.map_or(options.beam, usize::from);
    options.translations = Some(&translations).filter(|lists| !lists.is_empty());
    if arguments.explain {
        options.detail = Detail::Explained;
    }
    let mut sentences = Sentences::open(&arguments.source, None)?;
    let name = arguments.source.display().to_string();
    let form = output.begin(Kind::PROJECT_PREDICT, arguments.rows.format)?;
    let mut problems = Diagnostics::new();
    for number in 1.. {
        problems.clear();
        let next = sentences.next(&mut problems)?;
        report.diagnostics(&name, &problems);
        let clauses = match next {
            Next::End => break,
            Next::Unreadable => Err(NoParse::Errors),
            Next::Sentence(sentence) => {
                let line = sentence.line();
                let clauses = model.project_with(&sentence, &options);
                if let Err(why) = &clauses
                    && !problems.has_errors()
                {
                    let file = &name;
                    report.error(Place { file, line }, why.code(), &why.to_string());
                }
                clauses
            }
        };
        match clauses {
            Ok(clauses) => write(number, &clauses, &model, &form, output)?,
            Err(why) => {
                let errors = problems.iter().filter(|one| one.is_error());
                let mut codes: Vec<&'static str> = errors.map(|one| one.code.as_str()).collect();
                codes.dedup();
                if codes.is_empty() {
                    codes.push(why.code());
                }
                output.faulty(&form, number, &codes)?;
            }
        }
    }
    Ok(())
}

/// Writes the clauses of a sentence.
fn write(
    pair: u64,
    clauses: &[Result<ProjectedClause<'_>, Dropped>],
    model: &Model,
    form: &Form,
    output: &mut Output,
) -> Result<(), Failure> {
    for (number, clause) in (1..).zip(clauses) {
        match clause {
            Ok(clause) => {
                let row = ProjectionRow::predicted(pair, number, clause, model);
                output.row(form, &row)?;
            }
            Err(why) => output.row(form, &DroppedRow::of_clause(pair, number, why.code()))?,
        }
    }
    Ok(())
}
