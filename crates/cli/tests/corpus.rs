//! The real corpus, where it is available.

use crate::process::Folder;
use serde_json::json;

#[test]
fn the_figures_of_the_corpus() {
    let Some(folder) = Folder::with_corpus("corpus") else {
        return;
    };
    let compare = "compare en.conllu fr.conllu --links links.txt --strip-subtypes";
    let summary = folder.run(&format!("{compare} --summary"));
    assert_eq!(summary.code, Some(0), "{}", summary.errors);
    let row = &summary.rows()[0];
    let counts = ["read", "refused", "undefined", "scored"].map(|name| &row[name]);
    assert_eq!(json!(counts), json!([999, 0, 0, 999]));
    assert_eq!(
        (&row["distance"], &row["maximum"]),
        (&json!(4848), &json!(25040))
    );
    let rounded = |name: &str| row[name].as_f64().map(|number| format!("{number:.5}"));
    assert_eq!(rounded("micro"), Some("0.80639".into()));
    assert_eq!(rounded("macro"), Some("0.80649".into()));

    let rows = folder.run(compare).rows();
    assert_eq!(rows.len(), 999);
    let first: Vec<_> = rows
        .iter()
        .take(5)
        .map(|row| json!([row["distance"], row["maximum"], row["links"]]))
        .collect();
    let expected = [
        [9, 53, 27],
        [7, 23, 11],
        [8, 45, 20],
        [9, 48, 23],
        [1, 15, 7],
    ];
    assert_eq!(json!(first), json!(expected));
}

#[test]
fn what_differs_in_the_corpus() {
    let Some(folder) = Folder::with_corpus("corpus-differs") else {
        return;
    };
    let files = "en.conllu fr.conllu --links links.txt";
    let summary = &folder.run(&format!("compare {files} --summary")).rows()[0];
    assert_eq!(
        (&summary["median"], &summary["equal"]),
        (&json!(0.8), &json!(54))
    );
    let rows = folder.run(&format!("confusion {files} --jobs 2")).rows();
    let row = |at: usize| {
        json!([
            rows[at]["left"],
            rows[at]["right"],
            rows[at]["times"],
            rows[at]["pairs"]
        ])
    };
    assert_eq!(rows[0]["what"], json!("direction"));
    let first: Vec<_> = (0..6).map(row).collect();
    assert_eq!(
        json!(first),
        json!([
            [null, null, 458, 335],
            ["compound", "nmod", 341, 265],
            [null, "nmod", 188, 161],
            ["flat", "flat:name", 146, 118],
            ["nmod", null, 143, 124],
            ["compound", "amod", 138, 123],
        ])
    );
    assert_eq!(row(rows.len() - 1), json!([null, null, 5294, 999]));
}
