//! Cells of tables as text, as spreadsheets, pandas and R read them.

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

    /// Cells as a row, without the end of its line. A text that would begin a formula in a spreadsheet has `'`
    /// before it; it stands in quotes where something in it would part columns or rows.
    pub fn row(self, cells: impl IntoIterator<Item = impl AsRef<str>>) -> String {
        let mut row = String::new();
        for (place, cell) in cells.into_iter().enumerate() {
            if place > 0 {
                row.push(self.as_char());
            }
            self.add(cell.as_ref(), &mut row);
        }
        row
    }

    /// Adds a cell to a row.
    fn add(self, text: &str, row: &mut String) {
        let parts = |sign: char| "\"\t\r\n".contains(sign) || sign == self.as_char();
        let is_quoted = text.contains(parts);
        if is_quoted {
            row.push('"');
        }
        if is_formula(text) {
            row.push('\'');
        }
        for sign in text.chars() {
            if sign == '"' {
                row.push(sign);
            }
            row.push(sign);
        }
        if is_quoted {
            row.push('"');
        }
    }
}

/// Whether a spreadsheet may evaluate a text as a formula. Some skip tabs and line ends before it.
fn is_formula(text: &str) -> bool {
    let begins = |sign| "=+-@＝＋－＠\t\r\n".contains(sign);
    text.chars().next().is_some_and(begins) && !is_number(text)
}

/// Whether a text is a number with its sign, as English or German writes it.
fn is_number(text: &str) -> bool {
    let (mut before, mut has_exponent) = (b'e', false);
    for byte in text.bytes() {
        let is_after_digit = before.is_ascii_digit();
        match byte {
            b'0'..=b'9' => {}
            b'+' | b'-' if before == b'e' => {}
            b'.' | b',' if is_after_digit && !has_exponent => {}
            b'e' | b'E' if is_after_digit && !has_exponent => has_exponent = true,
            _ => return false,
        }
        before = byte.to_ascii_lowercase();
    }
    before.is_ascii_digit()
}
