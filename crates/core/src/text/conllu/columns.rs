//! Checks of a single line: its columns, and misplaced blanks.

use super::row::{COLUMNS, Row, RowId, is_blank, parse_id, pieces, trim};
use crate::text::diagnostic::{Code, Diagnostic, Field};
use crate::text::report::Report;

/// Checks one line with this many `columns`, separated by tabs. Of other formats than CoNLL-U it was
/// reported before if there are too many or too few.
pub(super) fn check(row: &Row<'_>, columns: usize, report: &mut Report<'_>) {
    if !row.is_complete() {
        if !row.is_arranged() {
            report.add(wrong_number(row, columns));
        }
        return;
    }
    let fields = if row.is_plain() { &[][..] } else { &Field::ALL };
    for &field in fields {
        let value = row.field(field);
        if value.is_empty() {
            // A word without DEPREL is reported with the labels.
            if field != Field::Deprel || row.word_id().is_none() {
                report.add(about(row, Code::ColumnEmpty, field));
            }
        } else if has_outer_blank(value) {
            report.add(about(row, Code::OuterWhitespace, field));
        }
    }
    match row.id() {
        RowId::Unreadable if row.field(Field::Id).is_empty() => {}
        RowId::Unreadable => report.add(about(row, Code::IdBad, Field::Id)),
        RowId::Word(_) => {}
        RowId::Range { .. } | RowId::Empty { .. } => {
            for field in [Field::Head, Field::Deprel] {
                if row.value(field).is_some() {
                    let id = row.field(Field::Id);
                    report.add(about(row, Code::ColumnUnused, field).with("id", id));
                }
            }
        }
    }
}

/// A problem of one column, with its text.
#[cold]
pub(super) fn about(row: &Row<'_>, code: Code, field: Field) -> Diagnostic {
    Diagnostic::new(code, row.field_span(field))
        .in_field(field)
        .because_of(row.field(field))
}

fn has_outer_blank(value: &str) -> bool {
    value.starts_with(is_blank) || value.ends_with(is_blank)
}

fn wrong_number(row: &Row<'_>, columns: usize) -> Diagnostic {
    let line = row.source();
    let (code, count) = match blanks_as_tabs(line.text, columns) {
        Some(pieces) => (Code::SpacesForTabs, pieces),
        None => (Code::Columns, columns),
    };
    Diagnostic::new(code, line.whole())
        .because_of(line.text)
        .with("columns", count)
}

/// How many columns a line has if blanks stand for its tabs, or for some of them.
///
/// They do if wide gaps and tabs together make ten columns, or if there is no tab at all and the
/// line begins like a word's.
fn blanks_as_tabs(text: &str, columns: usize) -> Option<usize> {
    if columns == 1 {
        let first = pieces(text).next().unwrap_or_default();
        let count = pieces(text).count();
        return (count > 1 && parse_id(first) != RowId::Unreadable).then_some(count);
    }
    (columns < COLUMNS && gaps(text) + 1 == COLUMNS).then_some(COLUMNS)
}

/// Tabs, and runs of two or more blanks.
fn gaps(text: &str) -> usize {
    let mut gaps = 0;
    let mut run = 0;
    for character in trim(text).chars() {
        match character {
            '\t' => {
                gaps += 1;
                run = 0;
            }
            blank if is_blank(blank) => {
                run += 1;
                gaps += usize::from(run == 2);
            }
            _ => run = 0,
        }
    }
    gaps
}
