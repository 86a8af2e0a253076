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

use crate::projection::decisions::{Decision, Place, Projection};
use crate::projection::spine::{Part, Spine};
use crate::projection::token::{Token, tokens};

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

impl Constraints {
    /// Each with the name by which a model calls it.
    pub(crate) fn by_name(&mut self) -> [(&'static str, &mut Enforced); 4] {
        [
            ("lexicon", &mut self.lexicon),
            ("inflection", &mut self.inflection),
            ("in-modals", &mut self.in_modals),
            ("post-sub", &mut self.post_sub),
        ]
    }
}

named! {
    /// What forbids a choice.
    #[non_exhaustive]
    pub enum Rule by code {
        /// The lexicon does not have this stem for the main verb.
        NotInLexicon = "not-in-lexicon",
        /// The spine has no slot for a subject.
        NoSubjectSlot = "no-subject-slot",
        /// The spine has a slot for a subject, which must be filled.
        SubjectMissing = "subject-missing",
        /// The spine has no slot for an object.
        NoObjectSlot = "no-object-slot",
        /// The spine has a slot for an object, which must be filled.
        ObjectMissing = "object-missing",
        /// The modifier is the subject already.
        IsSubject = "is-subject",
        /// The spine has no slot for words that ask.
        NoWhSlot = "no-wh-slot",
        /// The spine has a slot for words that ask, which must be filled.
        WhMissing = "wh-missing",
        /// The form was not seen with the stem.
        FormOfOtherStem = "form-of-other-stem",
        /// The modifier is subject or object, which is its place.
        IsArgument = "is-argument",
        /// The modifier is neither subject nor object, and must be given a place.
        PlaceMissing = "place-missing",
        /// There are no modals for it to stand between.
        NoModals = "no-modals",
        /// There is no subject for it to follow.
        NoSubject = "no-subject",
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
    // Constraints do not see which text it is.
    let choices = tokens(projection, |_| Some(Token::SOME_TEXT));
    for (decision, choice) in projection.decisions().zip(choices.into_iter().flatten()) {
        if let Some(rule) = facts.forbids(decision, choice, constraints) {
            return Err((decision, rule));
        }
        facts = facts.with(decision, choice);
    }
    Ok(())
}

#[cfg(test)]
#[path = "../../tests/projection_constraints.rs"]
mod tests;
