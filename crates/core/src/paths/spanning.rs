//! The minimum spanning tree of a meta-graph: every link related to every other, no relation
//! counted twice, at the lowest cost.
//!
//! ```
//! use twintree::paths::{Disparity, MetaGraph, spanning};
//!
//! // A triangle with the weights 1, 2 and 2: the shorter of the two equal edges is taken.
//! let weights = [[(1, 2), (2, 4)], [(0, 0), (2, 3)]];
//! let graph = MetaGraph::from_fn(3, |from, to| {
//!     let (distance, maximum) = weights[from][to - 1];
//!     Disparity { distance, maximum }
//! })?;
//! let tree = spanning::minimum(&graph);
//! let edges: Vec<_> = tree.edges().iter().map(|edge| (edge.from, edge.to)).collect();
//! assert_eq!(edges, [(0, 1), (1, 2)]);
//! assert_eq!((tree.distance(), tree.maximum()), (3, 5));
//! # Ok::<(), twintree::TooLarge>(())
//! ```
//!
//! Edges are compared in the total order of [`Edge`]: distance, maximum, smaller vertex, larger
//! vertex. So the tree is the same for every algorithm; choosing greedily by a
//! lexicographic key is exact. [`minimum`] is made for speed; [`kruskal_steps`] and [`prim_steps`]
//! find the same tree one step at a time, for display.
//!
//! Sources: J. B. Kruskal, *On the shortest spanning subtree of a graph*, Proc. AMS 7(1), 1956;
//! R. C. Prim, *Shortest connection networks*, Bell System Technical Journal 36(6), 1957.

mod dense;
mod forest;
mod kruskal;
mod prim;
mod step;

use alloc::vec::Vec;

// Internals for benchmarks and property tests; not part of the public API.
#[doc(hidden)]
pub use dense::{Scratch, rewrite};
pub use kruskal::{Kruskal, kruskal_steps};
pub use prim::{Prim, prim_steps};
pub use step::{Step, Tie, Verdict};

use crate::paths::meta_graph::{Edge, MetaGraph};

/// A tree over all vertices of a graph.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SpanningTree {
    /// One edge fewer than there are vertices, in the order of [`Edge`].
    edges: Vec<Edge>,
    /// The sum of the edges' distances.
    distance: u64,
    /// The sum of the edges' maxima.
    maximum: u64,
}

impl SpanningTree {
    /// The edges, in the order in which Kruskal takes them; one fewer than there are vertices.
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// The sum of the distances: the path disparity before it is normalised.
    pub fn distance(&self) -> u64 {
        self.distance
    }

    /// The sum of the maxima.
    pub fn maximum(&self) -> u64 {
        self.maximum
    }
}

/// Which of all minimum trees to take. They have the same total distance, but not the same total
/// maximum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TieBreak {
    /// The one of the smallest total maximum: the one that the score is taken from.
    SmallestMaximum,
    /// The one of the largest total maximum: the other end of the range.
    LargestMaximum,
}

/// The minimum spanning tree in the order of [`Edge`]; without edges if there are fewer than two
/// vertices.
///
/// # Complexity
/// O(k²) for k vertices: Prim over the rows of the graph.
pub fn minimum(graph: &MetaGraph) -> SpanningTree {
    minimum_with(graph, TieBreak::SmallestMaximum)
}

/// One end of the range over all minimum spanning trees; further ties go to the smaller vertices.
///
/// # Complexity
/// As [`minimum`].
pub fn minimum_with(graph: &MetaGraph, ties: TieBreak) -> SpanningTree {
    let mut tree = SpanningTree::default();
    dense::rewrite(graph, ties, &mut Scratch::default(), &mut tree);
    tree
}

#[cfg(test)]
mod tests;
