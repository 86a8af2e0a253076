//! The progress of a long run, on a terminal.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A run that takes less shows nothing.
const LONG: Duration = Duration::from_millis(500);

/// A line of standard error that says how much was read, and how long the rest will take; nothing
/// if that is not a terminal, or if answers are written to one.
pub(crate) struct Progress {
    is_seen: bool,
    began: Instant,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Of a run that begins now.
    pub(crate) fn new() -> Self {
        Self {
            is_seen: io::stderr().is_terminal() && !io::stdout().is_terminal(),
            began: Instant::now(),
            bar: None,
        }
    }

    /// Shows how many bytes were read, of how many if that is known, and how many pairs.
    pub(crate) fn show(&mut self, (read, size): (u64, Option<u64>), pairs: u64) {
        if !self.is_seen || self.began.elapsed() < LONG {
            return;
        }
        let bar = self.bar.get_or_insert_with(|| bar(size));
        bar.set_message(format!("{pairs} pairs"));
        bar.set_position(read);
    }

    /// Clears the line, so that something else can be written; it is drawn again later.
    pub(crate) fn hide(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }

    /// Clears the line.
    pub(crate) fn finish(&mut self) {
        self.hide();
    }
}

fn bar(size: Option<u64>) -> ProgressBar {
    // It is drawn when something was read, not by a separate thread: standard error is in use.
    let bar = ProgressBar::with_draw_target(size, ProgressDrawTarget::stderr());
    let template = match size {
        Some(_) => "{wide_bar} {bytes} of {total_bytes}, {msg}, {eta} left",
        None => "{spinner} {bytes}, {msg}, {elapsed}",
    };
    bar.set_style(
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    bar
}
