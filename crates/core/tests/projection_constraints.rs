//! Each constraint. Compiled with the module, whose own types it looks at.

use super::{Constraints, Enforced, Facts, Rule};
use crate::projection::token::Token;
use crate::projection::{Decision, Place, Spine};

fn facts(spine: &str) -> Facts {
    Facts::of_spine(&Spine::read(spine).expect("a spine"))
}

#[test]
fn each_constraint_forbids_what_it_says_and_nothing_else() {
    let all = Constraints::default();
    let [both, none] = [facts("(SBAR WHNP (S NP-A (VP V NP-A)))"), facts("(VP V)")];
    let one = Token::modifier(1);
    let filled = [Token::SOME_TEXT, one];
    let table = [
        (Decision::Subject, Rule::NoSubjectSlot, Rule::SubjectMissing),
        (Decision::Object, Rule::NoObjectSlot, Rule::ObjectMissing),
        (Decision::Wh, Rule::NoWhSlot, Rule::WhMissing),
    ];
    for (decision, without, missing) in table {
        assert_eq!(both.forbids(decision, Token::NULL, all), Some(missing));
        assert_eq!(none.forbids(decision, Token::NULL, all), None);
        for choice in filled {
            assert_eq!(both.forbids(decision, choice, all), None);
            assert_eq!(none.forbids(decision, choice, all), Some(without));
        }
    }
    let with_subject = both.with(Decision::Subject, one);
    assert_eq!(
        with_subject.forbids(Decision::Object, one, all),
        Some(Rule::IsSubject)
    );
    assert_eq!(
        with_subject.forbids(Decision::Object, Token::modifier(2), all),
        None
    );
    let place = |facts: Facts, number, place| {
        facts.forbids(Decision::Modifier(number), Token::place(place), all)
    };
    assert_eq!(place(with_subject, 1, Place::Null), None);
    assert_eq!(
        place(with_subject, 1, Place::Deleted),
        Some(Rule::IsArgument)
    );
    assert_eq!(
        place(with_subject, 2, Place::Null),
        Some(Rule::PlaceMissing)
    );
    assert_eq!(
        place(with_subject, 2, Place::InModals),
        Some(Rule::NoModals)
    );
    let with_modals = with_subject.with(Decision::Modals, Token::SOME_TEXT);
    assert_eq!(place(with_modals, 2, Place::InModals), None);
    assert_eq!(place(with_modals, 2, Place::PostSub), None);
    assert_eq!(place(none, 2, Place::PostSub), Some(Rule::NoSubject));
    for open in [Place::Deleted, Place::PreSub, Place::PostVerb] {
        assert_eq!(place(none, 2, open), None);
    }
    // Two of them can be switched off.
    let mut off = Constraints::default();
    (off.in_modals, off.post_sub) = (Enforced::No, Enforced::No);
    for switched in [Place::InModals, Place::PostSub] {
        let choice = Token::place(switched);
        assert_eq!(none.forbids(Decision::Modifier(2), choice, off), None);
    }
}
