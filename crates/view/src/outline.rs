//! Where the sentences of a text are.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::text::conllu;

use crate::{Diagnostic, Source};

/// A sentence of a text: enough to find and to choose it.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct OutlineEntry {
    /// The comment `# sent_id`.
    pub sent_id: Option<String>,
    /// The comment `# parallel_id`.
    pub parallel_id: Option<String>,
    /// The comment `# text`, else the forms of the words, parted by blanks.
    pub text: String,
    /// The first line of the sentence, from 1; its comments belong to it.
    pub line: u32,
    /// The number of its lines.
    pub lines: u32,
    /// The number of its words.
    pub words: u32,
    /// The number of its errors.
    pub errors: u32,
}

/// The sentences of a text.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Outline {
    /// The sentences, in order.
    pub sentences: Vec<OutlineEntry>,
    /// Every problem of the text.
    pub diagnostics: Vec<Diagnostic>,
}

impl Outline {
    /// Finds the sentences of a text. Its diagnostics name the left side as their source: the text
    /// belongs to none as yet.
    pub fn new(text: &str) -> Self {
        let (sentences, problems) = conllu::read(text);
        Self {
            sentences: sentences.iter().map(OutlineEntry::new).collect(),
            diagnostics: problems
                .iter()
                .map(|problem| Diagnostic::new(Source::Left, problem))
                .collect(),
        }
    }
}

impl OutlineEntry {
    fn new(sentence: &conllu::Sentence<'_>) -> Self {
        let forms = || -> Vec<&str> { sentence.words().map(conllu::Row::form).collect() };
        Self {
            sent_id: sentence.sent_id().map(String::from),
            parallel_id: sentence.parallel_id().map(String::from),
            text: sentence
                .text()
                .map_or_else(|| forms().join(" "), String::from),
            line: sentence.line(),
            lines: sentence.lines(),
            words: sentence.word_count(),
            errors: sentence.errors(),
        }
    }
}
