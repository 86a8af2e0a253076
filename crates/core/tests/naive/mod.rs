//! The measure as it is defined, without a thought for speed: what the fast form has to equal in
//! the tests and to beat in the benchmarks.
#![allow(dead_code, reason = "tests and benchmarks use different parts")]

use pathfinding::undirected::kruskal::kruskal_indices;
use strsim::generic_levenshtein;
use twintree::paths::path::{Direction, PathEncoding};
use twintree::{DependencyPair, DependencyTree, Link, Symbol, WordId};

/// Distance and maximum. Among edges of equal weight the order is open; the sums are the same.
pub(crate) type Weight = (usize, usize);

/// The encoding, by climbing from the deeper end until both meet.
pub(crate) fn encode(dependencies: &DependencyTree, from: WordId, to: WordId) -> PathEncoding {
    let tree = dependencies.tree();
    let node = |word| dependencies.node(word).expect("a word of the tree");
    let (mut ascending, mut descending) = (Vec::new(), Vec::new());
    let (mut up, mut down) = (node(from), node(to));
    while up != down {
        let (end, labels) = if tree.depth(up) >= tree.depth(down) {
            (&mut up, &mut ascending)
        } else {
            (&mut down, &mut descending)
        };
        labels.push(dependencies.label(*end));
        *end = tree
            .parent(*end)
            .expect("the root is met before it is passed");
    }
    descending.reverse();
    let direction = if from < to {
        Direction::Alpha
    } else {
        Direction::Beta
    };
    PathEncoding {
        ascending,
        direction,
        descending,
    }
}

fn levenshtein(left: &Vec<Symbol>, right: &Vec<Symbol>) -> usize {
    generic_levenshtein(left, right)
}

/// Distance and maximum of two encodings.
pub(crate) fn disparity(left: &PathEncoding, right: &PathEncoding) -> Weight {
    let distance = levenshtein(&left.ascending, &right.ascending)
        + usize::from(left.direction != right.direction)
        + levenshtein(&left.descending, &right.descending);
    let maximum = left.ascending.len().max(right.ascending.len())
        + 1
        + left.descending.len().max(right.descending.len());
    (distance, maximum)
}

/// Distance and maximum between two links.
pub(crate) fn between(pair: DependencyPair<'_>, from: Link, to: Link) -> Weight {
    if from.left == to.left || from.right == to.right {
        return (0, 0);
    }
    let (left, right) = (
        encode(pair.left(), from.left, to.left),
        encode(pair.right(), from.right, to.right),
    );
    disparity(&left, &right)
}

/// Every edge of the meta-graph.
pub(crate) fn edges(pair: DependencyPair<'_>) -> Vec<(usize, usize, Weight)> {
    let links = pair.alignment().links();
    let mut edges = Vec::new();
    for (j, &to) in links.iter().enumerate() {
        for (i, &from) in links[..j].iter().enumerate() {
            edges.push((i, j, between(pair, from, to)));
        }
    }
    edges
}

/// The sums over the minimum spanning tree.
pub(crate) fn measure(pair: DependencyPair<'_>) -> (usize, usize) {
    kruskal_indices(pair.alignment().len(), edges(pair))
        .fold((0, 0), |(distance, maximum), (_, _, weight)| {
            (distance + weight.0, maximum + weight.1)
        })
}
