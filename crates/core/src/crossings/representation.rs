//! Which phrases a sentence has: one of three trees, where each phrase has a head.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::dependency::Labels;
use crate::heads::HeadRules;
use crate::number::saturated;
use crate::pair::{Pair, Side, Source, Unfit};
use crate::phrase::{Flattened, Heads, PhraseTree, governor};
use crate::sentence::Sentence;
use crate::symbol::{Symbol, Symbols};
use crate::text::Format;
use crate::tree::{NodeId, Tree, subtree};
use crate::word::WordId;

named! {
    /// How a sentence is cut into phrases.
    pub enum Representation by as_str {
        /// The phrases of a phrase tree as it is. A head is a whole child of its phrase.
        Phrases = "phrases",
        /// The same with every `VP` in a `VP` replaced by its children, again and again.
        Flattened = "flattened",
        /// Dependencies: those of CoNLL-U, or those of the flattened tree by head rules. The head is the
        /// word alone, its modifiers are the subtrees of its dependents.
        Dependencies = "dependencies",
    }
}

impl Representation {
    /// The default: the phrases of brackets and Newick, the dependencies of all
    /// else. **\[D\]**
    pub fn usual(pair: &Pair<'_>) -> Self {
        match pair.side(Side::Left).sentence().map(Sentence::format) {
            Some(format) if format.has_phrases() || format == Format::Newick => Self::Phrases,
            _ => Self::Dependencies,
        }
    }
}

/// What is tested: a node with all words below it, or its word alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Part {
    /// The node, one of the [tree](HeadedTree::tree).
    pub node: NodeId,
    /// How much of it.
    pub extent: Extent,
}

/// How much of a node is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Extent {
    /// All words below it.
    Whole,
    /// Its own word: the head among dependencies.
    Word,
}

/// How many pairs of phrases are tested.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tests {
    /// A head and one of its modifiers: always one less than there are words.
    pub head: u64,
    /// Two modifiers of one head.
    pub modifier: u64,
}

/// The left sentence of a pair as phrases with heads.
///
/// Methods that take a [`NodeId`] or a [`Part`] expect one of this tree; they panic on one that it does
/// not have.
#[derive(Clone, Debug)]
pub struct HeadedTree<'p> {
    representation: Representation,
    shape: Shape<'p>,
    /// The categories in which a head had to be chosen without a rule, each once.
    unruled: Vec<Symbol>,
}

#[derive(Clone, Debug)]
enum Shape<'p> {
    Phrases {
        tree: Cow<'p, PhraseTree>,
        heads: Heads,
        /// By node, the node of the tree as it was read; none if it is that tree.
        origins: Option<Vec<NodeId>>,
    },
    /// One node a word.
    Words {
        tree: Cow<'p, Tree>,
        /// By word, the relation to its head, or the label of its projection.
        labels: Vec<Option<Symbol>>,
        /// By word, its maximal projection in the phrase tree as it was read; empty if there is none.
        projections: Vec<NodeId>,
    },
}

impl<'p> HeadedTree<'p> {
    /// The left sentence of a pair in a representation. `rules` choose the heads of phrases;
    /// dependencies that the text names itself need none.
    ///
    /// # Errors
    /// If its text has errors, or has no such phrases.
    ///
    /// # Complexity
    /// O(n log m) for n words and phrases and m labels in the rules of a category, for any depth.
    pub fn new(
        pair: &'p Pair<'_>,
        representation: Representation,
        rules: &HeadRules,
    ) -> Result<Self, Unfit> {
        let (reading, symbols) = (pair.side(Side::Left), pair.symbols());
        let unread = || Unfit::Errors(Source::Sentence(Side::Left));
        let phrases = reading.phrases();
        let (shape, unruled) = match (representation, phrases) {
            (Representation::Phrases, Some(phrases)) => {
                let shape = Shape::Phrases {
                    tree: Cow::Borrowed(phrases),
                    heads: Heads::new(phrases, symbols, rules),
                    origins: None,
                };
                (shape, unruled(phrases, symbols, rules))
            }
            (Representation::Flattened | Representation::Dependencies, Some(phrases)) => {
                let flattened = Flattened::new(phrases, symbols).map_err(|_| unread())?;
                let heads = Heads::new(&flattened.tree, symbols, rules);
                let unruled = unruled(&flattened.tree, symbols, rules);
                let shape = if representation == Representation::Flattened {
                    Shape::Phrases {
                        tree: Cow::Owned(flattened.tree),
                        heads,
                        origins: Some(flattened.origins),
                    }
                } else {
                    percolated(&flattened, &heads).ok_or_else(unread)?
                };
                (shape, unruled)
            }
            (Representation::Dependencies, None) => {
                // The other side may have words alone.
                let dependencies = pair.dependencies_of(Side::Left)?;
                let tree = dependencies.tree();
                let labels = tree.nodes().map(|node| Some(dependencies.label(node)));
                let shape = Shape::Words {
                    tree: Cow::Borrowed(tree),
                    labels: labels.collect(),
                    projections: Vec::new(),
                };
                (shape, Vec::new())
            }
            (Representation::Phrases | Representation::Flattened, None) => {
                let side = Side::Left;
                let format = reading.sentence().map(Sentence::format);
                return Err(match reading.words() {
                    Some(_) => Unfit::NoPhrases { side, format },
                    None => unread(),
                });
            }
        };
        Ok(Self {
            representation,
            shape,
            unruled,
        })
    }

    /// Which of the three it is.
    pub fn representation(&self) -> Representation {
        self.representation
    }

    /// Which part is below which: phrases and words, or the words alone.
    pub fn tree(&self) -> &Tree {
        match &self.shape {
            Shape::Phrases { tree, .. } => tree.tree(),
            Shape::Words { tree, .. } => tree,
        }
    }

    /// The number of words, at least 1.
    pub fn words(&self) -> usize {
        match &self.shape {
            Shape::Phrases { tree, .. } => tree.words(),
            Shape::Words { tree, .. } => tree.len(),
        }
    }

    /// The categories of phrases with several children for which there is no head rule, each once, in
    /// the order in which they come. Their heads are chosen by the [fallback](crate::heads).
    pub fn unruled(&self) -> &[Symbol] {
        &self.unruled
    }

    /// The head of a phrase or word; `None` if nothing is below it that could be its modifier.
    pub fn head(&self, node: NodeId) -> Option<Part> {
        let (node, extent) = match &self.shape {
            Shape::Phrases { heads, .. } => (heads.child(node)?, Extent::Whole),
            Shape::Words { tree, .. } if tree.children(node).is_empty() => return None,
            Shape::Words { .. } => (node, Extent::Word),
        };
        Some(Part { node, extent })
    }

    /// The modifiers below a phrase or word, in sentence order.
    pub fn modifiers(&self, node: NodeId) -> impl Iterator<Item = Part> + '_ {
        let head = self.head(node);
        head.into_iter()
            .flat_map(move |head| self.modifiers_beside(node, head))
    }

    /// The same where the head is known.
    pub(super) fn modifiers_beside(
        &self,
        node: NodeId,
        head: Part,
    ) -> impl Iterator<Item = Part> + '_ {
        let whole = |&node| Part {
            node,
            extent: Extent::Whole,
        };
        let children = self.tree().children(node).iter().map(whole);
        children.filter(move |&part| part != head)
    }

    /// How many pairs are tested.
    ///
    /// # Complexity
    /// Linear in the nodes.
    pub fn tests(&self) -> Tests {
        let mut tests = Tests::default();
        for node in self.tree().nodes() {
            let children = self.tree().children(node).len() as u64;
            let modifiers = match self.head(node) {
                Some(head) if head.extent == Extent::Whole => children - 1,
                _ => children,
            };
            tests.head += modifiers;
            tests.modifier += modifiers * modifiers.saturating_sub(1) / 2;
        }
        tests
    }

    /// The word of a leaf, or of a node that is a word; `None` for a phrase.
    pub fn word(&self, node: NodeId) -> Option<WordId> {
        match &self.shape {
            Shape::Phrases { tree, .. } => tree.word(node),
            Shape::Words { .. } => Some(WordId::at(node.number())),
        }
    }

    /// The head word of a phrase; of a word, the word itself.
    pub fn head_word(&self, node: NodeId) -> WordId {
        match &self.shape {
            Shape::Phrases { heads, .. } => heads.word(node),
            Shape::Words { .. } => WordId::at(node.number()),
        }
    }

    /// How many words a part has.
    pub fn size(&self, part: Part) -> u32 {
        match (&self.shape, part.extent) {
            (_, Extent::Word) => 1,
            (Shape::Phrases { tree, .. }, Extent::Whole) => saturated(tree.span(part.node).len()),
            (_, Extent::Whole) => self.tree().subtree_size(part.node),
        }
    }

    /// The words of a part in sentence order. In a tree that is not projective they need not stand
    /// together.
    ///
    /// # Complexity
    /// O(k log k) for k words, O(k) if they stand together.
    pub fn words_of(&self, part: Part) -> Vec<WordId> {
        match (&self.shape, part.extent) {
            (_, Extent::Word) => alloc::vec![self.head_word(part.node)],
            (Shape::Phrases { tree, .. }, Extent::Whole) => {
                let span = tree.span(part.node);
                WordId::all(span.end).skip(span.start).collect()
            }
            (_, Extent::Whole) => {
                let nodes = subtree::nodes(self.tree(), part.node).into_iter();
                nodes.map(|node| WordId::at(node.number())).collect()
            }
        }
    }

    /// The node of the phrase tree, as it was read, that has the words of a part: the phrase itself, a
    /// leaf, or the maximal projection of a word. `None` where the text has no phrases, and of a word
    /// alone among dependencies.
    pub fn origin(&self, part: Part) -> Option<NodeId> {
        match &self.shape {
            Shape::Phrases { origins, .. } => match origins {
                Some(origins) => origins.get(part.node.index()).copied(),
                None => Some(part.node),
            },
            Shape::Words { .. } if part.extent == Extent::Word => None,
            Shape::Words { projections, .. } => projections.get(part.node.index()).copied(),
        }
    }

    /// The label of a part: that of the phrase, the part of speech of a word, the relation of a
    /// dependent, the category of a projection. `None` where there is none, and of a word alone among
    /// dependencies.
    pub fn label(&self, part: Part) -> Option<Symbol> {
        match &self.shape {
            Shape::Phrases { tree, .. } => tree.label(part.node, Labels::Whole),
            Shape::Words { .. } if part.extent == Extent::Word => None,
            Shape::Words { labels, .. } => labels.get(part.node.index()).copied().flatten(),
        }
    }
}

/// The dependencies of a flattened tree: each word hangs below the head word of the phrase over its
/// maximal projection.
fn percolated(flattened: &Flattened, heads: &Heads) -> Option<Shape<'static>> {
    let phrases = &flattened.tree;
    let words = WordId::all(phrases.words());
    let above = words
        .clone()
        .map(|word| governor(phrases, heads, word).map(WordId::number0));
    let tree = Tree::new(&above.collect::<Vec<_>>()).ok()?;
    let tops: Option<Vec<NodeId>> = words.map(|word| heads.projection(word)).collect();
    let tops = tops?;
    let labels = tops.iter().map(|&top| phrases.label(top, Labels::Whole));
    let origin = |top: &NodeId| flattened.origins[top.index()];
    Some(Shape::Words {
        tree: Cow::Owned(tree),
        labels: labels.collect(),
        projections: tops.iter().map(origin).collect(),
    })
}

/// The categories of phrases with several children for which there is no rule, each once.
fn unruled(phrases: &PhraseTree, symbols: &Symbols, rules: &HeadRules) -> Vec<Symbol> {
    let mut seen = alloc::collections::BTreeSet::new();
    let mut unruled = Vec::new();
    for node in phrases.tree().nodes() {
        let Some(label) = phrases.label(node, Labels::WithoutSubtype) else {
            continue;
        };
        if phrases.tree().children(node).len() > 1
            && seen.insert(label)
            && !rules.has_category(symbols.text(label))
        {
            unruled.push(label);
        }
    }
    unruled
}
