//! Dependency trees of sentences: HEAD becomes the parent, DEPREL the label of the edge to it.
//!
//! ```text
//! 1 Cats  2 nsubj                sleep
//! 2 sleep 0 root       ─→   nsubj/   \punct
//! 3 .     2 punct            Cats     .
//! ```
//!
//! Multiword tokens and empty nodes are no nodes: the words are. The node of the word with id `n`
//! is the one with index `n - 1`.

use alloc::vec::Vec;
use core::fmt;

use crate::symbol::Symbols;
use crate::text::conllu::{Row, Sentence, without_subtype};
use crate::tree::{Tree, TreeError};

/// How much of a DEPREL is compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Labels {
    /// All of it: `nmod:poss`.
    #[default]
    Whole,
    /// The part before the subtype of Universal Dependencies: `nmod`.
    WithoutSubtype,
}

/// Why a sentence has no tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoTree {
    /// Reading it reported errors; they say what to mend.
    Unsound,
    /// The heads make none. A sound sentence does not come here.
    Heads(TreeError),
}

impl fmt::Display for NoTree {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoTree::Unsound => {
                formatter.write_str("the sentence has errors, so that it has no tree")
            }
            NoTree::Heads(error) => write!(formatter, "the heads make no tree: {error}"),
        }
    }
}

impl core::error::Error for NoTree {}

/// The tree of a sentence. The trees that are to be compared need the same `symbols`.
///
/// # Errors
/// [`NoTree::Unsound`] if reading the sentence reported an error; nothing is guessed.
///
/// # Complexity
/// O(n log m) for n words and m different labels.
///
/// # Example
/// ```
/// use twintree::dependency::{Labels, tree};
/// use twintree::{Symbols, text::conllu};
/// let text = "1\tCats\t_\tNOUN\t_\t_\t2\tnsubj\t_\t_\n2\tsleep\t_\tVERB\t_\t_\t0\troot\t_\t_\n";
/// let (sentences, _) = conllu::read(text);
/// let mut symbols = Symbols::new();
/// let tree = tree(&sentences[0], &mut symbols, Labels::Whole).unwrap();
/// assert_eq!(tree.root().index(), 1);
/// ```
pub fn tree(
    sentence: &Sentence<'_>,
    symbols: &mut Symbols,
    labels: Labels,
) -> Result<Tree, NoTree> {
    if !sentence.is_sound() {
        return Err(NoTree::Unsound);
    }
    let (heads, labels): (Vec<Option<u32>>, Vec<_>) = sentence
        .words()
        .map(|word| {
            // In a sound sentence each word has a head, and 0 is the root's.
            let head = word.head().and_then(|head| head.checked_sub(1));
            (head, symbols.intern(label(word, labels)))
        })
        .unzip();
    Tree::new(&heads, &labels).map_err(NoTree::Heads)
}

/// The label of a word's edge to its head.
pub fn label<'a>(word: &Row<'a>, labels: Labels) -> &'a str {
    let deprel = word.deprel().unwrap_or_default();
    match labels {
        Labels::Whole => deprel,
        Labels::WithoutSubtype => without_subtype(deprel),
    }
}

/// Whether a word is punctuation: UPOS is PUNCT, or DEPREL is punct or a subtype of it, in capital
/// letters or not.
pub fn is_punctuation(word: &Row<'_>) -> bool {
    let is = |label: &str, name: &str| label.eq_ignore_ascii_case(name);
    word.upos().is_some_and(|upos| is(upos, "PUNCT"))
        || word
            .deprel()
            .is_some_and(|deprel| is(without_subtype(deprel), "punct"))
}
