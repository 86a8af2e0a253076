//! Quartets: how many there are of each kind, and single ones.

use twintree::distances::leaves::{self, Leaf};
use twintree::distances::quartets::{self, Kind, Shape};

use super::{DistanceOptions, read};
use crate::Request;
use crate::number::{number, real};

/// How many quartets are examined for those that differ: all of 200 words.
const LOOKED_AT: u64 = 1 << 26;

answers! {
    /// How many quartets there are of each kind.
    pub struct QuartetCounts from(of: quartets::Quartets) {
        /// All ways to take four of the leaves.
        pub all: f64 = real(of.all),
        /// The same pairs in both trees.
        pub same: f64 = real(of.same),
        /// Paired in both trees, but differently.
        pub different: f64 = real(of.different),
        /// Paired in the left tree alone.
        pub left_only: f64 = real(of.left_only),
        /// Paired in the right tree alone.
        pub right_only: f64 = real(of.right_only),
        /// Left open by both.
        pub stars: f64 = real(of.stars),
    }

    /// How two trees pair four leaves.
    pub enum QuartetKind from Kind {
        /// The same pairs in both trees.
        Same = "same",
        /// Paired in both trees, but differently.
        Different = "different",
        /// Paired in the left tree alone.
        LeftOnly = "left-only",
        /// Paired in the right tree alone.
        RightOnly = "right-only",
        /// Left open by both.
        Star = "star",
    }

    /// Four leaves.
    pub struct Quartet {
        /// In order.
        #[tsify(type = "number[]")]
        pub leaves: [u32; 4],
        /// The leaves as the left tree pairs them: two and two; missing where it leaves them open.
        #[tsify(type = "number[] | undefined")]
        pub left: Option<[u32; 4]>,
        /// As the right tree pairs them.
        #[tsify(type = "number[] | undefined")]
        pub right: Option<[u32; 4]>,
        /// How the trees differ.
        pub kind: QuartetKind,
    }
}

impl Quartet {
    /// Four leaves of a request; none where two of them are the same, one is not there, or no leaves
    /// are compared.
    pub fn find(request: &Request, options: DistanceOptions, four: [u32; 4]) -> Option<Self> {
        let pair = read(request).ok()?;
        let leaves = leaves::of_pair(&pair, options.leaves()).ok()?;
        let leaf = |index: u32| leaves.leaf(index as usize);
        let [a, b, c, d] = four;
        let four = [leaf(a)?, leaf(b)?, leaf(c)?, leaf(d)?];
        quartets::quartet(&leaves, four).map(|quartet| Self::new(&quartet))
    }

    /// The quartets that the two trees do not pair alike, in the order of their leaves: this many from
    /// that one on, among the first 2²⁶ quartets.
    pub fn differing(
        request: &Request,
        options: DistanceOptions,
        from: u32,
        most: u32,
    ) -> Vec<Self> {
        let Ok(pair) = read(request) else {
            return Vec::new();
        };
        let Ok(leaves) = leaves::of_pair(&pair, options.leaves()) else {
            return Vec::new();
        };
        let differing = quartets::differing(&leaves).looking_at_most(LOOKED_AT);
        let differing = differing.skip(from as usize);
        differing
            .take(most as usize)
            .map(|quartet| Self::new(&quartet))
            .collect()
    }

    fn new(quartet: &quartets::Quartet) -> Self {
        let leaves = quartet.leaves.map(|leaf: Leaf| number(leaf.index()));
        let [a, b, c, d] = leaves;
        let pairs = |shape| match shape {
            Shape::Star => None,
            Shape::FirstSecond => Some([a, b, c, d]),
            Shape::FirstThird => Some([a, c, b, d]),
            Shape::FirstFourth => Some([a, d, b, c]),
        };
        Self {
            leaves,
            left: pairs(quartet.left),
            right: pairs(quartet.right),
            kind: quartet.kind().into(),
        }
    }
}
