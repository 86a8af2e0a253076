//! `twintree fuse`: sentences out of an alignment.

use twintree::relations::fusion::{self, Options};
use twintree::{PairOptions, Side};
use twintree_view::FusionRow;

use crate::arguments::{Fuse, Into, Merge};
use crate::failure::Failure;
use crate::output::Output;
use crate::pairs::Pairs;
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
        let number = pair.number;
        let fused = pair.find(&pair_options, report, |pair| {
            let made = fusion::fuse(pair, &options)?;
            Ok(FusionRow::new(number, pair, &made))
        });
        match fused {
            Ok(row) => output.row(&form, &row)?,
            Err(codes) => output.faulty(&form, number, &codes)?,
        }
    }
    Ok(())
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
