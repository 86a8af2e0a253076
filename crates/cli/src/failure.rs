//! Why a command stopped before its end.

use std::io;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Nothing more can be done; the sentence says why.
    Hopeless(String),
    /// Nobody reads the output any more, which is no reason to complain.
    Unread,
}

impl Failure {
    /// That a file cannot be read.
    pub(crate) fn unreadable(name: &str, error: &io::Error) -> Self {
        Self::Hopeless(format!("{name}: {error}"))
    }

    /// That the output cannot be written.
    pub(crate) fn unwritable(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Unread,
            _ => Self::Hopeless(format!("standard output: {error}")),
        }
    }
}
