//! A tree with what an aligner looks at: forms, lemmas, and which words are content words.

use alloc::vec::Vec;
use core::fmt;

use crate::symbol::Symbol;
use crate::tree::{NodeId, Tree};

/// A tree whose nodes carry a form, a lemma and whether they are content words. The two sides of a
/// pair are made with the same [`Symbols`](crate::Symbols).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotated {
    tree: Tree,
    /// One for each node: the lower-cased form.
    forms: Vec<Symbol>,
    /// One for each node.
    lemmas: Vec<Symbol>,
    /// One for each node.
    content: Vec<bool>,
}

/// Not as many words as the tree has nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LengthMismatch {
    /// The number of nodes.
    pub nodes: usize,
    /// The number of words that differs from it.
    pub words: usize,
}

impl fmt::Display for LengthMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { nodes, words } = self;
        write!(
            f,
            "the tree has {nodes} nodes, but {words} words were given"
        )
    }
}

impl core::error::Error for LengthMismatch {}

/// One word as an aligner sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// The lower-cased form.
    pub form: Symbol,
    /// The lemma; where there is none, the lower-cased form.
    pub lemma: Symbol,
    /// Whether it is a content word.
    pub content: bool,
}

impl Annotated {
    /// `words[n]` belongs to node n.
    ///
    /// # Errors
    /// If there are not as many words as nodes.
    pub fn new(tree: Tree, words: &[Word]) -> Result<Self, LengthMismatch> {
        if words.len() != tree.len() {
            return Err(LengthMismatch {
                nodes: tree.len(),
                words: words.len(),
            });
        }
        Ok(Self {
            tree,
            forms: words.iter().map(|word| word.form).collect(),
            lemmas: words.iter().map(|word| word.lemma).collect(),
            content: words.iter().map(|word| word.content).collect(),
        })
    }

    /// The tree itself.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The lower-cased form of `node`, which is one of this tree.
    pub fn form(&self, node: NodeId) -> Symbol {
        self.forms[node.index()]
    }

    /// The lemma of `node`, which is one of this tree.
    pub fn lemma(&self, node: NodeId) -> Symbol {
        self.lemmas[node.index()]
    }

    /// Whether `node`, which is one of this tree, is a content word.
    pub fn is_content(&self, node: NodeId) -> bool {
        self.content[node.index()]
    }

    pub(super) fn lemmas(&self) -> &[Symbol] {
        &self.lemmas
    }
}
