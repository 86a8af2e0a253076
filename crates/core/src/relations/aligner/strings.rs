//! Which subtrees of the two sides have the same string of words.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::annotated::AnnotatedPair;
use crate::symbol::Symbol;
use crate::tree::NodeId;
use crate::tree::subtree;

/// Numbers for the subtree strings of two trees: the same number, the same lower-cased words in the
/// same order.
#[derive(Debug)]
pub(super) struct Strings {
    /// By side and node.
    numbers: [Vec<u32>; 2],
}

/// A subtree longer than the other sentence is similar to nothing in it.
const NONE: u32 = u32::MAX;

/// The side of a string, the node over it, and its number.
type Alike = (usize, NodeId, u32);

impl Strings {
    /// Complexity: the strings are hashed and compared once, O(n · n') words at worst, and the sum of
    /// all subtree sizes (nodes times depth) in ordinary trees.
    pub(super) fn new(pair: &AnnotatedPair<'_>) -> Self {
        let sides = [&pair.left, &pair.right];
        let string = |at: usize, node: NodeId| -> Vec<Symbol> {
            let nodes = subtree::nodes(sides[at].tree(), node).into_iter();
            nodes.map(|node| sides[at].form(node)).collect()
        };
        // By length and hash, a node for each string, nearly always one, and the number of the string: strings
        // of one word alone may all have the same hash.
        let mut known: BTreeMap<(usize, u64), Vec<Alike>> = BTreeMap::new();
        let mut next = 0;
        let numbers = [0, 1].map(|at| {
            let (tree, other) = (sides[at].tree(), sides[1 - at].tree());
            let number = |node| {
                if tree.subtree_size(node) as usize > other.len() {
                    return NONE;
                }
                let words = string(at, node);
                let alike = known.entry((words.len(), hash(&words))).or_default();
                let mut same = alike.iter().filter(|one| string(one.0, one.1) == words);
                let found = same.next().map(|one| one.2);
                found.unwrap_or_else(|| {
                    alike.push((at, node, next));
                    next += 1;
                    next - 1
                })
            };
            tree.nodes().map(number).collect()
        });
        Self { numbers }
    }

    pub(super) fn of_left(&self, node: NodeId) -> Option<u32> {
        Some(self.numbers[0][node.index()]).filter(|&number| number != NONE)
    }

    /// The numbers of the right side by node; one that no left node has where there is none.
    pub(super) fn right(&self) -> &[u32] {
        &self.numbers[1]
    }
}

/// Any function will do: equal hashes are compared word by word.
fn hash(words: &[Symbol]) -> u64 {
    words.iter().fold(0, |hash: u64, word| {
        (hash.rotate_left(23) ^ u64::from(word.index())).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    })
}
