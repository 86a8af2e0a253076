//! Folders that the tasks empty, list and write to.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::Path;

use crate::failure::Failure;

/// Empties a folder, so that nothing of an earlier build stands in it.
///
/// # Errors
///
/// When something in it cannot be removed.
pub(crate) fn clear(folder: &Path) -> Result<(), Failure> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| unusable(folder, &error))?;
    }
    Ok(())
}

/// The names of what stands in a folder, in order.
///
/// # Errors
///
/// When it cannot be read.
pub(crate) fn files(folder: &Path) -> Result<Vec<OsString>, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| unusable(folder, &error))?;
    let mut names: Vec<OsString> = entries
        .map(|entry| entry.map(|entry| entry.file_name()))
        .collect::<Result<_, _>>()
        .map_err(|error| unusable(folder, &error))?;
    names.sort();
    Ok(names)
}

/// Copies the files of a folder into another one, which is made where it is missing.
///
/// # Errors
///
/// When one of the two cannot be read or written.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    fs::create_dir_all(to).map_err(|error| unusable(to, &error))?;
    for name in files(from)? {
        let file = from.join(&name);
        fs::copy(&file, to.join(&name)).map_err(|error| unusable(&file, &error))?;
    }
    Ok(())
}

/// Reads a file that is text.
///
/// # Errors
///
/// When there is none.
pub(crate) fn read(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(|error| unusable(file, &error))
}

/// Writes a file.
///
/// # Errors
///
/// When that is not possible.
pub(crate) fn write(file: &Path, text: &str) -> Result<(), Failure> {
    fs::write(file, text).map_err(|error| unusable(file, &error))
}

/// That a file or a folder cannot be read or written.
pub(crate) fn unusable(path: &Path, error: &io::Error) -> Failure {
    Failure::new(format!("{}: {error}.", path.display()))
}
