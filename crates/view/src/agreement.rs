//! Two sets of links for the same sentences, compared.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;

use crate::{Link, Relation};

/// Precision, recall and their harmonic mean, each from 0 to 1.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Fraction {
    /// The share of what was predicted that is real.
    pub precision: f64,
    /// The share of what is real that was predicted.
    pub recall: f64,
    /// The harmonic mean of the two.
    pub f: f64,
}

/// How far the links agree, whatever their relations.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LinkAgreement {
    /// The number of real links.
    pub real: u32,
    /// The number of predicted links.
    pub predicted: u32,
    /// The number of links in both.
    pub correct: u32,
    /// Over the links of all pairs together.
    pub micro: Fraction,
    /// The mean over the pairs.
    #[serde(rename = "macro")]
    pub macro_mean: Fraction,
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
    pub shared: u32,
    /// The means over the relations, each with its share in the real set.
    pub weighted: Fraction,
    /// Cohen's κ.
    pub kappa: f64,
    /// The figures of each relation.
    #[cfg_attr(
        feature = "typescript",
        tsify(type = "Record<Relation | \"none\", Fraction>")
    )]
    pub each: EachRelation,
    /// Rows real, columns predicted; the five relations in their order, then none.
    #[cfg_attr(feature = "typescript", tsify(type = "number[][]"))]
    pub confusion: [[u32; 6]; 6],
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
    /// The relation in the real set.
    pub real: Option<Relation>,
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
    /// The links of the real set alone.
    pub only_real: Vec<PairLink>,
    /// The links of the predicted set alone.
    pub only_predicted: Vec<PairLink>,
    /// The links in both whose relations differ.
    pub differing: Vec<DifferingLink>,
}
