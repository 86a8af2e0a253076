//! Which decisions may follow which: hard constraints, each with its name.
//!
//! ```
//! use twintree::projection::{Constraints, Decision, Place, Projection, Rule, Slot, Spine, Voice, check};
//!
//! let mut projection = Projection {
//!     stem: "sleep".into(),
//!     spine: Spine::read("(S NP-A (VP V))").ok_or("no spine")?,
//!     voice: Voice::Active,
//!     subject: Slot::Modifier(1),
//!     object: Slot::Null,
//!     wh: None,
//!     modals: None,
//!     infl: "sleeps".into(),
//!     category: "VBZ".into(),
//!     modifiers: vec![Place::Null],
//! };
//! assert_eq!(check(&projection, Constraints::default()), Ok(()));
//! projection.object = Slot::Modifier(2);
//! let forbidden = check(&projection, Constraints::default());
//! assert_eq!(forbidden, Err((Decision::Object, Rule::NoObjectSlot)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **\[D\]** Besides the constraints of the source there are four that can be switched off; see
//! [`Constraints`]. Spines, forms, and words of the target language come from training and are never
//! invented; that is not a constraint, but follows from the list of choices.
//!
//! Source: Cowan, Kučerová and Collins 2006, sections 3 and 5 (the function ADVANCE).

use crate::projection::decisions::{Decision, Place, Projection, Slot, of_modifier};
use crate::projection::spine::{Part, Spine};
use crate::projection::token::Token;

/// What earlier decisions leave open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Which slots the spine has: of the subject, the object, and words that ask.
    slots: [bool; 3],
    subject: Token,
    object: Token,
    modals: Token,
}

/// Whether a constraint holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Enforced {
    /// It does.
    #[default]
    Yes,
    /// It is switched off.
    No,
}

/// The constraints that can be switched off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Constraints {
    /// The stem is one that the lexicon has for the main verb of the source clause, if it has any.
    pub lexicon: Enforced,
    /// The form of the main verb was seen with its stem.
    pub inflection: Enforced,
    /// A modifier stands among modals only if there are any.
    pub in_modals: Enforced,
    /// A modifier stands after the subject only if there is one.
    pub post_sub: Enforced,
}

/// What forbids a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// The lexicon does not have this stem for the main verb.
    NotInLexicon,
    /// The spine has no slot for a subject.
    NoSubjectSlot,
    /// The spine has a slot for a subject, which must be filled.
    SubjectMissing,
    /// The spine has no slot for an object.
    NoObjectSlot,
    /// The spine has a slot for an object, which must be filled.
    ObjectMissing,
    /// The modifier is the subject already.
    IsSubject,
    /// The spine has no slot for words that ask.
    NoWhSlot,
    /// The spine has a slot for words that ask, which must be filled.
    WhMissing,
    /// The form was not seen with the stem.
    FormOfOtherStem,
    /// The modifier is subject or object, which is its place.
    IsArgument,
    /// The modifier is neither subject nor object, and must be given a place.
    PlaceMissing,
    /// There are no modals for it to stand between.
    NoModals,
    /// There is no subject for it to follow.
    NoSubject,
}

impl Rule {
    /// The stable name, in kebab-case.
    pub fn code(self) -> &'static str {
        match self {
            Self::NotInLexicon => "not-in-lexicon",
            Self::NoSubjectSlot => "no-subject-slot",
            Self::SubjectMissing => "subject-missing",
            Self::NoObjectSlot => "no-object-slot",
            Self::ObjectMissing => "object-missing",
            Self::IsSubject => "is-subject",
            Self::NoWhSlot => "no-wh-slot",
            Self::WhMissing => "wh-missing",
            Self::FormOfOtherStem => "form-of-other-stem",
            Self::IsArgument => "is-argument",
            Self::PlaceMissing => "place-missing",
            Self::NoModals => "no-modals",
            Self::NoSubject => "no-subject",
        }
    }
}

impl Facts {
    /// What a spine leaves open.
    pub fn of_spine(spine: &Spine) -> Self {
        Self {
            slots: [Part::Subject, Part::Object, Part::Wh].map(|part| spine.has(part)),
            subject: Token::NULL,
            object: Token::NULL,
            modals: Token::NULL,
        }
    }

    /// The same with one more decision made. Those that no constraint looks at change nothing.
    #[must_use]
    pub fn with(mut self, decision: Decision, choice: Token) -> Self {
        match decision {
            Decision::Subject => self.subject = choice,
            Decision::Object => self.object = choice,
            Decision::Modals => self.modals = choice,
            _ => {}
        }
        self
    }

    /// The rule that forbids a choice; none if it is allowed.
    ///
    /// # Complexity
    /// O(1).
    pub fn forbids(
        &self,
        decision: Decision,
        choice: Token,
        constraints: Constraints,
    ) -> Option<Rule> {
        let [subject_slot, object_slot, wh_slot] = self.slots;
        let slot = |has_slot: bool, without: Rule, missing: Rule| match (has_slot, choice) {
            (false, Token::NULL) => None,
            (false, _) => Some(without),
            (true, Token::NULL) => Some(missing),
            (true, _) => None,
        };
        match decision {
            Decision::Subject => slot(subject_slot, Rule::NoSubjectSlot, Rule::SubjectMissing),
            Decision::Object => {
                let is_subject = choice.modifier_number().is_some() && choice == self.subject;
                slot(object_slot, Rule::NoObjectSlot, Rule::ObjectMissing)
                    .or(is_subject.then_some(Rule::IsSubject))
            }
            Decision::Wh => slot(wh_slot, Rule::NoWhSlot, Rule::WhMissing),
            Decision::Modifier(number) => {
                let Some(place) = choice.as_place() else {
                    return Some(Rule::PlaceMissing);
                };
                let is_argument = [self.subject, self.object].contains(&Token::modifier(number));
                self.forbids_place(place, is_argument, constraints)
            }
            _ => None,
        }
    }

    fn forbids_place(
        &self,
        place: Place,
        is_argument: bool,
        constraints: Constraints,
    ) -> Option<Rule> {
        match (place, is_argument) {
            (Place::Null, true) => None,
            (_, true) => Some(Rule::IsArgument),
            (Place::Null, false) => Some(Rule::PlaceMissing),
            (Place::InModals, false)
                if constraints.in_modals == Enforced::Yes && self.modals == Token::NULL =>
            {
                Some(Rule::NoModals)
            }
            (Place::PostSub, false)
                if constraints.post_sub == Enforced::Yes && self.subject == Token::NULL =>
            {
                Some(Rule::NoSubject)
            }
            _ => None,
        }
    }
}

/// Whether a whole sequence of decisions is allowed.
///
/// # Errors
/// The first decision that is not, and the rule that forbids it.
///
/// # Complexity
/// Linear in the decisions.
pub fn check(projection: &Projection, constraints: Constraints) -> Result<(), (Decision, Rule)> {
    let mut facts = Facts::of_spine(&projection.spine);
    for decision in projection.decisions() {
        let choice = choice(projection, decision);
        if let Some(rule) = facts.forbids(decision, choice, constraints) {
            return Err((decision, rule));
        }
        facts = facts.with(decision, choice);
    }
    Ok(())
}

/// A decision as constraints see it: not which text it is.
fn choice(projection: &Projection, decision: Decision) -> Token {
    let slot = |slot: &Slot| match slot {
        Slot::Null => Token::NULL,
        Slot::Text(_) => Token::SOME_TEXT,
        Slot::Modifier(number) => Token::modifier(*number),
    };
    let text = |text: &Option<_>| text.as_ref().map_or(Token::NULL, |_| Token::SOME_TEXT);
    match decision {
        Decision::Stem | Decision::Spine | Decision::Voice | Decision::Infl => Token::SOME_TEXT,
        Decision::Subject => slot(&projection.subject),
        Decision::Object => slot(&projection.object),
        Decision::Wh => text(&projection.wh),
        Decision::Modals => text(&projection.modals),
        Decision::Modifier(number) => {
            of_modifier(&projection.modifiers, number).map_or(Token::NONE, |&one| Token::place(one))
        }
    }
}

#[cfg(test)]
#[path = "../../tests/projection_constraints.rs"]
mod tests;
