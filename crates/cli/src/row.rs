//! The objects that are written, one a line.

use serde::Serialize;
use twintree::paths::{Coverage, Edge, Range, Ratio, Score, Share, Workspace};
use twintree::{Link, Pair, Side};
use twintree_view::UndefinedReason;

use crate::compare::Tally;

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
    coverage: Option<Shares>,
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
    /// How many pairs were read.
    read: u64,
    /// Those with errors, or too large.
    refused: u64,
    /// Those without a score.
    undefined: u64,
    /// Those with a score.
    scored: u64,
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
    from: [u32; 2],
    to: [u32; 2],
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
    /// The row of the pair that was measured last in this workspace.
    pub(crate) fn new(
        number: u64,
        pair: &Pair<'a>,
        workspace: &mut Workspace,
        score: Score,
        edges: Edges,
    ) -> Self {
        let ratio = score.ratio();
        let range = workspace.range();
        let name = |side| pair.side(side).sentence()?.name();
        let links = pair
            .alignment()
            .map_or(&[][..], |alignment| alignment.links());
        let row_edge = |edge: Edge| RowEdge::new(edge, links);
        let tree = workspace.spanning_tree().edges().iter();
        Self {
            pair: number,
            left: name(Side::Left),
            right: name(Side::Right),
            links: links.len(),
            distance: ratio.map(|ratio| ratio.distance),
            maximum: ratio.map(|ratio| ratio.maximum),
            similarity: ratio.and_then(Ratio::similarity),
            undefined: match score {
                Score::Defined(_) => None,
                Score::Undefined(reason) => Some(reason.into()),
            },
            range: range.map(|Range { low, high }| [low.similarity(), high.similarity()]),
            coverage: pair.alignment().map(Coverage::of).map(|coverage| Shares {
                left: share(coverage.left),
                right: share(coverage.right),
                mean: coverage.mean(),
            }),
            spanning_tree: tree.copied().filter_map(row_edge).collect(),
            edges: (edges == Edges::All)
                .then(|| workspace.graph().edges().filter_map(row_edge).collect()),
        }
    }
}

impl RowEdge {
    /// None of an edge between other links than these.
    fn new(edge: Edge, links: &[Link]) -> Option<Self> {
        let ends = |vertex: u32| {
            let link = links.get(vertex as usize)?;
            Some([link.left.get(), link.right.get()])
        };
        Some(Self {
            from: ends(edge.from)?,
            to: ends(edge.to)?,
            distance: edge.disparity.distance,
            maximum: edge.disparity.maximum,
        })
    }
}

impl From<&Tally> for Summary {
    fn from(tally: &Tally) -> Self {
        let corpus = &tally.corpus;
        Self {
            read: tally.read,
            refused: tally.refused,
            undefined: corpus.undefined,
            scored: corpus.pairs - corpus.undefined,
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
