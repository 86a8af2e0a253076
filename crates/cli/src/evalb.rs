//! `twintree distances --evalb`: the table of EVALB.

use std::path::Path;

use twintree::Side;
use twintree::distances::brackets::{Parameters, Status, compare_lines};
use twintree::text::Position;
use twintree::text::cutter::{Cutter, Piece};
use twintree_view::EvalbTable;

use crate::failure::Failure;
use crate::output::Output;
use crate::pairs::Place;
use crate::report::Report;
use crate::source::{Source, require_one_standard_input};

/// Compares line by line: each is a sentence, an empty one, too.
pub(crate) fn run(
    paths: [&Path; 2],
    parameters: &Parameters,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    require_one_standard_input(paths.into_iter())?;
    let open = |path| Source::open(path, Cutter::of_lines(Position::START));
    let (mut left, mut right) = (open(paths[0])?, open(paths[1])?);
    let names = paths.map(|path| path.display().to_string());
    let mut table = EvalbTable::new(parameters);
    output.text(EvalbTable::heading())?;
    let mut read = 0;
    loop {
        let lines = match (left.next()?, right.next()?) {
            (None, None) => break,
            (Some(left), Some(right)) => [left, right],
            (left, _) => {
                let [ended, other] =
                    if left.is_none() { [0, 1] } else { [1, 0] }.map(|at| &names[at]);
                return Err(Failure::out_of_step(ended, &format!("line {read}"), other));
            }
        };
        read += 1;
        let [left, right] = [0, 1].map(|side| text(&lines[side], &names[side], report));
        let compared = compare_lines(left, right, parameters);
        output.text(&table.row(&compared).to_string())?;
        let place = |side: usize| Place {
            file: &names[side],
            line: read,
        };
        tell(&compared.status, [place(0), place(1)], report);
    }
    output.text(&table.totals().to_string())
}

/// The text of a line. A line that is not text is reported, and is compared as a line that has no tree.
fn text<'l>(line: &Piece<'l>, name: &str, report: &mut Report) -> &'l str {
    match line.text() {
        Ok(text) => text.trim_start_matches('\u{feff}'),
        Err(problems) => {
            report.diagnostics(name, &problems);
            ""
        }
    }
}

/// Says why a pair of lines is not compared, as EVALB does.
fn tell(status: &Status<'_>, places: [Place<'_>; 2], report: &mut Report) {
    let code = status.code();
    let [left, right] = places;
    match status {
        Status::Unsound(side) => {
            let place = if *side == Side::Left { left } else { right };
            let message = "the brackets of this line do not open and close in pairs";
            report.error(place, code, message);
        }
        Status::Lengths { left, right: other } => {
            let message = format!("{other} words, and {left} in the left file; not compared");
            report.warning(right, code, &message);
        }
        Status::Words {
            left, right: other, ..
        } => {
            let message =
                format!("the word \"{other}\" is \"{left}\" in the left file; not compared");
            report.warning(right, code, &message);
        }
        _ => {}
    }
}
