//! Any bytes as trees in brackets.

use twintree::text::Format;
use twintree::text::brackets::{Kind, Node, Reader, Sentence, normal, read, read_bytes, write_all};

/// Reading does not panic and points into the text; no byte is lost; sound trees are read from
/// their normal form as they were; a sentence alone is read as within its text.
pub(crate) fn check(bytes: &[u8]) {
    let _ = Format::notice_bytes(bytes);
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
    for sentence in &sentences {
        let index = Some(sentence.index());
        let errors = diagnostics
            .iter()
            .filter(|d| d.is_error() && d.sentence == index);
        assert_eq!(errors.count(), sentence.errors() as usize);
        check_nodes(sentence);
        if sentence.is_sound() {
            let line = normal(sentence);
            let (again, problems) = read(&line);
            assert_eq!(again.len(), 1, "{line:?}");
            assert!(again.iter().all(|again| same(again, sentence)), "{line:?}");
            assert!(!problems.iter().any(twintree::text::Diagnostic::is_error));
        }
    }
    check_one_by_one(&sentences);
}

/// Parents stand before their children, subtrees lie together, words count from 1.
pub(crate) fn check_nodes(sentence: &Sentence<'_>) {
    let nodes: Vec<_> = sentence.nodes().collect();
    let len = u32::try_from(nodes.len()).unwrap_or(u32::MAX);
    for (index, node) in (0..).zip(nodes.iter().copied()) {
        assert!(index < node.end() && node.end() <= len);
        assert_eq!(node.parent().is_none(), index == 0);
        if let Some(parent) = node.parent() {
            let parent = nodes[parent as usize];
            assert!(parent.kind() == Kind::Phrase && node.end() <= parent.end());
        }
    }
    let numbers = sentence.words().map(Node::number);
    assert!(numbers.eq((1..=sentence.word_count()).map(Some)));
}

fn same(one: &Sentence<'_>, other: &Sentence<'_>) -> bool {
    let parts = |node: Node<'_, '_>| (node.kind(), node.parent(), node.end());
    one.nodes().len() == other.nodes().len()
        && one.nodes().zip(other.nodes()).all(|(a, b)| {
            parts(a) == parts(b) && a.label() == b.label() && a.written() == b.written()
        })
}

/// Each sentence with its own reader; to the last one belongs what follows it.
fn check_one_by_one(sentences: &[Sentence<'_>]) {
    let mut position = twintree::text::Position::START;
    let mut problems = twintree::text::Diagnostics::new();
    let but_last = sentences.len().saturating_sub(1);
    for sentence in sentences.iter().take(but_last) {
        let mut reader = Reader::at(sentence.source(), position);
        let alone = reader.next_sentence(&mut problems).expect("a sentence");
        assert!(same(&alone, sentence), "{:?}", sentence.source());
        assert_eq!(alone.span(), sentence.span(), "{:?}", sentence.source());
        assert_eq!(alone.errors(), sentence.errors());
        assert!(reader.next_sentence(&mut problems).is_none());
        position = reader.position();
    }
}
