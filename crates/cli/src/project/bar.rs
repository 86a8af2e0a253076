//! The progress of training, on a terminal.

use std::io::{self, IsTerminal, Write};

use twintree::projection::training::Progress;

/// The width of the bar, in characters.
const WIDTH: u32 = 30;

/// A line of standard error that is overwritten; nothing if that is not a terminal.
pub(super) struct Bar {
    is_terminal: bool,
    /// What is written, so that the same is not written twice.
    written: (u32, u32),
}

impl Bar {
    /// A bar of this process.
    pub(super) fn new() -> Self {
        Self {
            is_terminal: io::stderr().is_terminal(),
            written: (0, 0),
        }
    }

    /// Shows how far training is.
    pub(super) fn show(&mut self, progress: Progress) {
        let Progress {
            pass,
            passes,
            seen,
            examples,
            wrong,
        } = progress;
        let filled = u64::from(seen) * u64::from(WIDTH) / u64::from(examples.max(1));
        let filled = u32::try_from(filled).unwrap_or(WIDTH);
        if !self.is_terminal || self.written == (pass, filled) && seen < examples {
            return;
        }
        self.written = (pass, filled);
        let bar: String = (0..WIDTH)
            .map(|at| if at < filled { '#' } else { '.' })
            .collect();
        let end = if pass == passes && seen == examples {
            "\n"
        } else {
            ""
        };
        // Failing to draw it is not a reason to stop.
        let mut error = io::stderr();
        let _ = write!(
            error,
            "\rpass {pass} of {passes} [{bar}] {seen} of {examples} seen, {wrong} wrong{end}"
        );
        let _ = error.flush();
    }
}
