//! Pairs of files, cut into batches.

use std::path::{Path, PathBuf};

use twintree::text::links::Numbering;

use super::batch::{Batch, Content, Cut, CutLinks, CutPair};
use crate::arguments::Input;
use crate::failure::Failure;
use crate::pairs::{Files, Names};

/// A batch has at most this many bytes and one pair more.
const BYTES: usize = 1 << 17;

/// A batch has at most this many pairs.
const PAIRS: usize = 1 << 10;

/// What else is known about the files.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FileOptions<'f> {
    /// The file of links.
    pub(crate) links: Option<&'f Path>,
    /// How it numbers words.
    pub(crate) numbering: Numbering,
}

/// Two files of sentences, and optionally one of links.
pub(super) struct FileReader {
    files: Files,
    /// How many pairs were given.
    given: u64,
    /// A file ended, or failed.
    ended: bool,
    failure: Option<Failure>,
}

impl FileReader {
    /// Opens the files.
    ///
    /// # Errors
    ///
    /// If one of them cannot be opened.
    pub(super) fn open(input: &Input, options: FileOptions<'_>) -> Result<Self, Failure> {
        // They exist if the input is not records.
        let path = |path: &'_ Option<PathBuf>| path.clone().unwrap_or_default();
        let (left, right) = (path(&input.left), path(&input.right));
        let sentences = [
            (left.as_path(), input.left_format),
            (right.as_path(), input.right_format),
        ];
        Ok(Self {
            files: Files::open(sentences, options.links, options.numbering)?,
            given: 0,
            ended: false,
            failure: None,
        })
    }

    /// The names of the files.
    pub(super) fn names(&self) -> &Names {
        &self.files.names
    }

    /// The next pairs, none after the end of one of the files, which is given, too.
    ///
    /// # Errors
    ///
    /// If a file cannot be read.
    pub(super) fn next(&mut self) -> Result<Option<Batch>, Failure> {
        if self.ended {
            return self.failure.take().map_or(Ok(None), Err);
        }
        let files = &mut self.files;
        let formats = [files.left.format()?, files.right.format()?];
        let (mut bytes, mut pairs) = (Vec::new(), Vec::new());
        while !self.ended && bytes.len() < BYTES && pairs.len() < PAIRS {
            if !pairs.is_empty() && !files.are_ready() {
                break;
            }
            match cut(files, &mut bytes) {
                Ok(pair) => {
                    self.ended = pair.is_end();
                    pairs.push(pair);
                }
                // The pairs before are answered.
                Err(failure) => {
                    self.ended = true;
                    self.failure = Some(failure);
                }
            }
        }
        let first = self.given + 1;
        self.given += pairs.len() as u64;
        Ok(Some(Batch {
            first,
            bytes,
            content: Content::Pairs {
                formats,
                numbering: files.numbering,
                pairs,
            },
            read: files.left.source().progress(),
        }))
    }
}

/// The next pair.
fn cut(files: &mut Files, bytes: &mut Vec<u8>) -> Result<CutPair, Failure> {
    let left = files.left.cut()?.map(|piece| Cut::new(&piece, bytes));
    let right = files.right.cut()?.map(|piece| Cut::new(&piece, bytes));
    let links = match &mut files.links {
        None => CutLinks::NoFile,
        Some(lines) => {
            let line = lines.cut(|piece| CutLinks::Line(Cut::new(&piece, bytes)))?;
            line.unwrap_or(CutLinks::End)
        }
    };
    Ok(CutPair {
        sentences: [left, right],
        links,
    })
}
