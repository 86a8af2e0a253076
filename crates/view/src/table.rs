//! Cells of tables as text, as spreadsheets, pandas and R read them.

use std::borrow::Cow;

/// What stands between the cells of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Separator {
    /// A tab: TSV, as the page writes it, too.
    Tab,
    /// A comma: CSV, as in RFC 4180.
    Comma,
}

impl Separator {
    /// The separator itself.
    pub const fn as_char(self) -> char {
        match self {
            Self::Tab => '\t',
            Self::Comma => ',',
        }
    }

    /// The text as it stands in a cell. One that would begin a formula in a spreadsheet has `'` before it; it
    /// stands in quotes where something in it would part columns or rows.
    pub fn cell(self, text: &str) -> Cow<'_, str> {
        let guard = if is_formula(text) { "'" } else { "" };
        if text.contains(['"', '\t', '\r', '\n', self.as_char()]) {
            format!("\"{guard}{}\"", text.replace('"', "\"\"")).into()
        } else if guard.is_empty() {
            text.into()
        } else {
            format!("{guard}{text}").into()
        }
    }

    /// Cells as a row, without the end of its line.
    pub fn row<'c>(self, cells: impl IntoIterator<Item = &'c str>) -> String {
        let mut row = String::new();
        for (place, cell) in cells.into_iter().enumerate() {
            if place > 0 {
                row.push(self.as_char());
            }
            row.push_str(&self.cell(cell));
        }
        row
    }
}

/// Whether a spreadsheet may evaluate a text as a formula. Some skip tabs and line ends before it.
fn is_formula(text: &str) -> bool {
    let signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'];
    text.starts_with(signs) && !is_number(text)
}

/// Whether a text is a number with its sign, as English or German writes it.
fn is_number(text: &str) -> bool {
    let unsigned = |text| str::strip_prefix(text, ['+', '-']).unwrap_or(text);
    let is_whole =
        |digits: &str| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let text = unsigned(text);
    let (number, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    number.split(['.', ',']).all(is_whole) && is_whole(unsigned(exponent))
}
