//! Reads one sentence after the other, holding no more than one.

use alloc::vec::Vec;

use super::cut::cut;
use super::layout::{Layout, arrange};
use super::row::{COLUMNS, Cut, LineEnd, Row, is_blank};
use super::sentence::{Comment, Sentence};
use super::{columns, enhanced, heads, ids, labels, spelling};
use crate::text::cursor::Place;
use crate::text::diagnostic::{Code, Diagnostic};
use crate::text::diagnostics::Diagnostics;
use crate::text::format::Format;
use crate::text::progress::Progress;
use crate::text::report::Report;
use crate::text::span::{Line, Position};

/// Reads a text sentence by sentence.
///
/// A long file need not be in memory: a [`Cutter`](crate::text::cutter::Cutter) gives its sentences
/// one by one, each with its own reader, created with the place where the sentence begins ([`Reader::at`]).
///
/// # Example
/// ```
/// use twintree::text::conllu::Reader;
/// use twintree::text::Diagnostics;
/// let mut diagnostics = Diagnostics::new();
/// let mut reader = Reader::new("1\tGo\tgo\tVERB\t_\t_\t0\troot\t_\t_\n");
/// while let Some(sentence) = reader.next_sentence(&mut diagnostics) {
///     assert_eq!(sentence.spelling(), "Go");
/// }
/// assert!(diagnostics.is_empty());
/// ```
#[derive(Debug)]
pub struct Reader<'a> {
    progress: Progress<'a>,
    format: Format,
    /// Bytes of the shortest line whose columns are not empty.
    shortest: usize,
    /// How lines of another format than CoNLL-U are cut. By a pointer, so that a program which reads
    /// nothing else has nothing of it.
    arrange: Option<Arrange>,
    /// Kept between sentences, so that none of them needs new memory.
    scratch: heads::Scratch,
    /// Those of the current sentence; kept, too, unless there are many.
    rows: Vec<Row<'a>>,
}

/// Cuts a line by the layout of a format, and reports what is wrong with its columns.
type Arrange = fn(&Layout, Format, &mut Cut<'_>, &mut Report<'_>);

/// This many lines of a sentence may be shorter: they would take many times the memory of their text. No
/// sentence is sound that has them.
const SHORT_LINES: usize = 10_000;

/// The rows of a sentence that has more are not copied.
const COPIED: usize = 1_000;

impl<'a> Reader<'a> {
    /// Reads a whole text.
    pub fn new(text: &'a str) -> Self {
        Self::at(text, Position::START)
    }

    /// Reads a part of a longer text, which begins there.
    ///
    /// The part should end where a sentence ends. If a sentence lies before it, a part without one
    /// is no error.
    pub fn at(text: &'a str, position: Position) -> Self {
        Reader {
            progress: Progress::of_lines(text, position),
            format: Format::Conllu,
            shortest: 2 * COLUMNS - 1,
            arrange: None,
            scratch: heads::Scratch::default(),
            rows: Vec::new(),
        }
    }

    /// The same of another format of the family: CoNLL-U Plus, CoNLL-X or CoNLL-2009. Which columns a
    /// text of CoNLL-U Plus has is said in its first line, else by the position.
    ///
    /// # Example
    /// ```
    /// use twintree::text::{Diagnostics, Format, Position, conllu::Reader};
    /// let text = "# global.columns = ID FORM DEPREL HEAD MOOD\n1\tGo\troot\t0\tglad\n";
    /// let mut diagnostics = Diagnostics::new();
    /// let mut reader = Reader::of(text, Position::START, Format::ConlluPlus);
    /// let sentence = reader.next_sentence(&mut diagnostics).unwrap();
    /// let word = sentence.word(1).unwrap();
    /// assert_eq!((word.head(), word.deprel(), word.lemma()), (Some(0), Some("root"), None));
    /// assert_eq!(word.as_str(), "1\tGo\troot\t0\tglad");
    /// ```
    pub fn of(text: &'a str, position: Position, format: Format) -> Self {
        let layout = Layout::of(format, text, position);
        let is_plain = matches!(format, Format::Conllu | Format::ConlluPlus);
        Reader {
            format,
            shortest: layout.shortest(),
            arrange: if is_plain && layout == Layout::CONLLU {
                None
            } else {
                Some(arrange)
            },
            ..Self::at(text, Position { layout, ..position })
        }
    }

    /// Where the next sentence begins, or the end of the text.
    pub fn position(&self) -> Position {
        self.progress.position()
    }

    /// The next sentence, if there is one. Its problems are added to the diagnostics, in
    /// the order of the text; errors make it [unsound](Sentence::is_sound). Of a sentence with tens of
    /// thousands of lines that are too short to be words the rest is skipped: its lines are not rows,
    /// and only the number of those without ten columns is reported.
    ///
    /// # Complexity
    /// Linear in the sentence's text; O(n log n) in its words if their ids are not 1, 2, 3 ...
    pub fn next_sentence(&mut self, diagnostics: &mut Diagnostics) -> Option<Sentence<'a>> {
        self.progress.begin(diagnostics)?;
        let mut report = Report::new(diagnostics, self.position().sentence);
        let mut leading = self.progress.source();
        let mut comments = Vec::new();
        let mut rows = core::mem::take(&mut self.rows);
        let mut short_lines = 0;
        // How long the source is up to the last line that is kept.
        let mut end = None;
        while let Some(mut cut) = self.peek() {
            if looks_blank(&cut) {
                if !rows.is_empty() {
                    break;
                }
                set_aside(&mut comments, &mut report);
                self.pass_blank(&cut, &mut report);
                leading = self.progress.source();
                continue;
            }
            short_lines += usize::from(cut.line.text.len() < self.shortest);
            if short_lines > SHORT_LINES && end.is_none() {
                if rows.is_empty() {
                    set_aside(&mut comments, &mut report);
                    leading = self.progress.source();
                    short_lines = 0;
                } else {
                    end = Some(self.progress.source().len());
                }
            }
            self.pass(&cut);
            if cut.line.text.starts_with('#') {
                if !rows.is_empty() {
                    report.add(Diagnostic::new(Code::CommentMisplaced, cut.line.whole()));
                }
                if end.is_none() {
                    comments.push(Comment {
                        line: cut.line,
                        line_end: cut.line_end,
                    });
                }
            } else {
                if let Some(arrange) = self.arrange {
                    arrange(&self.position().layout, self.format, &mut cut, &mut report);
                }
                let row = Row::new(&cut);
                columns::check(&row, cut.columns, &mut report);
                if end.is_none() {
                    if rows.len() == rows.capacity() {
                        let rest = self.progress.rest().len();
                        let most = 1 + rest / self.shortest + SHORT_LINES - short_lines;
                        rows.reserve_exact(most.min(rows.len().max(32)));
                    }
                    rows.push(row);
                }
            }
        }
        if rows.is_empty() {
            self.finish_without_sentence(&mut comments, &mut report);
            return None;
        }
        let kept = if rows.len() <= COPIED {
            let copy = rows.as_slice().into();
            rows.clear();
            self.rows = rows;
            copy
        } else {
            rows.into()
        };
        let mut sentence = Sentence {
            index: self.progress.end(),
            format: self.format,
            leading,
            comments: comments.into(),
            rows: kept,
            trailing: "",
            words: 0,
            errors: 0,
        };
        self.check(&mut sentence, &mut report);
        let end = end.unwrap_or(self.progress.source().len());
        while let Some(cut) = self.peek().filter(looks_blank) {
            self.pass_blank(&cut, &mut report);
        }
        sentence.trailing = self.progress.source().get(end..).unwrap_or_default();
        sentence.errors = report.finish();
        Some(sentence)
    }

    /// What concerns more than one line.
    fn check(&mut self, sentence: &mut Sentence<'a>, report: &mut Report<'_>) {
        let ids = ids::check(sentence, report);
        sentence.words = ids.count();
        // CoNLL-X and CoNLL-2009 do not say where there are blanks.
        let is_spelled = matches!(self.format, Format::Conllu | Format::ConlluPlus);
        if report.errors() == 0 && is_spelled {
            spelling::check(sentence, report);
        }
        if report.errors() == 0 {
            enhanced::check(sentence, report);
        }
        heads::check(sentence, &ids, &mut self.scratch, report);
        labels::check(sentence, report);
    }

    fn finish_without_sentence(
        &mut self,
        comments: &mut Vec<Comment<'a>>,
        report: &mut Report<'_>,
    ) {
        self.progress.finish();
        if self.position().sentence == 0 {
            let start = Place::from(Position::START).point();
            report.add_for_text(Diagnostic::new(Code::NoSentence, start));
        } else {
            set_aside(comments, report);
        }
    }

    /// The next line, which stays the next one.
    fn peek(&self) -> Option<Cut<'a>> {
        let rest = Some(self.progress.rest()).filter(|rest| !rest.is_empty())?;
        let (length, mut ends, tabs) = cut(rest.as_bytes());
        let mut text = rest.get(..length).unwrap_or_default();
        let mut line_end = if length < rest.len() {
            LineEnd::LineFeed
        } else {
            LineEnd::Missing
        };
        if let Some(without) = text.strip_suffix('\r') {
            text = without;
            line_end = match line_end {
                LineEnd::LineFeed => LineEnd::Both,
                _ => LineEnd::CarriageReturn,
            };
        }
        if let Some(missing) = ends.get_mut(tabs..) {
            missing.fill(text.len());
        }
        Some(Cut {
            line: self.line(text),
            line_end,
            ends,
            columns: tabs + 1,
            is_complete: tabs + 1 == COLUMNS,
            is_arranged: false,
            has_own_labels: false,
        })
    }

    fn line(&self, text: &'a str) -> Line<'a> {
        Line {
            text,
            number: self.position().line,
            offset: self.position().offset,
        }
    }

    /// Advances past a line that was peeked at.
    fn pass(&mut self, cut: &Cut<'a>) {
        let bytes = cut.line.text.len() + cut.line_end.as_str().len();
        self.progress.pass_line(bytes);
    }

    fn pass_blank(&mut self, cut: &Cut<'a>, report: &mut Report<'_>) {
        if !cut.line.text.is_empty() {
            report.add(Diagnostic::new(Code::BlankLine, cut.line.whole()));
        }
        self.pass(cut);
    }
}

fn looks_blank(cut: &Cut<'_>) -> bool {
    cut.line
        .text
        .chars()
        .all(|character| is_blank(character) || character == '\t')
}

/// Comments that a blank line separates from any words.
fn set_aside(comments: &mut Vec<Comment<'_>>, report: &mut Report<'_>) {
    if let (Some(first), Some(last)) = (comments.first(), comments.last()) {
        report.add(Diagnostic::new(
            Code::CommentsAlone,
            first.span().to(last.span()),
        ));
    }
    comments.clear();
}
