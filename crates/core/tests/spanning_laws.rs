//! The laws of spanning trees, on graphs in which most weights occur several times.

use crate::sketches::{cheapest, graphs, number};
use proptest::prelude::*;
use twintree::paths::spanning::{self, Step, TieBreak, Verdict};
use twintree::paths::{Disparity, Edge};

proptest! {
    #[test]
    fn prim_kruskal_and_a_public_crate_find_the_same_weight(graph in graphs(12)) {
        let tree = spanning::minimum(&graph);
        let edges: Vec<_> = graph
            .edges()
            .map(|e| (e.from as usize, e.to as usize, e.disparity.distance as usize))
            .collect();
        prop_assert_eq!(tree.distance(), cheapest(graph.vertices(), &edges) as u64);
        prop_assert!(tree.edges().is_sorted());
        for steps in [
            spanning::kruskal_steps(&graph).collect::<Vec<Step>>(),
            spanning::prim_steps(&graph).collect(),
        ] {
            let taken = steps.iter().filter(|step| step.verdict == Verdict::Taken);
            let mut taken: Vec<Edge> = taken.map(|step| step.edge).collect();
            taken.sort_unstable();
            prop_assert_eq!(&taken, tree.edges());
            if let Some(last) = steps.last() {
                prop_assert_eq!((last.distance, last.maximum), (tree.distance(), tree.maximum()));
                prop_assert!(last.components.iter().all(|&component| component == 0));
                prop_assert_eq!(&last.verdict, &Verdict::Taken);
            }
            // A rejected edge closes a circle with the way that is named.
            for (at, step) in steps.iter().enumerate() {
                let Verdict::Rejected { through } = &step.verdict else { continue };
                let ends = (through.first(), through.last());
                prop_assert_eq!(ends, (Some(&step.edge.from), Some(&step.edge.to)));
                for way in through.windows(2) {
                    let passed = graph.edge(way[0], way[1]).expect("an edge");
                    let earlier = steps[..at].iter().find(|step| step.edge == passed);
                    prop_assert_eq!(earlier.map(|step| &step.verdict), Some(&Verdict::Taken));
                    prop_assert!(passed < step.edge);
                }
            }
        }
    }

    #[test]
    fn no_star_is_cheaper_than_the_tree(graph in graphs(12)) {
        let tree = spanning::minimum(&graph);
        for center in 0..number(graph.vertices()) {
            let spokes = (0..number(graph.vertices())).filter_map(|to| graph.edge(center, to));
            let star: u64 = spokes.map(|edge| u64::from(edge.disparity.distance)).sum();
            prop_assert!(tree.distance() <= star);
        }
    }

    #[test]
    fn the_total_is_the_sum_of_all_edges(graph in graphs(12)) {
        let sum = graph.edges().fold((0, 0), |(distance, maximum), edge| {
            let Disparity { distance: d, maximum: m } = edge.disparity;
            (distance + u64::from(d), maximum + u64::from(m))
        });
        prop_assert_eq!(graph.sums(), sum);
    }

    #[test]
    fn the_range_is_that_over_all_spanning_trees(graph in graphs(6)) {
        let sums: Vec<(u64, u64)> = all_trees(graph.vertices())
            .iter()
            .map(|tree| {
                let edges = tree.iter().filter_map(|&(from, to)| graph.edge(from, to));
                edges.fold((0, 0), |(distance, maximum), edge| {
                    let Disparity { distance: d, maximum: m } = edge.disparity;
                    (distance + u64::from(d), maximum + u64::from(m))
                })
            })
            .collect();
        let distance = sums.iter().map(|sum| sum.0).min().expect("a tree");
        let maxima = sums.iter().filter(|sum| sum.0 == distance).map(|sum| sum.1);
        let ends = [TieBreak::SmallestMaximum, TieBreak::LargestMaximum].map(|ties| {
            let tree = spanning::minimum_with(&graph, ties);
            prop_assert_eq!(tree.distance(), distance);
            Ok(tree.maximum())
        });
        let [smallest, largest] = ends;
        prop_assert_eq!(Some(smallest?), maxima.clone().min());
        prop_assert_eq!(Some(largest?), maxima.max());
    }
}

/// Every tree over this many vertices, each written as its Prüfer sequence.
fn all_trees(vertices: usize) -> Vec<Vec<(u32, u32)>> {
    match vertices {
        0 | 1 => return vec![vec![]],
        2 => return vec![vec![(0, 1)]],
        _ => {}
    }
    let count = vertices.pow(number(vertices) - 2);
    let sequence = |mut at: usize| -> Vec<usize> {
        (2..vertices)
            .map(|_| {
                let digit = at % vertices;
                at /= vertices;
                digit
            })
            .collect()
    };
    (0..count)
        .map(|at| decoded(vertices, &sequence(at)))
        .collect()
}

/// The edges of the tree with this Prüfer sequence.
fn decoded(vertices: usize, sequence: &[usize]) -> Vec<(u32, u32)> {
    let mut degree = vec![1; vertices];
    for &vertex in sequence {
        degree[vertex] += 1;
    }
    let mut edges = Vec::new();
    for &vertex in sequence {
        let leaf = degree
            .iter()
            .position(|&d| d == 1)
            .expect("a tree has leaves");
        edges.push((number(leaf), number(vertex)));
        degree[leaf] -= 1;
        degree[vertex] -= 1;
    }
    let last: Vec<usize> = (0..vertices)
        .filter(|&vertex| degree[vertex] == 1)
        .collect();
    edges.push((number(last[0]), number(last[1])));
    edges
}

#[test]
fn there_are_as_many_trees_as_cayley_says() {
    for (vertices, expected) in [(1, 1), (2, 1), (3, 3), (4, 16), (5, 125), (6, 1_296)] {
        let mut trees: Vec<Vec<(u32, u32)>> = all_trees(vertices);
        for tree in &mut trees {
            for edge in tree.iter_mut() {
                *edge = (edge.0.min(edge.1), edge.0.max(edge.1));
            }
            tree.sort_unstable();
        }
        trees.sort();
        trees.dedup();
        assert_eq!(trees.len(), expected);
    }
}
