//! The distance of two trees: what all subtrees save, in the cheapest order.

use alloc::vec::Vec;

use crate::distances::tree_edit::costs::Costs;
use crate::distances::tree_edit::heavy_path;
use crate::distances::tree_edit::savings::Savings;
use crate::distances::tree_edit::shape::{End, Shape};
use crate::distances::tree_edit::side_path::{self, Table};
use crate::distances::tree_edit::strategy::{Path, Strategy};
use crate::pair::Side;
use crate::too_large::TooLarge;

/// The most nodes that either tree may have.
pub const NODES: usize = 2000;

/// The most steps that a comparison may take: some seconds. Only trees near the limit of [`NODES`] may
/// need more, and few of them.
pub const STEPS: u64 = 4_000_000_000;

/// Where the simplest way takes at most so many steps for every two nodes, no other is looked for: to
/// choose would take longer than the best choice saves.
const SIMPLE: u64 = 8;

/// Fills in what every two subtrees save.
pub(super) fn fill<C: Costs>(savings: &mut Savings<'_, C>) -> Result<(), TooLarge> {
    let (left, right) = (savings.left, savings.right);
    let roots = (left.len() - 1, right.len() - 1);
    let along = |end: usize| left.keyroots[end][roots.0] * right.keyroots[end][roots.1];
    let simple = along(0).min(along(1));
    if simple <= SIMPLE * (left.len() * right.len()) as u64 {
        let end = if along(0) <= along(1) {
            End::Last
        } else {
            End::First
        };
        let mut table = Table::default();
        for node in inner_keyroots(left, end, roots.0) {
            for other in inner_keyroots(right, end, roots.1) {
                side_path::compare(savings, end, node, other, &mut table);
            }
        }
        return Ok(());
    }
    let strategy = Strategy::new(left, right);
    TooLarge::check("steps of tree edit distance", strategy.steps, STEPS)?;
    follow(savings, &strategy);
    Ok(())
}

/// What is to be done with two subtrees.
enum Task {
    /// All of it.
    Compare(usize, usize),
    /// What hung beside the path was compared.
    AlongPath(usize, usize),
}

pub(super) fn follow<C: Costs>(savings: &mut Savings<'_, C>, strategy: &Strategy) {
    let (left, right) = (savings.left, savings.right);
    let mut table = Table::default();
    let mut tasks = Vec::from([Task::Compare(left.len() - 1, right.len() - 1)]);
    while let Some(task) = tasks.pop() {
        match task {
            Task::Compare(node, other) if left.size(node) > 1 && right.size(other) > 1 => {
                tasks.push(Task::AlongPath(node, other));
                match strategy.choice(node, other) {
                    (Side::Left, path) => {
                        let beside = beside(left, node, path).into_iter();
                        tasks.extend(beside.map(|node| Task::Compare(node, other)));
                    }
                    (Side::Right, path) => {
                        let beside = beside(right, other, path).into_iter();
                        tasks.extend(beside.map(|other| Task::Compare(node, other)));
                    }
                }
            }
            // A leaf is compared with all before.
            Task::Compare(..) => {}
            Task::AlongPath(node, other) => {
                let (side, path) = strategy.choice(node, other);
                let end = match path {
                    Path::First => End::Last,
                    Path::Last => End::First,
                    Path::Heavy => {
                        let (root, other) = match side {
                            Side::Left => (node, other),
                            Side::Right => (other, node),
                        };
                        heavy_path::compare(savings, side, root, other);
                        continue;
                    }
                };
                match side {
                    Side::Left => {
                        let node = left.number_at(end, node);
                        for other in inner_keyroots(right, end, other) {
                            side_path::compare(savings, end, node, other, &mut table);
                        }
                    }
                    Side::Right => {
                        let other = right.number_at(end, other);
                        for node in inner_keyroots(left, end, node) {
                            side_path::compare(savings, end, node, other, &mut table);
                        }
                    }
                }
            }
        }
    }
}

/// The [keyroots](crate::distances::tree_edit::shape::Order::keyroots) below a node of the left order, in
/// the order of an end, but for leaves.
fn inner_keyroots(shape: &Shape, end: End, root: usize) -> impl Iterator<Item = usize> {
    let order = shape.order(end);
    let keyroots = order.keyroots(shape.number_at(end, root));
    keyroots.filter(|&node| order.sizes[node] > 1)
}

/// The subtrees that hang beside a path.
fn beside(shape: &Shape, root: usize, path: Path) -> Vec<usize> {
    let mut beside = Vec::new();
    let mut node = root;
    loop {
        let next = match path {
            Path::First => shape.left.children(node).last(),
            Path::Last => shape.left.children(node).next(),
            Path::Heavy => shape.heavy[node].map(|child| child as usize),
        };
        let Some(next) = next else {
            return beside;
        };
        let children = shape.left.children(node);
        beside.extend(children.filter(|&child| child != next && shape.size(child) > 1));
        node = next;
    }
}
