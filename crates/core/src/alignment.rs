//! Which words of the two sentences stand for each other.
//!
//! ```
//! use twintree::{Alignment, Symbols, Tree};
//!
//! let mut symbols = Symbols::new();
//! let labels = ["det", "root"].map(|label| symbols.intern(label));
//! let left = Tree::new(&[Some(1), None], &labels)?;
//! let right = left.clone();
//! let alignment = Alignment::new(&left, &right, [(1, 1, None), (0, 0, None), (1, 0, None)])?;
//! let links: Vec<_> = alignment.links().iter().map(|l| (l.left.index(), l.right.index())).collect();
//! assert_eq!(links, [(0, 0), (1, 0), (1, 1)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **\[D\]** Any number of links per word is allowed, on either side; the thesis allows one-to-many
//! in one direction only.

use alloc::vec::Vec;
use core::fmt;

use crate::order;
use crate::relation::Relation;
use crate::tree::{NodeId, Tree};

/// A word of the left tree with a word of the right one. Ordered by left word, then right word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Link {
    /// The word of the left tree.
    pub left: NodeId,
    /// The word of the right tree.
    pub right: NodeId,
}

/// A set of links between the nodes of two trees, each with at most one [`Relation`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alignment {
    /// Sorted, each once; every end is a node of its tree.
    links: Vec<Link>,
    /// The relation of each link, in the order of `links`.
    relations: Vec<Option<Relation>>,
    /// The positions in `links`, sorted by right word, then left word.
    by_right: Vec<usize>,
}

/// A link that names a word which its tree does not have. Numbers count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AlignmentError {
    /// The left word is unknown.
    UnknownLeft {
        /// The number given.
        node: u32,
        /// How many words the left tree has.
        words: usize,
    },
    /// The right word is unknown.
    UnknownRight {
        /// The number given.
        node: u32,
        /// How many words the right tree has.
        words: usize,
    },
    /// More different links than can be numbered; see the limit in the message.
    TooManyLinks {
        /// How many were given.
        links: usize,
    },
}

impl fmt::Display for AlignmentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownLeft { node, words } => {
                write!(f, "the left tree has {words} words, {node} is out of range")
            }
            Self::UnknownRight { node, words } => {
                write!(
                    f,
                    "the right tree has {words} words, {node} is out of range"
                )
            }
            Self::TooManyLinks { links } => {
                write!(f, "{links} links, but at most {} can be numbered", u32::MAX)
            }
        }
    }
}

impl core::error::Error for AlignmentError {}

impl Alignment {
    /// The set of these links, given by the numbers of their words from 0, in any order. A link
    /// named twice counts once and keeps the first relation named with it.
    ///
    /// # Errors
    /// The first link with an end that is no word.
    ///
    /// # Complexity
    /// O(k log k) for k links.
    pub fn new(
        left: &Tree,
        right: &Tree,
        links: impl IntoIterator<Item = (u32, u32, Option<Relation>)>,
    ) -> Result<Self, AlignmentError> {
        let mut named = Vec::new();
        for (from, to, relation) in links {
            let unknown_left = AlignmentError::UnknownLeft {
                node: from,
                words: left.len(),
            };
            let unknown_right = AlignmentError::UnknownRight {
                node: to,
                words: right.len(),
            };
            let left = left.node(from as usize).ok_or(unknown_left)?;
            let right = right.node(to as usize).ok_or(unknown_right)?;
            named.push((Link { left, right }, relation));
        }
        // Stable, so that the first relation named stays first.
        order::sort_by(&mut named, |(one, relation), (other, another)| {
            (one, relation.is_none()).cmp(&(other, another.is_none()))
        });
        named.dedup_by_key(|&mut (link, _)| link);
        let links = named.len();
        u32::try_from(links).map_err(|_| AlignmentError::TooManyLinks { links })?;
        Ok(Self::from_sorted(named))
    }

    /// From links that are sorted and different.
    fn from_sorted(named: Vec<(Link, Option<Relation>)>) -> Self {
        let (links, relations): (Vec<Link>, Vec<_>) = named.into_iter().unzip();
        let by_right = order::positions_by(&links, |one, other| one.right.cmp(&other.right));
        Self {
            links,
            relations,
            by_right,
        }
    }

    /// The links, sorted by left word, then right word.
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// The links with their relations, sorted.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Link, Option<Relation>)> + '_ {
        self.links
            .iter()
            .copied()
            .zip(self.relations.iter().copied())
    }

    /// The number of links.
    pub fn len(&self) -> usize {
        self.links.len()
    }

    /// Whether there is no link.
    pub fn is_empty(&self) -> bool {
        self.links.is_empty()
    }

    /// Whether this link is in the set. O(log k).
    pub fn contains(&self, link: Link) -> bool {
        self.links.binary_search(&link).is_ok()
    }

    /// The relation of `link`, if it is in the set and carries one. O(log k).
    pub fn relation(&self, link: Link) -> Option<Relation> {
        let at = self.links.binary_search(&link).ok()?;
        self.relations.get(at).copied().flatten()
    }

    /// The words of the right tree linked with this word of the left one, in sentence order.
    pub fn counterparts_of_left(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let first = self.links.partition_point(|link| link.left < node);
        let same = self.links[first..]
            .iter()
            .take_while(move |link| link.left == node);
        same.map(|link| link.right)
    }

    /// The words of the left tree linked with this word of the right one, in sentence order.
    pub fn counterparts_of_right(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let first = self
            .by_right
            .partition_point(|&at| self.links[at].right < node);
        let links = self.by_right[first..].iter().map(|&at| self.links[at]);
        links
            .take_while(move |link| link.right == node)
            .map(|link| link.left)
    }

    /// How many words of the left tree have a counterpart.
    pub fn aligned_left(&self) -> usize {
        self.links.chunk_by(|a, b| a.left == b.left).count()
    }

    /// How many words of the right tree have a counterpart.
    pub fn aligned_right(&self) -> usize {
        let right = |at: usize| self.links[at].right;
        self.by_right
            .chunk_by(|&a, &b| right(a) == right(b))
            .count()
    }

    /// The links that `keep` accepts as one alignment, and the others in order.
    pub fn partition(&self, mut keep: impl FnMut(Link) -> bool) -> (Self, Vec<Link>) {
        let (kept, others): (Vec<_>, Vec<_>) = self.iter().partition(|&(link, _)| keep(link));
        (
            Self::from_sorted(kept),
            others.into_iter().map(|(link, _)| link).collect(),
        )
    }

    /// The same alignment with the two trees exchanged, every relation mirrored.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mirrored = self.by_right.iter().map(|&at| {
            let Link { left, right } = self.links[at];
            let relation = self.relations[at].map(Relation::mirrored);
            (
                Link {
                    left: right,
                    right: left,
                },
                relation,
            )
        });
        Self::from_sorted(mirrored.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::{Alignment, AlignmentError, Link};
    use crate::notation;
    use crate::relation::Relation;
    use crate::tree::NodeId;
    use alloc::vec::Vec;

    fn holmes() -> (crate::Tree, crate::Tree, Alignment) {
        notation::pair(
            notation::HOLMES_LEFT,
            notation::HOLMES_RIGHT,
            "6-2 4-3 3-3 1-4 2-5 5-1 4-3",
        )
    }

    fn plain(links: &[Link]) -> Vec<(usize, usize)> {
        links
            .iter()
            .map(|link| (link.left.index(), link.right.index()))
            .collect()
    }

    #[test]
    fn links_are_sorted_and_each_stands_once() {
        let (_, _, alignment) = holmes();
        assert_eq!(
            plain(alignment.links()),
            [(0, 3), (1, 4), (2, 2), (3, 2), (4, 0), (5, 1)]
        );
        assert_eq!(
            (alignment.aligned_left(), alignment.aligned_right()),
            (6, 5)
        );
    }

    #[test]
    fn counterparts_are_found_from_both_sides() {
        let (left, right, alignment) = holmes();
        let of_left = |n| {
            left.node(n)
                .map(|n| alignment.counterparts_of_left(n).collect())
        };
        let of_right = |n| {
            right
                .node(n)
                .map(|n| alignment.counterparts_of_right(n).collect())
        };
        let indices = |nodes: Option<Vec<NodeId>>| -> Vec<usize> {
            nodes.into_iter().flatten().map(NodeId::index).collect()
        };
        assert_eq!(indices(of_right(2)), [2, 3]);
        assert_eq!(indices(of_left(5)), [1]);
        assert_eq!(indices(of_left(6)), [0; 0]);
    }

    #[test]
    fn the_first_relation_named_is_kept_and_mirrored_with_the_sides() {
        let (left, right, _) = holmes();
        let named = [
            (0, 3, None),
            (0, 3, Some(Relation::Specifies)),
            (0, 3, Some(Relation::Equals)),
            (1, 0, None),
        ];
        let alignment = Alignment::new(&left, &right, named).expect("links in range");
        assert_eq!(
            alignment.relation(alignment.links()[0]),
            Some(Relation::Specifies)
        );
        assert_eq!(alignment.relation(alignment.links()[1]), None);
        let mirrored = alignment.mirrored();
        assert_eq!(plain(mirrored.links()), [(0, 1), (3, 0)]);
        assert_eq!(
            mirrored.relation(mirrored.links()[1]),
            Some(Relation::Generalizes)
        );
        assert_eq!(mirrored.mirrored(), alignment);
    }

    #[test]
    fn a_link_to_no_word_is_refused_with_the_number_of_words() {
        let (left, right, _) = holmes();
        let refused = |link: (u32, u32)| Alignment::new(&left, &right, [(link.0, link.1, None)]);
        assert_eq!(
            refused((7, 0)),
            Err(AlignmentError::UnknownLeft { node: 7, words: 7 })
        );
        assert_eq!(
            refused((6, 5)),
            Err(AlignmentError::UnknownRight { node: 5, words: 5 })
        );
        assert!(refused((6, 4)).is_ok());
    }

    #[test]
    fn links_can_be_set_aside() {
        let (_, _, alignment) = holmes();
        let (kept, others) = alignment.partition(|link| link.right.index() != 2);
        assert_eq!(kept.len(), 4);
        assert_eq!(plain(&others), [(2, 2), (3, 2)]);
        assert!(others.iter().all(|&link| !kept.contains(link)));
    }
}
