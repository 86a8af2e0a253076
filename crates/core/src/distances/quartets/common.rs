//! The butterflies that two trees have in common.
//!
//! An inner edge parts the leaves in two, an inner node in as many parts as it has neighbours. For
//! any two such partitions, one of each tree, let S be the number of pairs of leaves that neither of
//! them parts. Then the number s of common butterflies follows from
//!
//! ```text
//! 2 s = Σ S(edge, edge)² − Σ S(edge, node)² − Σ S(node, edge)² + Σ S(node, node)²
//! ```
//!
//! For a common butterfly is found at both its inner nodes: at node v with direction x, two leaves
//! lie in x and two in different other directions. The pairs of the latter kind are those not parted
//! by the edge between v and x, less those that v itself does not part; and so in the other tree. The
//! sum over all x and x′ of what lies in both, times such pairs, is the above, multiplied out.
//!
//! ```text
//! S(edge, edge′) = ½ Σ k(k − 1)  over the four intersections of their parts
//! ```

use alloc::vec;
use alloc::vec::Vec;

use crate::distances::leaves::{Inner, LeafTree, Leaves};
use crate::distances::overlaps::Overlaps;
use crate::number::saturated;
use crate::pair::Side;

/// How many butterflies both trees have.
///
/// The sums wrap around, but the result does not: with ordered pairs in place of pairs it is eight
/// times the number.
///
/// # Complexity
/// O(nm) for n and m inner nodes, O(m) memory beside the table.
pub(super) fn count(table: &Overlaps, leaves: &Leaves) -> u64 {
    let (left, right) = (leaves.tree(Side::Left), leaves.tree(Side::Right));
    let mut sums = Sums::new(right, leaves.len());
    let mut total = 0_u64;
    for node in left.inner() {
        // The root has no edge, and leads nowhere but down.
        if node.index() > 0 {
            sums.of_edge(table.row(node.index()), left.size(node));
            total = total.wrapping_add(sums.squares());
        }
        sums.of_node(table, left, node);
        total = total.wrapping_sub(sums.squares());
    }
    total / 8
}

/// The ordered pairs of leaves that a partition of the left tree does not part, by inner node of the
/// right tree.
struct Sums<'t> {
    all: u32,
    /// The nodes of the right tree, and how many leaves are below each.
    right: &'t LeafTree,
    /// The pairs with both leaves below the node.
    below: Vec<u32>,
    /// The pairs with neither leaf below it.
    above: Vec<u32>,
}

impl<'t> Sums<'t> {
    fn new(right: &'t LeafTree, leaves: usize) -> Self {
        let empty = vec![0; right.parents().len()];
        Self {
            all: saturated(leaves),
            right,
            below: empty.clone(),
            above: empty,
        }
    }

    /// Of the edge above a node of the left tree.
    fn of_edge(&mut self, row: &[u32], size: usize) {
        let size = saturated(size);
        let neither = self.all - size;
        let rows = row.iter().zip(self.right.sizes());
        for ((&both, &other), (below, above)) in
            rows.zip(self.below.iter_mut().zip(&mut self.above))
        {
            let only_right = other - both;
            *below = pairs(both) + pairs(only_right);
            *above = pairs(size - both) + pairs(neither - only_right);
        }
    }

    /// Of a node of the left tree: above it, and below each of its children.
    fn of_node(&mut self, table: &Overlaps, left: &LeafTree, node: Inner) {
        let neither = self.all - saturated(left.size(node));
        let rows = table.row(node.index()).iter().zip(self.right.sizes());
        for ((&both, &other), (below, above)) in
            rows.zip(self.below.iter_mut().zip(&mut self.above))
        {
            let only_right = other - both;
            *below = pairs(only_right);
            *above = pairs(neither - only_right);
        }
        for &child in left.children(node) {
            let size = saturated(left.size(child));
            let row = table.row(child.index()).iter();
            for (&both, (below, above)) in row.zip(self.below.iter_mut().zip(&mut self.above)) {
                *below += pairs(both);
                *above += pairs(size - both);
            }
        }
    }

    /// The squares of the sums over the edges of the right tree, less those over its nodes. The
    /// numbers are used up.
    fn squares(&mut self) -> u64 {
        // An edge parts neither two leaves below it nor two above it. Above the root there is none.
        let sides = self.below.iter().zip(&self.above).skip(1);
        let edges = squares(sides.map(|(below, above)| below + above));
        // A node parts neither two leaves above it nor two below the same child.
        for (&parent, &below) in self.right.parents().iter().zip(&self.below).skip(1) {
            self.above[parent as usize] += below;
        }
        edges.wrapping_sub(squares(self.above.iter().copied()))
    }
}

/// k(k−1): the ordered pairs of this many leaves, at most 2¹⁶.
fn pairs(leaves: u32) -> u32 {
    leaves * leaves.saturating_sub(1)
}

/// The sum of the squares.
fn squares(numbers: impl Iterator<Item = u32>) -> u64 {
    let squares = numbers.map(|number| u64::from(number) * u64::from(number));
    squares.fold(0, u64::wrapping_add)
}
