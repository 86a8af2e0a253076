//! Where the checks of a sentence put what they find.

use alloc::vec::Vec;

use crate::order;
use crate::text::diagnostic::{Code, Diagnostic};

/// The diagnostics of one sentence, behind those of the sentences before.
pub(super) struct Report<'d> {
    diagnostics: &'d mut Vec<Diagnostic>,
    /// How many there were before this sentence.
    first: usize,
    sentence: u32,
    errors: u32,
}

impl<'d> Report<'d> {
    pub(super) fn new(diagnostics: &'d mut Vec<Diagnostic>, sentence: u32) -> Self {
        let first = diagnostics.len();
        Report {
            diagnostics,
            first,
            sentence,
            errors: 0,
        }
    }

    #[cold]
    pub(super) fn add(&mut self, diagnostic: Diagnostic) {
        self.errors += u32::from(diagnostic.is_error());
        self.diagnostics.push(diagnostic.in_sentence(self.sentence));
    }

    /// For problems of the text as a whole.
    pub(super) fn add_for_text(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }

    pub(super) fn errors(&self) -> u32 {
        self.errors
    }

    /// Puts the sentence's diagnostics in the order of the text.
    pub(super) fn finish(self) -> u32 {
        if let Some(new) = self.diagnostics.get_mut(self.first..) {
            order::sort_by(new, |one, other| place(one).cmp(&place(other)));
        }
        self.errors
    }
}

fn place(diagnostic: &Diagnostic) -> (usize, usize, Code) {
    (diagnostic.span.start, diagnostic.span.end, diagnostic.code)
}
