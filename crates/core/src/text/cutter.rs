//! Cuts a text that comes in pieces of bytes into its sentences.
//!
//! Of `"1\tGo\t"` and `"...\n\n1\tStay\t...\n"` the first sentence is `"1\tGo\t...\n\n"`, the second
//! `"1\tStay\t...\n"`. Each is given as its bytes, with the comments and blank lines around it, and
//! with its [`Position`], so that reading the sentences one by one ([`conllu::Reader::at`]) gives
//! the same sentences and the same diagnostics as reading the whole text at once. The sentences are the
//! same, however the text is divided.
//!
//! Only the unfinished sentence is copied and kept, and its size is bounded: a sentence longer than
//! the [`Limits`] is skipped and reported as [`TooLong`] in its place, so that two
//! files stay in step.
//!
//! [`conllu::Reader::at`]: super::conllu::Reader::at

mod boundary;
mod limits;

use alloc::string::String;
use alloc::vec::Vec;

use super::bytes::{decode, other_encoding};
use super::conllu::Layout;
use super::diagnostics::Diagnostics;
use super::format::Format;
use super::line_feed::line_feed;
use super::span::Position;
use boundary::Boundary;
pub use limits::{Excess, Limits, TooLong};
use limits::{Overrun, Passed};

/// So many bytes of the first line may declare columns.
const FIRST_LINE: usize = 1 << 16;

/// Cuts a text into sentences.
///
/// # Complexity
/// Linear in the bytes, for any pieces; memory up to [`Limits::sentence`].
///
/// # Example
/// ```
/// use twintree::text::conllu::Reader;
/// use twintree::text::{Diagnostics, Format, Position, cutter::Cutter};
///
/// let mut cutter = Cutter::new(Format::Conllu);
/// let mut lines = Vec::new();
/// let row = |form| format!("1\t{form}\t_\tVERB\t_\t_\t0\troot\t_\t_\n");
/// for piece in [row("Go"), "\n1\tSt".into(), row("ay").split_off(2)] {
///     let mut input = piece.as_bytes();
///     while let Some(sentence) = cutter.next(&mut input) {
///         lines.push(sentence.at.line);
///     }
/// }
/// while let Some(sentence) = cutter.finish() {
///     let text = sentence.text().unwrap();
///     assert_eq!(text, row("Stay"));
///     let sentence = Reader::at(text, sentence.at).next_sentence(&mut Diagnostics::new()).unwrap();
///     assert_eq!((sentence.index(), sentence.line()), (1, 3));
/// }
/// assert_eq!(lines, [1]);
/// ```
#[derive(Debug)]
pub struct Cutter {
    /// None of lines.
    format: Option<Format>,
    limits: Limits,
    boundary: Boundary,
    /// Where the current sentence begins.
    start: Position,
    /// How much of it was examined.
    passed: Passed,
    /// Its bytes, as far as they did not come with the last input; none while it is skipped.
    rest: Vec<u8>,
    /// Bytes of `rest` that belong to the sentence given last.
    given: usize,
    /// Set while something too long is skipped.
    overrun: Option<Overrun>,
    /// The next sentence, if its end was already found.
    found: Option<Found>,
    /// Of CoNLL-U Plus the first line, as far as it was passed; none after its end.
    first_line: Option<Vec<u8>>,
    /// What it declares, for all sentences after the first, which has it.
    layout: Option<Layout>,
    /// The first bytes were examined for another encoding.
    encoding_known: bool,
    finished: bool,
}

/// One sentence of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'c> {
    /// Where it begins.
    pub at: Position,
    /// Its bytes with what stands before it and the blank lines after it; the last piece may have no
    /// sentence.
    pub bytes: Result<&'c [u8], TooLong>,
}

impl<'c> Piece<'c> {
    /// The text of the piece.
    ///
    /// # Errors
    /// What is wrong with it, if it is too long or not UTF-8.
    pub fn text(&self) -> Result<&'c str, Diagnostics> {
        match self.bytes {
            Ok(bytes) => decode(bytes, self.at),
            Err(too_long) => Err(Diagnostics::from_iter([too_long.diagnostic()])),
        }
    }
}

/// The end of a sentence, counted from its beginning, and whether it is too long.
#[derive(Debug)]
struct Found {
    start: Position,
    end: usize,
    /// Bytes of the input that belong to it.
    in_input: usize,
    too_long: Option<TooLong>,
}

impl Cutter {
    /// Cuts the sentences of a whole text.
    pub fn new(format: Format) -> Self {
        Self::at(format, Position::START)
    }

    /// Cuts the sentences of a part of a longer text, which begins there.
    pub fn at(format: Format, position: Position) -> Self {
        Self::of(Some(format), position)
    }

    /// Cuts lines: those of a file of [links](super::links), one for each pair of sentences.
    ///
    /// # Example
    /// ```
    /// use twintree::text::{Position, cutter::Cutter};
    /// let mut cutter = Cutter::of_lines(Position::START);
    /// let line = cutter.next(&mut &b"1-2 2-1\n3-"[..]).unwrap();
    /// assert_eq!(line.text().unwrap(), "1-2 2-1\n");
    /// ```
    pub fn of_lines(position: Position) -> Self {
        Self::of(None, position)
    }

    /// The same, with other limits.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Self {
        Cutter { limits, ..self }
    }

    fn of(format: Option<Format>, position: Position) -> Self {
        Cutter {
            format,
            limits: Limits::default(),
            boundary: Boundary::new(format, position.offset == 0),
            start: position,
            passed: Passed::default(),
            rest: Vec::new(),
            given: 0,
            overrun: None,
            found: None,
            first_line: (format == Some(Format::ConlluPlus) && position.offset == 0).then(Vec::new),
            layout: None,
            encoding_known: position.offset > 0,
            finished: false,
        }
    }

    /// Where the next sentence begins, with what stands before it.
    pub fn position(&self) -> Position {
        self.start
    }

    /// Whether nothing more will be returned, for any input: the text is finished, is not UTF-8 by
    /// its first bytes, or has something too long that does not end
    /// ([`Limits::passed_over`]).
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// The next sentence that ends in the input, which is advanced past the bytes used; none if
    /// more is needed, and then the input is empty.
    pub fn next<'c, 'i: 'c>(&'c mut self, input: &mut &'i [u8]) -> Option<Piece<'c>> {
        self.has_next(input);
        let found = self.found.take()?;
        let Found { start, end, .. } = found;
        let bytes = match found.too_long {
            Some(too_long) => {
                *input = input.get(found.in_input..).unwrap_or_default();
                Err(too_long)
            }
            None if self.rest.is_empty() => {
                let whole: &'i [u8] = input;
                let (bytes, after) = whole.split_at_checked(end).unwrap_or((whole, &[]));
                *input = after;
                Ok(bytes)
            }
            None => {
                self.keep(input, end.saturating_sub(self.rest.len()));
                self.given = end;
                Ok(self.rest.get(..end).unwrap_or_default())
            }
        };
        Some(Piece { at: start, bytes })
    }

    /// Whether there is a next sentence, which [`Cutter::next`] then gives of the same input. Like
    /// it, uses up the input if there is none.
    pub fn has_next(&mut self, input: &mut &[u8]) -> bool {
        if self.found.is_none() {
            self.found = self.find(input);
        }
        self.found.is_some()
    }

    /// What is left after the whole text was given; to be called until it returns nothing.
    ///
    /// A text without any sentence gives one piece, so that its reader can say so.
    pub fn finish(&mut self) -> Option<Piece<'_>> {
        if !self.has_next(&mut &[][..]) {
            if self.finished {
                return None;
            }
            self.finished = true;
            let nothing = self.rest.is_empty() && self.overrun.is_none();
            if nothing && (self.format.is_none() || self.start != Position::START) {
                return None;
            }
            let end = self.passed.bytes.max(self.rest.len());
            self.found = Some(self.found(end, 0));
        }
        self.next(&mut &[][..])
    }

    /// The end of the current sentence. Without one, and of what is too long, the input is used
    /// up.
    fn find(&mut self, input: &mut &[u8]) -> Option<Found> {
        self.rest.drain(..self.given.min(self.rest.len()));
        self.given = 0;
        if self.finished {
            *input = &[];
            return None;
        }
        if !self.encoding_known {
            let mut first = self.rest.iter().chain(*input);
            let (Some(&one), Some(&two)) = (first.next(), first.next()) else {
                self.keep(input, 2);
                return None;
            };
            self.encoding_known = true;
            if other_encoding(one, two).is_some() {
                self.finished = true;
                return Some(self.found(2, 2));
            }
        }
        // What was held after the last sentence comes first.
        let held = core::mem::take(&mut self.rest);
        let new = held.get(self.passed.bytes..).unwrap_or_default();
        let mut end = self.scan(new);
        self.rest = held;
        let before = self.passed.bytes;
        if end.is_none() {
            end = self.scan(input);
        }
        if self.overrun.is_some() {
            let over = end.unwrap_or(usize::MAX).min(self.rest.len());
            self.rest = self.rest.split_off(over);
        }
        let Some(end) = end else {
            if self.overrun.is_none() {
                self.keep(input, usize::MAX);
            }
            *input = &[];
            return None;
        };
        Some(self.found(end, end.saturating_sub(before)))
    }

    /// Appends this many bytes of the input, or all there are, to those that are held.
    fn keep(&mut self, input: &mut &[u8], bytes: usize) {
        let (kept, after) = input.split_at_checked(bytes).unwrap_or((*input, &[]));
        self.rest.extend_from_slice(kept);
        *input = after;
    }

    /// Looks at bytes for the end of the current sentence.
    fn scan(&mut self, mut bytes: &[u8]) -> Option<usize> {
        while !bytes.is_empty() {
            let length = line_feed(bytes).map_or(bytes.len(), |place| place + 1);
            let line = bytes.get(..length).unwrap_or(bytes);
            let (room, excess) = match &self.overrun {
                None => self.passed.room(line, &self.limits),
                Some(overrun) => (overrun.room(&self.passed, &self.limits), None),
            };
            if room == 0 && self.overrun.is_some() {
                self.finished = true;
                return Some(self.passed.bytes);
            }
            let part = line.get(..room).unwrap_or(line);
            if let Some(end) = self.boundary.feed(self.passed.bytes, part) {
                let last = end.saturating_sub(self.passed.bytes);
                self.pass(part.get(..last).unwrap_or(part));
                return Some(end);
            }
            self.pass(part);
            bytes = bytes.get(part.len()..).unwrap_or_default();
            if excess.is_some() || self.overrun.is_some() {
                // Blank lines without end are left to the next sentence.
                if let Some(end) = self.boundary.end() {
                    return Some(end);
                }
            }
            if let Some(excess) = excess {
                self.overrun = Some(Overrun::new(excess, &self.passed));
            }
        }
        None
    }

    /// Counts a line or a part of one.
    fn pass(&mut self, part: &[u8]) {
        if let Some(overrun) = &mut self.overrun {
            overrun.extend(part, &self.passed);
        }
        if let Some(mut line) = self.first_line.take() {
            let room = FIRST_LINE.saturating_sub(line.len());
            line.extend_from_slice(part.get(..room).unwrap_or(part));
            let text = String::from_utf8_lossy(&line);
            let text = text.trim_start_matches('\u{feff}').trim_start();
            if part.ends_with(b"\n") && !text.is_empty() {
                self.layout = Layout::declared(text);
            } else {
                self.first_line = Some(line);
            }
        }
        self.passed.add(part);
    }

    /// Advances past the end of the current sentence.
    fn found(&mut self, end: usize, in_input: usize) -> Found {
        let start = self.start;
        let passed = self.passed;
        let too_long = self
            .overrun
            .take()
            .map(|overrun| overrun.report(start, &self.limits, &passed));
        self.start.offset += end;
        self.start.line = start.line.saturating_add(passed.lines);
        if self.boundary.ends_within_lines() {
            // The byte order mark has no column.
            let before = if passed.lines == 0 { start.column } else { 1 };
            let mark = u32::from(passed.lines == 0 && self.boundary.has_mark());
            self.start.column = before.saturating_add(passed.units).saturating_sub(mark);
        } else {
            self.start.column = 1;
        }
        self.start.sentence = start.sentence.saturating_add(1);
        self.start.layout = self.layout.take().unwrap_or(start.layout);
        self.passed = Passed::default();
        self.boundary.go_on();
        Found {
            start,
            end,
            in_input,
            too_long,
        }
    }
}
