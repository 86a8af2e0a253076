//! A line of words, borrowed from the text.

use alloc::vec::Vec;

use crate::text::cursor::Place;
use crate::text::span::Span;

/// A word of a line.
#[derive(Clone, Copy, Debug)]
pub struct Word<'a> {
    pub(super) form: &'a str,
    pub(super) place: Place,
}

impl<'a> Word<'a> {
    /// The word as written.
    pub fn form(&self) -> &'a str {
        self.form
    }

    /// Its place.
    pub fn span(&self) -> Span {
        self.place.span(self.form)
    }
}

/// A line as it was read. It knows every byte of its text.
#[derive(Clone, Debug)]
pub struct Sentence<'a> {
    pub(super) index: u32,
    pub(super) source: &'a str,
    pub(super) start: Place,
    pub(super) words: Vec<Word<'a>>,
}

impl<'a> Sentence<'a> {
    /// Which sentence of the text this is, from 0.
    pub fn index(&self) -> u32 {
        self.index
    }

    /// The words in order; the first one has the number 1.
    pub fn words(&self) -> &[Word<'a>] {
        &self.words
    }

    /// The number of words.
    pub fn word_count(&self) -> u32 {
        u32::try_from(self.words.len()).unwrap_or(u32::MAX)
    }

    /// A word by its number, from 1.
    ///
    /// # Complexity
    /// O(1).
    pub fn word(&self, number: u32) -> Option<&Word<'a>> {
        self.words.get(number.checked_sub(1)? as usize)
    }

    /// All of its text: the line with its end, and the byte order mark before the first one.
    pub fn source(&self) -> &'a str {
        self.source
    }

    /// From the first word to the last one; without words, the start of the line.
    pub fn span(&self) -> Span {
        match (self.words.first(), self.words.last()) {
            (Some(first), Some(last)) => first.span().to(last.span()),
            _ => self.start.point(),
        }
    }
}
