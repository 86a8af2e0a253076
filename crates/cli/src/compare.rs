//! `twintree compare`: the measure of each pair.

use twintree::Pair;
use twintree::pair::LinkSource;
use twintree::paths::Corpus;

use crate::arguments::Compare;
use crate::failure::Failure;
use crate::measure::Measure;
use crate::output::Output;
use crate::pairs::Pairs;
use crate::report::Report;
use crate::row::{Edges, Faulty, Row, Summary};
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
    let mut pairs = Pairs::open(&arguments.sentences, links, options.numbering)?;
    let mut measure = Measure::new(options, arguments.align);
    let mut summary = Tally::default();
    let mut has_links = false;
    while let Some(pair) = pairs.next(report)? {
        summary.read += 1;
        let number = pair.number;
        let measured = pair.content.and_then(|content| {
            let places = content.places();
            let row = measure.measure(content, report, |pair, workspace, score| {
                has_links |= has_link(pair);
                if arguments.summary {
                    summary.corpus.add(score);
                    None
                } else {
                    Some(Row::new(number, pair, workspace, score, edges))
                }
            });
            row.map_err(|refusal| report.refusal(&places, refusal))
        });
        match measured {
            Ok(Some(row)) => output.object(&row)?,
            Ok(None) => {}
            Err(codes) => {
                summary.refused += 1;
                if !arguments.summary {
                    output.object(&Faulty {
                        pair: number,
                        error: &codes,
                    })?;
                }
            }
        }
    }
    if arguments.summary {
        output.object(&Summary::from(&summary))?;
    }
    // Otherwise it is plain to see where links should have come from.
    let are_expected = options.links == LinkSource::Comments;
    if are_expected && !has_links && summary.read > summary.refused {
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

/// What became of the pairs.
#[derive(Default)]
pub(crate) struct Tally {
    /// How many there were.
    pub(crate) read: u64,
    /// How many have errors or are too large.
    pub(crate) refused: u64,
    /// The others.
    pub(crate) corpus: Corpus,
}
