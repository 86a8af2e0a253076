//! A sentence in brackets, as the rules of a language look at it.
//!
//! ```
//! use twintree::projection::sentences::SourceSentence;
//! use twintree::projection::language::GERMAN;
//! use twintree::Reader;
//! use twintree::text::{Diagnostics, Format};
//!
//! let text = "(s (pper-sb Er) (vvfin-hd schläft))";
//! let sentence = Reader::new(text, Format::Brackets).next_sentence(&mut Diagnostics::new());
//! let sentence = SourceSentence::new(&sentence.ok_or("no sentence")?, &GERMAN)?;
//! let parse = sentence.clauses().parse();
//! let subject = parse.tree().children(parse.tree().root())[0];
//! assert_eq!((parse.category(subject), parse.word(subject)), ("PPER", Some("er")));
//! assert!(parse.has_function(subject, "SB"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Categories and functions are in capitals, words in lower case: labels are compared without case.
//! **\[D\]** Words are, too.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use crate::dependency::Labels;
use crate::phrase::PhraseTree;
use crate::sentence::Sentence;
use crate::symbol::Symbols;
use crate::text::brackets::{Label, is_punctuation};
use crate::text::{Format, lower_case};
use crate::too_large::TooLarge;
use crate::tree::{NodeId, Tree};
use crate::word::WordId;

/// The most words of a sentence that is read.
pub(crate) const WORDS: usize = 1 << 10;

/// The most words and phrases of a sentence that is read.
pub(crate) const NODES: usize = 1 << 13;

/// A phrase tree with its words.
///
/// Methods that take a [`NodeId`] expect one of this tree; they panic on one that it does not have.
#[derive(Clone, Debug)]
pub struct Parse {
    phrases: PhraseTree,
    /// By symbol of the tree's labels.
    names: Vec<Name>,
    /// By word, as written and in lower case.
    words: Vec<[String; 2]>,
}

/// A label in capitals.
#[derive(Clone, Debug)]
struct Name {
    whole: String,
    category: String,
    functions: Vec<String>,
}

/// Why a sentence cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoParse {
    /// Its text has errors; the diagnostics say which.
    Errors,
    /// It is no phrase tree with parts of speech.
    NoPhrases(Format),
    /// It is too long.
    TooLarge(TooLarge),
}

impl NoParse {
    /// The stable name of the reason, in kebab-case.
    pub fn code(self) -> &'static str {
        match self {
            Self::Errors => "text-errors",
            Self::NoPhrases(_) => "no-phrases",
            Self::TooLarge(_) => TooLarge::CODE,
        }
    }
}

impl fmt::Display for NoParse {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Errors => formatter.write_str("the text has errors; its diagnostics say which"),
            Self::NoPhrases(format) => write!(
                formatter,
                "the text is {format}; this needs phrase trees in brackets, with parts of speech"
            ),
            Self::TooLarge(refused) => write!(formatter, "the sentence has {refused}"),
        }
    }
}

impl core::error::Error for NoParse {}

impl Parse {
    /// The tree of a sentence. Its nodes are those of the [phrase tree](crate::PhraseTree) that a
    /// pair has of it.
    ///
    /// # Errors
    /// If the sentence has errors, is not in brackets, or has more than [`WORDS`] words or [`NODES`]
    /// nodes.
    ///
    /// # Complexity
    /// O(n log m) for n words and phrases and m different labels.
    pub(crate) fn new(sentence: &Sentence<'_>) -> Result<Self, NoParse> {
        if !sentence.is_sound() {
            return Err(NoParse::Errors);
        }
        if !sentence.format().has_phrases() {
            return Err(NoParse::NoPhrases(sentence.format()));
        }
        let check = |what, number: usize, limit: usize| {
            TooLarge::check(what, number as u64, limit as u64).map_err(NoParse::TooLarge)
        };
        check("words", sentence.len(), WORDS)?;
        let mut symbols = Symbols::new();
        let phrases = PhraseTree::of(sentence, &mut symbols).ok_or(NoParse::Errors)?;
        check("words and phrases", phrases.tree().len(), NODES)?;
        let words = sentence.words().into_iter().map(|word| {
            let lower = lower_case(&word.form).into_owned();
            [word.form.into_owned(), lower]
        });
        Ok(Self {
            words: words.collect(),
            names: symbols.texts().map(Name::new).collect(),
            phrases,
        })
    }

    /// Which node hangs below which.
    pub fn tree(&self) -> &Tree {
        self.phrases.tree()
    }

    /// How many words there are.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether there is no word.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    fn name(&self, node: NodeId) -> Option<&Name> {
        let label = self.phrases.label(node, Labels::Whole)?;
        self.names.get(label.index() as usize)
    }

    /// The category of a phrase or the part of speech of a word, in capitals; empty if it has none.
    pub fn category(&self, node: NodeId) -> &str {
        self.name(node).map_or("", |name| &name.category)
    }

    /// The same with the functions.
    pub fn label(&self, node: NodeId) -> &str {
        self.name(node).map_or("", |name| &name.whole)
    }

    /// Whether a node has this function.
    pub fn has_function(&self, node: NodeId, function: &str) -> bool {
        let name = self.name(node);
        name.is_some_and(|name| name.functions.iter().any(|one| one == function))
    }

    /// Whether it is a word that is punctuation.
    pub fn is_punctuation(&self, node: NodeId) -> bool {
        self.is_leaf(node) && is_punctuation(self.category(node))
    }

    /// Whether it is a word.
    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.phrases.is_leaf(node)
    }

    /// The word of a leaf, in lower case; `None` for a phrase.
    pub fn word(&self, node: NodeId) -> Option<&str> {
        let word = self.phrases.word(node)?;
        self.words.get(word.index()).map(|[_, lower]| &**lower)
    }

    /// A word as it is written.
    pub fn written(&self, word: WordId) -> &str {
        let word = self.words.get(word.index());
        word.map_or("", |[written, _]| written)
    }

    /// The leaf of a word, if the sentence has that word.
    pub fn leaf(&self, word: WordId) -> Option<NodeId> {
        self.phrases.leaf(word)
    }

    /// The places of the words below a node, from 0.
    pub fn span(&self, node: NodeId) -> Range<usize> {
        self.phrases.span(node)
    }

    /// The first word of a phrase; of a leaf, the word itself.
    pub fn first_word(&self, node: NodeId) -> WordId {
        self.phrases.first_word(node)
    }

    /// The sibling directly before a node.
    pub fn previous(&self, node: NodeId) -> Option<NodeId> {
        let siblings = self.tree().children(self.tree().parent(node)?);
        let place = siblings.binary_search(&node).ok()?;
        siblings.get(place.checked_sub(1)?).copied()
    }

    /// The leaves below a node, in order.
    pub fn leaves(&self, node: NodeId) -> impl Iterator<Item = NodeId> + Clone + '_ {
        let span = self.span(node);
        let words = WordId::all(span.end).skip(span.start);
        words.filter_map(|word| self.leaf(word))
    }
}

impl Name {
    fn new(text: &str) -> Self {
        let label = Label::new(text);
        Self {
            whole: text.to_ascii_uppercase(),
            category: label.category().to_ascii_uppercase(),
            functions: label.functions().map(str::to_ascii_uppercase).collect(),
        }
    }
}
