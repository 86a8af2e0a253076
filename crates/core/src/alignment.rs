//! Which words of the two sentences are aligned.
//!
//! ```
//! use twintree::{Alignment, Link};
//!
//! let links = [(2, 2), (1, 1), (2, 1)].map(|(left, right)| Link::new(left, right).unwrap());
//! let alignment = Alignment::new(2, 2, links)?;
//! let sorted: Vec<_> = alignment.links().iter().map(ToString::to_string).collect();
//! assert_eq!(sorted, ["1-1", "2-1", "2-2"]);
//! # Ok::<(), twintree::AlignmentError>(())
//! ```
//!
//! **\[D\]** Any number of links per word is allowed, on either side; McCaffery's thesis allows
//! one-to-many in one direction only.

use alloc::vec::Vec;
use core::fmt;

use crate::relation::Relation;
use crate::too_large::TooLarge;
use crate::word::WordId;

/// A word of the left sentence with a word of the right one. Ordered by left word, then right word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Link {
    /// The word of the left sentence.
    pub left: WordId,
    /// The word of the right sentence.
    pub right: WordId,
}

impl Link {
    /// The link between the words of these numbers, which count from 1; none where one is 0.
    pub fn new(left: u32, right: u32) -> Option<Self> {
        Some(Self {
            left: WordId::new(left)?,
            right: WordId::new(right)?,
        })
    }

    /// The same link with the two sentences exchanged.
    #[must_use]
    pub fn mirrored(self) -> Self {
        Self {
            left: self.right,
            right: self.left,
        }
    }
}

impl fmt::Display for Link {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}-{}", self.left, self.right)
    }
}

/// How certain an annotator was of a link. (F. J. Och and H. Ney, *A Systematic Comparison of Various
/// Statistical Alignment Models*, Computational Linguistics 29(1), 2003.)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Certainty {
    /// S: the words are translations of each other.
    #[default]
    Sure,
    /// P: they may be; written `3p5`.
    Possible,
}

/// A link with its relation and its certainty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AnnotatedLink {
    /// The link.
    pub link: Link,
    /// How the two sides relate, where it is known.
    pub relation: Option<Relation>,
    /// Sure or possible.
    pub certainty: Certainty,
}

impl AnnotatedLink {
    /// The same with the two sentences exchanged, the relation mirrored.
    #[must_use]
    pub fn mirrored(self) -> Self {
        Self {
            link: self.link.mirrored(),
            relation: self.relation.map(Relation::mirrored),
            ..self
        }
    }

    /// Merges the annotation of the same link when it is repeated: the first relation wins, and
    /// *sure* before *possible*.
    pub(crate) fn merge(&mut self, again: Self) {
        self.relation = self.relation.or(again.relation);
        self.certainty = self.certainty.min(again.certainty);
    }
}

impl From<Link> for AnnotatedLink {
    /// A sure link without a relation.
    fn from(link: Link) -> Self {
        Self {
            link,
            relation: None,
            certainty: Certainty::Sure,
        }
    }
}

/// A set of links between the words of two sentences, each with its relation and certainty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Alignment {
    /// How many words the two sentences have.
    words: [usize; 2],
    /// Sorted, each once; every end is a word of its sentence.
    links: Vec<Link>,
    /// The annotation of each link, in the order of `links`.
    marks: Vec<(Option<Relation>, Certainty)>,
}

/// Why links are no alignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AlignmentError {
    /// A link names a word which the left sentence does not have.
    UnknownLeft {
        /// The link.
        link: Link,
        /// How many words the sentence has.
        words: usize,
    },
    /// A link names a word which the right sentence does not have.
    UnknownRight {
        /// The link.
        link: Link,
        /// How many words the sentence has.
        words: usize,
    },
    /// The words of a sentence are not known: its text has errors, or there was none.
    UnknownWords,
    /// More links than can be numbered.
    TooLarge(TooLarge),
}

impl AlignmentError {
    /// The stable name of the error, in kebab-case.
    pub fn code(&self) -> &'static str {
        match self {
            Self::UnknownLeft { .. } | Self::UnknownRight { .. } => "link-out-of-range",
            Self::UnknownWords => "words-unknown",
            Self::TooLarge(_) => TooLarge::CODE,
        }
    }
}

impl fmt::Display for AlignmentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownLeft { link, words } => {
                write!(f, "{link}: the left sentence has {words} words")
            }
            Self::UnknownRight { link, words } => {
                write!(f, "{link}: the right sentence has {words} words")
            }
            Self::UnknownWords => f.write_str(
                "the words of a sentence are not known: its text has errors, or there is none",
            ),
            Self::TooLarge(refused) => refused.fmt(f),
        }
    }
}

impl core::error::Error for AlignmentError {}

impl Alignment {
    /// The set of these links between sentences of this many words, in any order. Of a link named
    /// twice the first relation holds, and *sure* before *possible*.
    ///
    /// # Errors
    /// The first link with an end that is not a word.
    ///
    /// # Complexity
    /// O(k log k) for k links.
    pub fn new<M: Into<AnnotatedLink>>(
        left_words: usize,
        right_words: usize,
        links: impl IntoIterator<Item = M>,
    ) -> Result<Self, AlignmentError> {
        let links = links.into_iter();
        let mut marked: Vec<AnnotatedLink> = Vec::with_capacity(links.size_hint().0);
        for one in links {
            let one: AnnotatedLink = one.into();
            let link = one.link;
            if link.left.index() >= left_words {
                let words = left_words;
                return Err(AlignmentError::UnknownLeft { link, words });
            }
            if link.right.index() >= right_words {
                let words = right_words;
                return Err(AlignmentError::UnknownRight { link, words });
            }
            marked.push(one);
        }
        TooLarge::check("links", marked.len(), u32::MAX).map_err(AlignmentError::TooLarge)?;
        let marked = as_set(marked);
        Ok(Self::from_sorted([left_words, right_words], &marked))
    }

    /// From links that are sorted, different, and in range.
    fn from_sorted(words: [usize; 2], marked: &[AnnotatedLink]) -> Self {
        Self {
            words,
            links: marked.iter().map(|one| one.link).collect(),
            marks: marked
                .iter()
                .map(|one| (one.relation, one.certainty))
                .collect(),
        }
    }

    /// How many words the left sentence has.
    pub fn left_words(&self) -> usize {
        self.words[0]
    }

    /// How many words the right sentence has.
    pub fn right_words(&self) -> usize {
        self.words[1]
    }

    /// The links, sorted by left word, then right word.
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// The annotated links, sorted.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = AnnotatedLink> + '_ {
        let links = self.links.iter().zip(&self.marks);
        links.map(|(&link, &(relation, certainty))| AnnotatedLink {
            link,
            relation,
            certainty,
        })
    }

    /// The number of links.
    pub fn len(&self) -> usize {
        self.links.len()
    }

    /// Whether there is no link.
    pub fn is_empty(&self) -> bool {
        self.links.is_empty()
    }

    /// The annotation of `link`, if it is in the set. O(log k).
    pub fn get(&self, link: Link) -> Option<AnnotatedLink> {
        let at = self.links.binary_search(&link).ok()?;
        let &(relation, certainty) = self.marks.get(at)?;
        Some(AnnotatedLink {
            link,
            relation,
            certainty,
        })
    }

    /// How many words of the left sentence have a counterpart.
    pub fn aligned_left(&self) -> usize {
        self.links.chunk_by(|a, b| a.left == b.left).count()
    }

    /// How many words of the right sentence have a counterpart. O(k log k).
    pub fn aligned_right(&self) -> usize {
        // Plain numbers are sorted fastest, and these are sorted for the links, too.
        let rights = self.links.iter().map(|link| u64::from(link.right.get()));
        let mut rights: Vec<u64> = rights.collect();
        rights.sort_unstable();
        rights.chunk_by(|a, b| a == b).count()
    }

    /// The links that `keep` accepts as one alignment, and the others in order.
    pub fn partition(
        &self,
        mut keep: impl FnMut(AnnotatedLink) -> bool,
    ) -> (Self, Vec<AnnotatedLink>) {
        let (kept, others): (Vec<_>, Vec<_>) = self.iter().partition(|&one| keep(one));
        (Self::from_sorted(self.words, &kept), others)
    }

    /// The same alignment with the two sentences exchanged, every relation mirrored. O(k log k).
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let [left, right] = self.words;
        let mirrored = as_set(self.iter().map(AnnotatedLink::mirrored).collect());
        Self::from_sorted([right, left], &mirrored)
    }
}

/// The links in order, each once, with the [merged](AnnotatedLink::merge) annotations.
///
/// # Complexity
/// O(k log k) for k links.
pub(crate) fn as_set(mut links: Vec<AnnotatedLink>) -> Vec<AnnotatedLink> {
    // Links named twice keep their order, so that the first relation named stays first.
    links.sort_by_key(|one| one.link);
    links.dedup_by(|next, kept| {
        let same = next.link == kept.link;
        if same {
            kept.merge(*next);
        }
        same
    });
    links
}

#[cfg(test)]
mod tests {
    use super::{Alignment, AlignmentError, AnnotatedLink, Certainty, Link};
    use crate::relation::Relation;
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;

    fn link(left: u32, right: u32) -> Link {
        Link::new(left, right).expect("numbers from 1")
    }

    /// The alignment of the thesis, sentences of 7 and 5 words.
    fn holmes() -> Alignment {
        let links = [(6, 2), (4, 3), (3, 3), (1, 4), (2, 5), (5, 1), (4, 3)];
        let links = links.map(|(left, right)| link(left, right));
        Alignment::new(7, 5, links).expect("links in range")
    }

    fn relation(alignment: &Alignment, link: Link) -> Option<Relation> {
        alignment.get(link).expect("a link").relation
    }

    fn plain(links: &[Link]) -> String {
        let texts: Vec<String> = links.iter().map(ToString::to_string).collect();
        texts.join(" ")
    }

    #[test]
    fn links_are_sorted_and_each_stands_once() {
        let alignment = holmes();
        assert_eq!(plain(alignment.links()), "1-4 2-5 3-3 4-3 5-1 6-2");
        assert_eq!(
            (alignment.aligned_left(), alignment.aligned_right()),
            (6, 5)
        );
    }

    #[test]
    fn the_first_relation_named_is_kept_and_mirrored_with_the_sides() {
        let named = |relation| AnnotatedLink {
            relation,
            ..link(1, 4).into()
        };
        let links = [
            named(None),
            named(Some(Relation::Specifies)),
            named(Some(Relation::Equals)),
            link(2, 1).into(),
        ];
        let alignment = Alignment::new(7, 5, links).expect("links in range");
        assert_eq!(relation(&alignment, link(1, 4)), Some(Relation::Specifies));
        assert_eq!(relation(&alignment, link(2, 1)), None);
        let mirrored = alignment.mirrored();
        assert_eq!(plain(mirrored.links()), "1-2 4-1");
        assert_eq!(relation(&mirrored, link(4, 1)), Some(Relation::Generalizes));
        assert_eq!((mirrored.left_words(), mirrored.right_words()), (5, 7));
        assert_eq!(mirrored.mirrored(), alignment);
    }

    #[test]
    fn a_link_named_as_sure_is_sure() {
        let possible = |left, right| AnnotatedLink {
            certainty: Certainty::Possible,
            ..link(left, right).into()
        };
        let links = [possible(1, 1), link(1, 1).into(), possible(2, 1)];
        let alignment = Alignment::new(2, 1, links).expect("links in range");
        let certainties: Vec<Certainty> = alignment.iter().map(|one| one.certainty).collect();
        assert_eq!(certainties, [Certainty::Sure, Certainty::Possible]);
    }

    #[test]
    fn a_link_to_no_word_is_refused_with_the_number_of_words() {
        let refused = |left, right| Alignment::new(7, 5, [link(left, right)]);
        assert_eq!(
            refused(8, 1),
            Err(AlignmentError::UnknownLeft {
                link: link(8, 1),
                words: 7
            })
        );
        let beyond = refused(7, 6).expect_err("five words");
        assert_eq!(beyond.to_string(), "7-6: the right sentence has 5 words");
        assert!(refused(7, 5).is_ok());
    }

    #[test]
    fn links_can_be_set_aside() {
        let alignment = holmes();
        let (kept, others) = alignment.partition(|one| one.link.right.get() != 3);
        assert_eq!(kept.len(), 4);
        let others: Vec<Link> = others.into_iter().map(|one| one.link).collect();
        assert_eq!(plain(&others), "3-3 4-3");
        assert!(others.iter().all(|&link| kept.get(link).is_none()));
    }
}
