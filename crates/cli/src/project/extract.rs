//! `twintree project extract`: the projections that pairs of clauses show.

use twintree_view::{ClauseRow, DroppedRow, FaultyRow};

use super::clauses::{Clauses, Found};
use crate::arguments::ClauseFiles;
use crate::failure::Failure;
use crate::output::Output;
use crate::report::Report;

/// Writes one object for each pair of clauses, and for each pair that was dropped.
pub(super) fn run(
    files: &ClauseFiles,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let mut clauses = Clauses::open(files, report)?;
    while let Some((pair, found)) = clauses.next(report)? {
        match found {
            Found::Clauses(found) => {
                for row in ClauseRow::all(pair, &found) {
                    output.object(&row)?;
                }
            }
            Found::Dropped(why) => output.object(&DroppedRow::new(pair, &why))?,
            Found::Faulty(codes) => output.object(&FaultyRow {
                pair,
                error: &codes,
            })?,
        }
    }
    Ok(())
}
