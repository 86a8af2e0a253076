//! The features for and against the values of one decision of a search, and what rules forbade.

use std::collections::BTreeMap;

use twintree::projection::prediction::{Fired, Token};
use twintree::projection::{Decision, Model, Rule};

use super::average;
use super::predicted::{Asked, PredictOptions};
use crate::Request;

answers! {
    /// The features for and against some values of one decision.
    pub struct Weighing {
        /// The values.
        pub values: Vec<WeighedValue>,
        /// What has a weight for one of them, the largest first.
        pub features: Vec<WeighedFeature>,
        /// What could not follow the first of the prefixes.
        pub forbidden: Vec<ForbiddenValues>,
    }

    /// A value and the sum of its weights.
    pub struct WeighedValue {
        /// The value.
        pub value: String,
        /// Whether it is the value of the translation, after decisions of the translation.
        pub gold: bool,
        /// The sum of the weights.
        pub sum: f64,
    }

    /// A property of the source clause, or decisions alone, and its weight for each of the values: the sum
    /// of all features that have it.
    pub struct WeighedFeature {
        /// The function of the source clause, by its number from 1; missing for decisions alone.
        #[tsify(type = "1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | undefined")]
        pub function: Option<u32>,
        /// Its value; for decisions alone their names.
        pub text: String,
        /// The weight for each value, in their order.
        pub weights: Vec<f64>,
    }

    /// Values that one rule forbids.
    pub struct ForbiddenValues {
        /// The rule by its stable name.
        #[tsify(type = "\"not-in-lexicon\" | \"no-subject-slot\" | \"subject-missing\" | \"no-object-slot\" | \"object-missing\" | \"is-subject\" | \"no-wh-slot\" | \"wh-missing\" | \"form-of-other-stem\" | \"is-argument\" | \"place-missing\" | \"no-modals\" | \"no-subject\"")]
        pub rule: &'static str,
        /// The first of them.
        pub values: Vec<String>,
        /// How many more there are.
        pub more: u32,
    }
}

/// At most this many values that a rule forbids are listed.
const NAMED: usize = 12;
/// At most this many features are listed.
const FEATURES: usize = 200;

impl Weighing {
    /// The features for the values of some prefixes of a decision, by their places, and for that of the
    /// translation. `None` where there is no search, no such decision or no such prefix.
    pub fn new(
        model: Option<&Model>,
        request: &Request,
        options: &PredictOptions,
        layer: u32,
        places: &[u32],
    ) -> Option<Self> {
        let asked = Asked::new(model?, request, options).ok()?;
        asked.weighing(layer as usize, places)
    }
}

impl Asked<'_> {
    /// The features for the values of some prefixes of a layer, and for that of the translation.
    fn weighing(&self, layer: usize, places: &[u32]) -> Option<Weighing> {
        let decision = self.explained.layers.get(layer)?.decision;
        let known = self.known();
        let mut asked: Vec<Vec<Token>> = Vec::new();
        for &place in places {
            asked.push(self.decisions(layer, place as usize)?);
        }
        let right = known.get(..=layer).map(<[Token]>::to_vec);
        if let Some(right) = right.clone().filter(|right| !asked.contains(right)) {
            asked.push(right);
        }
        let mut features: BTreeMap<(Option<u32>, String), Vec<i64>> = BTreeMap::new();
        let mut values = Vec::new();
        for (at, decisions) in asked.iter().enumerate() {
            let (&value, prefix) = decisions.split_last()?;
            let fired = self.explained.fired(prefix, value);
            let sum = fired.iter().map(|one| one.weight).sum();
            values.push(WeighedValue {
                value: self.value(decision, value),
                gold: right.as_ref() == Some(decisions),
                sum: average(sum, self.model),
            });
            for one in &fired {
                let weights = features.entry(property(one)).or_default();
                weights.resize(asked.len(), 0);
                if let Some(weight) = weights.get_mut(at) {
                    *weight += one.weight;
                }
            }
        }
        let mut features: Vec<_> = features.into_iter().collect();
        let largest = |weights: &[i64]| {
            let sizes = weights.iter().map(|weight| weight.unsigned_abs());
            core::cmp::Reverse(sizes.max().unwrap_or(0))
        };
        features.sort_by_key(|(_, weights)| largest(weights));
        features.truncate(FEATURES);
        let first = asked.first().and_then(|decisions| decisions.split_last());
        Some(Weighing {
            values,
            features: features
                .into_iter()
                .map(|((function, text), weights)| WeighedFeature {
                    function,
                    text,
                    weights: weights
                        .into_iter()
                        .map(|weight| average(weight, self.model))
                        .collect(),
                })
                .collect(),
            forbidden: first
                .map(|(_, prefix)| self.forbidden(decision, prefix))
                .unwrap_or_default(),
        })
    }

    fn forbidden(&self, decision: Decision, prefix: &[Token]) -> Vec<ForbiddenValues> {
        let mut rules: Vec<ForbiddenValues> = Vec::new();
        for (value, rule) in self.explained.judged(prefix) {
            let Some(rule) = rule.map(Rule::code) else {
                continue;
            };
            let known = rules.iter().position(|one| one.rule == rule);
            let at = known.unwrap_or_else(|| {
                rules.push(ForbiddenValues {
                    rule,
                    values: Vec::new(),
                    more: 0,
                });
                rules.len() - 1
            });
            if let Some(one) = rules.get_mut(at) {
                if one.values.len() < NAMED {
                    one.values.push(self.value(decision, value));
                } else {
                    one.more += 1;
                }
            }
        }
        rules
    }
}

/// The key that groups features: the property of the source clause, else the decisions they name.
fn property(fired: &Fired) -> (Option<u32>, String) {
    if let Some((function, text)) = &fired.feature.source {
        return (Some(function.number().into()), text.clone());
    }
    let names = fired.feature.parts.iter().map(|(name, _)| name.as_str());
    (None, names.collect::<Vec<_>>().join(", "))
}
