//! Labels and forms: what is missing, what Universal Dependencies does not know, what is not
//! composed.
//!
//! An unknown label is reported once a sentence, at its first word and with the number of its
//! words: otherwise a parser with its own labels would get a warning for each word.

use alloc::vec::Vec;

use super::columns::about;
use super::row::{Row, RowId, trim};
use super::sentence::Sentence;
use super::universal::{DEPREL, UPOS, is_deprel, is_upos, without_subtype};
use crate::symbol::Symbols;
use crate::text::composition::is_composed;
use crate::text::diagnostic::{Code, Field};
use crate::text::report::Report;

/// The unknown labels of a column.
#[derive(Default)]
struct Unknown<'s, 'a> {
    labels: Symbols,
    /// By label: where it is first and how many words have it.
    words: Vec<(&'s Row<'a>, u32)>,
}

impl<'s, 'a> Unknown<'s, 'a> {
    fn add(&mut self, label: &str, row: &'s Row<'a>) {
        let label = self.labels.intern(label);
        match self.words.get_mut(label.index() as usize) {
            Some((_, count)) => *count += 1,
            None => self.words.push((row, 1)),
        }
    }

    fn report(&self, code: Code, field: Field, known: &[&'static str], report: &mut Report<'_>) {
        for &(row, count) in &self.words {
            let mut problem = about(row, code, field).with("count", count);
            let base = without_subtype(trim(row.field(field)));
            if let Some(&meant) = known.iter().find(|known| known.eq_ignore_ascii_case(base)) {
                problem = problem.with("known", meant);
            }
            report.add(problem);
        }
    }
}

/// Checks the labels and forms of a sentence.
pub(super) fn check(sentence: &Sentence<'_>, report: &mut Report<'_>) {
    let mut tags = Unknown::default();
    let mut relations = Unknown::default();
    for row in sentence.rows().iter().filter(|row| row.is_complete()) {
        if !is_composed(row.form()) {
            report.add(about(row, Code::FormNotNfc, Field::Form));
        }
        if !matches!(row.id(), RowId::Word(_)) {
            continue;
        }
        // Outer blanks are reported elsewhere, and looked at only if the label is unknown.
        if let Some(tag) = row.upos()
            && !row.has_own_labels()
            && !is_upos(tag)
            && !is_upos(trim(tag))
        {
            tags.add(trim(tag), row);
        }
        match row.deprel() {
            None => report.add(about(row, Code::DeprelEmpty, Field::Deprel)),
            Some(_) if row.has_own_labels() => {}
            Some(relation) if is_deprel(relation) || is_deprel(without_subtype(trim(relation))) => {
            }
            Some(relation) => relations.add(trim(relation), row),
        }
    }
    tags.report(Code::UposUnknown, Field::Upos, UPOS, report);
    relations.report(Code::DeprelUnknown, Field::Deprel, DEPREL, report);
}
