//! The composed form as far as neighbours tell, against a public crate that knows all of it.

use std::collections::BTreeSet;

use proptest::prelude::*;
use twintree::text::is_composed;
use unicode_normalization::char::{canonical_combining_class, compose};
use unicode_normalization::{UnicodeNormalization, is_nfc};

fn characters() -> impl Iterator<Item = char> {
    (0..=u32::from(char::MAX)).filter_map(char::from_u32)
}

fn is_nfc_alone(character: char) -> bool {
    is_nfc(character.encode_utf8(&mut [0; 4]))
}

/// Whether a character is a mark or contains one.
fn has_mark(character: char) -> bool {
    let mut parts = [character].into_iter().nfd();
    parts.any(|part| canonical_combining_class(part) > 0)
}

/// What is promised: no character that is replaced, none that composes with the one before it.
fn promised(text: &str) -> bool {
    let after = text.chars().skip(1);
    text.chars().all(is_nfc_alone)
        && text
            .chars()
            .zip(after)
            .all(|(a, b)| compose(a, b).is_none())
}

/// Every two characters that make a single one, found by taking apart every character there is.
fn pairs() -> Vec<(char, char)> {
    let halves = |character: char| {
        let mut parts: Vec<char> = [character].into_iter().nfd().collect();
        let last = parts.pop().filter(|_| !parts.is_empty())?;
        let mut first = parts.into_iter().nfc();
        let pair = (first.next()?, last);
        (first.next().is_none() && compose(pair.0, pair.1) == Some(character)).then_some(pair)
    };
    characters().filter_map(halves).collect()
}

#[test]
fn a_character_alone_is_composed_exactly_if_it_is_in_nfc() {
    let differing: Vec<char> = characters()
        .filter(|&one| is_composed(one.encode_utf8(&mut [0; 4])) != is_nfc_alone(one))
        .collect();
    assert_eq!(differing, []);
}

#[test]
fn every_pair_of_characters_that_composes_is_found() {
    let pairs = pairs();
    // Those of Hangul are the syllables: 19 × 21 of two letters, each with one of 27 after it.
    let hangul = |&&(_, b): &&(char, char)| ('\u{1161}'..='\u{11c2}').contains(&b);
    assert_eq!(pairs.iter().filter(hangul).count(), 19 * 21 * 28);
    let missed: Vec<(char, char)> = pairs
        .iter()
        .copied()
        .filter(|(a, b)| is_composed(&String::from_iter([a, b])))
        .collect();
    assert_eq!(missed, []);
}

#[test]
fn no_other_pair_of_characters_is_found() {
    let (bases, marks): (BTreeSet<char>, BTreeSet<char>) = pairs()
        .into_iter()
        .filter(|(a, _)| !('\u{ac01}'..='\u{d7a3}').contains(a))
        .unzip();
    for &base in &bases {
        for &mark in &marks {
            let text = String::from_iter([base, mark]);
            assert_eq!(is_composed(&text), promised(&text), "{text:?}");
            if !has_mark(base) {
                assert_eq!(is_composed(&text), is_nfc(&text), "{text:?}");
            }
        }
    }
}

/// Characters that compose, are composed, are replaced, or stand in the way.
fn character() -> impl Strategy<Value = char> {
    let known: Vec<char> = pairs().into_iter().flat_map(|(a, b)| [a, b]).collect();
    let replaced: Vec<char> = characters().filter(|&one| !is_nfc_alone(one)).collect();
    let marks: Vec<char> = characters()
        .filter(|&one| canonical_combining_class(one) > 0)
        .collect();
    prop_oneof![
        3 => proptest::sample::select(known),
        1 => proptest::sample::select(replaced),
        3 => proptest::sample::select(marks),
        3 => "[a-zA-Zα-ωА-я가-힣]".prop_map(|one| one.chars().next().unwrap_or('a')),
        3 => "[\u{300}-\u{314}\u{323}\u{327}\u{328}\u{1100}-\u{1112}\u{1161}-\u{1175}\u{11a7}-\u{11c3}]"
            .prop_map(|one| one.chars().next().unwrap_or('a')),
        1 => any::<char>(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_text_is_composed_as_far_as_neighbours_tell(
        characters in proptest::collection::vec(character(), 0..6),
    ) {
        let text = String::from_iter(characters);
        prop_assert_eq!(is_composed(&text), promised(&text), "{:?}", text);
        // What is called not composed never is in NFC.
        prop_assert!(is_composed(&text) || !is_nfc(&text), "{:?}", text);
        // Only two marks in a row can hide something, be they written or parts of a character.
        let later = text.chars().skip(1).map(|one| canonical_combining_class(one) > 0);
        if !text.chars().zip(later).any(|(before, mark)| mark && has_mark(before)) {
            prop_assert_eq!(is_composed(&text), is_nfc(&text), "{:?}", text);
        }
        // And what is in NFC is composed.
        prop_assert!(is_composed(&text.nfc().collect::<String>()), "{:?}", text);
    }
}
