//! Which parts of a text hold an error, so that they can be marked.

use twintree::text::{Diagnostics, Span};

/// Where the errors of a text begin, sorted.
pub(crate) struct Wrong(Vec<u64>);

impl Wrong {
    /// Of these problems. Only a limited number of a kind is kept, so that some of many errors are not known.
    pub(crate) fn of(diagnostics: &Diagnostics) -> Self {
        let errors = diagnostics.iter().filter(|problem| problem.is_error());
        let places = errors.flat_map(|problem| [Some(problem.span), problem.related]);
        let mut starts: Vec<u64> = places.flatten().map(|place| place.start as u64).collect();
        starts.sort_unstable();
        Self(starts)
    }

    /// Whether an error begins within a place.
    pub(crate) fn is_in(&self, place: Span) -> bool {
        let from = self.0.partition_point(|&start| start < place.start as u64);
        let first = self.0.get(from);
        first.is_some_and(|&start| start < place.end as u64)
    }
}
