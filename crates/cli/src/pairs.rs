//! Two files of sentences, and perhaps one of links, read in step.

use std::path::Path;

use twintree::text::Diagnostics;
use twintree::text::links::{LinkText, Numbering};
use twintree::{Pair as TreePair, PairOptions, Sentence, Side, Symbols};

use crate::arguments::TwoFiles;
use crate::failure::Failure;
use crate::link_lines::LinkLines;
use crate::refusal::Refusal;
use crate::report::Report;
use crate::sentences::{Next, Sentences};
use crate::source::require_one_standard_input;

/// Pairs of sentences, in the order of their files.
pub(crate) struct Pairs {
    left: Sentences,
    right: Sentences,
    links: Option<LinkLines>,
    /// Of the three files.
    names: Names,
    /// How many pairs were read.
    read: u64,
    /// Kept, so that a pair needs no new memory.
    problems: Diagnostics,
}

/// The names of the files, as the user gave them.
struct Names {
    left: String,
    right: String,
    links: String,
}

/// One pair.
pub(crate) struct Pair<'p> {
    /// Its number, from 1.
    pub(crate) number: u64,
    /// What was read of it, or the codes of its errors, each once.
    pub(crate) content: Result<Content<'p>, Vec<&'static str>>,
}

/// A pair whose texts were read without errors.
pub(crate) struct Content<'p> {
    names: &'p Names,
    left: Sentence<'p>,
    right: Sentence<'p>,
    /// None where no file of links was given.
    links: Vec<LinkText>,
}

/// Where the two sentences of a pair begin.
pub(crate) struct Places<'p>([Place<'p>; 2]);

/// Where a sentence begins.
#[derive(Clone, Copy)]
pub(crate) struct Place<'p> {
    pub(crate) file: &'p str,
    pub(crate) line: u32,
}

impl<'p> Places<'p> {
    /// Where the sentence of this side begins.
    pub(crate) fn of(&self, side: Side) -> Place<'p> {
        let Self([left, right]) = *self;
        match side {
            Side::Left => left,
            Side::Right => right,
        }
    }
}

impl<'p> Content<'p> {
    /// The trees and links of the pair; the labels are added to these symbols. What is wrong with
    /// the links, in the file of links or in comments of the sentences, is reported.
    ///
    /// # Errors
    ///
    /// Where a link has errors.
    pub(crate) fn pair(
        self,
        options: &PairOptions<'_>,
        symbols: Symbols,
        report: &mut Report,
    ) -> Result<TreePair<'p>, Refusal> {
        let pair = TreePair::of(self.left, self.right, &self.links, options, symbols);
        let mut codes = Vec::new();
        for (file, problems) in [
            (&self.names.left, pair.side(Side::Left).diagnostics()),
            (&self.names.right, pair.side(Side::Right).diagnostics()),
            (&self.names.links, pair.link_diagnostics()),
        ] {
            note(file, problems, report, &mut codes);
        }
        if codes.is_empty() {
            Ok(pair)
        } else {
            Err(Refusal::Errors(codes))
        }
    }

    /// Where the pair begins.
    pub(crate) fn places(&self) -> Places<'p> {
        let place = |file: &'p str, sentence: &Sentence<'p>| Place {
            file,
            line: sentence.line(),
        };
        Places([
            place(&self.names.left, &self.left),
            place(&self.names.right, &self.right),
        ])
    }
}

impl Pairs {
    /// Opens the files.
    pub(crate) fn open(
        files: &TwoFiles,
        links: Option<&Path>,
        numbering: Numbering,
    ) -> Result<Self, Failure> {
        let all = [Some(files.left.as_path()), Some(&files.right), links];
        require_one_standard_input(all.into_iter().flatten())?;
        let name = |path: &Path| path.display().to_string();
        let names = Names {
            left: name(&files.left),
            right: name(&files.right),
            links: links.map_or_else(String::new, name),
        };
        let (left, right) = (
            Sentences::open(&files.left, files.left_format)?,
            Sentences::open(&files.right, files.right_format)?,
        );
        let links = match links {
            Some(path) => Some(LinkLines::open(path, numbering)?),
            None => None,
        };
        Ok(Self {
            left,
            right,
            links,
            names,
            read: 0,
            problems: Diagnostics::new(),
        })
    }

    /// The next pair, none at the end. What is wrong with it is reported.
    ///
    /// # Errors
    ///
    /// Where a file cannot be read, or one ends before another.
    pub(crate) fn next(&mut self, report: &mut Report) -> Result<Option<Pair<'_>>, Failure> {
        let Self {
            names, problems, ..
        } = self;
        let mut codes = Vec::new();
        problems.clear();
        let left = self.left.next(problems)?;
        note(&names.left, problems, report, &mut codes);
        problems.clear();
        let right = self.right.next(problems)?;
        note(&names.right, problems, report, &mut codes);
        problems.clear();
        let links = match &mut self.links {
            Some(lines) => lines.next(problems)?,
            // Nothing to keep in step with.
            None => (!matches!(left, Next::End)).then(Vec::new),
        };
        note(&names.links, problems, report, &mut codes);
        problems.clear();

        let ends = [
            (matches!(left, Next::End), names.left.as_str()),
            (matches!(right, Next::End), &names.right),
            (links.is_none(), &names.links),
        ];
        let files = if self.links.is_some() { 3 } else { 2 };
        let ends = ends.iter().take(files);
        if let Some((_, ended)) = ends.clone().find(|(ended, _)| *ended) {
            return match ends.clone().find(|(ended, _)| !*ended) {
                None if self.read == 0 => Err(Failure("there is no pair".into())),
                None => Ok(None),
                Some((_, other)) => Err(Failure(format!(
                    "{ended} ends after pair {}, {other} goes on: the files do not belong together",
                    self.read
                ))),
            };
        }
        self.read += 1;
        let content = match (left, right) {
            (Next::Sentence(left), Next::Sentence(right)) if codes.is_empty() => Ok(Content {
                names,
                left,
                right,
                links: links.unwrap_or_default(),
            }),
            _ => Err(codes),
        };
        Ok(Some(Pair {
            number: self.read,
            content,
        }))
    }
}

/// Reports problems and gathers the codes of those that are errors.
fn note(file: &str, problems: &Diagnostics, report: &mut Report, codes: &mut Vec<&'static str>) {
    report.diagnostics(file, problems);
    for problem in problems.iter().filter(|problem| problem.is_error()) {
        let code = problem.code.as_str();
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
}
