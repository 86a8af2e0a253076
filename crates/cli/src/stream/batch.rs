//! Pairs that one worker measures together.

use twintree::text::Format;

use super::record::{Faulty, Line, Record};
use twintree_view::RecordProblem;

use crate::answer::{Answer, Form, Key};
use crate::link_lines::Notation;
use crate::pairs::{CutPair, Found, Names};
use crate::report::{Note, Report};
use crate::stream::Worker;
use crate::whole::Cut;

/// Pairs as they were cut from their texts.
pub(super) struct Batch {
    /// The number of the first pair, from 1.
    pub(super) first: u64,
    /// The texts, concatenated.
    pub(super) bytes: Vec<u8>,
    pub(super) content: Content,
    /// What was found with these pairs of how the files are read and paired.
    pub(super) said: Vec<String>,
    /// How far the input was read, of how much where that is known.
    pub(super) read: (u64, Option<u64>),
}

/// The contents of a batch.
pub(super) enum Content {
    /// Sentences and links of files.
    Pairs {
        formats: [Format; 2],
        notation: Notation,
        pairs: Vec<CutPair<Cut>>,
    },
    /// Lines with a record each.
    Records(Vec<Line>),
}

/// The results of a batch.
pub(super) struct Done<F> {
    /// The rows, as they are written.
    pub(super) answers: Vec<u8>,
    pub(super) outcomes: Vec<Outcome<F>>,
    /// How the files are read and paired.
    pub(super) said: Vec<String>,
    /// The messages, with the number of the pair.
    pub(super) notes: Vec<(u64, Note)>,
    pub(super) read: (u64, Option<u64>),
}

/// What came of a pair.
pub(super) enum Outcome<F> {
    /// It was measured.
    Measured(F),
    /// It could not be.
    Refused,
    /// In its place is the end of some of the files.
    End([bool; 3]),
}

/// Where a worker measures batches.
pub(super) struct Desk<'d, W> {
    worker: W,
    names: &'d Names,
    form: &'d Form,
    report: Report,
}

impl<'d, W: Worker> Desk<'d, W> {
    /// A desk for this worker.
    pub(super) fn new(worker: W, names: &'d Names, form: &'d Form) -> Self {
        Self {
            worker,
            names,
            form,
            report: Report::gathering(),
        }
    }

    /// Measures all pairs of a batch.
    pub(super) fn measure(&mut self, batch: &Batch) -> Done<W::Figures> {
        let mut done = Done {
            answers: Vec::new(),
            outcomes: Vec::new(),
            said: batch.said.clone(),
            notes: Vec::new(),
            read: batch.read,
        };
        match &batch.content {
            Content::Pairs {
                formats,
                notation,
                pairs,
            } => {
                for (number, pair) in (batch.first..).zip(pairs) {
                    let how = (*formats, *notation);
                    let found = pair.read(&batch.bytes, how, self.names, &mut self.report);
                    let outcome = self.of_files(found, number, &mut done.answers);
                    let is_end = matches!(outcome, Outcome::End(_));
                    done.outcomes.push(outcome);
                    let notes = self.report.take().into_iter();
                    done.notes.extend(notes.map(|note| (number, note)));
                    if is_end {
                        break;
                    }
                }
            }
            Content::Records(lines) => {
                for (number, line) in (batch.first..).zip(lines) {
                    let mut told = Vec::new();
                    let outcome =
                        self.of_record(line.read(&batch.bytes), &mut done.answers, &mut told);
                    done.outcomes.push(outcome);
                    done.notes
                        .extend(told.into_iter().map(|note| (number, note)));
                }
            }
        }
        done
    }

    /// Measures a pair of files.
    fn of_files(
        &mut self,
        found: Found<'_>,
        number: u64,
        answers: &mut Vec<u8>,
    ) -> Outcome<W::Figures> {
        let mut answer = Answer::new(answers, Key::Pair(number), self.form);
        let content = match found {
            Found::End(ends) => return Outcome::End(ends),
            Found::Pair(content) => content,
        };
        let content = match *content {
            Ok(content) => content,
            Err(codes) => {
                answer.faulty(number, &codes);
                return Outcome::Refused;
            }
        };
        let places = content.places();
        match self.worker.measure(content, &mut answer, &mut self.report) {
            Ok(figures) => Outcome::Measured(figures),
            Err(refusal) => {
                let codes = self.report.refusal(&places, refusal);
                answer.faulty(number, &codes);
                Outcome::Refused
            }
        }
    }

    /// Measures a record.
    fn of_record(
        &mut self,
        read: Result<Record<'_>, Faulty<'_>>,
        answers: &mut Vec<u8>,
        told: &mut Vec<Note>,
    ) -> Outcome<W::Figures> {
        let record = match read {
            Ok(record) => record,
            Err(Faulty { id, problem }) => {
                Answer::new(answers, Key::Id(&id), self.form).faulty_record(&[problem]);
                return Outcome::Refused;
            }
        };
        let id = record.id();
        let mut answer = Answer::new(answers, Key::Id(&id), self.form);
        let content = record.content(self.names);
        let places = content.places();
        let measured = self.worker.measure(content, &mut answer, &mut self.report);
        let outcome = match measured {
            Ok(figures) => Outcome::Measured(figures),
            Err(refusal) => {
                let codes = self.report.refusal(&places, refusal);
                *told = self.report.take();
                let mut problems: Vec<RecordProblem> = told.iter().flat_map(Note::errors).collect();
                if problems.is_empty() {
                    problems.extend(codes.into_iter().map(RecordProblem::of_code));
                }
                answer.faulty_record(&problems);
                Outcome::Refused
            }
        };
        told.extend(self.report.take());
        outcome
    }
}
