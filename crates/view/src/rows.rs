//! Rows: what leaves Twintree about pairs, one on a line, as JSON or in a table.
//!
//! A row of `twintree compare` begins `{"pair":1,"left":null,…,"range":[0.5,0.5],…}`. The schema of rows has the
//! fields in the same order, and tables take their [columns](Columns) from it: `range` is `range.0` and `range.1`
//! there, and `coverage` is five columns.

mod columns;
mod scored;
mod text;
mod writer;

pub use columns::Columns;
pub use scored::{Real, Row, ScoredMeasure};
pub(crate) use text::Members;
pub use writer::Digits;
pub(crate) use writer::json;

/// The schema of all rows, a JSON Schema.
pub const SCHEMA: &str = include_str!("rows/schema.json");

include!(concat!(env!("OUT_DIR"), "/kinds.rs"));

/// What kind of rows it is, by the command that writes them: the places of their fields, a line for each. A field
/// of an object stands after a slash, one of a list after a colon: `/coverage/mean`, `/range:0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind(&'static str);

/// A place in a row that has a value of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field(&'static str);

impl Kind {
    /// The fields of its rows, in their order.
    pub fn fields(self) -> Vec<Field> {
        self.0.lines().map(Field).collect()
    }
}

impl Field {
    /// The field that stands there, as a [kind](Kind) has it: `/coverage/mean`, `/range:0`.
    pub const fn at(place: &'static str) -> Self {
        Self(place)
    }

    /// Its name in a table.
    pub fn column(&self) -> String {
        let place = self.0.chars().skip(1);
        place
            .map(|sign| if "/:".contains(sign) { '.' } else { sign })
            .collect()
    }

    /// The objects that it lies in, one in the other; empty at the top.
    pub fn within(&self) -> String {
        let within = self.0.rsplit_once('/').map_or("", |(within, _)| within);
        within.get(1..).unwrap_or_default().replace('/', ".")
    }

    /// Its name in the innermost of them.
    pub fn name(&self) -> String {
        let name = self.0.rsplit_once('/').map_or("", |(_, name)| name);
        name.replace(':', ".")
    }

    /// Where it stands, as a JSON pointer.
    pub fn pointer(&self) -> String {
        self.0.replace(':', "/")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(kind: Kind, expected: &[&str]) {
        let columns: Vec<String> = kind.fields().iter().map(Field::column).collect();
        assert_eq!(columns, expected);
    }

    #[test]
    fn objects_and_lists_of_two_are_columns_and_other_lists_are_one() {
        check(
            Kind::COMPARE,
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
                "charges",
                "error",
                "more",
            ],
        );
    }

    #[test]
    fn a_field_of_several_kinds_of_rows_is_one_column() {
        let fields = Kind::PROJECT_EXTRACT.fields();
        let pairs = fields.iter().filter(|field| field.name() == "pair");
        assert_eq!(pairs.count(), 1);
    }

    #[test]
    fn a_row_of_several_commands_has_their_columns() {
        let columns: Vec<String> = Kind::PAIRS.fields().iter().map(Field::column).collect();
        for kind in [Kind::COMPARE, Kind::DISTANCES, Kind::CROSSINGS] {
            let own = kind.fields();
            let own = own.iter().map(Field::column);
            // Those of options and records; the reason of `compare` has the name of what is missing.
            let others = ["id", "more", "edges", "charges", "each", "undefined"];
            for column in own.filter(|one| !others.contains(&one.as_str())) {
                assert!(columns.contains(&column), "{column}");
            }
        }
    }
}
