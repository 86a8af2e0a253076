//! A tree with what an aligner looks at: forms, lemmas, and which words are content words.

use alloc::vec::Vec;
use core::fmt;

use crate::dependency::{self, Labels, NoTree};
use crate::relations::content::is_content;
use crate::symbol::{Symbol, Symbols};
use crate::text::conllu::Sentence;
use crate::text::lower_case;
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

    /// The words of a sentence: lower-cased forms, lemmas as written (the lower-cased form where
    /// there is none), content words by [`is_content`]. Both sides need the same `symbols`.
    ///
    /// # Errors
    /// If the sentence has no tree.
    ///
    /// ```
    /// use twintree::relations::aligner::Annotated;
    /// use twintree::dependency::Labels;
    /// use twintree::{Symbols, text::conllu};
    /// let (sentences, _) = conllu::read("1\tGo\t_\tVERB\t_\t_\t0\troot\t_\t_\n");
    /// let mut symbols = Symbols::new();
    /// let side = Annotated::of(&sentences[0], &mut symbols, Labels::Whole)?;
    /// assert_eq!(symbols.text(side.lemma(side.tree().root())), "go");
    /// # Ok::<(), twintree::dependency::NoTree>(())
    /// ```
    pub fn of(
        sentence: &Sentence<'_>,
        symbols: &mut Symbols,
        labels: Labels,
    ) -> Result<Self, NoTree> {
        let tree = dependency::tree(sentence, symbols, labels)?;
        let mut side = Self {
            tree,
            forms: Vec::new(),
            lemmas: Vec::new(),
            content: Vec::new(),
        };
        // A sound sentence has one word for each node.
        for word in sentence.words() {
            let form = symbols.intern(&lower_case(word.form()));
            side.forms.push(form);
            side.lemmas
                .push(word.lemma().map_or(form, |lemma| symbols.intern(lemma)));
            side.content.push(is_content(word.upos()));
        }
        Ok(side)
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
