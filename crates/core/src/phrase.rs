//! Phrase trees: a [`Tree`] whose leaves are the words of a sentence and whose inner nodes are the
//! phrases over them.
//!
//! ```text
//! (S (NP (DT the) (NN cat)) (VP sleeps))     0 S ─┬─ 1 NP ─┬─ 2 DT  the
//!                                                 │        └─ 3 NN  cat
//!                                                 └─ 4 VP  sleeps
//! ```
//!
//! A bracket with one word and nothing else is that word with its part of speech: a leaf. Traces,
//! and phrases that hold nothing but traces, are left out. Nodes are numbered in preorder, so that
//! siblings stand in sentence order, and the words below a node follow each other.
//!
//! [`Heads`] are the head words of the phrases, by which the tree can be read as
//! [dependencies](crate::pair::Phrases::AsDependencies):
//!
//! ```
//! use twintree::heads::HeadRules;
//! use twintree::pair::Phrases;
//! use twintree::{Pair, PairOptions, Side};
//!
//! let rules = HeadRules::default();
//! let options = PairOptions::default().with_phrases(Phrases::AsDependencies(&rules));
//! let pair = Pair::read("(S (NP-SBJ (DT the) (NN cat)) (VP sleeps))", "(NP cats)", "", &options);
//! let phrases = pair.side(Side::Left).phrases().ok_or("a text with errors")?;
//! let heads = pair.heads(Side::Left, &rules).ok_or("a text with errors")?;
//! assert_eq!(heads.word(phrases.tree().root()).get(), 3);
//! // the ←DT cat ←NP-SBJ sleeps
//! let [tree, _] = pair.trees()?;
//! let labels = tree.tree().nodes().map(|node| pair.symbols().text(tree.label(node)));
//! assert_eq!(labels.collect::<Vec<_>>(), ["DT", "NP-SBJ", "root"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod dependencies;
mod flattened;
mod heads;
mod sketch;

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::dependency::Labels;
use crate::number::saturated;
use crate::sentence::Sentence;
use crate::symbol::{Symbol, Symbols};
use crate::text::brackets::{self, Kind};
use crate::text::newick;
use crate::tree::{NodeId, Tree, TreeError};
use crate::word::WordId;
pub(crate) use dependencies::{dependencies, governor};
pub(crate) use flattened::Flattened;
pub(crate) use heads::Heads;
pub use sketch::Sketch;

/// A word or a phrase as a reader gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry<'a> {
    /// The place of its phrase among the entries; `None` of the outermost.
    parent: Option<u32>,
    /// As written, with function tags and indices; empty if there is none.
    label: Cow<'a, str>,
    is_word: bool,
}

/// The words of a sentence and the phrases over them.
///
/// Methods that take a [`NodeId`] expect one of this tree; they panic on one that it does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhraseTree {
    /// Its nodes are numbered in preorder.
    tree: Tree,
    /// By node, without indices; none where the text has no label.
    labels: Vec<Option<Label>>,
    /// The leaves, which are the words in order.
    leaves: Vec<NodeId>,
    /// By node, how many words stand before it; one longer than the tree, so that the words below `n` are
    /// those from `before[n]` to `before[n + subtree_size(n)]`.
    before: Vec<u32>,
}

/// A label, whole and cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Label {
    whole: Symbol,
    category: Symbol,
}

fn of_bracket<'a>(node: brackets::Node<'a, '_>) -> Entry<'a> {
    Entry {
        parent: node.parent(),
        label: Cow::Borrowed(node.label().map_or("", brackets::Label::as_str)),
        is_word: node.kind() == Kind::Word,
    }
}

/// The names of inner nodes are labels; leaves have none.
fn of_newick<'a>(node: newick::Node<'_, 'a>) -> Entry<'a> {
    let name = (!node.is_leaf()).then(|| node.name());
    Entry {
        parent: node.parent(),
        label: name.unwrap_or_default(),
        is_word: node.is_leaf(),
    }
}

impl PhraseTree {
    /// The tree of a sentence as far as it was read, errors or not. `None` if its format has no phrases,
    /// or what was read is not a tree. The labels are added to `symbols`, which are those of the other tree
    /// of a pair, too.
    ///
    /// # Complexity
    /// O(n log m) for n words and phrases and m different labels, for any depth.
    pub(crate) fn of(sentence: &Sentence<'_>, symbols: &mut Symbols) -> Option<Self> {
        let entries: Vec<Entry<'_>> = match sentence {
            Sentence::Brackets(sentence) => sentence.nodes().map(of_bracket).collect(),
            Sentence::Newick(sentence) => sentence.nodes().map(of_newick).collect(),
            Sentence::Conllu(_) | Sentence::Words(_) => return None,
        };
        Self::of_entries(&entries, symbols).ok()
    }

    /// The tree of entries in preorder, a phrase before what it holds. Phrases without a word are
    /// left out.
    ///
    /// # Errors
    /// If there is no word, or the parents make no tree.
    fn of_entries(entries: &[Entry<'_>], symbols: &mut Symbols) -> Result<Self, TreeError> {
        // A phrase holds a word if one of its members does, and its members come after it.
        let mut has_word: Vec<bool> = entries.iter().map(|entry| entry.is_word).collect();
        for (at, entry) in entries.iter().enumerate().rev() {
            let parent = entry.parent.map(|parent| parent as usize);
            if let Some(parent) = parent.filter(|_| has_word[at])
                && let Some(holds) = has_word.get_mut(parent)
            {
                *holds = true;
            }
        }
        let mut numbers = Vec::with_capacity(entries.len());
        let (mut heads, mut labels) = (Vec::new(), Vec::new());
        for (entry, has_word) in entries.iter().zip(has_word) {
            numbers.push(saturated(heads.len()));
            if has_word {
                // Before it in preorder, and with a word as it has one.
                let head = entry.parent.and_then(|at| numbers.get(at as usize));
                heads.push(head.copied());
                labels.push(label(&entry.label, symbols));
            }
        }
        Self::new(&heads, labels)
    }

    /// The tree of nodes in preorder by their parents, with their labels. Its leaves are the words.
    fn new(heads: &[Option<u32>], labels: Vec<Option<Label>>) -> Result<Self, TreeError> {
        let tree = Tree::new(heads)?;
        let mut leaves = Vec::new();
        let mut before = Vec::with_capacity(tree.len() + 1);
        for node in tree.nodes() {
            before.push(saturated(leaves.len()));
            if tree.children(node).is_empty() {
                leaves.push(node);
            }
        }
        before.push(saturated(leaves.len()));
        Ok(Self {
            tree,
            labels,
            leaves,
            before,
        })
    }

    /// Which node hangs below which.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The number of words, at least 1.
    pub fn words(&self) -> usize {
        self.leaves.len()
    }

    /// The leaf of a word, if the sentence has that word.
    pub fn leaf(&self, word: WordId) -> Option<NodeId> {
        self.leaves.get(word.index()).copied()
    }

    /// The word of a leaf; `None` for a phrase.
    pub fn word(&self, node: NodeId) -> Option<WordId> {
        self.is_leaf(node).then(|| self.first_word(node))
    }

    /// Whether the node is a word.
    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.tree.children(node).is_empty()
    }

    /// The first word of a phrase; of a leaf, the word itself.
    pub fn first_word(&self, node: NodeId) -> WordId {
        WordId::at(self.before[node.index()])
    }

    /// The last word of a phrase; of a leaf, the word itself.
    pub fn last_word(&self, node: NodeId) -> WordId {
        let end = node.index() + self.tree.subtree_size(node) as usize;
        // There is one at least.
        WordId::at(self.before[end] - 1)
    }

    /// The places of the words of a phrase, from 0; of a leaf, that of the word itself.
    pub(crate) fn span(&self, node: NodeId) -> Range<usize> {
        self.first_word(node).index()..self.last_word(node).index() + 1
    }

    /// The label of a phrase or the part of speech of a word, if it has one: whole with its function
    /// tags, `NP-SBJ`, or without them, `NP`; never with an index.
    pub fn label(&self, node: NodeId, labels: Labels) -> Option<Symbol> {
        let label = self.labels[node.index()]?;
        Some(match labels {
            Labels::Whole => label.whole,
            Labels::WithoutSubtype => label.category,
        })
    }

    /// The leaves in order.
    fn leaves(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.leaves.iter().copied()
    }
}

fn label(text: &str, symbols: &mut Symbols) -> Option<Label> {
    let label = brackets::Label::new(text);
    (!text.is_empty()).then(|| Label {
        whole: symbols.intern(&without_indices(label)),
        category: symbols.intern(label.category()),
    })
}

/// A label as it is compared: `NP-SBJ` of `NP-SBJ-1` and of `NP-SBJ=2`.
fn without_indices(label: brackets::Label<'_>) -> Cow<'_, str> {
    if label.index().is_none() && label.gap_index().is_none() {
        return Cow::Borrowed(label.as_str());
    }
    let mut whole = String::from(label.category());
    for function in label.functions() {
        whole.push('-');
        whole.push_str(function);
    }
    Cow::Owned(whole)
}

#[cfg(test)]
mod tests;
