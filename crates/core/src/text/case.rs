//! Words in lower case, to be compared.

use alloc::string::String;

/// The text in lower case, each letter by itself: the Greek sigma has one form wherever it stands,
/// so that `ΟΔΟΣ` and `οδος` are equal.
pub(crate) fn lower_case(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut lower = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            'ς' => lower.push('σ'),
            _ => lower.extend(letter.to_lowercase()),
        }
    }
    lower
}

#[cfg(test)]
mod tests {
    use super::lower_case;

    #[test]
    fn letters_of_every_script_lose_their_case() {
        assert_eq!(lower_case("Go ÄRGER Йод İ"), "go ärger йод i\u{307}");
        assert_eq!(lower_case("ΟΔΟΣ"), lower_case("οδος"));
    }
}
