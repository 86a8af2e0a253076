//! What an algorithm does in one step.

use alloc::vec::Vec;

use crate::paths::meta_graph::Edge;

/// One edge considered, and the verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The edge considered.
    pub edge: Edge,
    /// Whether it is part of the tree.
    pub verdict: Verdict,
    /// Which rule put it before the next edge that could have been considered.
    pub tie: Tie,
    /// For each vertex, after this step, the smallest vertex of its component. (Prim: vertex 0,
    /// where the tree began, for the vertices inside; outside each is alone.)
    pub components: Vec<u32>,
    /// Prim: the edges that touch the tree and were not considered yet, in order, at most
    /// [`Step::FRONTIER`]; Kruskal: empty.
    pub frontier: Vec<Edge>,
    /// The sum of the distances of the edges taken so far.
    pub distance: u64,
    /// The sum of the maxima of the edges taken so far.
    pub maximum: u64,
}

impl Step {
    /// How many edges of the frontier are listed.
    pub const FRONTIER: usize = 64;
}

/// What became of an edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It connects what was not connected.
    Taken,
    /// Its ends are connected already.
    Rejected {
        /// The vertices on the way through the tree from the smaller end to the larger one, both
        /// ends included.
        through: Vec<u32>,
    },
}

/// Which rule chose between edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tie {
    /// The distance alone: the next edge has a larger one, or there is none.
    None,
    /// Equal distance, smaller maximum.
    Maximum,
    /// Equal distance and maximum, smaller vertices.
    Vertices,
}

impl Tie {
    /// The rule that put `edge` before `next`.
    pub(super) fn between(edge: Edge, next: Option<Edge>) -> Self {
        match next.map(|next| next.disparity) {
            Some(next) if next == edge.disparity => Self::Vertices,
            Some(next) if next.distance == edge.disparity.distance => Self::Maximum,
            _ => Self::None,
        }
    }
}
