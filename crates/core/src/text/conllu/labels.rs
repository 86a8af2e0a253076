//! Labels and forms: what is missing, what Universal Dependencies does not know, what is not
//! composed.
//!
//! An unknown label is reported once a sentence, at its first word and with the number of its
//! words: a parser with its own labels would otherwise be answered with a warning a word.

use alloc::collections::BTreeMap;

use super::columns::about;
use super::report::Report;
use super::row::{Row, RowId, trim};
use super::sentence::Sentence;
use super::universal::{DEPREL, UPOS, is_deprel, is_upos, without_subtype};
use crate::text::composition::is_composed;
use crate::text::diagnostic::{Code, Field};

/// Unknown labels of a column: where the first one is and how many there are.
type Unknown<'s, 'a> = BTreeMap<&'a str, (&'s Row<'a>, u32)>;

/// Checks the labels and forms of a sentence.
pub(super) fn check(sentence: &Sentence<'_>, report: &mut Report<'_>) {
    let mut tags = Unknown::new();
    let mut relations = Unknown::new();
    for row in sentence.rows().iter().filter(|row| row.is_complete()) {
        if !is_composed(row.form()) {
            report.add(about(row, Code::FormNotNfc, Field::Form));
        }
        if !matches!(row.id(), RowId::Word(_)) {
            continue;
        }
        // Outer blanks are reported elsewhere, and looked at only if the label is unknown.
        if let Some(tag) = row.upos()
            && !is_upos(tag)
            && !is_upos(trim(tag))
        {
            tags.entry(trim(tag)).or_insert((row, 0)).1 += 1;
        }
        match row.deprel() {
            None => report.add(about(row, Code::DeprelEmpty, Field::Deprel)),
            Some(relation) if is_deprel(relation) || is_deprel(without_subtype(trim(relation))) => {
            }
            Some(relation) => relations.entry(trim(relation)).or_insert((row, 0)).1 += 1,
        }
    }
    add(&tags, Code::UposUnknown, Field::Upos, UPOS, report);
    add(
        &relations,
        Code::DeprelUnknown,
        Field::Deprel,
        DEPREL,
        report,
    );
}

fn add(
    unknown: &Unknown<'_, '_>,
    code: Code,
    field: Field,
    known: &[&'static str],
    report: &mut Report<'_>,
) {
    for (label, &(row, count)) in unknown {
        let mut problem = about(row, code, field).with("count", count);
        let base = without_subtype(label);
        if let Some(meant) = known.iter().find(|known| known.eq_ignore_ascii_case(base)) {
            problem = problem.with("known", meant);
        }
        report.add(problem);
    }
}
