//! Measures many pairs: they are read, measured by one or more workers, and answered in order.
//!
//! ```text
//! reader ─→ batches ─→ workers ─→ answers in the order of the batches ─→ standard output
//! ```
//!
//! A batch is what was read without waiting, so that an answer never waits for the next input. Pairs are
//! independent: however they are divided, the answers are the same bytes.

mod batch;
mod files;
mod lines;
mod record;
mod workers;

use std::sync::Arc;

use crate::answer::{Answer, Form};
use crate::arguments::Input;
use crate::failure::Failure;
use crate::output::Output;
use crate::pairs::{Content, Names};
use crate::progress::Progress;
use crate::refusal::Refusal;
use crate::report::Report;
use batch::{Done, Outcome};
pub(crate) use files::FileOptions;
use files::FileReader;
use lines::Lines;
use twintree_view::rows::Kind;

/// A measure of pairs; each thread has a worker of it.
pub(crate) trait Method: Send + Sync + 'static {
    /// What a summary needs of a pair.
    type Figures: Send + 'static;
    /// Measures pairs one by one.
    type Worker<'m>: Worker<Figures = Self::Figures>
    where
        Self: 'm;

    /// A new worker.
    fn worker(&self) -> Self::Worker<'_>;
}

/// Measures pairs one by one.
pub(crate) trait Worker {
    /// What a summary needs of a pair.
    type Figures;

    /// Measures a pair and answers with its row.
    ///
    /// # Errors
    ///
    /// If it cannot be measured.
    fn measure(
        &mut self,
        content: Content<'_>,
        answer: &mut Answer<'_>,
        report: &mut Report,
    ) -> Result<Self::Figures, Refusal>;
}

/// How many pairs there were.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) read: u64,
    /// Those that could not be measured.
    pub(crate) refused: u64,
}

/// Where pairs come from.
enum Reader {
    Files(Box<FileReader>),
    Records(Lines),
}

impl Reader {
    /// The next pairs, none at the end.
    fn next(&mut self) -> Result<Option<batch::Batch>, Failure> {
        match self {
            Self::Files(files) => files.next(),
            Self::Records(lines) => lines.next(),
        }
    }
}

/// Measures all pairs of the input, writes a row of this kind for each (none where something else is said of all
/// of them), and passes what a summary needs to `each`, in order and
/// with the number of the pair.
///
/// # Errors
///
/// If the input cannot be read, its files do not belong together, or the output cannot be written.
pub(crate) fn run<M: Method>(
    input: &Input,
    files: FileOptions<'_>,
    method: M,
    rows: Option<Kind>,
    (output, report): (&mut Output, &mut Report),
    each: impl FnMut(u64, M::Figures),
) -> Result<Counts, Failure> {
    let form = match rows {
        Some(kind) => form(kind, input, output),
        None => Form::Nothing,
    };
    let (reader, names) = if let Some(path) = &input.records {
        let lines = Lines::open(path)?;
        report.of_records(path.display().to_string());
        (Reader::Records(lines), Names::of_record())
    } else {
        let reader = FileReader::open(input, files)?;
        let names = reader.names().clone();
        (Reader::Files(Box::new(reader)), names)
    };
    output.heading(&form)?;
    let setting = workers::Setting {
        method: Arc::new(method),
        names,
        form,
        jobs: input.threads(),
    };
    let mut collector = Collector {
        output,
        report,
        each,
        names: setting.names.clone(),
        counts: Counts::default(),
        progress: Progress::new(),
    };
    let done = workers::run(reader, &setting, &mut collector);
    collector.progress.finish();
    done.map(|()| collector.counts)
}

/// How a pair is answered. A pair of files has a number, a record its id.
fn form(kind: Kind, input: &Input, output: &Output) -> Form {
    let without: &[&str] = if input.records.is_some() {
        &["pair"]
    } else {
        &["id", "more"]
    };
    output.form(kind, without, input.rows.format)
}

/// Collects the measured batches, in order.
struct Collector<'c, E> {
    output: &'c mut Output,
    report: &'c mut Report,
    each: E,
    names: Names,
    counts: Counts,
    progress: Progress,
}

impl<E> Collector<'_, E> {
    /// Writes the answers of a batch. Returns whether more is to come.
    fn take<F>(&mut self, done: Done<F>) -> Result<bool, Failure>
    where
        E: FnMut(u64, F),
    {
        if !done.said.is_empty() || !done.notes.is_empty() {
            self.progress.hide();
        }
        for sentence in &done.said {
            self.report.sentence(sentence);
        }
        for (number, note) in &done.notes {
            self.report.of_record(*number);
            self.report.tell(note);
        }
        let mut ended = None;
        for outcome in done.outcomes {
            match outcome {
                Outcome::Measured(figures) => {
                    self.counts.read += 1;
                    (self.each)(self.counts.read, figures);
                }
                Outcome::Refused => {
                    self.counts.read += 1;
                    self.counts.refused += 1;
                    self.report.refused();
                }
                // From here on nothing was answered.
                Outcome::End(ends) => {
                    ended = Some(ends);
                    break;
                }
            }
        }
        self.output.bytes(&done.answers)?;
        self.progress.show(done.read, self.counts.read);
        match ended {
            None => Ok(true),
            Some(ends) => self.names.ended(ends, self.counts.read).map(|()| false),
        }
    }

    /// Writes what is still buffered: there may be something to wait for.
    fn flush(&mut self) -> Result<(), Failure> {
        self.report.flush();
        self.output.flush()
    }
}
