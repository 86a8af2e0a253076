//! Standard output: rows, a line of JSON each, or a table of them.

use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use std::sync::Arc;

use serde::Serialize;
use twintree_view::{FaultyRow, Separator, Signature};

use crate::answer::Form;
use crate::arguments::{RowFormat, SummaryFormat};
use crate::failure::Failure;
use crate::latex;
use crate::signature::Signed;
use twintree_view::rows::{Columns, Kind};

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

    /// How rows of this kind are written, in tables without the fields of these names.
    pub(crate) fn form(&self, kind: Kind, without: &[&str], format: RowFormat) -> Form {
        let separator = match format {
            RowFormat::Json if self.is_terminal => return Form::Visible,
            RowFormat::Json => return Form::Json,
            RowFormat::Tsv => Separator::Tab,
            RowFormat::Csv => Separator::Comma,
        };
        Form::Table(Arc::new(Columns::new(kind, without, separator)))
    }

    /// Begins with rows of pairs of files: returns how they are written, and writes the names of the columns
    /// of a table.
    pub(crate) fn begin(&mut self, kind: Kind, format: RowFormat) -> Result<Form, Failure> {
        let form = self.form(kind, &[], format);
        self.heading(&form)?;
        Ok(form)
    }

    /// Writes the names of the columns, if there are any.
    pub(crate) fn heading(&mut self, form: &Form) -> Result<(), Failure> {
        match form {
            Form::Table(columns) => self.line(&columns.heading()),
            _ => Ok(()),
        }
    }

    /// Writes a row and ends its line.
    pub(crate) fn row(&mut self, form: &Form, row: &impl Serialize) -> Result<(), Failure> {
        form.write(&mut self.buffer, row)
            .and_then(|()| self.buffer.write_all(b"\n"))
            .map_err(|error| Failure::unwritable(&error))
    }

    /// Writes that the pair of this number has errors of these codes.
    pub(crate) fn faulty(
        &mut self,
        form: &Form,
        pair: u64,
        codes: &[&'static str],
    ) -> Result<(), Failure> {
        self.row(form, &FaultyRow { pair, error: codes })
    }

    /// Writes all rows of a kind.
    pub(crate) fn rows<R: Serialize>(
        &mut self,
        kind: Kind,
        format: RowFormat,
        rows: &[R],
    ) -> Result<(), Failure> {
        let form = self.begin(kind, format)?;
        rows.iter().try_for_each(|row| self.row(&form, row))
    }

    /// Writes what is said of all pairs together, so many of them.
    pub(crate) fn summary(
        &mut self,
        kind: Kind,
        format: SummaryFormat,
        summary: &impl Serialize,
        (signature, pairs): (Option<Signature>, u64),
    ) -> Result<(), Failure> {
        let signature = signature.map(|signature| signature.of(pairs));
        let summary = Signed { summary, signature };
        match format {
            SummaryFormat::Row(format) => self.rows(kind, format, &[summary]),
            SummaryFormat::Latex => {
                let row = serde_json::to_value(&summary).map_err(io::Error::from);
                let row = row.map_err(|error| Failure::unwritable(&error))?;
                self.text(&latex::tables(&row, &kind.fields()))
            }
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
        self.bytes(lines.as_bytes())
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
