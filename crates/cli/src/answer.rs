//! The output for one pair.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::Serializer;
use twintree_view::{Cell, FaultyRecord, FaultyRow, RecordProblem, TableRow, tsv_row};

use crate::visible::{self, Visible};

/// How a pair is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// An object on a line.
    Json,
    /// The same for a terminal.
    Visible,
    /// This many columns, separated by tabs.
    Tsv {
        /// Without the number of the pair and its errors.
        columns: usize,
    },
    /// Not at all.
    Nothing,
}

/// What a pair is called in its answer.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Key<'k> {
    /// Its number, from 1.
    Pair(u64),
    /// The id of its record, as JSON.
    Id(&'k str),
}

/// The output for one pair; the lines of several follow one another.
pub(crate) struct Answer<'a> {
    lines: &'a mut Vec<u8>,
    key: Key<'a>,
    form: Form,
}

impl Form {
    /// Writes an object without the end of the line.
    pub(crate) fn write<W: Write>(self, mut writer: W, object: &impl Serialize) -> io::Result<()> {
        let written = if self == Self::Visible {
            object.serialize(&mut Serializer::with_formatter(&mut writer, Visible))
        } else {
            serde_json::to_writer(&mut writer, object)
        };
        written.map_err(io::Error::from)
    }
}

impl<'a> Answer<'a> {
    /// The answer to a pair, after those of the pairs before.
    pub(crate) fn new(lines: &'a mut Vec<u8>, key: Key<'a>, form: Form) -> Self {
        Self { lines, key, form }
    }

    /// The number of the pair; none for a record, where its place has no meaning.
    pub(crate) fn number(&self) -> Option<u64> {
        match self.key {
            Key::Pair(number) => Some(number),
            Key::Id(_) => None,
        }
    }

    /// Whether a row is wanted.
    pub(crate) fn is_wanted(&self) -> bool {
        self.form != Form::Nothing
    }

    /// Answers with a row.
    pub(crate) fn row<R: TableRow>(&mut self, row: &R) {
        if matches!(self.form, Form::Tsv { .. }) {
            let number = self.number().map_or(Cell::Missing, Cell::Number);
            self.cells(
                std::iter::once(number)
                    .chain(row.cells())
                    .chain([Cell::Missing]),
            );
        } else {
            self.object(row);
        }
    }

    /// Answers that the pair of this number has errors of these codes.
    pub(crate) fn faulty(&mut self, pair: u64, codes: &[&'static str]) {
        if let Form::Tsv { columns } = self.form {
            let missing = std::iter::repeat_n(Cell::Missing, columns);
            let error = [Cell::Text(codes.join(" "))];
            self.cells([Cell::Number(pair)].into_iter().chain(missing).chain(error));
        } else {
            self.object(&FaultyRow { pair, error: codes });
        }
    }

    /// Answers that a record has these errors.
    pub(crate) fn faulty_record(&mut self, problems: &[RecordProblem]) {
        self.object(&FaultyRecord::new(problems));
    }

    /// Writes an object; for a record its id comes first.
    fn object(&mut self, object: &impl Serialize) {
        if !self.is_wanted() {
            return;
        }
        let written = match self.key {
            Key::Pair(_) => self.form.write(&mut *self.lines, object),
            Key::Id(id) => self.object_of(id, object),
        };
        // Writing to memory does not fail.
        debug_assert!(written.is_ok(), "{written:?}");
        self.lines.push(b'\n');
    }

    fn object_of(&mut self, id: &str, object: &impl Serialize) -> io::Result<()> {
        self.lines.extend_from_slice(b"{\"id\":");
        if self.form == Form::Visible {
            visible::write(&mut *self.lines, id)?;
        } else {
            self.lines.extend_from_slice(id.as_bytes());
        }
        let begin = self.lines.len();
        self.form.write(&mut *self.lines, object)?;
        // The object goes on.
        if let Some(brace) = self.lines.get_mut(begin) {
            *brace = b',';
        }
        Ok(())
    }

    fn cells(&mut self, cells: impl Iterator<Item = Cell>) {
        self.lines.extend_from_slice(tsv_row(cells).as_bytes());
        self.lines.push(b'\n');
    }
}

/// The names of the columns of rows.
pub(crate) fn heading<R: TableRow>() -> String {
    let mut names = vec!["pair".to_owned()];
    names.extend(R::columns());
    names.push("error".into());
    tsv_row(names.into_iter().map(Cell::Text))
}
