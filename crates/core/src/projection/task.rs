//! The search for the projection of a clause: which decisions may follow, and their features.

use alloc::vec::Vec;

use crate::projection::advance::{Choice, Constraints, Enforced, Facts, Rule};
use crate::projection::beam::Task;
use crate::projection::decisions::{Decision, Place};
use crate::projection::features::Example;
use crate::projection::inventory::Inventory;
use crate::projection::token::{Key, Token};

/// The decisions of one clause.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClauseTask<'t> {
    pub(crate) inventory: &'t Inventory,
    pub(crate) example: &'t Example,
    pub(crate) constraints: Constraints,
}

/// What constraints see of a value.
fn choice(decision: Decision, value: Token) -> Choice {
    match (decision, value.as_place()) {
        (Decision::Modifier(_), Some(place)) => Choice::Place(place),
        _ => value.choice(),
    }
}

impl ClauseTask<'_> {
    /// What a prefix leaves open.
    fn facts(&self, prefix: &[Token]) -> Facts {
        let spine = prefix.get(1).and_then(|&token| self.inventory.spine(token));
        let mut facts = spine.map_or_else(Facts::default, |spine| spine.facts);
        for place in [3, 4, 6] {
            if let Some(&value) = prefix.get(place) {
                let decision = Decision::at(place);
                facts = facts.with(decision, choice(decision, value));
            }
        }
        facts
    }

    /// The stems that the lexicon allows. **\[D\]** All that were seen, where it does not have the verb.
    fn stems(&self, values: &mut Vec<Token>) {
        if self.constraints.lexicon == Enforced::No || self.example.stems.is_empty() {
            values.extend(self.inventory.stems.iter().map(|(stem, _)| stem));
        } else {
            values.extend(&self.example.stems);
        }
    }

    /// The forms of a stem, each once. **\[D\]** Of a stem without one, the stem itself.
    fn forms(&self, stem: Token, values: &mut Vec<Token>) {
        let first = values.len();
        let mut add = |form: Token| {
            let is_new = values.get(first..).is_some_and(|all| !all.contains(&form));
            if is_new {
                values.push(form);
            }
        };
        let forms = self.inventory.forms(stem).iter();
        forms.for_each(|form| add(form.text));
        if self.constraints.inflection == Enforced::No {
            let all = self.inventory.forms.values().flatten();
            all.for_each(|form| add(form.text));
        }
        if values.len() == first {
            values.push(stem);
        }
    }

    /// All values that the next decision could have, forbidden ones too.
    fn all(&self, prefix: &[Token], values: &mut Vec<Token>) {
        let texts = |list: &[(Token, u32)], values: &mut Vec<Token>| {
            values.extend(list.iter().map(|(token, _)| token));
        };
        let modifiers = || (1..).take(self.example.modifiers()).map(Token::modifier);
        match Decision::at(prefix.len()) {
            Decision::Stem => self.stems(values),
            Decision::Spine => texts(&self.inventory.spines, values),
            Decision::Voice => values.extend([Token::ACTIVE, Token::PASSIVE]),
            Decision::Subject => {
                values.push(Token::NULL);
                values.extend(modifiers());
                texts(&self.inventory.subjects, values);
            }
            Decision::Object => {
                values.push(Token::NULL);
                values.extend(modifiers());
                texts(&self.inventory.objects, values);
            }
            Decision::Wh => {
                values.push(Token::NULL);
                texts(&self.inventory.wh, values);
            }
            Decision::Modals => {
                values.push(Token::NULL);
                texts(&self.inventory.modals, values);
            }
            Decision::Infl => {
                let stem = prefix.first().copied().unwrap_or_default();
                self.forms(stem, values);
            }
            Decision::Modifier(_) => values.extend(Place::ALL.map(Token::place)),
        }
    }

    /// All values that the next decision could have, each with the rule that forbids it; of stems and
    /// forms those of other verbs, too.
    pub(crate) fn judged(&self, prefix: &[Token]) -> Vec<(Token, Option<Rule>)> {
        let mut values = Vec::new();
        self.all(prefix, &mut values);
        let decision = Decision::at(prefix.len());
        let facts = self.facts(prefix);
        let rule = |&value: &Token| {
            let forbidden = facts.forbids(decision, choice(decision, value), self.constraints);
            (value, forbidden)
        };
        let mut judged: Vec<_> = values.iter().map(rule).collect();
        let (others, rule): (Vec<Token>, Rule) = match decision {
            Decision::Stem => {
                let stems = self.inventory.stems.iter();
                (stems.map(|(stem, _)| *stem).collect(), Rule::NotInLexicon)
            }
            Decision::Infl => {
                let forms = self.inventory.forms.values().flatten();
                (forms.map(|form| form.text).collect(), Rule::FormOfOtherStem)
            }
            _ => return judged,
        };
        values.sort_unstable();
        let mut others: Vec<Token> = others;
        others.sort_unstable();
        others.dedup();
        others.retain(|value| values.binary_search(value).is_err());
        judged.extend(others.into_iter().map(|value| (value, Some(rule))));
        judged
    }
}

impl Task for ClauseTask<'_> {
    fn decisions(&self) -> usize {
        Decision::FIRST.len() + self.example.modifiers()
    }

    fn values(&self, prefix: &[Token], values: &mut Vec<Token>) {
        let first = values.len();
        self.all(prefix, values);
        let decision = Decision::at(prefix.len());
        if matches!(
            decision,
            Decision::Subject | Decision::Object | Decision::Wh | Decision::Modifier(_)
        ) {
            let facts = self.facts(prefix);
            let mut place = 0;
            values.retain(|&value| {
                place += 1;
                let choice = choice(decision, value);
                place <= first || facts.forbids(decision, choice, self.constraints).is_none()
            });
        }
    }

    fn features(&self, prefix: &[Token], value: Token, features: &mut Vec<Key>) {
        self.example
            .features(self.inventory, prefix, value, features);
    }
}
