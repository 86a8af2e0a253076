//! The crossings as the page gets them: the worked tables, every test with its phrases, and what stands
//! in the way.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use twintree::text::links::Numbering;
use twintree_view::{
    AlignmentType, Crossings, CrossingsOptions, CrossingsResult, LinksReading, Representation,
    Request, TestOutcome,
};

fn request(left: &str, right: &str, links: &str) -> Request {
    let mut read = LinksReading::new(links, Numbering::FromOne).lines;
    Request {
        left: left.into(),
        right: right.into(),
        links: read.pop().map(|line| line.links).unwrap_or_default(),
        ..Request::default()
    }
}

fn options(representation: Option<Representation>, alignment: AlignmentType) -> CrossingsOptions {
    CrossingsOptions {
        representation,
        alignment,
        head_rules: None,
    }
}

#[track_caller]
fn crossings(request: &Request, options: &CrossingsOptions) -> Crossings {
    match CrossingsResult::new(request, options) {
        CrossingsResult::Ok { crossings } => *crossings,
        CrossingsResult::Rejected { diagnostics } => panic!("{diagnostics:?}"),
    }
}

#[track_caller]
fn codes(request: &Request, options: &CrossingsOptions) -> Vec<String> {
    match CrossingsResult::new(request, options) {
        CrossingsResult::Ok { .. } => Vec::new(),
        CrossingsResult::Rejected { diagnostics } => {
            diagnostics.into_iter().map(|one| one.code).collect()
        }
    }
}

/// Every word of some stretches.
fn words(stretches: &[[u32; 2]]) -> Vec<u32> {
    let words = stretches.iter().flat_map(|&[first, last]| first..=last);
    words.collect()
}

/// The pairs that cross in the form of a table, sorted by their text.
fn crossing(crossings: &Crossings) -> Vec<String> {
    let is_crossing = |outcome| matches!(outcome, TestOutcome::Crosses | TestOutcome::Translated);
    let tests = crossings
        .tests
        .iter()
        .filter(|test| is_crossing(test.outcome));
    let row = |test: &twintree_view::PhraseTest| {
        let phrases = [test.first, test.second].map(|at| &crossings.phrases[at as usize]);
        let links = test
            .links
            .iter()
            .map(|[left, right]| format!("{left}-{right}"));
        let row = json!({
            "kind": test.kind,
            "outcome": test.outcome,
            "words": phrases.map(|phrase| words(&phrase.words)),
            "spans": phrases.map(|phrase| phrase.span),
            "links": links.collect::<Vec<_>>(),
        });
        row.to_string()
    };
    let mut rows: Vec<String> = tests.map(row).collect();
    rows.sort();
    rows
}

#[test]
fn every_worked_table_is_reproduced() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/tables/crossings");
    let mut tables = 0;
    for entry in fs::read_dir(folder).expect("the tables") {
        let text = fs::read_to_string(entry.expect("a table").path()).expect("a text");
        let table: Value = serde_json::from_str(&text).expect("JSON");
        tables += 1;
        let text = |field: &str| table[field].as_str().expect("a text");
        let request = request(text("left"), text("right"), text("links"));
        let rules = (text("rules") != "default").then(|| text("rules").to_owned());
        let options = |representation: Option<Representation>, alignment| CrossingsOptions {
            head_rules: rules.clone(),
            ..options(representation, alignment)
        };
        let all = crossings(&request, &options(None, AlignmentType::Sure));
        let expected = table["expect"].as_object().expect("an expectation");
        assert_eq!(all.figures.len(), expected.len());
        for figures in &all.figures {
            let figures = serde_json::to_value(figures).expect("JSON");
            let name = figures["representation"].as_str().expect("a name");
            let expected = &expected[name];
            for (place, kind) in ["head", "modifier"].into_iter().enumerate() {
                assert_eq!(figures[kind]["tests"], expected["tests"][place], "{name}");
                for alignment in ["sure", "mixed", "all"] {
                    let found = &figures[kind][alignment];
                    let found = json!([found["crossings"], found["filtered"]]);
                    assert_eq!(found, expected[alignment][kind], "{name} {alignment}");
                }
            }
        }
        for listed in table["crossings"].as_array().expect("lists") {
            let name = |field: &str| listed[field].as_str().expect("a name");
            let representation = Representation::parse(name("representation"));
            let alignment = AlignmentType::parse(name("alignment")).expect("a type");
            let found = crossings(&request, &options(representation, alignment));
            let pairs = listed["pairs"].as_array().expect("pairs").iter();
            let mut expected: Vec<String> = pairs.map(ToString::to_string).collect();
            expected.sort();
            assert_eq!(crossing(&found), expected);
        }
    }
    assert!(tables >= 5, "{tables}");
}

const THEY: &str = "(S (NP (PRP they)) (VP (AUX do) (RB not) (ADVP (RB really)) \
    (VP (VB change) (NP (DT the) (NN status)))) (. .))";
const ELLES: &str = "elles ne modifient pas vraiment la situation .";
const LINKS: &str = "1p1 2p3 3-2 3-4 4-5 5-3 6-6 7p7 8-8";

#[test]
fn every_test_is_listed_and_those_that_cross_come_first() {
    let request = request(THEY, ELLES, LINKS);
    let found = crossings(&request, &options(None, AlignmentType::Sure));
    assert_eq!((found.words, found.omitted, found.tests.len()), (8, 0, 11));
    let outcomes: Vec<_> = found.tests.iter().map(|test| test.outcome).collect();
    assert_eq!(outcomes[..2], [TestOutcome::Crosses; 2]);
    assert!(!outcomes[2..].contains(&TestOutcome::Crosses));
    assert!(outcomes.contains(&TestOutcome::Apart) && outcomes.contains(&TestOutcome::Unlinked));
    let first = serde_json::to_value(&found.tests[0]).expect("JSON");
    assert_eq!(
        first,
        json!({
            "kind": "modifier", "outcome": "crosses",
            "first": 0, "second": 1, "overlap": [3, 4],
            "links": [[3, 2], [3, 4], [5, 3], [6, 6]],
        })
    );
    let phrases = serde_json::to_value(&found.phrases[..2]).expect("JSON");
    assert_eq!(
        phrases,
        json!([
            { "phrase": null, "head": 3, "label": "RB", "words": [[3, 3]], "linked": [2, 4], "span": [2, 4] },
            { "phrase": 4, "head": 5, "label": "VP", "words": [[5, 7]], "linked": [3, 6], "span": [3, 6] },
        ])
    );
}

#[test]
fn phrases_are_those_of_the_sentence_in_every_representation() {
    let request = request(THEY, ELLES, LINKS);
    let mut checked = 0;
    for representation in ["phrases", "flattened", "dependencies"] {
        let representation = Representation::parse(representation);
        let found = crossings(&request, &options(representation, AlignmentType::All));
        // S, NP, VP, ADVP, VP, NP: first and last word.
        let drawn = [[1, 8], [1, 1], [2, 7], [4, 4], [5, 7], [6, 7]];
        for phrase in &found.phrases {
            if let Some(index) = phrase.phrase {
                assert_eq!(phrase.words, [drawn[index as usize]]);
                checked += 1;
            }
        }
    }
    assert!(checked >= 10, "{checked}");
}

#[test]
fn words_of_a_phrase_need_not_stand_together() {
    let row = |id, head| format!("{id}\tw\t_\tX\t_\t_\t{head}\tdep\t_\t_\n");
    let left: String = [(1, 3), (2, 1), (3, 0), (4, 1)]
        .map(|(id, head)| row(id, head))
        .concat();
    let found = crossings(
        &request(&left, "a b", "4-1 3-1"),
        &options(None, AlignmentType::Sure),
    );
    assert_eq!(found.figures.len(), 1);
    assert_eq!(found.phrases[0].words, [[3, 3]]);
    assert_eq!(found.phrases[1].words, [[1, 2], [4, 4]]);
    assert_eq!(found.phrases[1].label.as_deref(), Some("dep"));
}

#[test]
fn of_many_tests_the_first_are_listed_and_the_rest_counted() {
    let left = format!("(S {})", "(NN a) ".repeat(2_000));
    let links: Vec<String> = (1..=2_000).map(|word| format!("{word}-1")).collect();
    let star = request(&left, "a", &links.join(" "));
    let found = crossings(&star, &options(None, AlignmentType::Sure));
    let tests = 1_999 + 1_999 * 1_998 / 2;
    assert_eq!(
        (found.tests.len() as u64 + found.omitted, found.tests.len()),
        (tests, 1_000)
    );
    assert_eq!(found.figures[0].modifier.sure.filtered, 1_999 * 1_998 / 2);
    // A chain names more and more words.
    let deep = format!("{}{}", "(NP (NN a) ".repeat(2_000), ")".repeat(2_000));
    let deep = request(&deep, "a", "");
    let found = crossings(&deep, &options(None, AlignmentType::Sure));
    let size = |at: u32| words(&found.phrases[at as usize].words).len();
    let named = found
        .tests
        .iter()
        .map(|test| size(test.first) + size(test.second));
    assert!(named.sum::<usize>() <= 1 << 18);
    assert_eq!(found.tests.len() as u64 + found.omitted, 1_999);
    assert!(found.omitted > 999);
}

#[test]
fn errors_that_prevent_an_answer_are_named() {
    let usual = options(None, AlignmentType::Sure);
    assert_eq!(
        codes(&request("they go", "a", ""), &usual),
        ["no-dependencies"]
    );
    let conllu = "1\tgo\t_\tVERB\t_\t_\t0\troot\t_\t_\n";
    let phrases = options(Some(Representation::Flattened), AlignmentType::Sure);
    assert_eq!(codes(&request(conllu, "a", ""), &phrases), ["no-phrases"]);
    assert_eq!(
        codes(&request("(S (A a)", "a", "1-1"), &usual),
        ["bracket-unclosed"]
    );
    assert_eq!(
        codes(&request(THEY, ELLES, "9-1"), &usual),
        ["link-out-of-range"]
    );
    let rules = |text: &str| CrossingsOptions {
        head_rules: Some(text.into()),
        ..usual.clone()
    };
    let result = CrossingsResult::new(&request(THEY, ELLES, ""), &rules("NP NN"));
    let CrossingsResult::Rejected { diagnostics } = result else {
        panic!("rules with errors");
    };
    let named: Vec<_> = diagnostics
        .iter()
        .map(|one| (one.code.as_str(), one.source))
        .collect();
    assert_eq!(named, [("head-rule-bad", twintree_view::Source::HeadRules)]);
    // A warning stands in no one's way, and labels without a rule are named.
    let found = crossings(&request(THEY, ELLES, ""), &rules("NP: NN\nVP-X: VB"));
    assert_eq!(found.unruled, ["S"]);
    assert_eq!(found.diagnostics.len(), 1);
}
