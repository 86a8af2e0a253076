//! The table as text.

use alloc::vec::Vec;
use core::ops::Range;

use super::Synonyms;
use crate::order::Order;
use crate::text::{Code, Diagnostic, Line, Span, has_only_carriage_returns};

/// The ways in which two words may be related, and another spelling of one. They all count the same.
const KINDS: [&str; 4] = ["synonym", "hyperonym", "hyponym", "hypernym"];

/// Reads a table: one pair of words a line and how the first is related to the second, `buy acquire
/// synonym`, `dog animal hyponym`, `animal dog hyperonym`. Two words alone are synonyms. A line that
/// begins with `#` is a comment, an empty one is passed over. Where a line has tabs, only they part
/// its pieces, so that a word may contain blanks.
///
/// Returns what could be read and what is wrong with the rest, in the order of the lines.
///
/// Complexity: O(n log n) in the length of the text.
pub fn read(text: &str) -> (Synonyms, Vec<Diagnostic>) {
    let mut synonyms = Synonyms::new();
    let mut diagnostics = Vec::new();
    // The pairs, the smaller number first, and where they stand.
    let mut pairs: Vec<((u32, u32), Span)> = Vec::new();
    let mut seen = Order::default();
    let mut offset = 0;
    if has_only_carriage_returns(text) {
        let line = Line {
            text: text.split('\r').next().unwrap_or_default(),
            number: 1,
            offset,
        };
        diagnostics.push(Diagnostic::new(Code::CarriageReturns, line.whole()));
        return (synonyms, diagnostics);
    }
    for (number, whole) in (1..).zip(text.split_inclusive('\n')) {
        let line = Line {
            text: whole.trim_end_matches(['\n', '\r']),
            number,
            offset,
        };
        offset += whole.len();
        let pieces = pieces(line.text);
        let piece = |at: usize| {
            pieces
                .get(at)
                .and_then(|range| line.text.get(range.clone()))
        };
        let (Some(one), Some(other)) = (piece(0), piece(1)) else {
            diagnostics.extend((!pieces.is_empty()).then(|| columns(&line, &pieces)));
            continue;
        };
        // With two pieces of which the second is a kind, a word is missing.
        let lacks_word = pieces.len() == 2 && is_kind(other);
        if pieces.len() > 3 || lacks_word || one.is_empty() || other.is_empty() {
            diagnostics.push(columns(&line, &pieces));
            continue;
        }
        if let Some(kind) = piece(2)
            && !is_kind(kind)
        {
            let span = pieces
                .get(2)
                .map_or(line.whole(), |range| line.span(range.clone()));
            let kinds = KINDS[..3].join(", ");
            let diagnostic = Diagnostic::new(Code::SynonymKindUnknown, span).because_of(kind);
            diagnostics.push(diagnostic.with("kinds", kinds));
            continue;
        }
        let span = words(&line, &pieces);
        let (low, high) = (synonyms.add(one), synonyms.add(other));
        let pair = (low.min(high), low.max(high));
        if low == high {
            diagnostics.push(Diagnostic::new(Code::SynonymOfItself, span).because_of(one));
            continue;
        }
        match seen.find(|at| pairs[at].0.cmp(&pair)) {
            Ok(before) => {
                let both = line.text.get(words_range(&pieces)).unwrap_or_default();
                let diagnostic = Diagnostic::new(Code::SynonymDuplicate, span).because_of(both);
                diagnostics.push(diagnostic.related_to(pairs[before].1));
            }
            Err(place) => {
                seen.insert(place, pairs.len());
                pairs.push((pair, span));
                synonyms.relate(low, high);
                synonyms.relate(high, low);
            }
        }
    }
    (synonyms, diagnostics)
}

fn is_kind(text: &str) -> bool {
    KINDS.iter().any(|kind| kind.eq_ignore_ascii_case(text))
}

/// Where the pieces of a line stand; none in a comment or an empty line.
fn pieces(line: &str) -> Vec<Range<usize>> {
    let start = if line.starts_with('\u{feff}') {
        '\u{feff}'.len_utf8()
    } else {
        0
    };
    let content = line.get(start..).unwrap_or_default();
    if content.trim().is_empty() || content.trim_start().starts_with('#') {
        return Vec::new();
    }
    let has_tabs = content.contains('\t');
    let mut pieces = Vec::new();
    let mut at = start;
    for piece in content.split_inclusive(|c: char| {
        if has_tabs {
            c == '\t'
        } else {
            c.is_whitespace()
        }
    }) {
        let trimmed = piece.trim_start();
        let begin = at + piece.len() - trimmed.len();
        let end = begin + trimmed.trim_end().len();
        at += piece.len();
        // Several blanks part like one; an empty column between tabs is one too many.
        if has_tabs || begin < end {
            pieces.push(begin..end);
        }
    }
    pieces
}

fn words_range(pieces: &[Range<usize>]) -> Range<usize> {
    pieces.first().map_or(0, |one| one.start)..pieces.get(1).map_or(0, |other| other.end)
}

fn words(line: &Line<'_>, pieces: &[Range<usize>]) -> Span {
    line.span(words_range(pieces))
}

fn columns(line: &Line<'_>, pieces: &[Range<usize>]) -> Diagnostic {
    let diagnostic = Diagnostic::new(Code::SynonymColumns, line.whole()).because_of(line.text);
    diagnostic.with("columns", pieces.len())
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::text::{Code, message};
    use alloc::vec::Vec;

    #[track_caller]
    fn check(text: &str, pairs: usize, problems: &[(Code, u32, u32, u32)]) {
        let (synonyms, diagnostics) = read(text);
        assert_eq!(synonyms.len(), pairs, "{text:?}");
        let found: Vec<_> = diagnostics
            .iter()
            .map(|one| {
                (
                    one.code,
                    one.span.line,
                    one.span.column,
                    one.span.end_column,
                )
            })
            .collect();
        assert_eq!(found, problems, "{text:?}");
        assert!(
            diagnostics
                .iter()
                .all(|one| text.get(one.span.start..one.span.end).is_some())
        );
    }

    #[test]
    fn a_line_is_two_words_and_how_they_are_related() {
        check("", 0, &[]);
        check("buy acquire synonym", 1, &[]);
        check(
            "\u{feff}buy acquire synonym\r\n\r\n  # more\n dog  animal\thyponym",
            1,
            &[(Code::SynonymColumns, 4, 1, 21)],
        );
        check("buy acquire\ndog animal Hyperonym\na b hypernym\n", 3, &[]);
        check("take off\tdepart\tsynonym\n", 1, &[]);
    }

    #[test]
    fn what_is_wrong_is_placed_and_the_rest_is_read() {
        check("buy synonym\n", 0, &[(Code::SynonymColumns, 1, 1, 12)]);
        check("buy\na b synonym\n", 1, &[(Code::SynonymColumns, 1, 1, 4)]);
        check("a b c d\n", 0, &[(Code::SynonymColumns, 1, 1, 8)]);
        check("a\t\tsynonym\n", 0, &[(Code::SynonymColumns, 1, 1, 11)]);
        check(
            "ein 𝄞 antonym\n",
            0,
            &[(Code::SynonymKindUnknown, 1, 8, 15)],
        );
        check("a A synonym\n", 0, &[(Code::SynonymOfItself, 1, 1, 4)]);
        check(
            "a b\nB a hyponym\n",
            1,
            &[(Code::SynonymDuplicate, 2, 1, 4)],
        );
        check("a b\rc d\r", 0, &[(Code::CarriageReturns, 1, 1, 4)]);
    }

    #[test]
    fn a_pair_named_twice_points_to_the_first_line() {
        let (_, diagnostics) = read("x y\na b synonym\nb a\n");
        assert_eq!(diagnostics[0].related.map(|span| span.line), Some(2));
        assert_eq!(
            message(&diagnostics[0]),
            "\"b a\" are related before; the line adds nothing"
        );
    }
}
