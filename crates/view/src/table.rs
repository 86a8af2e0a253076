//! Rows of many pairs as a table: the same columns for all of them.

use core::fmt;

/// A row with the same columns as others of its kind, each a number or a word.
pub trait TableRow: serde::Serialize {
    /// The names of the columns: where the values stand in the object, from field to field. The number
    /// of the pair stands before them.
    fn columns() -> Vec<String>;

    /// What stands in them.
    fn cells(&self) -> Vec<Cell>;
}

/// What stands in one column of a row.
///
/// As text, a value is written with as many digits as tell it from all others, and a word without what
/// parts columns and rows: tabs and line ends are spaces.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// Nothing.
    Missing,
    /// A number of things.
    Number(u64),
    /// A value.
    Value(f64),
    /// A word.
    Text(String),
}

impl fmt::Display for Cell {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => Ok(()),
            Self::Number(number) => write!(formatter, "{number}"),
            Self::Value(value) => write!(formatter, "{value}"),
            Self::Text(text) => {
                let parting = |letter: char| letter == '\t' || letter == '\n' || letter == '\r';
                formatter.write_str(&text.replace(parting, " "))
            }
        }
    }
}

impl From<Option<u64>> for Cell {
    fn from(number: Option<u64>) -> Self {
        number.map_or(Self::Missing, Self::Number)
    }
}

impl From<Option<f64>> for Cell {
    fn from(value: Option<f64>) -> Self {
        value.map_or(Self::Missing, Self::Value)
    }
}

impl From<Option<&str>> for Cell {
    fn from(text: Option<&str>) -> Self {
        text.map_or(Self::Missing, |text| Self::Text(text.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::Cell;

    #[test]
    fn a_word_does_not_part_columns() {
        assert_eq!(Cell::Text("a\tb\r\nc".into()).to_string(), "a b  c");
        assert_eq!(Cell::from(None::<f64>).to_string(), "");
        assert_eq!(Cell::Value(0.1).to_string(), "0.1");
    }
}
