//! The distance by its definition, on small trees, and every way to find it on larger ones.

use std::collections::BTreeMap;
use std::vec;
use std::vec::Vec;

use super::savings::Savings;
use super::shape::{End, Shape};
use super::{Edit, Labelled, NODES, Prices, TreeEdit, compare, distance};
use crate::tree::{NodeId, Tree};

/// Numbers in a fixed but irregular order.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        u32::try_from(self.0 >> 33).expect("31 bits") % limit
    }

    /// Each node below one of those before it, or of the few just before it.
    fn tree(&mut self, nodes: u32) -> Tree {
        let near = 1 + self.below(nodes);
        let heads = (0..nodes).map(|node| {
            let parent = node.checked_sub(1)?;
            Some(parent - self.below(near.min(node)))
        });
        Tree::new(&heads.collect::<Vec<_>>()).expect("a tree")
    }

    fn labels(&mut self, nodes: u32) -> Vec<u32> {
        (0..nodes).map(|_| self.below(4)).collect()
    }
}

/// By the last root of each forest: it is deleted, inserted, or matched with the other.
fn slow(
    trees: (&Tree, &Tree),
    costs: &Labelled<'_, u32>,
    left: &[NodeId],
    right: &[NodeId],
    known: &mut BTreeMap<(Vec<NodeId>, Vec<NodeId>), u32>,
) -> u32 {
    let key = (left.to_vec(), right.to_vec());
    if let Some(&cost) = known.get(&key) {
        return cost;
    }
    let without = |tree: &Tree, forest: &[NodeId]| {
        let (&last, rest) = forest.split_last().expect("a root");
        [rest, tree.children(last)].concat()
    };
    let cost = match (left.split_last(), right.split_last()) {
        (None, None) => 0,
        (Some(_), None) => {
            costs.prices.delete + slow(trees, costs, &without(trees.0, left), right, known)
        }
        (None, Some(_)) => {
            costs.prices.insert + slow(trees, costs, left, &without(trees.1, right), known)
        }
        (Some((&one, ones)), Some((&other, others))) => {
            let gone =
                costs.prices.delete + slow(trees, costs, &without(trees.0, left), right, known);
            let come =
                costs.prices.insert + slow(trees, costs, left, &without(trees.1, right), known);
            let (below, beneath) = (trees.0.children(one), trees.1.children(other));
            let kept = costs.rename(one, other)
                + slow(trees, costs, below, beneath, known)
                + slow(trees, costs, ones, others, known);
            gone.min(come).min(kept)
        }
    };
    known.insert(key, cost);
    cost
}

/// That a mapping keeps the order of both trees and costs what it says.
fn check_mapping(left: &Tree, right: &Tree, costs: &Labelled<'_, u32>, edit: &TreeEdit) {
    let order = |tree: &Tree, a: NodeId, b: NodeId| {
        let is_before = tree.preorder_position(a) < tree.preorder_position(b);
        (is_before, tree.is_ancestor(a, b), tree.is_ancestor(b, a))
    };
    for &(one, other) in &edit.mapping {
        for &(a, b) in &edit.mapping {
            assert_eq!(
                order(left, one, a),
                order(right, other, b),
                "{:?}",
                edit.mapping
            );
        }
    }
    let mut seen = [vec![0; left.len()], vec![0; right.len()]];
    let mut total = 0;
    for step in &edit.script {
        let cost = match step.edit {
            Edit::Keep(one, other) | Edit::Rename(one, other) => {
                assert!(edit.mapping.contains(&(one, other)));
                costs.rename(one, other)
            }
            Edit::Delete(_) => costs.prices.delete,
            Edit::Insert(_) => costs.prices.insert,
        };
        total += cost;
        assert_eq!((step.cost, step.total), (cost, total));
        if let Some(one) = step.edit.left() {
            seen[0][one.index()] += 1;
        }
        if let Some(other) = step.edit.right() {
            seen[1][other.index()] += 1;
        }
    }
    assert_eq!(total, edit.distance);
    assert!(seen.into_iter().flatten().all(|times| times == 1));
}

#[test]
fn the_distance_is_that_of_the_definition() {
    let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
    for round in 0..1500 {
        let (n, m) = (1 + numbers.below(8), 1 + numbers.below(8));
        let (left, right) = (numbers.tree(n), numbers.tree(m));
        let labels = (numbers.labels(n), numbers.labels(m));
        let prices = match round % 3 {
            0 => Prices::UNIT,
            1 => Prices {
                delete: 2,
                insert: 3,
                rename: 4,
            },
            // A rename never pays.
            _ => Prices {
                delete: 1,
                insert: 1,
                rename: 7,
            },
        };
        let costs = Labelled {
            prices,
            left: &labels.0,
            right: &labels.1,
        };
        let roots = ([left.root()], [right.root()]);
        let expected = slow(
            (&left, &right),
            &costs,
            &roots.0,
            &roots.1,
            &mut BTreeMap::new(),
        );
        assert_eq!(
            distance(&left, &right, &costs),
            Ok(expected),
            "{left:?} {right:?}"
        );
        let edit = compare(&left, &right, &costs).expect("small trees");
        assert_eq!(edit.distance, expected);
        check_mapping(&left, &right, &costs, &edit);
    }
}

#[test]
fn either_end_gives_the_same() {
    let mut numbers = Numbers(0x2545_F491_4F6C_DD1D);
    for round in 0..400 {
        let (n, m) = (1 + numbers.below(30), 1 + numbers.below(30));
        let (left, right) = (numbers.tree(n), numbers.tree(m));
        let labels = (numbers.labels(n), numbers.labels(m));
        let costs = Labelled {
            prices: Prices::UNIT,
            left: &labels.0,
            right: &labels.1,
        };
        let expected = distance(&left, &right, &costs);
        let shapes = (Shape::new(&left), Shape::new(&right));
        for end in [End::First, End::Last] {
            let mut savings = Savings::new(&shapes.0, &shapes.1, &costs);
            super::distance::fill_from(&mut savings, end).expect("small trees");
            let saved = savings.get(left.len() - 1, right.len() - 1);
            assert_eq!(
                Ok(n + m - saved),
                expected,
                "{round} {end:?}: {left:?} {right:?}"
            );
        }
    }
}

#[test]
fn work_that_would_grow_too_much_is_refused() {
    let nodes = u32::try_from(NODES).expect("a small number") + 1;
    let chain = |nodes: u32| {
        let heads: Vec<Option<u32>> = (0..nodes).map(|node| node.checked_sub(1)).collect();
        Tree::new(&heads).expect("a chain")
    };
    let costs = |delete| Labelled::<u32> {
        prices: Prices {
            delete,
            ..Prices::UNIT
        },
        left: &[],
        right: &[],
    };
    let refused = |left, right, delete| {
        let error = distance(&chain(left), &chain(right), &costs(delete)).expect_err("too much");
        (error.what, error.number, error.limit)
    };
    assert_eq!(refused(1, nodes, 1), ("nodes", 2001, 2000));
    assert_eq!(refused(nodes, 1, 1), ("nodes", 2001, 2000));
    // A spine with ten leaves on both sides of each of its nodes.
    let bushes: Vec<Option<u32>> = (0..nodes - 1)
        .map(|node| match node {
            0 => None,
            1..22 => Some(0),
            _ => Some((node - 1) / 21 * 21 - 10),
        })
        .collect();
    let bush = Tree::new(&bushes).expect("a tree");
    let error = distance(&bush, &bush, &costs(1)).expect_err("too many steps");
    assert_eq!(
        (error.what, error.limit),
        ("steps of tree edit distance", 4_000_000_000)
    );
    assert!(error.number > error.limit);
    let most = u64::from(u32::MAX);
    assert_eq!(
        refused(3, 1, u32::MAX / 2),
        ("in costs of all nodes", most + most / 2, most)
    );
    assert_eq!(
        distance(&chain(nodes - 1), &chain(1), &costs(1)),
        Ok(nodes - 2)
    );
    assert_eq!(
        distance(&chain(2), &chain(1), &costs(u32::MAX / 2)),
        Ok(u32::MAX / 2)
    );
}
