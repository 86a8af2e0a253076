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
pub use costs::{Costs, Labelled, Prices};
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
pub fn distance<C: Costs>(left: &Tree, right: &Tree, costs: &C) -> Result<u32, TooLarge> {
    let all = all(left, right, costs)?;
    let (left, right) = (Shape::new(left), Shape::new(right));
    let mut savings = Savings::new(&left, &right, costs);
    distance::fill(&mut savings)?;
    Ok(all - savings.get(left.len() - 1, right.len() - 1))
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
pub fn compare<C: Costs>(left: &Tree, right: &Tree, costs: &C) -> Result<TreeEdit, TooLarge> {
    let all = all(left, right, costs)?;
    let shapes = (Shape::new(left), Shape::new(right));
    let mut savings = Savings::new(&shapes.0, &shapes.1, costs);
    distance::fill(&mut savings)?;
    let distance = all - savings.get(shapes.0.len() - 1, shapes.1.len() - 1);
    let kept = mapping::kept(&mut savings);
    let nodes =
        |(one, other): (usize, usize)| (shapes.0.left.nodes[one], shapes.1.left.nodes[other]);
    let mapping: Vec<_> = kept.into_iter().map(nodes).collect();
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

/// What it costs to delete all of the left tree and insert all of the right one.
fn all<C: Costs>(left: &Tree, right: &Tree, costs: &C) -> Result<u32, TooLarge> {
    let nodes = left.len().max(right.len());
    TooLarge::check("nodes", nodes, NODES)?;
    let deleted: u64 = left.nodes().map(|node| u64::from(costs.delete(node))).sum();
    let inserted: u64 = right
        .nodes()
        .map(|node| u64::from(costs.insert(node)))
        .sum();
    u32::try_from(deleted + inserted).map_err(|_| TooLarge {
        what: "in costs of all nodes",
        number: deleted + inserted,
        limit: u32::MAX.into(),
    })
}

#[cfg(test)]
mod tests;
