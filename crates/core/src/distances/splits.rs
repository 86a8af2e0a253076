//! Splits of the leaves: what each edge of a tree cuts in two, and whether the other tree agrees.
//!
//! ```
//! use twintree::distances::leaves::{self, LeafOptions};
//! use twintree::distances::splits::{self, Rooting};
//! use twintree::{Pair, PairOptions};
//!
//! // left: AB|CDE, DE|ABC; right: DE|ABC
//! let left = "((A,B),(C,(D,E)));";
//! let pair = Pair::read(left, "((A,B,C),(D,E));", "", &PairOptions::default());
//! let leaves = leaves::of_pair(&pair, LeafOptions::default())?;
//! let splits = splits::compare(&leaves, Rooting::Unrooted)?;
//! assert_eq!(splits.robinson_foulds().to_string(), "1/3");
//! // No split of the right tree contradicts one of the left.
//! assert_eq!(splits.generalized_robinson_foulds().to_string(), "0/1");
//! # Ok::<(), twintree::distances::Undefined>(())
//! ```
//!
//! A split {k₁, k₂} of the leaves counts if both parts have two leaves at least. Two splits are
//! *compatible* if a part of one lies within a part of the other, so that one tree can have both.
//! With E the set of splits of a tree, and C the splits of the right tree that are compatible with
//! all of the left one:
//!
//! - Robinson–Foulds: (|E − E′| + |E′ − E|) / (|E| + |E′|)
//! - generalized: (|E′| − |C|) / |E′|, which is not symmetric
//!
//! **\[D\]** [Rooted](Rooting::Rooted), clusters of 2 to n − 1 leaves take the place of splits, and
//! compatible means disjoint or nested.
//!
//! Sources: D. F. Robinson and L. R. Foulds, *Comparison of phylogenetic trees*, Mathematical
//! Biosciences 53, 1981; S. Pompei, V. Loreto and F. Tria, *On the accuracy of language trees*, PLoS
//! ONE 6(6), 2011; for parses, T. Rama, *Empirical Evaluation of Tree distances for Parser
//! Evaluation*.

use alloc::vec::Vec;

use crate::distances::leaves::{Inner, LeafTree, Leaves};
use crate::distances::overlaps::{self, Overlaps};
use crate::distances::undefined::Undefined;
use crate::number::saturated;
use crate::pair::Side;
use crate::ratio::Ratio;

/// Whether it matters where the root is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rooting {
    /// It does not: splits are compared.
    #[default]
    Unrooted,
    /// It does: clusters are.
    Rooted,
}

/// A split or a cluster of one tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split {
    /// The node whose leaves are one part.
    pub node: Inner,
    /// The node of the other tree that makes the same split, if there is one.
    pub partner: Option<Inner>,
    /// The nodes of the other tree whose splits are in conflict with it, in preorder.
    pub conflicts: Vec<Inner>,
}

impl Split {
    /// Whether no split of the other tree is in conflict with it.
    pub fn is_compatible(&self) -> bool {
        self.conflicts.is_empty()
    }
}

/// The splits of both trees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Splits {
    /// Of the left tree, in preorder.
    pub left: Vec<Split>,
    /// Of the right tree, in preorder.
    pub right: Vec<Split>,
}

/// The splits of two trees.
///
/// # Errors
/// If the table of the trees would be too large.
///
/// # Complexity
/// O(nm) for n and m inner nodes.
pub fn compare(leaves: &Leaves, rooting: Rooting) -> Result<Splits, Undefined> {
    overlaps::check(leaves)?;
    let (left, right) = (leaves.tree(Side::Left), leaves.tree(Side::Right));
    let all = saturated(leaves.len());
    let table = Overlaps::new(left, right);
    let [mut of_left, mut of_right] = [left, right].map(|tree| splits(tree, all, rooting));
    for one in &mut of_left {
        let size = left.sizes()[one.node.index()];
        let row = table.row(one.node.index());
        for other in &mut of_right {
            let both = row[other.node.index()];
            let of_other = right.sizes()[other.node.index()];
            match relation(both, size, of_other, all, rooting) {
                Relation::Equal => {
                    one.partner = Some(other.node);
                    other.partner = Some(one.node);
                }
                Relation::Compatible => {}
                Relation::InConflict => {
                    one.conflicts.push(other.node);
                    other.conflicts.push(one.node);
                }
            }
        }
    }
    Ok(Splits {
        left: of_left,
        right: of_right,
    })
}
/// The splits, or the clusters, of a tree. No two are the same.
fn splits(tree: &LeafTree, all: u32, rooting: Rooting) -> Vec<Split> {
    let inner = tree.inner();
    // Where the root has two members, both inner nodes, they make one split.
    let second_half = inner
        .clone()
        .next()
        .filter(|&root| tree.members(root) == 2)
        .and_then(|root| tree.children(root).get(1).copied());
    let counts = |&node: &Inner| match rooting {
        Rooting::Rooted => true,
        Rooting::Unrooted => all - tree.sizes()[node.index()] >= 2 && Some(node) != second_half,
    };
    let split = |node| Split {
        node,
        partner: None,
        conflicts: Vec::new(),
    };
    inner.skip(1).filter(counts).map(split).collect()
}

enum Relation {
    Equal,
    Compatible,
    InConflict,
}

/// How two splits relate if their nodes have this many leaves in common.
#[inline]
fn relation(both: u32, size: u32, other: u32, all: u32, rooting: Rooting) -> Relation {
    let only = size - both;
    let only_other = other - both;
    let neither = all - size - only_other;
    let unrooted = rooting == Rooting::Unrooted;
    if only == 0 && only_other == 0 || unrooted && both == 0 && neither == 0 {
        Relation::Equal
    } else if both == 0 || only == 0 || only_other == 0 || unrooted && neither == 0 {
        Relation::Compatible
    } else {
        Relation::InConflict
    }
}

impl Splits {
    /// How many splits both trees have.
    pub fn shared(&self) -> usize {
        let is_shared = |split: &&Split| split.partner.is_some();
        self.left.iter().filter(is_shared).count()
    }

    /// The splits of one tree.
    pub fn of(&self, side: Side) -> &[Split] {
        match side {
            Side::Left => &self.left,
            Side::Right => &self.right,
        }
    }

    /// How many splits of one tree are in conflict with one of the other.
    pub fn incompatible(&self, side: Side) -> usize {
        let splits = self.of(side).iter();
        splits.filter(|split| !split.is_compatible()).count()
    }

    /// The splits of one tree alone, of all of both. Flagged where neither tree has a split.
    pub fn robinson_foulds(&self) -> Ratio {
        let all = (self.left.len() + self.right.len()) as u64;
        let shared = self.shared() as u64;
        Ratio::or_zero(all - 2 * shared, all)
    }

    /// The splits of the right tree that the left one contradicts, of all of the right one. Flagged
    /// where the right tree has none.
    pub fn generalized_robinson_foulds(&self) -> Ratio {
        let incompatible = self.incompatible(Side::Right) as u64;
        Ratio::or_zero(incompatible, self.right.len() as u64)
    }
}
