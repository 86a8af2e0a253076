//! The output for one pair.

use std::io::{self, Write};
use std::sync::Arc;

use serde::Serialize;
use serde_json::Serializer;
use twintree_view::{FaultyRecord, FaultyRow, RecordProblem};

use crate::visible::{self, Visible};
use twintree_view::rows::Columns;

/// How a row is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// An object on a line.
    Json,
    /// The same for a terminal.
    Visible,
    /// A row of a table.
    Table(Arc<Columns>),
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
    form: &'a Form,
}

impl Form {
    /// Writes a row without the end of its line.
    pub(crate) fn write<W: Write>(&self, mut writer: W, row: &impl Serialize) -> io::Result<()> {
        let written = match self {
            Self::Json => serde_json::to_writer(&mut writer, row),
            Self::Visible => row.serialize(&mut Serializer::with_formatter(&mut writer, Visible)),
            Self::Table(columns) => {
                let row = serde_json::to_string(row)?;
                return writer.write_all(columns.row(&row).as_bytes());
            }
            Self::Nothing => return Ok(()),
        };
        written.map_err(io::Error::from)
    }
}

impl<'a> Answer<'a> {
    /// The answer to a pair, after those of the pairs before.
    pub(crate) fn new(lines: &'a mut Vec<u8>, key: Key<'a>, form: &'a Form) -> Self {
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
        *self.form != Form::Nothing
    }

    /// Answers that the pair of this number has errors of these codes.
    pub(crate) fn faulty(&mut self, pair: u64, codes: &[&'static str]) {
        self.row(&FaultyRow { pair, error: codes });
    }

    /// Answers that a record has these errors.
    pub(crate) fn faulty_record(&mut self, problems: &[RecordProblem]) {
        self.row(&FaultyRecord::new(problems));
    }

    /// Answers with a row; for a record its id comes first.
    pub(crate) fn row(&mut self, row: &impl Serialize) {
        if !self.is_wanted() {
            return;
        }
        let written = match (self.key, self.form) {
            (Key::Pair(_), form) => form.write(&mut *self.lines, row),
            (Key::Id(id), Form::Table(columns)) => self.cells_of(id, columns, row),
            (Key::Id(id), _) => self.object_of(id, row),
        };
        // Writing to memory does not fail.
        debug_assert!(written.is_ok(), "{written:?}");
        self.lines.push(b'\n');
    }

    fn object_of(&mut self, id: &str, object: &impl Serialize) -> io::Result<()> {
        self.lines.extend_from_slice(b"{\"id\":");
        if *self.form == Form::Visible {
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

    fn cells_of(&mut self, id: &str, columns: &Columns, row: &impl Serialize) -> io::Result<()> {
        let row = serde_json::to_string(row)?;
        let rest = row.strip_prefix('{').unwrap_or_default();
        let row = columns.row(&format!("{{\"id\":{id},{rest}"));
        self.lines.extend_from_slice(row.as_bytes());
        Ok(())
    }
}
