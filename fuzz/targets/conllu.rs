//! Any bytes as CoNLL-U.

use twintree::Symbols;
use twintree::dependency::{Labels, tree};
use twintree::text::conllu::{Row, read, read_bytes, write_all};

/// Reading does not panic and points into the text; sound sentences have trees and the others have
/// none; a text without problems is written back byte for byte.
pub(crate) fn check(bytes: &[u8]) {
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
    let mut symbols = Symbols::new();
    for sentence in &sentences {
        let errors = diagnostics
            .iter()
            .filter(|d| d.is_error() && d.sentence == Some(sentence.index()));
        assert_eq!(errors.count(), sentence.errors() as usize);
        match tree(sentence, &mut symbols, Labels::Whole) {
            Ok(tree) => assert_eq!(tree.len(), sentence.word_count() as usize),
            Err(_) => assert!(!sentence.is_sound()),
        }
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
