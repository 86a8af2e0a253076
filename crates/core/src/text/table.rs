//! Tables that are read line by line: synonyms, lemmas, translations, a lexicon.

use super::{Code, Diagnostic, Diagnostics, Line};

/// Why a whole table is not read: its lines end in carriage returns alone, or there are too many.
pub(crate) fn unreadable(text: &str, limit: usize) -> Option<Diagnostic> {
    if let Some(first) = Line::ended_by_carriage_return(text) {
        return Some(Diagnostic::new(Code::CarriageReturns, first.whole()));
    }
    too_long(Code::TableTooLong, text, limit)
}

/// That a text has too many lines.
pub(crate) fn too_long(code: Code, text: &str, limit: usize) -> Option<Diagnostic> {
    let lines = text.split_inclusive('\n').count();
    let first = Line::all(text).next().filter(|_| lines > limit)?;
    let problem = Diagnostic::new(code, first.whole()).with("number", lines);
    Some(problem.with("limit", limit).with("unit", "lines"))
}

/// Reads a table of entries, one a line; blank lines and those that begin with `#` are skipped. A line that
/// `take` refuses is named, with an example of what was expected.
pub(crate) fn read<'t>(
    text: &'t str,
    limit: usize,
    example: &'static str,
    mut take: impl FnMut(&'t str) -> bool,
) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    if let Some(problem) = unreadable(text, limit) {
        diagnostics.push(problem);
        return diagnostics;
    }
    for line in Line::all(text) {
        let content = line.text.trim();
        if !content.is_empty() && !content.starts_with('#') && !take(content) {
            diagnostics.push_with(Code::EntryBad, || {
                let problem = Diagnostic::new(Code::EntryBad, line.whole());
                problem.because_of(content).with("expected", example)
            });
        }
    }
    diagnostics
}
