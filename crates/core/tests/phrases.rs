//! The worked pair in brackets: by head rules it is the same pair, with the same table of weights.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use twintree::heads::HeadRules;
use twintree::pair::Phrases;
use twintree::{DependencyTree, NodeId, Pair, PairOptions, paths};

/// `2 DET` for each word: its head, 0 of the root, and the label of the arc between them.
fn arcs(pair: &Pair<'_>, tree: &DependencyTree) -> Value {
    let arc = |node: NodeId| {
        let head = tree.tree().parent(node);
        let head = head.map_or(0, |head| tree.word(head).get());
        let label = pair.symbols().text(tree.label(node));
        Value::from(format!("{head} {label}"))
    };
    tree.tree().nodes().map(arc).collect()
}

/// The paths between the linked words of a pair: `[[1,4],[2,5],0,2]` for each edge, and the sums
/// over the spanning tree.
fn edges_and_score(pair: &Pair<'_>) -> (Vec<Value>, Value) {
    let comparison = paths::compare(pair.dependencies().expect("no errors")).expect("small");
    let links = pair.alignment().expect("links").links();
    let ends = |vertex: u32| {
        let link = links[vertex as usize];
        json!([link.left.get(), link.right.get()])
    };
    let edges = comparison.graph.edges().map(|edge| {
        let (distance, maximum) = (edge.disparity.distance, edge.disparity.maximum);
        json!([ends(edge.from), ends(edge.to), distance, maximum])
    });
    let score = comparison.score.ratio().expect("defined");
    (
        edges.collect(),
        json!({ "distance": score.part(), "maximum": score.whole() }),
    )
}

/// The table of weights of these brackets is that of the worked example in CoNLL-U.
#[track_caller]
fn check(name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/tables/brackets");
    let table = fs::read_to_string(folder.join(name)).expect("a readable table");
    let table: Value = serde_json::from_str(&table).expect("a table in JSON");
    let text = |field: &str| table[field].as_str().expect("a text");
    let rules = HeadRules::default();
    let options = PairOptions::default().with_phrases(Phrases::AsDependencies(&rules));
    let pair = Pair::read(text("left"), text("right"), text("links"), &options);
    assert_eq!(pair.diagnostics().collect::<Vec<_>>(), []);
    let [left, right] = pair.trees().expect("dependencies by head rules");
    assert_eq!(arcs(&pair, left), table["heads"]["left"]);
    assert_eq!(arcs(&pair, right), table["heads"]["right"]);
    let (edges, score) = edges_and_score(&pair);
    let expected = table["expect"]["edges"].as_array().expect("edges");
    assert_eq!(expected.len(), 15);
    assert_eq!(edges.len(), 15);
    assert!(
        expected.iter().all(|edge| edges.contains(edge)),
        "{edges:?}"
    );
    assert_eq!(score, table["expect"]["score"]);
}

#[test]
fn the_worked_pair_in_brackets_has_the_same_table_of_weights() {
    check("holmes.json");
}

#[test]
fn the_worked_pair_as_treebanks_have_it_has_the_same_table_of_weights() {
    check("holmes-penn.json");
}
