//! Which phrases are alike in both trees, so that they can be drawn as one.
//!
//! A word is *alike* in both trees if it has one link, to a word that has no other; if their heads are
//! linked like that, too, to each other; if both have the same label and stand on the same side of their
//! heads; and if no [`Charge`] stands at either of their relations. What is alike costs nothing: the edge
//! of the meta-graph between such a word and its head weighs 0.
//!
//! The *block* of a word that has one link, to a word that has no other, is the largest set made of the word
//! and of blocks of dependents that are alike, each whole, that stands without a gap in both sentences.
//! A *fold* is a block of two words and more that is no part of another. Its own head need not be alike:
//! nearly every phrase hangs on a relation that is charged, and the whole of it seldom is without one.
//!
//! ```
//! use twintree::paths::{compare, charges, folds};
//! use twintree::{Pair, PairOptions};
//!
//! // "the cat sleeps" against "sleeps the cat": "the cat" stays as it is.
//! # let left = "1\tthe\t_\tDET\t_\t_\t2\tdet\t_\t_\n2\tcat\t_\tNOUN\t_\t_\t3\tnsubj\t_\t_\n3\tsleeps\t_\tVERB\t_\t_\t0\troot\t_\t_\n";
//! # let right = "1\tsleeps\t_\tVERB\t_\t_\t0\troot\t_\t_\n2\tthe\t_\tDET\t_\t_\t3\tdet\t_\t_\n3\tcat\t_\tNOUN\t_\t_\t1\tnsubj\t_\t_\n";
//! let pair = Pair::read(left, right, "1-2 2-3 3-1", &PairOptions::default());
//! let trees = pair.dependencies()?;
//! let charges = charges(trees, &compare(trees)?.spanning_tree)?;
//! let [fold] = &folds(trees, &charges)[..] else { return Err("no fold".into()) };
//! assert_eq!(fold.head.to_string(), "2-3");
//! assert_eq!(fold.left.map(|word| word.get()), [1, 2]);
//! assert_eq!(fold.right.map(|word| word.get()), [2, 3]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **\[D\]** No source has this: it is made for reading. It holds for dependencies, whose words are nodes.

use alloc::vec;
use alloc::vec::Vec;

use crate::alignment::Link;
use crate::pair::DependencyPair;
use crate::paths::charge::Charge;
use crate::tree::NodeId;
use crate::word::WordId;

/// A phrase that is alike in both trees, but for the relation that it hangs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fold {
    /// Its head on both sides.
    pub head: Link,
    /// Its first and its last word in the left sentence; at least two words.
    pub left: [WordId; 2],
    /// Those in the right sentence, as many words.
    pub right: [WordId; 2],
}

/// The folds of a pair with these charges, in the order of the left sentence. No two share a word.
///
/// # Complexity
/// Linear in the words, the links and the charges.
pub fn folds(pair: DependencyPair<'_>, charges: &[Charge]) -> Vec<Fold> {
    let tree = pair.left().tree();
    let mut blocks = Blocks::new(pair, charges);
    for node in tree.postorder() {
        blocks.add(node);
    }
    // By the place of its first word.
    let mut folds = vec![None; tree.len()];
    let mut is_part = vec![false; tree.len()];
    for &node in tree.preorder() {
        let Some(block) = blocks.found[node.index()] else {
            continue;
        };
        let [first, last] = block.left.map(|place| place as usize);
        if first == last || is_part[node.index()] {
            continue;
        }
        is_part[first..=last].fill(true);
        folds[first] = Some(Fold {
            head: Link {
                left: pair.left().word(node),
                right: WordId::at(block.head),
            },
            left: block.left.map(WordId::at),
            right: block.right.map(WordId::at),
        });
    }
    folds.into_iter().flatten().collect()
}

/// A stretch of both sentences, places from 0, first and last.
#[derive(Clone, Copy)]
struct Block {
    left: [u32; 2],
    right: [u32; 2],
    /// The right word that its head is linked to.
    head: u32,
    /// Where it stands among those that join its head on one side, from the nearest on.
    rank: usize,
}

/// The blocks of the words of the left tree, by their places.
struct Blocks<'p> {
    pair: DependencyPair<'p>,
    /// By the place of a word on either side: its only link, where the word at the other end has no other.
    partners: [Vec<Option<NodeId>>; 2],
    /// Whether a left word is alike.
    is_alike: Vec<bool>,
    found: Vec<Option<Block>>,
}

/// How a stretch is seen by a head that stands before it; by one that stands after it, in a mirror.
type Seen = fn([u32; 2]) -> [u32; 2];

impl<'p> Blocks<'p> {
    /// None yet.
    fn new(pair: DependencyPair<'p>, charges: &[Charge]) -> Self {
        let trees = [pair.left(), pair.right()];
        let links = pair.alignment().links();
        let mut counts = trees.map(|tree| vec![0_u32; tree.len()]);
        for link in links {
            counts[0][link.left.index()] += 1;
            counts[1][link.right.index()] += 1;
        }
        let mut partners = trees.map(|tree| vec![None; tree.len()]);
        for link in links {
            let [left, right] = [link.left, link.right].map(WordId::index);
            if (counts[0][left], counts[1][right]) == (1, 1) {
                partners[0][left] = trees[1].node(link.right);
                partners[1][right] = trees[0].node(link.left);
            }
        }
        let mut is_charged = trees.map(|tree| vec![false; tree.len()]);
        for charge in charges {
            for (side, relations) in is_charged.iter_mut().zip([charge.left, charge.right]) {
                for word in relations.words() {
                    if let Some(is_charged) = side.get_mut(word.index()) {
                        *is_charged = true;
                    }
                }
            }
        }
        let is_alike = |left: NodeId| {
            let right = partners[0][left.index()]?;
            let [head, other] = [
                trees[0].tree().parent(left)?,
                trees[1].tree().parent(right)?,
            ];
            Some(
                partners[0][head.index()] == Some(other)
                    && trees[0].label(left) == trees[1].label(right)
                    && (left < head) == (right < other)
                    && !is_charged[0][left.index()]
                    && !is_charged[1][right.index()],
            )
        };
        let nodes = trees[0].tree().nodes();
        Self {
            is_alike: nodes.map(|node| is_alike(node) == Some(true)).collect(),
            found: vec![None; trees[0].len()],
            pair,
            partners,
        }
    }

    /// The block of a word, once those of its dependents are there.
    fn add(&mut self, node: NodeId) {
        let Some(partner) = self.partners[0][node.index()] else {
            return;
        };
        let mut block = Block {
            left: [node.number(); 2],
            right: [partner.number(); 2],
            head: partner.number(),
            rank: 0,
        };
        let (left, right) = (self.pair.left().tree(), self.pair.right().tree());
        let (lefts, rights) = (left.children(node), right.children(partner));
        let middle = lefts.partition_point(|&child| child < node);
        let other = rights.partition_point(|&child| child < partner);
        let mirrored: Seen = |[first, last]| [!last, !first];
        let before = self.reach(
            &mut lefts[..middle].iter().rev(),
            &mut rights[..other].iter().rev(),
            block,
            mirrored,
        );
        let after = self.reach(
            &mut lefts[middle..].iter(),
            &mut rights[other..].iter(),
            block,
            |stretch| stretch,
        );
        if let Some([left, right]) = before {
            (block.left[0], block.right[0]) = (!left, !right);
        }
        if let Some([left, right]) = after {
            (block.left[1], block.right[1]) = (left, right);
        }
        self.found[node.index()] = Some(block);
    }

    /// How far the largest set of blocks that joins a head on one side without a gap in both sentences
    /// reaches: its last places. The dependents come from the nearest on; those of the right sentence may stand
    /// in another order, and the set is a beginning of both.
    fn reach(
        &mut self,
        lefts: &mut dyn Iterator<Item = &NodeId>,
        rights: &mut dyn Iterator<Item = &NodeId>,
        head: Block,
        seen: Seen,
    ) -> Option<[u32; 2]> {
        let mut joined: Vec<NodeId> = Vec::new();
        let mut end = seen(head.left)[1];
        for &node in lefts {
            if !self.is_alike[node.index()] {
                continue;
            }
            let Some(block) = &mut self.found[node.index()] else {
                continue;
            };
            let [first, last] = seen(block.left);
            if first != end + 1 {
                break;
            }
            end = last;
            block.rank = joined.len();
            joined.push(node);
        }
        // The first so many of the one order are the first so many of the other where none of them is later.
        let (mut end, mut latest, mut count, mut found) = (seen(head.right)[1], 0, 0, None);
        for &node in rights {
            let Some(left) =
                self.partners[1][node.index()].filter(|left| self.is_alike[left.index()])
            else {
                continue;
            };
            let Some(block) = self.found[left.index()] else {
                continue;
            };
            let [first, last] = seen(block.right);
            if first != end + 1 || joined.get(block.rank) != Some(&left) {
                break;
            }
            end = last;
            latest = latest.max(block.rank);
            count += 1;
            if latest + 1 == count {
                let block = self.found[joined[latest].index()]?;
                found = Some([seen(block.left)[1], end]);
            }
        }
        found
    }
}
