//! A phrase tree as dependencies.

use super::{Heads, PhraseTree};
use crate::dependency::{DependencyTree, Labels};
use crate::symbol::{Symbol, Symbols};
use crate::tree::{NodeId, TreeError};
use crate::word::WordId;

/// The label of the root's arc, as Universal Dependencies have it.
const ROOT: &str = "root";

/// The label of an arc whose dependent has none, as Universal Dependencies have it.
const UNLABELLED: &str = "dep";

/// Each word hangs below the head word of the phrase over its [maximal
/// projection](Heads::projection), and its arc has the label of that projection. In
/// `(S (NP-SBJ (DT the) (NN cat)) (VP sleeps))` that is `the` ←`DT` `cat` ←`NP-SBJ` `sleeps`.
///
/// **\[D\]** The label is that of the highest labelled node of the projection: of a phrase its
/// category with function tags (without them by [`Labels::WithoutSubtype`]), of a word that is the
/// head of no phrase its part of speech. An arc without any is called `dep`, that of the root `root`;
/// so a bracket around the whole tree makes no difference.
///
/// There is one root, and no two arcs cross. `heads` are those of the tree, and `symbols` those with
/// which it was made.
///
/// # Errors
/// None for heads of this tree.
///
/// # Complexity
/// Linear in the nodes, for any depth.
pub(crate) fn dependencies(
    phrases: &PhraseTree,
    heads: &Heads,
    symbols: &mut Symbols,
    labels: Labels,
) -> Result<DependencyTree, TreeError> {
    let arcs = WordId::all(phrases.words())
        .filter_map(|word| heads.projection(word))
        .map(|top| match phrases.tree().parent(top) {
            None => (None, symbols.intern(ROOT)),
            Some(phrase) => {
                let label = label(phrases, heads, top, labels);
                let label = label.unwrap_or_else(|| symbols.intern(UNLABELLED));
                (Some(heads.word(phrase).number0()), label)
            }
        });
    DependencyTree::new(phrases.words(), arcs)
}

/// The word below which a word hangs, if it is not the root: see [`dependencies`]. `None`, too, of a
/// word that the sentence does not have.
pub(crate) fn governor(phrases: &PhraseTree, heads: &Heads, word: WordId) -> Option<WordId> {
    let phrase = phrases.tree().parent(heads.projection(word)?)?;
    Some(heads.word(phrase))
}

/// The first label on the way from a maximal projection down to its word.
fn label(phrases: &PhraseTree, heads: &Heads, top: NodeId, labels: Labels) -> Option<Symbol> {
    let mut down = core::iter::successors(Some(top), |&node| heads.child(node));
    down.find_map(|node| phrases.label(node, labels))
}
