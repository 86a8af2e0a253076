//! `twintree confusion`: which relation was replaced by which.

use twintree::corpus::{Replacement, Replacements};
use twintree::heads::HeadRules;
use twintree_view::ReplacementRow;

use crate::answer::Answer;
use crate::arguments::Confusion;
use crate::failure::Failure;
use crate::measure::Measure;
use crate::output::Output;
use crate::pairs::Content;
use crate::refusal::Refusal;
use crate::report::Report;
use crate::stream::{self, FileOptions, Method, Worker};
use crate::tables;
use twintree_view::rows::Kind;

/// Counts over all pairs.
pub(crate) fn run(
    arguments: &Confusion,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let paths = &arguments.paths;
    let rules = tables::head_rules(paths.trees.head_rules.as_deref(), report)?;
    let files = FileOptions {
        links: paths.links.as_deref(),
        written: paths.written.options(),
    };
    let method = Edits {
        arguments: arguments.clone(),
        rules,
    };
    let mut replaced = Replacements::default();
    let mut scored = 0;
    stream::run(
        &paths.input,
        files,
        method,
        None,
        (output, report),
        |number, found: Option<Vec<Replacement>>| {
            scored += u64::from(found.is_some());
            replaced.add(number, found.unwrap_or_default());
        },
    )?;
    let rows = ReplacementRow::table(&replaced, scored, arguments.numbers);
    output.rows(Kind::CONFUSION, paths.input.rows.format, &rows)
}

/// Edits between the paths of a pair.
struct Edits {
    arguments: Confusion,
    rules: HeadRules,
}

impl Method for Edits {
    /// None where there is no score.
    type Figures = Option<Vec<Replacement>>;
    type Worker<'m> = Measure<'m>;

    fn worker(&self) -> Measure<'_> {
        let paths = &self.arguments.paths;
        Measure::new(paths.options(&self.rules), paths.linked())
    }
}

impl Worker for Measure<'_> {
    type Figures = Option<Vec<Replacement>>;

    fn measure(
        &mut self,
        content: Content<'_>,
        _: &mut Answer<'_>,
        report: &mut Report,
    ) -> Result<Self::Figures, Refusal> {
        let found = Measure::measure(self, content, report, |pair, workspace, score| {
            let tree = workspace.spanning_tree();
            let found = score.ratio().map(|_| Replacement::of_pair(pair, tree));
            found.transpose()
        });
        found?.map_err(|error| Refusal::of_measure(error.to_string()))
    }
}
