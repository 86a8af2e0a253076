//! Prim over the rows of a complete graph.

use alloc::vec::Vec;

use super::{SpanningTree, TieBreak};
use crate::paths::disparity::{Cells, Packed};
use crate::paths::meta_graph::{Edge, MetaGraph};

/// The buffers of the search; kept from graph to graph, so that a corpus of ordinary sentences
/// allocates nothing. The edges of a wide graph are sorted through their positions, with two vectors
/// more.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    /// The vertices outside the tree and the one that enters it next, ascending.
    outside: Vec<u16>,
    /// Of the form in use.
    narrow: Keys<u64>,
    wide: Keys<u128>,
}

/// Edges as numbers.
#[derive(Clone, Debug, Default)]
struct Keys<K> {
    /// The first edge in order between each vertex outside and the tree, by the places of
    /// `outside`.
    nearest: Vec<K>,
    /// The edges of the tree.
    taken: Vec<K>,
}

/// Makes `tree` a minimum spanning tree of `graph`, as [`minimum_with`](super::minimum_with) does
/// for one graph alone.
///
/// # Complexity
/// O(k²) for k vertices; no memory but what a larger graph needs for the first time, and O(k) to sort
/// the edges of a wide graph.
pub fn rewrite(graph: &MetaGraph, ties: TieBreak, scratch: &mut Scratch, tree: &mut SpanningTree) {
    tree.edges.clear();
    (tree.distance, tree.maximum) = (0, 0);
    let outside = &mut scratch.outside;
    outside.clear();
    // The vertices of a graph fit 16 bits.
    outside.extend((0..=u16::MAX).take(graph.vertices()));
    match graph.cells() {
        Cells::Narrow(cells) => grow(cells, ties, outside, &mut scratch.narrow, tree),
        Cells::Wide(cells) => grow(cells, ties, outside, &mut scratch.wide, tree),
    }
}

/// Grows the tree from vertex 0 until nothing is outside.
fn grow<P: Packed>(
    cells: &[P],
    ties: TieBreak,
    outside: &mut Vec<u16>,
    keys: &mut Keys<P::Key>,
    tree: &mut SpanningTree,
) {
    let Keys { nearest, taken } = keys;
    // Turns a weight into what is to be compared, and back.
    let turn = match ties {
        TieBreak::SmallestMaximum => P::default(),
        TieBreak::LargestMaximum => P::REVERSAL,
    };
    let size = outside.len();
    taken.clear();
    nearest.clear();
    nearest.resize(size, P::NO_EDGE);
    // Where the vertex that enters stands: those before it are smaller.
    let mut entering = 0;
    while outside.len() > 1 {
        let last = outside.len() - 1;
        let (vertices, nearest) = (&mut outside[..=last], &mut nearest[..=last]);
        let inside = vertices[entering];
        let row = &cells[usize::from(inside) * size..][..size];
        // A branch would be mispredicted whenever there is a new first edge, so that there is none:
        // its place is part of the number.
        let mut first = P::NO_EDGE;
        let before = vertices[..entering].iter().zip(&mut *nearest);
        for (at, (&vertex, nearest)) in before.enumerate() {
            let key = (row[usize::from(vertex)] ^ turn).key(vertex, inside);
            *nearest = key.min(*nearest);
            first = P::with_place(*nearest, at).min(first);
        }
        // Those after it move up to close the gap as they are visited.
        for at in entering..last {
            let vertex = vertices[at + 1];
            let key = (row[usize::from(vertex)] ^ turn).key(inside, vertex);
            vertices[at] = vertex;
            nearest[at] = key.min(nearest[at + 1]);
            first = P::with_place(nearest[at], at).min(first);
        }
        outside.truncate(last);
        entering = P::place(first);
        let (weight, from, to) = P::edge(first);
        taken.push((weight ^ turn).key(from, to));
    }
    P::sort(taken);
    tree.edges.extend(taken.iter().map(|&key| {
        let edge = Edge::from_key::<P>(key);
        tree.distance += u64::from(edge.disparity.distance);
        tree.maximum += u64::from(edge.disparity.maximum);
        edge
    }));
}
