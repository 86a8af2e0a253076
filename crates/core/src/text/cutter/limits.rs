//! How long a line and a sentence may be, and what happens to longer ones.

use crate::text::cursor::Place;
use crate::text::diagnostic::{Code, Diagnostic};
use crate::text::span::Position;

/// How long the parts of a text may be. They bound the memory of a [`Cutter`](super::Cutter).
///
/// # Example
/// ```
/// use twintree::text::cutter::Limits;
/// assert_eq!(Limits::default().line, 16 << 20);
/// let short = Limits { line: 1000, ..Limits::default() };
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of a line, without its line feed: 16 MiB by default.
    pub line: usize,
    /// Bytes of a sentence with what stands before it (comments, blank lines): 64 MiB by default.
    pub sentence: usize,
    /// Lines of a sentence with what stands before it: 2²⁰ by default.
    pub lines: u32,
    /// Bytes that are skipped in search of the end of what is too long: 1 GiB by default. If it
    /// does not end within them, nothing more of the text is read.
    pub passed_over: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            line: 16 << 20,
            sentence: 64 << 20,
            lines: 1 << 20,
            passed_over: 1 << 30,
        }
    }
}

/// What there is too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Excess {
    /// Bytes in one line: [`Limits::line`].
    LineBytes,
    /// Bytes in one sentence: [`Limits::sentence`].
    SentenceBytes,
    /// Lines in one sentence: [`Limits::lines`].
    SentenceLines,
}

/// A sentence that is too long, or has a line that is. It was skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong {
    /// Which limit is exceeded; of several, the first met.
    pub excess: Excess,
    /// Its size, as far as it was skipped.
    pub count: usize,
    /// How much there may be.
    pub limit: usize,
    /// The line that is too long, or the first of the sentence.
    pub line: u32,
    /// Bytes of the text before that line.
    pub offset: usize,
    /// The number of the sentence, from 0.
    pub sentence: u32,
}

impl TooLong {
    /// The problem in the place of the sentence: `line-too-long` or `sentence-too-long`.
    pub fn diagnostic(&self) -> Diagnostic {
        let (code, unit) = match self.excess {
            Excess::LineBytes => (Code::LineTooLong, "bytes"),
            Excess::SentenceBytes => (Code::SentenceTooLong, "bytes"),
            Excess::SentenceLines => (Code::SentenceTooLong, "lines"),
        };
        let start = Place {
            offset: self.offset,
            line: self.line,
            column: 1,
        };
        Diagnostic::new(code, start.point())
            .with("number", self.count)
            .with("limit", self.limit)
            .with("unit", unit)
            .in_sentence(self.sentence)
    }
}

/// What is skipped while its end is searched for. Places are counted from the beginning of the
/// sentence.
#[derive(Clone, Copy, Debug)]
pub(super) struct Overrun {
    excess: Excess,
    /// Where it was met.
    start: usize,
    /// Where the line begins on which it was met.
    line_start: usize,
    /// Line feeds before that line.
    lines: u32,
    /// Bytes of that line.
    line_bytes: usize,
}

/// How much of a sentence was examined.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Passed {
    pub(super) bytes: usize,
    /// Line feeds.
    pub(super) lines: u32,
    /// Where the current line begins.
    pub(super) line_start: usize,
    /// The UTF-16 units of the current line, of those parts that do not end it.
    pub(super) units: u32,
}

impl Passed {
    pub(super) fn add(&mut self, part: &[u8]) {
        self.bytes += part.len();
        if part.ends_with(b"\n") {
            self.lines = self.lines.saturating_add(1);
            self.line_start = self.bytes;
            self.units = 0;
        } else {
            self.units = self.units.saturating_add(utf_16_units(part));
        }
    }

    /// How many bytes of a line (or a part of one) may still be passed, and what there is too much
    /// of if it has more.
    pub(super) fn room(&self, line: &[u8], limits: &Limits) -> (usize, Option<Excess>) {
        let content = line.len() - usize::from(line.ends_with(b"\n"));
        let in_line = limits.line.saturating_sub(self.bytes - self.line_start);
        let in_sentence = limits.sentence.saturating_sub(self.bytes);
        if self.lines >= limits.lines {
            (0, Some(Excess::SentenceLines))
        } else if content > in_line && in_line <= in_sentence {
            (in_line, Some(Excess::LineBytes))
        } else if line.len() > in_sentence {
            (in_sentence, Some(Excess::SentenceBytes))
        } else {
            (line.len(), None)
        }
    }
}

/// How many UTF-16 units a part of a text in UTF-8 has, counted at the first byte of each character.
fn utf_16_units(part: &[u8]) -> u32 {
    let of_byte = |&byte: &u8| match byte {
        0x80..=0xbf => 0,
        0xf0.. => 2,
        _ => 1,
    };
    part.iter().map(of_byte).fold(0, u32::saturating_add)
}

impl Overrun {
    pub(super) fn new(excess: Excess, passed: &Passed) -> Self {
        Overrun {
            excess,
            start: passed.bytes,
            line_start: passed.line_start,
            lines: passed.lines,
            line_bytes: passed.bytes - passed.line_start,
        }
    }

    /// How many bytes may still be skipped.
    pub(super) fn room(&self, passed: &Passed, limits: &Limits) -> usize {
        let over = passed.bytes - self.start;
        limits.passed_over.saturating_sub(over)
    }

    /// Takes note of a further part of a line.
    pub(super) fn extend(&mut self, part: &[u8], passed: &Passed) {
        if passed.line_start == self.line_start {
            self.line_bytes += part.len() - usize::from(part.ends_with(b"\n"));
        }
    }

    /// The report on a sentence that begins there and was read this far.
    pub(super) fn report(&self, start: Position, limits: &Limits, passed: &Passed) -> TooLong {
        let (count, limit) = match self.excess {
            Excess::LineBytes => (self.line_bytes, limits.line),
            Excess::SentenceBytes => (passed.bytes, limits.sentence),
            Excess::SentenceLines => (
                // A line that has begun counts.
                passed.lines as usize + usize::from(passed.bytes > passed.line_start),
                limits.lines as usize,
            ),
        };
        let (line, offset) = match self.excess {
            Excess::LineBytes => (self.lines, self.line_start),
            Excess::SentenceBytes | Excess::SentenceLines => (0, 0),
        };
        TooLong {
            excess: self.excess,
            count,
            limit,
            line: start.line.saturating_add(line),
            offset: start.offset + offset,
            sentence: start.sentence,
        }
    }
}
