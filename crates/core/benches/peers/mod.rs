//! The measure as one puts it together from public crates: the labels of both paths collected for
//! every pair of links, `strsim` between them, `pathfinding` for the spanning tree.
//!
//! It is as fast as this form gets without ideas of its own: the strings are collected in memory
//! that is used again, and the weights have the shortest form, which is the kindest to a sort.

use pathfinding::undirected::kruskal::kruskal_indices;
use strsim::generic_levenshtein;
use twintree::{DependencyPair, DependencyTree, Symbol, WordId};

/// The labels of a path: up from one word, and down to the other.
#[derive(Default)]
struct Strings {
    ascending: Vec<Symbol>,
    descending: Vec<Symbol>,
}

impl Strings {
    /// Climbs from the deeper end until both meet.
    fn collect(&mut self, dependencies: &DependencyTree, from: WordId, to: WordId) {
        let tree = dependencies.tree();
        let node = |word| dependencies.node(word).expect("a word of the tree");
        self.ascending.clear();
        self.descending.clear();
        let (mut up, mut down) = (node(from), node(to));
        while up != down {
            let (end, labels) = if tree.depth(up) >= tree.depth(down) {
                (&mut up, &mut self.ascending)
            } else {
                (&mut down, &mut self.descending)
            };
            labels.push(dependencies.label(*end));
            *end = tree
                .parent(*end)
                .expect("the root is met before it is passed");
        }
        self.descending.reverse();
    }
}

/// Distance and maximum, added up over the minimum spanning tree.
pub(crate) fn measure(pair: DependencyPair<'_>) -> (u64, u64) {
    let links = pair.alignment().links();
    let mut edges = Vec::with_capacity(links.len() * links.len().saturating_sub(1) / 2);
    let (mut one, mut other) = (Strings::default(), Strings::default());
    for (j, to) in links.iter().enumerate() {
        for (i, from) in links[..j].iter().enumerate() {
            let mut weight = (0, 0);
            if from.left != to.left && from.right != to.right {
                one.collect(pair.left(), from.left, to.left);
                other.collect(pair.right(), from.right, to.right);
                let turned = (from.left < to.left) != (from.right < to.right);
                let distance = generic_levenshtein(&one.ascending, &other.ascending)
                    + usize::from(turned)
                    + generic_levenshtein(&one.descending, &other.descending);
                let maximum = one.ascending.len().max(other.ascending.len())
                    + 1
                    + one.descending.len().max(other.descending.len());
                weight = (distance, maximum);
            }
            edges.push((i, j, short(weight)));
        }
    }
    tree(links.len(), &edges)
}

/// A weight whose parts are below 2¹⁶.
pub(crate) fn short((distance, maximum): (usize, usize)) -> u32 {
    u32::try_from(distance << 16 | maximum).expect("a short path")
}

/// The sums over the minimum spanning tree of this many vertices.
pub(crate) fn tree(vertices: usize, edges: &[(usize, usize, u32)]) -> (u64, u64) {
    kruskal_indices(vertices, edges).fold((0, 0), |(distance, maximum), (_, _, weight)| {
        (
            distance + u64::from(weight >> 16),
            maximum + u64::from(weight & 0xFFFF),
        )
    })
}
