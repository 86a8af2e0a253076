//! A file or standard input, read piece by piece.
//!
//! Only what is being read and one unfinished sentence are in memory, so that a file may be longer
//! than the memory.

use std::fs::{File, Metadata};
use std::io::{self, ErrorKind, Read};
use std::ops::Range;
use std::path::Path;

use flate2::read::MultiGzDecoder;
use twintree::intake::{FileFormat, Foreign, LinkFormat, Recognised};
use twintree::text::Format;
use twintree::text::cutter::{Cutter, Piece};

use crate::failure::Failure;
use crate::whole::LARGEST_WHOLE;

/// Bytes that are read at once.
const CHUNK: usize = 1 << 16;

/// The bytes that decide the format of a file; with the comments before them, at most as many as are read at
/// once.
const TELLING: usize = 1 << 12;

/// What a file is to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holds {
    Anything,
    Sentences,
    Links,
}

/// A text that is cut into sentences (or lines) from beginning to end.
pub(crate) struct Source {
    name: String,
    input: Box<dyn Read + Send>,
    is_standard_input: bool,
    /// The bytes of the file, where they are known.
    size: Option<u64>,
    /// How many were read.
    read: u64,
    cutter: Cutter,
    holds: Holds,
    chunk: Box<[u8]>,
    /// The part of the chunk that the cutter has not taken.
    open: Range<usize>,
}

impl Source {
    /// The file at this path; `-` is standard input.
    ///
    /// # Errors
    ///
    /// If there is no such file, or it may not be read.
    pub(crate) fn open(path: &Path, cutter: Cutter) -> Result<Self, Failure> {
        let name = path.display().to_string();
        let is_standard_input = is_standard_input(path);
        let (input, size): (Box<dyn Read + Send>, _) = if is_standard_input {
            (Box::new(io::stdin()), None)
        } else {
            let file = open(path, &name)?;
            let metadata = file.metadata().ok();
            let size = metadata.filter(Metadata::is_file).map(|file| file.len());
            if path
                .extension()
                .is_some_and(|ending| ending.eq_ignore_ascii_case("gz"))
            {
                (Box::new(MultiGzDecoder::new(file)), None)
            } else {
                (Box::new(file), size)
            }
        };
        Ok(Self {
            name,
            input,
            is_standard_input,
            size,
            read: 0,
            cutter,
            holds: Holds::Anything,
            chunk: vec![0; CHUNK].into(),
            open: 0..0,
        })
    }

    /// The same, of sentences or links: a file of anything else is refused by its name.
    pub(crate) fn holding(self, holds: Holds) -> Self {
        Self { holds, ..self }
    }

    /// The format of the sentences, by the name of the file or its first bytes; the rest is cut by it. To
    /// be asked before anything else.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or is one of links by its name.
    pub(crate) fn notice(&mut self) -> Result<Recognised, Failure> {
        let filled = self.begin()?;
        if let Some(FileFormat::Links(format)) = FileFormat::of_name(&self.name) {
            return Err(Failure(format!(
                "{} has links in it by its name ({}), not sentences; if that is wrong, name the format \
                 (--left-format, --right-format)",
                self.name,
                format.as_str()
            )));
        }
        let beginning = self.chunk.get(..filled).unwrap_or_default();
        let recognised = Recognised::new(&self.name, beginning);
        self.cutter = Cutter::new(recognised.format);
        Ok(recognised)
    }

    /// The format of links, detected from the first bytes. To be asked before anything else.
    ///
    /// # Errors
    ///
    /// If the file cannot be read.
    pub(crate) fn notice_links(&mut self) -> Result<LinkFormat, Failure> {
        let filled = self.begin()?;
        let beginning = self.chunk.get(..filled).unwrap_or_default();
        let text = String::from_utf8_lossy(beginning);
        Ok(LinkFormat::notice(&text, filled < TELLING))
    }

    /// Reads so many bytes that they tell what the text is; how many they are.
    fn begin(&mut self) -> Result<usize, Failure> {
        // A pipe may give less at a time than is needed to decide.
        let mut filled = 0;
        while filled < TELLING || !self.has_content(filled - TELLING) {
            let room = self.chunk.get_mut(filled..).unwrap_or_default();
            match self.input.read(room) {
                Ok(0) => break,
                Ok(read) => {
                    filled += read;
                    self.read += read as u64;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(Failure::unreadable(&self.name, &error)),
            }
        }
        self.open = 0..filled;
        self.require_text(self.chunk.get(..filled).unwrap_or_default())?;
        Ok(filled)
    }

    /// Refuses what begins like a file of another program, or like one of what it does not hold, by its name.
    fn require_text(&self, beginning: &[u8]) -> Result<(), Failure> {
        let name = &self.name;
        let is = |what: String| Err(Failure(format!("{name} is {what}")));
        match (self.holds, Foreign::notice(beginning)) {
            (Holds::Anything, _) => Ok(()),
            (_, Some(foreign)) => is(foreign.to_string()),
            (Holds::Sentences, None) if LinkFormat::is_giza(beginning) => {
                is("an alignment of GIZA++, not sentences: give it as links".into())
            }
            (Holds::Links, None) => match LinkFormat::sentences_in(beginning) {
                Some(format) => is(format!("{}, not links", format.label())),
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// Whether this many bytes hold more than comments.
    fn has_content(&self, bytes: usize) -> bool {
        Format::has_content(self.chunk.get(..bytes).unwrap_or_default())
    }

    /// The next sentence (or line), none at the end.
    pub(crate) fn next(&mut self) -> Result<Option<Piece<'_>>, Failure> {
        while !self.has_next() {
            // A device that is not text gives nothing more, however long it is.
            if self.cutter.is_finished() {
                break;
            }
            match self.input.read(&mut self.chunk) {
                Ok(0) => return Ok(self.cutter.finish()),
                Ok(read) => {
                    if self.read == 0 {
                        self.require_text(self.chunk.get(..read).unwrap_or_default())?;
                    }
                    self.open = 0..read;
                    self.read += read as u64;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(Failure::unreadable(&self.name, &error)),
            }
        }
        let mut bytes = self.chunk.get(self.open.clone()).unwrap_or_default();
        let piece = self.cutter.next(&mut bytes);
        self.open.start = self.open.end - bytes.len();
        Ok(piece)
    }
}

impl Source {
    /// Whether the next sentence (or line) is there without anything to wait for.
    pub(crate) fn is_ready(&mut self) -> bool {
        !self.is_standard_input || self.has_next()
    }

    /// Whether the end of the next one was read; if not, the cutter has all that was read.
    fn has_next(&mut self) -> bool {
        let mut bytes = self.chunk.get(self.open.clone()).unwrap_or_default();
        let has_next = self.cutter.has_next(&mut bytes);
        if !has_next {
            self.open = 0..0;
        }
        has_next
    }

    /// The name of the file, as the user gave it.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// How many bytes were read, and how many there are where that is known.
    pub(crate) fn progress(&self) -> (u64, Option<u64>) {
        (self.read, self.size)
    }
}

/// All bytes of a file.
///
/// # Errors
///
/// If it cannot be read, or is too large.
pub(crate) fn read_whole(path: &Path) -> Result<Vec<u8>, Failure> {
    let name = path.display().to_string();
    let mut bytes = Vec::new();
    let mut file = open(path, &name)?.take(LARGEST_WHOLE + 1);
    file.read_to_end(&mut bytes)
        .map_err(|error| Failure::unreadable(&name, &error))?;
    if bytes.len() as u64 > LARGEST_WHOLE {
        return Err(Failure::too_large(&name, LARGEST_WHOLE));
    }
    Ok(bytes)
}

/// Opens a file.
///
/// # Errors
///
/// If there is no such file, it may not be read, or is a folder.
pub(crate) fn open(path: &Path, name: &str) -> Result<File, Failure> {
    let file = File::open(path).map_err(|error| Failure::unreadable(name, &error))?;
    // Opening a folder succeeds on some systems; reading it then gives a less clear message.
    if file.metadata().is_ok_and(|metadata| metadata.is_dir()) {
        return Err(Failure(format!("{name}: is a folder")));
    }
    Ok(file)
}

/// Makes sure that no two of the files are standard input.
pub(crate) fn require_one_standard_input<'p>(
    mut paths: impl Iterator<Item = &'p Path>,
) -> Result<(), Failure> {
    if paths.by_ref().any(is_standard_input) && paths.any(is_standard_input) {
        let sentence = "only one of the files can be standard input";
        return Err(Failure(sentence.into()));
    }
    Ok(())
}

/// Whether a path stands for standard input.
pub(crate) fn is_standard_input(path: &Path) -> bool {
    path.as_os_str() == "-"
}
