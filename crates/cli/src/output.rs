//! Standard output: one JSON object a line.

use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};

use serde::Serialize;
use serde_json::Serializer;

use crate::failure::Failure;
use crate::visible::Visible;

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
        let written = if self.is_terminal {
            let mut serializer = Serializer::with_formatter(&mut self.buffer, Visible);
            object.serialize(&mut serializer)
        } else {
            serde_json::to_writer(&mut self.buffer, object)
        };
        written
            .map_err(io::Error::from)
            .and_then(|()| self.buffer.write_all(b"\n"))
            .map_err(|error| Failure::unwritable(&error))
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.buffer, "{line}").map_err(|error| Failure::unwritable(&error))
    }

    /// Writes lines that end themselves.
    pub(crate) fn text(&mut self, lines: &str) -> Result<(), Failure> {
        let written = self.buffer.write_all(lines.as_bytes());
        written.map_err(|error| Failure::unwritable(&error))
    }

    /// Writes what is still buffered.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        let flushed = self.buffer.flush();
        flushed.map_err(|error| Failure::unwritable(&error))
    }
}
