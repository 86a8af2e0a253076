//! The measure of one pair.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::paths;
use twintree::{Pair, Side};

use crate::request::errors;
use crate::{Diagnostic, Link, Reading, Request, Source};

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
    pub aligned: u64,
    /// All words.
    pub words: u64,
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

impl UndefinedReason {
    /// The stable name of the reason, in kebab-case.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::NoLinks => "no-links",
            Self::OneLink => "one-link",
            Self::NoPaths => "no-paths",
        }
    }
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

/// The answer to a [`Request`]. Each side is answered for itself, so that one
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

impl Analysis {
    /// Reads both sides and compares them.
    pub fn new(request: &Request) -> Self {
        let pair = match request.read() {
            Ok(pair) => pair,
            Err(too_long) => {
                let reading = |side| Reading {
                    format: request.format(side),
                    sentence: None,
                    phrases: None,
                    broken: None,
                    diagnostics: too_long.of(side),
                };
                return Self {
                    left: reading(crate::Side::Left),
                    right: reading(crate::Side::Right),
                    links: Vec::new(),
                    result: ComparisonResult::Rejected {
                        diagnostics: too_long.diagnostics(),
                    },
                };
            }
        };
        Self {
            left: Reading::new(&pair, Side::Left, request.format(crate::Side::Left)),
            right: Reading::new(&pair, Side::Right, request.format(crate::Side::Right)),
            links: Diagnostic::list(Source::Links, pair.link_diagnostics()),
            result: ComparisonResult::new(&pair),
        }
    }
}

impl ComparisonResult {
    fn new(pair: &Pair<'_>) -> Self {
        let Ok(trees) = pair.dependencies() else {
            let diagnostics = errors(pair);
            return Self::Rejected { diagnostics };
        };
        match paths::compare(trees) {
            Ok(comparison) => Self::Ok {
                comparison: Box::new(Comparison::new(pair, &comparison)),
            },
            Err(error) => Self::Rejected {
                diagnostics: vec![Diagnostic::too_large(Source::Links, &error)],
            },
        }
    }
}

impl Comparison {
    fn new(pair: &Pair<'_>, comparison: &paths::Comparison) -> Self {
        let links = pair
            .alignment()
            .into_iter()
            .flat_map(twintree::Alignment::iter);
        let graph = &comparison.graph;
        Self {
            links: links.map(Link::from).collect(),
            ignored: pair.ignored().iter().copied().map(Link::from).collect(),
            distances: graph.distances().collect(),
            maxima: graph.maxima().collect(),
            spanning_tree: comparison
                .spanning_tree
                .edges()
                .iter()
                .map(Edge::from)
                .collect(),
            score: Score::new(comparison.score, comparison.range),
            total: comparison.total.into(),
            coverage: comparison.coverage.into(),
        }
    }
}

impl Score {
    fn new(score: paths::Score, range: Option<paths::Range>) -> Self {
        match score {
            paths::Score::Defined(ratio) => Self::Defined {
                ratio: ratio.into(),
                low: range.map_or(ratio, |range| range.low).into(),
                high: range.map_or(ratio, |range| range.high).into(),
            },
            paths::Score::Undefined(reason) => Self::Undefined {
                reason: reason.into(),
            },
        }
    }
}

impl From<paths::Undefined> for UndefinedReason {
    fn from(reason: paths::Undefined) -> Self {
        match reason {
            paths::Undefined::NoLinks => Self::NoLinks,
            paths::Undefined::OneLink => Self::OneLink,
            paths::Undefined::NoPaths => Self::NoPaths,
        }
    }
}

impl From<twintree::Ratio> for Ratio {
    fn from(ratio: twintree::Ratio) -> Self {
        Self {
            distance: ratio.part(),
            maximum: ratio.whole(),
            similarity: ratio.defined().map(|ratio| ratio.complement().value()),
        }
    }
}

impl From<&paths::Edge> for Edge {
    fn from(edge: &paths::Edge) -> Self {
        Self {
            from: edge.from,
            to: edge.to,
            distance: edge.disparity.distance,
            maximum: edge.disparity.maximum,
        }
    }
}

impl From<paths::Coverage> for Coverage {
    fn from(coverage: paths::Coverage) -> Self {
        Self {
            left: coverage.left.into(),
            right: coverage.right.into(),
            mean: coverage.mean().value(),
        }
    }
}

impl From<twintree::Ratio> for SideCoverage {
    fn from(share: twintree::Ratio) -> Self {
        Self {
            aligned: share.part(),
            words: share.whole(),
        }
    }
}
