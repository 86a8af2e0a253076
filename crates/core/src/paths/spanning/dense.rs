//! Prim over the rows of a complete graph.

use alloc::vec::Vec;

use super::{Among, SpanningTree};
use crate::paths::disparity::{Cells, Packed};
use crate::paths::meta_graph::{Edge, MetaGraph};

/// What the search works with; kept from graph to graph, so that a corpus allocates nothing.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    /// The vertices outside the tree, ascending.
    outside: Vec<u16>,
    /// Of the form in use.
    narrow: Keys<u64>,
    wide: Keys<u128>,
}

/// Edges as numbers.
#[derive(Clone, Debug, Default)]
struct Keys<K> {
    /// The first edge in order between each vertex outside and the tree.
    nearest: Vec<K>,
    /// The edges of the tree.
    taken: Vec<K>,
}

/// Makes `tree` a minimum spanning tree of `graph`, as [`among_minimum`](super::among_minimum) does
/// for one graph alone.
///
/// # Complexity
/// O(k²) for k vertices; no memory but what a larger graph needs for the first time.
pub fn rewrite(graph: &MetaGraph, among: Among, scratch: &mut Scratch, tree: &mut SpanningTree) {
    let Scratch {
        outside,
        narrow,
        wide,
    } = scratch;
    *tree = SpanningTree {
        edges: core::mem::take(&mut tree.edges),
        distance: 0,
        maximum: 0,
    };
    tree.edges.clear();
    outside.clear();
    // The vertices of a graph fit 16 bits.
    outside.extend((1..=u16::MAX).take(graph.vertices().saturating_sub(1)));
    match graph.cells() {
        Cells::Narrow(cells) => grow(cells, among, outside, narrow, tree),
        Cells::Wide(cells) => grow(cells, among, outside, wide, tree),
    }
}

/// Grows the tree from vertex 0 until nothing is outside.
fn grow<P: Packed>(
    cells: &[P],
    among: Among,
    outside: &mut Vec<u16>,
    keys: &mut Keys<P::Key>,
    tree: &mut SpanningTree,
) {
    let Keys { nearest, taken } = keys;
    // Turns a weight into what is to be compared, and back.
    let turn = match among {
        Among::SmallestMaximum => P::default(),
        Among::LargestMaximum => P::REVERSAL,
    };
    let size = outside.len() + 1;
    taken.clear();
    nearest.clear();
    nearest.resize(outside.len(), P::NO_EDGE);
    let mut inside = 0_u16;
    // How many of the vertices outside are smaller than `inside`.
    let mut smaller = 0;
    while !outside.is_empty() {
        let row = &cells[usize::from(inside) * size..][..size];
        let mut first = (P::NO_EDGE, 0);
        let mut pairs = outside.iter().zip(nearest.iter_mut()).enumerate();
        let mut consider = |at: usize, nearest: &mut P::Key, key: P::Key| {
            *nearest = key.min(*nearest);
            if *nearest < first.0 {
                first = (*nearest, at);
            }
        };
        for (at, (&vertex, nearest)) in pairs.by_ref().take(smaller) {
            consider(
                at,
                nearest,
                (row[usize::from(vertex)] ^ turn).key(vertex, inside),
            );
        }
        for (at, (&vertex, nearest)) in pairs {
            consider(
                at,
                nearest,
                (row[usize::from(vertex)] ^ turn).key(inside, vertex),
            );
        }
        let (key, at) = first;
        let (weight, from, to) = P::edge(key);
        taken.push((weight ^ turn).key(from, to));
        nearest.remove(at);
        inside = outside.remove(at);
        smaller = at;
    }
    P::sort(taken);
    for &key in &*taken {
        let (weight, from, to) = P::edge(key);
        let disparity = weight.unpack();
        tree.distance += u64::from(disparity.distance);
        tree.maximum += u64::from(disparity.maximum);
        tree.edges.push(Edge {
            disparity,
            from: from.into(),
            to: to.into(),
        });
    }
}
