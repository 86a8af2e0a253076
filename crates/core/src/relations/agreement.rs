//! Two annotations of the same pairs, compared: a real one and a predicted one.
//!
//! ```
//! use twintree::relations::agreement::{self, Marked};
//! use twintree::Relation::{Equals, Restates};
//!
//! let real = [vec![Marked::new(1, 1, Some(Equals)), Marked::new(2, 3, Some(Restates))]];
//! let predicted = [vec![Marked::new(1, 1, Some(Equals)), Marked::new(2, 2, None)]];
//! let agreement = agreement::compare(&real, &predicted);
//! assert_eq!(agreement.links.micro.f(), 0.5);
//! assert_eq!(agreement.relations.confusion[0][0], 1);
//! assert_eq!((agreement.only_real.len(), agreement.only_predicted.len()), (1, 1));
//! ```
//!
//! Source: E. Marsi and E. Krahmer, *Explorations in Sentence Fusion*, ENLG 2005, sections 2 and 3.

mod confusion;

use alloc::vec::Vec;

use crate::order;
use crate::relation::Relation;
pub use confusion::{Confusion, NO_RELATION, class};

/// A link as an annotation names it: two word ids, which are only compared, and a relation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Marked {
    /// The word of the left sentence.
    pub left: u32,
    /// The word of the right sentence.
    pub right: u32,
    /// What the link says, if anything.
    pub relation: Option<Relation>,
}

impl Marked {
    /// A link between two words.
    pub fn new(left: u32, right: u32, relation: Option<Relation>) -> Self {
        Self {
            left,
            right,
            relation,
        }
    }

    fn words(self) -> (u32, u32) {
        (self.left, self.right)
    }
}

/// How many links there are and how many of them agree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Links of the real annotation.
    pub real: u64,
    /// Links of the predicted annotation.
    pub predicted: u64,
    /// Links of both.
    pub correct: u64,
}

impl Counts {
    /// correct / predicted; 0 if nothing was predicted.
    pub fn precision(&self) -> f64 {
        ratio(self.correct, self.predicted)
    }

    /// correct / real; 0 if nothing is real.
    pub fn recall(&self) -> f64 {
        ratio(self.correct, self.real)
    }

    /// 2PR / (P + R), the harmonic mean of precision and recall; 0 if both are.
    pub fn f(&self) -> f64 {
        // Precision and recall written out: one division of whole numbers.
        if self.correct == 0 {
            0.0
        } else {
            ratio(2 * self.correct, self.real + self.predicted)
        }
    }

    /// All three.
    pub fn fractions(&self) -> Fractions {
        Fractions {
            precision: self.precision(),
            recall: self.recall(),
            f: self.f(),
        }
    }
}

/// Precision, recall and F, each in 0..=1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Fractions {
    /// The share of what was predicted that is real.
    pub precision: f64,
    /// The share of what is real that was predicted.
    pub recall: f64,
    /// Their harmonic mean, or a mean of such.
    pub f: f64,
}

/// Agreement on which words are linked, whatever the relation.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LinkAgreement {
    /// Summed over all pairs.
    pub micro: Counts,
    /// The mean over the pairs of each of the three figures; a pair without links counts as 0.
    pub macro_mean: Fractions,
}

/// A link and its pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PairLink {
    /// The pair, from 0.
    pub pair: u32,
    /// The link.
    pub link: Marked,
}

/// A link of both annotations on whose relation they differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Differing {
    /// The pair, from 0.
    pub pair: u32,
    /// The word of the left sentence.
    pub left: u32,
    /// The word of the right sentence.
    pub right: u32,
    /// What the real annotation says.
    pub real: Option<Relation>,
    /// What the predicted annotation says.
    pub predicted: Option<Relation>,
}

/// How far two annotations agree.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Agreement {
    /// On the links.
    pub links: LinkAgreement,
    /// On the relations of the links that both have.
    pub relations: Confusion,
    /// Links of the real annotation alone, by pair, left and right word.
    pub only_real: Vec<PairLink>,
    /// Links of the predicted annotation alone, in the same order.
    pub only_predicted: Vec<PairLink>,
    /// Links of both with different relations, in the same order.
    pub differing: Vec<Differing>,
}

/// Compares two annotations pair by pair; pairs that only one of them has count as pairs without
/// links in the other. Within a pair a link named twice counts once and keeps the first relation
/// named with it.
///
/// Complexity: O(k log k) for k links.
pub fn compare(real: &[Vec<Marked>], predicted: &[Vec<Marked>]) -> Agreement {
    let mut agreement = Agreement::default();
    let pairs = real.len().max(predicted.len());
    let mut sum = Fractions::default();
    for (pair, at) in (0..).zip(0..pairs) {
        let real = as_set(real.get(at));
        let predicted = as_set(predicted.get(at));
        let mut counts = Counts {
            real: real.len() as u64,
            predicted: predicted.len() as u64,
            correct: 0,
        };
        let mut others = predicted.iter().copied().peekable();
        for link in real {
            while let Some(other) = others.next_if(|other| other.words() < link.words()) {
                agreement
                    .only_predicted
                    .push(PairLink { pair, link: other });
            }
            let Some(other) = others.next_if(|other| other.words() == link.words()) else {
                agreement.only_real.push(PairLink { pair, link });
                continue;
            };
            counts.correct += 1;
            agreement.relations.count(link.relation, other.relation);
            if link.relation != other.relation {
                agreement.differing.push(Differing {
                    pair,
                    left: link.left,
                    right: link.right,
                    real: link.relation,
                    predicted: other.relation,
                });
            }
        }
        agreement
            .only_predicted
            .extend(others.map(|link| PairLink { pair, link }));
        let micro = &mut agreement.links.micro;
        micro.real += counts.real;
        micro.predicted += counts.predicted;
        micro.correct += counts.correct;
        sum.precision += counts.precision();
        sum.recall += counts.recall();
        sum.f += counts.f();
    }
    if pairs > 0 {
        let pairs = real_number(pairs as u64);
        agreement.links.macro_mean = Fractions {
            precision: sum.precision / pairs,
            recall: sum.recall / pairs,
            f: sum.f / pairs,
        };
    }
    agreement
}

fn as_set(links: Option<&Vec<Marked>>) -> Vec<Marked> {
    let mut links = links.cloned().unwrap_or_default();
    // Stable, so that the first relation named stays first.
    order::sort_by(&mut links, |one, other| {
        (one.words(), one.relation.is_none()).cmp(&(other.words(), other.relation.is_none()))
    });
    links.dedup_by_key(|link| link.words());
    links
}

/// `part / whole`, 0 if there is no whole.
fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 {
        0.0
    } else {
        real_number(part) / real_number(whole)
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "numbers of links stay far below 2⁵³"
)]
fn real_number(value: u64) -> f64 {
    value as f64
}
