//! Standard error: the problems of the texts, one a line, in at most a hundred lines.
//!
//! Workers do not write: what they find is [gathered](Report::gathering), and printed by the one report of
//! the process in the order of the pairs.

use std::collections::BTreeSet;
use std::fmt;
use std::io::{self, BufWriter, StderrLock, Write};

use twintree::Side;
use twintree::text::{Diagnostic, Diagnostics, Escaped};
use twintree_view::RecordProblem;

use crate::pairs::{Place, Places};
use crate::refusal::Refusal;

/// The most lines about problems; one more line counts the others.
const LINES: u64 = 99;

/// Standard error, and whether anything was an error.
pub(crate) struct Report {
    sink: Sink,
    errors: bool,
    /// How many lines were written about problems.
    written: u64,
    /// How many more problems there are.
    hidden: u64,
    /// What is true of every pair of a long file, reported once.
    repeated: Vec<Repeated>,
    /// The categories without a head rule that were named.
    unruled: BTreeSet<String>,
    /// The record that is reported on.
    record: Option<Record>,
}

/// Where what is said goes.
enum Sink {
    StandardError(BufWriter<StderrLock<'static>>),
    /// For another report.
    Notes(Vec<Note>),
}

/// What is said of a text.
#[derive(Clone, Debug)]
pub(crate) enum Note {
    /// What is wrong with it.
    Diagnostics {
        /// The name of the text.
        file: String,
        /// What is wrong.
        diagnostics: Diagnostics,
    },
    /// Something about a pair as a whole.
    AtLine {
        /// What is said.
        remark: Remark,
        /// The name of the text.
        file: String,
        /// The line.
        line: u32,
        /// A stable code, or the category that has no rule.
        code: String,
        /// A sentence.
        message: String,
    },
}

impl Note {
    /// The errors that it is about, for the answer to a record.
    pub(crate) fn errors(&self) -> Vec<RecordProblem> {
        match self {
            Self::Diagnostics { file, diagnostics } => {
                let errors = diagnostics.iter().filter(|one| one.is_error());
                errors
                    .map(|error| RecordProblem::new(file, error))
                    .collect()
            }
            Self::AtLine {
                remark: Remark::Unruled,
                ..
            } => Vec::new(),
            Self::AtLine {
                file,
                line,
                code,
                message,
                ..
            } => vec![RecordProblem {
                source: file.clone(),
                line: *line,
                column: 1,
                code: code.clone(),
                message: message.clone(),
            }],
        }
    }
}

/// How something about a pair is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Remark {
    /// An error, each time.
    Error,
    /// An error that is true of all pairs of a file, reported once.
    ErrorOnce,
    /// A category has no head rule.
    Unruled,
}

/// A record among others.
struct Record {
    input: String,
    number: u64,
}

/// A sentence about a file, reported with one of its pairs.
struct Repeated {
    file: String,
    code: String,
    message: String,
    /// How many more pairs it is true of.
    more: u64,
}

impl Report {
    /// The report of this process.
    pub(crate) fn new() -> Self {
        Self::to(Sink::StandardError(BufWriter::new(io::stderr().lock())))
    }

    /// A report that writes nothing: what it collects is [taken](Self::take) from it.
    pub(crate) fn gathering() -> Self {
        Self::to(Sink::Notes(Vec::new()))
    }

    fn to(sink: Sink) -> Self {
        Self {
            sink,
            errors: false,
            written: 0,
            hidden: 0,
            repeated: Vec::new(),
            unruled: BTreeSet::new(),
            record: None,
        }
    }

    /// What was gathered since the last call.
    pub(crate) fn take(&mut self) -> Vec<Note> {
        match &mut self.sink {
            Sink::Notes(notes) => std::mem::take(notes),
            Sink::StandardError(_) => Vec::new(),
        }
    }

    /// Prints what another report gathered.
    pub(crate) fn tell(&mut self, note: &Note) {
        match note {
            Note::Diagnostics { file, diagnostics } => self.diagnostics(file, diagnostics),
            Note::AtLine {
                remark,
                file,
                line,
                code,
                message,
            } => {
                let place = Place { file, line: *line };
                match remark {
                    Remark::Error => self.error(place, code, message),
                    Remark::ErrorOnce => self.error_once(place, code, message),
                    Remark::Unruled => self.unruled(place, code),
                }
            }
        }
    }

    /// From here on, reports are about records of this input: their errors are in the answers
    /// and do not belong to this run.
    pub(crate) fn of_records(&mut self, input: String) {
        self.record = Some(Record { input, number: 0 });
    }

    /// Notes that a pair was rejected, whatever was reported.
    pub(crate) fn refused(&mut self) {
        self.errors = true;
    }

    /// The next reports are about this record.
    pub(crate) fn of_record(&mut self, number: u64) {
        if let Some(record) = &mut self.record {
            record.number = number;
        }
    }

    /// Writes the problems of a text, and counts those that were not kept.
    pub(crate) fn diagnostics(&mut self, file: &str, diagnostics: &Diagnostics) {
        if diagnostics.is_empty() {
            return;
        }
        if let Sink::Notes(notes) = &mut self.sink {
            notes.push(Note::Diagnostics {
                file: file.into(),
                diagnostics: diagnostics.clone(),
            });
            return;
        }
        for problem in diagnostics {
            self.diagnostic(file, problem);
        }
        self.hidden += diagnostics.omitted().map(|(_, more)| more).sum::<u64>();
    }

    /// Writes a problem as `file:line:column: severity[code]: message`.
    fn diagnostic(&mut self, file: &str, diagnostic: &Diagnostic) {
        self.errors |= diagnostic.is_error();
        self.line(
            1,
            format_args!(
                "{}:{}:{}: {}[{}]: {}",
                Escaped(file),
                diagnostic.span.line,
                diagnostic.span.column,
                diagnostic.severity().as_str(),
                diagnostic.code.as_str(),
                diagnostic
            ),
        );
    }

    /// Writes why a pair has no answer, at the place of the sentence that is the reason; returns the
    /// codes.
    pub(crate) fn refusal(&mut self, places: &Places<'_>, refusal: Refusal) -> Vec<&'static str> {
        self.errors = true;
        match refusal {
            Refusal::Errors(codes) => codes,
            Refusal::TooLarge { code, message } => {
                self.error(places.of(Side::Left), code, &message);
                vec![code]
            }
            Refusal::Unfit {
                code,
                side,
                message,
            } => {
                self.error_once(places.of(side), code, &message);
                vec![code]
            }
        }
    }

    /// Writes an error at the beginning of a line, except if it repeats that of another line.
    fn error_once(&mut self, place: Place<'_>, code: &str, message: &str) {
        if self.noted(Remark::ErrorOnce, place, code, message) {
            return;
        }
        let is_same = |said: &&mut Repeated| {
            (
                said.file.as_str(),
                said.code.as_str(),
                said.message.as_str(),
            ) == (place.file, code, message)
        };
        if let Some(said) = self.repeated.iter_mut().find(is_same) {
            said.more += 1;
            return;
        }
        self.error(place, code, message);
        self.repeated.push(Repeated {
            file: place.file.into(),
            code: code.into(),
            message: message.into(),
            more: 0,
        });
    }

    /// Writes an error at the beginning of a line.
    pub(crate) fn error(&mut self, place: Place<'_>, code: &str, message: &str) {
        if self.noted(Remark::Error, place, code, message) {
            return;
        }
        self.errors = true;
        self.at(place, "error", code, message);
    }

    /// Whether it is kept for another report.
    fn noted(&mut self, remark: Remark, place: Place<'_>, code: &str, message: &str) -> bool {
        let Sink::Notes(notes) = &mut self.sink else {
            return false;
        };
        notes.push(Note::AtLine {
            remark,
            file: place.file.into(),
            line: place.line,
            code: code.into(),
            message: message.into(),
        });
        true
    }

    /// Writes a warning at the beginning of a line.
    pub(crate) fn warning(&mut self, place: Place<'_>, code: &str, message: &str) {
        self.at(place, "warning", code, message);
    }

    fn at(&mut self, place: Place<'_>, severity: &str, code: &str, message: &str) {
        let Place { file, line } = place;
        self.line(
            1,
            format_args!(
                "{}:{line}:1: {severity}[{code}]: {}",
                Escaped(file),
                Escaped(message)
            ),
        );
    }

    /// Writes a line about this many problems, unless there were too many. A closed output is no
    /// reason to stop.
    fn line(&mut self, problems: u64, line: fmt::Arguments<'_>) {
        let Sink::StandardError(output) = &mut self.sink else {
            return;
        };
        if self.written == LINES {
            self.hidden += problems;
            return;
        }
        self.written += 1;
        let _ = match &self.record {
            None => writeln!(output, "{line}"),
            Some(Record { input, number }) => {
                writeln!(output, "{}:{number}:{line}", Escaped(input))
            }
        };
    }

    /// Writes, once for each category, that there is no head rule for it.
    pub(crate) fn unruled(&mut self, place: Place<'_>, category: &str) {
        if !self.unruled.insert(category.to_owned())
            || self.noted(Remark::Unruled, place, category, "")
        {
            return;
        }
        let message = format!(
            "no head rule for {category}; the head of such a phrase is its first child of that \
             category, else its last word, else its last phrase"
        );
        self.warning(place, "head-rule-missing", &message);
    }

    /// Writes a sentence about the run as a whole.
    pub(crate) fn sentence(&mut self, sentence: &str) {
        if let Sink::StandardError(output) = &mut self.sink {
            let _ = writeln!(output, "twintree: {}", Escaped(sentence));
        }
    }

    /// Writes what is wrong with the arguments, in lines.
    pub(crate) fn usage(&mut self, lines: &str) {
        if let Sink::StandardError(output) = &mut self.sink {
            for line in lines.lines() {
                let _ = writeln!(output, "{}", Escaped(line));
            }
        }
    }

    /// Whether some problem was an error of this run.
    pub(crate) fn has_errors(&self) -> bool {
        self.errors && self.record.is_none()
    }

    /// Writes what is still buffered.
    pub(crate) fn flush(&mut self) {
        if let Sink::StandardError(output) = &mut self.sink {
            let _ = output.flush();
        }
    }

    /// Writes how often each message that was printed once applies, how many more problems there are, and
    /// what is still buffered.
    pub(crate) fn finish(mut self) {
        for Repeated {
            file, code, more, ..
        } in std::mem::take(&mut self.repeated)
            .iter()
            .filter(|said| said.more > 0)
        {
            self.line(
                *more,
                format_args!("{}: … and {more} more of error[{code}]", Escaped(file)),
            );
        }
        if self.hidden > 0 {
            self.sentence(&format!("… and {} more of these problems", self.hidden));
        }
        self.flush();
    }
}
