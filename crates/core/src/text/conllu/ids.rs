//! The ids of a sentence: words in sequence, ranges before their words, empty nodes behind theirs.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::OnceCell;
use core::fmt::Write;

use super::columns::about;
use super::row::{Row, RowId};
use super::sentence::Sentence;
use crate::order;
use crate::text::diagnostic::{Code, Diagnostic, Field};
use crate::text::report::Report;

/// An id and the line of its word, among the words and among all lines.
#[derive(Clone, Copy)]
struct Use {
    id: u32,
    word: u32,
    row: usize,
}

/// Which words a sentence has.
#[derive(Default)]
pub(super) struct Ids {
    count: u32,
    last: u32,
    /// Where each id is used first, by id; kept only if the ids are not 1, 2, 3 ...
    uses: Option<Vec<Use>>,
    /// Written once: it is asked for at every bad head.
    description: OnceCell<String>,
    /// Some line has an id that cannot be read, so that any word may be missing.
    pub(super) incomplete: bool,
}

impl Ids {
    /// The number of words.
    pub(super) fn count(&self) -> u32 {
        self.count
    }

    /// The position of a word among the words, from 0.
    pub(super) fn index(&self, id: u32) -> Option<u32> {
        match &self.uses {
            None => id.checked_sub(1).filter(|_| id <= self.count),
            Some(_) => self.first(id).map(|first| first.word),
        }
    }

    fn first(&self, id: u32) -> Option<Use> {
        let uses = self.uses.as_ref()?;
        let at = uses.binary_search_by_key(&id, |one| one.id).ok()?;
        uses.get(at).copied()
    }

    /// The ids as a reader is told them: `1–7`, or `1–3, 5` if there are gaps.
    pub(super) fn describe(&self) -> &str {
        self.description.get_or_init(|| self.runs())
    }

    fn runs(&self) -> String {
        /// More runs than these are nothing to read.
        const RUNS: usize = 8;
        let Some(uses) = &self.uses else {
            return run(1, self.count);
        };
        let mut ids = uses.iter().map(|one| one.id).peekable();
        let mut text = String::new();
        let mut runs = 0;
        while let Some(first) = ids.next() {
            let mut last = first;
            while let Some(next) = ids.next_if(|&id| id == last.saturating_add(1)) {
                last = next;
            }
            if runs == RUNS {
                text.push_str(", …");
                break;
            }
            // Writing to a string does not fail.
            let _ = write!(
                text,
                "{}{}",
                if runs == 0 { "" } else { ", " },
                run(first, last)
            );
            runs += 1;
        }
        text
    }
}

fn run(first: u32, last: u32) -> String {
    if first < last {
        format!("{first}–{last}")
    } else {
        format!("{last}")
    }
}

/// Checks the ids of a sentence.
pub(super) fn check(sentence: &Sentence<'_>, report: &mut Report<'_>) -> Ids {
    let mut walk = Walk {
        due: Some(1),
        ..Walk::default()
    };
    for (position, row) in sentence.rows().iter().enumerate() {
        match row.id() {
            RowId::Word(id) if walk.due == Some(id) && walk.ids.uses.is_none() => walk.take(id),
            RowId::Word(0) => report.add(about(row, Code::IdZero, Field::Id)),
            RowId::Word(id) => walk.unexpected_word(sentence, position, id, report),
            RowId::Range { first, last } => walk.range(sentence, position, first, last, report),
            RowId::Empty { after, index } => walk.empty_node(row, after, index, report),
            RowId::Unreadable => {
                walk.ids.incomplete = true;
                walk.due = None;
                walk.look_up(sentence);
            }
        }
    }
    if walk.ranges && !walk.ids.incomplete {
        check_range_ends(sentence, &walk.ids, report);
    }
    if walk.ids.count == 0 && report.errors() == 0 {
        report.add(Diagnostic::new(Code::NoWords, sentence.span()));
    }
    walk.ids
}

/// What is known on the way through the lines.
#[derive(Default)]
struct Walk {
    ids: Ids,
    /// The id of the next word; any later one will do if it is not known.
    due: Option<u32>,
    /// Empty nodes behind the last word.
    empty_nodes: u32,
    ranges: bool,
    /// The last word of any range so far, and the line of that range.
    covered: Option<(u32, usize)>,
}

impl Walk {
    fn take(&mut self, id: u32) {
        self.ids.count += 1;
        self.ids.last = id;
        self.due = id.checked_add(1);
        self.empty_nodes = 0;
    }

    /// From here on the ids are looked up.
    fn look_up(&mut self, sentence: &Sentence<'_>) {
        if self.ids.uses.is_none() {
            let rows = sentence.rows().iter().enumerate();
            let ids = rows.filter_map(|(row, line)| Some((line.word_id()?, row)));
            let words = ids.filter(|&(id, _)| id > 0).zip(0..);
            let uses: Vec<Use> = words
                .map(|((id, row), word)| Use { id, word, row })
                .collect();
            // The first use of an id stays first.
            let mut uses = order::sorted(&uses, |one| one.id);
            uses.dedup_by_key(|one| one.id);
            self.ids.uses = Some(uses);
        }
    }

    fn unexpected_word(
        &mut self,
        sentence: &Sentence<'_>,
        position: usize,
        id: u32,
        report: &mut Report<'_>,
    ) {
        let Some(row) = sentence.rows().get(position) else {
            return;
        };
        self.look_up(sentence);
        let expected = self.due.unwrap_or_else(|| self.ids.last.saturating_add(1));
        if let Some(first) = self.ids.first(id).filter(|first| first.row < position) {
            let mut problem =
                about(row, Code::IdDuplicate, Field::Id).with("expected", format!("{expected}"));
            let first = sentence.rows().get(first.row);
            problem.related = first.map(|row| row.field_span(Field::Id));
            report.add(problem);
            // The sequence goes on from where it was.
            self.ids.count += 1;
            self.empty_nodes = 0;
            return;
        }
        let in_sequence = self.due.map_or(id > self.ids.last, |due| due == id);
        if !in_sequence {
            report.add(
                about(row, Code::IdOutOfSequence, Field::Id)
                    .with("expected", format!("{expected}")),
            );
        }
        self.take(id);
    }

    fn range(
        &mut self,
        sentence: &Sentence<'_>,
        position: usize,
        first: u32,
        last: u32,
        report: &mut Report<'_>,
    ) {
        let Some(row) = sentence.rows().get(position) else {
            return;
        };
        if first > last {
            report.add(about(row, Code::RangeBackwards, Field::Id));
            return;
        }
        self.ranges = true;
        if first == last {
            report.add(about(row, Code::RangeOfOne, Field::Id));
        }
        let other = self.covered.filter(|&(covered, _)| first <= covered);
        if let Some(other) = other.and_then(|(_, position)| sentence.rows().get(position)) {
            report.add(
                about(row, Code::RangeOverlap, Field::Id)
                    .with("other", other.field(Field::Id))
                    .related_to(other.field_span(Field::Id)),
            );
        } else if let Some(due) = self.due.filter(|&due| due != first) {
            report.add(
                about(row, Code::RangeMisplaced, Field::Id).with("expected", format!("{due}")),
            );
        }
        if self.covered.is_none_or(|(covered, _)| covered < last) {
            self.covered = Some((last, position));
        }
    }

    fn empty_node(&mut self, row: &Row<'_>, after: u32, index: u32, report: &mut Report<'_>) {
        let due = self.empty_nodes.saturating_add(1);
        let known = self.due.is_some();
        if known && (after, index) != (self.ids.last, due) {
            let expected = format!("{}.{due}", self.ids.last);
            report.add(about(row, Code::EmptyNodeMisplaced, Field::Id).with("expected", expected));
        }
        if after == self.ids.last {
            self.empty_nodes = index;
        }
    }
}

fn check_range_ends(sentence: &Sentence<'_>, ids: &Ids, report: &mut Report<'_>) {
    let end = match &ids.uses {
        None => ids.count,
        Some(uses) => uses.last().map_or(0, |last| last.id),
    };
    for row in sentence.rows() {
        if let RowId::Range { first, last } = row.id()
            && first <= last
            && last > end
        {
            report.add(about(row, Code::RangeBeyond, Field::Id).with("words", ids.describe()));
        }
    }
}
