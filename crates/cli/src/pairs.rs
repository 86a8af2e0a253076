//! Two files of sentences, and perhaps one of links, read in step.

use std::path::Path;

use twintree::text::Diagnostic;
use twintree::text::conllu::Sentence;
use twintree::text::links::{self, LinkText, Numbering, Sizes};

use crate::arguments::SentenceFiles;
use crate::failure::Failure;
use crate::link_lines::LinkLines;
use crate::report::Report;
use crate::sentences::{Next, Sentences};
use crate::source::{Source, require_one_standard_input};

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
    problems: Vec<Diagnostic>,
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

/// A pair without errors.
pub(crate) struct Content<'p> {
    pub(crate) left: Sentence<'p>,
    pub(crate) right: Sentence<'p>,
    /// None where no file of links was given.
    pub(crate) links: Vec<LinkText>,
}

impl Pairs {
    /// Opens the files.
    pub(crate) fn open(
        files: &SentenceFiles,
        links: Option<(&Path, Numbering)>,
    ) -> Result<Self, Failure> {
        let link_file = links.map(|(path, _)| path);
        let all = [Some(files.left.as_path()), Some(&files.right), link_file];
        require_one_standard_input(all.into_iter().flatten())?;
        let name = |path: &Path| path.display().to_string();
        let names = Names {
            left: name(&files.left),
            right: name(&files.right),
            links: link_file.map_or_else(String::new, name),
        };
        let (left, right) = (Source::open(&files.left)?, Source::open(&files.right)?);
        let links = match links {
            Some((path, numbering)) => Some(LinkLines::new(Source::open(path)?, numbering)),
            None => None,
        };
        Ok(Self {
            left: Sentences::new(left),
            right: Sentences::new(right),
            links,
            names,
            read: 0,
            problems: Vec::new(),
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
        let right = self.right.next(problems)?;
        note(&names.right, problems, report, &mut codes);
        let links = match &mut self.links {
            Some(lines) => lines.next(problems)?,
            // Nothing to keep in step with.
            None => (!matches!(left, Next::End)).then(Vec::new),
        };
        if let (Some(lines), Some(links)) = (&self.links, &links)
            && let (Next::Sentence(left), Next::Sentence(right)) = (&left, &right)
        {
            let sizes = Sizes {
                left: left.word_count(),
                right: right.word_count(),
            };
            let pair = u32::try_from(self.read).unwrap_or(u32::MAX);
            problems.extend(links::check_sizes(links, sizes, lines.numbering(), pair));
        }
        note(&names.links, problems, report, &mut codes);

        let ends = [
            (matches!(left, Next::End), names.left.as_str()),
            (matches!(right, Next::End), &names.right),
            (links.is_none(), &names.links),
        ];
        let files = if self.links.is_some() { 3 } else { 2 };
        let ends = ends.iter().take(files);
        if let Some((_, ended)) = ends.clone().find(|(ended, _)| *ended) {
            return match ends.clone().find(|(ended, _)| !*ended) {
                None if self.read == 0 => Err(Failure::Hopeless("there is no pair".into())),
                None => Ok(None),
                Some((_, other)) => Err(Failure::Hopeless(format!(
                    "{ended} ends behind pair {}, {other} goes on: the files do not belong together",
                    self.read
                ))),
            };
        }
        self.read += 1;
        let content = match (left, right) {
            (Next::Sentence(left), Next::Sentence(right)) if codes.is_empty() => Ok(Content {
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
fn note(
    file: &str,
    problems: &mut Vec<Diagnostic>,
    report: &mut Report,
    codes: &mut Vec<&'static str>,
) {
    for problem in problems.drain(..) {
        report.diagnostic(file, &problem);
        let code = problem.code.as_str();
        if problem.is_error() && !codes.contains(&code) {
            codes.push(code);
        }
    }
}
