//! The nodes of a pair's trees, as they are compared.
//!
//! - Of brackets: the words, by form, and the brackets over two words and more, by label. Tags and brackets
//!   over one word are not nodes, nor is a bracket without a label around the whole. **\[D\]**
//! - Of Newick: the leaves and the inner nodes, by name.
//! - Of dependencies: the words, by form and relation, or by relation alone; the dependents of a word are
//!   its children in the order of the sentence.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use crate::dependency::{DependencyTree, Labels};
use crate::distances::undefined::Undefined;
use crate::number::saturated;
use crate::pair::{Pair, Side};
use crate::phrase::PhraseTree;
use crate::symbol::Symbols;
use crate::text::Format;
use crate::tree::{NodeId, Tree};
use crate::word::WordId;

/// What makes two words with heads the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Words {
    /// Their forms and their relations to their heads.
    #[default]
    FormAndRelation,
    /// Their relations to their heads.
    Relation,
}

/// How nodes are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How much of the label of a phrase is compared. Of relations as much is compared as the
    /// [pair](crate::PairOptions) has read.
    pub labels: Labels,
    /// What makes two words with heads the same.
    pub words: Words,
}

impl Default for Options {
    /// Categories of phrases without function tags, as brackets are compared **\[D\]**; forms and
    /// relations.
    fn default() -> Self {
        Self {
            labels: Labels::WithoutSubtype,
            words: Words::default(),
        }
    }
}

/// What is compared of a node.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Label<'p> {
    /// A word: its form.
    Word(Cow<'p, str>),
    /// A phrase: its label, if it has one.
    Phrase(Option<&'p str>),
    /// A word with a head.
    Dependent {
        /// Its form, if forms are compared.
        form: Option<Cow<'p, str>>,
        /// Its relation to its head.
        relation: &'p str,
    },
}

/// The nodes of one tree.
#[derive(Clone, Debug)]
pub struct Nodes<'p> {
    /// Which is below which.
    pub tree: Tree,
    /// By node of `tree`, what is compared.
    pub labels: Vec<Label<'p>>,
    /// By node of `tree`, the node of the phrase tree or the dependency tree that it is.
    pub origins: Vec<NodeId>,
}

impl<'p> Nodes<'p> {
    /// The nodes of both trees of a pair.
    ///
    /// # Errors
    /// If a side has errors or no tree, or only one has phrases and not both have dependencies.
    ///
    /// # Complexity
    /// O(n) for n words and phrases.
    pub fn of(pair: &'p Pair<'_>, options: Options) -> Result<[Self; 2], Undefined> {
        let sides = Side::ALL;
        if let [Some(left), Some(right)] = sides.map(|side| pair.side(side).phrases()) {
            let of = |side, phrases| Self::of_phrases(pair, side, phrases, options.labels);
            return Ok([of(Side::Left, left)?, of(Side::Right, right)?]);
        }
        let is_words = |&side: &Side| pair.side(side).is_in(Format::Words);
        if let Some(side) = sides.into_iter().find(is_words) {
            return Err(Undefined::NoTree(side));
        }
        let [left, right] = pair.trees()?;
        let of = |side, tree| Self::of_dependencies(pair, side, tree, options.words);
        Ok([of(Side::Left, left)?, of(Side::Right, right)?])
    }

    fn of_phrases(
        pair: &'p Pair<'_>,
        side: Side,
        phrases: &PhraseTree,
        labels: Labels,
    ) -> Result<Self, Undefined> {
        let words = pair.words(side)?;
        let is_newick = pair.side(side).is_in(Format::Newick);
        let tree = phrases.tree();
        let is_kept = |node: NodeId| {
            let is_bare = phrases.label(node, labels).is_none()
                && tree.parent(node).is_none()
                && tree.children(node).len() == 1;
            let is_over_one = phrases.first_word(node) == phrases.last_word(node);
            phrases.is_leaf(node) || is_newick || !is_over_one && !is_bare
        };
        // For each node, itself or the next one above that is kept.
        let mut above: Vec<Option<u32>> = vec![None; tree.len()];
        let (mut heads, mut kept, mut origins) = (Vec::new(), Vec::new(), Vec::new());
        for node in tree.nodes() {
            let head = tree.parent(node).and_then(|parent| above[parent.index()]);
            if !is_kept(node) {
                above[node.index()] = head;
                continue;
            }
            above[node.index()] = u32::try_from(heads.len()).ok();
            heads.push(head);
            origins.push(node);
            let label = phrases.label(node, labels);
            let phrase = || Label::Phrase(label.map(|label| pair.symbols().text(label)));
            let word = phrases.word(node);
            kept.push(word.map_or_else(phrase, |word| Label::Word(form(&words, word))));
        }
        // Some word is there, and what is above it is above all.
        let tree = Tree::new(&heads).map_err(|_| Undefined::NoTree(side))?;
        Ok(Self {
            tree,
            labels: kept,
            origins,
        })
    }

    fn of_dependencies(
        pair: &'p Pair<'_>,
        side: Side,
        tree: &DependencyTree,
        compared: Words,
    ) -> Result<Self, Undefined> {
        let words = match compared {
            Words::FormAndRelation => pair.words(side)?,
            Words::Relation => Vec::new(),
        };
        let symbols: &'p Symbols = pair.symbols();
        let labels = tree.tree().nodes().map(|node| Label::Dependent {
            form: match compared {
                Words::FormAndRelation => Some(form(&words, tree.word(node))),
                Words::Relation => None,
            },
            relation: symbols.text(tree.label(node)),
        });
        Ok(Self {
            labels: labels.collect(),
            origins: tree.tree().nodes().collect(),
            tree: tree.tree().clone(),
        })
    }
}

fn form<'p>(words: &[crate::sentence::Word<'p>], word: WordId) -> Cow<'p, str> {
    words
        .get(word.index())
        .map_or(Cow::Borrowed(""), |word| word.form.clone())
}

/// The labels of both trees as numbers, the same for the same label: these are compared fast.
pub(super) fn numbers(nodes: &[Nodes<'_>; 2]) -> [Vec<u32>; 2] {
    let mut known: BTreeMap<&Label<'_>, u32> = BTreeMap::new();
    nodes.each_ref().map(|side| {
        let number = |label| {
            let next = saturated(known.len());
            *known.entry(label).or_insert(next)
        };
        side.labels.iter().map(number).collect()
    })
}
