//! Which decisions may follow which, as set on the command line.

use std::path::Path;

use twintree::projection::prediction::Options;
use twintree::projection::{Constraints, Enforced, Lexicon, Model};

use crate::arguments::{Constraint, ConstraintOptions};
use crate::failure::Failure;
use crate::report::Report;
use crate::tables;

/// The model of a file with the given lexicon, and the options of its search.
pub(super) fn model(
    path: &Path,
    given: &ConstraintOptions,
    report: &mut Report,
) -> Result<(Model, Options<'static>), Failure> {
    let model = tables::model(path, report)?;
    let mut options = Options::of(&model);
    switch_off(&given.without, &mut options.constraints);
    let lexicon = tables::table(given.lexicon.as_deref(), Lexicon::read, report)?;
    let model = match &lexicon {
        Some(lexicon) => model.with_lexicon(lexicon),
        None => model,
    };
    Ok((model, options))
}

/// Switches constraints off.
pub(super) fn switch_off(without: &[Constraint], constraints: &mut Constraints) {
    for constraint in without {
        let switch = match constraint {
            Constraint::Lexicon => &mut constraints.lexicon,
            Constraint::Inflection => &mut constraints.inflection,
            Constraint::InModals => &mut constraints.in_modals,
            Constraint::PostSub => &mut constraints.post_sub,
        };
        *switch = Enforced::No;
    }
}
