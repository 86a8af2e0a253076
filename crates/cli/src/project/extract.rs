//! `twintree project extract`: the projections that pairs of clauses show.

use twintree_view::{ClauseRow, DroppedRow};

use super::clauses::{Clauses, Found};
use crate::arguments::Extract;
use crate::failure::Failure;
use crate::output::Output;
use crate::report::Report;
use twintree_view::rows::Kind;

/// Writes a row for each pair of clauses, and for each pair that was dropped.
pub(super) fn run(
    arguments: &Extract,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let mut clauses = Clauses::open(&arguments.files, report)?;
    let form = output.begin(Kind::PROJECT_EXTRACT, arguments.rows.format)?;
    while let Some((pair, found)) = clauses.next(report)? {
        match found {
            Found::Clauses(found) => {
                for row in ClauseRow::all(pair, &found) {
                    output.row(&form, &row)?;
                }
            }
            Found::Dropped(why) => output.row(&form, &DroppedRow::new(pair, &why))?,
            Found::Faulty(codes) => output.faulty(&form, pair, &codes)?,
        }
    }
    Ok(())
}
