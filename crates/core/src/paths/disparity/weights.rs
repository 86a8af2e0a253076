//! The disparities of all pairs of links.

use alloc::vec::Vec;

use super::{Disparity, Packed};

/// A symmetric square of disparities, one row and one column per link; the diagonal is 0 of 0.
///
/// The square is twice what is needed; in return every row lies in one piece, which is what the
/// spanning tree reads.
#[derive(Clone, Debug, Default)]
pub struct Weights {
    /// How many rows there are.
    size: usize,
    /// Packed in the narrow form where every maximum fits, else in the wide one; row by row.
    cells: Cells,
}

/// The packed disparities in the smallest form that holds them.
#[derive(Clone, Debug)]
pub(crate) enum Cells {
    /// Every maximum is at most 255.
    Narrow(Vec<u16>),
    /// Any maximum.
    Wide(Vec<u64>),
}

impl Default for Cells {
    fn default() -> Self {
        Self::Narrow(Vec::new())
    }
}

impl Weights {
    /// The number of links.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The disparity between links `i` and `j`, none if one of them does not exist.
    pub fn get(&self, i: usize, j: usize) -> Option<Disparity> {
        if i >= self.size || j >= self.size {
            return None;
        }
        let at = i * self.size + j;
        match &self.cells {
            Cells::Narrow(cells) => cells.get(at).map(|cell| cell.unpack()),
            Cells::Wide(cells) => cells.get(at).map(|cell| cell.unpack()),
        }
    }

    /// The disparities of every pair `i < j`, in the order (0,1), (0,2), (1,2), (0,3) …, so that
    /// the pair stands at `j * (j - 1) / 2 + i`.
    pub fn condensed(&self) -> impl Iterator<Item = Disparity> + '_ {
        (1..self.size).flat_map(move |j| (0..j).filter_map(move |i| self.get(j, i)))
    }

    /// The rows, concatenated.
    pub(crate) fn cells(&self) -> &Cells {
        &self.cells
    }

    /// Makes this a square of `size` rows in the form of `P`; `fill` finds in it whatever was
    /// there before and writes all of it.
    pub(super) fn rewrite<P: Packed>(&mut self, size: usize, fill: impl FnOnce(&mut [P])) {
        let mut cells = P::take(&mut self.cells);
        cells.resize(size * size, P::default());
        fill(&mut cells);
        self.size = size;
        self.cells = P::wrap(cells);
    }

    /// The square of these condensed disparities of `size` vertices; missing ones are 0 of 0.
    pub(crate) fn from_condensed(size: usize, disparities: &[Disparity]) -> Self {
        let mut weights = Self::default();
        let fits =
            |disparity: &Disparity| disparity.distance.max(disparity.maximum) <= u16::LARGEST;
        if disparities.iter().all(fits) {
            weights.rewrite(size, |cells| mirror::<u16>(cells, size, disparities));
        } else {
            weights.rewrite(size, |cells| mirror::<u64>(cells, size, disparities));
        }
        weights
    }
}

/// Writes condensed disparities into both halves of a square.
fn mirror<P: Packed>(cells: &mut [P], size: usize, disparities: &[Disparity]) {
    cells.fill(P::default());
    let pairs = (1..size).flat_map(|j| (0..j).map(move |i| (i, j)));
    for ((i, j), disparity) in pairs.zip(disparities) {
        let packed = P::pack(disparity.distance, disparity.maximum);
        cells[i * size + j] = packed;
        cells[j * size + i] = packed;
    }
}
