//! How a figure was computed, in one line, to be given with it: `--signature`.
//!
//! ```text
//! measure:similarity|labels:whole|…|left:conllu:5c0f2a…|right:conllu:91b3de…|pairs:999|version:0.1.0
//! ```
//!
//! Parts stand between bars, each a name and a value. A file is named by the first twelve digits of the
//! SHA-256 of its bytes, as `sha256sum` prints it, and not by its path: two figures with the same signature were
//! computed from the same texts in the same way.

use std::fmt::{Display, Write};
use std::io::{ErrorKind, Read};
use std::path::Path;

use serde::Serialize;
use sha2::{Digest, Sha256};
use twintree::text::Format;

use crate::arguments::{Input, LinkArguments, TreeOptions};
use crate::failure::Failure;
use crate::sentences::Sentences;
use crate::source::{is_standard_input, open};

/// How many digits of a hash are given.
const DIGITS: usize = 12;

/// A signature that is yet without the number of pairs.
#[derive(Debug)]
pub(crate) struct Signature(String);

/// A summary, with its signature where that is asked for.
#[derive(Serialize)]
pub(crate) struct Signed<'s, T: Serialize> {
    #[serde(flatten)]
    summary: &'s T,
    #[serde(skip_serializing_if = "Option::is_none")]
    signature: Option<String>,
}

impl<'s, T: Serialize> Signed<'s, T> {
    /// A summary of so many pairs.
    pub(crate) fn new(summary: &'s T, signature: Option<Signature>, pairs: u64) -> Self {
        Self {
            summary,
            signature: signature.map(|signature| signature.of(pairs)),
        }
    }
}

impl Signature {
    /// Of a figure of this name.
    pub(crate) fn new(measure: &str) -> Self {
        Self(format!("measure:{measure}"))
    }

    /// The same with an option.
    pub(crate) fn option(mut self, name: &str, value: impl Display) -> Self {
        // Writing to a string does not fail.
        let _ = write!(self.0, "|{name}:{value}");
        self
    }

    /// The same with a file, if it is given.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or only once.
    pub(crate) fn file(self, name: &str, path: Option<&Path>) -> Result<Self, Failure> {
        match path {
            Some(path) => Ok(self.option(name, hash(path)?)),
            None => Ok(self),
        }
    }

    /// The same with a file of sentences and its format.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or only once.
    pub(crate) fn sentences(
        self,
        name: &str,
        path: &Path,
        format: Option<Format>,
    ) -> Result<Self, Failure> {
        let hash = hash(path)?;
        let format = Sentences::open(path, format)?.format()?;
        Ok(self.option(name, format_args!("{}:{hash}", format.as_str())))
    }

    /// The same with the files of sentences, or of records.
    ///
    /// # Errors
    ///
    /// If one of them cannot be read, or only once.
    pub(crate) fn input(self, input: &Input) -> Result<Self, Failure> {
        let mut signature = self.file("records", input.records.as_deref())?;
        let [left, right] = input.formats();
        for (name, path, format) in [("left", &input.left, left), ("right", &input.right, right)] {
            if let Some(path) = path {
                signature = signature.sentences(name, path, format)?;
            }
        }
        Ok(signature)
    }

    /// The same with how trees are read.
    ///
    /// # Errors
    ///
    /// If the file of head rules cannot be read, or only once.
    pub(crate) fn trees(self, trees: &TreeOptions) -> Result<Self, Failure> {
        let read_as = if trees.read_as.is_some() {
            "dependencies"
        } else {
            "own"
        };
        self.option("trees", read_as)
            .file("rules", trees.head_rules.as_deref())
    }

    /// The same with a file of links, if it is given, and how it numbers words.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or only once.
    pub(crate) fn links(
        self,
        name: &str,
        path: Option<&Path>,
        written: LinkArguments,
    ) -> Result<Self, Failure> {
        let format = written
            .links_format
            .map_or("detected", |format| format.as_str());
        let from = if written.zero_based { ":from-zero" } else { "" };
        match path {
            Some(path) => Ok(self.option(name, format_args!("{format}{from}:{}", hash(path)?))),
            None => Ok(self),
        }
    }

    /// The whole of it, for so many pairs.
    pub(crate) fn of(self, pairs: u64) -> String {
        let version = env!("CARGO_PKG_VERSION");
        let Self(parts) = self.option("pairs", pairs).option("version", version);
        parts
    }
}

/// The beginning of the SHA-256 of the bytes of a file, in hexadecimal digits.
fn hash(path: &Path) -> Result<String, Failure> {
    if is_standard_input(path) {
        let why = "--signature reads a file twice, and standard input can be read once: write it into a file";
        return Err(Failure(why.into()));
    }
    let name = path.display().to_string();
    let mut file = open(path, &name)?;
    let (mut hash, mut bytes) = (Sha256::new(), vec![0; 1 << 16]);
    loop {
        match file.read(&mut bytes) {
            Ok(0) => break,
            Ok(read) => hash.update(bytes.get(..read).unwrap_or_default()),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(Failure::unreadable(&name, &error)),
        }
    }
    let mut digits = String::new();
    for byte in hash.finalize().iter().take(DIGITS / 2) {
        let _ = write!(digits, "{byte:02x}");
    }
    Ok(digits)
}
