//! The ids of a sentence: words in sequence, ranges before their words, empty nodes after theirs.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::OnceCell;
use core::fmt::Write;

use super::columns::about;
use super::row::{Row, RowId};
use super::sentence::Sentence;
use crate::text::diagnostic::{Code, Diagnostic, Field};
use crate::text::report::Report;

/// Which words a sentence has.
#[derive(Default)]
pub(super) struct Ids {
    count: u32,
    last: u32,
    /// Each id [with](joined) the place of its first use among the words, in order; kept only if the
    /// ids are not 1, 2, 3 ...
    uses: Option<Vec<u64>>,
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
        let place = id.checked_sub(1)?;
        let Some(uses) = &self.uses else {
            return Some(place).filter(|_| id <= self.count);
        };
        let is_used = |&one: &u64| parts(one).0 == id;
        // Where no id is missing before it, it stands at its place.
        let one = uses.get(place as usize).copied().filter(is_used);
        let found = one.or_else(|| {
            let at = uses.partition_point(|&one| parts(one).0 < id);
            uses.get(at).copied().filter(is_used)
        });
        found.map(|one| parts(one).1)
    }

    /// The ids as they are shown to users: `1–7`, or `1–3, 5` if there are gaps.
    pub(super) fn describe(&self) -> &str {
        self.description.get_or_init(|| self.runs())
    }

    fn runs(&self) -> String {
        /// More runs than these are nothing to read.
        const RUNS: usize = 8;
        let Some(uses) = &self.uses else {
            return run(1, self.count);
        };
        let mut ids = uses.iter().map(|&one| parts(one).0).peekable();
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

/// Two numbers in one, which is sorted faster than a pair.
fn joined(first: u32, second: u32) -> u64 {
    u64::from(first) << 32 | u64::from(second)
}

/// The inverse of [`joined`].
#[expect(clippy::cast_possible_truncation, reason = "cuts out the second")]
fn parts(joined: u64) -> (u32, u32) {
    ((joined >> 32) as u32, joined as u32)
}

/// Checks the ids of a sentence.
pub(super) fn check(sentence: &Sentence<'_>, report: &mut Report<'_>) -> Ids {
    let mut walk = Walk {
        due: Some(1),
        ..Walk::default()
    };
    for (position, row) in (0..).zip(sentence.rows()) {
        match row.id() {
            RowId::Word(id) if walk.due == Some(id) && walk.ids.uses.is_none() => walk.take(id),
            RowId::Word(0) => report.add(about(row, Code::IdZero, Field::Id)),
            RowId::Word(id) => walk.unexpected_word(sentence, (position, row), id, report),
            RowId::Range { first, last } => {
                walk.range(sentence, (position, row), [first, last], report);
            }
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
    /// Empty nodes after the last word.
    empty_nodes: u32,
    ranges: bool,
    /// The last word of any range so far, and the line of that range.
    covered: Option<(u32, u32)>,
    /// Each line to come whose id is used before [with](joined) the line of the first use; the next
    /// one is the last.
    repeats: Vec<u64>,
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
        if self.ids.uses.is_some() {
            return;
        }
        let rows = (0..).zip(sentence.rows());
        let ids = rows.filter_map(|(position, row)| Some((row.word_id()?, position)));
        let (ids, rows): (Vec<u32>, Vec<u32>) = ids.filter(|&(id, _)| id > 0).unzip();
        let mut uses: Vec<u64> = ids
            .into_iter()
            .zip(0..)
            .map(|(id, word)| joined(id, word))
            .collect();
        uses.sort_unstable();
        let row = |one: u64| rows.get(parts(one).1 as usize).copied().unwrap_or_default();
        // The first use of an id stays.
        uses.dedup_by(|again, first| {
            let is_repeat = parts(*again).0 == parts(*first).0;
            if is_repeat {
                self.repeats.push(joined(row(*again), row(*first)));
            }
            is_repeat
        });
        self.repeats.sort_unstable();
        self.repeats.reverse();
        self.ids.uses = Some(uses);
    }

    fn unexpected_word(
        &mut self,
        sentence: &Sentence<'_>,
        (position, row): (u32, &Row<'_>),
        id: u32,
        report: &mut Report<'_>,
    ) {
        self.look_up(sentence);
        let expected = self.due.unwrap_or_else(|| self.ids.last.saturating_add(1));
        let repeat = self
            .repeats
            .pop_if(|&mut repeat| parts(repeat).0 == position);
        if let Some((_, first)) = repeat.map(parts) {
            report.add_with(Code::IdDuplicate, || {
                let mut problem = about(row, Code::IdDuplicate, Field::Id)
                    .with("expected", format!("{expected}"));
                let first = sentence.rows().get(first as usize);
                problem.related = first.map(|row| row.field_span(Field::Id));
                problem
            });
            // The sequence continues from where it was.
            self.ids.count += 1;
            self.empty_nodes = 0;
            return;
        }
        let in_sequence = self.due.map_or(id > self.ids.last, |due| due == id);
        if !in_sequence {
            report.add_with(Code::IdOutOfSequence, || {
                about(row, Code::IdOutOfSequence, Field::Id).with("expected", format!("{expected}"))
            });
        }
        self.take(id);
    }

    fn range(
        &mut self,
        sentence: &Sentence<'_>,
        (position, row): (u32, &Row<'_>),
        [first, last]: [u32; 2],
        report: &mut Report<'_>,
    ) {
        if first > last {
            report.add(about(row, Code::RangeBackwards, Field::Id));
            return;
        }
        self.ranges = true;
        if first == last {
            report.add(about(row, Code::RangeOfOne, Field::Id));
        }
        let other = self.covered.filter(|&(covered, _)| first <= covered);
        if let Some(other) = other.and_then(|(_, position)| sentence.rows().get(position as usize))
        {
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
        Some(uses) => uses.last().map_or(0, |&last| parts(last).0),
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
