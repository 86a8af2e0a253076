//! How a figure was computed, in one line, to be given with it: `--signature`.
//!
//! It is put together as that of the page is; here are the files that it names.

use std::fmt::Write;
use std::io::{ErrorKind, Read};
use std::path::Path;

use serde::Serialize;
use sha2::{Digest, Sha256};
use twintree::text::Format;
use twintree::text::links::Numbering;
use twintree_view::Signature;

use crate::arguments::{Input, LinkArguments};
use crate::failure::Failure;
use crate::sentences::Sentences;
use crate::source::{is_standard_input, open};

/// A summary, with its signature where that is asked for.
#[derive(Serialize)]
pub(crate) struct Signed<'s, T: Serialize> {
    #[serde(flatten)]
    pub(crate) summary: &'s T,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) signature: Option<String>,
}

/// How a figure was computed, where that is asked for.
///
/// # Errors
///
/// If a file cannot be read, or only once.
pub(crate) fn asked(
    is_asked: bool,
    how: impl FnOnce() -> Result<Signature, Failure>,
) -> Result<Option<Signature>, Failure> {
    is_asked.then(how).transpose()
}

/// Adds the files of sentences and their formats, or that of records.
///
/// # Errors
///
/// If one of them cannot be read, or only once.
pub(crate) fn input(signature: Signature, input: &Input) -> Result<Signature, Failure> {
    let mut signature = file(signature, "records", input.records.as_deref())?;
    let [left, right] = input.formats();
    for (name, path, format) in [("left", &input.left, left), ("right", &input.right, right)] {
        if let Some(path) = path {
            signature = sentences(signature, name, path, format)?;
        }
    }
    Ok(signature)
}

/// Adds a file of sentences and its format.
///
/// # Errors
///
/// If it cannot be read, or only once.
pub(crate) fn sentences(
    signature: Signature,
    name: &str,
    path: &Path,
    format: Option<Format>,
) -> Result<Signature, Failure> {
    let digest = digest(path)?;
    let format = Sentences::open(path, format)?.format()?;
    Ok(signature.sentences(name, format, &digest))
}

/// Adds a file of links, if it is given, and how it numbers words.
///
/// # Errors
///
/// If it cannot be read, or only once.
pub(crate) fn links(
    signature: Signature,
    name: &str,
    path: Option<&Path>,
    written: LinkArguments,
) -> Result<Signature, Failure> {
    let Some(path) = path else {
        return Ok(signature);
    };
    let numbering = if written.zero_based {
        Numbering::FromZero
    } else {
        Numbering::FromOne
    };
    Ok(signature.links(name, written.links_format, numbering, &digest(path)?))
}

/// Adds a file, if it is given.
///
/// # Errors
///
/// If it cannot be read, or only once.
pub(crate) fn file(
    signature: Signature,
    name: &str,
    path: Option<&Path>,
) -> Result<Signature, Failure> {
    Ok(signature.file(name, digest_of(path)?.as_deref()))
}

/// The SHA-256 of a file, if it is given.
///
/// # Errors
///
/// If it cannot be read, or only once.
pub(crate) fn digest_of(path: Option<&Path>) -> Result<Option<String>, Failure> {
    path.map(digest).transpose()
}

/// The SHA-256 of the bytes of a file, in hexadecimal digits.
fn digest(path: &Path) -> Result<String, Failure> {
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
    for byte in &hash.finalize() {
        let _ = write!(digits, "{byte:02x}");
    }
    Ok(digits)
}
