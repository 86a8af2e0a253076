//! Each rule for clauses.

use twintree::Reader;
use twintree::projection::NoParse;
use twintree::projection::language::{ClauseRule, ENGLISH, GERMAN};
use twintree::projection::sentences::Clauses;
use twintree::text::{Diagnostics, Format};

fn clauses(text: &str, format: Format, rules: &[ClauseRule<'_>]) -> Result<Clauses, NoParse> {
    let sentence = Reader::new(text, format).next_sentence(&mut Diagnostics::new());
    Clauses::new(&sentence.expect("a sentence"), rules)
}

fn parse(text: &str, format: Format) -> Result<Clauses, NoParse> {
    clauses(text, format, GERMAN.clauses)
}

/// The words of each clause, in brackets the number of the rule.
#[track_caller]
fn check(text: &str, rules: &[ClauseRule<'_>], expected: &[&str]) {
    let clauses = clauses(text, Format::Brackets, rules).expect("a tree");
    let shown = clauses.ids().map(|id| {
        let rule = clauses.get(id).expect("a clause").rule;
        let words: Vec<&str> = clauses.words(id).collect();
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
    // SG: not directly after a verb or a modal in a verb phrase.
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
    // VP: not under VP, S, SBAR, SG, but always after a conjunction.
    check("(NP (NP (DT the) (NN dog)) (VP (VBN seen)))", &["[3] seen"]);
    check(
        "(S (NP he) (VP (VP (VBZ sings)) (CC and) (VP (VBZ dances))))",
        &["[1] he sings and", "[4] dances"],
    );
    check("(s (np he) (vp (vbz sleeps)))", &["[1] he sleeps"]);
}

#[test]
fn what_is_not_a_phrase_tree_or_too_large_is_refused_by_name() {
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
