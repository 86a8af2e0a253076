//! A value for every part of a sentence.

use alloc::vec;
use alloc::vec::Vec;

use crate::crossings::representation::{Extent, HeadedTree, Part};
use crate::word::WordId;

/// A value for each part.
#[derive(Clone, Debug)]
pub(super) struct ByPart<T> {
    /// By node, of all words below it.
    whole: Vec<T>,
    /// By node, of its word alone; empty where heads are whole phrases.
    words: Vec<T>,
}

impl<T: Copy> ByPart<T> {
    /// The value of each word, and of phrases the value combined from those below: `and` adds another one to
    /// what there is so far, at first `nothing`.
    ///
    /// Complexity: linear in the nodes, for any depth, each word and each `and` once.
    pub(super) fn new(
        tree: &HeadedTree<'_>,
        nothing: T,
        of_word: impl Fn(WordId) -> T,
        and: impl Fn(T, T) -> T,
    ) -> Self {
        let nodes = tree.tree();
        let mut whole = vec![nothing; nodes.len()];
        for node in nodes.nodes() {
            if let Some(word) = tree.word(node) {
                whole[node.index()] = of_word(word);
            }
        }
        let has_word_heads = tree
            .head(nodes.root())
            .is_some_and(|head| head.extent == Extent::Word);
        let words = if has_word_heads {
            whole.clone()
        } else {
            Vec::new()
        };
        // Children before parents.
        for &node in nodes.preorder().iter().rev() {
            if let Some(parent) = nodes.parent(node) {
                let below = whole[node.index()];
                let above = &mut whole[parent.index()];
                *above = and(*above, below);
            }
        }
        Self { whole, words }
    }

    /// The value of a part.
    pub(super) fn of(&self, part: Part) -> T {
        let values = match part.extent {
            Extent::Whole => &self.whole,
            Extent::Word => &self.words,
        };
        values[part.node.index()]
    }
}
