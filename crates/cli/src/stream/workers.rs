//! One worker, or several on separate threads.

use std::sync::mpsc::{Receiver, RecvError, SyncSender, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

use super::batch::{Batch, Desk, Done};
use super::{Collector, Method, Reader};
use crate::answer::Form;
use crate::failure::Failure;
use crate::pairs::Names;

/// How batches are measured.
pub(super) struct Setting<M> {
    pub(super) method: Arc<M>,
    pub(super) names: Names,
    pub(super) form: Form,
    /// How many threads measure.
    pub(super) jobs: usize,
}

/// Measures all batches of a reader.
///
/// # Errors
///
/// If the reader or the collector fails.
pub(super) fn run<M: Method, E: FnMut(u64, M::Figures)>(
    reader: Reader,
    setting: &Setting<M>,
    collector: &mut Collector<'_, E>,
) -> Result<(), Failure> {
    if setting.jobs > 1 {
        in_threads(reader, setting, collector)
    } else {
        in_turn(reader, setting, collector)
    }
}

fn in_turn<M: Method, E: FnMut(u64, M::Figures)>(
    mut reader: Reader,
    setting: &Setting<M>,
    collector: &mut Collector<'_, E>,
) -> Result<(), Failure> {
    let mut desk = Desk::new(setting.method.worker(), &setting.names, &setting.form);
    while let Some(batch) = reader.next()? {
        if !collector.take(desk.measure(&batch))? {
            break;
        }
        collector.flush()?;
    }
    Ok(())
}

/// What a thread is to do, and where it sends the answer.
type Task<F> = (Batch, SyncSender<Done<F>>);

/// The answer to a batch, in the order in which the batches were read.
type Coming<F> = Result<Receiver<Done<F>>, Failure>;

/// A reader, this many workers, and this thread, which writes. No more batches are in progress than fit the
/// two channels: a few for each worker.
///
/// If writing fails, or a file ends before another, the threads are abandoned, and end
/// with the process: one of them may be waiting for input that never comes.
fn in_threads<M: Method, E: FnMut(u64, M::Figures)>(
    mut reader: Reader,
    setting: &Setting<M>,
    collector: &mut Collector<'_, E>,
) -> Result<(), Failure> {
    let jobs = setting.jobs;
    let (tasks, to_do) = sync_channel::<Task<M::Figures>>(jobs);
    let (order, coming) = sync_channel::<Coming<M::Figures>>(2 * jobs);
    let to_do = Arc::new(Mutex::new(to_do));
    for _ in 0..jobs {
        let to_do = Arc::clone(&to_do);
        let method = Arc::clone(&setting.method);
        let (names, form) = (setting.names.clone(), setting.form.clone());
        thread::spawn(move || {
            let mut desk = Desk::new(method.worker(), &names, &form);
            while let Ok((batch, answer)) = next_of(&to_do) {
                // After a failure nothing waits for it.
                let _ = answer.send(desk.measure(&batch));
            }
        });
    }
    thread::spawn(move || {
        loop {
            let batch = match reader.next() {
                Ok(Some(batch)) => batch,
                Ok(None) => break,
                Err(failure) => {
                    let _ = order.send(Err(failure));
                    break;
                }
            };
            let (answer, answered) = sync_channel(1);
            if order.send(Ok(answered)).is_err() || tasks.send((batch, answer)).is_err() {
                break;
            }
        }
    });
    while let Some(answered) = received(&coming, collector)? {
        let done = received(&answered?, collector)?;
        // A thread that panics has said why.
        let done = done.ok_or_else(|| Failure("a worker stopped in the middle".into()))?;
        if !collector.take(done)? {
            break;
        }
    }
    Ok(())
}

/// The next task; one worker waits for it, holding the lock that the others wait for.
fn next_of<T>(to_do: &Mutex<Receiver<T>>) -> Result<T, RecvError> {
    to_do.lock().map_err(|_| RecvError)?.recv()
}

/// The next item, none after the last. The output is flushed while there is nothing to take.
fn received<T, E>(
    from: &Receiver<T>,
    collector: &mut Collector<'_, E>,
) -> Result<Option<T>, Failure> {
    match from.try_recv() {
        Ok(one) => Ok(Some(one)),
        Err(TryRecvError::Disconnected) => Ok(None),
        Err(TryRecvError::Empty) => {
            collector.flush()?;
            Ok(from.recv().ok())
        }
    }
}
