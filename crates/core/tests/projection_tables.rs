//! The worked tables of projections: brackets and links in, every decision out.

use crate::worked::tables;
use serde_json::Value;
use twintree::projection::{Dropped, Rules, extract};
use twintree::{Pair, PairOptions};

fn texts(value: &Value) -> Vec<&str> {
    let all = value.as_array().map(Vec::as_slice).unwrap_or_default();
    all.iter()
        .map(|one| one.as_str().expect("a text"))
        .collect()
}

#[test]
fn every_table_gives_what_it_says() {
    let rules = Rules::default();
    let tables = tables("projection");
    assert!(tables.len() >= 14, "{} tables", tables.len());
    for (_, table) in &tables {
        let name = table["name"].as_str().expect("a name");
        let text = |field: &str| table[field].as_str().expect("a text");
        let options = PairOptions::default();
        let pair = Pair::read(text("left"), text("right"), text("links"), &options);
        assert_eq!(pair.diagnostics().count(), 0, "{name}");
        let expect = &table["expect"];
        let found = match extract(&pair, &rules) {
            Ok(found) => found,
            Err(dropped) => {
                assert_eq!(Some(dropped.code()), expect["dropped"].as_str(), "{name}");
                continue;
            }
        };
        assert!(expect["dropped"].is_null(), "{name}");
        let drops = found.pairs.iter().filter_map(|one| one.as_ref().err());
        let drops: Vec<&str> = drops.map(Dropped::code).collect();
        assert_eq!(drops, texts(&expect["drops"]), "{name}");
        let aligned = || found.pairs.iter().filter_map(|one| one.as_ref().ok());
        let projections: Vec<String> = aligned().map(|one| one.projection.to_string()).collect();
        assert_eq!(projections, texts(&expect["projections"]), "{name}");
        let realised: Vec<String> = aligned()
            .map(|one| one.realised().to_string().to_lowercase())
            .collect();
        assert_eq!(realised, texts(&expect["texts"]), "{name}");
    }
}
