//! The graph over the links: how much any two of them disagree.
//!
//! Its vertices are the links of an alignment, numbered from 0 in their order (left word, then
//! right word); any two vertices have an edge, and its weight is the disparity of the left and
//! the right path between the two links. Words without a link are not vertices, but their labels
//! occur inside paths.
//!
//! **\[D\]** The thesis takes the aligned words of the side on which each word has one counterpart.
//! With such an alignment words and links correspond one to one and this is the same graph; in terms
//! of links it needs no choice of side, is symmetric and covers many-to-many.
//!
//! Source: McCaffery 2017, chapter 5.

use crate::pair::DependencyPair;
use crate::paths::disparity::{self, Cells, Disparity, LINKS, Packed, Scratch, Weights};
use crate::too_large::TooLarge;
use alloc::vec::Vec;

/// An edge of the graph. Ordered by distance, then maximum, then smaller, then larger vertex.
///
/// **\[D\]** This is the order in which a spanning tree takes edges; the thesis leaves ties open.
/// Among all minimum trees it selects the one with the smallest total maximum, that is, with the
/// shortest and most local paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge {
    /// The weight; 0 of 0 where the two links share a word.
    pub disparity: Disparity,
    /// The smaller vertex.
    pub from: u32,
    /// The larger vertex.
    pub to: u32,
}

impl Edge {
    /// The inverse of [`Packed::key`].
    pub(crate) fn from_key<P: Packed>(key: P::Key) -> Self {
        let (weight, from, to) = P::edge(key);
        Self {
            disparity: weight.unpack(),
            from: from.into(),
            to: to.into(),
        }
    }
}

/// The complete graph over the links of an alignment, weighted with disparities.
#[derive(Clone, Debug, Default)]
pub struct MetaGraph {
    /// At most [`LINKS`] rows, so that a vertex fits 16 bits.
    weights: Weights,
}

impl MetaGraph {
    /// The graph over the links of a pair.
    ///
    /// # Errors
    /// [`TooLarge`], before the memory is allocated.
    ///
    /// # Complexity
    /// O(k² + k · depth · depth′ / 64) time for k links and deep trees, O(k² + depth · depth′ / 64)
    /// memory; the depths count from the lowest common ancestor of all linked words.
    pub fn new(pair: DependencyPair<'_>) -> Result<Self, TooLarge> {
        let mut graph = Self::default();
        graph.rewrite(pair, &mut Scratch::default())?;
        Ok(graph)
    }

    /// Makes this the graph of another alignment in the same memory. After an error it is to be
    /// rewritten before it is read.
    pub(crate) fn rewrite(
        &mut self,
        pair: DependencyPair<'_>,
        scratch: &mut Scratch,
    ) -> Result<(), TooLarge> {
        disparity::all(pair, scratch, &mut self.weights)
    }

    /// The complete graph of this many vertices in which the edge between `from < to` has the weight
    /// `weight(from, to)`: any graph, to try spanning trees on.
    ///
    /// # Errors
    /// [`TooLarge`] for more vertices than [`LINKS`].
    pub fn from_fn(
        vertices: usize,
        mut weight: impl FnMut(usize, usize) -> Disparity,
    ) -> Result<Self, TooLarge> {
        TooLarge::check("links", vertices, LINKS)?;
        let pairs = (1..vertices).flat_map(|to| (0..to).map(move |from| (from, to)));
        let condensed: Vec<Disparity> = pairs.map(|(from, to)| weight(from, to)).collect();
        Ok(Self {
            weights: Weights::from_condensed(vertices, &condensed),
        })
    }

    /// The number of vertices k, which is the number of links.
    pub fn vertices(&self) -> usize {
        self.weights.size()
    }

    /// The edge between two different vertices, in either order.
    pub fn edge(&self, a: u32, b: u32) -> Option<Edge> {
        let (from, to) = (a.min(b), a.max(b));
        let disparity = self.weights.get(from as usize, to as usize)?;
        (from < to).then_some(Edge {
            disparity,
            from,
            to,
        })
    }

    /// All k(k−1)/2 edges in the order (0,1), (0,2), (1,2), (0,3) …, so that the one between
    /// `i < j` stands at `j * (j - 1) / 2 + i`.
    pub fn edges(&self) -> impl Iterator<Item = Edge> + '_ {
        let vertices = (0..).take(self.vertices());
        let pairs = vertices.flat_map(|to: u32| (0..to).map(move |from| (from, to)));
        pairs
            .zip(self.weights.condensed())
            .map(|((from, to), disparity)| Edge {
                disparity,
                from,
                to,
            })
    }

    /// The distances of [`edges`](Self::edges).
    pub fn distances(&self) -> impl Iterator<Item = u32> + '_ {
        self.weights.condensed().map(|disparity| disparity.distance)
    }

    /// The maxima of [`edges`](Self::edges).
    pub fn maxima(&self) -> impl Iterator<Item = u32> + '_ {
        self.weights.condensed().map(|disparity| disparity.maximum)
    }

    /// All edges in the order in which Kruskal considers them.
    ///
    /// # Complexity
    /// O(k² log k) time, O(k²) memory.
    pub fn sorted_edges(&self) -> Vec<Edge> {
        match self.weights.cells() {
            Cells::Narrow(cells) => sorted_edges(cells, self.vertices()),
            Cells::Wide(cells) => sorted_edges(cells, self.vertices()),
        }
    }

    /// The sum of all distances and the sum of all maxima.
    pub fn sums(&self) -> (u64, u64) {
        match self.weights.cells() {
            Cells::Narrow(cells) => sums(cells),
            Cells::Wide(cells) => sums(cells),
        }
    }

    /// The square of packed disparities.
    pub(crate) fn cells(&self) -> &Cells {
        self.weights.cells()
    }
}

/// The edges above the diagonal of a square, sorted as numbers, which is several times as fast as
/// sorting them as what they are.
fn sorted_edges<P: Packed>(cells: &[P], size: usize) -> Vec<Edge> {
    let mut keys = Vec::with_capacity(size * size.saturating_sub(1) / 2);
    for (from, row) in (0_u16..).zip(cells.chunks_exact(size.max(1))) {
        let later = (from + 1..).zip(&row[usize::from(from) + 1..]);
        keys.extend(later.map(|(to, weight)| weight.key(from, to)));
    }
    keys.sort_unstable();
    keys.into_iter().map(Edge::from_key::<P>).collect()
}

/// The sums over one half of a symmetric square with nothing on its diagonal.
fn sums<P: Packed>(cells: &[P]) -> (u64, u64) {
    let both_halves = cells
        .iter()
        .fold((0_u64, 0_u64), |(distance, maximum), cell| {
            (
                distance + u64::from(cell.distance()),
                maximum + u64::from(cell.maximum()),
            )
        });
    (both_halves.0 / 2, both_halves.1 / 2)
}

#[cfg(test)]
mod tests {
    use super::{Edge, MetaGraph};
    use crate::notation;
    use crate::paths::disparity::{Disparity, LINKS};
    use crate::too_large::TooLarge;
    use alloc::vec::Vec;

    fn holmes() -> MetaGraph {
        let pair = notation::pair(
            notation::HOLMES_LEFT,
            notation::HOLMES_RIGHT,
            notation::HOLMES_LINKS,
        );
        MetaGraph::new(pair.dependencies().expect("two trees")).expect("a small graph")
    }

    #[test]
    fn every_two_links_have_an_edge_in_one_order() {
        let graph = holmes();
        assert_eq!(graph.vertices(), 6);
        let edges: Vec<Edge> = graph.edges().collect();
        assert_eq!(edges.len(), 15);
        for (at, edge) in edges.iter().enumerate() {
            let (from, to) = (edge.from as usize, edge.to as usize);
            assert_eq!(at, to * (to - 1) / 2 + from);
            assert_eq!(graph.edge(edge.to, edge.from), Some(*edge));
        }
        assert!(
            graph
                .distances()
                .eq(edges.iter().map(|edge| edge.disparity.distance))
        );
        assert!(
            graph
                .maxima()
                .eq(edges.iter().map(|edge| edge.disparity.maximum))
        );
        assert_eq!(graph.sums(), (37, 49));
    }

    #[test]
    fn a_vertex_has_no_edge_to_itself_or_to_none() {
        let graph = holmes();
        assert_eq!(graph.edge(2, 2), None);
        assert_eq!(graph.edge(0, 6), None);
    }

    #[test]
    fn edges_are_taken_by_distance_then_maximum_then_vertices() {
        let sorted = holmes().sorted_edges();
        let first: Vec<_> = sorted
            .iter()
            .take(6)
            .map(|edge| {
                (
                    edge.disparity.distance,
                    edge.disparity.maximum,
                    edge.from,
                    edge.to,
                )
            })
            .collect();
        let expected = [
            (0, 0, 2, 3),
            (0, 2, 0, 1),
            (1, 3, 4, 5),
            (2, 2, 1, 3),
            (2, 3, 0, 3),
            (2, 3, 3, 4),
        ];
        assert_eq!(first, expected);
    }

    #[test]
    fn a_graph_of_any_weights_reads_back_as_given() {
        for scale in [1, 40, 1_000_000] {
            let weight = |from: usize, to: usize| {
                let number = u32::try_from(from + to).expect("a small number");
                Disparity {
                    distance: number,
                    maximum: number * scale,
                }
            };
            let graph = MetaGraph::from_fn(9, weight).expect("a small graph");
            for edge in graph.edges() {
                assert_eq!(edge.disparity, weight(edge.from as usize, edge.to as usize));
            }
        }
        let refused = MetaGraph::from_fn(5_000, |_, _| Disparity::default());
        assert_eq!(refused.err(), TooLarge::check("links", 5_000, LINKS).err());
    }
}
