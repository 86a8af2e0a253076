//! The path between two words of a tree, and how it is written down to be compared.
//!
//! From a word one goes up to the lowest common ancestor and down to the other word. The encoding
//! keeps the labels met on the way up, whether the way leads to the right or to the left in the
//! sentence, and the labels met on the way down:
//!
//! ```
//! use twintree::paths::path::{Direction, encode};
//! use twintree::{Symbols, Tree};
//!
//! // detective ←nsubj becomes →dobj Holmes
//! let mut symbols = Symbols::new();
//! let labels = ["nsubj", "root", "dobj"].map(|label| symbols.intern(label));
//! let tree = Tree::new(&[Some(1), None, Some(1)], &labels)?;
//! let [detective, _, holmes] = [0, 1, 2].map(|word| tree.node(word).unwrap());
//!
//! let there = encode(&tree, detective, holmes);
//! assert_eq!(there.ascending, [labels[0]]);
//! assert_eq!(there.direction, Direction::Alpha);
//! assert_eq!(there.descending, [labels[2]]);
//! # Ok::<(), twintree::TreeError>(())
//! ```
//!
//! Source: McCaffery 2017, chapter 5 (χ, ψ and ω there). A label is one symbol, never a string of
//! characters.

use alloc::vec::Vec;
use core::cmp::Ordering;

use crate::symbol::Symbol;
use crate::tree::{NodeId, Tree};

/// On which side of the last word of a path its first word stands. Always sentence order, also in
/// a tree that is not projective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// The first word stands to the left.
    Alpha,
    /// The first word stands to the right.
    Beta,
}

impl Direction {
    /// The Greek letter of the thesis.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Alpha => "α",
            Self::Beta => "β",
        }
    }
}

/// The path from one word to another, as labels.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PathEncoding {
    /// The labels on the way up, that of the first word first; empty if it is the turning point.
    pub ascending: Vec<Symbol>,
    /// Sentence order of the two words.
    pub direction: Direction,
    /// The labels on the way down, that of the last word last; empty if it is the turning point.
    pub descending: Vec<Symbol>,
}

/// The path from one word to another, as nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// Every node on the way, both ends included.
    pub nodes: Vec<NodeId>,
    /// Where in `nodes` the lowest common ancestor stands: before it the way goes up, after it down.
    pub turn: usize,
}

impl Path {
    /// The way in `tree` from one word to another; of a word to itself, that word alone.
    ///
    /// # Complexity
    /// O(depth).
    pub fn between(tree: &Tree, from: NodeId, to: NodeId) -> Self {
        let turning_point = tree.lca(from, to);
        let up = |start: NodeId| {
            core::iter::successors(Some(start), |&node| tree.parent(node))
                .take_while(move |&node| node != turning_point)
        };
        let mut nodes: Vec<NodeId> = up(from).collect();
        let turn = nodes.len();
        nodes.push(turning_point);
        nodes.extend(up(to));
        nodes[turn + 1..].reverse();
        Self { nodes, turn }
    }

    /// The labels along the way.
    pub fn encoding(&self, tree: &Tree) -> PathEncoding {
        let label = |&node: &NodeId| tree.label(node);
        // A path has at least one node; the default can only stand for none.
        let ends = self.nodes.first().cmp(&self.nodes.last());
        PathEncoding {
            ascending: self.nodes.iter().take(self.turn).map(label).collect(),
            direction: if ends == Ordering::Greater {
                Direction::Beta
            } else {
                Direction::Alpha
            },
            descending: self.nodes.iter().skip(self.turn + 1).map(label).collect(),
        }
    }
}

/// The encoding of the path from one word to another. The measure only asks for two different
/// words; that of a word to itself is (–, α, –).
///
/// # Complexity
/// O(depth).
pub fn encode(tree: &Tree, from: NodeId, to: NodeId) -> PathEncoding {
    Path::between(tree, from, to).encoding(tree)
}

#[cfg(test)]
mod tests {
    use super::{Path, encode};
    use crate::notation;
    use crate::symbol::Symbols;
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;

    /// `expected` is `ascending direction descending`, the labels joined by dots.
    #[track_caller]
    fn check(tree: &str, from: usize, to: usize, expected: &str) {
        let mut symbols = Symbols::new();
        let tree = notation::tree(&mut symbols, tree);
        let (from, to) = (
            tree.node(from - 1).expect("from"),
            tree.node(to - 1).expect("to"),
        );
        let encoding = encode(&tree, from, to);
        let join = |labels: &[crate::Symbol]| -> String {
            let texts: Vec<&str> = labels.iter().map(|&label| symbols.text(label)).collect();
            if texts.is_empty() {
                String::from("–")
            } else {
                texts.join(".")
            }
        };
        let direction = encoding.direction.as_str();
        let (up, down) = (join(&encoding.ascending), join(&encoding.descending));
        assert_eq!(format!("{up} {direction} {down}"), expected);
    }

    #[test]
    fn the_encodings_of_the_thesis() {
        check(notation::HOLMES_LEFT, 1, 6, "DET.NSUBJ α DOBJ.CMP");
        check(notation::HOLMES_RIGHT, 4, 2, "DET.DOBJ β NSUBJ");
    }

    #[test]
    fn an_end_that_is_the_turning_point_has_no_labels() {
        check(notation::HOLMES_LEFT, 4, 6, "– α DOBJ.CMP");
        check(notation::HOLMES_LEFT, 6, 4, "CMP.DOBJ β –");
        check(notation::HOLMES_LEFT, 4, 4, "– α –");
    }

    #[test]
    fn direction_is_sentence_order_in_a_non_projective_tree_too() {
        check("a>3 b>4 c>0 d>3", 2, 3, "b.d α –");
        check("a>3 b>4 c>0 d>3", 4, 1, "d β a");
    }

    #[test]
    fn a_path_names_every_node_and_where_it_turns() {
        let tree = notation::tree(&mut Symbols::new(), notation::HOLMES_LEFT);
        let (the, sherlock) = (tree.node(0).expect("the"), tree.node(5).expect("Sherlock"));
        let path = Path::between(&tree, the, sherlock);
        let nodes: Vec<usize> = path.nodes.iter().map(|node| node.index() + 1).collect();
        assert_eq!((nodes, path.turn), (alloc::vec![1, 2, 4, 7, 6], 2));
    }

    #[test]
    fn a_path_along_a_chain_of_100_000_words_is_encoded_on_a_small_stack() {
        let work = || {
            let label = Symbols::new().intern("a");
            let heads: Vec<Option<u32>> =
                (0..100_000_u32).map(|node| node.checked_sub(1)).collect();
            let tree = crate::Tree::new(&heads, &alloc::vec![label; heads.len()]).expect("a tree");
            let last = tree.node(heads.len() - 1).expect("a node");
            let encoding = encode(&tree, last, tree.root());
            assert_eq!(
                (encoding.ascending.len(), encoding.descending.len()),
                (99_999, 0)
            );
        };
        let thread = std::thread::Builder::new()
            .stack_size(256 * 1024)
            .spawn(work);
        thread.expect("a thread").join().expect("no overflow");
    }
}
