//! `twintree agreement`: how far two files of links agree.

use std::fmt::Write;
use std::path::Path;

use serde::Serialize;
use twintree::relations::agreement;
use twintree::text::Diagnostics;
use twintree::text::links::Numbering;
use twintree::{AnnotatedLink, Relation};
use twintree_view::{Agreement, Fraction, LinkAgreement, RelationAgreement};

use crate::arguments::Agreement as Arguments;
use crate::failure::Failure;
use crate::link_lines::LinkLines;
use crate::output::Output;
use crate::report::Report;
use crate::source::require_one_standard_input;

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
    let [gold, predicted] = read(&arguments.gold, &arguments.predicted, report)?;
    let compared = agreement::compare(&gold, &predicted);
    let compared = compared.map_err(|error| Failure(error.to_string()))?;
    let Agreement {
        links, relations, ..
    } = compared.into();
    if arguments.json {
        return output.object(&Figures { links, relations });
    }
    print_links(&links, output)?;
    print_relations(&relations, output)
}

/// The links of both files, line by line. A line with errors counts as it could be read.
fn read(gold: &Path, predicted: &Path, report: &mut Report) -> Result<[Lines; 2], Failure> {
    require_one_standard_input([gold, predicted].into_iter())?;
    let mut files = [gold, predicted].map(|path| (path.display().to_string(), Vec::new()));
    for (path, (name, lines)) in [gold, predicted].into_iter().zip(&mut files) {
        let mut problems = Diagnostics::new();
        let mut source = LinkLines::open(path, Numbering::FromOne)?;
        while let Some(links) = source.next(&mut problems)? {
            report.diagnostics(name, &problems);
            problems.clear();
            lines.push(links.iter().map(AnnotatedLink::from).collect::<Vec<_>>());
        }
    }
    let [(gold_name, gold), (predicted_name, predicted)] = files;
    if gold.len() != predicted.len() {
        return Err(Failure(format!(
            "{gold_name} and {predicted_name} do not belong together: their lines are {} and {}",
            gold.len(),
            predicted.len()
        )));
    }
    Ok([gold, predicted])
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
