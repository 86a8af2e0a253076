//! One line of ten columns, borrowed from the text.
//!
//! `2<tab>cats<tab>cat<tab>NOUN<tab>_<tab>_<tab>3<tab>nsubj<tab>_<tab>_` is the word 2, whose head
//! is the word 3.

use core::fmt;

use crate::number::saturated;
use crate::text::diagnostic::Field;
use crate::text::span::{Line, Span};

/// The columns of CoNLL-U.
pub(super) const COLUMNS: usize = Field::ALL.len();

/// What an ID names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowId {
    /// A word: `1`.
    Word(u32),
    /// A multiword token: `1-2`.
    Range {
        /// Its first word.
        first: u32,
        /// Its last word.
        last: u32,
    },
    /// An empty node: `5.1`.
    Empty {
        /// The word it follows; 0 before the first one.
        after: u32,
        /// Which of those it is, from 1.
        index: u32,
    },
    /// None of these; the reader has reported it.
    Unreadable,
}

impl fmt::Display for RowId {
    /// As CoNLL-U writes it; nothing of what could not be read.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(id) => write!(formatter, "{id}"),
            Self::Range { first, last } => write!(formatter, "{first}-{last}"),
            Self::Empty { after, index } => write!(formatter, "{after}.{index}"),
            Self::Unreadable => Ok(()),
        }
    }
}

/// How a line ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineEnd {
    /// At the end of the text.
    Missing,
    /// A carriage return at the end of the text.
    CarriageReturn,
    LineFeed,
    Both,
}

impl LineEnd {
    pub(super) fn as_str(self) -> &'static str {
        match self {
            LineEnd::Missing => "",
            LineEnd::CarriageReturn => "\r",
            LineEnd::LineFeed => "\n",
            LineEnd::Both => "\r\n",
        }
    }
}

/// A line and where its tabs are.
pub(super) struct Cut<'a> {
    pub(super) line: Line<'a>,
    pub(super) line_end: LineEnd,
    /// Where each column ends; for missing ones the end of the line.
    pub(super) ends: [usize; COLUMNS],
    pub(super) columns: usize,
    /// There are as many columns as the format has.
    pub(super) is_complete: bool,
    /// The columns are not those of CoNLL-U in their order: an end of [`usize::MAX`] is that of none.
    pub(super) is_arranged: bool,
    /// Its labels are not meant to be those of Universal Dependencies.
    pub(super) has_own_labels: bool,
}

/// A line of a sentence that is not a comment: a word, a multiword token or an empty node.
///
/// Columns that hold `_` are `None`, except for FORM. A line of CoNLL-U with fewer than ten columns has
/// empty ones in their place; its sentence is not [sound](super::Sentence::is_sound). In the other
/// formats of the family a column that is not there is `_`.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    id: RowId,
    /// Of a word only, and only if it is a number.
    head: Option<u32>,
    line: Line<'a>,
    line_end: LineEnd,
    /// Where each column ends in the line; for missing ones the end of the line. A text has as many of
    /// these as lines, so that they are kept short; in a line of 4 GiB the columns after that are empty.
    ends: [u32; COLUMNS],
    /// There are as many columns as the format has.
    complete: bool,
    /// Where a column begins is not where the one before it in CoNLL-U ends; one that is not there ends
    /// at [`u32::MAX`].
    arranged: bool,
    /// Its labels are not meant to be those of Universal Dependencies.
    own_labels: bool,
}

impl<'a> Row<'a> {
    /// A line cut at its tabs. Its id is read in any case; what is wrong with it is for the checks
    /// to say.
    pub(super) fn new(cut: &Cut<'a>) -> Self {
        let complete = cut.is_complete;
        let mut row = Row {
            id: RowId::Unreadable,
            head: None,
            line: cut.line,
            line_end: cut.line_end,
            ends: cut.ends.map(saturated),
            complete,
            arranged: cut.is_arranged,
            own_labels: cut.has_own_labels,
        };
        let id = trim(row.field(Field::Id));
        row.id = parse_id(if complete {
            id
        } else {
            pieces(id).next().unwrap_or_default()
        });
        if complete && matches!(row.id, RowId::Word(_)) {
            row.head = number(trim(row.field(Field::Head)));
        }
        row
    }

    /// What the line is.
    pub fn id(&self) -> RowId {
        self.id
    }

    /// The id, if it is a word's.
    pub fn word_id(&self) -> Option<u32> {
        match self.id {
            RowId::Word(id) => Some(id),
            _ => None,
        }
    }

    /// FORM.
    pub fn form(&self) -> &'a str {
        self.field(Field::Form)
    }

    /// LEMMA.
    pub fn lemma(&self) -> Option<&'a str> {
        self.value(Field::Lemma)
    }

    /// UPOS, the universal part of speech.
    pub fn upos(&self) -> Option<&'a str> {
        self.value(Field::Upos)
    }

    /// XPOS, the language's own part of speech.
    pub fn xpos(&self) -> Option<&'a str> {
        self.value(Field::Xpos)
    }

    /// FEATS, as written.
    pub fn feats(&self) -> Option<&'a str> {
        self.value(Field::Feats)
    }

    /// HEAD of a word: the id of another one, or 0 for the root.
    pub fn head(&self) -> Option<u32> {
        self.head
    }

    /// The place of the head among the words of a sound sentence, from 0; none for the root.
    pub(crate) fn head_index(&self) -> Option<u32> {
        self.head?.checked_sub(1)
    }

    /// DEPREL, the relation to the head.
    pub fn deprel(&self) -> Option<&'a str> {
        self.value(Field::Deprel)
    }

    /// DEPS, as written.
    pub fn deps(&self) -> Option<&'a str> {
        self.value(Field::Deps)
    }

    /// MISC, as written.
    pub fn misc(&self) -> Option<&'a str> {
        self.value(Field::Misc)
    }

    /// Any column as it is written; `_` is `_`.
    // Asked for in many places: a module for the page would have it once for each.
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub fn field(&self, field: Field) -> &'a str {
        if self.arranged {
            return self.arranged_field(field);
        }
        let bytes = self.plain_range(field);
        self.line.text.get(bytes).unwrap_or_default()
    }

    /// The same where the columns are not those of CoNLL-U in their order. Out of the way: nearly every
    /// text is CoNLL-U.
    #[cold]
    #[inline(never)]
    fn arranged_field(&self, field: Field) -> &'a str {
        let (line, end) = (self.line.text, self.ends[field.index()]);
        let before = line.get(..end as usize).filter(|_| end < u32::MAX);
        before.map_or("_", |before| before.rsplit('\t').next().unwrap_or(before))
    }

    /// The whole line as it is written, with the columns that CoNLL-U does not have.
    pub fn as_str(&self) -> &'a str {
        self.line.text
    }

    /// Whether every column begins and ends with a printing ASCII character, as on most lines: then
    /// none is empty, and nothing need be decoded to see that there is no blank around one.
    pub(super) fn is_plain(&self) -> bool {
        let bytes = self.line.text.as_bytes();
        let is_plain = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_graphic);
        let around = |tab: usize| is_plain(tab.wrapping_sub(1)) & is_plain(tab + 1);
        if self.arranged {
            return false;
        }
        let [tabs @ .., end] = &self.ends;
        let edges = is_plain(0) & is_plain((*end as usize).wrapping_sub(1));
        tabs.iter()
            .fold(edges, |all, &tab| all & around(tab as usize))
    }

    /// Any column; `_` and the empty text are `None`.
    pub fn value(&self, field: Field) -> Option<&'a str> {
        match self.field(field) {
            "" | "_" => None,
            value => Some(value),
        }
    }

    /// Whether MISC says that no blank follows.
    pub fn is_glued(&self) -> bool {
        let misc = self.misc().unwrap_or_default().as_bytes();
        let mut items = misc.split(|&byte| byte == b'|');
        items.any(|item| item == b"SpaceAfter=No")
    }

    /// The number of the line in the text, from 1.
    pub fn line(&self) -> u32 {
        self.line.number
    }

    /// The place of the whole line, without its end.
    pub fn span(&self) -> Span {
        self.line.whole()
    }

    /// The place of one column.
    pub fn field_span(&self, field: Field) -> Span {
        let bytes = self.range(field);
        let end = bytes.end.min(self.line.text.len());
        self.line.span(bytes.start.min(end)..end)
    }

    /// The place of some bytes of one column.
    pub(super) fn part_span(&self, field: Field, bytes: core::ops::Range<usize>) -> Span {
        let start = self.range(field).start;
        self.line.span(start + bytes.start..start + bytes.end)
    }

    /// The line as it stands in the text.
    pub(super) fn source(&self) -> Line<'a> {
        self.line
    }

    /// Whether there are as many columns as the format has.
    pub(super) fn is_complete(&self) -> bool {
        self.complete
    }

    /// Whether the columns are not those of CoNLL-U in their order.
    pub(super) fn is_arranged(&self) -> bool {
        self.arranged
    }

    /// Whether its labels are not meant to be those of Universal Dependencies.
    pub(super) fn has_own_labels(&self) -> bool {
        self.own_labels
    }

    pub(super) fn line_end(&self) -> LineEnd {
        self.line_end
    }

    fn range(&self, field: Field) -> core::ops::Range<usize> {
        if self.arranged {
            let end = self.line.text.len().min(self.ends[field.index()] as usize);
            return end.saturating_sub(self.arranged_field(field).len())..end;
        }
        self.plain_range(field)
    }

    fn plain_range(&self, field: Field) -> core::ops::Range<usize> {
        let column = field.index();
        let start = column
            .checked_sub(1)
            .map_or(0, |before| self.ends[before] as usize + 1);
        start..self.ends[column] as usize
    }
}

/// Without blanks around: ordinary ones, the no-break space, and carriage returns.
pub(super) fn trim(text: &str) -> &str {
    let is_plain = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_graphic);
    let bytes = text.as_bytes();
    if is_plain(bytes.first()) && is_plain(bytes.last()) {
        // Nearly every text: nothing need be decoded.
        return text;
    }
    text.trim_matches(is_blank)
}

/// A character that is stripped from both ends of a value. Only these: the other
/// blanks of Unicode, such as U+2028, are left to those who write them.
pub(super) fn is_blank(character: char) -> bool {
    matches!(character, ' ' | '\u{a0}' | '\r')
}

/// What stands between blanks and tabs.
pub(super) fn pieces(text: &str) -> impl Iterator<Item = &str> {
    text.split(|character| is_blank(character) || character == '\t')
        .filter(|piece| !piece.is_empty())
}

/// A number as the format writes it: ASCII digits, no leading zero, and small enough for an id.
pub(super) fn number(text: &str) -> Option<u32> {
    let bytes = text.as_bytes();
    if bytes.first() == Some(&b'0') {
        return (bytes.len() == 1).then_some(0);
    }
    let digits = bytes.iter().try_fold(0_u32, |number, byte| {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        number.checked_mul(10)?.checked_add(u32::from(digit))
    });
    digits.filter(|_| !bytes.is_empty())
}

/// ASCII digits without a leading zero, however many.
pub(super) fn is_number(text: &str) -> bool {
    let bytes = text.as_bytes();
    match bytes {
        [b'0'] => true,
        [b'1'..=b'9', rest @ ..] => rest.iter().all(u8::is_ascii_digit),
        _ => false,
    }
}

/// What an ID names; `2-1` is a range here, checked later with the others.
pub(in crate::text) fn parse_id(text: &str) -> RowId {
    let read = || {
        if let Some(id) = number(text) {
            return Some(RowId::Word(id));
        }
        if let Some((first, last)) = text.split_once('-') {
            let (first, last) = (number(first)?, number(last)?);
            return (first > 0 && last > 0).then_some(RowId::Range { first, last });
        }
        let (after, index) = text.split_once('.')?;
        let (after, index) = (number(after)?, number(index)?);
        (index > 0).then_some(RowId::Empty { after, index })
    };
    read().unwrap_or(RowId::Unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: RowId) {
        assert_eq!(parse_id(text), expected, "{text}");
    }

    #[test]
    fn an_id_is_a_word_a_range_or_an_empty_node() {
        check("1", RowId::Word(1));
        check("0", RowId::Word(0));
        check(
            "12-13",
            RowId::Range {
                first: 12,
                last: 13,
            },
        );
        check("2-1", RowId::Range { first: 2, last: 1 });
        check("8.1", RowId::Empty { after: 8, index: 1 });
        check(
            "0.10",
            RowId::Empty {
                after: 0,
                index: 10,
            },
        );
    }

    #[test]
    fn anything_else_is_unreadable() {
        for text in [
            "",
            "x",
            "-1",
            "+1",
            "01",
            "1-",
            "-",
            "1-2-3",
            "0-2",
            "1.0",
            "1.",
            "1.1.1",
            "٣",
            "4294967296",
        ] {
            check(text, RowId::Unreadable);
        }
    }
}
