//! Diagnostics point into the text they are about, and can be printed whatever the text.

use twintree::text::{Code, Diagnostics, Severity, Span};

/// Each place lies within the text, on the line and in the column that its bytes have, there are
/// words for each problem, and nothing in them that a terminal would obey.
pub(crate) fn check(text: &str, diagnostics: &Diagnostics) {
    check_counts(diagnostics);
    let line_starts: Vec<usize> = [0]
        .into_iter()
        .chain(text.match_indices('\n').map(|(place, _)| place + 1))
        .collect();
    for diagnostic in diagnostics {
        check_span(text, &line_starts, diagnostic.span);
        if let Some(related) = diagnostic.related {
            check_span(text, &line_starts, related);
        }
        let printed = diagnostic.to_string();
        assert!(!printed.is_empty());
        assert!(!printed.contains(is_obeyed), "{printed:?}");
        assert!(
            diagnostic
                .found
                .as_ref()
                .is_none_or(|found| found.chars().count() <= 40)
        );
    }
}

/// A control character, a line end of Unicode, or one that turns the direction of the text around
/// it (Unicode Standard Annex #9, table 1).
fn is_obeyed(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Those kept and those omitted are all there were; none is omitted before there are enough.
fn check_counts(diagnostics: &Diagnostics) {
    let kept = |code: Code| diagnostics.iter().filter(|one| one.code == code).count() as u64;
    assert!(
        Code::ALL
            .iter()
            .all(|&code| kept(code) <= Diagnostics::KEPT)
    );
    let mut errors = diagnostics.iter().filter(|one| one.is_error()).count() as u64;
    for (code, more) in diagnostics.omitted() {
        assert_eq!(kept(code), Diagnostics::KEPT);
        if code.severity() == Severity::Error {
            errors += more;
        }
    }
    assert_eq!(errors, diagnostics.errors());
}

fn check_span(text: &str, line_starts: &[usize], span: Span) {
    assert!(span.start <= span.end, "{span:?}");
    assert!(
        text.get(span.start..span.end).is_some(),
        "{span:?} in {text:?}"
    );
    let start = place(text, line_starts, span.start);
    let end = place(text, line_starts, span.end);
    assert_eq!(
        (start, end),
        ((span.line, span.column), (span.end_line, span.end_column)),
        "{text:?}"
    );
}

/// The line and the column of a byte, found by counting. The byte order mark has no column.
fn place(text: &str, line_starts: &[usize], byte: usize) -> (u32, u32) {
    let line = line_starts.partition_point(|&start| start <= byte);
    let mut start = line_starts[line - 1];
    if start == 0 && byte >= 3 && text.starts_with('\u{feff}') {
        start = 3;
    }
    let column = text[start..byte].encode_utf16().count() + 1;
    (
        u32::try_from(line).unwrap_or(0),
        u32::try_from(column).unwrap_or(0),
    )
}
