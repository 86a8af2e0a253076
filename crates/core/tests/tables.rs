//! The worked tables in `tests/tables` of the repository: text in, every number out. The same
//! files are run through the built WebAssembly.

use crate::worked::tables;
use serde_json::{Value, json};
use twintree::pair::{Punctuation, Source};
use twintree::paths::Edge;
use twintree::paths::{Comparison, Disparity, Score, Undefined, compare};
use twintree::text::Code;
use twintree::{Labels, Link, Pair, PairOptions, Ratio};

/// Trees and links as the options of the table want them; no text has an error.
fn pair(table: &Value) -> Pair<'_> {
    let text = |field: &str| table[field].as_str().expect("a text");
    let option = |name: &str| table["options"][name].as_bool().expect("an option");
    let mut options = PairOptions::default();
    if option("stripSubtypes") {
        options = options.with_labels(Labels::WithoutSubtype);
    }
    if option("ignorePunctuation") {
        options = options.with_punctuation(Punctuation::Ignored);
    }
    let pair = Pair::read(text("left"), text("right"), text("links"), &options);
    for (source, diagnostic) in pair.diagnostics() {
        assert!(!diagnostic.is_error(), "{diagnostic:?}");
        assert_ne!(source, Source::Links, "{diagnostic:?}");
        assert_ne!(diagnostic.code, Code::SeveralSentences);
    }
    pair
}

/// What the table expects, in its form.
fn outcome(links: &[Link], comparison: &Comparison) -> Value {
    let ids = |vertex: u32| {
        let link = links[vertex as usize];
        json!([link.left.get(), link.right.get()])
    };
    let edge = |Edge {
                    disparity: Disparity { distance, maximum },
                    from,
                    to,
                }: Edge| { json!([ids(from), ids(to), distance, maximum]) };
    let ratio = |ratio: Ratio| json!([ratio.part(), ratio.whole()]);
    let score = match comparison.score {
        Score::Defined(ratio) => {
            json!({ "distance": ratio.part(), "maximum": ratio.whole() })
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
            coverage.left.part(), coverage.left.whole(),
            coverage.right.part(), coverage.right.whole(),
        ],
    })
}

#[test]
fn every_worked_table_is_reproduced() {
    let tables = tables("");
    assert!(tables.len() >= 20, "tables are missing: {}", tables.len());
    for (path, table) in tables {
        let pair = pair(&table);
        let pair = pair.dependencies().expect("texts without errors");
        let comparison = compare(pair).expect("small enough");
        let outcome = outcome(pair.alignment().links(), &comparison);
        let expected = table["expect"].as_object().expect("an expectation");
        for (field, expected) in expected {
            assert_eq!(&outcome[field], expected, "{}: {field}", path.display());
        }
        assert_eq!(expected.len(), 7, "{}", path.display());
    }
}

#[test]
fn every_table_has_a_unique_name_and_a_source() {
    let mut names: Vec<String> = Vec::new();
    for (path, table) in tables("") {
        let text = |field: &str| table[field].as_str().unwrap_or_default().to_owned();
        assert!(!text("source").is_empty(), "{}", path.display());
        assert!(!names.contains(&text("name")), "{}", path.display());
        names.push(text("name"));
    }
}
