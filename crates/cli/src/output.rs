//! Standard output: one JSON object a line.

use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};

use serde::Serialize;

use twintree_view::{Cell, TableRow, tsv_row};

use crate::answer::Form;
use crate::arguments::RowFormat;
use crate::failure::Failure;

/// Standard output, buffered.
pub(crate) struct Output {
    buffer: BufWriter<StdoutLock<'static>>,
    is_terminal: bool,
}

impl Output {
    /// The output of this process.
    pub(crate) fn new() -> Self {
        let output = io::stdout().lock();
        Self {
            is_terminal: output.is_terminal(),
            buffer: BufWriter::with_capacity(1 << 16, output),
        }
    }

    /// Writes one object and ends the line.
    pub(crate) fn object(&mut self, object: &impl Serialize) -> Result<(), Failure> {
        self.json()
            .write(&mut self.buffer, object)
            .and_then(|()| self.buffer.write_all(b"\n"))
            .map_err(|error| Failure::unwritable(&error))
    }

    /// Writes rows, as objects or as a table under the names of its columns.
    pub(crate) fn table<R: TableRow>(
        &mut self,
        rows: &[R],
        format: RowFormat,
    ) -> Result<(), Failure> {
        if format == RowFormat::Json {
            return rows.iter().try_for_each(|row| self.object(row));
        }
        self.line(&tsv_row(R::columns().into_iter().map(Cell::Text)))?;
        rows.iter()
            .try_for_each(|row| self.line(&tsv_row(row.cells())))
    }

    /// How JSON is written here.
    pub(crate) fn json(&self) -> Form {
        if self.is_terminal {
            Form::Visible
        } else {
            Form::Json
        }
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.buffer, "{line}").map_err(|error| Failure::unwritable(&error))
    }

    /// Writes lines that end themselves.
    pub(crate) fn bytes(&mut self, lines: &[u8]) -> Result<(), Failure> {
        let written = self.buffer.write_all(lines);
        written.map_err(|error| Failure::unwritable(&error))
    }

    /// Writes lines that end themselves.
    pub(crate) fn text(&mut self, lines: &str) -> Result<(), Failure> {
        let written = self.buffer.write_all(lines.as_bytes());
        written.map_err(|error| Failure::unwritable(&error))
    }

    /// Writes what is still buffered.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        self.flush()
    }

    /// Writes what is still buffered, and continues.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        let flushed = self.buffer.flush();
        flushed.map_err(|error| Failure::unwritable(&error))
    }
}
