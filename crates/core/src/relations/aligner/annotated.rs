//! A pair with what an aligner looks at: lower-cased forms, lemmas, and which words are content
//! words.

use alloc::vec::Vec;

use crate::dependency::DependencyTree;
use crate::pair::{Pair, Side, Unfit};
use crate::relations::content;
use crate::sentence::Word;
use crate::symbol::{Symbol, Symbols};
use crate::text::lower_case;
use crate::tree::{NodeId, Tree};

/// Both sides of a pair as an aligner sees them. It numbers the words of this pair itself, so
/// that nothing it costs grows with another table.
///
/// ```
/// use twintree::relations::aligner::{AnnotatedPair, NodeReason, Options, align};
/// use twintree::relations::synonyms::Synonyms;
/// use twintree::{Pair, PairOptions};
///
/// let left = "1\tGo\t_\tVERB\t_\t_\t0\troot\t_\t_\n";
/// let right = "1\tgoes\tgo\tVERB\t_\t_\t0\troot\t_\t_\n";
/// let pair = Pair::read(left, right, "", &PairOptions::default());
/// let found = align(&AnnotatedPair::new(&pair)?, &Synonyms::new(), &Options::default())?;
/// // Without a lemma, the form in lower case stands in.
/// assert_eq!(found.links[0].reason, NodeReason::SameLemma);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct AnnotatedPair<'p> {
    /// The forms and lemmas of both sides, and no others.
    #[doc(hidden)]
    pub words: Symbols,
    /// The left side.
    #[doc(hidden)]
    pub left: Annotated<'p>,
    /// The right side.
    #[doc(hidden)]
    pub right: Annotated<'p>,
}

/// One side of an [`AnnotatedPair`].
#[derive(Clone, Debug)]
pub struct Annotated<'p> {
    dependencies: &'p DependencyTree,
    /// One for each node.
    words: Vec<Annotation>,
}

/// What is compared of a word.
#[derive(Clone, Copy, Debug)]
struct Annotation {
    /// In lower case.
    form: Symbol,
    lemma: Symbol,
    is_content: bool,
}

impl<'p> AnnotatedPair<'p> {
    /// The words of a pair: forms in lower case, lemmas as written (the form in lower case where
    /// there is none), content words by [`is_content`](content::is_content). Its links are not looked at.
    ///
    /// # Errors
    /// If a text has errors, a side has no dependencies, or the pair was built from heads and labels
    /// alone.
    ///
    /// # Complexity
    /// O(n log n) for n words, linear memory.
    pub fn new(pair: &'p Pair<'_>) -> Result<Self, Unfit> {
        let [left, right] = pair.trees()?;
        let mut words = Symbols::new();
        let left = Annotated::new(left, &pair.words(Side::Left)?, &mut words);
        let right = Annotated::new(right, &pair.words(Side::Right)?, &mut words);
        Ok(Self { words, left, right })
    }
}

impl<'p> Annotated<'p> {
    fn new(dependencies: &'p DependencyTree, words: &[Word<'_>], symbols: &mut Symbols) -> Self {
        let words = words.iter().map(|word| {
            let form = symbols.intern(&lower_case(&word.form));
            Annotation {
                form,
                lemma: word.lemma.map_or(form, |lemma| symbols.intern(lemma)),
                is_content: content::is_content(word.upos),
            }
        });
        Self {
            dependencies,
            words: words.collect(),
        }
    }

    /// The tree and its labels.
    pub fn dependencies(&self) -> &'p DependencyTree {
        self.dependencies
    }

    pub(super) fn tree(&self) -> &'p Tree {
        self.dependencies.tree()
    }

    /// The lower-cased form of a word of this side.
    pub fn form(&self, node: NodeId) -> Symbol {
        self.words[node.index()].form
    }

    /// The lemma of a word of this side.
    pub fn lemma(&self, node: NodeId) -> Symbol {
        self.words[node.index()].lemma
    }

    /// Whether a word of this side is a content word.
    pub fn is_content(&self, node: NodeId) -> bool {
        self.words[node.index()].is_content
    }

    pub(super) fn lemmas(&self) -> impl Iterator<Item = Symbol> {
        self.words.iter().map(|word| word.lemma)
    }
}
