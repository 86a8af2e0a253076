//! Which subtrees of the two sides have the same string of words.

use alloc::vec;
use alloc::vec::Vec;

use super::annotated::AnnotatedPair;
use crate::order;
use crate::symbol::Symbol;
use crate::tree::NodeId;
use crate::tree::subtree;

/// Numbers for the subtree strings of two trees: the same number, the same lower-cased words in the
/// same order.
#[derive(Debug)]
pub(super) struct Strings {
    left: Vec<u32>,
    right: Vec<u32>,
}

/// A subtree longer than the other sentence is similar to nothing in it.
const NONE: u32 = u32::MAX;

#[derive(Clone)]
struct Entry {
    size: u32,
    hash: u64,
    is_right: bool,
    node: NodeId,
}

impl Strings {
    /// Complexity: the strings are hashed and compared once, O(n · n') words at worst, and the sum of
    /// all subtree sizes (nodes times depth) in ordinary trees.
    pub(super) fn new(pair: &AnnotatedPair<'_>) -> Self {
        let (left, right) = (pair.left(), pair.right());
        let mut entries = Vec::with_capacity(left.tree().len() + right.tree().len());
        let mut nodes = Vec::new();
        for (side, other, is_right) in [(left, right, false), (right, left, true)] {
            for node in side.tree().nodes() {
                let size = side.tree().subtree_size(node);
                if size as usize <= other.tree().len() {
                    subtree::collect(side.tree(), node, &mut nodes);
                    let hash = hash(nodes.iter().map(|&node| side.form_of(node)));
                    entries.push(Entry {
                        size,
                        hash,
                        is_right,
                        node,
                    });
                }
            }
        }
        // Stable, so that the left side comes first and each side in sentence order.
        let entries = order::sorted(&entries, |entry| (entry.size, entry.hash));
        let mut strings = Self {
            left: vec![NONE; left.tree().len()],
            right: vec![NONE; right.tree().len()],
        };
        let mut number = 0;
        let mut words = Vec::new();
        // One representative for each string of a hash, nearly always one.
        let mut known: Vec<(Vec<Symbol>, u32)> = Vec::new();
        for alike in entries.chunk_by(|a, b| (a.size, a.hash) == (b.size, b.hash)) {
            known.clear();
            for entry in alike {
                let side = if entry.is_right { right } else { left };
                subtree::collect(side.tree(), entry.node, &mut nodes);
                words.clear();
                words.extend(nodes.iter().map(|&node| side.form_of(node)));
                let found = known.iter().find(|(string, _)| *string == words);
                let of_string = found.map_or(number, |&(_, of_string)| of_string);
                if of_string == number {
                    known.push((words.clone(), number));
                    number += 1;
                }
                let numbers = if entry.is_right {
                    &mut strings.right
                } else {
                    &mut strings.left
                };
                numbers[entry.node.index()] = of_string;
            }
        }
        strings
    }

    pub(super) fn of_left(&self, node: NodeId) -> Option<u32> {
        Some(self.left[node.index()]).filter(|&number| number != NONE)
    }

    /// The numbers of the right side by node; one that no left node has where there is none.
    pub(super) fn right(&self) -> &[u32] {
        &self.right
    }
}

/// Any function will do: equal hashes are compared word by word.
fn hash(words: impl Iterator<Item = Symbol>) -> u64 {
    words.fold(0, |hash: u64, word| {
        (hash.rotate_left(23) ^ u64::from(word.index())).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    })
}
