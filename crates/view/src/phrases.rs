//! A sentence whose format has no heads: its words, and the phrases over them.

#[cfg(feature = "formats")]
use twintree::{Labels, NodeId, Sentence, Sketch, heads::HeadRules, text::Diagnostics};

#[cfg(feature = "formats")]
use crate::{number::number, wrong::Wrong};

answers! {
    /// A word below phrases; word `i` stands at index `i - 1`.
    pub struct PhraseWord {
        /// The word itself.
        pub form: String,
        /// The part of speech.
        pub tag: Option<String>,
        /// The index of the phrase that holds it; missing where there is none.
        pub phrase: Option<u32>,
        /// The word's line in the text.
        pub line: u32,
        /// Whether an error of the text lies in it.
        pub wrong: bool,
    }

    /// A phrase: everything from its first word to its last one.
    pub struct Phrase {
        /// The index of the phrase that holds it, which stands before it; missing at the top.
        pub parent: Option<u32>,
        /// The category: `NP` of `NP-SBJ-1`.
        pub label: Option<String>,
        /// The function tags: `-SBJ` of `NP-SBJ-1`.
        pub functions: Option<String>,
        /// The id of its first word.
        pub first: u32,
        /// The id of its last word.
        pub last: u32,
        /// The id of its head word, by the default head rules.
        pub head: u32,
    }

    /// A sentence in brackets, in Newick's format or of words alone; one with errors as far as it was read.
    pub struct PhraseSentence {
        /// The name that the text gives it.
        pub sent_id: Option<String>,
        /// The words, in order.
        pub words: Vec<PhraseWord>,
        /// The phrases, each before those it holds; none for words alone, and where errors leave no tree.
        pub phrases: Vec<Phrase>,
    }
}

#[cfg(feature = "formats")]
impl PhraseSentence {
    /// What can be drawn of a sentence; none for one that has heads.
    pub(crate) fn new(sentence: &Sentence<'_>, diagnostics: &Diagnostics) -> Option<Self> {
        if sentence.as_conllu().is_some() {
            return None;
        }
        let wrong = Wrong::of(diagnostics);
        let words = sentence.words().into_iter().zip(sentence.spans());
        let mut words: Vec<PhraseWord> = words
            .map(|(word, span)| PhraseWord {
                form: word.form.into(),
                tag: word.xpos.map(String::from),
                phrase: None,
                line: span.line,
                wrong: wrong.is_in(span),
            })
            .collect();
        let sketch = Sketch::new(sentence, &HeadRules::default());
        let phrases = sketch.map_or_else(Vec::new, |sketch| phrases(&sketch, &mut words));
        Some(Self {
            sent_id: sentence.name().map(String::from),
            words,
            phrases,
        })
    }
}

/// The phrases of a tree; sets the phrase of each of its words.
#[cfg(feature = "formats")]
fn phrases(sketch: &Sketch, words: &mut [PhraseWord]) -> Vec<Phrase> {
    let (phrase_tree, tree) = (&sketch.tree, sketch.tree.tree());
    let text = |node: NodeId, labels| {
        let label = phrase_tree.label(node, labels);
        label.map(|label| sketch.symbols.text(label).to_owned())
    };
    // The index of each node among the phrases.
    let mut indices = vec![0; tree.len()];
    let mut phrases: Vec<Phrase> = Vec::new();
    for node in tree.nodes() {
        let parent = tree.parent(node).map(|parent| indices[parent.index()]);
        if let Some(word) = phrase_tree.word(node) {
            if let Some(word) = words.get_mut(word.index()) {
                word.phrase = parent;
            }
            continue;
        }
        indices[node.index()] = number(phrases.len());
        let label = text(node, Labels::WithoutSubtype);
        let whole = text(node, Labels::Whole).unwrap_or_default();
        let functions = whole.strip_prefix(label.as_deref().unwrap_or_default());
        phrases.push(Phrase {
            parent,
            functions: functions.filter(|tags| !tags.is_empty()).map(String::from),
            label,
            first: phrase_tree.first_word(node).get(),
            last: phrase_tree.last_word(node).get(),
            head: sketch.heads.word(node).get(),
        });
    }
    phrases
}
