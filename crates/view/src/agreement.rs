//! Two sets of links for the same sentences, compared.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::relations::agreement::{self, Confusion};
use twintree::{Marked, TooLarge};

use crate::{Link, Relation};

/// Precision, recall and their harmonic mean, each from 0 to 1.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Fraction {
    /// The share of what was predicted that is gold.
    pub precision: f64,
    /// The share of what is gold that was predicted.
    pub recall: f64,
    /// The harmonic mean of the two.
    pub f: f64,
}

/// How far the links agree, whatever their relations.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LinkAgreement {
    /// The number of gold links.
    pub gold: u64,
    /// The number of predicted links.
    pub predicted: u64,
    /// The number of links in both.
    pub correct: u64,
    /// Over the links of all pairs together.
    pub micro: Fraction,
    /// The mean over the pairs that have a link in one of the sets.
    #[serde(rename = "macro")]
    pub macro_mean: Fraction,
    /// How many pairs that mean is of.
    pub averaged: u64,
    /// How many pairs have no link in either set, and no share in that mean.
    pub left_out: u64,
}

/// A figure for each relation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EachRelation {
    /// Of `equals`.
    pub equals: Fraction,
    /// Of `restates`.
    pub restates: Fraction,
    /// Of `specifies`.
    pub specifies: Fraction,
    /// Of `generalizes`.
    pub generalizes: Fraction,
    /// Of `intersects`.
    pub intersects: Fraction,
    /// Of links without a relation.
    pub none: Fraction,
}

/// How far the relations agree, over the links in both sets.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RelationAgreement {
    /// The number of links in both sets.
    pub shared: u64,
    /// The means over the relations, each with its share in the gold set.
    pub weighted: Fraction,
    /// Cohen's κ; none where no shared link has a relation in either set.
    pub kappa: Option<f64>,
    /// The figures of each relation.
    #[cfg_attr(
        feature = "typescript",
        tsify(type = "Record<Relation | \"none\", Fraction>")
    )]
    pub each: EachRelation,
    /// Rows gold, columns predicted; the five relations in their order, then none.
    #[cfg_attr(feature = "typescript", tsify(type = "number[][]"))]
    pub confusion: [[u64; 6]; 6],
}

/// A link of one of several pairs.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PairLink {
    /// The pair, from 0.
    pub pair: u32,
    /// The link.
    pub link: Link,
}

/// A link in both sets whose relations differ.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DifferingLink {
    /// The pair, from 0.
    pub pair: u32,
    /// The id of the left word.
    pub left: u32,
    /// The id of the right word.
    pub right: u32,
    /// The relation in the gold set.
    pub gold: Option<Relation>,
    /// The relation in the predicted set.
    pub predicted: Option<Relation>,
}

/// Two sets of links, compared.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Agreement {
    /// How far the links agree.
    pub links: LinkAgreement,
    /// How far the relations agree.
    pub relations: RelationAgreement,
    /// The links of the gold set alone.
    pub only_gold: Vec<PairLink>,
    /// The links of the predicted set alone.
    pub only_predicted: Vec<PairLink>,
    /// The links in both whose relations differ.
    pub differing: Vec<DifferingLink>,
}

impl Agreement {
    /// Compares two sets of links pair by pair.
    ///
    /// # Errors
    ///
    /// If there are too many links.
    pub fn new(gold: &[Vec<Link>], predicted: &[Vec<Link>]) -> Result<Self, TooLarge> {
        Ok(agreement::compare(&marked(gold), &marked(predicted))?.into())
    }
}

/// The links between words; one with a word 0 is none.
fn marked(pairs: &[Vec<Link>]) -> Vec<Vec<Marked>> {
    pairs
        .iter()
        .map(|links| links.iter().filter_map(Link::marked).collect())
        .collect()
}

impl From<agreement::Agreement> for Agreement {
    fn from(agreement: agreement::Agreement) -> Self {
        let pair_links = |links: &[agreement::PairLink]| links.iter().map(PairLink::from).collect();
        Self {
            links: agreement.links.into(),
            relations: agreement.relations.into(),
            only_gold: pair_links(&agreement.only_gold),
            only_predicted: pair_links(&agreement.only_predicted),
            differing: agreement
                .differing
                .iter()
                .map(DifferingLink::from)
                .collect(),
        }
    }
}

impl From<agreement::LinkAgreement> for LinkAgreement {
    fn from(agreement: agreement::LinkAgreement) -> Self {
        Self {
            gold: agreement.micro.gold,
            predicted: agreement.micro.predicted,
            correct: agreement.micro.correct,
            micro: agreement.micro.fractions().into(),
            macro_mean: agreement.macro_mean.into(),
            averaged: agreement.averaged,
            left_out: agreement.left_out,
        }
    }
}

impl From<Confusion> for RelationAgreement {
    fn from(confusion: Confusion) -> Self {
        let of = |class| Fraction::from(confusion.each(class).fractions());
        let of_relation = |relation| of(agreement::class(Some(relation)));
        Self {
            shared: confusion.shared(),
            weighted: confusion.weighted().into(),
            kappa: confusion.kappa(),
            each: EachRelation {
                equals: of_relation(twintree::Relation::Equals),
                restates: of_relation(twintree::Relation::Restates),
                specifies: of_relation(twintree::Relation::Specifies),
                generalizes: of_relation(twintree::Relation::Generalizes),
                intersects: of_relation(twintree::Relation::Intersects),
                none: of(agreement::NO_RELATION),
            },
            confusion: confusion.confusion,
        }
    }
}

impl From<agreement::Fractions> for Fraction {
    fn from(fractions: agreement::Fractions) -> Self {
        Self {
            precision: fractions.precision,
            recall: fractions.recall,
            f: fractions.f,
        }
    }
}

impl From<&agreement::PairLink> for PairLink {
    fn from(link: &agreement::PairLink) -> Self {
        Self {
            pair: link.pair,
            link: link.link.into(),
        }
    }
}

impl From<&agreement::Differing> for DifferingLink {
    fn from(differing: &agreement::Differing) -> Self {
        Self {
            pair: differing.pair,
            left: differing.link.left.get(),
            right: differing.link.right.get(),
            gold: differing.gold.map(Relation::from),
            predicted: differing.predicted.map(Relation::from),
        }
    }
}
