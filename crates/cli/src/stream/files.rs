//! Pairs of files, cut into batches.

use std::mem;
use std::path::{Path, PathBuf};

use super::batch::{Batch, Content};
use crate::arguments::Input;
use crate::failure::Failure;
use crate::link_lines::LinkOptions;
use crate::pairs::{Files, Names};
use crate::whole::Cut;

/// A batch has at most this many bytes and one pair more.
const BYTES: usize = 1 << 17;

/// A batch has at most this many pairs.
const PAIRS: usize = 1 << 10;

/// What else is known about the files.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FileOptions<'f> {
    /// The file of links.
    pub(crate) links: Option<&'f Path>,
    /// How they are written.
    pub(crate) written: LinkOptions,
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
        let [left_format, right_format] = input.formats();
        let sentences = [
            (left.as_path(), left_format),
            (right.as_path(), right_format),
        ];
        Ok(Self {
            files: Files::open(sentences, options.links, options.written)?,
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
            match files.cut(|piece| Cut::new(piece, &mut bytes)) {
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
                notation: files.notation(),
                pairs,
            },
            said: mem::take(&mut files.said),
            read: files.left.source().progress(),
        }))
    }
}
