//! `twintree compare`: the measure of each pair.

use twintree::Pair;
use twintree::pair::LinkSource;
use twintree::paths::Corpus;
use twintree_view::{ComparisonRow, CorpusSummary, Edges, FaultyRow};

use crate::arguments::Compare;
use crate::failure::Failure;
use crate::measure::Measure;
use crate::output::Output;
use crate::pairs::Pairs;
use crate::report::Report;
use crate::tables;

/// Compares pair after pair.
pub(crate) fn run(
    arguments: &Compare,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let edges = if arguments.edges {
        Edges::All
    } else {
        Edges::SpanningTree
    };
    let rules = tables::head_rules(arguments.sentences.head_rules.as_deref(), report)?;
    let options = arguments.options(&rules);
    let links = arguments.links.as_deref();
    let mut pairs = Pairs::open(&arguments.sentences.files, links, options.numbering)?;
    let mut measure = Measure::new(options, arguments.align);
    let (mut read, mut refused, mut corpus) = (0, 0, Corpus::default());
    let mut has_links = false;
    while let Some(pair) = pairs.next(report)? {
        read += 1;
        let number = pair.number;
        let measured = pair.content.and_then(|content| {
            let places = content.places();
            let row = measure.measure(content, report, |pair, workspace, score| {
                has_links |= has_link(pair);
                if arguments.summary {
                    corpus.add(score);
                    None
                } else {
                    let row = ComparisonRow::new(number, pair, workspace, score, edges);
                    Some(row)
                }
            });
            row.map_err(|refusal| report.refusal(&places, refusal))
        });
        match measured {
            Ok(Some(row)) => output.object(&row)?,
            Ok(None) => {}
            Err(codes) => {
                refused += 1;
                if !arguments.summary {
                    output.object(&FaultyRow {
                        pair: number,
                        error: &codes,
                    })?;
                }
            }
        }
    }
    if arguments.summary {
        output.object(&CorpusSummary::new(read, refused, &corpus))?;
    }
    // Otherwise it is plain to see where links should have come from.
    let are_expected = options.links == LinkSource::Comments;
    if are_expected && !has_links && read > refused {
        report.sentence(
            "no pair has links: give them with --links, have them found with --align, or write \
             them into comments # align of CoNLL-U",
        );
    }
    Ok(())
}

/// Whether any link was given, though it may be set aside.
fn has_link(pair: &Pair<'_>) -> bool {
    let counted = pair.alignment().is_some_and(|links| !links.is_empty());
    counted || !pair.ignored().is_empty()
}
