//! The measure of one pair.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;

use crate::{Diagnostic, Link, Reading};

/// A distance out of the greatest possible one.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Ratio {
    /// The distance, at most `maximum`.
    pub distance: u64,
    /// The greatest possible distance.
    pub maximum: u64,
    /// 1 − distance / maximum; missing where the maximum is 0.
    pub similarity: Option<f64>,
}

/// An edge of the meta-graph between two links.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Edge {
    /// The smaller vertex.
    pub from: u32,
    /// The greater vertex.
    pub to: u32,
    /// The distance of the two paths.
    pub distance: u32,
    /// The greatest possible distance of paths of these lengths; 0 where the links share a word.
    pub maximum: u32,
}

/// How many words of a side are aligned.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SideCoverage {
    /// The words that some link names.
    pub aligned: u32,
    /// All words.
    pub words: u32,
}

/// How much of the two sentences is aligned.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Coverage {
    /// Of the left side.
    pub left: SideCoverage,
    /// Of the right side.
    pub right: SideCoverage,
    /// The harmonic mean of the two shares; 0 where no word is aligned.
    pub mean: f64,
}

/// Why a pair has no score.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndefinedReason {
    /// There is no link.
    NoLinks,
    /// There is one link, and with it no edge.
    OneLink,
    /// Every two links share a word, so there is no path to compare.
    NoPaths,
}

/// The score of a pair, or why it has none.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Score {
    /// The sum over the minimum spanning tree.
    Defined {
        /// The score.
        ratio: Ratio,
        /// The lowest similarity among all minimum spanning trees.
        low: Ratio,
        /// The highest similarity among all minimum spanning trees.
        high: Ratio,
    },
    /// There is nothing to sum.
    Undefined {
        /// Why.
        reason: UndefinedReason,
    },
}

/// The measure of one pair with everything it is made of.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Comparison {
    /// The vertices: the links, sorted, each once, without those set aside.
    pub links: Vec<Link>,
    /// The links that were set aside because they touch punctuation.
    pub ignored: Vec<Link>,
    /// The distance of the edge (i, j), i < j, at j(j−1)/2 + i.
    #[cfg_attr(feature = "typescript", tsify(type = "Uint32Array"))]
    pub distances: Vec<u32>,
    /// The greatest possible distances, in the same order.
    #[cfg_attr(feature = "typescript", tsify(type = "Uint32Array"))]
    pub maxima: Vec<u32>,
    /// The edges of the minimum spanning tree, in the order in which Kruskal takes them.
    pub spanning_tree: Vec<Edge>,
    /// The score.
    pub score: Score,
    /// The sum over all edges of the meta-graph.
    pub total: Ratio,
    /// How much of the sentences is aligned.
    pub coverage: Coverage,
}

/// A comparison, or why there is none.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ComparisonResult {
    /// The comparison.
    Ok {
        /// What was found.
        comparison: Box<Comparison>,
    },
    /// Something stands in the way.
    Rejected {
        /// What; errors only.
        diagnostics: Vec<Diagnostic>,
    },
}

/// The answer to a [`Request`](crate::Request). Each side is answered for itself, so that one
/// broken text does not hide the other.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Analysis {
    /// The left side.
    pub left: Reading,
    /// The right side.
    pub right: Reading,
    /// The problems of the links. The places are those in the line that the links are written as.
    pub links: Vec<Diagnostic>,
    /// The comparison.
    pub result: ComparisonResult,
}
