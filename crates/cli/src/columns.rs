//! Rows as a table: each field of the [schema](crate::schema) is a column, in every row alike.

use serde_json::Value;
use twintree_view::Separator;

use crate::failure::Failure;
use crate::schema::{Field, Kind};

/// The columns of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Columns {
    fields: Vec<Field>,
    separator: Separator,
}

impl Columns {
    /// Those of rows of this kind but for the fields of these names.
    ///
    /// # Errors
    ///
    /// If the schema that the program was built with is damaged.
    pub(crate) fn new(kind: Kind, without: &[&str], separator: Separator) -> Result<Self, Failure> {
        let mut fields = kind.fields()?;
        fields.retain(|field| !without.contains(&field.column().as_str()));
        Ok(Self { fields, separator })
    }

    /// The line of names, without its end.
    pub(crate) fn heading(&self) -> String {
        let names: Vec<String> = self.fields.iter().map(Field::column).collect();
        self.separator.row(names.iter().map(String::as_str))
    }

    /// A row, without the end of its line.
    pub(crate) fn row(&self, row: &Value) -> String {
        let cells = self.fields.iter().map(|field| cell(row, field));
        let cells: Vec<String> = cells.collect();
        self.separator.row(cells.iter().map(String::as_str))
    }
}

/// What a row has in a field: words as they are, anything else as in JSON, nothing where it is missing.
pub(crate) fn cell(row: &Value, field: &Field) -> String {
    match row.pointer(&field.pointer) {
        None | Some(Value::Null) => String::new(),
        Some(Value::String(text)) => text.clone(),
        Some(value) => value.to_string(),
    }
}
