//! `twintree agreement`: how far two files of links agree.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

use serde::Serialize;
use twintree::relations::agreement;
use twintree::text::Diagnostics;
use twintree::{AnnotatedLink, Relation};
use twintree_view::{Agreement, Fraction, LinkAgreement, RelationAgreement, Signature};

use crate::arguments::Agreement as Arguments;
use crate::failure::Failure;
use crate::link_lines::{LinkLines, LinkOptions};
use crate::output::Output;
use crate::report::Report;
use crate::signature;
use crate::source::require_one_standard_input;
use twintree_view::rows::Kind;

/// The figures, without the lists of links.
#[derive(Serialize)]
struct Figures {
    links: LinkAgreement,
    relations: RelationAgreement,
}

/// The links of a file, line by line.
type Lines = Vec<Vec<AnnotatedLink>>;

/// Compares two files line by line.
pub(crate) fn run(
    arguments: &Arguments,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let signature = signature::asked(arguments.signature, || signature(arguments))?;
    let ([gold, predicted], faulty) = read(arguments, report)?;
    let pairs = gold.len() as u64;
    let compared = agreement::compare(&gold, &predicted).map_err(Failure::of)?;
    let Agreement {
        links, relations, ..
    } = compared.into();
    if let Some(format) = arguments.summary_format() {
        let figures = Figures { links, relations };
        return output.summary(Kind::AGREEMENT, format, &figures, (signature, pairs));
    }
    print_links(&links, output)?;
    if faulty > 0 {
        output.line(&format!(
            "{faulty} of {} pairs left out: a line of their links has an error",
            pairs + faulty
        ))?;
    }
    print_relations(&relations, output)?;
    signature.map_or(Ok(()), |signature| {
        output.line(&format!("\nsignature: {}", signature.of(pairs)))
    })
}

/// How the figures are computed.
fn signature(arguments: &Arguments) -> Result<Signature, Failure> {
    let written = arguments.written;
    let signature = Signature::new("agreement");
    let signature = signature::links(signature, "gold", Some(&arguments.gold), written)?;
    signature::links(signature, "predicted", Some(&arguments.predicted), written)
}

/// The links of both files, line by line; the lines of which neither has errors, and how many others there
/// are.
fn read(arguments: &Arguments, report: &mut Report) -> Result<([Lines; 2], u64), Failure> {
    let paths = [arguments.gold.as_path(), arguments.predicted.as_path()];
    require_one_standard_input(paths.into_iter())?;
    let [(mut gold, faulty_gold), (mut predicted, faulty_predicted)] = [
        read_one(paths[0], arguments.written.options(), report)?,
        read_one(paths[1], arguments.written.options(), report)?,
    ];
    if gold.len() != predicted.len() {
        return Err(Failure(format!(
            "{} and {} do not belong together: their lines are {} and {}",
            paths[0].display(),
            paths[1].display(),
            gold.len(),
            predicted.len()
        )));
    }
    let faulty: BTreeSet<usize> = faulty_gold.into_iter().chain(faulty_predicted).collect();
    if !faulty.is_empty() {
        report.refused();
        for lines in [&mut gold, &mut predicted] {
            let mut line = 0..;
            lines.retain(|_| line.next().is_none_or(|line| !faulty.contains(&line)));
        }
    }
    Ok(([gold, predicted], faulty.len() as u64))
}

/// The links of a file, and which of its lines have errors, from 0.
fn read_one(
    path: &Path,
    options: LinkOptions,
    report: &mut Report,
) -> Result<(Lines, Vec<usize>), Failure> {
    let name = path.display().to_string();
    let mut problems = Diagnostics::new();
    let mut source = LinkLines::open(path, options)?;
    let (mut lines, mut faulty) = (Lines::new(), Vec::new());
    while let Some(links) = source.next(&mut problems)? {
        report.diagnostics(&name, &problems);
        if problems.has_errors() {
            faulty.push(lines.len());
        }
        problems.clear();
        lines.push(links.iter().map(AnnotatedLink::from).collect());
    }
    Ok((lines, faulty))
}

fn print_links(links: &LinkAgreement, output: &mut Output) -> Result<(), Failure> {
    output.line(&format!(
        "links: {} gold, {} predicted, {} in both",
        links.gold, links.predicted, links.correct
    ))?;
    output.line("              precision  recall       F")?;
    print_fraction("micro", &links.micro, output)?;
    print_fraction("macro", &links.macro_mean, output)?;
    output.line(&format!(
        "macro: the mean over {} pairs; {} without any link are left out",
        links.averaged, links.left_out
    ))
}

fn print_relations(relations: &RelationAgreement, output: &mut Output) -> Result<(), Failure> {
    output.line("")?;
    let kappa = match relations.kappa {
        Some(kappa) => format!("kappa {kappa:.4}"),
        None => "no kappa, because none of them has a relation".to_owned(),
    };
    output.line(&format!(
        "relations of the {} links in both: {kappa}",
        relations.shared
    ))?;
    output.line("              precision  recall       F")?;
    let each = &relations.each;
    let figures = [
        each.equals,
        each.restates,
        each.specifies,
        each.generalizes,
        each.intersects,
        each.none,
    ];
    let names = || {
        let relations = Relation::ALL.into_iter().map(Relation::as_str);
        relations.chain(["none"])
    };
    for (name, figure) in names().zip(&figures) {
        print_fraction(name, figure, output)?;
    }
    print_fraction("weighted", &relations.weighted, output)?;
    output.line("")?;
    let mut header = String::from("gold / predicted");
    for name in names() {
        // Writing to a string does not fail.
        let _ = write!(header, " {name:>11}");
    }
    output.line(&header)?;
    for (name, row) in names().zip(&relations.confusion) {
        let mut line = format!("{name:<16}");
        for count in row {
            let _ = write!(line, " {count:>11}");
        }
        output.line(&line)?;
    }
    Ok(())
}

fn print_fraction(name: &str, fraction: &Fraction, output: &mut Output) -> Result<(), Failure> {
    let Fraction {
        precision,
        recall,
        f,
    } = fraction;
    output.line(&format!(
        "{name:<14}{precision:>9.4} {recall:>7.4} {f:>7.4}"
    ))
}
