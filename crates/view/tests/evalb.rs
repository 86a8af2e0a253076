//! The table of EVALB against what EVALB itself printed, in `tests/tables/evalb` of the repository.

use std::fs;
use std::path::Path;

use serde_json::Value;
use twintree::distances::brackets::{Parameters, compare_lines};
use twintree_view::EvalbTable;

fn lines(table: &Value, field: &str) -> String {
    let lines = table[field].as_array().expect("lines").iter();
    let lines: Vec<&str> = lines.map(|line| line.as_str().expect("a line")).collect();
    lines.join("\n") + "\n"
}

#[test]
fn every_digit_is_that_of_evalb() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/tables/evalb");
    let mut pairs = 0;
    for entry in fs::read_dir(folder).expect("the tables") {
        let path = entry.expect("a table").path();
        let json = fs::read_to_string(&path).expect("a readable table");
        let table: Value = serde_json::from_str(&json).expect("a table in JSON");
        let (parameters, diagnostics) = Parameters::read(&lines(&table, "parameters"));
        assert!(diagnostics.is_empty(), "{}", path.display());
        let mut found = EvalbTable::new(&parameters);
        let mut printed = String::from(EvalbTable::heading());
        for pair in table["pairs"].as_array().expect("pairs") {
            let [gold, test] = [0, 1].map(|side| pair[side].as_str().expect("a line"));
            let comparison = compare_lines(gold, test, &parameters);
            printed += &found.row(&comparison).to_string();
            pairs += 1;
        }
        printed += &found.totals().to_string();
        assert_eq!(printed, lines(&table, "table"), "{}", path.display());
    }
    assert!(pairs > 200, "{pairs}");
}

#[test]
fn a_table_without_rows_still_has_figures() {
    let totals = EvalbTable::new(&Parameters::everything())
        .totals()
        .to_string();
    assert!(totals.contains("\nNumber of sentence        =      0\n"));
    assert!(totals.contains("\nBracketing FMeasure       =   -nan\n"));
}
