//! Any bytes as lines of words.

use twintree::text::words::{Sentence, read_bytes, write_all};

/// Reading does not panic and points into the text; there is a sentence a line; no byte is lost.
pub(crate) fn check(bytes: &[u8]) {
    let (sentences, diagnostics) = read_bytes(bytes);
    let Ok(text) = std::str::from_utf8(bytes) else {
        assert!(sentences.is_empty() && !diagnostics.is_empty());
        return;
    };
    super::places::check(text, &diagnostics);
    if sentences.is_empty() {
        assert!(!diagnostics.is_empty());
        return;
    }
    assert_eq!(write_all(&sentences), text);
    let lines = text.matches('\n').count();
    assert!(sentences.len() == lines || sentences.len() == lines + 1);
    for word in sentences.iter().flat_map(Sentence::words) {
        let span = word.span();
        assert_eq!(text.get(span.start..span.end), Some(word.form()));
    }
}
