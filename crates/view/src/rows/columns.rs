//! Rows as a table: each field of the schema is a column, in every row alike.

use super::text::{plain, value_at};
use super::{Field, Kind};
use crate::Separator;

/// The columns of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns {
    fields: Vec<Field>,
    separator: Separator,
}

impl Columns {
    /// Those of rows of this kind but for the fields of these names.
    pub fn new(kind: Kind, without: &[&str], separator: Separator) -> Self {
        let mut fields = kind.fields();
        fields.retain(|field| !without.contains(&field.column().as_str()));
        Self { fields, separator }
    }

    /// The line of names, without its end.
    pub fn heading(&self) -> String {
        self.separator.row(self.fields.iter().map(Field::column))
    }

    /// A row that is given as JSON without blanks, without the end of its line: words as they are, anything
    /// else as in JSON, nothing where it is missing.
    pub fn row(&self, row: &str) -> String {
        let cell = |field: &Field| value_at(row, &field.pointer()).map_or("".into(), plain);
        self.separator.row(self.fields.iter().map(cell))
    }
}
