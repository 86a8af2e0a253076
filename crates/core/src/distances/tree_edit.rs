//! Tree edit distance: the cheapest way to turn one ordered tree into the other by deleting, inserting
//! and renaming nodes.
//!
//! ```text
//!    S                S
//!   / \              / \
//!  NP  sleeps       DP  sleeps       rename NP, delete "the": 2
//!  | \              |
//! the cat          cat
//! ```
//!
//! ```
//! use twintree::Tree;
//! use twintree::distances::tree_edit::{Edit, Labelled, Prices, compare};
//!
//! // Nodes in preorder: each names its parent.
//! let left = Tree::new(&[None, Some(0), Some(1), Some(1), Some(0)])?;
//! let right = Tree::new(&[None, Some(0), Some(1), Some(0)])?;
//! let costs = Labelled {
//!     prices: Prices::UNIT,
//!     left: &["S", "NP", "the", "cat", "sleeps"],
//!     right: &["S", "DP", "cat", "sleeps"],
//! };
//! let edit = compare(&left, &right, &costs)?;
//! assert_eq!(edit.distance, 2);
//! let steps: Vec<_> = edit.script.iter().map(|step| (step.edit.code(), step.total)).collect();
//! assert_eq!(steps, [("delete", 1), ("keep", 1), ("rename", 2), ("keep", 2), ("keep", 2)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What is kept stays in order: siblings beside each other, and what is above stays above.
//!
//! Reference: K.-C. Tai, *The tree-to-tree correction problem*, Journal of the ACM 26(3), 1979; K. Zhang
//! and D. Shasha, *Simple fast algorithms for the editing distance between trees and related problems*,
//! SIAM Journal on Computing 18(6), 1989.

mod costs;
mod distance;
mod mapping;
mod nodes;
mod savings;
mod script;
mod shape;
mod side_path;

use alloc::vec::Vec;

use crate::distances::undefined::Undefined;
use crate::pair::Pair;
use crate::too_large::TooLarge;
use crate::tree::{NodeId, Tree};
pub use costs::{Labelled, Prices};
pub use distance::{NODES, STEPS};
pub use nodes::{Label, Nodes, Options, Words};
use savings::Savings;
pub use script::{Edit, Step};
use shape::Shape;

/// The cheapest way from one tree to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeEdit {
    /// What it costs.
    pub distance: u32,
    /// The nodes that are kept or renamed, with what they become, in the order of the left postorder.
    pub mapping: Vec<(NodeId, NodeId)>,
    /// Every step.
    pub script: Vec<Step>,
}

/// What the cheapest way from one tree to another costs.
///
/// # Errors
/// [`TooLarge`], before the work begins: more than [`NODES`] nodes in a tree, more than [`STEPS`]
/// steps, or costs whose sum does not fit.
///
/// # Complexity
/// O(n m min(depth, leaves) min(depth′, leaves′)) for n and m nodes; O(n m) memory.
pub fn distance<L: PartialEq>(
    left: &Tree,
    right: &Tree,
    costs: &Labelled<'_, L>,
) -> Result<u32, TooLarge> {
    let shapes = shapes(left, right)?;
    Ok(solved(&shapes, costs)?.0)
}
/// The cheapest way from one tree to another. Of several the one that a walk from the ends of both trees
/// finds which keeps a node before it deletes one, and deletes one before it inserts one.
///
/// # Errors
/// As [`distance()`].
///
/// # Complexity
/// As [`distance()`], and for the mapping O(n m d) where d subtrees, each beside the path of the one
/// before, are nested in each other.
pub fn compare<L: PartialEq>(
    left: &Tree,
    right: &Tree,
    costs: &Labelled<'_, L>,
) -> Result<TreeEdit, TooLarge> {
    let shapes = shapes(left, right)?;
    let (distance, mut savings) = solved(&shapes, costs)?;
    let kept = mapping::kept(&mut savings).into_iter();
    let nodes = shapes.each_ref().map(|shape| &shape.left.nodes);
    let mapping: Vec<_> = kept
        .map(|(one, other)| (nodes[0][one], nodes[1][other]))
        .collect();
    let script = script::script(left, right, &mapping, costs);
    Ok(TreeEdit {
        distance,
        mapping,
        script,
    })
}

/// The trees of a pair and the cheapest way from the left one to the right one.
#[derive(Clone, Debug)]
pub struct PairEdit<'p> {
    /// The nodes of both trees.
    pub nodes: [Nodes<'p>; 2],
    /// The way.
    pub edit: TreeEdit,
}

/// Compares the trees of a pair, whose [nodes](Nodes) depend on their format.
///
/// ```
/// use twintree::distances::tree_edit::{Options, Prices, compare_pair};
/// use twintree::{Pair, PairOptions};
///
/// let left = "(S (NP I) (VP saw (NP the man) (PP with (NP a telescope))))";
/// let right = "(S (NP I) (VP saw (NP (NP the man) (PP with (NP a telescope)))))";
/// let pair = Pair::read(left, right, "", &PairOptions::default());
/// let compared = compare_pair(&pair, Options::default(), Prices::UNIT)?;
/// assert_eq!(compared.edit.distance, 1);
/// assert_eq!(compared.nodes.map(|side| side.tree.len()), [12, 13]);
/// # Ok::<(), twintree::distances::Undefined>(())
/// ```
///
/// # Errors
/// If the sides have no trees of one kind, or they are too large.
///
/// # Complexity
/// As [`compare`].
pub fn compare_pair<'p>(
    pair: &'p Pair<'_>,
    options: Options,
    prices: Prices,
) -> Result<PairEdit<'p>, Undefined> {
    let (nodes, edit) = of_pair(pair, options, prices, |left, right, costs| {
        compare(left, right, costs)
    })?;
    Ok(PairEdit { nodes, edit })
}

/// How far the trees of a pair are apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairDistance {
    /// What the cheapest way from the left tree to the right one costs.
    pub distance: u32,
    /// How many nodes either tree has.
    pub nodes: [usize; 2],
}

/// The distance that [`compare_pair`] finds, without the way.
///
/// # Errors
/// As [`compare_pair`].
///
/// # Complexity
/// As [`distance()`].
pub fn distance_of_pair(
    pair: &Pair<'_>,
    options: Options,
    prices: Prices,
) -> Result<PairDistance, Undefined> {
    let (nodes, distance) = of_pair(pair, options, prices, |left, right, costs| {
        distance(left, right, costs)
    })?;
    Ok(PairDistance {
        distance,
        nodes: nodes.map(|side| side.tree.len()),
    })
}

/// The nodes of a pair's trees, and the comparison of the two.
fn of_pair<'p, T>(
    pair: &'p Pair<'_>,
    options: Options,
    prices: Prices,
    find: impl Fn(&Tree, &Tree, &Labelled<'_, u32>) -> Result<T, TooLarge>,
) -> Result<([Nodes<'p>; 2], T), Undefined> {
    let nodes = Nodes::of(pair, options)?;
    let [left, right] = nodes::numbers(&nodes);
    let costs = Labelled {
        prices,
        left: &left,
        right: &right,
    };
    let found = find(&nodes[0].tree, &nodes[1].tree, &costs)?;
    Ok((nodes, found))
}

fn shapes(left: &Tree, right: &Tree) -> Result<[Shape; 2], TooLarge> {
    TooLarge::check("nodes", left.len().max(right.len()), NODES)?;
    Ok([left, right].map(Shape::new))
}

/// The distance, and what any two subtrees save.
fn solved<'s, L: PartialEq>(
    [left, right]: &'s [Shape; 2],
    costs: &'s Labelled<'s, L>,
) -> Result<(u32, Savings<'s, L>), TooLarge> {
    // All of the left tree is deleted and all of the right one inserted.
    let Prices { delete, insert, .. } = costs.prices;
    let all = u64::from(delete) * left.len() as u64 + u64::from(insert) * right.len() as u64;
    TooLarge::check("in costs of all nodes", all, u32::MAX)?;
    let mut savings = Savings::new(left, right, costs);
    distance::fill(&mut savings)?;
    let saved = savings.get(left.len() - 1, right.len() - 1);
    Ok((u32::try_from(all).unwrap_or(u32::MAX) - saved, savings))
}

#[cfg(test)]
mod tests;
