//! From the spanning tree to the score.
//!
//! The path disparity of a pair is `ΣL / ΣLmax` over the edges of its minimum spanning tree, between
//! 0 and 1; its similarity is 1 minus that.
//!
//! **\[D\]** The thesis introduces Lmax "to normalise the final scores"; the section that says how is
//! lost. **\[D\]** Where there is nothing to divide by, the score is undefined, and says why: never
//! 0, never "not a number".
//!
//! Source: McCaffery 2017, chapter 5.

use crate::alignment::Alignment;
use crate::paths::meta_graph::MetaGraph;
use crate::paths::spanning::SpanningTree;
use crate::ratio::Ratio;

/// The score of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// `ΣL` of `ΣLmax`, which is at least 2.
    Defined(Ratio),
    /// There is no path to compare.
    Undefined(Undefined),
}

/// Why there is no score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Undefined {
    /// No word is linked.
    NoLinks,
    /// One link alone is related to nothing.
    OneLink,
    /// All links are connected by shared words, so that there is no path between them.
    NoPaths,
}

impl Score {
    /// The score of a spanning tree over this many links.
    pub fn of(tree: &SpanningTree, links: usize) -> Self {
        match (links, tree.maximum()) {
            (0, _) => Self::Undefined(Undefined::NoLinks),
            (1, _) => Self::Undefined(Undefined::OneLink),
            (_, 0) => Self::Undefined(Undefined::NoPaths),
            (_, maximum) => Self::Defined(Ratio::or_zero(tree.distance(), maximum)),
        }
    }

    /// `1 − ΣL / ΣLmax`, if it is defined.
    pub fn similarity(self) -> Option<Ratio> {
        self.ratio().map(Ratio::complement)
    }

    /// `ΣL / ΣLmax`, if it is defined.
    pub fn ratio(self) -> Option<Ratio> {
        match self {
            Self::Defined(ratio) => Some(ratio),
            Self::Undefined(_) => None,
        }
    }
}

/// The total over *all* pairs of links, the quantity that spanning trees replace; 0 of 0 where no
/// pair has a path.
pub(crate) fn total(graph: &MetaGraph) -> Ratio {
    let (distance, maximum) = graph.sums();
    Ratio::or_zero(distance, maximum)
}

/// How much of the two sentences the score speaks about. Reported beside the score, never mixed
/// into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// The words of the left sentence that have a counterpart, of all.
    pub left: Ratio,
    /// Those of the right sentence.
    pub right: Ratio,
}

impl Coverage {
    /// The coverage of an alignment.
    pub fn of(alignment: &Alignment) -> Self {
        let share = |aligned: usize, words: usize| Ratio::or_zero(aligned as u64, words as u64);
        Self {
            left: share(alignment.aligned_left(), alignment.left_words()),
            right: share(alignment.aligned_right(), alignment.right_words()),
        }
    }

    /// The harmonic mean of the two shares, 2ab / (av + bw) for a of w and b of v words; 0 of 1 where
    /// nothing is aligned.
    pub fn mean(self) -> Ratio {
        let Self { left, right } = self;
        let whole = left.part() * right.whole() + right.part() * left.whole();
        Ratio::or_zero(2 * left.part() * right.part(), whole)
            .defined()
            .unwrap_or(Ratio::integer(0))
    }
}

#[cfg(test)]
mod tests {
    use super::Coverage;
    use crate::notation;
    use alloc::string::ToString;

    #[test]
    fn coverage_counts_words_and_not_links() {
        let pair = notation::pair(
            notation::HOLMES_LEFT,
            notation::HOLMES_RIGHT,
            notation::HOLMES_LINKS,
        );
        let coverage = Coverage::of(pair.alignment().expect("links in range"));
        assert_eq!(coverage.left.to_string(), "6/7");
        assert_eq!(coverage.right.to_string(), "5/5");
        assert_eq!(coverage.mean().to_string(), "60/65");
        let pair = notation::pair("a>0", "a>0", "");
        let coverage = Coverage::of(pair.alignment().expect("links in range"));
        assert_eq!(coverage.mean().to_string(), "0/1");
    }
}
