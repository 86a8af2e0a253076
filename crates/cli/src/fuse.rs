//! `twintree fuse`: sentences out of an alignment.

use serde::Serialize;
use twintree::relations::fusion::{self, Fusion, Options};
use twintree::text::links::Numbering;
use twintree::{PairOptions, Side, Symbols};

use crate::arguments::{Fuse, Into, Merge};
use crate::failure::Failure;
use crate::output::Output;
use crate::pairs::{Content, Pairs};
use crate::refusal::Refusal;
use crate::report::Report;
use crate::row::Faulty;
use crate::tables;

/// The sentences that were made of a pair.
#[derive(Serialize)]
struct Row {
    pair: u64,
    /// The shortest first.
    sentences: Vec<String>,
    /// Whether there were more than the limit allowed.
    cut: bool,
}

/// Fuses pair after pair.
pub(crate) fn run(
    arguments: &Fuse,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let rules = tables::head_rules(arguments.sentences.head_rules.as_deref(), report)?;
    let pair_options = PairOptions::default().with_phrases(arguments.sentences.phrases(&rules));
    let links = Some(arguments.links.as_path());
    let mut pairs = Pairs::open(&arguments.sentences, links, Numbering::FromOne)?;
    let mut options = Options::new(arguments.merge.into(), arguments.into.into());
    options.limit = arguments.limit;
    while let Some(pair) = pairs.next(report)? {
        let fused = pair.content.and_then(|content| {
            let places = content.places();
            fuse(content, &pair_options, &options, report)
                .map_err(|refusal| report.refusal(&places, refusal))
        });
        match fused {
            Ok(Fusion { sentences, cut }) => output.object(&Row {
                pair: pair.number,
                sentences: sentences.into_iter().map(|made| made.text).collect(),
                cut,
            })?,
            Err(codes) => output.object(&Faulty {
                pair: pair.number,
                error: &codes,
            })?,
        }
    }
    Ok(())
}

fn fuse(
    content: Content<'_>,
    pair_options: &PairOptions<'_>,
    options: &Options<'_>,
    report: &mut Report,
) -> Result<Fusion, Refusal> {
    let pair = content.pair(pair_options, Symbols::new(), report)?;
    Ok(fusion::fuse(&pair, options)?)
}

impl From<Merge> for fusion::Merge {
    fn from(merge: Merge) -> Self {
        match merge {
            Merge::Restate => Self::Restate,
            Merge::Specify => Self::Specify,
            Merge::Generalize => Self::Generalize,
        }
    }
}

impl From<Into> for Side {
    fn from(into: Into) -> Self {
        match into {
            Into::Left => Self::Left,
            Into::Right => Self::Right,
        }
    }
}
