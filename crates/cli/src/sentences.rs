//! The sentences of a file, one after the other.

use std::path::Path;

use twintree::Sentence;
use twintree::sentence::Reader;
use twintree::text::cutter::Cutter;
use twintree::text::{Diagnostics, Format};

use crate::failure::Failure;
use crate::source::Source;

/// The sentences of a file; no more than one is in memory.
pub(crate) struct Sentences {
    source: Source,
    /// None before it is noticed.
    format: Option<Format>,
}

/// What comes next in a file of sentences.
pub(crate) enum Next<'s> {
    /// A sentence, which may have errors.
    Sentence(Sentence<'s>),
    /// Something in the place of a sentence that is too long or not even text.
    Unreadable,
    /// The end.
    End,
}

impl Sentences {
    /// The sentences of the file at this path, whose format is noticed where it is not given.
    ///
    /// # Errors
    ///
    /// Where it cannot be opened.
    pub(crate) fn open(path: &Path, format: Option<Format>) -> Result<Self, Failure> {
        let cutter = Cutter::new(format.unwrap_or(Format::Conllu));
        let source = Source::open(path, cutter)?;
        Ok(Self { source, format })
    }

    /// Reads on. What is wrong with the text is added to `problems`.
    pub(crate) fn next(&mut self, problems: &mut Diagnostics) -> Result<Next<'_>, Failure> {
        // Not when it is opened: that all files are there shows before a pipe is waited for.
        let format = match self.format {
            Some(format) => format,
            None => *self.format.insert(self.source.notice()?),
        };
        let Some(piece) = self.source.next()? else {
            return Ok(Next::End);
        };
        let text = match piece.text() {
            Ok(text) => text,
            Err(found) => {
                let sentence = piece.at.sentence;
                let found = found.iter().cloned();
                problems.extend(found.map(|problem| problem.in_sentence(sentence)));
                return Ok(Next::Unreadable);
            }
        };
        let sentence = Reader::at(text, piece.at, format).next_sentence(problems);
        // A piece without a sentence is the last one.
        Ok(sentence.map_or(Next::End, Next::Sentence))
    }
}
