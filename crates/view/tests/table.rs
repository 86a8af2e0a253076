//! Rows of a table as text.

use proptest::prelude::*;
use serde_json::Value;
use twintree_view::Separator;

/// Cells as the page writes them, too.
const WRITTEN: &str = include_str!("../../../tests/tables/cells/written.json");

/// What begins a formula, or is skipped by what looks for its beginning.
const SIGNS: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/// A row of a table with tabs.
fn row(cells: &[String]) -> String {
    Separator::Tab.row(cells.iter().map(String::as_str))
}

/// What others read in a table.
fn read(text: &str, separator: Separator) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new();
    let reader = reader.delimiter(separator.as_char() as u8);
    let reader = reader.has_headers(false).flexible(true);
    let rows = reader.from_reader(text.as_bytes());
    let cells = |row: csv::StringRecord| row.iter().map(String::from).collect();
    let rows = rows.into_records();
    rows.map(|row| cells(row.expect("a row"))).collect()
}

#[test]
fn cells_are_written_as_the_page_writes_them() {
    let table: Value = serde_json::from_str(WRITTEN).expect("JSON");
    let cells = table["cells"].as_array().expect("cells");
    assert!(cells.len() > 40);
    for one in cells {
        let [cell, written] = [0, 1].map(|at| one[at].as_str().expect("a text"));
        let found = row(&["a".into(), cell.into()]);
        assert_eq!(found, format!("a\t{written}"), "{cell:?}");
    }
}

#[test]
fn numbers_are_never_guarded() {
    let cells = ["3", "", "-0.5", "1e-7", "-1e-7"];
    assert_eq!(Separator::Tab.row(cells), "3\t\t-0.5\t1e-7\t-1e-7");
    assert_eq!(Separator::Comma.row(cells), "3,,-0.5,1e-7,-1e-7");
}

#[test]
fn only_what_parts_columns_is_quoted_for_it() {
    assert_eq!(
        Separator::Comma.row(["a,b", "=c,d", "e\tf", "g\"h"]),
        "\"a,b\",\"'=c,d\",\"e\tf\",\"g\"\"h\""
    );
    assert_eq!(Separator::Tab.row(["a,b", "c"]), "a,b\tc");
}

fn cell() -> impl Strategy<Value = String> {
    prop_oneof![r#"[=+\-@＝\t\r\n"'1.,eE aé]{0,8}"#, any::<String>()]
}

proptest! {
    #[test]
    fn rows_are_read_as_the_same_cells_but_for_the_guard(
        rows in prop::collection::vec(prop::collection::vec(cell(), 2..6), 1..8),
        separator in prop_oneof![Just(Separator::Tab), Just(Separator::Comma)],
    ) {
        let row = |cells: &Vec<String>| separator.row(cells.iter().map(String::as_str));
        let text: String = rows.iter().map(|cells| row(cells) + "\n").collect();
        let found = read(&text, separator);
        prop_assert_eq!(found.len(), rows.len());
        for (found, cells) in found.iter().zip(&rows) {
            prop_assert_eq!(found.len(), cells.len());
            for (found, cell) in found.iter().zip(cells) {
                if let Some(inside) = found.strip_prefix('\'').filter(|_| !cell.starts_with('\'')) {
                    prop_assert_eq!(inside, cell);
                    prop_assert!(cell.starts_with(SIGNS));
                } else {
                    prop_assert_eq!(found, cell);
                    // A number is the same in each language that has a sign for it.
                    let number = || cell.replace(',', ".").chars().all(|one| "+-.eE0123456789".contains(one));
                    prop_assert!(!cell.starts_with(SIGNS) || number());
                }
            }
        }
    }
}

#[test]
fn a_word_does_not_separate_columns() {
    assert_eq!(Separator::Tab.row(["a\tb\r\nc"]), "\"a\tb\r\nc\"");
}
