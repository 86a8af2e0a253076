//! Tables that are read line by line: synonyms, lemmas, translations, a lexicon.

use super::{Code, Diagnostic, Line};

/// Why a whole table is not read: its lines end in carriage returns alone, or there are too many.
pub(crate) fn unreadable(text: &str, limit: usize) -> Option<Diagnostic> {
    if let Some(first) = Line::ended_by_carriage_return(text) {
        return Some(Diagnostic::new(Code::CarriageReturns, first.whole()));
    }
    let lines = text.split_inclusive('\n').count();
    let first = Line::all(text).next().filter(|_| lines > limit)?;
    let problem = Diagnostic::new(Code::TableTooLong, first.whole());
    Some(
        problem
            .with("number", lines)
            .with("limit", limit)
            .with("unit", "lines"),
    )
}
