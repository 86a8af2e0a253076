//! Any bytes as trees of Newick.

use twintree::text::Position;
use twintree::text::newick::{Node, Reader, Sentence, read_bytes, write_all};

/// Reading does not panic and points into the text; no byte is lost; sound trees are trees; a
/// sentence alone is read as within its text.
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
    let mut position = Position::START;
    let mut problems = twintree::text::Diagnostics::new();
    let last = sentences.last().map(Sentence::index);
    for sentence in &sentences {
        let index = Some(sentence.index());
        let errors = diagnostics
            .iter()
            .filter(|d| d.is_error() && d.sentence == index);
        assert_eq!(errors.count(), sentence.errors() as usize);
        check_nodes(sentence);
        // To the last one belongs what follows it.
        if index == last {
            break;
        }
        let mut reader = Reader::at(sentence.source(), position);
        let alone = reader
            .next_sentence(&mut problems)
            .unwrap_or_else(|| panic!("{:?} in {text:?}", sentence.source()));
        assert_eq!(alone.errors(), sentence.errors());
        assert!(alone.span() == sentence.span() && alone.nodes().len() == sentence.nodes().len());
        assert!(reader.next_sentence(&mut problems).is_none());
        position = reader.position();
    }
}

/// Parents stand before their children, subtrees lie together, leaves count from 1.
fn check_nodes(sentence: &Sentence<'_>) {
    let nodes: Vec<_> = sentence.nodes().collect();
    let len = u32::try_from(nodes.len()).unwrap_or(u32::MAX);
    for (index, node) in (0..).zip(nodes.iter().copied()) {
        assert!(index < node.end() && node.end() <= len);
        if let Some(parent) = node.parent() {
            let parent = nodes[parent as usize];
            assert!(!parent.is_leaf() && node.end() <= parent.end());
        }
    }
    let numbers = sentence.words().map(Node::number);
    assert!(numbers.eq((1..=sentence.word_count()).map(Some)));
    if sentence.is_sound() {
        assert_eq!(
            nodes.iter().filter(|node| node.parent().is_none()).count(),
            1
        );
        assert!(sentence.words().all(|leaf| !leaf.name().is_empty()));
    }
}
