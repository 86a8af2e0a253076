//! Diagnostics point into the text they are about.

use twintree::text::{Diagnostic, Span, message};

/// Each place lies within the text, on the line and in the column that its bytes have, and there
/// are words for each problem.
pub(crate) fn check(text: &str, diagnostics: &[Diagnostic]) {
    let line_starts: Vec<usize> = [0]
        .into_iter()
        .chain(text.match_indices('\n').map(|(place, _)| place + 1))
        .collect();
    for diagnostic in diagnostics {
        check_span(text, &line_starts, diagnostic.span);
        if let Some(related) = diagnostic.related {
            check_span(text, &line_starts, related);
        }
        assert!(!message(diagnostic).is_empty());
        assert!(
            diagnostic
                .found
                .as_ref()
                .is_none_or(|found| found.chars().count() <= 40)
        );
    }
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
