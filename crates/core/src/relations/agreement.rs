//! Two annotations of the same pairs, compared: a gold one, which the paper calls real, and a
//! predicted one.
//!
//! ```
//! use twintree::relations::agreement;
//! use twintree::text::links::{Numbering, read};
//!
//! let annotation = |text| -> Vec<Vec<twintree::AnnotatedLink>> {
//!     let (pairs, _) = read(text, Numbering::FromOne);
//!     pairs.iter().map(|pair| pair.iter().map(|link| link.marked()).collect()).collect()
//! };
//! let gold = annotation("1-1:equals 2-3:restates");
//! let predicted = annotation("1-1:equals 2-2");
//! let agreement = agreement::compare(&gold, &predicted)?;
//! assert_eq!(agreement.links.micro.f().value(), 0.5);
//! assert_eq!(agreement.relations.confusion[0][0], 1);
//! assert_eq!((agreement.only_gold.len(), agreement.only_predicted.len()), (1, 1));
//! # Ok::<(), twintree::TooLarge>(())
//! ```
//!
//! **\[D\]** A possible link is a link like any other.
//!
//! Source: E. Marsi and E. Krahmer, *Explorations in Sentence Fusion*, ENLG 2005, sections 2 and 3.

mod confusion;

use alloc::vec::Vec;

use crate::alignment::{AnnotatedLink, Link, as_set};
use crate::average::Average;
use crate::ratio::Ratio;
use crate::relation::Relation;
use crate::too_large::TooLarge;
pub use confusion::{Confusion, NO_RELATION, class};

/// How many links there are and how many of them agree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Links of the gold annotation.
    pub gold: u64,
    /// Links of the predicted annotation.
    pub predicted: u64,
    /// Links of both.
    pub correct: u64,
}

impl Counts {
    /// correct / predicted; 0 of 0 if nothing was predicted.
    pub fn precision(&self) -> Ratio {
        Ratio::or_zero(self.correct, self.predicted)
    }

    /// correct / gold; 0 of 0 if there is no gold link.
    pub fn recall(&self) -> Ratio {
        Ratio::or_zero(self.correct, self.gold)
    }

    /// 2PR / (P + R), the harmonic mean of precision and recall: precision and recall written out, one
    /// division of whole numbers.
    pub fn f(&self) -> Ratio {
        Ratio::or_zero(2 * self.correct, self.gold + self.predicted)
    }

    /// All three.
    pub fn fractions(&self) -> Fractions {
        Fractions {
            precision: self.precision().value(),
            recall: self.recall().value(),
            f: self.f().value(),
        }
    }
}

/// Precision, recall and F, each in 0..=1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Fractions {
    /// The share of what was predicted that is gold.
    pub precision: f64,
    /// The share of what is gold that was predicted.
    pub recall: f64,
    /// Their harmonic mean, or a mean of such.
    pub f: f64,
}

/// Agreement on which words are linked, regardless of the relation.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LinkAgreement {
    /// Summed over all pairs.
    pub micro: Counts,
    /// The mean of each of the three figures over the pairs that have a link in one of the
    /// annotations; all are 0 if there is no such pair.
    pub macro_mean: Fractions,
    /// How many pairs that mean is of.
    pub averaged: u64,
    /// How many pairs have no link in either annotation. **\[D\]** Their figures are 0 / 0, so they
    /// are left out of the mean.
    pub left_out: u64,
}

/// A link and its pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PairLink {
    /// The pair, from 0.
    pub pair: u32,
    /// The link.
    pub link: AnnotatedLink,
}

/// A link of both annotations on whose relation they differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Differing {
    /// The pair, from 0.
    pub pair: u32,
    /// The link.
    pub link: Link,
    /// What the gold annotation says.
    pub gold: Option<Relation>,
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
    /// Links of the gold annotation alone, by pair, left and right word.
    pub only_gold: Vec<PairLink>,
    /// Links of the predicted annotation alone, in the same order.
    pub only_predicted: Vec<PairLink>,
    /// Links of both with different relations, in the same order.
    pub differing: Vec<Differing>,
}

/// The most links of both annotations together.
pub const LINK_LIMIT: u64 = 1 << 22;

/// Compares two annotations pair by pair; pairs that only one of them has count as pairs without
/// links in the other. Within a pair a link named twice counts once, with the first relation named
/// with it; it is *sure* if it is named as such.
///
/// # Errors
/// If there are more links than [`LINK_LIMIT`].
///
/// # Complexity
/// O(p + k log k) for p pairs and k links, linear memory.
pub fn compare(
    gold: &[Vec<AnnotatedLink>],
    predicted: &[Vec<AnnotatedLink>],
) -> Result<Agreement, TooLarge> {
    let links: usize = gold.iter().chain(predicted).map(Vec::len).sum();
    TooLarge::check("links", links, LINK_LIMIT)?;
    let mut agreement = Agreement::default();
    let pairs = gold.len().max(predicted.len());
    let mut means = <[Average; 3]>::default();
    for (pair, at) in (0..).zip(0..pairs) {
        let [gold, predicted] =
            [gold, predicted].map(|links| as_set(links.get(at).cloned().unwrap_or_default()));
        let mut counts = Counts {
            gold: gold.len() as u64,
            predicted: predicted.len() as u64,
            correct: 0,
        };
        let mut others = predicted.iter().copied().peekable();
        for link in gold {
            while let Some(other) = others.next_if(|other| other.link < link.link) {
                agreement
                    .only_predicted
                    .push(PairLink { pair, link: other });
            }
            let Some(other) = others.next_if(|other| other.link == link.link) else {
                agreement.only_gold.push(PairLink { pair, link });
                continue;
            };
            counts.correct += 1;
            agreement.relations.count(link.relation, other.relation);
            if link.relation != other.relation {
                agreement.differing.push(Differing {
                    pair,
                    link: link.link,
                    gold: link.relation,
                    predicted: other.relation,
                });
            }
        }
        agreement
            .only_predicted
            .extend(others.map(|link| PairLink { pair, link }));
        let links = &mut agreement.links;
        add_up!(links.micro, counts; gold, predicted, correct);
        if counts.gold == 0 && counts.predicted == 0 {
            links.left_out += 1;
            continue;
        }
        let values = [counts.precision(), counts.recall(), counts.f()];
        for (mean, value) in means.iter_mut().zip(values) {
            mean.add(value);
        }
    }
    let [precision, recall, f] = means.map(|mean| mean.mean().unwrap_or_default());
    agreement.links.averaged = means[0].pairs;
    agreement.links.macro_mean = Fractions {
        precision,
        recall,
        f,
    };
    Ok(agreement)
}
