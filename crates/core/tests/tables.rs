//! The worked tables in `tests/tables` of the repository: text in, every number out. The same
//! files are run through the built WebAssembly.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use twintree::dependency::{self, Labels, is_punctuation};
use twintree::text::conllu::{self, Sentence};
use twintree::text::links::{self, Numbering};
use twintree::{
    Alignment, Comparison, Disparity, Edge, Link, Ratio, Score, Symbols, Tree, Undefined, compare,
};

fn tables() -> Vec<(PathBuf, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/tables");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the tables")
        .map(|entry| entry.expect("a table").path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "json")
        })
        .collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a readable table");
        let table = serde_json::from_str(&text).expect("a table in JSON");
        (path, table)
    };
    paths.into_iter().map(read).collect()
}

/// The one sentence of a text, which has no errors.
fn sentence(text: &str) -> Sentence<'_> {
    let (mut sentences, diagnostics) = conllu::read(text);
    assert!(
        diagnostics.iter().all(|diagnostic| !diagnostic.is_error()),
        "{diagnostics:?}"
    );
    assert_eq!(sentences.len(), 1);
    sentences.remove(0)
}

struct Pair {
    left: Tree,
    right: Tree,
    alignment: Alignment,
}

/// Trees and links as the options of the table want them.
fn pair(table: &Value) -> Pair {
    let text = |field: &str| table[field].as_str().expect("a text");
    let option = |name: &str| table["options"][name].as_bool().expect("an option");
    let (left, right) = (sentence(text("left")), sentence(text("right")));
    let (links, diagnostics) = links::read_pair(text("links"), Numbering::FromOne);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    let labels = if option("stripSubtypes") {
        Labels::WithoutSubtype
    } else {
        Labels::Whole
    };
    let mut symbols = Symbols::new();
    let mut tree = |sentence| dependency::tree(sentence, &mut symbols, labels).expect("a tree");
    let (left_tree, right_tree) = (tree(&left), tree(&right));
    let named = links
        .iter()
        .map(|link| (link.left - 1, link.right - 1, link.relation));
    let alignment = Alignment::new(&left_tree, &right_tree, named).expect("links in range");
    let is_mark = |sentence: &Sentence<'_>, node: twintree::NodeId| {
        sentence
            .words()
            .nth(node.index())
            .is_some_and(is_punctuation)
    };
    let (alignment, _) = alignment.partition(|link: Link| {
        let marks = is_mark(&left, link.left) || is_mark(&right, link.right);
        !(option("ignorePunctuation") && marks)
    });
    Pair {
        left: left_tree,
        right: right_tree,
        alignment,
    }
}

/// What the table expects, in its form.
fn outcome(pair: &Pair, comparison: &Comparison) -> Value {
    let ids = |vertex: u32| {
        let link = pair.alignment.links()[vertex as usize];
        json!([link.left.index() + 1, link.right.index() + 1])
    };
    let edge = |Edge {
                    disparity: Disparity { distance, maximum },
                    from,
                    to,
                }: Edge| { json!([ids(from), ids(to), distance, maximum]) };
    let ratio = |ratio: Ratio| json!([ratio.distance, ratio.maximum]);
    let score = match comparison.score {
        Score::Defined(Ratio { distance, maximum }) => {
            json!({ "distance": distance, "maximum": maximum })
        }
        Score::Undefined(reason) => json!({ "undefined": match reason {
            Undefined::NoLinks => "no-links",
            Undefined::OneLink => "one-link",
            Undefined::NoPaths => "no-paths",
        } }),
    };
    let coverage = comparison.coverage;
    json!({
        "edges": comparison.graph.edges().map(edge).collect::<Vec<_>>(),
        "spanningTree": comparison.spanning_tree.edges().iter().copied().map(edge).collect::<Vec<_>>(),
        "score": score,
        "low": comparison.range.map(|range| ratio(range.low)),
        "high": comparison.range.map(|range| ratio(range.high)),
        "total": ratio(comparison.total),
        "coverage": [
            coverage.left.aligned, coverage.left.words,
            coverage.right.aligned, coverage.right.words,
        ],
    })
}

#[test]
fn every_table_comes_out_as_worked() {
    let tables = tables();
    assert!(tables.len() >= 20, "tables are missing: {}", tables.len());
    for (path, table) in tables {
        let pair = pair(&table);
        let comparison = compare(&pair.left, &pair.right, &pair.alignment).expect("small enough");
        let outcome = outcome(&pair, &comparison);
        let expected = table["expect"].as_object().expect("an expectation");
        for (field, expected) in expected {
            assert_eq!(&outcome[field], expected, "{}: {field}", path.display());
        }
        assert_eq!(expected.len(), 7, "{}", path.display());
    }
}

#[test]
fn every_table_has_a_name_of_its_own_and_a_source() {
    let mut names: Vec<String> = Vec::new();
    for (path, table) in tables() {
        let text = |field: &str| table[field].as_str().unwrap_or_default().to_owned();
        assert!(!text("source").is_empty(), "{}", path.display());
        assert!(!names.contains(&text("name")), "{}", path.display());
        names.push(text("name"));
    }
}
