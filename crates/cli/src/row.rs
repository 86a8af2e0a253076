//! The objects that are written, one a line.

use serde::Serialize;
use twintree::{Corpus, Coverage, Edge, Link, Range, Score, Share};
use twintree_view::UndefinedReason;

use crate::measure::{Measure, Measured};
use crate::pairs::Content;

/// The measure of a pair.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Row<'a> {
    pair: u64,
    left: Option<&'a str>,
    right: Option<&'a str>,
    links: usize,
    distance: Option<u64>,
    maximum: Option<u64>,
    similarity: Option<f64>,
    undefined: Option<UndefinedReason>,
    range: Option<[Option<f64>; 2]>,
    coverage: Shares,
    spanning_tree: Vec<RowEdge>,
    #[serde(skip_serializing_if = "Option::is_none")]
    edges: Option<Vec<RowEdge>>,
}

/// What stands in the place of a pair with errors.
#[derive(Serialize)]
pub(crate) struct Faulty<'a> {
    pub(crate) pair: u64,
    pub(crate) error: &'a [&'static str],
}

/// All pairs together.
#[derive(Serialize)]
pub(crate) struct Summary {
    pairs: u64,
    undefined: u64,
    distance: u64,
    maximum: u64,
    micro: Option<f64>,
    r#macro: Option<f64>,
}

#[derive(Serialize)]
struct Shares {
    left: f64,
    right: f64,
    mean: f64,
}

/// An edge of the meta-graph; its ends are links.
#[derive(Serialize)]
struct RowEdge {
    from: [usize; 2],
    to: [usize; 2],
    distance: u32,
    maximum: u32,
}

/// How many edges a row has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Edges {
    SpanningTree,
    All,
}

impl<'a> Row<'a> {
    /// The row of the pair that was measured last.
    pub(crate) fn new(
        pair: u64,
        content: &Content<'a>,
        measured: &Measured,
        measure: &mut Measure,
        edges: Edges,
    ) -> Self {
        let ratio = measured.score.ratio();
        let range = measure.workspace.range();
        let links = measured.alignment.links();
        let row_edge = |edge: Edge| RowEdge::new(edge, links);
        let tree = measure.workspace.spanning_tree().edges().iter();
        let coverage = Coverage::of(&measured.left, &measured.right, &measured.alignment);
        Self {
            pair,
            left: content.left.sent_id(),
            right: content.right.sent_id(),
            links: links.len(),
            distance: ratio.map(|ratio| ratio.distance),
            maximum: ratio.map(|ratio| ratio.maximum),
            similarity: ratio.and_then(twintree::Ratio::similarity),
            undefined: match measured.score {
                Score::Defined(_) => None,
                Score::Undefined(reason) => Some(reason.into()),
            },
            range: range.map(|Range { low, high }| [low.similarity(), high.similarity()]),
            coverage: Shares {
                left: share(coverage.left),
                right: share(coverage.right),
                mean: coverage.mean(),
            },
            spanning_tree: tree.copied().filter_map(row_edge).collect(),
            edges: (edges == Edges::All).then(|| {
                measure
                    .workspace
                    .graph()
                    .edges()
                    .filter_map(row_edge)
                    .collect()
            }),
        }
    }
}

impl RowEdge {
    /// None of an edge between other links than these.
    fn new(edge: Edge, links: &[Link]) -> Option<Self> {
        let ends = |vertex: u32| {
            let link = links.get(vertex as usize)?;
            Some([link.left.index() + 1, link.right.index() + 1])
        };
        Some(Self {
            from: ends(edge.from)?,
            to: ends(edge.to)?,
            distance: edge.disparity.distance,
            maximum: edge.disparity.maximum,
        })
    }
}

impl From<&Corpus> for Summary {
    fn from(corpus: &Corpus) -> Self {
        Self {
            pairs: corpus.pairs,
            undefined: corpus.undefined,
            distance: corpus.sum.distance,
            maximum: corpus.sum.maximum,
            micro: corpus.micro_average(),
            r#macro: corpus.macro_average(),
        }
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "the last moment, where a number is shown"
)]
fn share(share: Share) -> f64 {
    share.aligned as f64 / share.words as f64
}
