//! A model, from text.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use super::{Model, VERSION};
use crate::projection::advance::{Constraints, Enforced};
use crate::projection::beam::WIDTH;
use crate::projection::choosing::{self, Reranker};
use crate::projection::features::Feature;
use crate::projection::inventory::{Inventory, List, TEXTS};
use crate::projection::perceptron::VISITS;
use crate::projection::spine::Spine;
use crate::projection::token::{Key, Token};
use crate::projection::weights::Weights;
use crate::text::{Code, Diagnostic, Diagnostics, Line, Span, table};

/// The most lines of a model that is read.
pub(crate) const LINES: usize = 1 << 23;

/// The largest sum of weights: this many can be added without a limit being passed.
const LARGEST: i64 = 1 << 49;

impl Model {
    /// Reads a model. There is one only if nothing is wrong with it.
    ///
    /// # Complexity
    /// O(n log n) in the length of the text. More than 2²³ lines are refused before it is read.
    pub fn read(text: &str) -> (Option<Self>, Diagnostics) {
        let mut diagnostics = Diagnostics::new();
        if let Some(problem) = unreadable(text) {
            diagnostics.push(problem);
            return (None, diagnostics);
        }
        let mut model = Model {
            inventory: Inventory::default(),
            weights: Weights::default(),
            visits: 0,
            beam: 0,
            constraints: Constraints::default(),
            reranker: Reranker::default(),
        };
        let mut seen = BTreeSet::new();
        let mut keys = BTreeSet::new();
        for line in Line::all(text).skip(1) {
            if line.text.is_empty() {
                continue;
            }
            let columns: Vec<&str> = line.text.split('\t').collect();
            // A count is reported once; the number does not matter.
            let named = columns.len() - usize::from(columns.len() > 2);
            let named: Vec<&str> = columns.iter().copied().take(named).collect();
            let is_new =
                matches!(columns.as_slice(), ["weight" | "choice", ..]) || seen.insert(named);
            let problem = if is_new {
                take(&columns, &mut model, &mut keys).err()
            } else {
                Some(Code::ModelTwice)
            };
            if let Some(code) = problem {
                diagnostics.push_with(code, || {
                    Diagnostic::new(code, line.whole()).because_of(line.text)
                });
            }
        }
        let Reranker { weights, visits } = &model.reranker;
        let missing = [
            ("visits", model.visits == 0),
            ("beam", model.beam == 0),
            ("choices", *visits == 0 && !weights.is_empty()),
        ];
        if let Some((name, _)) = missing.into_iter().find(|(_, is_missing)| *is_missing) {
            let first = Line::all(text).next().map(|line| line.whole());
            let problem = Diagnostic::new(Code::ModelNumber, first.unwrap_or_default());
            diagnostics.push(problem.because_of(name));
        }
        let model = (!diagnostics.has_errors()).then_some(model);
        (model, diagnostics)
    }
}

/// Why a whole text is not read.
fn unreadable(text: &str) -> Option<Diagnostic> {
    if let Some(first) = Line::ended_by_carriage_return(text) {
        return Some(Diagnostic::new(Code::CarriageReturns, first.whole()));
    }
    let first = Line::all(text).next();
    let (found, whole) = first.map_or(("", Span::default()), |line| (line.text, line.whole()));
    if found != VERSION {
        let problem = Diagnostic::new(Code::ModelVersion, whole).because_of(found);
        return Some(problem.with("expected", VERSION));
    }
    table::too_long(Code::ModelTooLong, text, LINES)
}

/// Takes one line in.
fn take(columns: &[&str], model: &mut Model, keys: &mut BTreeSet<Key>) -> Result<(), Code> {
    let count = |text: &str| text.parse().ok().filter(|&count: &u32| count > 0);
    let count = |text: &str| count(text).ok_or(Code::ModelNumber);
    let visits = |text: &str| {
        let visits = Some(count(text)?);
        visits.filter(|&one| one <= VISITS).ok_or(Code::ModelNumber)
    };
    let known = |model: &Model, text: &str| model.inventory.get(text).ok_or(Code::ModelLine);
    match *columns {
        ["visits", number] if model.visits == 0 => model.visits = visits(number)?,
        ["choices", number] if model.reranker.visits == 0 => {
            model.reranker.visits = visits(number)?;
        }
        ["beam", number] if model.beam == 0 => {
            let beam = Some(count(number)? as usize).filter(|&one| one <= WIDTH);
            model.beam = beam.ok_or(Code::ModelNumber)?;
        }
        ["off", name] => {
            let mut all = model.constraints.by_name().into_iter();
            let (_, switch) = all.find(|(one, _)| *one == name).ok_or(Code::ModelLine)?;
            *switch = Enforced::No;
        }
        ["text", text] if model.inventory.texts() <= TEXTS => {
            model.inventory.intern(text);
        }
        ["lexicon", verb, stem, number] => {
            let (verb, stem) = (known(model, verb)?, known(model, stem)?);
            let times = count(number)?;
            let stems = model.inventory.lexicon.entry(verb).or_default();
            stems.values.push((stem, times));
        }
        ["form", stem, form, category, number] => {
            let times = count(number)?;
            let (stem, form) = (known(model, stem)?, known(model, form)?);
            let category = known(model, category)?;
            let forms = model.inventory.forms.entry(stem).or_default();
            forms.values.push(([form, category], times));
        }
        [name, text, number] => {
            let list = List::parse(name).ok_or(Code::ModelLine)?;
            let token = known(model, text)?;
            let times = count(number)?;
            if list == List::Spines {
                let spine = Spine::read(text).ok_or(Code::ModelLine)?;
                model.inventory.add_spine(&spine);
            }
            model.inventory.lists[list as usize]
                .values
                .push((token, times));
        }
        ["weight", weight, template, ref tokens @ ..] if tokens.len() == 5 => {
            let mut parsed = [Token::NONE; 5];
            for (token, text) in parsed.iter_mut().zip(tokens.iter()) {
                *token = self::token(text, model)?;
            }
            let [context @ .., source] = parsed;
            let template = self::template(template, Feature::has_template)?;
            let key = Key::new(template, &context, source);
            add(&mut model.weights, key, weight, keys)?;
        }
        ["choice", weight, template, setting, translation] => {
            let [setting, translation] = [token(setting, model)?, token(translation, model)?];
            let template = self::template(template, choosing::has_template)?;
            let key = Key::new(template, &[setting], translation);
            add(&mut model.reranker.weights, key, weight, keys)?;
        }
        _ => return Err(Code::ModelLine),
    }
    Ok(())
}

/// The number of a template, if there is that one.
fn template(text: &str, is_known: impl FnOnce(u8) -> bool) -> Result<u8, Code> {
    let number = text.parse().ok().filter(|&number| is_known(number));
    number.ok_or(Code::ModelNumber)
}

/// A token by its number.
fn token(text: &str, model: &Model) -> Result<Token, Code> {
    let number = text.parse().ok();
    let token = number.and_then(|one| Token::from_number(one, model.inventory.texts()));
    token.ok_or(Code::ModelNumber)
}

/// Adds a weight that no earlier line gives.
fn add(
    weights: &mut Weights,
    key: Key,
    weight: &str,
    keys: &mut BTreeSet<Key>,
) -> Result<(), Code> {
    let weight: Option<i64> = weight.parse().ok();
    let weight = weight.filter(|weight| *weight != 0 && weight.abs() <= LARGEST);
    let weight = weight.ok_or(Code::ModelNumber)?;
    if !keys.insert(key) {
        return Err(Code::ModelTwice);
    }
    weights.add(key, weight, 1);
    Ok(())
}
