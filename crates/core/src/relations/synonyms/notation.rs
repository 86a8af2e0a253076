//! The table as text.

use alloc::collections::BTreeMap;
use alloc::collections::btree_map::Entry;
use core::ops::Range;

use super::Synonyms;
use crate::text::{Code, Diagnostic, Diagnostics, Line, table};

/// The most lines of a table that is read.
pub const LINES: usize = 1 << 20;

/// The ways in which two words may be related, and another spelling of one. They all count the same.
const KINDS: [&str; 4] = ["synonym", "hyperonym", "hyponym", "hypernym"];

/// Reads a table: one pair of words a line and how the first is related to the second, `buy acquire
/// synonym`, `dog animal hyponym`, `animal dog hyperonym`. Two words alone are synonyms. A line that
/// begins with `#` is a comment, an empty one is skipped. Where a line has tabs, only they
/// separate its pieces, so that a word may contain spaces.
///
/// Returns what could be read and the problems of the rest, in the order of the lines. A table of
/// more than [`LINES`] lines is not read at all.
///
/// # Complexity
/// O(n log n) in the length of the text, linear memory.
pub fn read(text: &str) -> (Synonyms, Diagnostics) {
    let mut synonyms = Synonyms::new();
    let mut diagnostics = Diagnostics::new();
    if let Some(problem) = table::unreadable(text, LINES) {
        diagnostics.push(problem);
        return (synonyms, diagnostics);
    }
    // By two words, the smaller number first, the line that relates them.
    let mut lines: BTreeMap<(u32, u32), Line<'_>> = BTreeMap::new();
    for line in Line::all(text) {
        let Some([one, other]) = parse(&line, &mut diagnostics) else {
            continue;
        };
        let (number, other) = (synonyms.add(one), synonyms.add(other));
        if number == other {
            diagnostics.push_with(Code::SynonymOfItself, || {
                let span = line.span(words_range(line.text));
                Diagnostic::new(Code::SynonymOfItself, span).because_of(one)
            });
            continue;
        }
        match lines.entry((number.min(other), number.max(other))) {
            Entry::Vacant(place) => _ = place.insert(line),
            Entry::Occupied(first) => {
                diagnostics.push_with(Code::SynonymDuplicate, || duplicate(line, *first.get()));
            }
        }
    }
    // Built from all pairs at once, which is faster than one by one.
    let both = |&(low, high): &(u32, u32)| [(low, high), (high, low)];
    synonyms.pairs = lines.keys().flat_map(both).collect();
    (synonyms, diagnostics)
}

/// The two words that a line relates. Its problems are added to the diagnostics.
fn parse<'t>(line: &Line<'t>, diagnostics: &mut Diagnostics) -> Option<[&'t str; 2]> {
    let mut pieces = pieces(line.text);
    let one = line.text.get(pieces.next()?)?;
    let other = pieces.next().and_then(|place| line.text.get(place));
    let (kind, more) = (pieces.next(), pieces.count());
    // With two pieces, the second of them a kind, a word is missing.
    let lacks_word = |other: &str| other.is_empty() || kind.is_none() && is_kind(other);
    let other = other.filter(|other| more == 0 && !one.is_empty() && !lacks_word(other));
    let Some(other) = other else {
        diagnostics.push_with(Code::SynonymColumns, || {
            let problem = Diagnostic::new(Code::SynonymColumns, line.whole());
            let columns = self::pieces(line.text).count();
            problem.because_of(line.text).with("columns", columns)
        });
        return None;
    };
    if let Some(place) = kind
        && let Some(kind) = line.text.get(place.clone())
        && !is_kind(kind)
    {
        diagnostics.push_with(Code::SynonymKindUnknown, || {
            let problem = Diagnostic::new(Code::SynonymKindUnknown, line.span(place));
            problem
                .because_of(kind)
                .with("kinds", KINDS[..3].join(", "))
        });
        return None;
    }
    Some([one, other])
}

/// The warning that a line names a pair that an earlier line has named.
fn duplicate(line: Line<'_>, first: Line<'_>) -> Diagnostic {
    let [words, words_before] = [line, first].map(|line| words_range(line.text));
    Diagnostic::new(Code::SynonymDuplicate, line.span(words.clone()))
        .because_of(line.text.get(words).unwrap_or_default())
        .related_to(first.span(words_before))
}

fn is_kind(text: &str) -> bool {
    KINDS.iter().any(|kind| kind.eq_ignore_ascii_case(text))
}

/// Where the pieces of a line stand; none in a comment or an empty line.
fn pieces(line: &str) -> impl Iterator<Item = Range<usize>> {
    let is_empty = line.trim().is_empty() || line.trim_start().starts_with('#');
    let has_tabs = line.contains('\t');
    let separates = move |c: char| {
        if has_tabs {
            c == '\t'
        } else {
            c.is_whitespace()
        }
    };
    let mut at = 0;
    line.split_inclusive(separates)
        .map(move |piece| {
            let trimmed = piece.trim_start();
            let begin = at + piece.len() - trimmed.len();
            at += piece.len();
            begin..begin + trimmed.trim_end().len()
        })
        // Several spaces separate as one does; an empty column between tabs is one too many.
        .filter(move |piece| !is_empty && (has_tabs || !piece.is_empty()))
}

/// From the beginning of the first word of a line to the end of the second.
fn words_range(line: &str) -> Range<usize> {
    let mut pieces = pieces(line);
    let [first, second] = [pieces.next(), pieces.next()];
    first.map_or(0, |one| one.start)..second.map_or(0, |other| other.end)
}

#[cfg(test)]
mod tests {
    use super::{LINES, read};
    use crate::text::{Code, Diagnostics};
    use alloc::format;
    use alloc::string::{String, ToString};
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
        check(
            "\u{feff}a b odd\r\n",
            0,
            &[(Code::SynonymKindUnknown, 1, 5, 8)],
        );
        check("\u{feff}a\n", 0, &[(Code::SynonymColumns, 1, 1, 2)]);
        check(
            "\u{feff}# a\n\u{feff}",
            0,
            &[(Code::SynonymColumns, 2, 1, 2)],
        );
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
            diagnostics[0].to_string(),
            "\"b a\" are already related; the line adds nothing"
        );
    }

    #[test]
    fn too_many_lines_are_refused_with_their_number_and_the_limit() {
        let text = "a b\n".repeat(LINES);
        let (synonyms, diagnostics) = read(&text);
        // Each line but the first adds nothing; a few of them are enough to say so.
        assert_eq!((synonyms.len(), diagnostics.len()), (1, 100));
        let omitted: Vec<_> = diagnostics.omitted().collect();
        assert_eq!(
            omitted,
            [(Code::SynonymDuplicate, LINES as u64 - 1 - Diagnostics::KEPT)]
        );
        let (synonyms, diagnostics) = read(&(text + "c d"));
        assert!(synonyms.is_empty());
        assert_eq!(diagnostics.len(), 1);
        assert_eq!(
            diagnostics[0].to_string(),
            "the table has 1048577 lines, at most 1048576 lines are read; leave out what is not needed"
        );
    }

    /// Related to the last word first, which once took time with the square of their number.
    #[test]
    fn one_word_may_have_very_many_synonyms() {
        let known = (0..200_000).map(|at| format!("w{at} w{}\n", at + 1));
        let related = (0..200_000).rev().map(|at| format!("many w{at}\n"));
        let text: String = known.chain(related).collect();
        let (synonyms, diagnostics) = read(&text);
        assert_eq!((synonyms.len(), diagnostics.len()), (400_000, 0));
        assert!(synonyms.are_related("W199999", "Many"));
    }

    #[test]
    fn problems_of_all_kinds_come_in_the_order_of_the_lines() {
        let (_, diagnostics) = read("a b\nc\nb a\nd e odd\nf F\na b\n");
        let found: Vec<_> = diagnostics
            .iter()
            .map(|one| (one.span.line, one.code))
            .collect();
        let expected = [
            (2, Code::SynonymColumns),
            (3, Code::SynonymDuplicate),
            (4, Code::SynonymKindUnknown),
            (5, Code::SynonymOfItself),
            (6, Code::SynonymDuplicate),
        ];
        assert_eq!(found, expected);
    }
}
