//! How many leaves every two inner nodes, one of each tree, have in common.
//!
//! One table answers what splits, clusters and quartets ask: of nodes a over |a| and b over |b| of n
//! leaves, |a∩b| tells how many leaves lie inside both, inside one of them, and outside both.

use alloc::vec;
use alloc::vec::Vec;

use super::leaves::{LeafTree, Leaves};
use crate::pair::Side;
use crate::too_large::TooLarge;

/// The most cells of a table.
pub(super) const CELL_LIMIT: u64 = 1 << 24;

/// So many numbers are worked on side by side.
pub(super) const LANES: usize = 8;

/// Numbers of neighbouring nodes.
pub(super) type Lanes<C> = [C; LANES];

/// A number of leaves, or of ordered pairs of different leaves. Sums wrap around.
pub(super) trait Count: Copy + Default + 'static {
    fn of(number: u32) -> Self;
    fn get(self) -> u32;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    /// k(k−1): the ordered pairs of so many leaves.
    fn pairs(self) -> Self;
    /// The sum of the squares; of the short form, modulo 2³².
    fn squares(rows: &[Lanes<Self>]) -> u64;
    /// A sum of such sums, of which it is known that it is in range.
    fn sum(squares: u64) -> u64;
}

impl Count for u16 {
    fn of(number: u32) -> Self {
        u16::try_from(number).unwrap_or(u16::MAX)
    }

    fn get(self) -> u32 {
        self.into()
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        self.wrapping_sub(other)
    }

    #[inline]
    fn pairs(self) -> Self {
        self.wrapping_mul(self.wrapping_sub(1))
    }

    #[inline]
    fn squares(rows: &[Lanes<Self>]) -> u64 {
        let mut sums = [0_u32; LANES];
        for row in rows {
            for (sum, &count) in sums.iter_mut().zip(row) {
                let count = u32::from(count);
                *sum = sum.wrapping_add(count.wrapping_mul(count));
            }
        }
        sums.into_iter().fold(0, u32::wrapping_add).into()
    }

    fn sum(squares: u64) -> u64 {
        squares & u64::from(u32::MAX)
    }
}

impl Count for u32 {
    fn of(number: u32) -> Self {
        number
    }

    fn get(self) -> u32 {
        self
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        self.wrapping_sub(other)
    }

    #[inline]
    fn pairs(self) -> Self {
        self.wrapping_mul(self.wrapping_sub(1))
    }

    #[inline]
    fn squares(rows: &[Lanes<Self>]) -> u64 {
        let mut sums = [0_u64; LANES];
        for row in rows {
            for (sum, &count) in sums.iter_mut().zip(row) {
                let count = u64::from(count);
                *sum = sum.wrapping_add(count.wrapping_mul(count));
            }
        }
        sums.into_iter().fold(0, u64::wrapping_add)
    }

    fn sum(squares: u64) -> u64 {
        squares
    }
}

/// |a∩b| for every inner node a of the left tree, a row, and every inner node b of the right one.
#[derive(Clone, Debug)]
pub(super) struct Overlaps<C> {
    /// How many blocks of numbers a row has, at least 1.
    blocks: usize,
    /// Row by row; behind the last node of a row stand zeros.
    cells: Vec<Lanes<C>>,
}

/// Whether the table of two trees would be too large.
pub(super) fn check(leaves: &Leaves) -> Result<(), TooLarge> {
    let [left, right] =
        [Side::Left, Side::Right].map(|side| leaves.tree(side).parents().len() as u64);
    let cells = left.saturating_mul(right);
    TooLarge::check("pairs of inner nodes", cells, CELL_LIMIT)
}

impl<C: Count> Overlaps<C> {
    /// The table of two trees over the same leaves.
    ///
    /// # Complexity
    /// O(nm), in time and memory, for n and m inner nodes: leaves are counted where they are members,
    /// and each node adds what it has to the node above, in either direction.
    pub(super) fn new(left: &LeafTree, right: &LeafTree) -> Self {
        let columns = right.parents().len();
        let blocks = columns.div_ceil(LANES).max(1);
        let mut cells = vec![[C::default(); LANES]; left.parents().len() * blocks];
        let stride = blocks * LANES;
        let flat = cells.as_flattened_mut();
        if columns > 0 && !flat.is_empty() {
            for (&row, &column) in left.homes().iter().zip(right.homes()) {
                let cell = &mut flat[row as usize * stride + column as usize];
                *cell = cell.plus(C::of(1));
            }
        }
        for row in flat.chunks_exact_mut(stride) {
            add_up(row, right.parents());
        }
        for (row, &parent) in left.parents().iter().enumerate().skip(1).rev() {
            let (above, own) = cells.split_at_mut(row * blocks);
            let above = above[parent as usize * blocks..][..blocks].as_flattened_mut();
            for (above, own) in above.iter_mut().zip(own.as_flattened()) {
                *above = above.plus(*own);
            }
        }
        Self { blocks, cells }
    }

    /// The row of an inner node of the left tree.
    pub(super) fn row(&self, left: usize) -> &[C] {
        self.lanes(left).as_flattened()
    }

    /// The same, in blocks.
    pub(super) fn lanes(&self, left: usize) -> &[Lanes<C>] {
        &self.cells[left * self.blocks..][..self.blocks]
    }

    /// How many blocks a row has.
    pub(super) fn blocks(&self) -> usize {
        self.blocks
    }
}

/// Adds the number of each node to that of the node above it, the last nodes first.
#[inline]
pub(super) fn add_up<C: Count>(numbers: &mut [C], parents: &[u32]) {
    for (at, &parent) in parents.iter().enumerate().skip(1).rev() {
        let number = numbers[at];
        let above = &mut numbers[parent as usize];
        *above = above.plus(number);
    }
}
