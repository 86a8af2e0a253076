//! A sentence in any of the formats, and its words.
//!
//! ```
//! use twintree::Reader;
//! use twintree::text::{Diagnostics, Format};
//!
//! let mut diagnostics = Diagnostics::new();
//! let mut reader = Reader::new("(S (NP (DT the) (NN cat)) (VP sleeps))", Format::Brackets);
//! let sentence = reader.next_sentence(&mut diagnostics).unwrap();
//! let forms: Vec<_> = sentence.words().into_iter().map(|word| word.form).collect();
//! assert_eq!(forms, ["the", "cat", "sleeps"]);
//! ```

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::text::conllu::{self, Row, without_subtype};
use crate::text::{Diagnostics, Format, Position, Span, brackets, newick, treebank, words};
use crate::word::WordId;

/// A sentence as it was read.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Sentence<'a> {
    /// Words with heads: CoNLL-U, or another [of its family](Format::has_columns).
    Conllu(conllu::Sentence<'a>),
    /// A phrase tree: brackets, or a format of [treebanks](treebank).
    Brackets(brackets::Sentence<'a>),
    /// A tree of leaves.
    Newick(newick::Sentence<'a>),
    /// Words alone.
    Words(words::Sentence<'a>),
}

/// A word of a sentence; what its format does not have is `None`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word<'a> {
    /// The word itself, without the escapes of its format.
    pub form: Cow<'a, str>,
    /// Its lemma.
    pub lemma: Option<&'a str>,
    /// Its universal part of speech.
    pub upos: Option<&'a str>,
    /// Its part of speech in the tag set of the language.
    pub xpos: Option<&'a str>,
    /// Whether it is punctuation.
    pub is_punctuation: bool,
}

impl<'a> Sentence<'a> {
    /// Reads the first sentence of a text, whose format is [noticed](Format::notice); none if there is
    /// none. What is wrong with it is reported by a [`Reader`]; here it is only not
    /// [sound](Self::is_sound).
    pub fn read(text: &'a str) -> Option<Self> {
        Reader::new(text, Format::notice(text)).next_sentence(&mut Diagnostics::new())
    }

    /// The format it came in.
    pub fn format(&self) -> Format {
        match self {
            Self::Conllu(sentence) => sentence.format(),
            Self::Brackets(sentence) => sentence.format(),
            Self::Newick(_) => Format::Newick,
            Self::Words(_) => Format::Words,
        }
    }

    /// True if reading it reported no error, so that its words can be trusted.
    pub fn is_sound(&self) -> bool {
        self.errors() == 0
    }

    /// How many errors reading it reported.
    pub fn errors(&self) -> u32 {
        match self {
            Self::Conllu(sentence) => sentence.errors(),
            Self::Brackets(sentence) => sentence.errors(),
            Self::Newick(sentence) => sentence.errors(),
            Self::Words(_) => 0,
        }
    }

    /// The number of words.
    pub fn len(&self) -> usize {
        let words = match self {
            Self::Conllu(sentence) => sentence.word_count(),
            Self::Brackets(sentence) => sentence.word_count(),
            Self::Newick(sentence) => sentence.word_count(),
            Self::Words(sentence) => sentence.word_count(),
        };
        words as usize
    }

    /// Whether there is no word.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The words, in order.
    ///
    /// # Complexity
    /// Linear.
    pub fn words(&self) -> Vec<Word<'_>> {
        match self {
            Self::Conllu(sentence) => sentence.words().map(Word::from).collect(),
            Self::Brackets(sentence) => sentence.words().map(Word::of_bracket).collect(),
            Self::Newick(sentence) => sentence.words().map(Word::of_leaf).collect(),
            Self::Words(sentence) => sentence.words().map(Word::of_word).collect(),
        }
    }

    /// Where each word stands, in order: its row of CoNLL-U, its bracket with the part of speech, else its
    /// form.
    ///
    /// # Complexity
    /// Linear in the text of the sentence.
    pub fn spans(&self) -> Vec<Span> {
        match self {
            Self::Conllu(sentence) => sentence.words().map(Row::span).collect(),
            Self::Brackets(sentence) => sentence.word_spans(),
            Self::Newick(sentence) => sentence.name_spans().collect(),
            Self::Words(sentence) => sentence.words().map(words::Word::span).collect(),
        }
    }

    /// One word of a sound sentence.
    ///
    /// # Complexity
    /// O(log n).
    pub fn word(&self, word: WordId) -> Option<Word<'_>> {
        let number = word.get();
        match self {
            Self::Conllu(sentence) => sentence.word(number).map(Word::from),
            Self::Brackets(sentence) => sentence.word(number).map(Word::of_bracket),
            Self::Newick(sentence) => sentence.word(number).map(Word::of_leaf),
            Self::Words(sentence) => sentence.word(number).map(Word::of_word),
        }
    }

    /// Whether one word of a sound sentence is punctuation.
    ///
    /// # Complexity
    /// O(log n).
    pub fn is_punctuation(&self, word: WordId) -> bool {
        let number = word.get();
        match self {
            Self::Conllu(sentence) => sentence.word(number).is_some_and(is_punctuation),
            Self::Brackets(sentence) => sentence.word(number).is_some_and(is_punctuation_mark),
            Self::Newick(_) | Self::Words(_) => false,
        }
    }

    /// From its first line of columns to the last one, from its first bracket to the last one, or
    /// from its first word to the last one.
    pub fn span(&self) -> Span {
        match self {
            Self::Conllu(sentence) => sentence.span(),
            Self::Brackets(sentence) => sentence.span(),
            Self::Newick(sentence) => sentence.span(),
            Self::Words(sentence) => sentence.span(),
        }
    }

    /// The line on which it begins, from 1; of CoNLL-U, with its comments.
    pub fn line(&self) -> u32 {
        match self {
            Self::Conllu(sentence) => sentence.line(),
            _ => self.span().line,
        }
    }

    /// The name that its format gives it: the comment `# sent_id`.
    pub fn name(&self) -> Option<&'a str> {
        match self {
            Self::Conllu(sentence) => sentence.sent_id(),
            Self::Brackets(sentence) => sentence.name().or_else(|| sentence.metadata("sent_id")),
            Self::Newick(_) | Self::Words(_) => None,
        }
    }

    /// The sentence of CoNLL-U, if it is one.
    pub fn as_conllu(&self) -> Option<&conllu::Sentence<'a>> {
        match self {
            Self::Conllu(sentence) => Some(sentence),
            _ => None,
        }
    }
}

/// Whether words are the same, one by one.
pub(crate) fn same_forms(left: &[Word<'_>], right: &[Word<'_>]) -> bool {
    let mut both = left.iter().zip(right);
    left.len() == right.len() && both.all(|(one, other)| one.form == other.form)
}

impl<'a> From<&Row<'a>> for Word<'a> {
    fn from(row: &Row<'a>) -> Self {
        Self {
            lemma: row.lemma(),
            upos: row.upos(),
            xpos: row.xpos(),
            is_punctuation: is_punctuation(row),
            ..Self::of_form(Cow::Borrowed(row.form()))
        }
    }
}

impl<'a> Word<'a> {
    fn of_bracket(word: brackets::Node<'a, '_>) -> Self {
        let tag = word.label().map(brackets::Label::category);
        Self {
            xpos: tag,
            is_punctuation: is_punctuation_mark(word),
            ..Self::of_form(word.form())
        }
    }

    fn of_leaf(leaf: newick::Node<'_, 'a>) -> Self {
        Self::of_form(leaf.name())
    }

    fn of_word(word: words::Word<'a>) -> Self {
        Self::of_form(Cow::Borrowed(word.form()))
    }

    fn of_form(form: Cow<'a, str>) -> Self {
        Self {
            form,
            lemma: None,
            upos: None,
            xpos: None,
            is_punctuation: false,
        }
    }
}

/// Its tag is one of punctuation.
fn is_punctuation_mark(word: brackets::Node<'_, '_>) -> bool {
    let tag = word.label().map(brackets::Label::category);
    tag.is_some_and(brackets::is_punctuation)
}

/// **\[D\]** UPOS is PUNCT, or DEPREL is punct or a subtype of it, in capital letters or not.
fn is_punctuation(row: &Row<'_>) -> bool {
    let is = |label: &str, name: &str| label.eq_ignore_ascii_case(name);
    row.upos().is_some_and(|upos| is(upos, "PUNCT"))
        || row
            .deprel()
            .is_some_and(|deprel| is(without_subtype(deprel), "punct"))
}

/// Reads a text of any format sentence by sentence.
#[derive(Debug)]
pub struct Reader<'a>(Kind<'a>);

#[derive(Debug)]
enum Kind<'a> {
    Conllu(conllu::Reader<'a>),
    Brackets(brackets::Reader<'a>),
    Treebank(treebank::Reader<'a>),
    Newick(newick::Reader<'a>),
    Words(words::Reader<'a>),
}

impl<'a> Reader<'a> {
    /// Reads a whole text.
    pub fn new(text: &'a str, format: Format) -> Self {
        Self::at(text, Position::START, format)
    }

    /// Reads a part of a longer text, which begins there and is one sentence, as
    /// [`Cutter`](crate::text::cutter::Cutter) gives them.
    pub fn at(text: &'a str, position: Position, format: Format) -> Self {
        if let Some(reader) = treebank::Reader::at(text, position, format) {
            return Self(Kind::Treebank(reader));
        }
        Self(match format {
            Format::Brackets => Kind::Brackets(brackets::Reader::at(text, position)),
            Format::Newick => Kind::Newick(newick::Reader::at(text, position)),
            Format::Words => Kind::Words(words::Reader::at(text, position)),
            _ => Kind::Conllu(conllu::Reader::of(text, position, format)),
        })
    }

    /// The next sentence, if there is one. Its problems are added to the diagnostics, in
    /// the order of the text; errors make it [unsound](Sentence::is_sound).
    pub fn next_sentence(&mut self, diagnostics: &mut Diagnostics) -> Option<Sentence<'a>> {
        match &mut self.0 {
            Kind::Conllu(reader) => reader.next_sentence(diagnostics).map(Sentence::Conllu),
            Kind::Brackets(reader) => reader.next_sentence(diagnostics).map(Sentence::Brackets),
            Kind::Treebank(reader) => reader.next_sentence(diagnostics).map(Sentence::Brackets),
            Kind::Newick(reader) => reader.next_sentence(diagnostics).map(Sentence::Newick),
            Kind::Words(reader) => reader.next_sentence(diagnostics).map(Sentence::Words),
        }
    }
}
