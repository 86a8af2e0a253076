//! `twintree fuse`: sentences out of an alignment.

use twintree::relations::fusion::{self, Options};
use twintree::{PairOptions, Side, Symbols};
use twintree_view::{FaultyRow, FusionRow};

use crate::arguments::{Fuse, Into, Merge};
use crate::failure::Failure;
use crate::output::Output;
use crate::pairs::{Content, Pairs};
use crate::refusal::Refusal;
use crate::report::Report;
use crate::tables;
use twintree_view::rows::Kind;

/// Fuses pair after pair.
pub(crate) fn run(
    arguments: &Fuse,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let rules = tables::head_rules(arguments.sentences.trees.head_rules.as_deref(), report)?;
    let pair_options =
        PairOptions::default().with_phrases(arguments.sentences.trees.phrases(&rules));
    let links = Some(arguments.links.as_path());
    let mut pairs = Pairs::open(
        &arguments.sentences.files,
        links,
        arguments.written.options(),
    )?;
    let mut options = Options::new(arguments.merge.into(), arguments.into.into());
    options.limit = arguments.limit;
    let modifiers: Vec<&str> = arguments.modifiers.iter().map(String::as_str).collect();
    options.modifiers = &modifiers;
    let form = output.begin(Kind::FUSE, arguments.rows.format)?;
    while let Some(pair) = pairs.next(report)? {
        let fused = pair.content.and_then(|content| {
            let places = content.places();
            fuse(pair.number, content, &pair_options, &options, report)
                .map_err(|refusal| report.refusal(&places, refusal))
        });
        match fused {
            Ok(row) => output.row(&form, &row)?,
            Err(codes) => {
                let (pair, error) = (pair.number, &codes);
                output.row(&form, &FaultyRow { pair, error })?;
            }
        }
    }
    Ok(())
}

fn fuse(
    number: u64,
    content: Content<'_>,
    pair_options: &PairOptions<'_>,
    options: &Options<'_>,
    report: &mut Report,
) -> Result<FusionRow, Refusal> {
    let pair = content.pair(pair_options, Symbols::new(), report)?;
    let made = fusion::fuse(&pair, options)?;
    Ok(FusionRow::new(number, &pair, &made))
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
