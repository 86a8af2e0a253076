//! One tree as it is counted: its words and brackets after deletions.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::mem::take;

use crate::distances::brackets::parameters::Parameters;
use crate::number::saturated;
use crate::sentence::Sentence;
use crate::text::brackets::{self, Kind};
use crate::text::newick;
use crate::word::WordId;

/// A word that is not deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word<'a> {
    /// As written: `-LRB-` and not `(`.
    pub form: Cow<'a, str>,
    /// As written; empty if it has none, as of words beside brackets.
    pub tag: &'a str,
    /// Its number in the sentence; none for a trace, or in a [line](super::compare_lines).
    pub id: Option<WordId>,
}

/// A bracket: a phrase of the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket<'a> {
    /// Its label up to the first `-` or `=`, as EVALB cuts it.
    pub label: Cow<'a, str>,
    /// The number of its node in the [phrase tree](crate::PhraseTree); none if it holds traces alone, so
    /// that it is not in there, or in a [line](super::compare_lines).
    pub node: Option<u32>,
    /// The first and the last word of the sentence in it; none where there is no node.
    pub words: Option<[WordId; 2]>,
    /// How many words that are not deleted stand before it.
    pub start: u32,
    /// How many words that are not deleted stand before its end.
    pub end: u32,
    /// False if it is deleted: by its label, or because no word is left in it.
    pub is_counted: bool,
    /// Its place among all nodes of the sentence, and the place after the last one in it.
    pub(super) entries: [u32; 2],
    /// How many words of the sentence stand before it.
    before: u32,
}

impl Bracket<'_> {
    /// Whether the two share words, and each has words that the other has not.
    pub fn crosses(&self, other: &Self) -> bool {
        let begins_first = |one: &Self, other: &Self| {
            one.start < other.start && one.end > other.start && one.end < other.end
        };
        begins_first(self, other) || begins_first(other, self)
    }
}

/// A word that may be a quotation mark misread in one of the trees.
#[derive(Clone, Debug)]
pub(super) struct Quote<'a> {
    pub(super) word: Word<'a>,
    /// How many words that are not deleted stand before it.
    pub(super) place: usize,
    /// Its place among all nodes of the sentence.
    pub(super) entry: u32,
    pub(super) is_deleted: bool,
}

/// A tree as it is counted, or all trees of a line.
#[derive(Clone, Debug, Default)]
pub(super) struct Counted<'a> {
    /// The number of words, those without [a tag for it](Parameters::counts_for_length) left out.
    pub(super) length: u32,
    pub(super) words: Vec<Word<'a>>,
    /// In preorder, so that the counted ones are nested like their tree.
    pub(super) brackets: Vec<Bracket<'a>>,
    pub(super) quotes: Vec<Quote<'a>>,
}

/// A node as a reader gives it.
enum Entry<'a> {
    Phrase(Cow<'a, str>),
    /// A word or a trace, which has no number.
    Word(Word<'a>),
}

impl<'a> Counted<'a> {
    /// The words and brackets of a tree; none if its format has no phrases.
    ///
    /// # Complexity
    /// O(n log m) for n nodes and m deleted labels, for any depth.
    pub(super) fn of(sentence: &'a Sentence<'_>, parameters: &Parameters) -> Option<Self> {
        match sentence {
            Sentence::Brackets(sentence) => {
                let entries = sentence.nodes().map(of_bracket);
                Some(Self::of_entries(entries, parameters))
            }
            Sentence::Newick(sentence) => {
                let entries = sentence.nodes().map(of_newick);
                Some(Self::of_entries(entries, parameters))
            }
            Sentence::Conllu(_) | Sentence::Words(_) => None,
        }
    }

    /// `entries` are in preorder, each with the place after the last one in it.
    fn of_entries(
        entries: impl ExactSizeIterator<Item = (u32, Entry<'a>)>,
        parameters: &Parameters,
    ) -> Self {
        let mut counted = Self::default();
        counted.words.reserve(entries.len());
        counted.brackets.reserve(entries.len());
        let mut open: Vec<usize> = Vec::new();
        // The number of words of the sentence so far.
        let mut last = 0;
        for (at, (end, entry)) in (0..).zip(entries) {
            counted.close_before(at, last, &mut open);
            match entry {
                Entry::Phrase(label) => {
                    open.push(counted.brackets.len());
                    counted.open(label, [at, end], last);
                }
                Entry::Word(word) => {
                    last = word.id.map_or(last, WordId::get);
                    counted.add(word, at, parameters);
                }
            }
        }
        counted.close_before(u32::MAX, last, &mut open);
        // The phrase tree leaves out brackets without words; before one with words stand the words and
        // the brackets with words that begin before it.
        let with_words = counted
            .brackets
            .iter_mut()
            .filter(|one| one.words.is_some());
        for (brackets, bracket) in (0..).zip(with_words) {
            bracket.node = Some(bracket.before + brackets);
        }
        counted
    }

    /// Begins a bracket after this many words of the sentence.
    pub(super) fn open(&mut self, label: Cow<'a, str>, entries: [u32; 2], before: u32) {
        let start = saturated(self.words.len());
        self.brackets.push(Bracket {
            label,
            node: None,
            words: None,
            start,
            end: start,
            is_counted: false,
            entries,
            before,
        });
    }

    /// Ends a bracket; the next node after it has this place.
    pub(super) fn close(&mut self, bracket: usize, entry: u32) {
        let end = saturated(self.words.len());
        if let Some(bracket) = self.brackets.get_mut(bracket) {
            bracket.end = end;
            bracket.entries[1] = entry;
        }
    }

    /// Ends the brackets that end before this entry, after this many words of the sentence.
    fn close_before(&mut self, at: u32, last: u32, open: &mut Vec<usize>) {
        while let Some(&innermost) = open.last() {
            let bracket = &mut self.brackets[innermost];
            if bracket.entries[1] > at {
                return;
            }
            bracket.end = saturated(self.words.len());
            bracket.words =
                (bracket.before < last).then(|| [WordId::at(bracket.before), WordId::at(last - 1)]);
            open.pop();
        }
    }

    /// Adds a word, unless it is deleted.
    pub(super) fn add(&mut self, word: Word<'a>, entry: u32, parameters: &Parameters) {
        if parameters.names_no_tag(word.tag, &word.form) {
            self.length += 1;
            self.words.push(word);
            return;
        }
        if parameters.counts_for_length(word.tag) {
            self.length += 1;
        }
        let is_deleted = parameters.deletes_word(word.tag, &word.form);
        if parameters.may_be_quote(word.tag, &word.form) {
            self.quotes.push(Quote {
                word: word.clone(),
                place: self.words.len(),
                entry,
                is_deleted,
            });
        }
        if !is_deleted {
            self.words.push(word);
        }
    }

    /// Deletes the brackets that are not to be counted, once the words are settled.
    pub(super) fn delete(&mut self, parameters: &Parameters) {
        for bracket in &mut self.brackets {
            bracket.is_counted =
                bracket.start != bracket.end && !parameters.deletes_bracket(&bracket.label);
        }
    }

    /// Inserts words that were deleted, each at its place, which counts those inserted before it.
    pub(super) fn insert(&mut self, quotes: &[(usize, &Quote<'a>)]) {
        let mut words = take(&mut self.words).into_iter();
        self.words.reserve(words.len() + quotes.len());
        for (place, quote) in quotes {
            let between = place.saturating_sub(self.words.len());
            self.words.extend(words.by_ref().take(between));
            self.words.push(quote.word.clone());
        }
        self.words.extend(words);
        let before = |end| saturated(quotes.partition_point(|(_, quote)| quote.entry < end));
        for bracket in &mut self.brackets {
            let [first, after] = bracket.entries;
            bracket.start += before(first);
            bracket.end += before(after);
        }
    }
}

/// A node and the place after the last one in it.
fn of_bracket<'a>(node: brackets::Node<'a, '_>) -> (u32, Entry<'a>) {
    let label = node.label().map_or("", brackets::Label::as_str);
    let entry = match node.kind() {
        Kind::Phrase => Entry::Phrase(Cow::Borrowed(cut(label))),
        Kind::Word | Kind::Trace => Entry::Word(Word {
            form: Cow::Borrowed(node.written()),
            tag: label,
            id: node.number().and_then(WordId::new),
        }),
    };
    (node.end(), entry)
}

/// The same of a node of Newick.
fn of_newick<'a>(node: newick::Node<'_, 'a>) -> (u32, Entry<'a>) {
    let entry = match node.name() {
        form if node.is_leaf() => Entry::Word(Word {
            form,
            tag: "",
            id: node.number().and_then(WordId::new),
        }),
        Cow::Borrowed(name) => Entry::Phrase(Cow::Borrowed(cut(name))),
        Cow::Owned(name) => Entry::Phrase(Cow::Owned(cut(&name).into())),
    };
    (node.end(), entry)
}

/// A label without function tags and indices. Nothing is left of one that begins with a sign, as in
/// EVALB.
pub(super) fn cut(label: &str) -> &str {
    let sign = label.bytes().position(|byte| matches!(byte, b'-' | b'='));
    sign.and_then(|sign| label.get(..sign)).unwrap_or(label)
}
