//! Which child is the head: the default rules, case by case.

use proptest::prelude::*;
use twintree::heads::{Child, Choice, HeadRules, Rule, is_punctuation};
use twintree::text::brackets::Label;

/// `parent → children = why`, the head after `*`, phrases in brackets.
const CASES: &str = "
    S1 → *(S) = only child
    S1 → *(S) . = list 1
    S1 → (NP) *(FRAG) = phrase
    TOP → (NP) *(S) . = list 1
    ROOT → *(S) (SINV) = list 1
    VROOT → *(S) $. = list 1
    _ → *(S) . = list 1
    _ → (NP) *(NP) = phrase

    S → (NP) *(VP) . = list 1
    S → (VP) , *(VP) = list 1
    S → *(S) CC (S) . = own category
    S → (S) , (NP) *(VP) . = list 1
    S → (NP) *(SINV) = list 2
    S → *(S) (SBARQ) = own category
    S → (NP) (ADJP) , *RB . = word
    S → (PP) *(NP) . = phrase
    S → . *(PP) . = prepositional phrase
    SBAR → *IN (S) = list 1
    SBAR → *(WHNP) (S) = list 1
    SBAR → IN *IN (S) = list 1
    SBAR → *(WHADVP) (S) = list 2
    SBAR → (WHPP) *(SBAR) CC (SBAR) = own category
    SBAR → (NP) *(S) = phrase
    SBARQ → (WHNP) *(SQ) . = list 1
    SBARQ → (WHADVP) *(S) . = list 2
    SBARQ → *(SBARQ) CC (S) = own category
    SINV → (PP) *(VP) (NP) . = list 1
    SINV → (ADVP) (NP) *MD = word
    SINV → *(SBAR) (NP) = list 2
    SQ → *MD (NP) (VP) . = list 1
    SQ → *AUX (NP) (VP) = list 1
    SQ → VBZ (NP) *(VP) = list 2

    ADJP → RB *JJ = list 1
    ADJP → *JJ CC (ADJP) = list 1
    ADJP → *(ADJP) (PP) = own category
    ADJP → *RB (PP) = list 2
    ADJP → RB *VBN (PP) = list 2
    ADVP → RB *RB = list 1
    ADVP → *RBR (PP) = word
    ADVP → (ADVP) *RB = list 1
    LST → *LS . = list 1
    NAC → NNP *NNP , = list 1
    NAC → (NP) , *(NP) = list 2
    NP → DT JJ *NN = list 1
    NP → DT NN *NN = list 1
    NP → (NP) *POS = list 1
    NP → *$ CD = list 1
    NP → *(NP) (PP) = own category
    NP → *(NP) CC (NP) = own category
    NP → *(NP) , (NP) , = own category
    NP → DT *JJ = list 2
    NP → *CD (PP) = list 2
    NP → DT *(NX) = list 2
    NP → DT *VBG = word
    NP → (QP) *NNS = list 1
    NP-SBJ-1 → DT *NN-HD (PP) = marked
    NX → JJ *NN = list 1
    NX → *(NX) CC (NX) = own category
    NX → (NP) *JJ = list 2
    PP → *IN (NP) = list 1
    PP → *IN IN (NP) = list 1
    PP → RB *IN TO (NP) = list 1
    PP → *TO (NP) = list 1
    PP → *(PP) CC (PP) = own category
    PP → *VBG (NP) = word
    PP → (ADVP) (PP) *IN = list 1
    PRT → *RP = only child
    PRT → *RP RB = list 1
    PRT → RB *IN = list 2
    QP → RB *CD = word
    QP → *$ CD CD = list 2
    QP → *(QP) $ = own category
    VP → *VBD (NP) = list 1
    VP → MD *VB = list 1
    VP → *MD (VP) = list 1
    VP → *TO (VP) = list 1
    VP → *AUX RB (ADVP) (VP) = list 1
    VP → *(VP) CC (VP) = own category
    VP → (ADVP) *NN (NP) = word
    WHADJP → *WRB JJ = list 1
    WHADVP → *WRB RB = list 1
    WHNP → *WDT NN = list 1
    WHNP → *WP$ NNS = list 1
    WHNP → *(WHNP) (PP) = own category
    WHNP → WRB *JJ = word
    WHPP → *IN (WHNP) = list 1
    WHPP → *TO (WHNP) = list 1

    CONJP → RB RB *IN = word
    FRAG → (NP) *(ADJP) . = phrase
    FRAG → *RB (NP) : = word
    INTJ → *UH , = word
    PRN → -LRB- *(NP) -RRB- = phrase
    RRC → (ADVP) *(NP) (PP) = phrase
    UCP → (ADJP) *CC (NP) = word
    X → *SYM : = word
    X → : *. = punctuation

    CAC → (AP) *(NM) $, = phrase
    np-sb → art *nn = list 1
    NP-SB → ART ADJA *NN = list 1
    np → art *ne = word
    pp-mo → *appr art nn = list 1
    PP → *APPRART NN = list 1
    s → (np-sb) *vafin (np-pd) = word
    s → (np-sb) *vafin-hd (vp-oc) = marked
    S → (NP-SB) (VP-OC) *VVFIN-HD $. = marked
    vp-oc → (np-oa) *vvpp = word
    cnp → *(cnp) (cnp) = own category
    cs → (s) *kon (s) = word
    VP → *_ NP = word
    VP → (ADVP) *NP . = phrase
    NP → *NP CC NP = own category
    ZZ → *_ (NP) = word
    ZZ → _ *_ = word
    ZZ → (NP) *(XP) (PP) PUNCT = phrase
    ZZ → (PP) *(PP) = prepositional phrase
    ZZ → *(ZZ-SBJ) (ZZ=2) NN = own category
    ZZ → $, *$( = punctuation
";

/// `_` stands for an empty label.
fn label(piece: &str) -> &str {
    if piece == "_" { "" } else { piece }
}

fn child(piece: &str) -> Child<'_> {
    match piece
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'))
    {
        Some(phrase) => Child::Phrase(label(phrase)),
        None => Child::Word(label(piece)),
    }
}

fn name(why: Rule) -> String {
    match why {
        Rule::OnlyChild => "only child".into(),
        Rule::Marked => "marked".into(),
        Rule::List(number) => format!("list {number}"),
        Rule::OwnCategory => "own category".into(),
        Rule::Word => "word".into(),
        Rule::Phrase => "phrase".into(),
        Rule::PrepositionalPhrase => "prepositional phrase".into(),
        Rule::Punctuation => "punctuation".into(),
        _ => "unknown".into(),
    }
}

/// Parent, children with the head marked, and why.
fn cases() -> Vec<(&'static str, Vec<&'static str>, &'static str)> {
    read(CASES)
}

fn read(cases: &str) -> Vec<(&str, Vec<&str>, &str)> {
    let lines = cases.lines().map(str::trim).filter(|line| !line.is_empty());
    lines
        .map(|line| {
            let (parent, rest) = line.split_once(" → ").expect("a parent");
            let (children, why) = rest.split_once(" = ").expect("a reason");
            (label(parent), children.split_whitespace().collect(), why)
        })
        .collect()
}

#[track_caller]
fn check(rules: &HeadRules, parent: &str, children: &[&str], why: &str) {
    let plain: Vec<Child<'_>> = children
        .iter()
        .map(|piece| child(piece.strip_prefix('*').unwrap_or(piece)))
        .collect();
    let head = children.iter().position(|piece| piece.starts_with('*'));
    let choice = rules.head(parent, &plain);
    let found = choice.map(|Choice { index, why }| (index, name(why)));
    let expected = head.map(|index| (index, why.to_owned()));
    assert_eq!(found, expected, "{parent} → {children:?}");
}

#[test]
fn semantic_rules_prefer_the_verb_with_the_meaning() {
    let rules = HeadRules::semantic();
    let cases = "
        VP → MD *(VP) = list 1
        VP → *(VP) CC (VP) = list 1
        VP → AUX RB (ADVP) *VB (NP) = list 2
        VP → VBZ *VBG = list 2
        VP → MD *AUX (NP) = list 3
        VP → *MD RB = list 4
        VP → *TO (NP) = list 5
        SQ → MD (NP) *(VP) . = list 1
        SQ → *AUX (NP) . = list 3
        S → (NP) *(VP) . = list 1
        NP → DT *NN = list 1
    ";
    for (parent, children, why) in read(cases) {
        check(&rules, parent, &children, why);
    }
}

#[test]
fn the_default_rules_choose_the_head_of_every_case() {
    let (rules, cases) = (HeadRules::default(), cases());
    assert!(cases.len() >= 100, "{} cases", cases.len());
    for (parent, children, why) in cases {
        check(&rules, parent, &children, why);
    }
}

/// The default rules as their file has them: category and lists.
fn table() -> Vec<(&'static str, Vec<Vec<&'static str>>)> {
    let lines = include_str!("../src/heads/charniak.txt").lines();
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let (name, lists) = line.split_once(':').expect("a category");
            let lists = lists
                .split('|')
                .map(|list| list.split_whitespace().collect());
            (name, lists.collect())
        })
        .collect()
}

#[test]
fn every_category_of_the_default_rules_has_a_case() {
    let (table, cases) = (table(), cases());
    assert_eq!(table.len(), 30);
    for (name, _) in table {
        assert!(cases.iter().any(|(parent, ..)| *parent == name), "{name}");
        assert!(HeadRules::default().has_category(name), "{name}");
    }
}

#[test]
fn a_category_without_a_rule_is_known_as_such() {
    let rules = HeadRules::default();
    for known in ["NP-SBJ", "np", "FRAG", "S=2", ""] {
        assert!(rules.has_category(known), "{known}");
    }
    for unknown in ["CNP", "ZZ", "NN", "nmod"] {
        assert!(!rules.has_category(unknown), "{unknown}");
    }
}

#[test]
fn a_phrase_without_children_has_no_head() {
    assert_eq!(HeadRules::default().head("NP", &[]), None);
}

#[test]
fn rules_of_ones_own_say_which_list_and_which_child() {
    // The order that prefers the verb with the content: phrase, verb, auxiliary, modal.
    let (rules, diagnostics) = HeadRules::read(
        "VP: VP | VB VBD VBZ | AUX | MD TO\nNP: first NN | first JJ\nXP: | first A B\nYP: A | YP B",
    );
    assert_eq!(*diagnostics, []);
    for case in [
        ("VP", "MD AUX *(VP)", "list 1"),
        ("VP", "(VP) CC *(VP)", "list 1"),
        ("VP", "MD *VB AUX", "list 2"),
        ("VP", "*AUX MD", "list 3"),
        ("VP", "MD *TO", "list 4"),
        ("NP", "*NN NN", "list 1"),
        ("NP", "JJ *(NP) JJ", "own category"),
        ("NP", "*JJ JJ DT", "list 2"),
        ("XP", "A *(XP) B", "own category"),
        ("XP", "C *B A", "list 2"),
        ("YP", "(YP) *B", "list 2"),
        ("YP", "(YP) *A", "list 1"),
    ] {
        let (parent, children, why) = case;
        let children: Vec<&str> = children.split_whitespace().collect();
        check(&rules, parent, &children, why);
    }
}

#[test]
fn without_rules_category_and_fallback_choose() {
    let rules = HeadRules::new();
    for (parent, children, why) in [
        ("S", "*(S) (VP)", "own category"),
        ("S", "(NP) (VP) *VB . (PP)", "word"),
        ("S", "(NP) *(VP) .", "phrase"),
        ("S", "(NP) *X-HD .", "marked"),
    ] {
        let children: Vec<&str> = children.split_whitespace().collect();
        check(&rules, parent, &children, why);
    }
}

/// The same by trying one preference after the other.
fn slow(parent: &str, children: &[Child<'_>]) -> usize {
    let last = |fits: &dyn Fn(&Child<'_>) -> bool| children.iter().rposition(fits);
    let first = |fits: &dyn Fn(&Child<'_>) -> bool| children.iter().position(fits);
    let text = |child: &Child<'_>| match *child {
        Child::Word(label) | Child::Phrase(label) => Label::new(label).category().to_owned(),
    };
    let is_word = |child: &Child<'_>| matches!(child, Child::Word(_));
    let table = table();
    let lists = table.iter().find(|(name, _)| *name == parent);
    let labels = |at: usize| lists.and_then(|(_, lists)| lists.get(at).cloned());
    let named = |at: usize, child: &Child<'_>| {
        labels(at).is_some_and(|labels| labels.contains(&&*text(child)))
    };
    let marked = |child: &Child<'_>| match child {
        Child::Word(label) | Child::Phrase(label) => label.ends_with("-HD"),
    };
    if children.len() == 1 {
        return 0;
    }
    last(&marked)
        .or_else(|| match parent {
            "PP" => first(&|child| named(0, child)),
            _ => last(&|child| named(0, child)),
        })
        .or_else(|| first(&|child| text(child) == parent))
        .or_else(|| last(&|child| named(1, child)))
        .or_else(|| last(&|child| is_word(child) && !is_punctuation(&text(child))))
        .or_else(|| last(&|child| !is_word(child) && text(child) != "PP"))
        .or_else(|| last(&|child| !is_word(child)))
        .unwrap_or(children.len() - 1)
}

proptest! {
    #[test]
    fn one_pass_chooses_what_trying_in_turn_chooses(
        parent in prop::sample::select(vec!["S", "NP", "VP", "PP", "SBAR", "QP", "NX", "FRAG", "ZZ"]),
        pieces in prop::collection::vec(
            prop::sample::select(vec![
                "NN", "NNS", "IN", "TO", "VB", "MD", "JJ", "CD", "$", "DT", ",", ".", "VB-HD", "(NP-SBJ)",
                "(VP)", "(PP)", "(PP-LOC)", "(S)", "(SBAR=2)", "(WHNP)", "(WHADVP)", "(QP)", "(NX)", "(ZZ)", "(X)",
            ]),
            1..8,
        ),
    ) {
        let children: Vec<Child<'_>> = pieces.iter().map(|piece| child(piece)).collect();
        let choice = HeadRules::default().head(parent, &children);
        prop_assert_eq!(choice.map(|choice| choice.index), Some(slow(parent, &children)));
    }
    #[test]
    fn any_text_is_read_and_what_is_wrong_with_it_is_placed(
        text in "(NP|VP|PP-LOC|first|ä|𝄞|#|:|: |\\||\\(|\\)|=1| |\t|\r|\n|\u{feff}){0,40}",
    ) {
        let (rules, diagnostics) = HeadRules::read(&text);
        for one in &diagnostics {
            prop_assert!(text.get(one.span.start..one.span.end).is_some(), "{:?}", one);
            prop_assert!(one.span.line >= 1 && one.span.column >= 1);
            prop_assert!(one.to_string().len() > 20);
        }
        let children = [Child::Word("NN"), Child::Phrase("VP")];
        prop_assert!(rules.head("NP", &children).is_some());
    }
}
