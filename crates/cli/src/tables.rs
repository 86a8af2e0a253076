//! Tables that a command reads before it begins: synonyms, head rules, parameters of EVALB.

use std::path::Path;

use twintree::distances::brackets::Parameters;
use twintree::heads::HeadRules;
use twintree::projection::{Lemmas, Lexicon, Model, Translations};
use twintree::relations::synonyms::{self, Synonyms};
use twintree::text::{Diagnostics, Position, decode};

use crate::failure::Failure;
use crate::report::Report;
use crate::source::read_whole;

/// The synonyms of the file, if one is given. What is wrong with it is reported, and the rest is used.
///
/// # Errors
///
/// If it cannot be read.
pub(crate) fn synonyms(path: Option<&Path>, report: &mut Report) -> Result<Synonyms, Failure> {
    let Some(path) = path else {
        return Ok(Synonyms::new());
    };
    let (synonyms, _) = read(path, synonyms::read, report)?;
    Ok(synonyms)
}

/// The head rules of the file, or those built in. A missing rule would silently change every tree,
/// so that nothing of a file with errors is used.
///
/// # Errors
///
/// If it cannot be read, or has errors, which are reported.
pub(crate) fn head_rules(path: Option<&Path>, report: &mut Report) -> Result<HeadRules, Failure> {
    let Some(path) = path else {
        return Ok(HeadRules::default());
    };
    let (rules, problems) = read(path, HeadRules::read, report)?;
    if problems.has_errors() {
        return Err(Failure(format!(
            "{}: no tree is read by head rules with errors",
            path.display()
        )));
    }
    Ok(rules)
}

/// The stems of the file, or those built in. What is wrong with it is reported, and the rest is used.
///
/// # Errors
///
/// If it cannot be read.
pub(crate) fn lemmas(path: Option<&Path>, report: &mut Report) -> Result<Lemmas, Failure> {
    let Some(path) = path else {
        return Ok(Lemmas::default());
    };
    let (lemmas, _) = read(path, Lemmas::read, report)?;
    Ok(lemmas)
}

/// The stems of main verbs of the file, if one is given. What is wrong with it is reported, and the rest
/// is used.
///
/// # Errors
///
/// If it cannot be read.
pub(crate) fn lexicon(
    path: Option<&Path>,
    report: &mut Report,
) -> Result<Option<Lexicon>, Failure> {
    let Some(path) = path else { return Ok(None) };
    let (lexicon, _) = read(path, Lexicon::read, report)?;
    Ok(Some(lexicon))
}

/// The lists of translations of the file, none if it is not given. What is wrong with it is reported,
/// and the rest is used.
///
/// # Errors
///
/// If it cannot be read.
pub(crate) fn translations(
    path: Option<&Path>,
    report: &mut Report,
) -> Result<Translations, Failure> {
    let Some(path) = path else {
        return Ok(Translations::new());
    };
    let (translations, _) = read(path, Translations::read, report)?;
    Ok(translations)
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

/// The parameters of the file, if one is given, or those of that name. As with head rules, nothing of a file
/// with errors is used.
///
/// # Errors
///
/// If it cannot be read, or has errors, which are reported.
pub(crate) fn parameters(
    path: Option<&Path>,
    report: &mut Report,
) -> Result<Option<Parameters>, Failure> {
    let Some(path) = path else {
        return Ok(None);
    };
    if let Some(known) = named_parameters(path) {
        return Ok(Some(known));
    }
    let (parameters, problems) = read(path, Parameters::read, report)?;
    if problems.has_errors() {
        return Err(Failure(format!(
            "{}: nothing is counted by parameters with errors",
            path.display()
        )));
    }
    Ok(Some(parameters))
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
