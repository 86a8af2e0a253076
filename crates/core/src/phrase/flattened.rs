//! Flattened verb phrases: a phrase tree in which no verb phrase stands within another one.

use alloc::vec::Vec;

use super::PhraseTree;
use crate::dependency::Labels;
use crate::number::saturated;
use crate::symbol::Symbols;
use crate::tree::{NodeId, TreeError};

/// The category whose phrases are flattened.
const VERB_PHRASE: &str = "VP";

/// A phrase tree in which every `VP` child of a `VP` is replaced by its children, again and again:
///
/// ```text
/// (VP will (VP be (VP coming (PP in))))   ─→   (VP will be coming (PP in))
/// ```
///
/// **\[D\]** A `VP` is any phrase of that category, regardless of its function tags, in capitals or not. A
/// word whose bracket says `VP` is a word.
///
/// Source: H. Fox, *Phrasal cohesion and statistical machine translation*, EMNLP 2002, section 4.2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Flattened {
    /// The same words under fewer phrases.
    pub(crate) tree: PhraseTree,
    /// By node, the node of the tree it was built from, with the same label and the same words.
    pub(crate) origins: Vec<NodeId>,
}

impl Flattened {
    /// The flattened tree of a phrase tree whose labels these are.
    ///
    /// # Errors
    /// None for a phrase tree.
    ///
    /// # Complexity
    /// Linear in the nodes, for any depth.
    pub(crate) fn new(phrases: &PhraseTree, symbols: &Symbols) -> Result<Self, TreeError> {
        let tree = phrases.tree();
        let is_verb_phrase = |node: NodeId| {
            let label = phrases.label(node, Labels::WithoutSubtype);
            let is_category = label.is_some_and(|label| {
                let text = symbols.text(label);
                text.eq_ignore_ascii_case(VERB_PHRASE)
            });
            is_category && !phrases.is_leaf(node)
        };
        let mut origins = Vec::with_capacity(tree.len());
        // By node, the number of the node that holds its children: its own, or that of the `VP` above.
        let mut numbers = Vec::with_capacity(tree.len());
        let (mut heads, mut labels) = (Vec::new(), Vec::new());
        // Parents stand before their children.
        for node in tree.nodes() {
            let parent = tree.parent(node);
            let above = parent.map(|parent| numbers[parent.index()]);
            if let (Some(parent), Some(above)) = (parent, above)
                && is_verb_phrase(node)
                && is_verb_phrase(parent)
            {
                numbers.push(above);
                continue;
            }
            numbers.push(saturated(origins.len()));
            origins.push(node);
            heads.push(above);
            labels.push(phrases.labels[node.index()]);
        }
        let tree = PhraseTree::new(&heads, labels)?;
        Ok(Self { tree, origins })
    }
}

#[cfg(test)]
mod tests {
    use super::Flattened;
    use crate::dependency::Labels;
    use crate::{Pair, PairOptions, Side};
    use alloc::string::{String, ToString};

    /// The tree without labels of words: `(VP 1 (NP 2 3))`.
    #[track_caller]
    fn check(text: &str, expected: &str) {
        let pair = Pair::read(text, "a", "", &PairOptions::default());
        let phrases = pair.side(Side::Left).phrases().expect("phrases");
        let flattened = Flattened::new(phrases, pair.symbols()).expect("a tree");
        let tree = &flattened.tree;
        let mut written = String::new();
        let mut open = alloc::vec![];
        for node in tree.tree().nodes() {
            let depth = tree.tree().depth(node) as usize;
            for _ in depth..open.len() {
                open.pop();
                written.push(')');
            }
            if !written.is_empty() {
                written.push(' ');
            }
            if let Some(word) = tree.word(node) {
                written.push_str(&word.to_string());
            } else {
                let label = tree.label(node, Labels::Whole).expect("a label");
                written.push('(');
                written.push_str(pair.symbols().text(label));
                open.push(node);
            }
            let origin = flattened.origins[node.index()];
            assert_eq!(phrases.first_word(origin), tree.first_word(node));
            assert_eq!(phrases.last_word(origin), tree.last_word(node));
            assert_eq!(
                phrases.label(origin, Labels::Whole),
                tree.label(node, Labels::Whole)
            );
        }
        written.extend(open.iter().map(|_| ')'));
        assert_eq!(written, expected, "{text}");
        for (word, leaf) in crate::WordId::all(tree.words()).zip(&tree.leaves) {
            assert_eq!(tree.word(*leaf), Some(word));
        }
    }

    #[test]
    fn verb_phrases_in_verb_phrases_give_up_their_children() {
        check(
            "(S (NP (PRP I)) (VP (MD will) (VP (AUX be) (VP (VBG coming) (PP (IN in))))))",
            "(S (NP 1) (VP 2 3 4 (PP 5)))",
        );
        check(
            "(S (VP (VP (VB go) (NP it)) (CC and) (VP-X (VB come))))",
            "(S (VP 1 2 3 4))",
        );
        check("(vp (a b) (Vp-oc (c d) (e f)))", "(vp 1 2 3)");
    }

    #[test]
    fn all_other_phrases_stay() {
        let sentence = "(VP (VB see) (S (VP (TO to) (VP (VB go)))))";
        check(sentence, "(VP 1 (S (VP 2 3)))");
        // Of words in a bracket with no tag each is a word.
        check("(VP (VP go) (VP come))", "(VP 1 2)");
        check("(VP (NP (VP (A a) (B b)) (C c)))", "(VP (NP (VP 1 2) 3))");
    }
}
