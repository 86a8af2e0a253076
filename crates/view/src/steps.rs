//! The minimum spanning tree, step by step.

use twintree::TooLarge;
use twintree::paths::{MetaGraph, spanning};

use crate::request::{Refused, errors};
use crate::{Diagnostic, Edge, Request};

answers! {
    /// An algorithm for the minimum spanning tree. Both find the same tree.
    pub enum Algorithm {
        /// All edges in order, each taken unless its ends are already connected.
        Kruskal = "kruskal",
        /// One tree grows from the first vertex by its cheapest edge.
        Prim = "prim",
    }

    /// What became of an edge.
    pub enum Verdict {
        /// It belongs to the tree.
        Taken = "taken",
        /// Its ends are already connected.
        Rejected = "rejected",
    }

    /// Which rule chose an edge before the next one of equal distance.
    pub enum Tie from spanning::Tie {
        /// None was needed: the next distance is greater.
        None = "none",
        /// The smaller maximum.
        Maximum = "maximum",
        /// The smaller vertices.
        Vertices = "vertices",
    }

    /// One edge considered.
    pub struct Step from(step: spanning::Step) {
        /// The edge.
        pub edge: Edge = Edge::from(&step.edge),
        /// What became of it.
        pub verdict: Verdict = match step.verdict {
            spanning::Verdict::Taken => Verdict::Taken,
            spanning::Verdict::Rejected { .. } => Verdict::Rejected,
        },
        /// Where it was rejected: the vertices of the path that already connects its ends, both
        /// included.
        pub through: Vec<u32> = match step.verdict {
            spanning::Verdict::Taken => Vec::new(),
            spanning::Verdict::Rejected { through } => through,
        },
        /// After this step, for each vertex the smallest vertex of its component.
        pub components: Vec<u32> = step.components,
        /// Prim: the edges known and not yet considered, in order, at most 64. Kruskal: none.
        pub frontier: Vec<Edge> = step.frontier.iter().map(Edge::from).collect(),
        /// Which rule chose this edge.
        pub tie: Tie = step.tie.into(),
        /// The distances of the edges taken so far, summed.
        pub distance: u64 = step.distance,
        /// The maxima of the edges taken so far, summed.
        pub maximum: u64 = step.maximum,
    }

    /// The steps, or why there are none.
    pub enum StepsResult {
        /// The steps.
        Ok {
            /// All edges, sorted; the first 2,000 of them.
            order: Vec<Edge>,
            /// What was done with each edge, until the tree was complete.
            steps: Vec<Step>,
        },
        /// There are errors that prevent an answer.
        Rejected {
            /// What; errors only.
            diagnostics: Vec<Diagnostic>,
        },
    }
}

/// How many edges the order lists.
const LISTED: usize = 2_000;

/// How many numbers the components of all steps may take together: some seconds to show, and more
/// than anyone steps through.
const NUMBERS: usize = 8_000_000;

/// How many links there may be: with more, sorting the edges alone takes a second, and a tree takes
/// at least as many steps.
const LINKS: usize = 1_000;

impl StepsResult {
    /// The steps by which the minimum spanning tree of a request is found.
    pub fn new(request: &Request, algorithm: Algorithm) -> Self {
        let found = graph(request).and_then(|graph| Ok(Self::of(&graph, algorithm)?));
        found.unwrap_or_else(|Refused(diagnostics)| Self::Rejected { diagnostics })
    }

    fn of(graph: &MetaGraph, algorithm: Algorithm) -> Result<Self, TooLarge> {
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
            return Err(TooLarge {
                what: "steps",
                number: graph.vertices() as u64,
                limit: limit as u64,
            });
        }
        let sorted = graph.sorted_edges();
        Ok(Self::Ok {
            order: sorted.iter().take(LISTED).map(Edge::from).collect(),
            steps,
        })
    }
}

fn graph(request: &Request) -> Result<MetaGraph, Refused> {
    let pair = request.read()?;
    let trees = pair.dependencies().map_err(|_| errors(&pair))?;
    TooLarge::check("step-links", trees.alignment().len(), LINKS)?;
    Ok(MetaGraph::new(trees)?)
}
