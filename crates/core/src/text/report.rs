//! Collects the diagnostics of a reader.

use super::diagnostic::{Code, Diagnostic, Severity};
use super::diagnostics::Diagnostics;

/// The diagnostics of one sentence, after those of the sentences before it, and of the whole text.
pub(in crate::text) struct Report<'d> {
    diagnostics: &'d mut Diagnostics,
    /// How many there were before this sentence.
    first: usize,
    /// The current one; after the last one there is none.
    sentence: Option<u32>,
    errors: u32,
}

impl<'d> Report<'d> {
    pub(in crate::text) fn new(diagnostics: &'d mut Diagnostics, sentence: u32) -> Self {
        let first = diagnostics.len();
        Report {
            diagnostics,
            first,
            sentence: Some(sentence),
            errors: 0,
        }
    }

    #[cold]
    pub(in crate::text) fn add(&mut self, diagnostic: Diagnostic) {
        let Some(sentence) = self.sentence else {
            return self.add_for_text(diagnostic);
        };
        self.errors += u32::from(diagnostic.is_error());
        self.diagnostics.push(diagnostic.in_sentence(sentence));
    }

    /// A problem of this code, which is made only if it is kept: for those that a sentence may have
    /// by the million.
    #[cold]
    pub(in crate::text) fn add_with(&mut self, code: Code, make: impl FnOnce() -> Diagnostic) {
        self.errors += u32::from(self.sentence.is_some() && code.severity() == Severity::Error);
        let sentence = self.sentence;
        self.diagnostics
            .push_with(code, || Diagnostic { sentence, ..make() });
    }

    /// What is added from here on belongs to no sentence: it stands after the last one.
    pub(in crate::text) fn leave_sentence(&mut self) {
        self.sentence = None;
    }

    /// Whether a sentence has begun.
    pub(in crate::text) fn is_in_sentence(&self) -> bool {
        self.sentence.is_some()
    }

    /// For problems of the text as a whole.
    pub(in crate::text) fn add_for_text(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }

    pub(in crate::text) fn errors(&self) -> u32 {
        self.errors
    }

    /// Puts the sentence's diagnostics in the order of the text.
    pub(in crate::text) fn finish(self) -> u32 {
        self.diagnostics.sort_from(self.first);
        self.errors
    }
}
