//! A line of words, borrowed from the text.

use alloc::boxed::Box;

use crate::number::saturated;
use crate::text::cursor::{Cursor, Place, is_blank};
use crate::text::span::Span;

/// A word of a line.
#[derive(Clone, Copy, Debug)]
pub struct Word<'a> {
    form: &'a str,
    place: Place,
}

impl<'a> Word<'a> {
    /// The word as written.
    pub fn form(self) -> &'a str {
        self.form
    }

    /// Its place.
    pub fn span(self) -> Span {
        self.place.span(self.form)
    }
}

/// Where a word begins. A text has as many of these as words, so that they are kept short.
#[derive(Clone, Copy, Debug)]
pub(super) struct Start {
    /// Bytes of the line before it.
    pub(super) offset: u32,
    pub(super) column: u32,
}

/// A line as it was read. It knows every byte of its text.
#[derive(Clone, Debug)]
pub struct Sentence<'a> {
    pub(super) index: u32,
    pub(super) source: &'a str,
    /// Bytes of the byte order mark before the line.
    pub(super) mark: u8,
    /// Where the line begins.
    pub(super) start: Place,
    pub(super) words: Box<[Start]>,
}

impl<'a> Sentence<'a> {
    /// Which sentence of the text this is, from 0.
    pub fn index(&self) -> u32 {
        self.index
    }

    /// The words in order; the first one has the number 1.
    pub fn words(&self) -> impl ExactSizeIterator<Item = Word<'a>> {
        self.words.iter().map(|&start| self.starting(start))
    }

    /// The number of words.
    pub fn word_count(&self) -> u32 {
        saturated(self.words.len())
    }

    /// A word by its number, from 1.
    ///
    /// # Complexity
    /// Linear in that word alone.
    pub fn word(&self, number: u32) -> Option<Word<'a>> {
        let start = self.words.get(number.checked_sub(1)? as usize)?;
        Some(self.starting(*start))
    }

    fn starting(&self, Start { offset, column }: Start) -> Word<'a> {
        let before = usize::from(self.mark) + offset as usize;
        let place = Place {
            offset: self.start.offset + offset as usize,
            column,
            ..self.start
        };
        Word {
            form: Cursor::new(self.source, before, place).take(|byte| !is_blank(byte)),
            place,
        }
    }

    /// All of its text: the line with its end, and the byte order mark before the first one.
    pub fn source(&self) -> &'a str {
        self.source
    }

    /// From the first word to the last one; without words, the start of the line.
    pub fn span(&self) -> Span {
        match (self.word(1), self.word(self.word_count())) {
            (Some(first), Some(last)) => first.span().to(last.span()),
            _ => self.start.point(),
        }
    }
}
