//! Lines with a record each, read as they arrive.

use std::io::{self, ErrorKind, Read};
use std::path::Path;

use super::batch::{Batch, Content};
use super::record::Line;
use crate::failure::Failure;
use crate::source::{is_standard_input, open};

/// Bytes that are read at once.
const CHUNK: usize = 1 << 17;

/// The most bytes of a line, as in any other text.
pub(super) const LONGEST: usize = 16 << 20;

/// Bytes that are skipped in search of the end of a line that is too long.
const PASSED_OVER: usize = 1 << 30;

/// The lines of a file or of standard input. No more is in memory than was read at once and an
/// unfinished line, which is bounded.
pub(super) struct Lines {
    name: String,
    input: Box<dyn Read + Send>,
    /// What was read of the next line; nothing if that is too long.
    begun: Vec<u8>,
    /// How long the next line is by now.
    length: usize,
    chunk: Box<[u8]>,
    size: Option<u64>,
    read: u64,
    /// How many lines were given.
    given: u64,
}

impl Lines {
    /// The lines of the file at this path; `-` is standard input.
    ///
    /// # Errors
    ///
    /// If it cannot be opened.
    pub(super) fn open(path: &Path) -> Result<Self, Failure> {
        let name = path.display().to_string();
        let (input, size): (Box<dyn Read + Send>, _) = if is_standard_input(path) {
            (Box::new(io::stdin()), None)
        } else {
            let file = open(path, &name)?;
            let size = file.metadata().ok().filter(std::fs::Metadata::is_file);
            (Box::new(file), size.map(|file| file.len()))
        };
        Ok(Self {
            name,
            input,
            begun: Vec::new(),
            length: 0,
            chunk: vec![0; CHUNK].into(),
            size,
            read: 0,
            given: 0,
        })
    }

    /// The lines that end in what is read next, none at the end of the input. What follows the last
    /// line feed is a line, too.
    ///
    /// # Errors
    ///
    /// If the input cannot be read.
    pub(super) fn next(&mut self) -> Result<Option<Batch>, Failure> {
        let mut bytes = std::mem::take(&mut self.begun);
        let mut lines = Vec::new();
        // Where the line begins that is not finished.
        let mut start = 0;
        while lines.is_empty() {
            let read = match self.input.read(&mut self.chunk) {
                Ok(read) => read,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(Failure::unreadable(&self.name, &error)),
            };
            self.read += read as u64;
            let chunk = self.chunk.get(..read).unwrap_or_default();
            if read == 0 {
                if self.length == 0 {
                    return Ok(None);
                }
                lines.push(Line::new(start..bytes.len(), self.length));
                self.length = 0;
                start = bytes.len();
            }
            for part in chunk.split_inclusive(|&byte| byte == b'\n') {
                let line = part.strip_suffix(b"\n");
                let content = line.unwrap_or(part);
                self.length = self.length.saturating_add(content.len());
                if self.length <= LONGEST {
                    bytes.extend_from_slice(content);
                } else {
                    bytes.truncate(start);
                }
                if self.length > PASSED_OVER {
                    return Err(Failure(format!(
                        "{}: a line has more than {PASSED_OVER} bytes: it does not end",
                        self.name
                    )));
                }
                if line.is_some() {
                    lines.push(Line::new(start..bytes.len(), self.length));
                    start = bytes.len();
                    self.length = 0;
                }
            }
        }
        self.begun = bytes.split_off(start);
        let first = self.given + 1;
        self.given += lines.len() as u64;
        Ok(Some(Batch {
            first,
            bytes,
            content: Content::Records(lines),
            said: Vec::new(),
            read: (self.read, self.size),
        }))
    }
}
