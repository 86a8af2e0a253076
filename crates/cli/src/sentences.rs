//! The sentences of a file, read one by one.

use std::path::{Path, PathBuf};

use twintree::Reader;
use twintree::Sentence;
use twintree::text::cutter::{Cutter, Piece};
use twintree::text::{Diagnostics, Format};

use crate::failure::Failure;
use crate::source::{Holds, Source};
use crate::whole::Whole;

/// The sentences of a file; no more than one is in memory, if they come in its order.
pub(crate) struct Sentences {
    path: PathBuf,
    source: Source,
    /// All of them, where they come in another order.
    whole: Option<Whole>,
    /// None before it is noticed.
    format: Option<Format>,
    /// The format that the file begins like, where it cannot be read in the one that its name tells.
    looks_like: Option<Format>,
}

/// What comes next in a file of sentences.
pub(crate) enum Next<'s> {
    /// A sentence, which may have errors.
    Sentence(Sentence<'s>),
    /// Something in the place of a sentence that is too long or not even text.
    Unreadable,
    /// The end.
    End,
}

impl Sentences {
    /// The sentences of the file at this path, whose format is recognised if it is not given.
    ///
    /// # Errors
    ///
    /// If it cannot be opened.
    pub(crate) fn open(path: &Path, format: Option<Format>) -> Result<Self, Failure> {
        let cutter = Cutter::new(format.unwrap_or(Format::Conllu));
        let source = Source::open(path, cutter)?.holding(Holds::Sentences);
        Ok(Self {
            path: path.to_owned(),
            source,
            whole: None,
            format,
            looks_like: None,
        })
    }

    /// Reads the file once more, and gives the sentences at these places, from 0, in their order.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or is too large.
    pub(crate) fn arrange(&mut self, order: Vec<u32>) -> Result<(), Failure> {
        let format = self.format()?;
        *self = Self::open(&self.path, Some(format))?;
        let name = self.source.name().to_owned();
        let mut whole = Whole::default();
        while let Some(piece) = self.source.next()? {
            whole.add(&piece, &name)?;
        }
        whole.arrange(order);
        self.whole = Some(whole);
        Ok(())
    }

    /// Continues reading. What is wrong with the text is added to `problems`.
    pub(crate) fn next(&mut self, problems: &mut Diagnostics) -> Result<Next<'_>, Failure> {
        let format = self.format()?;
        let piece = self.cut()?;
        Ok(piece.map_or(Next::End, |piece| Next::of(&piece, format, problems)))
    }

    /// The next sentence as it stands in the file, none at the end.
    pub(crate) fn cut(&mut self) -> Result<Option<Piece<'_>>, Failure> {
        self.format()?;
        match &mut self.whole {
            Some(whole) => Ok(whole.next()),
            None => self.source.next(),
        }
    }

    /// Whether the next one is there without anything to wait for.
    pub(crate) fn is_ready(&mut self) -> bool {
        self.whole.is_some() || self.source.is_ready()
    }

    /// The format, detected by now.
    ///
    /// # Errors
    ///
    /// If the file cannot be read.
    pub(crate) fn format(&mut self) -> Result<Format, Failure> {
        // Not when it is opened: all files must exist before a pipe is waited for.
        if let Some(format) = self.format {
            return Ok(format);
        }
        let recognised = self.source.notice()?;
        self.looks_like = recognised.looks_like;
        Ok(*self.format.insert(recognised.format))
    }

    /// That the file begins like one of another format than its name tells; said once.
    pub(crate) fn contradiction(&mut self) -> Option<String> {
        let (format, looks_like) = (self.format?, self.looks_like.take()?);
        Some(format!(
            "{}: read as {format}, as its name says, but it begins like {looks_like}; name the format if that \
             is wrong (--left-format, --right-format)",
            self.source.name()
        ))
    }

    /// The file.
    pub(crate) fn source(&mut self) -> &mut Source {
        &mut self.source
    }
}

impl<'s> Next<'s> {
    /// What is read of a piece of a file. What is wrong with it is added to `problems`.
    pub(crate) fn of(piece: &Piece<'s>, format: Format, problems: &mut Diagnostics) -> Self {
        let text = match piece.text() {
            Ok(text) => text,
            Err(found) => {
                let sentence = piece.at.sentence;
                let found = found.iter().cloned();
                problems.extend(found.map(|problem| problem.in_sentence(sentence)));
                return Next::Unreadable;
            }
        };
        let sentence = Reader::at(text, piece.at, format).next_sentence(problems);
        // A piece without a sentence is the last one.
        sentence.map_or(Next::End, Next::Sentence)
    }
}
