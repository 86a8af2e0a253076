//! The lines of a file of links, one after the other.

use twintree::text::links::{self, LinkText, Numbering};
use twintree::text::{Diagnostic, decode};

use crate::failure::Failure;
use crate::source::Source;

/// The lines of a file of links; no more than one is in memory.
pub(crate) struct LinkLines {
    source: Source,
    numbering: Numbering,
    lines: u32,
}

impl LinkLines {
    /// The lines of a file that was opened.
    pub(crate) fn new(source: Source, numbering: Numbering) -> Self {
        Self {
            source,
            numbering,
            lines: 0,
        }
    }

    /// How the file counts words.
    pub(crate) fn numbering(&self) -> Numbering {
        self.numbering
    }

    /// The links of the next line, none at the end of the file. What is wrong with the line is added
    /// to `problems`.
    pub(crate) fn next(
        &mut self,
        problems: &mut Vec<Diagnostic>,
    ) -> Result<Option<Vec<LinkText>>, Failure> {
        if !self.source.read_line()? {
            return Ok(None);
        }
        let (bytes, mut position) = self.source.piece();
        position.sentence = self.lines;
        self.lines = self.lines.saturating_add(1);
        let text = match decode(bytes, position) {
            Ok(text) => text,
            Err(found) => {
                problems.extend(found);
                return Ok(Some(Vec::new()));
            }
        };
        if position.offset == 0 && !text.ends_with('\n') {
            // The only line: as a whole text it may turn out to have the wrong line ends.
            let (pairs, found) = links::read(text, self.numbering);
            problems.extend(found);
            return Ok(Some(pairs.into_iter().next().unwrap_or_default()));
        }
        let links = links::read_line(text, position, self.numbering, problems);
        Ok(Some(links))
    }
}
