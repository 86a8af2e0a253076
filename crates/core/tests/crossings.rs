//! The worked tables in `tests/tables/crossings` of the repository: text in, every number out.

use crate::worked::tables;
use serde_json::{Value, json};
use twintree::crossings::{
    AlignmentType, Cohesion, Figures, HeadedTree, Kind, Part, Representation, Tally, Test,
};
use twintree::heads::HeadRules;
use twintree::pair::Unfit;
use twintree::{Pair, PairOptions};

/// The one of that name.
fn named<T: Copy>(all: [T; 3], name_of: fn(T) -> &'static str, name: &str) -> T {
    let mut all = all.into_iter();
    all.find(|&one| name_of(one) == name).expect("a name")
}

/// The pair of a table, whose texts have no errors, and its head rules.
fn pair(table: &Value) -> (Pair<'_>, HeadRules) {
    let text = |field: &str| table[field].as_str().expect("a text");
    let options = PairOptions::default();
    let pair = Pair::read(text("left"), text("right"), text("links"), &options);
    assert_eq!(
        pair.diagnostics().filter(|(_, one)| one.is_error()).count(),
        0
    );
    let rules = match text("rules") {
        "default" => HeadRules::default(),
        "semantic" => HeadRules::semantic(),
        rules => HeadRules::read(rules).0,
    };
    (pair, rules)
}

/// The figures in the form of a table.
fn figures(figures: &Figures) -> Value {
    let tally = |kind, which| {
        let Tally {
            crossings,
            filtered,
        } = figures.tally(kind, which);
        json!([crossings, filtered])
    };
    let mut value = json!({ "tests": [figures.tests.head, figures.tests.modifier] });
    for which in AlignmentType::ALL {
        value[which.as_str()] = json!({
            "head": tally(Kind::Head, which),
            "modifier": tally(Kind::Modifier, which),
        });
    }
    value
}

/// A crossing in the form of a table.
fn crossing(tree: &HeadedTree<'_>, cohesion: &Cohesion<'_>, test: &Test) -> Value {
    let words = |part: Part| -> Vec<u32> {
        let words = tree.words_of(part).into_iter();
        words.map(twintree::WordId::get).collect()
    };
    let spans = test.spans.map(|span| {
        let span = span.expect("what crosses has a span");
        [span.start().get(), span.end().get()]
    });
    let links = cohesion.reason(test);
    json!({
        "kind": test.kind.as_str(),
        "outcome": test.outcome.as_str(),
        "words": test.parts.map(words),
        "spans": spans,
        "links": links.iter().map(ToString::to_string).collect::<Vec<_>>(),
    })
}

#[test]
fn every_worked_table_is_reproduced() {
    let tables = tables("crossings");
    assert!(tables.len() >= 5, "tables are missing: {}", tables.len());
    for (path, table) in &tables {
        let (pair, rules) = pair(table);
        let expected = table["expect"].as_object().expect("an expectation");
        assert!(!expected.is_empty(), "{}", path.display());
        for (name, expected) in expected {
            let representation = named(Representation::ALL, Representation::as_str, name);
            let tree = HeadedTree::new(&pair, representation, &rules).expect("a sound text");
            let found = figures(&Figures::new(&tree, pair.linked().expect("links")));
            assert_eq!(&found, expected, "{}: {name}", path.display());
        }
    }
}

#[test]
fn every_crossing_has_its_phrases_spans_and_links() {
    let mut checked = 0;
    for (path, table) in &tables("crossings") {
        let (pair, rules) = pair(table);
        for listed in table["crossings"].as_array().expect("lists") {
            let name = |field: &str| listed[field].as_str().expect("a name");
            let name_of = Representation::as_str;
            let representation = named(Representation::ALL, name_of, name("representation"));
            let which = named(AlignmentType::ALL, AlignmentType::as_str, name("alignment"));
            let tree = HeadedTree::new(&pair, representation, &rules).expect("a sound text");
            let cohesion = Cohesion::new(&tree, pair.linked().expect("links"), which);
            let found: Vec<Value> = cohesion
                .all_crossings()
                .expect("few")
                .map(|test| crossing(&tree, &cohesion, &test))
                .collect();
            assert_eq!(json!(found), listed["pairs"], "{}", path.display());
            checked += found.len();
        }
    }
    assert!(checked >= 8, "{checked}");
}

#[track_caller]
fn check_refused(left: &str, representation: Representation, expected: &str) {
    let pair = Pair::read(left, "a b", "1-1", &PairOptions::default());
    let tree = HeadedTree::new(&pair, representation, &HeadRules::default());
    let refused = tree.map(|tree| tree.words());
    assert_eq!(refused.map_err(Unfit::code), Err(expected));
}

#[test]
fn a_sentence_without_such_phrases_is_refused_by_name() {
    let conllu = "1\tgo\t_\tVERB\t_\t_\t0\troot\t_\t_\n";
    check_refused(conllu, Representation::Phrases, "no-phrases");
    check_refused(conllu, Representation::Flattened, "no-phrases");
    for representation in [Representation::Phrases, Representation::Flattened] {
        check_refused("go on", representation, "no-phrases");
    }
    check_refused("go on", Representation::Dependencies, "no-dependencies");
    for representation in Representation::ALL {
        check_refused("(S (VB go)", representation, "text-errors");
    }
}

#[test]
fn the_right_side_may_be_words_alone_or_a_tree() {
    for right in [
        "a b",
        "(S (A a) (B b))",
        "(a,b);",
        "1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n2\tb\t_\t_\t_\t_\t1\tdep\t_\t_\n",
    ] {
        let pair = Pair::read(
            "(S (A a) (B b))",
            right,
            "1-2 2-1 2-2",
            &PairOptions::default(),
        );
        let usual = Representation::usual(&pair);
        let tree = HeadedTree::new(&pair, usual, &HeadRules::default()).expect("a tree");
        let figures = Figures::new(&tree, pair.linked().expect("links"));
        assert_eq!(
            (figures.tests.head, figures.counts[0].head.crossings),
            (1, 1)
        );
    }
    let pair = Pair::read("(S (A a) (B b))", "(A a", "1-1", &PairOptions::default());
    assert_eq!(
        pair.linked().map_err(Unfit::code).map(|_| ()),
        Err("text-errors")
    );
    assert_eq!(
        pair.linked().expect_err("an error").to_string(),
        "the right text has errors; its diagnostics say which"
    );
}

#[test]
fn labels_without_a_rule_are_named_once() {
    let left = "(S (XQ (A a) (B b)) (XQ-X (A a) (ZP (A c) (B d))) (NP (N a) (N b)) (ONE (A a)))";
    let pair = Pair::read(left, "a", "", &PairOptions::default());
    for representation in Representation::ALL {
        let tree = HeadedTree::new(&pair, representation, &HeadRules::default()).expect("a tree");
        let names = tree
            .unruled()
            .iter()
            .map(|&label| pair.symbols().text(label));
        assert_eq!(names.collect::<Vec<_>>(), ["XQ", "ZP"]);
    }
}
