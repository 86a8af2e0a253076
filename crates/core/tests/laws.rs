//! The laws of the measure, on trees and alignments of every shape, with the naive form as oracle.

mod naive;

use petgraph::algo::min_spanning_tree;
use petgraph::data::FromElements;
use petgraph::graph::UnGraph;
use proptest::collection::vec;
use proptest::prelude::*;
use twintree::levenshtein::{self, Operation, Table};
use twintree::path::{Direction, PathEncoding, encode};
use twintree::spanning::{self, Among, Step, Verdict};
use twintree::{
    Alignment, Disparity, Edge, Link, MetaGraph, Ratio, Score, Symbol, Symbols, Tree, compare,
};

/// The heads of a tree and the numbers of its labels.
#[derive(Clone, Debug)]
struct Sketch {
    heads: Vec<Option<u32>>,
    labels: Vec<usize>,
}

const LABELS: [&str; 4] = ["a", "b", "c", "d"];

impl Sketch {
    fn tree(&self, names: [&str; 4]) -> Tree {
        let mut symbols = Symbols::new();
        let known = LABELS.map(|name| symbols.intern(name));
        // Another naming interns the labels in another order.
        let renamed = names.map(|name| symbols.intern(name));
        let labels: Vec<Symbol> = self.labels.iter().map(|&label| renamed[label]).collect();
        assert!(labels.iter().all(|label| known.contains(label)));
        Tree::new(&self.heads, &labels).expect("a sketch is a tree")
    }
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

fn sketches(most: usize) -> impl Strategy<Value = Sketch> {
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

/// Two sketches and links between them: none, some, one-to-one or many-to-many.
#[derive(Clone, Debug)]
struct Pair {
    left: Sketch,
    right: Sketch,
    links: Vec<(u32, u32)>,
}

impl Pair {
    fn trees(&self) -> (Tree, Tree, Alignment) {
        let (left, right) = (self.left.tree(LABELS), self.right.tree(LABELS));
        let links = self.links.iter().map(|&(left, right)| (left, right, None));
        let alignment = Alignment::new(&left, &right, links).expect("links in range");
        (left, right, alignment)
    }
}

fn number(index: usize) -> u32 {
    u32::try_from(index).expect("a small number")
}

fn pairs(most: usize) -> impl Strategy<Value = Pair> {
    (sketches(most), sketches(most)).prop_flat_map(|(left, right)| {
        let (m, n) = (left.labels.len(), right.labels.len());
        let some = vec((0..number(m), 0..number(n)), 0..=2 * m.max(n));
        let all = Just(
            (0..m * n)
                .map(|at| (number(at / n), number(at % n)))
                .collect::<Vec<_>>(),
        );
        let links = prop_oneof![5 => some, 1 => all, 4 => one_to_one(m, n)];
        (Just(left), Just(right), links).prop_map(|(left, right, links)| Pair {
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

fn one_to_one_pairs(most: usize) -> impl Strategy<Value = Pair> {
    (sketches(most), sketches(most)).prop_flat_map(|(left, right)| {
        let links = one_to_one(left.labels.len(), right.labels.len());
        (Just(left), Just(right), links).prop_map(|(left, right, links)| Pair {
            left,
            right,
            links,
        })
    })
}

/// Graphs in which most weights occur several times; `wide` ones do not fit eight bits.
fn graphs(most: usize) -> impl Strategy<Value = MetaGraph> {
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

fn graph(pair: &Pair) -> MetaGraph {
    let (left, right, alignment) = pair.trees();
    MetaGraph::new(&left, &right, &alignment).expect("a small graph")
}

fn usizes(disparity: Disparity) -> (usize, usize) {
    (disparity.distance as usize, disparity.maximum as usize)
}

/// The smallest total distance that connects so many vertices, by a public crate.
fn cheapest(vertices: usize, edges: &[(usize, usize, usize)]) -> usize {
    let mut graph = UnGraph::<(), usize, usize>::default();
    let nodes: Vec<_> = (0..vertices).map(|_| graph.add_node(())).collect();
    for &(from, to, weight) in edges {
        graph.add_edge(nodes[from], nodes[to], weight);
    }
    let tree = UnGraph::<(), usize, usize>::from_elements(min_spanning_tree(&graph));
    assert_eq!(tree.edge_count() + 1, vertices.max(1));
    tree.edge_weights().sum()
}

proptest! {
    #[test]
    fn encodings_are_those_found_by_climbing(sketch in sketches(20)) {
        let tree = sketch.tree(LABELS);
        for from in tree.nodes() {
            for to in tree.nodes().filter(|&to| to != from) {
                prop_assert_eq!(encode(&tree, from, to), naive::encode(&tree, from, to));
            }
        }
    }

    #[test]
    fn a_subtree_is_an_interval_of_the_preorder(sketch in sketches(20)) {
        let tree = sketch.tree(LABELS);
        for ancestor in tree.nodes() {
            let first = tree.preorder_position(ancestor) as usize;
            let subtree = &tree.preorder()[first..first + tree.subtree_size(ancestor) as usize];
            for node in tree.nodes() {
                let up = std::iter::successors(Some(node), |&node| tree.parent(node));
                let is_above = up.clone().any(|above| above == ancestor);
                prop_assert_eq!(tree.is_ancestor(ancestor, node), is_above);
                prop_assert_eq!(subtree.contains(&node), is_above);
                let common = up.clone().find(|&above| tree.is_ancestor(above, ancestor));
                prop_assert_eq!(Some(tree.lca(node, ancestor)), common);
                prop_assert_eq!(tree.depth(node) as usize, up.count() - 1);
            }
        }
        let done: Vec<_> = tree.postorder().collect();
        prop_assert_eq!(done.len(), tree.len());
        for (at, &node) in done.iter().enumerate() {
            prop_assert!(tree.children(node).iter().all(|child| done[..at].contains(child)));
            prop_assert!(tree.children(node).is_sorted());
        }
    }

    #[test]
    fn every_weight_is_that_of_the_definition(pair in pairs(14)) {
        let (left, right, alignment) = pair.trees();
        let graph = MetaGraph::new(&left, &right, &alignment).expect("a small graph");
        let expected = naive::edges(&left, &right, &alignment);
        prop_assert_eq!(graph.edges().count(), expected.len());
        for (edge, (from, to, weight)) in graph.edges().zip(expected) {
            prop_assert_eq!((edge.from as usize, edge.to as usize), (from, to));
            prop_assert_eq!(usizes(edge.disparity), weight);
            let (from, to) = (alignment.links()[from], alignment.links()[to]);
            prop_assert_eq!(Disparity::between(&left, &right, from, to), edge.disparity);
        }
    }

    #[test]
    fn a_distance_is_at_most_its_maximum_and_0_for_equal_paths_alone(pair in pairs(12)) {
        let (left, right, alignment) = pair.trees();
        for edge in graph(&pair).edges() {
            let link = |vertex: u32| alignment.links()[vertex as usize];
            let (from, to) = (link(edge.from), link(edge.to));
            let Disparity { distance, maximum } = edge.disparity;
            if from.left == to.left || from.right == to.right {
                prop_assert_eq!((distance, maximum), (0, 0));
                continue;
            }
            prop_assert!(distance <= maximum && maximum >= 2);
            let path = encode(&left, from.left, to.left);
            let other = encode(&right, from.right, to.right);
            prop_assert_eq!(distance == 0, path == other);
            let back = encode(&left, to.left, from.left);
            let other = encode(&right, to.right, from.right);
            prop_assert_eq!(Disparity::of(&back, &other), edge.disparity);
        }
    }

    #[test]
    fn labels_in_one_path_that_are_missing_in_the_other_cost_their_number(
        up in 0..5_usize, down in 0..5_usize, turned in any::<bool>(),
    ) {
        let label = Symbols::new().intern("xcomp");
        let empty = PathEncoding {
            ascending: vec![],
            direction: if turned { Direction::Beta } else { Direction::Alpha },
            descending: vec![],
        };
        let path = PathEncoding {
            ascending: vec![label; up],
            direction: Direction::Alpha,
            descending: vec![label; down],
        };
        let Disparity { distance, maximum } = Disparity::of(&path, &empty);
        prop_assert_eq!(distance as usize, up + usize::from(turned) + down);
        prop_assert_eq!(maximum as usize, up + 1 + down);
    }

    #[test]
    fn swapping_the_sides_changes_nothing(pair in pairs(12)) {
        let (left, right, alignment) = pair.trees();
        let mirrored = alignment.mirrored();
        let there = compare(&left, &right, &alignment).expect("small enough");
        let back = compare(&right, &left, &mirrored).expect("small enough");
        prop_assert_eq!(there.score, back.score);
        prop_assert_eq!(there.range, back.range);
        prop_assert_eq!(there.total, back.total);
        prop_assert_eq!(there.coverage.left, back.coverage.right);
        prop_assert_eq!(there.coverage.mean_parts(), back.coverage.mean_parts());
        let vertex = |link: &Link| {
            let same = Link { left: link.right, right: link.left };
            number(mirrored.links().binary_search(&same).expect("the same link"))
        };
        for edge in there.graph.edges() {
            let ends = [edge.from, edge.to].map(|at| vertex(&alignment.links()[at as usize]));
            let same = back.graph.edge(ends[0], ends[1]).map(|edge| edge.disparity);
            prop_assert_eq!(same, Some(edge.disparity));
        }
    }

    #[test]
    fn renaming_the_labels_changes_nothing(pair in pairs(12)) {
        let (left, right, alignment) = pair.trees();
        let renamed = ["c", "a", "d", "b"];
        let (left_renamed, right_renamed) = (pair.left.tree(renamed), pair.right.tree(renamed));
        let there = compare(&left, &right, &alignment).expect("small enough");
        let again = compare(&left_renamed, &right_renamed, &alignment).expect("small enough");
        prop_assert!(there.graph.edges().eq(again.graph.edges()));
        prop_assert_eq!(there.spanning_tree, again.spanning_tree);
    }

    #[test]
    fn identical_trees_are_completely_similar(sketch in sketches(14)) {
        let tree = sketch.tree(LABELS);
        let links = (0..number(tree.len())).map(|word| (word, word, None));
        let alignment = Alignment::new(&tree, &tree, links).expect("links in range");
        let comparison = compare(&tree, &tree, &alignment).expect("small enough");
        prop_assert!(comparison.graph.distances().all(|distance| distance == 0));
        let similarity = comparison.score.ratio().and_then(Ratio::similarity);
        prop_assert_eq!(similarity, (tree.len() > 1).then_some(1.0));
    }

    #[test]
    fn reversing_the_sentence_costs_one_for_every_edge_of_the_tree(sketch in sketches(14)) {
        let len = number(sketch.labels.len());
        let mut reversed = sketch.clone();
        reversed.labels.reverse();
        reversed.heads = sketch.heads.iter().rev().map(|head| head.map(|h| len - 1 - h)).collect();
        let links = (0..len).map(|word| (word, len - 1 - word)).collect();
        let pair = Pair { left: sketch, right: reversed, links };
        let tree = spanning::minimum(&graph(&pair));
        prop_assert!(tree.edges().iter().all(|edge| edge.disparity.distance == 1));
        prop_assert_eq!(tree.distance() + 1, u64::from(len));
    }

    #[test]
    fn one_to_one_gives_the_same_graph_from_either_side(pair in one_to_one_pairs(12)) {
        let (left, right, alignment) = pair.trees();
        let graph = MetaGraph::new(&left, &right, &alignment).expect("a small graph");
        // As in the thesis: the vertices are the aligned words of one side, in sentence order.
        let lefts: Vec<_> =
            left.nodes().filter(|&n| alignment.counterparts_of_left(n).count() > 0).collect();
        let rights: Vec<_> =
            right.nodes().filter(|&n| alignment.counterparts_of_right(n).count() > 0).collect();
        prop_assert_eq!((lefts.len(), rights.len()), (graph.vertices(), graph.vertices()));
        let first = |mut nodes: Box<dyn Iterator<Item = twintree::NodeId> + '_>| nodes.next();
        for (i, &n) in lefts.iter().enumerate() {
            for (j, &m) in lefts.iter().enumerate().skip(i + 1) {
                let of = |word| first(Box::new(alignment.counterparts_of_left(word)));
                let (to_n, to_m) = (of(n).expect("aligned"), of(m).expect("aligned"));
                let weight = naive::disparity(
                    &naive::encode(&left, n, m),
                    &naive::encode(&right, to_n, to_m),
                );
                let edge = graph.edge(number(i), number(j)).map(|edge| usizes(edge.disparity));
                prop_assert_eq!(edge, Some(weight));
                // The same two vertices seen from the other side, in its order.
                let (a, b) = (to_n.min(to_m), to_n.max(to_m));
                let back = |word| first(Box::new(alignment.counterparts_of_right(word)));
                let (of_a, of_b) = (back(a).expect("aligned"), back(b).expect("aligned"));
                let from_right = naive::disparity(
                    &naive::encode(&right, a, b),
                    &naive::encode(&left, of_a, of_b),
                );
                prop_assert_eq!(from_right, weight);
            }
        }
    }

    #[test]
    fn contracting_the_links_of_a_word_leaves_the_minimum_over_them(
        left in sketches(9), right in sketches(9), choice in vec(0..9_usize, 9),
    ) {
        // Every right word has one counterpart, a left word may have several.
        let (m, n) = (left.labels.len(), right.labels.len());
        let links: Vec<(u32, u32)> =
            (0..n).map(|word| (number(choice[word] % m), number(word))).collect();
        let pair = Pair { left, right, links };
        let (left, right, alignment) = pair.trees();
        let mut words: Vec<_> = alignment.links().iter().map(|link| link.left).collect();
        words.dedup();
        let mut edges = Vec::new();
        for (j, &to) in words.iter().enumerate() {
            for (i, &from) in words[..j].iter().enumerate() {
                let of = |word| alignment.links().iter().filter(move |link| link.left == word);
                let weights = of(from).flat_map(|&from| {
                    let between = |&to| naive::between(&left, &right, from, to).0;
                    of(to).map(between).collect::<Vec<_>>()
                });
                edges.push((i, j, weights.min().expect("every word here has a link")));
            }
        }
        let contracted = cheapest(words.len(), &edges) as u64;
        prop_assert_eq!(spanning::minimum(&graph(&pair)).distance(), contracted);
    }

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
        let ends = [Among::SmallestMaximum, Among::LargestMaximum].map(|among| {
            let tree = spanning::among_minimum(&graph, among);
            prop_assert_eq!(tree.distance(), distance);
            Ok(tree.maximum())
        });
        let [smallest, largest] = ends;
        prop_assert_eq!(Some(smallest?), maxima.clone().min());
        prop_assert_eq!(Some(largest?), maxima.max());
    }

    #[test]
    fn the_score_is_that_of_the_naive_form(pair in pairs(14)) {
        let (left, right, alignment) = pair.trees();
        let score = compare(&left, &right, &alignment).expect("small enough").score;
        let (distance, maximum) = naive::measure(&left, &right, &alignment);
        match score {
            Score::Defined(ratio) => {
                prop_assert_eq!(ratio.distance, distance as u64);
                prop_assert_eq!(ratio.maximum, maximum as u64);
                let similarity = ratio.similarity().expect("a defined score");
                prop_assert!((0.0..=1.0).contains(&similarity));
            }
            Score::Undefined(_) => prop_assert_eq!((distance, maximum), (0, 0)),
        }
    }

    #[test]
    fn the_edit_distance_is_that_of_a_public_crate(
        left in vec(0..4_u8, 0..12), right in vec(0..4_u8, 0..12),
    ) {
        let expected = number(strsim::generic_levenshtein(&left, &right));
        prop_assert_eq!(levenshtein::distance(&left, &right), expected);
        let table = Table::new(&left, &right).expect("a small table");
        prop_assert_eq!(table.distance(), expected);
        for (at, &cell) in table.cells().iter().enumerate() {
            let (row, column) = (at / table.width(), at % table.width());
            prop_assert_eq!(cell, levenshtein::distance(&left[..row], &right[..column]));
        }
    }

    #[test]
    fn a_script_makes_one_sequence_of_the_other_at_the_cost_of_the_distance(
        left in vec(0..4_u8, 0..12), right in vec(0..4_u8, 0..12),
    ) {
        let table = Table::new(&left, &right).expect("a small table");
        let mut made = Vec::new();
        let mut read = 0;
        let mut cost = 0;
        for edit in table.script() {
            cost += edit.operation.cost();
            if let Some(at) = edit.left {
                prop_assert_eq!(at, read);
                read += 1;
            }
            match (edit.operation, edit.left, edit.right) {
                (Operation::Match, Some(from), Some(to)) => {
                    prop_assert_eq!(left[from], right[to]);
                    made.push(left[from]);
                }
                (Operation::Substitute, Some(_), Some(to))
                | (Operation::Insert, None, Some(to)) => made.push(right[to]),
                (Operation::Delete, Some(_), None) => {}
                other => prop_assert!(false, "{:?}", other),
            }
        }
        prop_assert_eq!(read, left.len());
        prop_assert_eq!(&made, &right);
        prop_assert_eq!(cost, table.distance());
    }

    #[test]
    fn the_scripts_are_as_many_as_can_be_written_down(
        left in vec(0..3_u8, 0..6), right in vec(0..3_u8, 0..6),
    ) {
        let table = Table::new(&left, &right).expect("a small table");
        let count = scripts(&left, &right, table.distance());
        prop_assert_eq!(table.scripts(), count);
    }
}

/// Every script of at most this cost, counted one by one.
fn scripts(left: &[u8], right: &[u8], budget: u32) -> u64 {
    let mut count = u64::from(left.is_empty() && right.is_empty());
    let mut open = vec![(left, right, budget)];
    if count == 1 {
        open.clear();
    }
    while let Some((left, right, budget)) = open.pop() {
        let mut next = Vec::new();
        if let (Some((a, left)), Some((b, right))) = (left.split_first(), right.split_first()) {
            next.push((left, right, u32::from(a != b)));
        }
        if let Some((_, left)) = left.split_first() {
            next.push((left, right, 1));
        }
        if let Some((_, right)) = right.split_first() {
            next.push((left, right, 1));
        }
        for (left, right, cost) in next {
            match budget.checked_sub(cost) {
                Some(_) if left.is_empty() && right.is_empty() => count += 1,
                Some(rest) => open.push((left, right, rest)),
                None => {}
            }
        }
    }
    count
}

/// Every tree over so many vertices, each written as its Prüfer sequence.
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
