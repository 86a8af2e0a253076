//! Quartets: how many there are of each kind, and single ones.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::distances::leaves::{self, Leaf};
use twintree::distances::quartets::{self, Kind, Shape};

use super::measure::count;
use super::{DistanceOptions, read};
use crate::Request;

/// How many quartets are looked at for those that differ: all of 200 words.
const LOOKED_AT: u64 = 1 << 26;

/// How many quartets there are of each kind.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct QuartetCounts {
    /// All ways to take four of the leaves.
    pub all: f64,
    /// The same pairs in both trees.
    pub same: f64,
    /// Pairs in both trees, but others.
    pub different: f64,
    /// Paired in the left tree alone.
    pub left_only: f64,
    /// Paired in the right tree alone.
    pub right_only: f64,
    /// Left open by both.
    pub stars: f64,
}

/// How two trees pair four leaves.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuartetKind {
    /// The same pairs in both trees.
    Same,
    /// Pairs in both trees, but others.
    Different,
    /// Paired in the left tree alone.
    LeftOnly,
    /// Paired in the right tree alone.
    RightOnly,
    /// Left open by both.
    Star,
}

/// Four leaves.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Quartet {
    /// In order.
    #[cfg_attr(feature = "typescript", tsify(type = "number[]"))]
    pub leaves: [u32; 4],
    /// The leaves as the left tree pairs them: two and two; missing where it leaves them open.
    #[cfg_attr(feature = "typescript", tsify(type = "number[] | undefined"))]
    pub left: Option<[u32; 4]>,
    /// As the right tree pairs them.
    #[cfg_attr(feature = "typescript", tsify(type = "number[] | undefined"))]
    pub right: Option<[u32; 4]>,
    /// How the trees differ.
    pub kind: QuartetKind,
}

impl QuartetCounts {
    pub(super) fn new(counts: quartets::Quartets) -> Self {
        Self {
            all: count(counts.all),
            same: count(counts.same),
            different: count(counts.different),
            left_only: count(counts.left_only),
            right_only: count(counts.right_only),
            stars: count(counts.stars),
        }
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

    /// The quartets that the two trees do not pair alike, in the order of their leaves: so many from
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
        let leaves = quartet
            .leaves
            .map(|leaf: Leaf| u32::try_from(leaf.index()).unwrap_or(u32::MAX));
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
            kind: match quartet.kind() {
                Kind::Same => QuartetKind::Same,
                Kind::Different => QuartetKind::Different,
                Kind::LeftOnly => QuartetKind::LeftOnly,
                Kind::RightOnly => QuartetKind::RightOnly,
                Kind::Star => QuartetKind::Star,
            },
        }
    }
}
