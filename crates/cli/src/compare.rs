//! `twintree compare`: the measure of each pair.

use twintree::Corpus;
use twintree::text::links::Numbering;

use crate::arguments::Compare;
use crate::failure::Failure;
use crate::measure::Measure;
use crate::output::Output;
use crate::pairs::Pairs;
use crate::report::Report;
use crate::row::{Edges, Faulty, Row, Summary};

/// Compares pair after pair.
pub(crate) fn run(
    arguments: &Compare,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let numbering = if arguments.zero_based {
        Numbering::FromZero
    } else {
        Numbering::FromOne
    };
    let edges = if arguments.edges {
        Edges::All
    } else {
        Edges::SpanningTree
    };
    let links = arguments.links.as_deref().map(|path| (path, numbering));
    let mut pairs = Pairs::open(&arguments.sentences, links)?;
    let mut measure = Measure::new(arguments);
    let mut corpus = Corpus::default();
    while let Some(pair) = pairs.next(report)? {
        let number = pair.number;
        let measured = pair.content.and_then(|content| {
            let measured = measure.measure(&content).map_err(|message| {
                vec![report.too_large(&arguments.sentences.left, &content.left, &message)]
            });
            measured.map(|measured| (content, measured))
        });
        match measured {
            Ok((_, measured)) if arguments.summary => corpus.add(measured.score),
            Ok((content, measured)) => {
                output.object(&Row::new(number, &content, &measured, &mut measure, edges))?;
            }
            Err(_) if arguments.summary => {}
            Err(codes) => output.object(&Faulty {
                pair: number,
                error: &codes,
            })?,
        }
    }
    if arguments.summary {
        output.object(&Summary::from(&corpus))?;
    }
    Ok(())
}
