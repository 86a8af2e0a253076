//! A sentence of CoNLL-U: its comments and its lines, borrowed from the text.

use alloc::boxed::Box;
use alloc::string::String;

use super::row::{LineEnd, Row, RowId, is_blank};
use super::spelling::after_form;
use crate::text::cursor::Place;
use crate::text::format::Format;
use crate::text::span::{Line, Span};

/// A line that begins with `#`.
#[derive(Clone, Copy, Debug)]
pub struct Comment<'a> {
    pub(super) line: Line<'a>,
    pub(super) line_end: LineEnd,
}

impl<'a> Comment<'a> {
    /// The comment as written, with its `#`.
    pub fn as_str(&self) -> &'a str {
        self.line.text
    }

    /// Its place.
    pub fn span(&self) -> Span {
        self.line.whole()
    }

    /// Where it begins.
    pub(in crate::text) fn place(&self) -> Place {
        self.line.place()
    }

    /// The name and the value of a comment like `# sent_id = 3`; blanks around both are left out.
    pub fn pair(&self) -> Option<(&'a str, &'a str)> {
        let (name, value) = self.line.text.strip_prefix('#')?.split_once('=')?;
        Some((name.trim_matches(is_around), value.trim_matches(is_around)))
    }

    /// The place of this many bytes at the end of the value.
    pub(super) fn end_of_value(&self, bytes: usize) -> Span {
        let end = self.line.text.trim_end_matches(is_around).len();
        self.line.span(end.saturating_sub(bytes)..end)
    }
}

/// Surrounds names and values of comments and does not belong to them.
fn is_around(character: char) -> bool {
    is_blank(character) || character == '\t'
}

/// A sentence as it was read. It knows every byte of its text, so that it can be
/// [written](super::write) as it was.
#[derive(Clone, Debug)]
pub struct Sentence<'a> {
    pub(super) index: u32,
    pub(super) format: Format,
    /// What stands before: the byte order mark, blank lines, comments of their own.
    pub(super) leading: &'a str,
    pub(super) comments: Box<[Comment<'a>]>,
    /// Never empty: a sentence begins to exist with its first line that is not a comment.
    pub(super) rows: Box<[Row<'a>]>,
    /// The blank lines after it, and what was skipped.
    pub(super) trailing: &'a str,
    pub(super) words: u32,
    pub(super) errors: u32,
}

impl<'a> Sentence<'a> {
    /// Which sentence of the text this is, from 0.
    pub fn index(&self) -> u32 {
        self.index
    }

    /// The format it came in: CoNLL-U, or another of its family.
    pub fn format(&self) -> Format {
        self.format
    }

    /// True if reading it reported no error: its words are 1, 2, 3 ... and their heads make a tree.
    pub fn is_sound(&self) -> bool {
        self.errors == 0
    }

    /// How many errors reading it reported.
    pub fn errors(&self) -> u32 {
        self.errors
    }

    /// The comments, in order.
    pub fn comments(&self) -> &[Comment<'a>] {
        &self.comments
    }

    /// All lines but the comments: words, multiword tokens and empty nodes, in order.
    pub fn rows(&self) -> &[Row<'a>] {
        &self.rows
    }

    /// The words, in order. In a sound sentence the ids are 1, 2, 3 ...
    pub fn words(&self) -> impl Iterator<Item = &Row<'a>> + Clone {
        self.rows
            .iter()
            .filter(|row| matches!(row.id(), RowId::Word(_)))
    }

    /// The number of words.
    pub fn word_count(&self) -> u32 {
        self.words
    }

    /// A word of a sound sentence by its id.
    ///
    /// # Complexity
    /// O(log n).
    pub fn word(&self, id: u32) -> Option<&Row<'a>> {
        self.row(RowId::Word(id))
    }

    /// A line of a sound sentence by its id.
    ///
    /// # Complexity
    /// O(log n).
    pub fn row(&self, id: RowId) -> Option<&Row<'a>> {
        let place = |id| match id {
            // A multiword token stands before its first word, an empty node after its word.
            RowId::Range { first, .. } => (first, 0),
            RowId::Word(word) => (word, 1),
            RowId::Empty { after, index } => (after, index.saturating_add(1)),
            RowId::Unreadable => (0, 0),
        };
        let sought = place(id);
        let at = self.rows.partition_point(|row| place(row.id()) < sought);
        self.rows.get(at).filter(|row| row.id() == id)
    }

    /// The value of the first comment of that name: `metadata("newdoc id")`.
    pub fn metadata(&self, name: &str) -> Option<&'a str> {
        self.comments
            .iter()
            .filter_map(Comment::pair)
            .find(|pair| pair.0 == name)
            .map(|pair| pair.1)
    }

    /// The value of `# sent_id`.
    pub fn sent_id(&self) -> Option<&'a str> {
        self.metadata("sent_id")
    }

    /// The value of `# text`.
    pub fn text(&self) -> Option<&'a str> {
        self.metadata("text")
    }

    /// The value of `# parallel_id`.
    pub fn parallel_id(&self) -> Option<&'a str> {
        self.metadata("parallel_id")
    }

    /// What the forms spell: multiword tokens in place of their words, no blank after
    /// `SpaceAfter=No`.
    pub fn spelling(&self) -> String {
        let mut text = String::new();
        let mut blank = "";
        for (form, glued) in self.shown() {
            text.push_str(blank);
            text.push_str(form);
            blank = after_form(glued);
        }
        text
    }

    /// The line on which it begins, from 1: the first comment, or the first line of columns.
    pub fn line(&self) -> u32 {
        let row = self.rows.first().map_or(1, Row::line);
        self.comments
            .first()
            .map_or(row, |comment| comment.line.number.min(row))
    }

    /// How many lines it has, without the blank ones before and after it.
    pub fn lines(&self) -> u32 {
        let row = self.rows.last().map_or(0, Row::line);
        let last = self
            .comments
            .last()
            .map_or(row, |comment| comment.line.number.max(row));
        (last + 1).saturating_sub(self.line())
    }

    /// From the first line of columns to the last one.
    pub fn span(&self) -> Span {
        match (self.rows.first(), self.rows.last()) {
            (Some(first), Some(last)) => first.span().to(last.span()),
            _ => Span::default(),
        }
    }

    /// What the text shows, in order: forms, and whether the next one follows without a blank.
    pub(super) fn shown(&self) -> impl Iterator<Item = (&'a str, bool)> {
        let mut covered = 0;
        self.rows.iter().filter_map(move |row| {
            let shown = match row.id() {
                RowId::Word(id) => id > covered,
                RowId::Range { last, .. } => {
                    covered = last;
                    true
                }
                RowId::Empty { .. } | RowId::Unreadable => false,
            };
            shown.then(|| (row.form(), row.is_glued()))
        })
    }
}
