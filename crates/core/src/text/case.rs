//! Words in lower case, to be compared.

use alloc::borrow::Cow;
use alloc::string::String;

/// The text in lower case, each letter by itself: the Greek sigma has one form wherever it stands,
/// so that `ΟΔΟΣ` and `οδος` are equal.
pub(crate) fn lower_case(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return if text.bytes().any(|byte| byte.is_ascii_uppercase()) {
            Cow::Owned(text.to_ascii_lowercase())
        } else {
            Cow::Borrowed(text)
        };
    }
    let mut lower = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            'ς' => lower.push('σ'),
            _ => lower.extend(letter.to_lowercase()),
        }
    }
    Cow::Owned(lower)
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
