//! Standard error: the problems of the texts, one a line.

use std::collections::BTreeSet;
use std::io::{self, BufWriter, StderrLock, Write};

use twintree::Side;
use twintree::text::{Diagnostic, Diagnostics, Escaped};

use crate::pairs::{Place, Places};
use crate::refusal::Refusal;

/// Standard error, and whether anything was an error.
pub(crate) struct Report {
    output: BufWriter<StderrLock<'static>>,
    errors: bool,
    /// What would be said of every pair of long files, and is said once.
    repeated: Vec<Repeated>,
    /// The categories without a head rule that were named.
    unruled: BTreeSet<String>,
}

/// A sentence about a file that was said of one of its pairs.
struct Repeated {
    file: String,
    code: &'static str,
    message: String,
    /// How many more pairs it is true of.
    more: u64,
}

impl Report {
    /// The report of this process.
    pub(crate) fn new() -> Self {
        Self {
            output: BufWriter::new(io::stderr().lock()),
            errors: false,
            repeated: Vec::new(),
            unruled: BTreeSet::new(),
        }
    }

    /// Writes the problems of a text, and how many more of a code there are than were kept.
    pub(crate) fn diagnostics(&mut self, file: &str, diagnostics: &Diagnostics) {
        for problem in diagnostics {
            self.diagnostic(file, problem);
        }
        for (code, more) in diagnostics.omitted() {
            let _ = writeln!(
                self.output,
                "{}: … and {more} more of {}[{}]",
                Escaped(file),
                code.severity().as_str(),
                code.as_str()
            );
        }
    }

    /// Writes a problem as `file:line:column: severity[code]: message`. That nobody reads it is no
    /// reason to stop.
    fn diagnostic(&mut self, file: &str, diagnostic: &Diagnostic) {
        self.errors |= diagnostic.is_error();
        let _ = writeln!(
            self.output,
            "{}:{}:{}: {}[{}]: {}",
            Escaped(file),
            diagnostic.span.line,
            diagnostic.span.column,
            diagnostic.severity().as_str(),
            diagnostic.code.as_str(),
            diagnostic
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
                let place = places.of(side);
                let is_same = |said: &&mut Repeated| {
                    (said.file.as_str(), said.code, &said.message) == (place.file, code, &message)
                };
                if let Some(said) = self.repeated.iter_mut().find(is_same) {
                    said.more += 1;
                } else {
                    self.error(place, code, &message);
                    self.repeated.push(Repeated {
                        file: place.file.into(),
                        code,
                        message,
                        more: 0,
                    });
                }
                vec![code]
            }
        }
    }

    /// Writes an error at the beginning of a line.
    pub(crate) fn error(&mut self, place: Place<'_>, code: &str, message: &str) {
        self.errors = true;
        self.at(place, "error", code, message);
    }

    /// Writes a warning at the beginning of a line.
    pub(crate) fn warning(&mut self, place: Place<'_>, code: &str, message: &str) {
        self.at(place, "warning", code, message);
    }

    fn at(&mut self, place: Place<'_>, severity: &str, code: &str, message: &str) {
        let Place { file, line } = place;
        let _ = writeln!(
            self.output,
            "{}:{line}:1: {severity}[{code}]: {}",
            Escaped(file),
            Escaped(message)
        );
    }

    /// Writes, once for each category, that there is no head rule for it.
    pub(crate) fn unruled(&mut self, place: Place<'_>, category: &str) {
        if !self.unruled.insert(category.to_owned()) {
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
        let _ = writeln!(self.output, "twintree: {}", Escaped(sentence));
    }

    /// Writes what is wrong with the arguments, in lines.
    pub(crate) fn usage(&mut self, lines: &str) {
        for line in lines.lines() {
            let _ = writeln!(self.output, "{}", Escaped(line));
        }
    }

    /// Whether some problem was an error.
    pub(crate) fn has_errors(&self) -> bool {
        self.errors
    }

    /// Writes how often what was said once is true, and what is still buffered.
    pub(crate) fn finish(mut self) {
        for Repeated {
            file, code, more, ..
        } in self.repeated.iter().filter(|said| said.more > 0)
        {
            let _ = writeln!(
                self.output,
                "{}: … and {more} more of error[{code}]",
                Escaped(file)
            );
        }
        let _ = self.output.flush();
    }
}
