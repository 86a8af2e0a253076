//! `twintree align`: links that were found.

use twintree::relations::aligner::{self, AnnotatedPair, Method, Options, Proposals, Weights};
use twintree::relations::synonyms::{self, Synonyms};
use twintree::text::links::align;
use twintree::{Pair, PairOptions, Sentence, Side};
use twintree_view::{AlignmentRow, Link};

use crate::arguments::Align;
use crate::failure::Failure;
use crate::output::Output;
use crate::pairs::Pairs;
use crate::refusal::Refusal;
use crate::report::Report;
use crate::tables;
use twintree_view::rows::Kind;

/// Aligns pair after pair.
pub(crate) fn run(
    arguments: &Align,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let synonyms = tables::table(arguments.synonyms.as_deref(), synonyms::read, report)?;
    let synonyms = synonyms.unwrap_or_default();
    let rules = tables::head_rules(arguments.sentences.trees.head_rules.as_deref(), report)?;
    let options = PairOptions::default().with_phrases(arguments.sentences.trees.phrases(&rules));
    let links = arguments.links.as_deref();
    let mut pairs = Pairs::open(
        &arguments.sentences.files,
        links,
        arguments.written.options(),
    )?;
    let rows = arguments.rows.format();
    let form = rows.map(|format| output.begin(Kind::ALIGN, format));
    let form = form.transpose()?;
    while let Some(pair) = pairs.next(report)? {
        let number = pair.number;
        if arguments.comments {
            let written = pair.find(&options, report, |pair| {
                with_comments(pair, arguments, &synonyms)
            });
            // A sentence left out would put all others out of step.
            let written = written.map_err(|codes| {
                let codes = codes.join(", ");
                Failure(format!(
                    "pair {number} has errors ({codes}): no sentence is written from here on"
                ))
            })?;
            output.text(&written)?;
            continue;
        }
        let found = pair.find(&options, report, |pair| {
            find(number, pair, arguments, &synonyms)
        });
        match (found, &form) {
            (Ok(row), Some(form)) => output.row(form, &row)?,
            (Err(codes), Some(form)) => output.faulty(form, number, &codes)?,
            (Ok(row), None) => {
                let links: Vec<Link> = row.proposals.iter().map(|one| one.link).collect();
                output.line(&Link::write(&links))?;
            }
            // The line of a pair without links, so that lines stay in step.
            (Err(_), None) => output.line("")?,
        }
    }
    Ok(())
}

/// The links that are found, sorted.
fn find(
    number: u64,
    pair: &Pair<'_>,
    arguments: &Align,
    synonyms: &Synonyms,
) -> Result<AlignmentRow, Refusal> {
    let found = proposals(pair, arguments, synonyms)?;
    let mut row = AlignmentRow::new(number, &found);
    if !arguments.relations {
        for proposal in &mut row.proposals {
            proposal.link.relation = None;
        }
    }
    Ok(row)
}

fn proposals(
    pair: &Pair<'_>,
    arguments: &Align,
    synonyms: &Synonyms,
) -> Result<Proposals, Refusal> {
    let annotated = AnnotatedPair::new(pair)?;
    let [equal, lemma, synonym, relation] = arguments.weights;
    let options = Options {
        method: if arguments.baseline {
            Method::Baseline
        } else if arguments.only_matching {
            Method::OnlyMatching
        } else {
            Method::TreeMatch
        },
        weights: Weights {
            equal,
            lemma,
            synonym,
            relation,
        },
    };
    Ok(aligner::align(&annotated, synonyms, &options)?)
}

/// The left sentence with its links in a comment: those of the file, or those that are found.
fn with_comments(
    pair: &Pair<'_>,
    arguments: &Align,
    synonyms: &Synonyms,
) -> Result<String, Refusal> {
    let [left, right] = [Side::Left, Side::Right].map(|side| pair.side(side).sentence());
    let Some(left) = left.and_then(Sentence::as_conllu) else {
        return Err(Refusal::Unfit {
            code: "no-comments",
            side: Side::Left,
            message: "links are written into comments of CoNLL-U, and the left side is none".into(),
        });
    };
    let other = right.and_then(Sentence::name);
    Ok(if arguments.links.is_some() {
        align::write(left, other, pair.linked()?.iter())
    } else {
        let found = proposals(pair, arguments, synonyms)?;
        align::write(left, other, found.links.iter().map(|one| one.link))
    })
}
