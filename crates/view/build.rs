//! Reads the columns of tables off the schema of rows, so that no field is named twice.
//!
//! ```text
//! a field with a value                         one column, named after it          similarity
//! a field within an object                     its name after that of the object   coverage.left.words
//! one of a list that always has so many        its place, from 0                   range.0
//! any other list, or an object of any names    one column, which holds the JSON    spanningTree
//! ```

use std::error::Error;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use serde_json::Value;

/// Adds the places of what a part of the schema describes. No part of this schema holds itself.
fn add(part: &Value, schema: &Value, at: &str, places: &mut Vec<String>) {
    let reference = part["$ref"]
        .as_str()
        .and_then(|path| path.strip_prefix('#'));
    if let Some(referred) = reference.and_then(|path| schema.pointer(path)) {
        add(referred, schema, at, places);
    } else if let Some(either) = part["anyOf"].as_array() {
        let is_null = |part: &&Value| part["type"] == "null";
        for part in either.iter().filter(|part| !is_null(part)) {
            add(part, schema, at, places);
        }
    } else if let Some(properties) = part["properties"].as_object() {
        for (name, part) in properties {
            add(part, schema, &format!("{at}/{name}"), places);
        }
    } else if let Some(elements) = part["prefixItems"].as_array() {
        for (place, part) in elements.iter().enumerate() {
            add(part, schema, &format!("{at}:{place}"), places);
        }
    } else if !places.iter().any(|place| place == at) {
        places.push(at.into());
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/rows/schema.json");
    let schema: Value = serde_json::from_str(&fs::read_to_string("src/rows/schema.json")?)?;
    // A field in an object stands after a slash, one of a list after a colon.
    let mut text = String::from("impl Kind {\n");
    for row in schema["anyOf"].as_array().ok_or("no kinds of rows")? {
        let path = row["$ref"].as_str().ok_or("a kind of rows by its name")?;
        let name = constant(path.rsplit('/').next().unwrap_or_default());
        let about = schema.pointer(&path[1..]).ok_or("no such kind of rows")?;
        let title = about["title"].as_str().unwrap_or_default();
        let mut places = Vec::new();
        add(row, &schema, "", &mut places);
        let places = places.join("\n");
        writeln!(
            text,
            "/// `{title}`\npub const {name}: Self = Self({places:?});"
        )?;
    }
    text += "}\n";
    let folder = env::var("OUT_DIR")?;
    fs::write(Path::new(&folder).join("kinds.rs"), text)?;
    Ok(())
}

/// `compareSummary` as a constant, `COMPARE_SUMMARY`.
fn constant(name: &str) -> String {
    let mut constant = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() {
            constant.push('_');
        }
        constant.extend(letter.to_uppercase());
    }
    constant
}
