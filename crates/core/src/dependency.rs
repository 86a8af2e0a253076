//! Dependency trees: a [`Tree`] over the words of a sentence, with a label for each arc.
//!
//! ```text
//! 1 Cats  2 nsubj                sleep
//! 2 sleep 0 root       ─→   nsubj/   \punct
//! 3 .     2 punct            Cats     .
//! ```
//!
//! HEAD becomes the parent, DEPREL the label of the arc to it. Multiword tokens and empty nodes are not
//! nodes; each word is one node, in sentence order.

use alloc::vec::Vec;

use crate::symbol::{Symbol, Symbols};
use crate::text::conllu::{Row, Sentence, without_subtype};
use crate::tree::{NodeId, Tree, TreeError};
use crate::word::WordId;

/// How much of a label is compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Labels {
    /// All of it: `nmod:poss`.
    #[default]
    Whole,
    /// The part before the subtype of Universal Dependencies: `nmod`.
    WithoutSubtype,
}

/// A tree whose nodes are the words of a sentence: node `n` is the word at place `n`.
///
/// Methods that take a [`NodeId`] expect one of this tree; they panic on one that it does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DependencyTree {
    tree: Tree,
    /// The label of each word's arc to its head; one a node.
    labels: Vec<Symbol>,
}

impl DependencyTree {
    /// The tree of these arcs, one for each word: its head, `None` for the root, and the label of the
    /// arc. Memory is reserved for this many `words`. The labels of the two trees of a pair come from one
    /// [`Symbols`]; [`Pair`](crate::Pair) sees to that.
    ///
    /// # Errors
    /// If the heads make no tree.
    ///
    /// # Complexity
    /// Linear in time and memory, for any shape.
    pub(crate) fn new(
        words: usize,
        arcs: impl Iterator<Item = (Option<u32>, Symbol)>,
    ) -> Result<Self, TreeError> {
        let mut heads = Vec::with_capacity(words);
        let mut labels = Vec::with_capacity(words);
        for (head, label) in arcs {
            heads.push(head);
            labels.push(label);
        }
        let tree = Tree::new(&heads)?;
        Ok(Self { tree, labels })
    }

    /// The tree of a sentence of CoNLL-U. None if reading the sentence reported an error; nothing is
    /// guessed.
    ///
    /// # Complexity
    /// O(n log m) for n words and m different labels.
    pub(crate) fn of(
        sentence: &Sentence<'_>,
        symbols: &mut Symbols,
        labels: Labels,
    ) -> Option<Self> {
        if !sentence.is_sound() {
            return None;
        }
        let arcs = sentence
            .words()
            .map(|word| (word.head_index(), symbols.intern(label(word, labels))));
        Self::new(sentence.word_count() as usize, arcs).ok()
    }

    /// Which word hangs below which.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The number of words, at least 1.
    #[expect(clippy::len_without_is_empty, reason = "a tree is never empty")]
    pub fn len(&self) -> usize {
        self.tree.len()
    }

    /// The label of a word's arc to its head; of the root, that of the arc to nothing, usually
    /// `root`.
    pub fn label(&self, node: NodeId) -> Symbol {
        self.labels[node.index()]
    }

    /// The node of a word, if the sentence has that word.
    pub fn node(&self, word: WordId) -> Option<NodeId> {
        self.tree.node(word.index())
    }

    /// The node of a word that is known to be one of this sentence: the end of a link of its pair.
    #[expect(
        clippy::unused_self,
        reason = "it is a node of this tree and of no other"
    )]
    pub(crate) fn linked(&self, word: WordId) -> NodeId {
        NodeId::of_word(word)
    }

    /// The word of a node.
    pub fn word(&self, node: NodeId) -> WordId {
        WordId::at(node.number())
    }
}

/// The label of a word's arc to its head.
pub(crate) fn label<'a>(word: &Row<'a>, labels: Labels) -> &'a str {
    let deprel = word.deprel().unwrap_or_default();
    match labels {
        Labels::Whole => deprel,
        Labels::WithoutSubtype => without_subtype(deprel),
    }
}
