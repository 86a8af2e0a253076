//! Why a task stopped: one sentence that says what to do next.

use std::fmt;

/// The sentence that is printed before a task ends.
#[derive(Debug)]
pub(crate) struct Failure(String);

impl Failure {
    /// A failure that prints this sentence.
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}
