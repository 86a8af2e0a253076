//! `twintree align`: links that were found.

use serde::Serialize;
use twintree::relations::aligner::{self, AnnotatedPair, Method, Options, Proposal};
use twintree::relations::synonyms::Synonyms;
use twintree::text::links::{Numbering, write_line};
use twintree::{Certainty, Link, Marked, PairOptions, Symbols};
use twintree_view::Relation;

use crate::arguments::Align;
use crate::failure::Failure;
use crate::output::Output;
use crate::pairs::{Content, Pairs};
use crate::refusal::Refusal;
use crate::report::Report;
use crate::row::Faulty;
use crate::tables;

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
    let synonyms = tables::synonyms(arguments.synonyms.as_deref(), report)?;
    let rules = tables::head_rules(arguments.sentences.head_rules.as_deref(), report)?;
    let options = PairOptions::default().with_phrases(arguments.sentences.phrases(&rules));
    let mut pairs = Pairs::open(&arguments.sentences, None, Numbering::FromOne)?;
    while let Some(pair) = pairs.next(report)? {
        let found = pair.content.and_then(|content| {
            let places = content.places();
            find(content, arguments, &synonyms, &options, report)
                .map_err(|refusal| report.refusal(&places, refusal))
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

/// The score of the roots and the links, sorted.
fn find(
    content: Content<'_>,
    arguments: &Align,
    synonyms: &Synonyms,
    options: &PairOptions<'_>,
    report: &mut Report,
) -> Result<(u32, Vec<RowLink>), Refusal> {
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
    let mut links = found.links;
    links.sort_unstable_by_key(|proposal| proposal.link);
    let row_link = |proposal: Proposal| RowLink {
        left: proposal.link.left.get(),
        right: proposal.link.right.get(),
        relation: proposal
            .relation
            .filter(|_| arguments.relations)
            .map(Into::into),
        node: proposal.node,
        edge: proposal.edge,
        score: proposal.score,
    };
    Ok((found.score, links.into_iter().map(row_link).collect()))
}

fn write(links: &[RowLink]) -> String {
    let marked = links.iter().filter_map(|link| {
        Some(Marked {
            link: Link::new(link.left, link.right)?,
            relation: link.relation.map(Into::into),
            certainty: Certainty::Sure,
        })
    });
    write_line(marked, Numbering::FromOne)
}
