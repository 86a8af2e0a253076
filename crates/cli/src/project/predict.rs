//! `twintree project predict`: the projections of clauses that nobody has translated.

use twintree::projection::language::GERMAN;
use twintree::projection::prediction::{self, explain, predict};
use twintree::projection::reranking::rerank;
use twintree::projection::{
    Clauses, Dropped, Functions, Model, NoParse, Parse, SourceClause, Translations,
};
use twintree::text::Diagnostics;
use twintree_view::{DroppedRow, FaultyRow, ProjectionRow};

use super::constraints;
use crate::arguments::Predict;
use crate::failure::Failure;
use crate::output::Output;
use crate::pairs::Place;
use crate::report::Report;
use crate::sentences::{Next, Sentences};
use crate::tables;

/// How much is written of a prediction.
#[derive(Clone, Copy)]
enum Detail {
    /// What was decided.
    Answers,
    /// Also what spoke for it.
    Explained,
}

/// Writes one object for each clause, in the order of their main verbs.
pub(super) fn run(
    arguments: &Predict,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let (model, mut options) =
        constraints::model(&arguments.model, &arguments.constraints, report)?;
    let translations = tables::translations(arguments.translations.as_deref(), report)?;
    options.beam = arguments.beam.map_or(options.beam, usize::from);
    let detail = if arguments.explain {
        Detail::Explained
    } else {
        Detail::Answers
    };
    let projector = Projector {
        model,
        options,
        translations,
        detail,
    };
    let mut sentences = Sentences::open(&arguments.source, None)?;
    let name = arguments.source.display().to_string();
    let mut problems = Diagnostics::new();
    for number in 1.. {
        problems.clear();
        let next = sentences.next(&mut problems)?;
        report.diagnostics(&name, &problems);
        let parse = match next {
            Next::End => break,
            Next::Unreadable => Err(NoParse::Errors),
            Next::Sentence(sentence) => {
                let line = sentence.line();
                let parse = Parse::new(&sentence);
                if let Err(why) = &parse
                    && !problems.has_errors()
                {
                    let file = &name;
                    report.error(Place { file, line }, why.code(), &why.to_string());
                }
                parse
            }
        };
        match parse {
            Ok(parse) => projector.project(number, &parse, output)?,
            Err(why) => {
                let errors = problems.iter().filter(|one| one.is_error());
                let mut codes: Vec<&'static str> = errors.map(|one| one.code.as_str()).collect();
                codes.dedup();
                if codes.is_empty() {
                    codes.push(why.code());
                }
                output.object(&FaultyRow {
                    pair: number,
                    error: &codes,
                })?;
            }
        }
    }
    Ok(())
}

/// What clauses are projected by.
struct Projector {
    model: Model,
    options: prediction::Options,
    translations: Translations,
    detail: Detail,
}

impl Projector {
    /// Projects the clauses of one sentence.
    fn project(&self, pair: u64, parse: &Parse, output: &mut Output) -> Result<(), Failure> {
        let Self {
            model,
            options,
            translations,
            detail,
        } = self;
        let clauses = Clauses::new(parse, GERMAN.clauses);
        let all = SourceClause::all(parse, &clauses, &GERMAN);
        for (number, clause) in (1..).zip(&all) {
            if let Some(why) = Dropped::of_source(clause) {
                output.object(&DroppedRow::of_clause(pair, number, why.code()))?;
                continue;
            }
            let functions = Functions::new(parse, &clauses, clause, &GERMAN);
            let explained = match detail {
                Detail::Explained => explain(model, &functions, options),
                Detail::Answers => None,
            };
            let predicted = match &explained {
                Some(explained) => explained.best(),
                None => predict(model, &functions, options),
            };
            let Some(predicted) = predicted else {
                output.object(&DroppedRow::of_clause(pair, number, "nothing-allowed"))?;
                continue;
            };
            let leaves = clauses.leaves(clause.id, parse);
            let words = leaves.map(|leaf| parse.written(parse.first_word(leaf)).to_owned());
            let mut row =
                ProjectionRow::predicted(pair, number, &predicted, model, words.collect());
            let mut rankings = Vec::new();
            if !translations.is_empty() {
                let projection = &predicted.projection;
                rankings = rerank(model, &functions, projection, translations);
                row = row.translated(projection, &rankings, model);
            }
            if let Some(explained) = &explained {
                row = row.explained(explained, model);
                row = row.translations_explained(&rankings, model);
            }
            output.object(&row)?;
        }
        Ok(())
    }
}
