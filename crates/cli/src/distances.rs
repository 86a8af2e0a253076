//! `twintree distances`: how far two parses of each sentence are apart.

use twintree::corpus::Summary;
use twintree::distances::brackets::Parameters;
use twintree::text::links::Numbering;
use twintree::{PairOptions, Symbols};
use twintree_view::{CountedDistances, DistancesRow, DistancesSummary, FaultyRow};

use crate::arguments::Distances;
use crate::evalb;
use crate::failure::Failure;
use crate::output::Output;
use crate::pairs::{Content, Pairs};
use crate::refusal::Refusal;
use crate::report::Report;
use crate::tables;

/// Measures pair after pair.
pub(crate) fn run(
    arguments: &Distances,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let parameters = tables::parameters(arguments.evalb_parameters.as_deref(), report)?;
    if arguments.evalb {
        // As EVALB, which without a file deletes nothing.
        let parameters = parameters.unwrap_or_else(Parameters::everything);
        return evalb::run(&arguments.sentences.files, &parameters, output, report);
    }
    let parameters = parameters.unwrap_or_default();
    let rules = tables::head_rules(arguments.sentences.head_rules.as_deref(), report)?;
    let options = PairOptions::default().with_phrases(arguments.sentences.phrases(&rules));
    let links = arguments.by_links.as_deref();
    let mut pairs = Pairs::open(&arguments.sentences.files, links, Numbering::FromOne)?;
    let mut corpus = Summary::new(CountedDistances::MEASURES);
    let (mut read, mut refused, mut differing) = (0, 0, 0);
    while let Some(pair) = pairs.next(report)? {
        read += 1;
        let number = pair.number;
        let counted = pair.content.and_then(|content| {
            let places = content.places();
            let counted = count(content, arguments, &options, &parameters, report)
                .map_err(|refusal| report.refusal(&places, refusal))?;
            // The other measures are there.
            for message in counted.too_large() {
                report.refusal(&places, Refusal::of_measure(message));
            }
            Ok(counted)
        });
        match counted {
            Ok(counted) => {
                differing += u64::from(counted.words_differ());
                if arguments.summary {
                    corpus.add(&counted.values());
                } else {
                    output.object(&DistancesRow::new(number, &counted))?;
                }
            }
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
        output.object(&DistancesSummary::new(read, refused, &corpus))?;
    }
    if differing > 0 && differing + refused == read {
        report.sentence(
            "no pair has the same words on both sides: leave out with --prune what only one side has, \
             or match words over links with --by-links",
        );
    }
    Ok(())
}

fn count(
    content: Content<'_>,
    arguments: &Distances,
    options: &PairOptions<'_>,
    parameters: &Parameters,
    report: &mut Report,
) -> Result<CountedDistances, Refusal> {
    let pair = content.pair(options, Symbols::new(), report)?;
    Ok(CountedDistances::new(
        &pair,
        arguments.options(),
        parameters,
    ))
}
