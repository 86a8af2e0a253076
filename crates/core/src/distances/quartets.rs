//! Quartets: what two trees say of every four leaves.
//!
//! ```
//! use twintree::distances::leaves::{self, LeafOptions};
//! use twintree::distances::quartets;
//! use twintree::{Pair, PairOptions};
//!
//! let left = "((A,B),(C,(D,E)));";
//! let pair = Pair::read(left, "((A,B,C),(D,E));", "", &PairOptions::default());
//! let leaves = leaves::of_pair(&pair, LeafOptions::default())?;
//! let quartets = quartets::count(&leaves)?;
//! // AB|CD and AB|CE are butterflies of the left tree alone.
//! assert_eq!((quartets.all, quartets.same, quartets.left_only), (5, 3, 2));
//! assert_eq!(quartets.distance().to_string(), "2/5");
//! assert_eq!(quartets.generalized().to_string(), "0/5");
//! let first = quartets::differing(&leaves).next().ok_or("none differs")?;
//! assert_eq!(first.leaves.map(|leaf| leaf.index()), [0, 1, 2, 3]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A tree shows four leaves as a *butterfly* ab|cd, if one of its edges parts two of them from the
//! other two, or else as a *star*. Of Q = C(n, 4) quartets, s are the same butterfly in both trees, d
//! are different ones, r are butterflies of one tree alone, and u are stars of both.
//!
//! - quartet distance: (d + r + r′) / Q
//! - generalized: d / (s + d + r), r those of the left tree alone; strict: (d + r) / (s + d + r)
//!
//! Sources: G. F. Estabrook, F. R. McMorris and C. A. Meacham, *Comparison of undirected
//! phylogenetic trees based on subtrees of four evolutionary units*, Systematic Zoology 34(2), 1985;
//! S. Pompei, V. Loreto and F. Tria, *On the accuracy of language trees*, PLoS ONE 6(6), 2011; for
//! parses, T. Rama, *Empirical Evaluation of Tree distances for Parser Evaluation*.

mod butterflies;
mod common;
mod shape;
mod stars;

use crate::distances::leaves::Leaves;
use crate::distances::overlaps::{self, Overlaps};
use crate::distances::undefined::Undefined;
use crate::pair::Side;
use crate::ratio::Ratio;
use crate::too_large::TooLarge;
pub use shape::{Differing, Kind, Quartet, Shape, differing, quartet};

/// The most leaves whose quartets are counted, so that every sum is in range.
pub const LEAF_LIMIT: u64 = 1 << 16;

/// The fewest leaves that have a quartet.
const LEAST: usize = 4;

/// How many quartets of each kind there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Quartets {
    /// All: C(n, 4), at least 1.
    pub all: u64,
    /// The same butterfly in both trees.
    pub same: u64,
    /// A butterfly in both trees, but not the same.
    pub different: u64,
    /// A butterfly in the left tree, a star in the right one.
    pub left_only: u64,
    /// A butterfly in the right tree, a star in the left one.
    pub right_only: u64,
    /// A star in both trees.
    pub stars: u64,
}

/// Counts the quartets of every kind.
///
/// # Errors
/// If there are fewer than four leaves, or the trees are too large.
///
/// # Complexity
/// O(nm) for n and m inner nodes of bounded degree; else, for each node of degree 4 or more of one
/// tree and each node of the other, the product of their degrees, not counting leaves, times the
/// smaller one.
///
/// # Reference
/// The idea to count by pairs of nodes: C. Christiansen, T. Mailund, C. N. S. Pedersen, M. Randers and
/// M. S. Stissing, *Fast calculation of the quartet distance between trees of arbitrary degrees*,
/// Algorithms for Molecular Biology 1:16, 2006.
pub fn count(leaves: &Leaves) -> Result<Quartets, Undefined> {
    let words = leaves.len();
    if words < LEAST {
        let least = LEAST;
        return Err(Undefined::TooFewWords { words, least });
    }
    TooLarge::check("leaves", words, LEAF_LIMIT)?;
    overlaps::check(leaves)?;
    stars::check(leaves)?;
    let (left, right) = (leaves.tree(Side::Left), leaves.tree(Side::Right));
    let n = leaves.len() as u64;
    let all = n * (n - 1) / 2 * (n - 2) / 3 * (n - 3) / 4;
    let of_left = butterflies::count(left, n);
    let of_right = butterflies::count(right, n);
    let (mut same, mut different) = (0, 0);
    if of_left > 0 && of_right > 0 {
        let table = Overlaps::new(left, right);
        same = common::count(&table, leaves);
        different = match stars::count(&table, leaves) {
            (Side::Left, left_only) => of_left - same - left_only,
            (Side::Right, right_only) => of_right - same - right_only,
        };
    }
    let left_only = of_left - same - different;
    let right_only = of_right - same - different;
    Ok(Quartets {
        all,
        same,
        different,
        left_only,
        right_only,
        stars: all - same - different - left_only - right_only,
    })
}

impl Quartets {
    /// The quartets that are not the same in both trees, of all.
    pub fn distance(&self) -> Ratio {
        let apart = self.different + self.left_only + self.right_only;
        Ratio::or_zero(apart, self.all)
    }

    /// The butterflies of the left tree that are different ones in the right tree, of all of the left
    /// one. Flagged where the left tree has none.
    pub fn generalized(&self) -> Ratio {
        Ratio::or_zero(self.different, self.of_left())
    }

    /// The butterflies of the left tree that the right one does not have, of all of the left one.
    /// Flagged where the left tree has none.
    pub fn strict(&self) -> Ratio {
        let missed = self.different + self.left_only;
        Ratio::or_zero(missed, self.of_left())
    }

    /// The butterflies of the left tree.
    fn of_left(&self) -> u64 {
        self.same + self.different + self.left_only
    }
}
