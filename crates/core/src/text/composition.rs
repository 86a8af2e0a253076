//! Whether a text is in Unicode's composed form (NFC), judged by neighbouring characters.
//!
//! `e` followed by U+0301 is not composed, `é` is. Two forms that look the same and differ in this
//! compare as different words, so the reader warns about them.
//!
//! Detected are: every base directly followed by a mark with which it composes, in every script
//! (Latin, Greek, Cyrillic, the Indic scripts, kana, ...); every pair of Hangul jamo that composes;
//! and every character that the composed form replaces by others, such as U+212B, the Ångström
//! sign. Not detected are: marks in an order that is not canonical, and a mark that composes across
//! another one, whether written separately or part of the character before: `ö` and a dot below. So
//! text reported as not composed is never in NFC, and ordinary decomposed text is detected. Source:
//! Unicode Standard Annex #15.

mod table;

use table::{PAIRS, REPLACED};

/// The first byte of U+0300 in UTF-8. What lies before it composes with nothing before it.
const FIRST_LEAD: u8 = 0xcc;

/// False if some character of the text would be written otherwise in NFC, as far as neighbours
/// tell.
///
/// # Complexity
/// Linear. A text without characters from U+0300 on costs one look at its bytes.
///
/// # Example
/// ```
/// assert!(twintree::text::is_composed("caf\u{e9}"));
/// assert!(!twintree::text::is_composed("cafe\u{301}"));
/// ```
pub fn is_composed(text: &str) -> bool {
    if text.bytes().all(|byte| byte < FIRST_LEAD) {
        return true;
    }
    let mut before = '\0';
    text.chars().all(|character| {
        let base = core::mem::replace(&mut before, character);
        character < '\u{300}' || !(is_replaced(character) || composes(base, character))
    })
}

fn is_replaced(character: char) -> bool {
    let index = REPLACED.partition_point(|&(_, last)| last < character);
    REPLACED
        .get(index)
        .is_some_and(|&(first, _)| first <= character)
}

fn composes(base: char, mark: char) -> bool {
    composes_as_hangul(base, mark)
        || PAIRS
            .binary_search_by_key(&mark, |&(mark, _)| mark)
            .ok()
            .and_then(|index| PAIRS.get(index))
            .is_some_and(|(_, bases)| bases.chars().any(|one| one == base))
}

/// A leading consonant with a vowel, or such a syllable with a trailing consonant.
fn composes_as_hangul(base: char, next: char) -> bool {
    match next {
        '\u{1161}'..='\u{1175}' => matches!(base, '\u{1100}'..='\u{1112}'),
        '\u{11a8}'..='\u{11c2}' => {
            matches!(base, '\u{ac00}'..='\u{d7a3}')
                && (u32::from(base) - u32::from('\u{ac00}')) % 28 == 0
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, composed: bool) {
        assert_eq!(is_composed(text), composed, "{text:?}");
    }

    #[test]
    fn ordinary_text_of_any_script_is_composed() {
        for text in [
            "",
            "word",
            "Ångström",
            "ἄνθρωπος",
            "йод",
            "한국어",
            "हिन्दी",
            "が",
            "سلام",
            "👩‍👩‍👧",
        ] {
            check(text, true);
        }
    }

    #[test]
    fn a_base_followed_by_its_mark_is_not() {
        check("A\u{30a}", false);
        check("\u{e2}\u{301}", false);
        check("α\u{301}", false);
        check("и\u{306}", false);
        check("か\u{3099}", false);
        check("x\u{307}", false);
    }

    #[test]
    fn a_mark_that_composes_with_nothing_there_is_left_alone() {
        check("x\u{301}", true);
        check("\u{301}", true);
        check("\u{300}e", true);
    }

    #[test]
    fn jamo_that_make_a_syllable_are_not() {
        check("\u{1112}\u{1161}", false);
        check("하\u{11ab}", false);
        check("한\u{11ab}", true);
        check("\u{1161}\u{1112}", true);
    }

    #[test]
    fn characters_that_unicode_replaces_are_not() {
        check("\u{212b}", false);
        check("\u{f900}", false);
        check("\u{958}", false);
    }

    #[test]
    fn the_tables_are_in_order() {
        assert!(PAIRS.is_sorted_by_key(|&(mark, _)| mark));
        assert!(REPLACED.is_sorted());
        assert_eq!(
            PAIRS
                .iter()
                .map(|(_, bases)| bases.chars().count())
                .sum::<usize>(),
            961
        );
    }
}
