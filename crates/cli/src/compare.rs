//! `twintree compare`: the measure of each pair.

use twintree::corpus::{Average, Distribution};
use twintree::heads::HeadRules;
use twintree::pair::LinkSource;
use twintree::paths::Score;
use twintree::{Pair, PairOptions};
use twintree_view::{ComparisonRow, CorpusSummary, Details, SAME_WORDS, Signature};

use crate::answer::Answer;
use crate::arguments::Compare;
use crate::failure::Failure;
use crate::measure::Measure;
use crate::output::Output;
use crate::pairs::Content;
use crate::refusal::Refusal;
use crate::report::Report;
use crate::signature;
use crate::stream::{self, FileOptions, Method, Worker};
use crate::tables;
use twintree_view::rows::Kind;

/// Compares pair after pair.
pub(crate) fn run(
    arguments: &Compare,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let rules = tables::head_rules(arguments.paths.trees.head_rules.as_deref(), report)?;
    let options = arguments.paths.options(&rules);
    let are_links_expected =
        options.links == LinkSource::Comments && arguments.paths.input.records.is_none();
    let files = FileOptions {
        links: arguments.paths.links.as_deref(),
        written: arguments.paths.written.options(),
    };
    let is_summary = arguments.all.summary;
    let is_asked = arguments.all.signature;
    let signature = signature::asked(is_asked, || signature_of(arguments, &options))?;
    let rows = (!is_summary).then_some(Kind::COMPARE);
    let method = Paths {
        options: arguments.clone(),
        rules,
    };
    let (mut average, mut has_links) = (Average::default(), false);
    let mut similarities = Distribution::default();
    let counts = stream::run(
        &arguments.paths.input,
        files,
        method,
        rows,
        (output, report),
        |_, scored: Scored| {
            has_links |= scored.has_links;
            if let Some(similarity) = scored.score.similarity().filter(|_| is_summary) {
                average.add(similarity);
                similarities.add(similarity);
            }
        },
    )?;
    if is_summary {
        let summary = CorpusSummary::new(counts.read, counts.refused, &average, &similarities);
        let format = arguments.all.format(arguments.paths.input.rows.format);
        let signed = (signature, counts.read);
        output.summary(Kind::COMPARE_SUMMARY, format, &summary, signed)?;
    }
    // Otherwise it is obvious where links should have come from.
    if are_links_expected && !has_links && counts.read > counts.refused {
        report.sentence(
            "no pair has links: give them with --links, have them found with --align, or write \
             them into comments # align of CoNLL-U",
        );
    }
    Ok(())
}

/// How the figures are computed.
fn signature_of(arguments: &Compare, options: &PairOptions<'_>) -> Result<Signature, Failure> {
    let paths = &arguments.paths;
    let origin = match (&paths.links, &paths.input.records) {
        _ if paths.align => "found",
        _ if paths.same_words => SAME_WORDS,
        (Some(_), _) => "file",
        (None, Some(_)) => "records",
        (None, None) => "comments",
    };
    let rules = signature::digest_of(paths.trees.head_rules.as_deref())?;
    let signature = Signature::of_paths(options, rules.as_deref(), origin);
    let signature = signature::input(signature, &paths.input)?;
    signature::links(signature, "links", paths.links.as_deref(), paths.written)
}

/// The measure over paths.
struct Paths {
    options: Compare,
    rules: HeadRules,
}

/// What a summary needs of a pair.
struct Scored {
    score: Score,
    /// Whether any link was given, even if it was ignored.
    has_links: bool,
}

/// Measures pairs one by one, reusing memory.
struct Comparer<'m> {
    measure: Measure<'m>,
    details: Details,
}

impl Method for Paths {
    type Figures = Scored;
    type Worker<'m> = Comparer<'m>;

    fn worker(&self) -> Comparer<'_> {
        let options: PairOptions<'_> = self.options.paths.options(&self.rules);
        Comparer {
            measure: Measure::new(options, self.options.paths.linked()),
            details: Details {
                edges: self.options.edges,
                charges: self.options.charges,
            },
        }
    }
}

impl Worker for Comparer<'_> {
    type Figures = Scored;

    fn measure(
        &mut self,
        content: Content<'_>,
        answer: &mut Answer<'_>,
        report: &mut Report,
    ) -> Result<Scored, Refusal> {
        let details = self.details;
        self.measure
            .measure(content, report, |pair, workspace, score| {
                if answer.is_wanted() {
                    let number = answer.number();
                    answer.row(&ComparisonRow::new(number, pair, workspace, score, details));
                }
                Scored {
                    score,
                    has_links: has_link(pair),
                }
            })
    }
}

/// Whether any link was given, even if it was ignored.
fn has_link(pair: &Pair<'_>) -> bool {
    let counted = pair.alignment().is_some_and(|links| !links.is_empty());
    counted || !pair.ignored().is_empty()
}
