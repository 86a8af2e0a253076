//! Tables that a command reads before it begins: synonyms, head rules, parameters of EVALB.

use std::path::Path;

use twintree::distances::brackets::Parameters;
use twintree::heads::HeadRules;
use twintree::projection::Model;
use twintree::text::{Diagnostics, Position, decode};

use crate::failure::Failure;
use crate::report::Report;
use crate::source::read_whole;

/// The table of a file, if one is given: synonyms, stems, translations. What is wrong with it is reported,
/// and the rest is used.
///
/// # Errors
///
/// If it cannot be read.
pub(crate) fn table<T>(
    path: Option<&Path>,
    table: impl FnOnce(&str) -> (T, Diagnostics),
    report: &mut Report,
) -> Result<Option<T>, Failure> {
    let read = path.map(|path| read(path, table, report));
    Ok(read.transpose()?.map(|(table, _)| table))
}

/// The head rules of the file, or those built in. A missing rule would silently change every tree,
/// so that nothing of a file with errors is used.
///
/// # Errors
///
/// If it cannot be read, or has errors, which are reported.
pub(crate) fn head_rules(path: Option<&Path>, report: &mut Report) -> Result<HeadRules, Failure> {
    let why = "no tree is read by head rules with errors";
    path.map_or_else(
        || Ok(HeadRules::default()),
        |path| sound(path, HeadRules::read, why, report),
    )
}

/// The model of the file.
///
/// # Errors
///
/// If it cannot be read, or has errors, which are reported.
pub(crate) fn model(path: &Path, report: &mut Report) -> Result<Model, Failure> {
    let (model, _) = read(path, Model::read, report)?;
    let refused = || Failure(format!("{}: there is no model in it", path.display()));
    model.ok_or_else(refused)
}

/// Parameters by their name.
pub(crate) fn named_parameters(path: &Path) -> Option<Parameters> {
    Parameters::named(path.to_str()?)
}

/// The parameters of the file, or those of that name. As with head rules, nothing of a file with errors is
/// used.
///
/// # Errors
///
/// If it cannot be read, or has errors, which are reported.
pub(crate) fn parameters(path: &Path, report: &mut Report) -> Result<Parameters, Failure> {
    let why = "nothing is counted by parameters with errors";
    named_parameters(path).map_or_else(|| sound(path, Parameters::read, why, report), Ok)
}

/// A table of which nothing is used where it has errors, for this reason.
fn sound<T>(
    path: &Path,
    table: impl FnOnce(&str) -> (T, Diagnostics),
    why: &str,
    report: &mut Report,
) -> Result<T, Failure> {
    let (table, problems) = read(path, table, report)?;
    if problems.has_errors() {
        return Err(Failure(format!("{}: {why}", path.display())));
    }
    Ok(table)
}

/// What is read of a file, and what is wrong with it, which is reported.
fn read<T>(
    path: &Path,
    read: impl FnOnce(&str) -> (T, Diagnostics),
    report: &mut Report,
) -> Result<(T, Diagnostics), Failure> {
    let bytes = read_whole(path)?;
    let (table, problems) = match decode(&bytes, Position::START) {
        Ok(text) => read(text),
        Err(problems) => (read("").0, problems),
    };
    report.diagnostics(&path.display().to_string(), &problems);
    Ok((table, problems))
}
