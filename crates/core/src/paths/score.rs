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

use core::cmp::Ordering;

use crate::alignment::Alignment;
use crate::paths::meta_graph::MetaGraph;
use crate::paths::spanning::SpanningTree;

/// A disparity as the two whole numbers that it is: so much of at most so much.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ratio {
    /// The sum of the distances.
    pub distance: u64,
    /// The sum of the maxima, at least as much.
    pub maximum: u64,
}

impl Ratio {
    /// 1 − distance / maximum, between 0 and 1; none if there is no maximum. This is the one
    /// division, to be made where the number is shown.
    pub fn similarity(self) -> Option<f64> {
        let same = self.maximum.checked_sub(self.distance)?;
        (self.maximum > 0).then(|| quotient(same, self.maximum))
    }

    /// Orders by similarity, exactly: 5 of 10 is as similar as 1 of 2. None if one of them has no
    /// maximum.
    pub fn compare(self, other: Self) -> Option<Ordering> {
        let product = |a: u64, b: u64| u128::from(a) * u128::from(b);
        // More distance for the same maximum is less similar.
        let order =
            product(other.distance, self.maximum).cmp(&product(self.distance, other.maximum));
        (self.maximum > 0 && other.maximum > 0).then_some(order)
    }
}

/// The nearest floating-point number.
#[expect(
    clippy::cast_precision_loss,
    reason = "the last moment, where a number is shown"
)]
fn quotient(numerator: u64, denominator: u64) -> f64 {
    numerator as f64 / denominator as f64
}

/// The score of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Its maximum is at least 2.
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
    /// All links hang together by sharing words, so that there is no path between them.
    NoPaths,
}

impl Score {
    /// The score of a spanning tree over so many links.
    pub fn of(tree: &SpanningTree, links: usize) -> Self {
        match (links, tree.maximum()) {
            (0, _) => Self::Undefined(Undefined::NoLinks),
            (1, _) => Self::Undefined(Undefined::OneLink),
            (_, 0) => Self::Undefined(Undefined::NoPaths),
            (_, maximum) => Self::Defined(Ratio {
                distance: tree.distance(),
                maximum,
            }),
        }
    }

    /// The ratio, if it is defined.
    pub fn ratio(self) -> Option<Ratio> {
        match self {
            Self::Defined(ratio) => Some(ratio),
            Self::Undefined(_) => None,
        }
    }
}

/// The total over *all* pairs of links, the quantity that spanning trees replace; 0 of 0 where no
/// pair has a path.
pub fn total(graph: &MetaGraph) -> Ratio {
    let (distance, maximum) = graph.sums();
    Ratio { distance, maximum }
}

/// How many words of a sentence are aligned, out of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Share {
    /// The words that have a counterpart.
    pub aligned: u64,
    /// All words of the sentence, at least 1.
    pub words: u64,
}

/// How much of the two sentences the score speaks about. Reported beside the score, never mixed
/// into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Coverage {
    /// Of the left sentence.
    pub left: Share,
    /// Of the right sentence.
    pub right: Share,
}

impl Coverage {
    /// The coverage of an alignment.
    pub fn of(alignment: &Alignment) -> Self {
        let share = |aligned: usize, words: usize| Share {
            aligned: aligned as u64,
            words: words as u64,
        };
        Self {
            left: share(alignment.aligned_left(), alignment.left_words()),
            right: share(alignment.aligned_right(), alignment.right_words()),
        }
    }

    /// The harmonic mean of the two shares as numerator and denominator, 2ab / (av + bw) for a of
    /// w and b of v words; 0 of 1 where nothing is aligned.
    pub fn mean_parts(self) -> (u64, u64) {
        let Self { left, right } = self;
        match left.aligned * right.words + right.aligned * left.words {
            0 => (0, 1),
            denominator => (2 * left.aligned * right.aligned, denominator),
        }
    }

    /// The harmonic mean of the two shares, between 0 and 1.
    pub fn mean(self) -> f64 {
        let (numerator, denominator) = self.mean_parts();
        quotient(numerator, denominator)
    }
}

/// The scores of many pairs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Corpus {
    /// How many pairs there were.
    pub pairs: u64,
    /// How many of them have no score.
    pub undefined: u64,
    /// The sums over all pairs.
    pub sum: Ratio,
    /// The sum of the similarities of the pairs that have one.
    similarities: f64,
}

impl Corpus {
    /// Adds one more pair.
    pub fn add(&mut self, score: Score) {
        self.pairs += 1;
        match score {
            Score::Undefined(_) => self.undefined += 1,
            Score::Defined(ratio) => {
                self.sum.distance += ratio.distance;
                self.sum.maximum += ratio.maximum;
                self.similarities += ratio.similarity().unwrap_or_default();
            }
        }
    }

    /// 1 − `ΣL / ΣLmax` over all pairs, in which long sentences weigh more; none if no pair has a
    /// score.
    pub fn micro_average(&self) -> Option<f64> {
        self.sum.similarity()
    }

    /// The mean of the pairs' similarities, those without one left out; none if no pair has one.
    pub fn macro_average(&self) -> Option<f64> {
        #[expect(
            clippy::cast_precision_loss,
            reason = "the last moment, where a number is shown"
        )]
        let defined = (self.pairs - self.undefined) as f64;
        (self.pairs > self.undefined).then(|| self.similarities / defined)
    }
}

#[cfg(test)]
mod tests {
    use super::{Corpus, Coverage, Ratio, Score, Share, Undefined};
    use crate::notation;
    use core::cmp::Ordering;

    fn ratio(distance: u64, maximum: u64) -> Ratio {
        Ratio { distance, maximum }
    }

    #[test]
    fn ratios_are_compared_exactly_and_the_smaller_distance_is_more_similar() {
        assert_eq!(ratio(5, 10).compare(ratio(1, 2)), Some(Ordering::Equal));
        assert_eq!(ratio(5, 11).compare(ratio(5, 10)), Some(Ordering::Greater));
        let large = u64::MAX;
        assert_eq!(
            ratio(large - 1, large).compare(ratio(large, large)),
            Some(Ordering::Greater)
        );
        assert_eq!(ratio(0, 0).compare(ratio(0, 1)), None);
        assert_eq!(ratio(0, 0).similarity(), None);
        assert_eq!(ratio(1, 4).similarity(), Some(0.75));
    }

    #[test]
    fn coverage_counts_words_and_not_links() {
        let pair = notation::pair(
            notation::HOLMES_LEFT,
            notation::HOLMES_RIGHT,
            notation::HOLMES_LINKS,
        );
        let coverage = Coverage::of(pair.alignment().expect("links in range"));
        assert_eq!(
            coverage.left,
            Share {
                aligned: 6,
                words: 7
            }
        );
        assert_eq!(
            coverage.right,
            Share {
                aligned: 5,
                words: 5
            }
        );
        assert_eq!(coverage.mean_parts(), (60, 65));
        let pair = notation::pair("a>0", "a>0", "");
        assert_eq!(
            Coverage::of(pair.alignment().expect("links in range")).mean_parts(),
            (0, 1)
        );
    }

    #[test]
    fn a_corpus_has_a_mean_over_words_and_one_over_pairs() {
        let mut corpus = Corpus::default();
        assert_eq!(
            (corpus.micro_average(), corpus.macro_average()),
            (None, None)
        );
        corpus.add(Score::Undefined(Undefined::OneLink));
        assert_eq!(
            (corpus.micro_average(), corpus.macro_average()),
            (None, None)
        );
        corpus.add(Score::Defined(ratio(1, 2)));
        corpus.add(Score::Defined(ratio(0, 6)));
        assert_eq!(
            (corpus.pairs, corpus.undefined, corpus.sum),
            (3, 1, ratio(1, 8))
        );
        assert_eq!(
            (corpus.micro_average(), corpus.macro_average()),
            (Some(0.875), Some(0.75))
        );
    }
}
