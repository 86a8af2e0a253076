//! Prim, one edge at a time.

use alloc::collections::BTreeSet;

use super::forest::Forest;
use super::step::{Step, Tie, Verdict};
use crate::paths::meta_graph::{Edge, MetaGraph};

/// The steps of Prim's algorithm; see [`prim_steps`].
#[derive(Clone, Debug)]
pub struct Prim<'a> {
    graph: &'a MetaGraph,
    /// The edges that touch the tree and were not considered yet, in order.
    frontier: BTreeSet<Edge>,
    forest: Forest,
}

/// Grows one tree from vertex 0: each step considers the first edge in order that touches the tree
/// and was not considered before, and rejects it if both its ends are inside (the textbook's lazy
/// form); stops when the tree is complete.
///
/// **\[D\]** The tree begins at the first link. It ends as the same tree wherever it begins.
///
/// # Complexity
/// O(k log k) a step in which an edge is taken, O(k) one in which it is rejected; there are at
/// most k(k−1)/2 steps.
pub fn prim_steps(graph: &MetaGraph) -> Prim<'_> {
    let mut prim = Prim {
        graph,
        frontier: BTreeSet::new(),
        forest: Forest::new(graph.vertices()),
    };
    prim.enter(0);
    prim
}

impl Prim<'_> {
    /// Adds the edges from a vertex that is inside now to all that are not.
    fn enter(&mut self, vertex: u32) {
        for (other, &component) in (0..).zip(&self.forest.components) {
            if component != 0 {
                self.frontier.extend(self.graph.edge(vertex, other));
            }
        }
    }
}

impl Iterator for Prim<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.forest.is_complete() {
            return None;
        }
        let edge = self.frontier.pop_first()?;
        let from_is_inside = self.forest.components.get(edge.from as usize) == Some(&0);
        // What was the alternative is decided before the new vertex brings its own edges.
        let tie = Tie::between(edge, self.frontier.first().copied());
        let verdict = self.forest.consider(edge);
        if verdict == Verdict::Taken {
            self.enter(if from_is_inside { edge.to } else { edge.from });
        }
        Some(Step {
            edge,
            verdict,
            tie,
            components: self.forest.components.clone(),
            frontier: self.frontier.iter().copied().take(Step::FRONTIER).collect(),
            distance: self.forest.distance,
            maximum: self.forest.maximum,
        })
    }
}
