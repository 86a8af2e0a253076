//! The search for the projection of a clause: which decisions may follow, and their features.

use alloc::vec::Vec;

use crate::projection::advance::{Constraints, Enforced, Facts, Rule};
use crate::projection::beam::Task;
use crate::projection::decisions::{Decision, Place};
use crate::projection::features::Example;
use crate::projection::inventory::{Inventory, List};
use crate::projection::token::{Key, Token};

/// The decisions of one clause.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClauseTask<'t> {
    pub(crate) inventory: &'t Inventory,
    pub(crate) example: &'t Example,
    pub(crate) constraints: Constraints,
}

impl ClauseTask<'_> {
    /// What a prefix leaves open, once it has a spine.
    fn facts(&self, prefix: &[Token]) -> Option<Facts> {
        let mut facts = self.inventory.spine(*prefix.get(1)?)?.facts;
        for (place, &value) in prefix.iter().enumerate() {
            facts = facts.with(Decision::at(place), value);
        }
        Some(facts)
    }

    /// The stems that the lexicon allows. **\[D\]** All that were seen, where it does not have the verb.
    fn stems(&self, values: &mut Vec<Token>) {
        if self.constraints.lexicon == Enforced::No || self.example.stems.is_empty() {
            values.extend(self.inventory.list(List::Stems));
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
        self.inventory.forms(stem).for_each(|[form, _]| add(form));
        if self.constraints.inflection == Enforced::No {
            self.inventory.all_forms().for_each(add);
        }
        if values.len() == first {
            values.push(stem);
        }
    }

    /// All values that the next decision could have, forbidden ones too.
    fn all(&self, prefix: &[Token], values: &mut Vec<Token>) {
        let inventory = self.inventory;
        let modifiers = || (1..).take(self.example.modifiers()).map(Token::modifier);
        let list = match Decision::at(prefix.len()) {
            Decision::Stem => return self.stems(values),
            Decision::Spine => return values.extend(inventory.list(List::Spines)),
            Decision::Voice => return values.extend([Token::ACTIVE, Token::PASSIVE]),
            Decision::Infl => {
                return self.forms(prefix.first().copied().unwrap_or_default(), values);
            }
            Decision::Modifier(_) => return values.extend(Place::ALL.map(Token::place)),
            Decision::Subject => List::Subjects,
            Decision::Object => List::Objects,
            Decision::Wh => List::Wh,
            Decision::Modals => List::Modals,
        };
        values.push(Token::NULL);
        if matches!(list, List::Subjects | List::Objects) {
            values.extend(modifiers());
        }
        values.extend(inventory.list(list));
    }

    /// All values that the next decision could have, each with the rule that forbids it; of stems and
    /// forms those of other verbs, too.
    pub(crate) fn judged(&self, prefix: &[Token]) -> Vec<(Token, Option<Rule>)> {
        let mut values = Vec::new();
        self.all(prefix, &mut values);
        let decision = Decision::at(prefix.len());
        let facts = self.facts(prefix);
        let rule = |&value: &Token| {
            let forbidden = facts.and_then(|one| one.forbids(decision, value, self.constraints));
            (value, forbidden)
        };
        let mut judged: Vec<_> = values.iter().map(rule).collect();
        let (mut others, rule): (Vec<Token>, Rule) = match decision {
            Decision::Stem => {
                let stems = self.inventory.list(List::Stems);
                (stems.collect(), Rule::NotInLexicon)
            }
            Decision::Infl => {
                let forms = self.inventory.all_forms();
                (forms.collect(), Rule::FormOfOtherStem)
            }
            _ => return judged,
        };
        values.sort_unstable();
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
                let is_forbidden =
                    || facts.and_then(|one| one.forbids(decision, value, self.constraints));
                place <= first || is_forbidden().is_none()
            });
        }
    }

    fn features(&self, prefix: &[Token], value: Token, features: &mut Vec<Key>) {
        self.example
            .features(self.inventory, prefix, value, features);
    }
}
