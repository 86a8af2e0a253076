//! Any bytes as CoNLL-U.

use twintree::intake::Recognised;
use twintree::text::conllu::{Reader, Row, read, read_bytes, write_all};
use twintree::text::{Diagnostics, Format, Position};
use twintree::{Pair, PairOptions, Sentence, Symbols};

/// The other formats of the family: reading does not panic and points into the text, every byte is kept,
/// and what is sound has a tree.
pub(crate) fn check_family(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    for format in [Format::ConlluPlus, Format::ConllX, Format::Conll2009] {
        let mut diagnostics = Diagnostics::new();
        let mut reader = Reader::of(text, Position::START, format);
        let mut sentences = Vec::new();
        while let Some(sentence) = reader.next_sentence(&mut diagnostics) {
            let side = || Sentence::Conllu(sentence.clone());
            let pair = Pair::of(side(), side(), &[], &PairOptions::default(), Symbols::new());
            assert_eq!(pair.trees().is_ok(), sentence.is_sound(), "{text:?}");
            for row in sentence.rows() {
                assert!(row.enhanced().count() <= row.as_str().len());
            }
            sentences.push(sentence);
        }
        super::places::check(text, &diagnostics);
        if diagnostics.is_empty() {
            assert_eq!(write_all(&sentences), text);
        }
    }
    // Whatever a name says of it, and whatever it is.
    for name in ["x.conllu", "x.conllup", "x.conll", "x.conll09", "x"] {
        let recognised = Recognised::new(name, bytes);
        assert_ne!(recognised.looks_like, Some(recognised.format));
    }
}

/// Reading does not panic and points into the text; sound sentences have trees and the others have
/// none; a text without problems is written back byte for byte.
pub(crate) fn check(bytes: &[u8]) {
    check_family(bytes);
    let (sentences, diagnostics) = read_bytes(bytes);
    let Ok(text) = std::str::from_utf8(bytes) else {
        assert!(sentences.is_empty() && !diagnostics.is_empty());
        return;
    };
    super::places::check(text, &diagnostics);
    let clean = diagnostics.is_empty();
    assert!(
        !clean || !sentences.is_empty(),
        "no sentence and no problem"
    );
    let of_text = diagnostics.iter().filter(|one| one.sentence.is_none());
    let of_sentences: u64 = sentences.iter().map(|one| u64::from(one.errors())).sum();
    assert_eq!(
        diagnostics.errors(),
        of_sentences + of_text.filter(|one| one.is_error()).count() as u64
    );
    let all_kept = diagnostics.omitted().next().is_none();
    let mut symbols = Symbols::new();
    for sentence in &sentences {
        let errors = diagnostics
            .iter()
            .filter(|d| d.is_error() && d.sentence == Some(sentence.index()))
            .count();
        if all_kept {
            assert_eq!(errors, sentence.errors() as usize);
        } else {
            assert!(errors <= sentence.errors() as usize);
        }
        let side = || Sentence::Conllu(sentence.clone());
        let pair = Pair::of(side(), side(), &[], &PairOptions::default(), symbols);
        match pair.trees() {
            Ok([tree, _]) => assert_eq!(tree.len(), sentence.word_count() as usize),
            Err(_) => assert!(!sentence.is_sound()),
        }
        symbols = pair.into_symbols();
        if sentence.is_sound() {
            let ids =
                (1..=sentence.word_count()).map(|id| sentence.word(id).and_then(Row::word_id));
            assert!(ids.eq((1..=sentence.word_count()).map(Some)));
        }
    }
    let written = write_all(&sentences);
    if clean {
        assert_eq!(written, text);
    }
    // What is written is read as the same sentences.
    let (again, _) = read(&written);
    assert_eq!(again.len(), sentences.len());
    assert!(
        again
            .iter()
            .zip(&sentences)
            .all(|(a, b)| a.errors() == b.errors()),
        "{text:?}"
    );
}
