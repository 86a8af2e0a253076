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

/// The value of one column of a row.
///
/// As text, a value is written with the digits that distinguish it from all others. A word that would begin a
/// formula in a spreadsheet has `'` before it; it stands in quotes where something in it would part
/// columns or rows.
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
                let guard = if is_formula(text) { "'" } else { "" };
                if text.contains(['"', '\t', '\r', '\n']) {
                    write!(formatter, "\"{guard}{}\"", text.replace('"', "\"\""))
                } else {
                    write!(formatter, "{guard}{text}")
                }
            }
        }
    }
}

/// Whether a spreadsheet may evaluate a word as a formula. Some skip tabs and line ends before it.
fn is_formula(text: &str) -> bool {
    let signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'];
    text.starts_with(signs) && !is_number(text)
}

/// Whether a word is a number with its sign, as English or German writes it.
fn is_number(text: &str) -> bool {
    let unsigned = |text| str::strip_prefix(text, ['+', '-']).unwrap_or(text);
    let is_whole =
        |digits: &str| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let text = unsigned(text);
    let (number, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    number.split(['.', ',']).all(is_whole) && is_whole(unsigned(exponent))
}

/// A row as text, without the end of its line: cells separated by tabs, as spreadsheets, pandas and R read
/// them. The page writes the same.
pub fn tsv_row(cells: impl IntoIterator<Item = Cell>) -> String {
    let cells: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    cells.join("\t")
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
