//! A file or standard input, read piece by piece.
//!
//! A piece is what stands between two blank lines: usually one sentence. Only one piece is in memory
//! at a time, so that a file may be longer than the memory.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use twintree::text::Position;

use crate::failure::Failure;

/// A text that is read from beginning to end.
pub(crate) struct Source {
    name: String,
    input: Box<dyn BufRead>,
    /// The bytes of the last piece.
    bytes: Vec<u8>,
    /// Where the last piece begins.
    start: Position,
    /// Where the next piece begins.
    next: Position,
}

impl Source {
    /// The file at this path; `-` is standard input.
    ///
    /// # Errors
    ///
    /// Where there is no such file, or it may not be read.
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        let name = path.display().to_string();
        if is_standard_input(path) {
            return Ok(Self::new(name, Box::new(io::stdin().lock())));
        }
        let file = File::open(path).map_err(|error| Failure::unreadable(&name, &error))?;
        // Opening a folder succeeds on some systems; reading it then gives a less clear message.
        if file.metadata().is_ok_and(|metadata| metadata.is_dir()) {
            return Err(Failure::Hopeless(format!("{name}: is a folder")));
        }
        let input = BufReader::with_capacity(1 << 16, file);
        Ok(Self::new(name, Box::new(input)))
    }

    fn new(name: String, input: Box<dyn BufRead>) -> Self {
        Self {
            name,
            input,
            bytes: Vec::new(),
            start: Position::START,
            next: Position::START,
        }
    }

    /// The last piece and where it begins.
    pub(crate) fn piece(&self) -> (&[u8], Position) {
        (&self.bytes, self.start)
    }

    /// Makes the piece begin at `from`, which lies in it or at its end, and reach to the first blank
    /// line behind a line of columns, or to the end of the text.
    pub(crate) fn read_block(&mut self, from: Position) -> Result<(), Failure> {
        let passed = from.offset.saturating_sub(self.start.offset);
        self.bytes.drain(..passed.min(self.bytes.len()));
        self.start = from;
        let mut lines = self.bytes.split_inclusive(|&byte| byte == b'\n');
        if lines.any(has_columns) {
            return Ok(());
        }
        let mut columns = false;
        loop {
            let line = self.bytes.len();
            if !self.read_on()? {
                return Ok(());
            }
            match self.bytes.get(line..).unwrap_or_default() {
                line if columns && is_blank(line) => return Ok(()),
                line => columns |= has_columns(line),
            }
        }
    }

    /// Reads one line; false at the end of the text.
    pub(crate) fn read_line(&mut self) -> Result<bool, Failure> {
        self.bytes.clear();
        self.start = self.next;
        self.read_on()
    }

    /// Where the last piece ends.
    pub(crate) fn end(&self) -> Position {
        self.next
    }

    /// Adds one line, with its end, to the piece.
    fn read_on(&mut self) -> Result<bool, Failure> {
        let read = self
            .input
            .read_until(b'\n', &mut self.bytes)
            .map_err(|error| Failure::unreadable(&self.name, &error))?;
        self.next.offset += read;
        self.next.line = self.next.line.saturating_add(u32::from(read > 0));
        Ok(read > 0)
    }
}

/// Whether a line is neither blank nor a comment. (A byte order mark or a no-break space does not
/// make it one.)
fn has_columns(line: &[u8]) -> bool {
    let line = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line);
    line.first() != Some(&b'#') && !is_blank(line)
}

/// Whether a line holds nothing but blanks: what ends a sentence for the reader. (The two bytes of a
/// no-break space stand alone in no text.)
fn is_blank(line: &[u8]) -> bool {
    line.iter()
        .all(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | 0xc2 | 0xa0))
}

/// Makes sure that no two of the files are standard input.
pub(crate) fn require_one_standard_input<'p>(
    mut paths: impl Iterator<Item = &'p Path>,
) -> Result<(), Failure> {
    if paths.by_ref().any(is_standard_input) && paths.any(is_standard_input) {
        let sentence = "only one of the files can be standard input";
        return Err(Failure::Hopeless(sentence.into()));
    }
    Ok(())
}

fn is_standard_input(path: &Path) -> bool {
    path.as_os_str() == "-"
}
