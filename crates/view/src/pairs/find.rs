//! Sentences that have a word or a phrase of some kind.

use twintree::heads::HeadRules;
use twintree::pair::Phrases;
use twintree::text::Diagnostics;
use twintree::text::brackets;
use twintree::{Pair, PairOptions, Sentence, Side, Symbols, WordId};

use super::texts::ManyTexts;
use crate::{Format, ReadAs};

answers! {
    /// The property by which a word or a phrase is searched for.
    pub enum Attribute {
        /// The relation of a word.
        Deprel = "deprel",
        /// Its universal part of speech.
        Upos = "upos",
        /// Its lemma.
        Lemma = "lemma",
        /// The word itself.
        Form = "form",
        /// The label of a phrase, or of a word in a phrase tree.
        Label = "label",
    }
}

/// A value that is searched for.
#[derive(Clone, Copy)]
enum Wanted<'v> {
    /// This one.
    Whole(&'v str),
    /// Any that begins so.
    Beginning(&'v str),
}

impl<'v> Wanted<'v> {
    fn new(value: &'v str) -> Self {
        match value.strip_suffix('*') {
            Some(beginning) if !beginning.is_empty() => Self::Beginning(beginning),
            _ => Self::Whole(value),
        }
    }

    fn is(self, value: &str) -> bool {
        match self {
            Self::Whole(whole) => value == whole,
            Self::Beginning(beginning) => value.starts_with(beginning),
        }
    }
}

/// For each sentence 1 if some word or phrase of it has the value, else 0. A value that ends with `*` and
/// is more than that is the beginning of one. The label of a phrase is looked for with its functions and
/// without: `NP-SBJ` is `NP-SBJ` and `NP`. Sentences with errors are looked through as far as they can be
/// read.
///
/// # Complexity
/// Linear in the text.
pub fn find_pairs(
    texts: &ManyTexts,
    read_as: Option<ReadAs>,
    attribute: Attribute,
    value: &str,
) -> Vec<u8> {
    let wanted = Wanted::new(value);
    let rules = HeadRules::default();
    let options = match (attribute, texts.format, read_as) {
        // The relation in a phrase tree depends on its heads.
        (Attribute::Deprel, format, Some(ReadAs::Dependencies))
            if !twintree::text::Format::from(format).has_columns() && format != Format::Words =>
        {
            let phrases = Phrases::AsDependencies(&rules);
            Some(PairOptions::default().with_phrases(phrases))
        }
        _ => None,
    };
    let mut problems = Diagnostics::new();
    (0..texts.len())
        .map(|index| {
            problems.clear();
            if texts.is_too_long(index).is_some() {
                return 0;
            }
            let Some(sentence) = texts.read(index, &mut problems) else {
                return 0;
            };
            u8::from(match &options {
                Some(options) => has_relation(sentence, options, wanted),
                None => has(&sentence, attribute, wanted),
            })
        })
        .collect()
}

fn has(sentence: &Sentence<'_>, attribute: Attribute, wanted: Wanted<'_>) -> bool {
    let is = |value: Option<&str>| value.is_some_and(|value| wanted.is(value));
    let mut words = sentence.words().into_iter();
    match attribute {
        Attribute::Form => words.any(|word| wanted.is(&word.form)),
        Attribute::Lemma => words.any(|word| is(word.lemma)),
        Attribute::Upos => words.any(|word| is(word.upos)),
        Attribute::Deprel => {
            let rows = sentence.as_conllu().into_iter();
            rows.flat_map(twintree::text::conllu::Sentence::words)
                .any(|row| is(row.deprel()))
        }
        Attribute::Label => match sentence {
            Sentence::Brackets(sentence) => {
                let mut labels = sentence.nodes().filter_map(brackets::Node::label);
                labels.any(|label| wanted.is(label.as_str()) || wanted.is(label.category()))
            }
            Sentence::Newick(sentence) => {
                let mut inner = sentence.nodes().filter(|node| !node.is_leaf());
                inner.any(|node| wanted.is(&node.name()))
            }
            _ => false,
        },
    }
}

/// Whether a word of a phrase tree has the relation, by head rules.
fn has_relation(sentence: Sentence<'_>, options: &PairOptions<'_>, wanted: Wanted<'_>) -> bool {
    let pair = Pair::of(sentence.clone(), sentence, &[], options, Symbols::new());
    let Ok(tree) = pair.dependencies_of(Side::Left) else {
        return false;
    };
    let mut nodes = WordId::all(tree.len()).filter_map(|word| tree.node(word));
    nodes.any(|node| wanted.is(pair.symbols().text(tree.label(node))))
}
