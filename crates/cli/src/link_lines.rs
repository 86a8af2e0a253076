//! The lines of a file of links, one after the other.

use std::path::Path;

use twintree::text::cutter::Cutter;
use twintree::text::links::{self, LinkText, Numbering};
use twintree::text::{Diagnostics, Position};

use crate::failure::Failure;
use crate::source::Source;

/// The lines of a file of links; no more than one is in memory.
pub(crate) struct LinkLines {
    source: Source,
    numbering: Numbering,
    /// How many pairs were read; comments are none.
    pairs: u32,
}

impl LinkLines {
    /// The lines of the file at this path.
    ///
    /// # Errors
    ///
    /// Where it cannot be opened.
    pub(crate) fn open(path: &Path, numbering: Numbering) -> Result<Self, Failure> {
        let source = Source::open(path, Cutter::of_lines(Position::START))?;
        Ok(Self {
            source,
            numbering,
            pairs: 0,
        })
    }

    /// The links of the next line that is no comment, none at the end of the file. What is wrong with
    /// the line is added to `problems`.
    pub(crate) fn next(
        &mut self,
        problems: &mut Diagnostics,
    ) -> Result<Option<Vec<LinkText>>, Failure> {
        let piece = loop {
            match self.source.next()? {
                None => return Ok(None),
                Some(piece) if piece.bytes.is_ok_and(links::is_comment) => {}
                Some(piece) => break piece,
            }
        };
        let mut at = piece.at;
        at.sentence = self.pairs;
        self.pairs = self.pairs.saturating_add(1);
        let text = match piece.text() {
            Ok(text) => text,
            Err(found) => {
                problems.append(&found);
                return Ok(Some(Vec::new()));
            }
        };
        if piece.at.offset == 0 && !text.ends_with('\n') {
            // The only line: as a whole text it may turn out to have the wrong line ends.
            let (pairs, found) = links::read(text, self.numbering);
            problems.append(&found);
            return Ok(Some(pairs.into_iter().next().unwrap_or_default()));
        }
        let links = links::read_line(text, at, self.numbering, problems);
        Ok(Some(links))
    }
}
