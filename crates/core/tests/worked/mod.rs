//! The worked tables in `tests/tables` of the repository.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// The tables of a folder with their paths, in the order of these.
pub(crate) fn tables(folder: &str) -> Vec<(PathBuf, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/tables")
        .join(folder);
    let entries = fs::read_dir(folder).expect("the tables");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a table").path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "json")
        })
        .collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a readable table");
        (path, serde_json::from_str(&text).expect("a table in JSON"))
    };
    paths.into_iter().map(read).collect()
}
