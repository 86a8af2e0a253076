//! Kruskal, one edge at a time.

use alloc::vec::Vec;
use core::iter::Peekable;

use super::forest::Forest;
use super::step::{Step, Tie};
use crate::paths::meta_graph::{Edge, MetaGraph};

/// The steps of Kruskal's algorithm; see [`kruskal_steps`].
#[derive(Clone, Debug)]
pub struct Kruskal {
    /// The edges not yet considered, in order.
    edges: Peekable<alloc::vec::IntoIter<Edge>>,
    forest: Forest,
}

/// Considers the edges in order, each once, and takes those that connect two components;
/// stops when the tree is complete.
///
/// # Complexity
/// O(k² log k) before the first step, then O(k) a step, in at most k(k−1)/2 steps.
pub fn kruskal_steps(graph: &MetaGraph) -> Kruskal {
    let sorted: Vec<Edge> = graph.sorted_edges();
    Kruskal {
        edges: sorted.into_iter().peekable(),
        forest: Forest::new(graph.vertices()),
    }
}

impl Iterator for Kruskal {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.forest.is_complete() {
            return None;
        }
        let edge = self.edges.next()?;
        let verdict = self.forest.consider(edge);
        Some(Step {
            edge,
            verdict,
            tie: Tie::between(edge, self.edges.peek().copied()),
            components: self.forest.components.clone(),
            frontier: Vec::new(),
            distance: self.forest.distance,
            maximum: self.forest.maximum,
        })
    }
}
