//! Standard error: the problems of the texts, one a line.

use std::io::{self, BufWriter, StderrLock, Write};
use std::path::Path;

use twintree::text::conllu::Sentence;
use twintree::text::{Diagnostic, message};

/// Standard error, and whether anything was an error.
pub(crate) struct Report {
    output: BufWriter<StderrLock<'static>>,
    errors: bool,
}

impl Report {
    /// The report of this process.
    pub(crate) fn new() -> Self {
        Self {
            output: BufWriter::new(io::stderr().lock()),
            errors: false,
        }
    }

    /// Writes a problem as `file:line:column: severity[code]: message`. That nobody reads it is no
    /// reason to stop.
    pub(crate) fn diagnostic(&mut self, file: &str, diagnostic: &Diagnostic) {
        self.errors |= diagnostic.is_error();
        let _ = writeln!(
            self.output,
            "{file}:{}:{}: {}[{}]: {}",
            diagnostic.span.line,
            diagnostic.span.column,
            diagnostic.severity().as_str(),
            diagnostic.code.as_str(),
            message(diagnostic)
        );
    }

    /// Writes that a pair, whose left sentence this is, is too large, and returns the code of that
    /// error.
    pub(crate) fn too_large(
        &mut self,
        file: &Path,
        left: &Sentence<'_>,
        message: &str,
    ) -> &'static str {
        const CODE: &str = "too-large";
        self.errors = true;
        let (file, line) = (file.display(), left.line());
        let _ = writeln!(self.output, "{file}:{line}:1: error[{CODE}]: {message}");
        CODE
    }

    /// Writes a sentence about the run as a whole.
    pub(crate) fn sentence(&mut self, sentence: &str) {
        let _ = writeln!(self.output, "twintree: {sentence}");
    }

    /// Whether some problem was an error.
    pub(crate) fn has_errors(&self) -> bool {
        self.errors
    }

    /// Writes what is still buffered.
    pub(crate) fn finish(mut self) {
        let _ = self.output.flush();
    }
}
