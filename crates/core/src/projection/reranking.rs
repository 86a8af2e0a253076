//! Which translation of a modifier is taken from a given list.
//!
//! A list holds translations, the best first. Each may be taken as it is, or without its first word. What
//! speaks for a choice are functions of the translation (T3), alone and each together with one of what the
//! projection makes of the modifier (T4). Their weights are learnt by the same perceptron as those of the
//! decisions. Among equal scores the earlier translation is taken, and with its first word: without
//! training the list decides.
//!
//! ```
//! use twintree::projection::reranking::rerank;
//! use twintree::projection::training::{Options, Training};
//! use twintree::projection::{Rules, Translations, extract};
//! use twintree::{Pair, PairOptions};
//!
//! let (left, right) = ("(s (pper-sb sie) (vvfin-hd schläft))", "(S (NP-A (PRP she)) (VP (VBZ sleeps)))");
//! let pair = Pair::read(left, right, "1-1 2-2", &PairOptions::default());
//! let found = extract(&pair, &Rules::default())?;
//! let (translations, _) = Translations::read("sie ||| they\nsie ||| she\n");
//!
//! let mut training = Training::new(Options::default()).with_translations(translations.clone());
//! training.add(&found)?;
//! while training.step().is_some() {}
//! let model = training.finish();
//!
//! let aligned = found.pairs[0].as_ref().map_err(ToString::to_string)?;
//! let clause = found.source.functions(&aligned.source);
//! let ranked = rerank(&model, &clause, &aligned.projection, &translations);
//! assert_eq!(ranked[0].best().map(|one| one.choice.text()).as_deref(), Some("she"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Source: Cowan, Kučerová and Collins 2006, section 6.

use alloc::string::String;
use alloc::vec::Vec;

use crate::order;
use crate::projection::beam::Task;
pub use crate::projection::choosing::{Choice, FirstWord};
use crate::projection::choosing::{Choosing, describe};
use crate::projection::decisions::Projection;
use crate::projection::functions::{Functions, OfModifier};
use crate::projection::model::Model;
use crate::projection::token::{Key, Token};
use crate::projection::translations::Translations;

/// A choice and what it weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked<'t> {
    /// The choice.
    pub choice: Choice<'t>,
    /// The sum of all weights; divided by the
    /// [visits](Model::translation_visits) of the model it is the score.
    pub score: i64,
    /// The choice as a value of the task.
    value: Token,
}

/// What a modifier may be translated by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ranking<'t> {
    /// The best first; nothing for a modifier that is left out, or has no list.
    pub ranked: Vec<Ranked<'t>>,
    choosing: Choosing,
}

/// A feature that fired, and its weight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fired {
    /// What the projection makes of the modifier, by name; none for a feature of the translation alone.
    pub setting: Option<(&'static str, String)>,
    /// The properties of the translation, by name.
    pub translation: (&'static str, String),
    /// Its weight, summed over all choices seen.
    pub weight: i64,
}

/// For each modifier of a clause its possible translations.
///
/// # Complexity
/// O(c log c) for each modifier with c choices.
pub fn rerank<'t>(
    model: &Model,
    clause: &Functions,
    projection: &Projection,
    translations: &'t Translations,
) -> Vec<Ranking<'t>> {
    let token = |text: &str| model.inventory.get(text).unwrap_or_default();
    let of = |(number, modifier): (u32, &OfModifier)| {
        let source = &modifier.words;
        let list = translations.of(source);
        let Some(choosing) = Choosing::new(projection, number, source, list, token) else {
            return Ranking::default();
        };
        let weigh = |(place, choice)| {
            let value = Token::nth(place);
            let keys = keys(&choosing, value).into_iter();
            Ranked {
                choice,
                score: keys.map(|key| model.reranker.weights.get(key)).sum(),
                value,
            }
        };
        let ranked: Vec<Ranked<'t>> = Choice::all(list).enumerate().map(weigh).collect();
        // Stable: equals stay in the order of the list.
        let ranked = order::sorted(&ranked, |one| core::cmp::Reverse(one.score));
        Ranking { ranked, choosing }
    };
    (1..).zip(&clause.modifiers).map(of).collect()
}

impl<'t> Ranking<'t> {
    /// What is taken.
    pub fn best(&self) -> Option<&Ranked<'t>> {
        self.ranked.first()
    }

    /// The features of one of the choices that have a weight, in order.
    ///
    /// # Complexity
    /// Linear in the features of one choice.
    pub fn fired(&self, model: &Model, ranked: &Ranked<'_>) -> Vec<Fired> {
        let keys = keys(&self.choosing, ranked.value).into_iter();
        let fired = keys.filter_map(|key| {
            let weight = model.reranker.weights.get(key);
            let (setting, translation) = describe(key, &model.inventory)?;
            (weight != 0).then_some(Fired {
                setting,
                translation,
                weight,
            })
        });
        fired.collect()
    }
}

fn keys(choosing: &Choosing, value: Token) -> Vec<Key> {
    let mut keys = Vec::new();
    choosing.features(&[], value, &mut keys);
    keys
}
