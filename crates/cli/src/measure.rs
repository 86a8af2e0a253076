//! From what was read of a pair to its trees, its links and its score.

use std::fmt::Display;

use twintree::dependency::{self, Labels, is_punctuation};
use twintree::relations::aligner::{self, Annotated};
use twintree::relations::synonyms::Synonyms;
use twintree::text::conllu::Sentence;
use twintree::{Alignment, NodeId, Score, Symbols, Tree, Workspace};

use crate::arguments::Compare;
use crate::pairs::Content;

/// How many labels are kept from pair to pair. Those of a treebank are some dozens; a text that
/// brings new ones all the time must not fill the memory.
const LABELS_KEPT: usize = 10_000;

/// Measures one pair after the other in the same memory.
pub(crate) struct Measure {
    labels: Labels,
    ignore_punctuation: bool,
    /// Links are found, not given.
    align: bool,
    symbols: Symbols,
    /// Holds the graph of the pair measured last.
    pub(crate) workspace: Workspace,
}

/// A pair that was measured.
pub(crate) struct Measured {
    pub(crate) left: Tree,
    pub(crate) right: Tree,
    /// The links that count.
    pub(crate) alignment: Alignment,
    pub(crate) score: Score,
}

impl Measure {
    /// As the arguments want it.
    pub(crate) fn new(arguments: &Compare) -> Self {
        Self {
            labels: if arguments.strip_subtypes {
                Labels::WithoutSubtype
            } else {
                Labels::Whole
            },
            ignore_punctuation: arguments.ignore_punctuation,
            align: arguments.align,
            symbols: Symbols::new(),
            workspace: Workspace::new(),
        }
    }

    /// Measures a pair.
    ///
    /// # Errors
    ///
    /// Where the pair is too large; the sentence names the limit.
    pub(crate) fn measure(&mut self, content: &Content<'_>) -> Result<Measured, String> {
        if self.symbols.len() > LABELS_KEPT {
            self.symbols = Symbols::new();
        }
        let (left, right) = (self.tree(&content.left)?, self.tree(&content.right)?);
        let alignment = if self.align {
            let found = find(content)?;
            Alignment::new(&left, &right, found)
        } else {
            let links = content.links.iter();
            let from_zero = links.map(|link| (link.left - 1, link.right - 1, link.relation));
            Alignment::new(&left, &right, from_zero)
        };
        let mut alignment = alignment.map_err(describe)?;
        if self.ignore_punctuation {
            let counts = |sentence: &Sentence<'_>, node: NodeId| {
                let word = u32::try_from(node.index() + 1).ok();
                !word
                    .and_then(|id| sentence.word(id))
                    .is_some_and(is_punctuation)
            };
            (alignment, _) = alignment.partition(|link| {
                counts(&content.left, link.left) && counts(&content.right, link.right)
            });
        }
        let score = self
            .workspace
            .measure(&left, &right, &alignment)
            .map_err(describe)?;
        Ok(Measured {
            left,
            right,
            alignment,
            score,
        })
    }

    fn tree(&mut self, sentence: &Sentence<'_>) -> Result<Tree, String> {
        dependency::tree(sentence, &mut self.symbols, self.labels).map_err(describe)
    }
}

/// The links that the aligner finds, as `twintree align` writes them.
fn find(
    content: &Content<'_>,
) -> Result<impl Iterator<Item = (u32, u32, Option<twintree::Relation>)> + use<>, String> {
    let mut symbols = Symbols::new();
    let mut annotated =
        |sentence| Annotated::of(sentence, &mut symbols, Labels::Whole).map_err(describe);
    let (left, right) = (annotated(&content.left)?, annotated(&content.right)?);
    let options = aligner::Options::default();
    let found = aligner::align(&left, &right, &symbols, &Synonyms::new(), &options);
    let index = |node: NodeId| u32::try_from(node.index()).unwrap_or(u32::MAX);
    let links = found.map_err(describe)?.links.into_iter();
    Ok(links.map(move |found| (index(found.link.left), index(found.link.right), None)))
}

fn describe(error: impl Display) -> String {
    error.to_string()
}
