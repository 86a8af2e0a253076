//! Each rule for clauses, and each constraint.

use twintree::projection::advance::{Choice, Constraints, Enforced, Facts, Rule};
use twintree::projection::language::{ClauseRule, ENGLISH, GERMAN};
use twintree::projection::{Clauses, Decision, NoParse, Parse, Place, Spine};
use twintree::sentence::Reader;
use twintree::text::{Diagnostics, Format};

fn parse(text: &str, format: Format) -> Result<Parse, NoParse> {
    let sentence = Reader::new(text, format).next_sentence(&mut Diagnostics::new());
    Parse::new(&sentence.expect("a sentence"))
}

/// The words of each clause, in brackets the number of the rule.
#[track_caller]
fn check(text: &str, rules: &[ClauseRule<'_>], expected: &[&str]) {
    let parse = parse(text, Format::Brackets).expect("a tree");
    let clauses = Clauses::new(&parse, rules);
    let shown = clauses.ids().map(|id| {
        let rule = clauses.get(id).expect("a clause").rule;
        let words: Vec<&str> = clauses.words(id, &parse).collect();
        format!("[{rule}] {}", words.join(" "))
    });
    assert_eq!(shown.collect::<Vec<_>>(), expected, "{text}");
}

#[test]
fn german_clauses_are_sentences_and_some_verb_phrases() {
    let check = |text: &str, expected: &[&str]| check(text, GERMAN.clauses, expected);
    check("(s (pper er) (vvfin schläft))", &["[0] er schläft"]);
    check("(S-RC (prels der) (vvfin schläft))", &["[0] der schläft"]);
    check(
        "(cs (s (pper er) (vvfin singt)) (kon und) (s (pper sie) (vvfin lacht)))",
        &["[0] er singt", "[0] sie lacht"],
    );
    // One that holds something of its own.
    check(
        "(cs (adv da) (s (pper er) (vvfin singt)))",
        &["[0] da", "[0] er singt"],
    );
    check(
        "(s (pper er) (vafin hat) (vp-oc (vvpp geschlafen)))",
        &["[0] er hat geschlafen"],
    );
    check(
        "(s (pper er) (vafin hat) (cvp-oc (vp (vvpp gesungen)) (kon und) (vp (vvpp gelacht))))",
        &["[0] er hat gesungen und", "[1] gelacht"],
    );
    for function in ["mo", "re", "sb"] {
        check(
            &format!("(s (pper er) (vvfin geht) (vp-{function} (vvizu zu))) "),
            &["[0] er geht", "[2] zu"],
        );
    }
    check("(np (nn Schlaf))", &[]);
}

#[test]
fn english_clauses_depend_on_what_stands_above_and_before() {
    let check = |text: &str, expected: &[&str]| check(text, ENGLISH.clauses, expected);
    check("(S (NP he) (VP (VBZ sleeps)))", &["[1] he sleeps"]);
    check(
        "(SBAR-A (IN that) (S (NP he) (VP (VBZ sleeps))))",
        &["[0] that he sleeps"],
    );
    check(
        "(SBAR (WHNP which) (SG-A (VP (VBD slept))))",
        &["[0] which slept"],
    );
    check(
        "(SBARQ (WHNP who) (SQ (VP (VBD slept))))",
        &["[0] who slept"],
    );
    check(
        "(SQ (VBZ does) (NP he) (VP (VB sleep)))",
        &["[1] does he sleep"],
    );
    // SG: not directly behind a verb or a modal in a verb phrase.
    check(
        "(S (NP he) (VP (VBZ wants) (SG-A (VP (TO to) (VP (VB sleep))))))",
        &["[1] he wants to sleep"],
    );
    check(
        "(S (NP he) (VP (MD ought) (SG (VP (TO to) (VP (VB sleep))))))",
        &["[1] he ought to sleep"],
    );
    check(
        "(S (NP he) (VP (VBZ wants) (NP her) (SG-A (VP (TO to) (VP (VB sleep))))))",
        &["[1] he wants her", "[2] to sleep"],
    );
    check(
        "(S (SG (VP (VBG sleeping))) (VP (VBZ helps)))",
        &["[1] helps", "[2] sleeping"],
    );
    // VP: not under VP, S, SBAR, SG, but always behind a conjunction.
    check("(NP (NP (DT the) (NN dog)) (VP (VBN seen)))", &["[3] seen"]);
    check(
        "(S (NP he) (VP (VP (VBZ sings)) (CC and) (VP (VBZ dances))))",
        &["[1] he sings and", "[4] dances"],
    );
    check("(s (np he) (vp (vbz sleeps)))", &["[1] he sleeps"]);
}

#[test]
fn what_is_no_phrase_tree_or_too_large_is_refused_by_name() {
    assert_eq!(
        parse("er schläft", Format::Words).map(|_| ()),
        Err(NoParse::NoPhrases(Format::Words))
    );
    assert_eq!(
        parse("(S (NP", Format::Brackets).map(|_| ()),
        Err(NoParse::Errors)
    );
    let long = format!("(S {})", "(NN a) ".repeat(1_025));
    let why = parse(&long, Format::Brackets)
        .map(|_| ())
        .expect_err("too long");
    assert_eq!(why.to_string(), "the sentence has 1025 words, at most 1024");
    let deep = format!("{}(NN a){}", "(S ".repeat(9_000), ")".repeat(9_000));
    let why = parse(&deep, Format::Brackets)
        .map(|_| ())
        .expect_err("too deep");
    assert_eq!(why.code(), "too-large");
}

fn facts(spine: &str) -> Facts {
    Facts::of_spine(&Spine::read(spine).expect("a spine"))
}

#[test]
fn each_constraint_forbids_what_it_says_and_nothing_else() {
    let all = Constraints::default();
    let [both, none] = [facts("(SBAR WHNP (S NP-A (VP V NP-A)))"), facts("(VP V)")];
    let one = Choice::Modifier(1);
    let filled = [Choice::Text, one];
    let table = [
        (Decision::Subject, Rule::NoSubjectSlot, Rule::SubjectMissing),
        (Decision::Object, Rule::NoObjectSlot, Rule::ObjectMissing),
        (Decision::Wh, Rule::NoWhSlot, Rule::WhMissing),
    ];
    for (decision, without, missing) in table {
        assert_eq!(both.forbids(decision, Choice::Null, all), Some(missing));
        assert_eq!(none.forbids(decision, Choice::Null, all), None);
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
        with_subject.forbids(Decision::Object, Choice::Modifier(2), all),
        None
    );
    let place = |facts: Facts, number, place| {
        facts.forbids(Decision::Modifier(number), Choice::Place(place), all)
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
    let with_modals = with_subject.with(Decision::Modals, Choice::Text);
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
        let choice = Choice::Place(switched);
        assert_eq!(none.forbids(Decision::Modifier(2), choice, off), None);
    }
}
