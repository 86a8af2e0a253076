//! The minimum spanning tree, step by step.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use tsify::Tsify;

use crate::{Diagnostic, Edge};

/// A way to find the minimum spanning tree. Both find the same.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    pub distance: u32,
    /// The maxima of the edges taken so far, summed.
    pub maximum: u32,
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
