//! Many problems of one text; those of one kind are kept only up to a limit.
//!
//! A text of three million lines without tabs has three million problems. No one reads them, and
//! they must not fill the memory: the first [`Diagnostics::KEPT`] of each code are kept, the others
//! are counted.

use alloc::vec::Vec;
use core::ops::Deref;

use super::diagnostic::{Code, Diagnostic, Severity};
use crate::order;

/// All sentences that a reader gives, and all their problems.
pub(super) fn all<Sentence>(
    mut next: impl FnMut(&mut Diagnostics) -> Option<Sentence>,
) -> (Vec<Sentence>, Diagnostics) {
    let mut diagnostics = Diagnostics::new();
    let mut sentences = Vec::new();
    while let Some(sentence) = next(&mut diagnostics) {
        push(&mut sentences, sentence);
    }
    (sentences, diagnostics)
}

/// Adds one of the many things that are kept of a text, where those that there are may take several times as much
/// memory as the text: it grows by an eighth, not to the double.
pub(super) fn push<T>(all: &mut Vec<T>, one: T) {
    if all.len() == all.capacity() {
        all.reserve_exact(all.len() / 8 + 16);
    }
    all.push(one);
}

/// The problems of a text in the order in which they were found, those of one code up to
/// [`KEPT`](Self::KEPT); dereferences to a slice of them.
///
/// ```
/// use twintree::text::{Code, Diagnostic, Diagnostics, Span};
///
/// let mut diagnostics = Diagnostics::new();
/// for _ in 0..150 {
///     diagnostics.push(Diagnostic::new(Code::Columns, Span::default()));
/// }
/// assert_eq!((diagnostics.len(), diagnostics.errors()), (100, 150));
/// assert_eq!(diagnostics.omitted().collect::<Vec<_>>(), [(Code::Columns, 50)]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagnostics {
    kept: Vec<Diagnostic>,
    /// How many there were of each code; as long as the largest code asked for.
    counts: Vec<u64>,
    errors: u64,
}

impl Diagnostics {
    /// How many problems of one code are kept.
    pub const KEPT: u64 = 100;

    /// None so far.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a problem; only counts it if there are [`KEPT`](Self::KEPT) of its code already.
    #[cold]
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.push_with(diagnostic.code, || diagnostic);
    }

    /// Adds a problem of this code, which is made only if it is kept.
    #[cold]
    pub fn push_with(&mut self, code: Code, make: impl FnOnce() -> Diagnostic) {
        if self.count(code) {
            self.kept.push(make());
        }
    }

    /// Counts a problem; whether it is to be kept.
    fn count(&mut self, code: Code) -> bool {
        let place = code as usize;
        if self.counts.len() <= place {
            self.counts.resize(place + 1, 0);
        }
        self.errors += u64::from(code.severity() == Severity::Error);
        self.counts.get_mut(place).is_some_and(|count| {
            *count += 1;
            *count <= Self::KEPT
        })
    }

    /// How many errors there were, those not kept included.
    pub fn errors(&self) -> u64 {
        self.errors
    }

    /// Whether there was an error.
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// How many problems of each code are not kept, in the order of the codes.
    pub fn omitted(&self) -> impl Iterator<Item = (Code, u64)> + '_ {
        let counts = Code::ALL.iter().zip(&self.counts);
        counts.filter_map(|(&code, count)| {
            let more = count.saturating_sub(Self::KEPT);
            (more > 0).then_some((code, more))
        })
    }

    /// Adds all of other diagnostics, with the numbers of those that they did not keep.
    pub fn append(&mut self, other: &Self) {
        self.extend(other.iter().cloned());
        for (code, more) in other.omitted() {
            // What exceeded the limit there exceeds it here, too.
            if let Some(count) = self.counts.get_mut(code as usize) {
                *count += more;
            }
            if code.severity() == Severity::Error {
                self.errors += more;
            }
        }
    }

    /// Forgets all, but keeps the memory.
    pub fn clear(&mut self) {
        self.kept.clear();
        self.counts.clear();
        self.errors = 0;
    }

    /// Puts those from a position on in the order of the text.
    pub(crate) fn sort_from(&mut self, first: usize) {
        let place = |one: &Diagnostic| (one.span.start, one.span.end, one.code);
        let new = self.kept.get(first..).unwrap_or_default();
        if !new.is_sorted_by_key(place) {
            let sorted = order::sorted(new, place);
            self.kept.truncate(first);
            self.kept.extend(sorted);
        }
    }
}

impl Deref for Diagnostics {
    type Target = [Diagnostic];

    fn deref(&self) -> &[Diagnostic] {
        &self.kept
    }
}

impl Extend<Diagnostic> for Diagnostics {
    fn extend<I: IntoIterator<Item = Diagnostic>>(&mut self, diagnostics: I) {
        diagnostics.into_iter().for_each(|one| self.push(one));
    }
}

impl FromIterator<Diagnostic> for Diagnostics {
    fn from_iter<I: IntoIterator<Item = Diagnostic>>(diagnostics: I) -> Self {
        let mut all = Self::new();
        all.extend(diagnostics);
        all
    }
}

impl<'d> IntoIterator for &'d Diagnostics {
    type Item = &'d Diagnostic;
    type IntoIter = core::slice::Iter<'d, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.kept.iter()
    }
}
