//! How much two paths differ.
//!
//! For the encodings (χ, ψ, ω) and (χ′, ψ′, ω′) of two paths, one in each tree, and the edit
//! distance `l` over labels:
//!
//! - distance `L = l(χ, χ′) + l(ψ, ψ′) + l(ω, ω′)`,
//! - maximum `Lmax = max(|χ|, |χ′|) + 1 + max(|ω|, |ω′|)`.
//!
//! So `0 ≤ L ≤ Lmax` and `Lmax ≥ 2`; `L = 0` exactly for equal encodings; walking both paths
//! backwards changes neither.
//!
//! ```
//! use twintree::paths::Disparity;
//! use twintree::paths::path::{Direction, PathEncoding};
//! # let xcomp = twintree::Symbols::new().intern("xcomp");
//!
//! let (there, back) = (vec![xcomp, xcomp], vec![]);
//! let left = PathEncoding { ascending: there, direction: Direction::Alpha, descending: back };
//! let (there, back) = (vec![], vec![xcomp, xcomp]);
//! let right = PathEncoding { ascending: there, direction: Direction::Beta, descending: back };
//! assert_eq!(Disparity::of(&left, &right), Disparity { distance: 5, maximum: 5 });
//! ```
//!
//! Source: McCaffery 2017, chapter 5.

mod all;
mod near;
mod packed;
mod rows;
mod strips;
mod table;
mod weights;

use crate::alignment::Link;
use crate::number::saturated;
use crate::pair::DependencyPair;
use crate::paths::levenshtein;
use crate::paths::path::{PathEncoding, encode};

pub use all::{CELLS, LINKS, TABLE_CELLS};
// Internals for benchmarks and property tests; not part of the public API.
pub(crate) use packed::Packed;
pub(crate) use weights::Cells;
#[doc(hidden)]
pub use {
    all::{Scratch, all},
    weights::Weights,
};

/// The disparity of two paths. Ordered by distance, then maximum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Disparity {
    /// `L`, a whole number of edits.
    pub distance: u32,
    /// `Lmax`, the most that `L` could be for paths of these lengths.
    pub maximum: u32,
}

impl Disparity {
    /// The disparity of two encodings, straight from the definition.
    ///
    /// # Complexity
    /// O(|χ|·|χ′| + |ω|·|ω′|) time, O(length) memory. For all pairs of links see
    /// [`MetaGraph`](crate::paths::MetaGraph).
    pub fn of(left: &PathEncoding, right: &PathEncoding) -> Self {
        let ascending = levenshtein::distance(&left.ascending, &right.ascending);
        let descending = levenshtein::distance(&left.descending, &right.descending);
        let longer = |a: usize, b: usize| saturated(a.max(b));
        let up = longer(left.ascending.len(), right.ascending.len());
        let down = longer(left.descending.len(), right.descending.len());
        Self {
            distance: ascending + u32::from(left.direction != right.direction) + descending,
            maximum: up + 1 + down,
        }
    }

    /// The weight of the edge between two links: the disparity of the left and the right path
    /// between them.
    ///
    /// **\[D\]** Links that share a word have the disparity 0 of at most 0, for there is no path to
    /// be wrong about. The thesis says so for one side, here it holds for both.
    ///
    /// The links are two of the pair; an end that is not a word has no path.
    pub fn between(pair: DependencyPair<'_>, from: Link, to: Link) -> Self {
        if from.left == to.left || from.right == to.right {
            return Self::default();
        }
        let left = encode(pair.left(), from.left, to.left);
        let right = encode(pair.right(), from.right, to.right);
        left.zip(right)
            .map_or_else(Self::default, |(left, right)| Self::of(&left, &right))
    }
}

#[cfg(test)]
mod tests;
