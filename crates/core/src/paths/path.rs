//! The path between two words of a tree, and how it is encoded for comparison.
//!
//! From a word one goes up to the lowest common ancestor and down to the other word. The encoding
//! keeps the labels met on the way up, whether the way leads to the right or to the left in the
//! sentence, and the labels met on the way down:
//!
//! ```text
//! detective ←nsubj becomes →dobj Holmes
//!
//! detective to Holmes: ascending nsubj, direction α, descending dobj
//! ```
//!
//! Source: McCaffery 2017, chapter 5 (χ, ψ and ω there). A label is one symbol, never a string of
//! characters.

use alloc::vec::Vec;
use core::cmp::Ordering;

use crate::dependency::DependencyTree;
use crate::symbol::Symbol;
use crate::word::WordId;

named! {
    /// On which side of the last word of a path its first word stands. Always sentence order, also in
    /// a tree that is not projective.
    pub enum Direction by as_str {
        /// The first word stands to the left.
        Alpha = "α",
        /// The first word stands to the right.
        Beta = "β",
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

/// The path from one word to another, as words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// Every word on the way, both ends included.
    pub words: Vec<WordId>,
    /// Where in `words` the lowest common ancestor stands: before it the way goes up, after it down.
    pub turn: usize,
}

impl Path {
    /// The way in a tree from one word to another; of a word to itself, that word alone. None if the
    /// tree does not have both.
    ///
    /// # Complexity
    /// O(depth).
    pub fn between(dependencies: &DependencyTree, from: WordId, to: WordId) -> Option<Self> {
        let tree = dependencies.tree();
        let (from, to) = (dependencies.node(from)?, dependencies.node(to)?);
        let turning_point = tree.lca(from, to);
        let up = |start| {
            core::iter::successors(Some(start), |&node| tree.parent(node))
                .take_while(move |&node| node != turning_point)
                .map(|node| dependencies.word(node))
        };
        let mut words: Vec<WordId> = up(from).collect();
        let turn = words.len();
        words.push(dependencies.word(turning_point));
        words.extend(up(to));
        words[turn + 1..].reverse();
        Some(Self { words, turn })
    }

    /// The words whose relations are met on the way up and on the way down: not that of the turning point.
    pub(crate) fn parts(&self) -> [&[WordId]; 2] {
        let (up, down) = (..self.turn, self.turn + 1..);
        [self.words.get(up), self.words.get(down)].map(Option::unwrap_or_default)
    }

    /// The labels along the way, which is one of this tree.
    pub fn encoding(&self, dependencies: &DependencyTree) -> PathEncoding {
        let label = |&word: &WordId| dependencies.node(word).map(|node| dependencies.label(node));
        let [up, down] = self.parts();
        // A path has at least one word; the default can only stand for none.
        let ends = self.words.first().cmp(&self.words.last());
        PathEncoding {
            ascending: up.iter().filter_map(label).collect(),
            direction: if ends == Ordering::Greater {
                Direction::Beta
            } else {
                Direction::Alpha
            },
            descending: down.iter().filter_map(label).collect(),
        }
    }
}

/// The encoding of the path from one word to another. The measure only asks for two different
/// words; that of a word to itself is (–, α, –). None if the tree does not have both.
///
/// # Complexity
/// O(depth).
pub fn encode(dependencies: &DependencyTree, from: WordId, to: WordId) -> Option<PathEncoding> {
    Some(Path::between(dependencies, from, to)?.encoding(dependencies))
}

#[cfg(test)]
mod tests {
    use super::{Path, encode};
    use crate::alignment::Link;
    use crate::notation;
    use crate::pair::Pair;
    use crate::word::WordId;
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;

    /// `expected` is `ascending direction descending`, the labels joined by dots.
    #[track_caller]
    fn check(tree: &str, from: u32, to: u32, expected: &str) {
        let pair = notation::pair(tree, tree, "");
        let pair = pair.dependencies().expect("two trees");
        let (tree, symbols) = (pair.left(), pair.symbols());
        let word = |number| WordId::new(number).expect("a word");
        let encoding = encode(tree, word(from), word(to)).expect("two words");
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
        let pair = notation::pair(notation::HOLMES_LEFT, notation::HOLMES_RIGHT, "");
        let [tree, _] = pair.trees().expect("two trees");
        let word = |number| WordId::new(number).expect("a word");
        let path = Path::between(tree, word(1), word(6)).expect("two words");
        let words: Vec<u32> = path.words.into_iter().map(WordId::get).collect();
        assert_eq!((words, path.turn), (alloc::vec![1, 2, 4, 7, 6], 2));
        assert_eq!(Path::between(tree, word(1), word(8)), None);
    }

    #[test]
    fn a_path_along_a_chain_of_100_000_words_is_encoded_on_a_small_stack() {
        let work = || {
            let words: Vec<_> = (0..100_000).map(|head| (WordId::new(head), "a")).collect();
            let none: [Link; 0] = [];
            let pair = Pair::from_heads(&words, &words, none).expect("two trees");
            let [tree, _] = pair.trees().expect("two trees");
            let last = WordId::new(100_000).expect("a word");
            let encoding = encode(tree, last, WordId::FIRST).expect("two words");
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
