//! The minimum spanning tree, step by step.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::TooLarge;
use twintree::paths::{MetaGraph, spanning};

use crate::request::errors;
use crate::{Diagnostic, Edge, Request, Source};

/// A way to find the minimum spanning tree. Both find the same.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Algorithm {
    /// All edges in order, each taken unless its ends are already connected.
    Kruskal,
    /// One tree grows from the first vertex by its cheapest edge.
    Prim,
}

/// What became of an edge.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It belongs to the tree.
    Taken,
    /// Its ends are already connected.
    Rejected,
}

/// Which rule chose an edge before the next one of equal distance.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    /// None was needed: the next distance is greater.
    None,
    /// The smaller maximum.
    Maximum,
    /// The smaller vertices.
    Vertices,
}

/// One edge considered.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Step {
    /// The edge.
    pub edge: Edge,
    /// What became of it.
    pub verdict: Verdict,
    /// Where it was rejected: the vertices of the path that already connects its ends, both
    /// included.
    pub through: Vec<u32>,
    /// After this step, for each vertex the smallest vertex of its component.
    pub components: Vec<u32>,
    /// Prim: the edges known and not yet considered, in order, at most 64. Kruskal: none.
    pub frontier: Vec<Edge>,
    /// Which rule chose this edge.
    pub tie: Tie,
    /// The distances of the edges taken so far, summed.
    pub distance: u64,
    /// The maxima of the edges taken so far, summed.
    pub maximum: u64,
}

/// The steps, or why there are none.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum StepsResult {
    /// The steps.
    Ok {
        /// All edges, sorted; the first 2,000 of them.
        order: Vec<Edge>,
        /// What was done with each edge, until the tree was complete.
        steps: Vec<Step>,
    },
    /// Something stands in the way.
    Rejected {
        /// What; errors only.
        diagnostics: Vec<Diagnostic>,
    },
}

/// How many edges the order lists.
const LISTED: usize = 2_000;

/// How many numbers the components of all steps may take together: some seconds to show, and more
/// than anybody steps through.
const NUMBERS: usize = 8_000_000;

/// How many links there may be: with more, sorting the edges alone takes a second, and a tree takes
/// at least as many steps.
const LINKS: usize = 1_000;

impl StepsResult {
    /// The steps by which the minimum spanning tree of a request is found.
    pub fn new(request: &Request, algorithm: Algorithm) -> Self {
        let pair = match request.read() {
            Ok(pair) => pair,
            Err(too_long) => {
                return Self::Rejected {
                    diagnostics: too_long.diagnostics(),
                };
            }
        };
        let Ok(trees) = pair.dependencies() else {
            return Self::Rejected {
                diagnostics: errors(&pair),
            };
        };
        let links = trees.alignment().len();
        if let Err(refused) = TooLarge::check("step-links", links, LINKS) {
            return Self::too_large(&refused);
        }
        match MetaGraph::new(trees) {
            Ok(graph) => Self::of(&graph, algorithm),
            Err(refused) => Self::too_large(&refused),
        }
    }

    fn too_large(refused: &TooLarge) -> Self {
        Self::Rejected {
            diagnostics: vec![Diagnostic::too_large(Source::Links, refused)],
        }
    }

    fn of(graph: &MetaGraph, algorithm: Algorithm) -> Self {
        let limit = NUMBERS / graph.vertices().max(1);
        // One more than the limit, to tell whether there are more.
        let steps: Vec<Step> = match algorithm {
            Algorithm::Kruskal => spanning::kruskal_steps(graph)
                .take(limit + 1)
                .map(Step::from)
                .collect(),
            Algorithm::Prim => spanning::prim_steps(graph)
                .take(limit + 1)
                .map(Step::from)
                .collect(),
        };
        if steps.len() > limit {
            return Self::too_large(&TooLarge {
                what: "steps",
                number: graph.vertices() as u64,
                limit: limit as u64,
            });
        }
        let sorted = graph.sorted_edges();
        Self::Ok {
            order: sorted.iter().take(LISTED).map(Edge::from).collect(),
            steps,
        }
    }
}

impl From<spanning::Step> for Step {
    fn from(step: spanning::Step) -> Self {
        let (verdict, through) = match step.verdict {
            spanning::Verdict::Taken => (Verdict::Taken, Vec::new()),
            spanning::Verdict::Rejected { through } => (Verdict::Rejected, through),
        };
        Self {
            edge: Edge::from(&step.edge),
            verdict,
            through,
            components: step.components,
            frontier: step.frontier.iter().map(Edge::from).collect(),
            tie: step.tie.into(),
            distance: step.distance,
            maximum: step.maximum,
        }
    }
}

impl From<spanning::Tie> for Tie {
    fn from(tie: spanning::Tie) -> Self {
        match tie {
            spanning::Tie::None => Self::None,
            spanning::Tie::Maximum => Self::Maximum,
            spanning::Tie::Vertices => Self::Vertices,
        }
    }
}

impl Algorithm {
    /// The algorithm of that name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "kruskal" => Some(Self::Kruskal),
            "prim" => Some(Self::Prim),
            _ => None,
        }
    }
}
