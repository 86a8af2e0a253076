//! Trees, pairs and graphs of every shape, for property tests.

use petgraph::algo::min_spanning_tree;
use petgraph::data::FromElements;
use petgraph::graph::UnGraph;
use proptest::collection::vec;
use proptest::prelude::*;
use twintree::paths::{Disparity, MetaGraph};
use twintree::{Link, Pair, WordId};

/// The heads of a tree and the numbers of its labels.
#[derive(Clone, Debug)]
pub(crate) struct Sketch {
    pub(crate) heads: Vec<Option<u32>>,
    pub(crate) labels: Vec<usize>,
}

pub(crate) const LABELS: [&str; 4] = ["a", "b", "c", "d"];

impl Sketch {
    /// The head and the label of each word.
    pub(crate) fn words(&self) -> Vec<(Option<WordId>, &'static str)> {
        let heads = self.heads.iter().map(|head| head.map(word));
        heads
            .zip(self.labels.iter().map(|&label| LABELS[label]))
            .collect()
    }

    /// The sentence as text, its labels under other names.
    pub(crate) fn text(&self, names: [&str; 4]) -> String {
        let words = (1_u32..).zip(self.heads.iter().zip(&self.labels));
        let lines: Vec<String> = words
            .map(|(id, (head, &label))| {
                let (head, label) = (head.map_or(0, |head| head + 1), names[label]);
                format!("{id}\tw\t_\t_\t_\t_\t{head}\t{label}\t_\t_\n")
            })
            .collect();
        lines.concat()
    }
}

/// The word at a place, from 0.
pub(crate) fn word(at: u32) -> WordId {
    WordId::new(at + 1).expect("words count from 1")
}

#[derive(Clone, Copy, Debug)]
enum Shape {
    Chain,
    Star,
    /// The chain from the last word to the first, or the star around the last word.
    Backwards,
    /// Any tree in any order of words, mostly not projective.
    Any,
    /// A chain with leaves hanging from it.
    Comb,
}

/// A tree of `shape`; `numbers` decides what the shape leaves open.
fn sketch(shape: Shape, numbers: &[usize], labels: Vec<usize>) -> Sketch {
    let len = labels.len();
    let pick = |at: usize, below: usize| numbers.get(at).map_or(0, |number| number % below);
    let parent = |at: usize| match shape {
        Shape::Chain | Shape::Backwards => at - 1,
        Shape::Star => 0,
        Shape::Any => pick(at, at),
        Shape::Comb => (at - 1) / 2 * 2,
    };
    let mut order: Vec<usize> = (0..len).collect();
    match shape {
        Shape::Backwards => order.reverse(),
        Shape::Any => order.sort_by_key(|&at| (pick(len + at, 1_000), at)),
        Shape::Chain | Shape::Star | Shape::Comb => {}
    }
    let mut heads = vec![None; len];
    for at in 1..len {
        heads[order[at]] = u32::try_from(order[parent(at)]).ok();
    }
    Sketch { heads, labels }
}

pub(crate) fn sketches(most: usize) -> impl Strategy<Value = Sketch> {
    let shapes = prop_oneof![
        1 => Just(Shape::Chain),
        1 => Just(Shape::Star),
        1 => Just(Shape::Backwards),
        1 => Just(Shape::Comb),
        4 => Just(Shape::Any),
    ];
    (1..=most).prop_flat_map(move |len| {
        (
            shapes.clone(),
            vec(0..1_000_000_usize, 2 * len),
            vec(0..LABELS.len(), len),
        )
            .prop_map(|(shape, numbers, labels)| sketch(shape, &numbers, labels))
    })
}

/// Two sketches and links between them, in places from 0: none, some, one-to-one or many-to-many.
#[derive(Clone, Debug)]
pub(crate) struct PairSketch {
    pub(crate) left: Sketch,
    pub(crate) right: Sketch,
    pub(crate) links: Vec<(u32, u32)>,
}

impl PairSketch {
    pub(crate) fn pair(&self) -> Pair<'static> {
        self.pair_over(self.links())
    }

    /// The same two trees over other links.
    pub(crate) fn pair_over(&self, links: impl IntoIterator<Item = Link>) -> Pair<'static> {
        Pair::from_heads(&self.left.words(), &self.right.words(), links)
            .expect("two trees and links in range")
    }

    pub(crate) fn links(&self) -> impl Iterator<Item = Link> + '_ {
        let links = self.links.iter();
        links.map(|&(left, right)| Link {
            left: word(left),
            right: word(right),
        })
    }
}

pub(crate) fn number(index: usize) -> u32 {
    u32::try_from(index).expect("a small number")
}

pub(crate) fn pairs(most: usize) -> impl Strategy<Value = PairSketch> {
    (sketches(most), sketches(most)).prop_flat_map(|(left, right)| {
        let (m, n) = (left.labels.len(), right.labels.len());
        let some = vec((0..number(m), 0..number(n)), 0..=2 * m.max(n));
        let all = Just(
            (0..m * n)
                .map(|at| (number(at / n), number(at % n)))
                .collect::<Vec<_>>(),
        );
        let links = prop_oneof![5 => some, 1 => all, 4 => one_to_one(m, n)];
        (Just(left), Just(right), links).prop_map(|(left, right, links)| PairSketch {
            left,
            right,
            links,
        })
    })
}

fn one_to_one(m: usize, n: usize) -> impl Strategy<Value = Vec<(u32, u32)>> {
    let rights = Just((0..number(n)).collect::<Vec<_>>()).prop_shuffle();
    rights.prop_map(move |rights| (0..number(m)).zip(rights).collect())
}

pub(crate) fn one_to_one_pairs(most: usize) -> impl Strategy<Value = PairSketch> {
    (sketches(most), sketches(most)).prop_flat_map(|(left, right)| {
        let links = one_to_one(left.labels.len(), right.labels.len());
        (Just(left), Just(right), links).prop_map(|(left, right, links)| PairSketch {
            left,
            right,
            links,
        })
    })
}

/// Graphs in which most weights occur several times; `wide` ones do not fit eight bits.
pub(crate) fn graphs(most: usize) -> impl Strategy<Value = MetaGraph> {
    let scale = prop_oneof![Just(1_u32), Just(1_000)];
    (0..=most, scale).prop_flat_map(|(vertices, scale)| {
        let weights = vec((0..4_u32, 0..4_u32), vertices * vertices);
        weights.prop_map(move |weights| {
            let weight = |from: usize, to: usize| {
                let (distance, more) = weights[from * vertices + to];
                Disparity {
                    distance: distance * scale,
                    maximum: (distance + more) * scale,
                }
            };
            MetaGraph::from_fn(vertices, weight).expect("a small graph")
        })
    })
}

pub(crate) fn graph(pair: &Pair<'_>) -> MetaGraph {
    MetaGraph::new(pair.dependencies().expect("two trees")).expect("a small graph")
}

pub(crate) fn usizes(disparity: Disparity) -> (usize, usize) {
    (disparity.distance as usize, disparity.maximum as usize)
}

/// The smallest total distance that connects this many vertices, by a public crate.
pub(crate) fn cheapest(vertices: usize, edges: &[(usize, usize, usize)]) -> usize {
    let mut graph = UnGraph::<(), usize, usize>::default();
    let nodes: Vec<_> = (0..vertices).map(|_| graph.add_node(())).collect();
    for &(from, to, weight) in edges {
        graph.add_edge(nodes[from], nodes[to], weight);
    }
    let tree = UnGraph::<(), usize, usize>::from_elements(min_spanning_tree(&graph));
    assert_eq!(tree.edge_count() + 1, vertices.max(1));
    tree.edge_weights().sum()
}
