//! Links as the shared tasks on word alignment have them (Mihalcea and Pedersen 2003): one a line, with the
//! number of its pair.
//!
//! `0001 3 5 P` links word 3 of A with word 5 of B in the first pair, possibly; `S` or nothing is sure, and a
//! number at the end says how sure. A link with word 0 says that a word has no counterpart: it is none. The
//! lines of a pair stand together.

use alloc::vec::Vec;

use super::{LARGEST_PAIR, LinkText, Links};
use crate::alignment::{AnnotatedLink, Certainty, Link};
use crate::order;
use crate::text::diagnostic::Code;
use crate::text::diagnostics::Diagnostics;
use crate::text::progress::Progress;
use crate::text::span::Position;

/// One line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Row {
    /// From 1.
    pair: u32,
    /// Of A and of B, from 1; 0 stands for none.
    words: [u32; 2],
    certainty: Certainty,
}

/// Whether a text, or the beginning of a longer one, has links in this form, in every line but comments.
///
/// # Complexity
/// Linear in the text.
pub fn is(beginning: &str, whole: bool) -> bool {
    let mut lines: Vec<&str> = beginning
        .trim_start_matches('\u{feff}')
        .split('\n')
        .collect();
    if !whole {
        // What was cut at the end is not judged by its half.
        lines.pop();
    }
    let mut rows = lines.into_iter().filter(|line| !is_empty(line)).peekable();
    rows.peek().is_some() && rows.all(|line| row(line).is_some())
}

/// The number of the pair, from 1, that a line is about; none for empty lines, comments and what is no link.
pub fn pair_of(line: &str) -> Option<u32> {
    row(line).map(|row| row.pair)
}

/// A line of a file, and its pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairLine<'t> {
    /// From 1; that of the line before where this is no link.
    pub pair: u32,
    /// Without its end.
    pub text: &'t str,
    /// Whether it is a link.
    pub is_link: bool,
}

/// The lines of a file that are not empty, nor comments, in the order of their pairs. One of a pair beyond
/// [`LARGEST_PAIR`] is no link.
///
/// # Complexity
/// O(n log n) in the lines, linear in the text.
pub fn pair_lines(text: &str) -> Vec<PairLine<'_>> {
    let lines = text.trim_start_matches('\u{feff}').lines().map(str::trim);
    let mut pair = 1;
    let all: Vec<_> = lines
        .filter(|line| !is_empty(line))
        .map(|text| {
            let named = pair_of(text).filter(|&pair| pair <= LARGEST_PAIR);
            pair = named.unwrap_or(pair);
            let is_link = named.is_some();
            PairLine {
                pair,
                text,
                is_link,
            }
        })
        .collect();
    order::sorted(&all, |line| line.pair)
}

/// The links of one pair, from its lines. What is wrong with them is added to the diagnostics.
///
/// # Complexity
/// O(n log n) in the number of links.
///
/// # Example
/// ```
/// use twintree::text::links::{Numbering, naacl, write_line};
/// use twintree::text::{Diagnostics, Position};
/// let mut problems = Diagnostics::new();
/// let links = naacl::read_pair("0001 2 3 S\n0001 4 3 P\n0001 0 5\n", Position::START, &mut problems);
/// assert_eq!(write_line(&links, Numbering::FromOne), "2-3 4p3");
/// ```
pub fn read_pair(text: &str, position: Position, diagnostics: &mut Diagnostics) -> Vec<LinkText> {
    let mut progress = Progress::new(text, position);
    let text = progress.begin(diagnostics).unwrap_or_default();
    let first = diagnostics.len();
    let mut next = progress.place();
    let mut links = Links::new(text, next, position.sentence);
    for line in text.split_inclusive('\n') {
        let trimmed = line.trim_end();
        let span = next.span(trimmed);
        next.offset += line.len();
        next.line = next.line.saturating_add(1);
        if is_empty(trimmed) {
            continue;
        }
        let Some(Row {
            words: [left, right],
            certainty,
            ..
        }) = row(trimmed)
        else {
            diagnostics.push(links.problem(Code::LinkBad, span));
            continue;
        };
        if let Some(link) = Link::new(left, right) {
            let marked = AnnotatedLink {
                link,
                relation: None,
                certainty,
            };
            links.add(marked, span);
        }
    }
    let links = links.finish(diagnostics);
    diagnostics.sort_from(first);
    links
}

fn is_empty(line: &str) -> bool {
    line.trim().is_empty() || line.starts_with('#')
}

fn row(line: &str) -> Option<Row> {
    let mut pieces = line.split_ascii_whitespace();
    let mut number = || {
        let piece = pieces.next()?;
        let is_number = piece.len() <= 9 && piece.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| piece.parse().ok())?
    };
    let (pair, left, right) = (number()?, number()?, number()?);
    let mut rest = pieces.peekable();
    let kind = rest.next_if(|piece| matches!(*piece, "S" | "P"));
    // To read it would take a table for numbers that are nowhere used.
    let is_number = |piece: &str| {
        let is_part = |byte| matches!(byte, b'0'..=b'9' | b'.' | b'e' | b'E' | b'+' | b'-');
        piece.starts_with(|one: char| one.is_ascii_digit() || one == '.')
            && piece.bytes().all(is_part)
    };
    let sure = rest.next().is_none_or(is_number);
    (sure && rest.next().is_none() && pair > 0).then_some(Row {
        pair,
        words: [left, right],
        certainty: match kind {
            Some("P") => Certainty::Possible,
            _ => Certainty::Sure,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::links::{Numbering, write_line};

    #[test]
    fn lines_of_links_are_told_from_others() {
        assert!(is("# gold\n0001 3 5\n2\t3\t5\tP\t0.75\n\n", true));
        assert!(is("1 2 3\n1 2", false));
        assert!(!is("1 2 3\n1 2", true));
        for text in [
            "",
            "# 1 2 3",
            "1-2 3-4",
            "1 2 3 x",
            "0 1 2",
            "1\tGo\tgo",
            "1 2 3 S 0.5 7",
        ] {
            assert!(!is(text, true), "{text}");
        }
    }

    #[test]
    fn what_is_no_link_is_named_and_a_link_counts_once() {
        let mut problems = Diagnostics::new();
        let text = "1 2 3 P\r\n1 2 3\n1 x 3\n1 0 4\n1 5 6 S 1\n";
        let links = read_pair(text, Position::START, &mut problems);
        assert_eq!(write_line(&links, Numbering::FromOne), "2-3 5-6");
        let found: Vec<_> = problems
            .iter()
            .map(|one| (one.code, one.span.line))
            .collect();
        assert_eq!(found, [(Code::LinkDuplicate, 2), (Code::LinkBad, 3)]);
        assert_eq!(
            [pair_of("0012 1 1\r\n"), pair_of("12 1\n")],
            [Some(12), None]
        );
    }

    #[test]
    fn lines_are_sorted_by_their_pairs_and_what_is_none_stays_with_the_one_before() {
        let lines = pair_lines("\u{feff}2 1 1\nx\n# y\n\n1 1 1\n10000001 1 1\n2 2 2");
        let told: Vec<_> = lines
            .iter()
            .map(|line| (line.pair, line.text, line.is_link))
            .collect();
        let expected = [
            (1, "1 1 1", true),
            (1, "10000001 1 1", false),
            (2, "2 1 1", true),
            (2, "x", false),
            (2, "2 2 2", true),
        ];
        assert_eq!(told, expected);
    }
}
