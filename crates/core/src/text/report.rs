//! Where a reader puts what it finds.

use super::diagnostic::Diagnostic;
use super::diagnostics::Diagnostics;

/// The diagnostics of one sentence, behind those of the sentences before.
pub(in crate::text) struct Report<'d> {
    diagnostics: &'d mut Diagnostics,
    /// How many there were before this sentence.
    first: usize,
    sentence: u32,
    errors: u32,
}

impl<'d> Report<'d> {
    pub(in crate::text) fn new(diagnostics: &'d mut Diagnostics, sentence: u32) -> Self {
        let first = diagnostics.len();
        Report {
            diagnostics,
            first,
            sentence,
            errors: 0,
        }
    }

    #[cold]
    pub(in crate::text) fn add(&mut self, diagnostic: Diagnostic) {
        self.errors += u32::from(diagnostic.is_error());
        self.diagnostics.push(diagnostic.in_sentence(self.sentence));
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
