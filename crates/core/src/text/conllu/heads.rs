//! The heads of a sentence: every head is a word, there is one root and no cycle.
//!
//! A word with a doubtful head is treated as leading nowhere, so that one mistake is reported
//! once and not again at every word below it.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use super::columns::about;
use super::ids::Ids;
use super::row::{Row, is_number, trim};
use super::sentence::Sentence;
use crate::text::argument::Words;
use crate::text::diagnostic::{Code, Diagnostic, Field, shorten};
use crate::text::report::Report;
use crate::tree::each_cycle;

/// The most words that a message names. Those after them are only counted.
const NAMED: usize = 50;

/// Memory that one sentence leaves to the next.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// Of each word the index of its head among the words; none of a head that leads nowhere: the
    /// root's, or one in doubt.
    heads: Vec<Option<u32>>,
    /// Of each word the walk that came through it.
    walks: Vec<u32>,
}

/// Checks the heads of a sentence.
pub(super) fn check(
    sentence: &Sentence<'_>,
    ids: &Ids,
    scratch: &mut Scratch,
    report: &mut Report<'_>,
) {
    scratch.heads.clear();
    scratch.heads.reserve(ids.count() as usize);
    let mut roots: u32 = 0;
    let mut doubtful = ids.incomplete;
    for row in words(sentence) {
        let head = match row.head() {
            _ if !row.is_complete() => Head::Doubtful,
            Some(0) => Head::Root,
            Some(head) if row.word_id() == Some(head) => Head::Itself,
            Some(head) => ids.index(head).map_or(Head::Unknown, Head::Word),
            None => unread(trim(row.field(Field::Head))),
        };
        match head {
            Head::Word(_) => {}
            Head::Root => roots += 1,
            Head::Doubtful => doubtful = true,
            // The word it names may be one of those whose ids cannot be read.
            Head::Unknown if ids.incomplete => {}
            Head::Unknown => {
                let problem = about(row, Code::HeadUnknown, Field::Head);
                report.add(problem.with("words", ids.describe()));
            }
            Head::Itself => {
                let problem = about(row, Code::HeadOfItself, Field::Head);
                report.add(problem.with("form", shorten(row.form())));
            }
            Head::NotANumber => {
                doubtful = true;
                report.add(about(row, Code::HeadNotANumber, Field::Head));
            }
        }
        scratch.heads.push(match head {
            Head::Word(index) => Some(index),
            _ => None,
        });
    }
    if roots > 1 {
        report.add(several_roots(sentence, roots));
    }
    if roots == 0 && !doubtful && !scratch.heads.is_empty() {
        report.add(no_root(sentence));
    }
    // Gathered when the first circle is found.
    let mut rows: Vec<&Row<'_>> = Vec::new();
    each_cycle(&scratch.heads, &mut scratch.walks, &mut |cycle| {
        if rows.is_empty() {
            rows.extend(words(sentence));
        }
        report.add(circle(&cycle, &rows));
    });
}

/// What a HEAD leads to.
enum Head {
    /// The index of a word among the words.
    Word(u32),
    Root,
    Itself,
    Unknown,
    NotANumber,
    /// Reported elsewhere.
    Doubtful,
}

/// A HEAD that is not a number, or too large.
fn unread(text: &str) -> Head {
    match text {
        "" => Head::Doubtful,
        text if is_number(text) => Head::Unknown,
        _ => Head::NotANumber,
    }
}

/// The words that have an id; an id 0 is reported and counts for nothing.
fn words<'s, 'a>(sentence: &'s Sentence<'a>) -> impl Iterator<Item = &'s Row<'a>> + Clone {
    sentence.words().filter(|row| row.word_id() != Some(0))
}

fn several_roots(sentence: &Sentence<'_>, count: u32) -> Diagnostic {
    let mut roots = words(sentence).filter(|row| row.is_complete() && row.head() == Some(0));
    let named = name(roots.clone());
    let first = roots.next().map(|row| row.field_span(Field::Head));
    let second = roots
        .next()
        .map(|row| about(row, Code::SeveralRoots, Field::Head));
    let mut problem =
        second.unwrap_or_else(|| Diagnostic::new(Code::SeveralRoots, sentence.span()));
    problem.related = first;
    problem.with("words", named).with("count", count)
}

fn no_root(sentence: &Sentence<'_>) -> Diagnostic {
    match words(sentence).next() {
        Some(row) => about(row, Code::NoRoot, Field::Head),
        None => Diagnostic::new(Code::NoRoot, sentence.span()),
    }
}

/// A cycle, written from its first word on.
fn circle(cycle: &[u32], rows: &[&Row<'_>]) -> Diagnostic {
    let once_round = cycle
        .iter()
        .filter_map(|&word| rows.get(word as usize).copied());
    let mut text = String::new();
    for row in once_round.clone().take(NAMED) {
        // Writing to a string does not fail.
        let _ = write!(text, "{} → ", row.field(Field::Id));
    }
    if cycle.len() > NAMED {
        text.push_str("… → ");
    }
    let start = once_round.clone().next();
    text.push_str(start.map_or("", |row| row.field(Field::Id)));
    let problem = match start {
        Some(row) => about(row, Code::Cycle, Field::Head),
        None => Diagnostic::new(Code::Cycle, crate::text::Span::default()),
    };
    problem.with("cycle", text).with("words", name(once_round))
}

/// Words with their forms.
fn name<'s, 'a: 's>(mut rows: impl Iterator<Item = &'s Row<'a>>) -> Words {
    let named = rows.by_ref().take(NAMED);
    Words {
        named: named
            .map(|row| (row.field(Field::Id).into(), shorten(row.form())))
            .collect(),
        more: rows.count() as u64,
    }
}
