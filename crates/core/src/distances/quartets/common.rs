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
use crate::distances::overlaps::{Count, LANES, Lanes, Overlaps};
use crate::pair::Side;

/// How many butterflies both trees have.
///
/// The sums wrap around, but the result does not: with ordered pairs in place of pairs it is eight
/// times the number.
///
/// # Complexity
/// O(nm) for n and m inner nodes, O(m) memory beside the table.
pub(super) fn count<C: Count>(table: &Overlaps<C>, leaves: &Leaves) -> u64 {
    let (left, right) = (leaves.tree(Side::Left), leaves.tree(Side::Right));
    let mut sums = Sums::new(table, right, leaves.len());
    let mut total = 0_u64;
    for node in left.inner() {
        // The root has no edge, and leads nowhere but down.
        if node.index() > 0 {
            sums.of_edge(table.lanes(node.index()), left.size(node));
            total = total.wrapping_add(sums.squares());
        }
        sums.of_node(table, left, node);
        total = total.wrapping_sub(sums.squares());
    }
    C::sum(total) / 8
}

/// The ordered pairs of leaves that a partition of the left tree does not part, by inner node of the
/// right tree.
struct Sums<'t, C> {
    all: C,
    parents: &'t [u32],
    /// How many leaves are below each node of the right tree.
    sizes: Vec<Lanes<C>>,
    /// Those pairs of which both are below the node.
    below: Vec<Lanes<C>>,
    /// Those of which neither is.
    above: Vec<Lanes<C>>,
    /// Those that the edge above the node does not part.
    edges: Vec<Lanes<C>>,
}

impl<'t, C: Count> Sums<'t, C> {
    fn new(table: &Overlaps<C>, right: &'t LeafTree, leaves: usize) -> Self {
        let empty = vec![[C::default(); LANES]; table.blocks()];
        let mut sizes = empty.clone();
        for (place, &size) in sizes.as_flattened_mut().iter_mut().zip(right.sizes()) {
            *place = C::of(size);
        }
        Self {
            all: C::of(u32::try_from(leaves).unwrap_or(u32::MAX)),
            parents: right.parents(),
            sizes,
            below: empty.clone(),
            above: empty.clone(),
            edges: empty,
        }
    }

    /// Of the edge above a node of the left tree.
    #[inline]
    fn of_edge(&mut self, row: &[Lanes<C>], size: usize) {
        let size = C::of(u32::try_from(size).unwrap_or(u32::MAX));
        let neither = self.all.minus(size);
        let rows = row.iter().zip(&self.sizes);
        for ((both, other), (below, above)) in rows.zip(self.below.iter_mut().zip(&mut self.above))
        {
            let only_right = lanes(|lane| other[lane].minus(both[lane]));
            *below = lanes(|lane| both[lane].pairs().plus(only_right[lane].pairs()));
            *above = lanes(|lane| {
                let only_left = size.minus(both[lane]).pairs();
                only_left.plus(neither.minus(only_right[lane]).pairs())
            });
        }
    }

    /// Of a node of the left tree: above it, and below each of its children.
    #[inline]
    fn of_node(&mut self, table: &Overlaps<C>, left: &LeafTree, node: Inner) {
        let size = |node| C::of(u32::try_from(left.size(node)).unwrap_or(u32::MAX));
        let neither = self.all.minus(size(node));
        let rows = table.lanes(node.index()).iter().zip(&self.sizes);
        for ((both, other), (below, above)) in rows.zip(self.below.iter_mut().zip(&mut self.above))
        {
            let only_right = lanes(|lane| other[lane].minus(both[lane]));
            *below = lanes(|lane| only_right[lane].pairs());
            *above = lanes(|lane| neither.minus(only_right[lane]).pairs());
        }
        for &child in left.children(node) {
            let size = size(child);
            let row = table.lanes(child.index()).iter();
            for (both, (below, above)) in row.zip(self.below.iter_mut().zip(&mut self.above)) {
                *below = lanes(|lane| below[lane].plus(both[lane].pairs()));
                *above = lanes(|lane| above[lane].plus(size.minus(both[lane]).pairs()));
            }
        }
    }

    /// The squares of the sums over the edges of the right tree, less those over its nodes. The
    /// numbers are used up.
    #[inline]
    fn squares(&mut self) -> u64 {
        // An edge parts neither two leaves below it nor two above it.
        let sides = self.below.iter().zip(&self.above);
        for (edge, (below, above)) in self.edges.iter_mut().zip(sides) {
            *edge = lanes(|lane| below[lane].plus(above[lane]));
        }
        // Above the root there is no edge.
        let mut root = [C::default(); LANES];
        root[0] = self.edges[0][0];
        let edges = C::squares(&self.edges).wrapping_sub(C::squares(&[root]));
        // A node parts neither two leaves above it nor two below the same child. What stands behind
        // the last node is the same in both sums.
        let below = self.below.as_flattened();
        let above = self.above.as_flattened_mut();
        for (&parent, &below) in self.parents.iter().zip(below).skip(1) {
            let above = &mut above[parent as usize];
            *above = above.plus(below);
        }
        edges.wrapping_sub(C::squares(&self.above))
    }
}

/// Numbers side by side.
#[inline]
fn lanes<C: Count>(number: impl Fn(usize) -> C) -> Lanes<C> {
    core::array::from_fn(number)
}
