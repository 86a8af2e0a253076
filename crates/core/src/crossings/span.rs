//! Spans: from the first to the last word that the words of a phrase are linked to.

use crate::alignment::Link;
use crate::crossings::links::Counted;
use crate::crossings::parts::ByPart;
use crate::crossings::representation::HeadedTree;
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

/// The spans of all parts of a sentence; none if no word of a part has a link.
///
/// Complexity: linear in the nodes, for any depth.
pub(super) fn spans(tree: &HeadedTree<'_>, links: &Counted) -> ByPart<Option<Span>> {
    let of_word = |word| {
        // Sorted by right word, so that the first and the last are the ends.
        let links = links.of(word);
        let (&first, &last) = links.first().zip(links.last())?;
        Some(Span { first, last })
    };
    let and = |above: Option<Span>, below: Option<Span>| match (above, below) {
        (Some(above), Some(below)) => Some(above.and(below)),
        (above, below) => above.or(below),
    };
    ByPart::new(tree, None, of_word, and)
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
        let after = span((3, 5), (3, 5));
        assert!(!one.crosses(after) && !after.crosses(one));
        assert_eq!(one.overlap(after), None);
        assert!(other.crosses(after));
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
