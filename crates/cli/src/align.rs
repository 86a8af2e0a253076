//! `twintree align`: links that were found.

use std::fs;
use std::path::Path;

use serde::Serialize;
use twintree::dependency::Labels;
use twintree::relations::aligner::{self, Annotated, Method, Options, Proposal};
use twintree::relations::synonyms::{self, Synonyms};
use twintree::text::links::{Numbering, write_line};
use twintree::text::{Position, decode};
use twintree::{NodeId, Symbols};
use twintree_view::Relation;

use crate::arguments::Align;
use crate::failure::Failure;
use crate::output::Output;
use crate::pairs::{Content, Pairs};
use crate::report::Report;
use crate::row::Faulty;

/// The links of a pair with what they are made of.
#[derive(Serialize)]
struct Row {
    pair: u64,
    /// S of the two roots.
    score: u32,
    links: Vec<RowLink>,
}

#[derive(Serialize)]
struct RowLink {
    left: u32,
    right: u32,
    relation: Option<Relation>,
    /// NODEMATCH.
    node: u32,
    /// The RELMATCH with which the two were paired.
    edge: u32,
    /// S of the two.
    score: u32,
}

/// Aligns pair after pair.
pub(crate) fn run(
    arguments: &Align,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let synonyms = match &arguments.synonyms {
        Some(path) => read_synonyms(path, report)?,
        None => Synonyms::new(),
    };
    let mut pairs = Pairs::open(&arguments.sentences, None)?;
    let left_file = &arguments.sentences.left;
    while let Some(pair) = pairs.next(report)? {
        let found = pair.content.and_then(|content| {
            find(&content, arguments, &synonyms)
                .map_err(|message| vec![report.too_large(left_file, &content.left, &message)])
        });
        match found {
            Ok((score, links)) if arguments.json => output.object(&Row {
                pair: pair.number,
                score,
                links,
            })?,
            Ok((_, links)) => output.line(&write(&links))?,
            Err(codes) if arguments.json => output.object(&Faulty {
                pair: pair.number,
                error: &codes,
            })?,
            // The line of a pair without links, so that lines stay in step.
            Err(_) => output.line("")?,
        }
    }
    Ok(())
}

fn read_synonyms(path: &Path, report: &mut Report) -> Result<Synonyms, Failure> {
    let name = path.display().to_string();
    let bytes = fs::read(path).map_err(|error| Failure::unreadable(&name, &error))?;
    let (synonyms, problems) = match decode(&bytes, Position::START) {
        Ok(text) => synonyms::read(text),
        Err(problems) => (Synonyms::new(), problems),
    };
    for problem in &problems {
        report.diagnostic(&name, problem);
    }
    Ok(synonyms)
}

/// The score of the roots and the links, sorted.
fn find(
    content: &Content<'_>,
    arguments: &Align,
    synonyms: &Synonyms,
) -> Result<(u32, Vec<RowLink>), String> {
    let mut symbols = Symbols::new();
    let mut annotated = |sentence| {
        Annotated::of(sentence, &mut symbols, Labels::Whole).map_err(|error| error.to_string())
    };
    let (left, right) = (annotated(&content.left)?, annotated(&content.right)?);
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
    let found = aligner::align(&left, &right, &symbols, synonyms, &options);
    let found = found.map_err(|error| error.to_string())?;
    let mut links = found.links;
    links.sort_unstable_by_key(|proposal| proposal.link);
    let row_link = |proposal: Proposal| RowLink {
        left: word_id(proposal.link.left),
        right: word_id(proposal.link.right),
        relation: arguments.relations.then(|| proposal.relation.into()),
        node: proposal.node,
        edge: proposal.edge,
        score: proposal.score,
    };
    Ok((found.score, links.into_iter().map(row_link).collect()))
}

fn write(links: &[RowLink]) -> String {
    let named = links
        .iter()
        .map(|link| (link.left, link.right, link.relation.map(Into::into)));
    write_line(named, Numbering::FromOne)
}

fn word_id(node: NodeId) -> u32 {
    u32::try_from(node.index() + 1).unwrap_or(u32::MAX)
}
