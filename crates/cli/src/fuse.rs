//! `twintree fuse`: sentences out of an alignment.

use serde::Serialize;
use twintree::dependency::{self, Labels};
use twintree::relations::fusion::{self, Fusion, Host, Options, Written};
use twintree::text::conllu::{Row as Line, Sentence};
use twintree::text::links::Numbering;
use twintree::{Alignment, Symbols, Tree};

use crate::arguments::{Fuse, Into, Merge};
use crate::failure::Failure;
use crate::output::Output;
use crate::pairs::{Content, Pairs};
use crate::report::Report;
use crate::row::Faulty;

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
    let links = Some((arguments.links.as_path(), Numbering::FromOne));
    let mut pairs = Pairs::open(&arguments.sentences, links)?;
    let mut options = Options::new(arguments.merge.into(), arguments.into.into());
    options.limit = arguments.limit;
    let left_file = &arguments.sentences.left;
    while let Some(pair) = pairs.next(report)? {
        let fused = pair.content.and_then(|content| {
            fuse(&content, &options)
                .map_err(|message| vec![report.too_large(left_file, &content.left, &message)])
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

fn fuse(content: &Content<'_>, options: &Options<'_>) -> Result<Fusion, String> {
    let mut symbols = Symbols::new();
    let mut tree = |sentence: &Sentence<'_>| -> Result<Tree, String> {
        dependency::tree(sentence, &mut symbols, Labels::Whole).map_err(|error| error.to_string())
    };
    let (left, right) = (tree(&content.left)?, tree(&content.right)?);
    let links = content.links.iter();
    let from_zero = links.map(|link| (link.left - 1, link.right - 1, link.relation));
    let alignment = Alignment::new(&left, &right, from_zero).map_err(|error| error.to_string())?;
    let (left_forms, right_forms) = (forms(&content.left), forms(&content.right));
    let left = Written::new(&left, &left_forms).map_err(|error| error.to_string())?;
    let right = Written::new(&right, &right_forms).map_err(|error| error.to_string())?;
    Ok(fusion::fuse(&left, &right, &alignment, &symbols, options))
}

fn forms<'a>(sentence: &Sentence<'a>) -> Vec<&'a str> {
    sentence.words().map(Line::form).collect()
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

impl From<Into> for Host {
    fn from(into: Into) -> Self {
        match into {
            Into::Left => Self::Left,
            Into::Right => Self::Right,
        }
    }
}
