//! Any bytes as sentences of treebanks.

use twintree::text::brackets::{self, Sentence, normal, write_all};
use twintree::text::treebank::Reader;
use twintree::text::{Diagnostics, Format, Position};

/// Reading does not panic and points into the text; no byte is lost; sound trees are those of their brackets.
pub(crate) fn check(bytes: &[u8]) {
    let _ = Format::notice_bytes(bytes);
    let _ = twintree::intake::Ids::of(bytes);
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    for format in Format::ALL {
        let Some(mut reader) = Reader::at(text, Position::START, format) else {
            continue;
        };
        let mut diagnostics = Diagnostics::new();
        let mut sentences = Vec::new();
        while let Some(sentence) = reader.next_sentence(&mut diagnostics) {
            sentences.push(sentence);
        }
        super::places::check(text, &diagnostics);
        if sentences.is_empty() {
            assert!(!diagnostics.is_empty());
            continue;
        }
        assert_eq!(write_all(&sentences), text);
        for sentence in &sentences {
            let index = Some(sentence.index());
            let errors = diagnostics
                .iter()
                .filter(|problem| problem.is_error() && problem.sentence == index);
            assert_eq!(errors.count(), sentence.errors() as usize);
            brackets_of(sentence);
        }
    }
}

/// The tree is that of its brackets, whose words are those of the sentence in any case.
fn brackets_of(sentence: &Sentence<'_>) {
    super::brackets::check_nodes(sentence);
    for node in sentence.nodes() {
        let span = node.span();
        assert!(span.start <= span.end && span.line <= span.end_line);
    }
    if sentence.is_sound() {
        let line = normal(sentence);
        let (again, problems) = brackets::read(&line);
        assert!(
            !problems.iter().any(twintree::text::Diagnostic::is_error),
            "{line}"
        );
        let shape = |sentence: &Sentence<'_>| {
            let nodes = sentence.nodes();
            nodes
                .map(|node| (node.kind(), node.parent(), node.end()))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            again.iter().map(shape).collect::<Vec<_>>(),
            [shape(sentence)],
            "{line}"
        );
    }
}
