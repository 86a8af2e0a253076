//! Which leaves of which trees are compared.
//!
//! ```
//! use twintree::distances::leaves::{self, LeafOptions};
//! use twintree::{Pair, PairOptions, Side};
//!
//! // The outermost bracket says nothing, and a word alone in its bracket is that word.
//! let left = "(S (NP (DT the) (NN cat)) (VP (VBZ sleeps)))";
//! let pair = Pair::read(left, "(S (DT the) (X (NN cat) (VBZ sleeps)))", "", &PairOptions::default());
//! let leaves = leaves::of_pair(&pair, LeafOptions::default())?;
//! assert_eq!(leaves.len(), 3);
//! let below = |side| -> Vec<Vec<u32>> {
//!     let tree = leaves.tree(side);
//!     let words = |inner| leaves.words(side, tree.leaves(inner)).map(|word| word.get()).collect();
//!     tree.inner().map(words).collect()
//! };
//! assert_eq!(below(Side::Left), [vec![1, 2, 3], vec![1, 2]]);
//! assert_eq!(below(Side::Right), [vec![1, 2, 3], vec![2, 3]]);
//! # Ok::<(), twintree::distances::Undefined>(())
//! ```
//!
//! A leaf is a word of the left sentence and the corresponding word of the right one:
//!
//! - the word at the same place, which has to have the same form, since words repeat in sentences;
//! - of two Newick trees without repeated names, the leaf of the same name (**\[D\]**);
//! - [over links](Matching::Links), the linked word, where it is the only one on both ends.
//!
//! **\[D\]** In brackets, traces and parts of speech are not nodes; in dependencies, a word with
//! dependents is a node over its subtree, with the word itself as one leaf. Where a side has both,
//! its phrases are compared. A node left with one member is not a node either. The words that are left
//! out are [reported](Leaves::words_left_out).
//!
//! Source: T. Rama, *Empirical Evaluation of Tree distances for Parser Evaluation*.

mod matching;
mod tree;

use alloc::vec;
use alloc::vec::Vec;

use crate::distances::undefined::Undefined;
use crate::pair::{Pair, Side};
use crate::tree::Tree;
use crate::word::WordId;
pub use tree::{Inner, LeafTree};

/// A leaf of both trees: leaves are numbered from 0 by their words in the left sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Leaf(u32);

impl Leaf {
    /// The leaf of this number, which is one of the trees.
    pub(super) fn at(number: u32) -> Self {
        Self(number)
    }

    /// The number of the leaf, from 0.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// How words are matched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Matching {
    /// By place or, of two Newick trees without repeated names, by name.
    #[default]
    Words,
    /// Over one-to-one links: both trees are first restricted to the linked words.
    Links,
}

/// What becomes of words that only one side has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unshared {
    /// They make the pair undefined.
    #[default]
    Refused,
    /// They are left out. **\[D\]** Shared are the words of a longest common subsequence, of several
    /// the one whose words come first; of two Newick trees without repeated names, all names of both.
    Pruned,
}

/// Whether punctuation is compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Marks {
    /// It is.
    #[default]
    Kept,
    /// It is left out. **\[D\]** Where all words are matched as they stand, a pair of words is
    /// punctuation if one of them is; else each side says which of its words are.
    Dropped,
}

/// Which leaves are compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeafOptions {
    /// How words are matched.
    pub matching: Matching,
    /// What becomes of words that only one side has.
    pub unshared: Unshared,
    /// Whether punctuation is compared.
    pub marks: Marks,
}

named! {
    /// Why a word is not compared.
    pub enum WhyWord by code {
        /// It is punctuation, or linked with some.
        Punctuation = "punctuation",
        /// Only this side has it.
        Unshared = "unshared",
        /// It has no link.
        Unlinked = "unlinked",
        /// It has several links, or a link with a word that has several.
        SeveralLinks = "several-links",
    }
}

/// A word that is not compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WordLeftOut {
    /// The word.
    pub word: WordId,
    /// Why.
    pub why: WhyWord,
}

/// Two trees over the same leaves.
#[derive(Clone, Debug)]
pub struct Leaves {
    /// By leaf, its word of either side; sorted by the left ones, at least one.
    words: Vec<[WordId; 2]>,
    /// Both have these leaves.
    trees: [LeafTree; 2],
    /// In order.
    words_left_out: [Vec<WordLeftOut>; 2],
}

/// The trees of a pair over the words that are compared.
///
/// # Errors
/// If a side has errors or no tree, or the words cannot be matched.
///
/// # Complexity
/// Linear in the trees, O(n log n) for names; words that differ, O(nm) between the first and the
/// last that do.
pub fn of_pair(pair: &Pair<'_>, options: LeafOptions) -> Result<Leaves, Undefined> {
    let sources = [source(pair, Side::Left)?, source(pair, Side::Right)?];
    let matched = matching::matched(pair, options)?;
    if matched.words.is_empty() {
        return Err(Undefined::NoWords);
    }
    let trees = [0, 1].map(|side| {
        let (tree, own_words) = &sources[side];
        let mut leaves = vec![None; own_words.iter().flatten().count()];
        for (leaf, words) in (0..).map(Leaf).zip(&matched.words) {
            if let Some(place) = leaves.get_mut(words[side].index()) {
                *place = Some(leaf);
            }
        }
        let own_leaf = |word: &Option<WordId>| leaves.get((*word)?.index()).copied()?;
        let own_leaves: Vec<Option<Leaf>> = own_words.iter().map(own_leaf).collect();
        LeafTree::new(tree, &own_leaves, matched.words.len())
    });
    Ok(Leaves {
        trees,
        words: matched.words,
        words_left_out: matched.left_out,
    })
}

/// A tree, and by node the word that is itself a member of it: none for a phrase, that word for a word.
type Source<'p> = (&'p Tree, Vec<Option<WordId>>);

/// The tree of a side that is compared.
fn source<'p>(pair: &'p Pair<'_>, side: Side) -> Result<Source<'p>, Undefined> {
    let reading = pair.side(side);
    if let Some(phrases) = reading.phrases() {
        let words = phrases.tree().nodes().map(|node| phrases.word(node));
        return Ok((phrases.tree(), words.collect()));
    }
    if let Some(dependencies) = reading.dependencies() {
        let nodes = dependencies.tree().nodes();
        let words = nodes.map(|node| Some(dependencies.word(node)));
        return Ok((dependencies.tree(), words.collect()));
    }
    // A text with errors has no words to be trusted.
    pair.words(side)?;
    Err(Undefined::NoTree(side))
}

impl Leaves {
    /// How many leaves there are, at least 1.
    #[expect(clippy::len_without_is_empty, reason = "there is one at least")]
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// One of the two trees.
    pub fn tree(&self, side: Side) -> &LeafTree {
        &self.trees[side.index()]
    }

    /// The leaf of this number, if there is one.
    pub fn leaf(&self, index: usize) -> Option<Leaf> {
        let leaf = u32::try_from(index).ok().filter(|_| index < self.len());
        leaf.map(Leaf)
    }

    /// The word of a leaf in a sentence.
    ///
    /// # Panics
    /// If the leaf is not one of these.
    pub fn word(&self, side: Side, leaf: Leaf) -> WordId {
        self.words[leaf.index()][side.index()]
    }

    /// The words of leaves of a sentence, in their order.
    ///
    /// # Panics
    /// If a leaf is not one of these.
    pub fn words(&self, side: Side, leaves: &[Leaf]) -> impl Iterator<Item = WordId> {
        let mut words: Vec<_> = leaves.iter().map(|&leaf| self.word(side, leaf)).collect();
        words.sort_unstable();
        words.into_iter()
    }

    /// The words of a side that are not compared, in order.
    pub fn words_left_out(&self, side: Side) -> &[WordLeftOut] {
        &self.words_left_out[side.index()]
    }
}
