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
    /// By side and node.
    numbers: [Vec<u32>; 2],
}

/// A subtree longer than the other sentence is similar to nothing in it.
const NONE: u32 = u32::MAX;

#[derive(Clone)]
struct Entry {
    size: u32,
    hash: u64,
    side: usize,
    node: NodeId,
}

impl Strings {
    /// Complexity: the strings are hashed and compared once, O(n · n') words at worst, and the sum of
    /// all subtree sizes (nodes times depth) in ordinary trees.
    pub(super) fn new(pair: &AnnotatedPair<'_>) -> Self {
        let sides = [&pair.left, &pair.right];
        let lengths = sides.map(|side| side.tree().len());
        let mut entries = Vec::with_capacity(lengths[0] + lengths[1]);
        let mut nodes = Vec::new();
        for (at, side) in sides.into_iter().enumerate() {
            for node in side.tree().nodes() {
                let size = side.tree().subtree_size(node);
                if size as usize <= lengths[1 - at] {
                    subtree::collect(side.tree(), node, &mut nodes);
                    let hash = hash(nodes.iter().map(|&node| side.form(node)));
                    entries.push(Entry {
                        size,
                        hash,
                        side: at,
                        node,
                    });
                }
            }
        }
        // Stable, so that the left side comes first and each side in sentence order.
        let entries = order::sorted(&entries, |entry| (entry.size, entry.hash));
        let mut numbers = lengths.map(|length| vec![NONE; length]);
        let mut number = 0;
        let mut words = Vec::new();
        // One representative for each string of a hash, nearly always one.
        let mut known: Vec<(Vec<Symbol>, u32)> = Vec::new();
        for alike in entries.chunk_by(|a, b| (a.size, a.hash) == (b.size, b.hash)) {
            known.clear();
            for entry in alike {
                let side = sides[entry.side];
                subtree::collect(side.tree(), entry.node, &mut nodes);
                words.clear();
                words.extend(nodes.iter().map(|&node| side.form(node)));
                let found = known.iter().find(|(string, _)| *string == words);
                let of_string = found.map_or(number, |&(_, of_string)| of_string);
                if of_string == number {
                    known.push((words.clone(), number));
                    number += 1;
                }
                numbers[entry.side][entry.node.index()] = of_string;
            }
        }
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
fn hash(words: impl Iterator<Item = Symbol>) -> u64 {
    words.fold(0, |hash: u64, word| {
        (hash.rotate_left(23) ^ u64::from(word.index())).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    })
}
