//! The butterflies of one tree.

use crate::distances::leaves::LeafTree;

/// How many of four leaves of n are a butterfly.
///
/// Each is found at both its inner nodes: at a node with a direction that leads to two leaves at
/// least, any two of those with any two leaves in different other directions.
///
/// # Complexity
/// Linear.
pub(super) fn count(tree: &LeafTree, n: u64) -> u64 {
    let pairs = |leaves: u64| leaves * (leaves - 1) / 2;
    let mut twice = 0;
    for node in tree.inner() {
        let up = tree.parent(node).map(|_| n - tree.size(node) as u64);
        let below = tree
            .children(node)
            .iter()
            .map(|&child| tree.size(child) as u64);
        let directions = below.chain(up).filter(|&leaves| leaves > 1);
        let alone: u64 = directions.clone().map(pairs).sum();
        for leaves in directions {
            // Two outside of this direction, but not in one and the same other one.
            let others = pairs(n - leaves) - (alone - pairs(leaves));
            twice += pairs(leaves) * others;
        }
    }
    twice / 2
}
