//! `twintree align`: links that were found.

use twintree::relations::aligner::{self, AnnotatedPair, Method, Options};
use twintree::relations::synonyms::Synonyms;
use twintree::text::links::Numbering;
use twintree::{PairOptions, Symbols};
use twintree_view::{AlignmentRow, FaultyRow, Link};

use crate::arguments::Align;
use crate::failure::Failure;
use crate::output::Output;
use crate::pairs::{Content, Pairs};
use crate::refusal::Refusal;
use crate::report::Report;
use crate::tables;

/// Aligns pair after pair.
pub(crate) fn run(
    arguments: &Align,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let synonyms = tables::synonyms(arguments.synonyms.as_deref(), report)?;
    let rules = tables::head_rules(arguments.sentences.trees.head_rules.as_deref(), report)?;
    let options = PairOptions::default().with_phrases(arguments.sentences.trees.phrases(&rules));
    let mut pairs = Pairs::open(&arguments.sentences.files, None, Numbering::FromOne)?;
    while let Some(pair) = pairs.next(report)? {
        let found = pair.content.and_then(|content| {
            let places = content.places();
            find(pair.number, content, arguments, &synonyms, &options, report)
                .map_err(|refusal| report.refusal(&places, refusal))
        });
        match found {
            Ok(row) if arguments.json => output.object(&row)?,
            Ok(row) => {
                let links: Vec<Link> = row.proposals.iter().map(|one| one.link).collect();
                output.line(&Link::write(&links))?;
            }
            Err(codes) if arguments.json => output.object(&FaultyRow {
                pair: pair.number,
                error: &codes,
            })?,
            // The line of a pair without links, so that lines stay in step.
            Err(_) => output.line("")?,
        }
    }
    Ok(())
}

/// The links that are found, sorted.
fn find(
    number: u64,
    content: Content<'_>,
    arguments: &Align,
    synonyms: &Synonyms,
    options: &PairOptions<'_>,
    report: &mut Report,
) -> Result<AlignmentRow, Refusal> {
    let pair = content.pair(options, Symbols::new(), report)?;
    let annotated = AnnotatedPair::new(&pair)?;
    let options = Options {
        method: if arguments.baseline {
            Method::Baseline
        } else if arguments.only_matching {
            Method::OnlyMatching
        } else {
            Method::TreeMatch
        },
        ..Options::default()
    };
    let found = aligner::align(&annotated, synonyms, &options)?;
    let mut row = AlignmentRow::new(number, &found);
    if !arguments.relations {
        for proposal in &mut row.proposals {
            proposal.link.relation = None;
        }
    }
    Ok(row)
}
