//! The sentences of a file, one after the other.

use twintree::text::conllu::{Reader, Sentence};
use twintree::text::{Code, Diagnostic, Position, decode};

use crate::failure::Failure;
use crate::source::Source;

/// The sentences of a file; no more than one is in memory.
pub(crate) struct Sentences {
    source: Source,
    /// Where the next sentence begins.
    at: Position,
    ended: bool,
}

/// What comes next in a file of sentences.
pub(crate) enum Next<'s> {
    /// A sentence, which may have errors.
    Sentence(Sentence<'s>),
    /// Something in the place of a sentence that is not even text.
    Unreadable,
    /// The end.
    End,
}

impl Sentences {
    /// The sentences of a file that was opened.
    pub(crate) fn new(source: Source) -> Self {
        Self {
            source,
            at: Position::START,
            ended: false,
        }
    }

    /// Reads on. What is wrong with the text is added to `problems`.
    pub(crate) fn next(&mut self, problems: &mut Vec<Diagnostic>) -> Result<Next<'_>, Failure> {
        if self.ended {
            return Ok(Next::End);
        }
        self.source.read_block(self.at)?;
        let (bytes, _) = self.source.piece();
        let text = match decode(bytes, self.at) {
            Ok(text) => text,
            Err(found) => {
                // Of a text in units of two bytes nothing can be read.
                self.ended = found.iter().any(|problem| problem.code == Code::Utf16);
                let sentence = self.at.sentence;
                problems.extend(
                    found
                        .into_iter()
                        .map(|problem| problem.in_sentence(sentence)),
                );
                self.at = self.source.end();
                self.at.sentence = sentence.saturating_add(1);
                return Ok(Next::Unreadable);
            }
        };
        let mut reader = Reader::at(text, self.at);
        let sentence = reader.next_sentence(problems);
        self.at = reader.position();
        // A piece without a sentence is the last one.
        self.ended = sentence.is_none();
        Ok(sentence.map_or(Next::End, Next::Sentence))
    }
}
