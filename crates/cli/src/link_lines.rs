//! The lines of a file of links, read one by one.

use std::path::Path;

use twintree::text::cutter::{Cutter, Piece};
use twintree::text::links::{self, LinkText, Numbering};
use twintree::text::{Diagnostics, Position};

use crate::failure::Failure;
use crate::source::Source;

/// The lines of a file of links; no more than one is in memory.
pub(crate) struct LinkLines {
    source: Source,
    numbering: Numbering,
    /// How many pairs were read; comments are not pairs.
    pairs: u32,
}

impl LinkLines {
    /// The lines of the file at this path.
    ///
    /// # Errors
    ///
    /// If it cannot be opened.
    pub(crate) fn open(path: &Path, numbering: Numbering) -> Result<Self, Failure> {
        let source = Source::open(path, Cutter::of_lines(Position::START))?;
        Ok(Self {
            source,
            numbering,
            pairs: 0,
        })
    }

    /// The links of the next line that is not a comment, none at the end of the file. What is wrong with
    /// the line is added to `problems`.
    pub(crate) fn next(
        &mut self,
        problems: &mut Diagnostics,
    ) -> Result<Option<Vec<LinkText>>, Failure> {
        let numbering = self.numbering;
        self.cut(|piece| read(&piece, numbering, problems))
    }

    /// The next line that is not a comment, unparsed; none at the end.
    pub(crate) fn cut<T>(
        &mut self,
        take: impl FnOnce(Piece<'_>) -> T,
    ) -> Result<Option<T>, Failure> {
        let mut piece = loop {
            match self.source.next()? {
                None => return Ok(None),
                Some(piece) if is_comment(&piece) => {}
                Some(piece) => break piece,
            }
        };
        piece.at.sentence = self.pairs;
        self.pairs = self.pairs.saturating_add(1);
        Ok(Some(take(piece)))
    }

    /// The file.
    pub(crate) fn source(&mut self) -> &mut Source {
        &mut self.source
    }
}

/// The links of a line. What is wrong with them is added to `problems`.
pub(crate) fn read(
    piece: &Piece<'_>,
    numbering: Numbering,
    problems: &mut Diagnostics,
) -> Vec<LinkText> {
    let text = match piece.text() {
        Ok(text) => text,
        Err(found) => {
            problems.append(&found);
            return Vec::new();
        }
    };
    if is_whole_file(piece) {
        // Reading it as a whole text reports wrong line ends.
        let (pairs, found) = links::read(text, numbering);
        problems.append(&found);
        return pairs.into_iter().next().unwrap_or_default();
    }
    links::read_line(text, piece.at, numbering, problems)
}

/// Whether a line is not a pair. A comment that is the whole file may hide the others, if they end in
/// carriage returns alone.
fn is_comment(line: &Piece<'_>) -> bool {
    let hides = |bytes: &[u8]| is_whole_file(line) && bytes.trim_ascii_end().contains(&b'\r');
    line.bytes
        .is_ok_and(|bytes| links::is_comment(bytes) && !hides(bytes))
}

/// Whether a line is all there is.
fn is_whole_file(line: &Piece<'_>) -> bool {
    line.at.offset == 0 && line.bytes.is_ok_and(|bytes| !bytes.ends_with(b"\n"))
}
