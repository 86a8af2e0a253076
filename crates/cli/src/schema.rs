//! What the command line writes, as a JSON Schema: `schema.json`, which `twintree schema` prints.
//!
//! A row of `twintree compare` begins `{"pair":1,"left":null,…,"range":[0.5,0.5],…}`, and its part of the
//! schema has the fields in the same order. Tables take their columns from there, so that no field is
//! named twice:
//!
//! ```text
//! a field with a value                         one column, named after it          similarity
//! a field within an object                     its name after that of the object   coverage.left.words
//! one of a list that always has so many        its place, from 0                   range.0
//! any other list, or an object of any names    one column, which holds the JSON    spanningTree
//! ```

use serde_json::{Map, Value};

use crate::failure::Failure;

/// The text of the schema.
pub(crate) const TEXT: &str = include_str!("schema.json");

/// What kind of rows a command writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Compare,
    CompareSummary,
    Confusion,
    Significance,
    Distances,
    DistancesSummary,
    Crossings,
    CrossingsSummary,
    Align,
    Agreement,
    Fuse,
    ProjectExtract,
    ProjectPredict,
    ProjectEvaluate,
    Version,
}

/// A place in a row that has a value of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    /// The objects that it lies in, one in the other; empty at the top.
    pub(crate) within: String,
    /// Its name in the innermost of them.
    pub(crate) name: String,
    /// Where it stands, as a JSON pointer.
    pub(crate) pointer: String,
}

impl Kind {
    /// Its name in the schema.
    const fn name(self) -> &'static str {
        match self {
            Self::Compare => "compare",
            Self::CompareSummary => "compareSummary",
            Self::Confusion => "confusion",
            Self::Significance => "significance",
            Self::Distances => "distances",
            Self::DistancesSummary => "distancesSummary",
            Self::Crossings => "crossings",
            Self::CrossingsSummary => "crossingsSummary",
            Self::Align => "align",
            Self::Agreement => "agreement",
            Self::Fuse => "fuse",
            Self::ProjectExtract => "projectExtract",
            Self::ProjectPredict => "projectPredict",
            Self::ProjectEvaluate => "projectEvaluate",
            Self::Version => "version",
        }
    }

    /// The fields of its rows, in their order.
    ///
    /// # Errors
    ///
    /// If the schema that the program was built with is damaged.
    pub(crate) fn fields(self) -> Result<Vec<Field>, Failure> {
        let damaged = || Failure(format!("the schema of {} is damaged", self.name()));
        let schema: Value = serde_json::from_str(TEXT).map_err(|_| damaged())?;
        let all = schema["$defs"].as_object().ok_or_else(damaged)?;
        let row = all.get(self.name()).ok_or_else(damaged)?;
        let mut fields = Vec::new();
        add(row, all, &Field::root(), &mut fields);
        Ok(fields)
    }
}

impl Field {
    /// The whole row.
    fn root() -> Self {
        Self {
            within: String::new(),
            name: String::new(),
            pointer: String::new(),
        }
    }

    /// Its name in a table.
    pub(crate) fn column(&self) -> String {
        join(&self.within, &self.name)
    }

    /// A field of the object that this one is.
    fn field(&self, name: &str) -> Self {
        Self {
            within: self.column(),
            name: name.into(),
            pointer: format!("{}/{name}", self.pointer),
        }
    }

    /// One of the list that this field is.
    fn element(&self, place: usize) -> Self {
        Self {
            within: self.within.clone(),
            name: format!("{}.{place}", self.name),
            pointer: format!("{}/{place}", self.pointer),
        }
    }
}

/// Adds the fields of what a part of the schema describes. No part of this schema holds itself.
fn add(part: &Value, all: &Map<String, Value>, at: &Field, fields: &mut Vec<Field>) {
    let referred = part["$ref"].as_str();
    let referred = referred.and_then(|name| all.get(name.strip_prefix("#/$defs/")?));
    if let Some(referred) = referred {
        add(referred, all, at, fields);
    } else if let Some(either) = part["anyOf"].as_array() {
        let is_null = |part: &&Value| part["type"] == "null";
        for part in either.iter().filter(|part| !is_null(part)) {
            add(part, all, at, fields);
        }
    } else if let Some(properties) = part["properties"].as_object() {
        for (name, part) in properties {
            add(part, all, &at.field(name), fields);
        }
    } else if let Some(elements) = part["prefixItems"].as_array() {
        for (place, part) in elements.iter().enumerate() {
            add(part, all, &at.element(place), fields);
        }
    } else if !fields.contains(at) {
        fields.push(at.clone());
    }
}

fn join(within: &str, name: &str) -> String {
    if within.is_empty() {
        name.into()
    } else {
        format!("{within}.{name}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(kind: Kind, expected: &[&str]) {
        let fields = kind.fields().expect("a schema");
        let columns: Vec<String> = fields.iter().map(Field::column).collect();
        assert_eq!(columns, expected);
    }

    #[test]
    fn objects_and_lists_of_two_are_columns_and_other_lists_are_one() {
        check(
            Kind::Compare,
            &[
                "pair",
                "id",
                "left",
                "right",
                "links",
                "distance",
                "maximum",
                "similarity",
                "undefined",
                "range.0",
                "range.1",
                "coverage.left.aligned",
                "coverage.left.words",
                "coverage.right.aligned",
                "coverage.right.words",
                "coverage.mean",
                "spanningTree",
                "edges",
                "error",
                "more",
            ],
        );
    }

    #[test]
    fn a_field_of_several_kinds_of_rows_is_one_column() {
        let fields = Kind::ProjectExtract.fields().expect("a schema");
        let is_pair = |field: &&Field| field.name == "pair";
        assert_eq!(fields.iter().filter(is_pair).count(), 1);
    }
}
