//! Why a command stopped before its end.

use std::{fmt, io};

/// Why a command stopped: it cannot continue, and the sentence says why.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) String);

impl Failure {
    /// That which an error says.
    pub(crate) fn of(error: impl fmt::Display) -> Self {
        Self(error.to_string())
    }

    /// That a file has fewer of these parts than another one.
    pub(crate) fn out_of_step(ended: &str, after: &str, other: &str) -> Self {
        Self(format!(
            "{ended} ends after {after}, {other} goes on: the files do not belong together"
        ))
    }

    /// That a file cannot be read.
    pub(crate) fn unreadable(name: &str, error: &io::Error) -> Self {
        Self(format!("{name}: {error}"))
    }

    /// That a file has too many bytes to be read as a whole.
    pub(crate) fn too_large(name: &str, limit: u64) -> Self {
        Self(format!(
            "{name}: has more than {limit} bytes, the most that are read"
        ))
    }

    /// That standard output is closed.
    pub(crate) fn closed() -> Self {
        Self("standard output is closed: there is nowhere to write the answer".into())
    }

    /// That the output cannot be written: the disk is full, or its reader has closed it.
    pub(crate) fn unwritable(error: &io::Error) -> Self {
        Self(format!("standard output: {error}"))
    }
}
