//! One side of a pair as it was read.

use super::options::{PairOptions, Phrases};
use crate::dependency::DependencyTree;
use crate::phrase::{Heads, PhraseTree, dependencies};
use crate::sentence::{Reader, Sentence, Word};
use crate::symbol::Symbols;
use crate::text::{Code, Diagnostic, Diagnostics, Format, conllu};
use crate::word::WordId;

/// One side of a pair as it was read.
#[derive(Clone, Debug, Default)]
pub struct Reading<'a> {
    pub(super) sentence: Option<Sentence<'a>>,
    /// None if an error prevents it, or the format has no phrases.
    phrases: Option<PhraseTree>,
    /// None if an error prevents it, or nothing says what depends on what.
    pub(super) dependencies: Option<DependencyTree>,
    /// The text has errors, in the sentence or after it.
    broken: bool,
    pub(super) diagnostics: Diagnostics,
}

impl<'a> Reading<'a> {
    /// Reads the first sentence of a text; that there are more is a warning.
    pub(super) fn first(
        text: &'a str,
        format: Option<Format>,
        symbols: &mut Symbols,
        options: &PairOptions<'_>,
    ) -> Self {
        let format = format.unwrap_or_else(|| Format::notice(text));
        let mut reader = Reader::new(text, format);
        let (sentence, diagnostics) = first_of(|diagnostics| reader.next_sentence(diagnostics));
        Self::of(sentence, diagnostics, symbols, options)
    }

    /// The same of CoNLL-U alone.
    pub(super) fn first_conllu(
        text: &'a str,
        symbols: &mut Symbols,
        options: &PairOptions<'_>,
    ) -> Self {
        let mut reader = conllu::Reader::new(text);
        let (sentence, diagnostics) = first_of(|diagnostics| {
            let sentence = reader.next_sentence(diagnostics);
            sentence.map(Sentence::Conllu)
        });
        Self::of_heads(sentence, diagnostics, symbols, options)
    }

    /// The trees of a sentence, and the problems of its text.
    pub(super) fn of(
        sentence: Option<Sentence<'a>>,
        diagnostics: Diagnostics,
        symbols: &mut Symbols,
        options: &PairOptions<'_>,
    ) -> Self {
        let mut reading = Self::of_heads(sentence, diagnostics, symbols, options);
        let sound = reading.sound();
        reading.phrases = sound.and_then(|sentence| PhraseTree::of(sentence, symbols));
        if let (Phrases::AsDependencies(rules), Some(phrases)) = (options.phrases, &reading.phrases)
        {
            let heads = Heads::new(phrases, symbols, rules);
            reading.dependencies = dependencies(phrases, &heads, symbols, options.labels).ok();
        }
        reading
    }

    /// As [`of`](Self::of), with no tree but that of the heads that a sentence names. A program that
    /// calls nothing else has no other format in it.
    fn of_heads(
        sentence: Option<Sentence<'a>>,
        diagnostics: Diagnostics,
        symbols: &mut Symbols,
        options: &PairOptions<'_>,
    ) -> Self {
        let is_sound = sentence.as_ref().is_some_and(Sentence::is_sound);
        let mut reading = Self {
            sentence,
            // An error may concern the text after a last tree, which may be a part of that tree.
            broken: !is_sound || diagnostics.has_errors(),
            diagnostics,
            ..Self::default()
        };
        if let Some(Sentence::Conllu(sentence)) = reading.sound() {
            reading.dependencies = DependencyTree::of(sentence, symbols, options.labels);
        }
        reading
    }

    /// A tree that was not read from a text.
    pub(super) fn of_tree(tree: DependencyTree) -> Self {
        Self {
            dependencies: Some(tree),
            ..Self::default()
        }
    }

    /// The first sentence of the text, even with errors; none if the text has no sentence, or the pair
    /// was not made of texts.
    pub fn sentence(&self) -> Option<&Sentence<'a>> {
        self.sentence.as_ref()
    }

    /// One word of the sentence.
    pub fn word(&self, word: WordId) -> Option<Word<'_>> {
        self.sentence.as_ref()?.word(word)
    }

    /// The phrase tree; none if an error prevents it, or the text has no phrases.
    pub fn phrases(&self) -> Option<&PhraseTree> {
        self.phrases.as_ref()
    }

    /// The dependency tree; none if an error prevents it, or the text has no dependencies
    /// and none were [asked for](Phrases::AsDependencies).
    pub fn dependencies(&self) -> Option<&DependencyTree> {
        self.dependencies.as_ref()
    }

    /// What is wrong with the text.
    pub fn diagnostics(&self) -> &Diagnostics {
        &self.diagnostics
    }

    /// How many words there are, if that can be trusted.
    pub fn words(&self) -> Option<usize> {
        match &self.sentence {
            Some(sentence) => (!self.broken).then(|| sentence.len()),
            None => self.dependencies.as_ref().map(DependencyTree::len),
        }
    }

    /// The sentence, if its text has no errors.
    pub(super) fn sound(&self) -> Option<&Sentence<'a>> {
        self.sentence.as_ref().filter(|_| !self.broken)
    }

    /// Whether it is a sentence in this format.
    pub(crate) fn is_in(&self, format: Format) -> bool {
        let sentence = self.sentence.as_ref();
        sentence.is_some_and(|sentence| sentence.format() == format)
    }

    /// Whether a word is punctuation.
    pub(crate) fn is_punctuation(&self, word: WordId) -> bool {
        let sentence = self.sentence.as_ref();
        sentence.is_some_and(|sentence| sentence.is_punctuation(word))
    }
}

/// The first sentence of a reader, and its problems; further sentences are a warning.
fn first_of<'a>(
    mut next: impl FnMut(&mut Diagnostics) -> Option<Sentence<'a>>,
) -> (Option<Sentence<'a>>, Diagnostics) {
    let mut diagnostics = Diagnostics::new();
    let sentence = next(&mut diagnostics);
    let mut of_others = Diagnostics::new();
    if let Some(second) = next(&mut of_others) {
        let mut count = 2_u64;
        while next(&mut of_others).is_some() {
            count += 1;
        }
        let several = Diagnostic::new(Code::SeveralSentences, second.span());
        diagnostics.push(several.with("count", count));
    }
    (sentence, diagnostics)
}
