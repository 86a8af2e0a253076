//! The head word of every phrase.

use alloc::vec::Vec;

use super::PhraseTree;
use crate::dependency::Labels;
use crate::heads::{Child, Choice, HeadRules, Rule};
use crate::symbol::Symbols;
use crate::tree::NodeId;
use crate::word::WordId;

/// Which child of each phrase of a [`PhraseTree`] is its head, and which word is in the end: the head
/// of the head of the head. A [`Pair`](crate::Pair::heads) finds them.
///
/// Methods that take a [`NodeId`] expect one of that tree; they panic on one that it does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heads {
    /// By node; none for leaves.
    choices: Vec<Option<(NodeId, Rule)>>,
    /// By node, the place of its head word. Along each way up from a leaf, the nodes with that word
    /// are an unbroken stretch that begins at the leaf.
    words: Vec<WordId>,
    /// By word, the highest node whose head word it is.
    projections: Vec<NodeId>,
}

impl Heads {
    /// The heads by these rules. `symbols` are those that the tree was built with.
    ///
    /// # Complexity
    /// O(n log m) for n nodes and m labels in the rules of a category, for any depth.
    pub(crate) fn new(phrases: &PhraseTree, symbols: &Symbols, rules: &HeadRules) -> Self {
        let tree = phrases.tree();
        let text = |node: NodeId| {
            let label = phrases.label(node, Labels::Whole);
            label.map_or("", |label| symbols.text(label))
        };
        let mut choices = Vec::with_capacity(tree.len());
        let mut children: Vec<Child<'_>> = Vec::new();
        for node in tree.nodes() {
            children.clear();
            children.extend(tree.children(node).iter().map(|&child| {
                if phrases.is_leaf(child) {
                    Child::Word(text(child))
                } else {
                    Child::Phrase(text(child))
                }
            }));
            let choice = rules.head(text(node), &children);
            choices.push(choice.and_then(|Choice { index, why }| {
                let child = tree.children(node).get(index)?;
                Some((*child, why))
            }));
        }
        let mut words: Vec<WordId> = tree.nodes().map(|node| phrases.first_word(node)).collect();
        // Children before parents.
        for node in tree.nodes().rev() {
            if let Some((child, _)) = choices[node.index()] {
                words[node.index()] = words[child.index()];
            }
        }
        let mut projections: Vec<NodeId> = phrases.leaves().collect();
        // The highest is the last to say so.
        for node in tree.nodes().rev() {
            projections[words[node.index()].index()] = node;
        }
        Self {
            choices,
            words,
            projections,
        }
    }

    /// The head among the children of a phrase; `None` for a leaf.
    pub fn child(&self, node: NodeId) -> Option<NodeId> {
        self.choices[node.index()].map(|(child, _)| child)
    }

    /// Why that child is the head; `None` for a leaf.
    pub fn rule(&self, node: NodeId) -> Option<Rule> {
        self.choices[node.index()].map(|(_, rule)| rule)
    }

    /// The head word of a phrase; of a leaf, the word itself.
    pub fn word(&self, node: NodeId) -> WordId {
        self.words[node.index()]
    }

    /// The maximal projection of a word: the highest node whose head word it is, which is the word's
    /// leaf if it is the head of no phrase. `None` if the sentence does not have that word.
    pub fn projection(&self, word: WordId) -> Option<NodeId> {
        self.projections.get(word.index()).copied()
    }
}
