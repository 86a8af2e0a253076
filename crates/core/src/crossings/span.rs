//! Spans: from the first to the last word that the words of a phrase are linked to.

use alloc::vec;
use alloc::vec::Vec;

use crate::alignment::Link;
use crate::crossings::links::Counted;
use crate::crossings::representation::{Extent, HeadedTree, Part};
use crate::word::WordId;

/// An interval of right words, with the links that make its two ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Span {
    /// The link to its first word; of several the one of the first left word.
    pub first: Link,
    /// The link to its last word; of several the one of the first left word.
    pub last: Link,
}

impl Span {
    /// The first right word.
    pub fn start(self) -> WordId {
        self.first.right
    }

    /// The last right word.
    pub fn end(self) -> WordId {
        self.last.right
    }

    /// Whether two spans have a word in common, which is what makes their phrases cross.
    pub fn crosses(self, other: Self) -> bool {
        self.start() <= other.end() && other.start() <= self.end()
    }

    /// The first and the last word that two spans have in common.
    pub fn overlap(self, other: Self) -> Option<[WordId; 2]> {
        let start = self.start().max(other.start());
        let end = self.end().min(other.end());
        (start <= end).then_some([start, end])
    }

    /// From the first word of both to the last one.
    fn and(self, other: Self) -> Self {
        let first = |link: Link| (link.right, link.left);
        let is_first = first(self.first) <= first(other.first);
        let is_last = (self.last.right, other.last.left) >= (other.last.right, self.last.left);
        Self {
            first: if is_first { self.first } else { other.first },
            last: if is_last { self.last } else { other.last },
        }
    }
}

/// The spans of all parts of a sentence.
#[derive(Clone, Debug)]
pub(super) struct Spans {
    /// By node, of all words below it.
    whole: Vec<Option<Span>>,
    /// By node, of its word alone; empty where heads are whole phrases.
    words: Vec<Option<Span>>,
}

impl Spans {
    /// The spans of all parts in one pass, children before parents.
    ///
    /// Complexity: linear in the nodes and links, whatever the depth.
    pub(super) fn new(tree: &HeadedTree<'_>, links: &Counted) -> Self {
        let nodes = tree.tree();
        let mut whole = vec![None; nodes.len()];
        for node in nodes.nodes() {
            let of_word = tree.word(node).map(|word| links.of(word));
            // Sorted by right word, so that the first and the last are the ends.
            if let Some([first, .., last] | [first @ last]) = of_word {
                let (first, last) = (*first, *last);
                whole[node.index()] = Some(Span { first, last });
            }
        }
        let has_word_heads = tree
            .head(nodes.root())
            .is_some_and(|head| head.extent == Extent::Word);
        let words = if has_word_heads {
            whole.clone()
        } else {
            Vec::new()
        };
        for &node in nodes.preorder().iter().rev() {
            let (Some(span), Some(parent)) = (whole[node.index()], nodes.parent(node)) else {
                continue;
            };
            let above = &mut whole[parent.index()];
            *above = Some(above.map_or(span, |above: Span| above.and(span)));
        }
        Self { whole, words }
    }

    /// The span of a part; none if no word of it has a link.
    pub(super) fn of(&self, part: Part) -> Option<Span> {
        let spans = match part.extent {
            Extent::Whole => &self.whole,
            Extent::Word => &self.words,
        };
        spans[part.node.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::{Span, WordId};
    use crate::alignment::Link;

    fn span(first: (u32, u32), last: (u32, u32)) -> Span {
        let link = |(left, right)| Link::new(left, right).expect("numbers from 1");
        Span {
            first: link(first),
            last: link(last),
        }
    }

    #[test]
    fn spans_that_share_a_word_cross() {
        let (one, other) = (span((1, 2), (2, 4)), span((3, 4), (3, 6)));
        assert!(one.crosses(other) && other.crosses(one));
        let common = one.overlap(other).map(|words| words.map(WordId::get));
        assert_eq!(common, Some([4, 4]));
        let behind = span((3, 5), (3, 5));
        assert!(!one.crosses(behind) && !behind.crosses(one));
        assert_eq!(one.overlap(behind), None);
        assert!(other.crosses(behind));
    }

    #[test]
    fn of_several_links_to_an_end_that_of_the_first_word_is_named() {
        let (one, other) = (span((1, 2), (1, 4)), span((3, 2), (2, 4)));
        assert_eq!(one.and(other), one);
        assert_eq!(other.and(one), one);
        let wider = span((4, 1), (5, 5));
        assert_eq!(one.and(wider), wider);
        assert_eq!(wider.and(one), wider);
    }
}
