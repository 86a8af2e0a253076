//! The laws of trees, paths and the measure, on trees and alignments of every shape, with the naive
//! form as oracle.

use crate::naive;
use crate::sketches::{
    LABELS, PairSketch, Sketch, cheapest, graph, number, one_to_one_pairs, pairs, sketches, usizes,
    word,
};
use proptest::collection::vec;
use proptest::prelude::*;
use twintree::paths::path::{Direction, PathEncoding, encode};
use twintree::paths::spanning;
use twintree::paths::{Comparison, Disparity, Score, compare};
use twintree::text::links::LinkText;
use twintree::text::{Span, conllu};
use twintree::{DependencyTree, Link, Pair, PairOptions, Ratio, Sentence, Symbols, Tree};

/// The tree of a sketch.
fn tree(sketch: &Sketch) -> DependencyTree {
    let none: [Link; 0] = [];
    let words = sketch.words();
    let pair = Pair::from_heads(&words, &words, none).expect("a sketch is a tree");
    let [tree, _] = pair.trees().expect("two trees");
    tree.clone()
}

/// A link as a reader returns it.
fn unplaced(link: Link) -> LinkText {
    LinkText::new(link.into(), Span::default())
}

fn compared(pair: &Pair<'_>) -> Comparison {
    compare(pair.dependencies().expect("two trees")).expect("small enough")
}

proptest! {
    #[test]
    fn encodings_are_those_found_by_climbing(sketch in sketches(20)) {
        let tree = tree(&sketch);
        let words = || (0..number(tree.len())).map(word);
        for from in words() {
            for to in words().filter(|&to| to != from) {
                let encoding = naive::encode(&tree, from, to);
                prop_assert_eq!(encode(&tree, from, to), Some(encoding));
            }
        }
    }

    #[test]
    fn a_subtree_is_an_interval_of_the_preorder(sketch in sketches(20)) {
        let tree = Tree::new(&sketch.heads).expect("a sketch is a tree");
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
        let pair = pair.pair();
        let graph = graph(&pair);
        let pair = pair.dependencies().expect("two trees");
        let links = pair.alignment().links();
        let expected = naive::edges(pair);
        prop_assert_eq!(graph.edges().count(), expected.len());
        for (edge, (from, to, weight)) in graph.edges().zip(expected) {
            prop_assert_eq!((edge.from as usize, edge.to as usize), (from, to));
            prop_assert_eq!(usizes(edge.disparity), weight);
            prop_assert_eq!(Disparity::between(pair, links[from], links[to]), edge.disparity);
        }
    }

    #[test]
    fn a_distance_is_at_most_its_maximum_and_0_for_equal_paths_alone(pair in pairs(12)) {
        let pair = pair.pair();
        let graph = graph(&pair);
        let pair = pair.dependencies().expect("two trees");
        for edge in graph.edges() {
            let link = |vertex: u32| pair.alignment().links()[vertex as usize];
            let (from, to) = (link(edge.from), link(edge.to));
            let Disparity { distance, maximum } = edge.disparity;
            if from.left == to.left || from.right == to.right {
                prop_assert_eq!((distance, maximum), (0, 0));
                continue;
            }
            prop_assert!(distance <= maximum && maximum >= 2);
            let path = encode(pair.left(), from.left, to.left).expect("two words");
            let other = encode(pair.right(), from.right, to.right).expect("two words");
            prop_assert_eq!(distance == 0, path == other);
            let back = encode(pair.left(), to.left, from.left).expect("two words");
            let other = encode(pair.right(), to.right, from.right).expect("two words");
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
        let there = pair.pair();
        let alignment = there.alignment().expect("links in range");
        let mirrored = alignment.mirrored();
        let back = Pair::from_heads(&pair.right.words(), &pair.left.words(), mirrored.iter());
        let back = back.expect("the same pair the other way round");
        prop_assert_eq!(back.alignment(), Some(&mirrored));
        let (there, back) = (compared(&there), compared(&back));
        prop_assert_eq!(there.score, back.score);
        prop_assert_eq!(there.range, back.range);
        prop_assert_eq!(there.total, back.total);
        prop_assert_eq!(there.coverage.left, back.coverage.right);
        prop_assert_eq!(there.coverage.mean().to_string(), back.coverage.mean().to_string());
        let vertex = |link: &Link| {
            let same = mirrored.links().binary_search(&link.mirrored());
            number(same.expect("the same link"))
        };
        for edge in there.graph.edges() {
            let ends = [edge.from, edge.to].map(|at| vertex(&alignment.links()[at as usize]));
            let same = back.graph.edge(ends[0], ends[1]).map(|edge| edge.disparity);
            prop_assert_eq!(same, Some(edge.disparity));
        }
    }

    #[test]
    fn renaming_the_labels_changes_nothing(pair in pairs(12)) {
        // The symbols are known before, so that other names are other numbers.
        let mut symbols = Symbols::new();
        let known = LABELS.map(|name| symbols.intern(name));
        let named = |names: [&str; 4]| {
            let texts = [pair.left.text(names), pair.right.text(names)];
            let [left, right] = texts.each_ref().map(|text| {
                let (mut sentences, _) = conllu::read(text);
                Sentence::Conllu(sentences.remove(0))
            });
            let links: Vec<LinkText> = pair.links().map(unplaced).collect();
            let options = PairOptions::default();
            let pair = Pair::of(left, right, &links, &options, symbols.clone());
            let [tree, _] = pair.trees().expect("two trees");
            let labels: Vec<_> = tree.tree().nodes().map(|node| tree.label(node)).collect();
            (compared(&pair), labels)
        };
        let ((there, labels), (again, renamed)) = (named(LABELS), named(["c", "a", "d", "b"]));
        for ((label, renamed), &of_left) in labels.iter().zip(&renamed).zip(&pair.left.labels) {
            prop_assert_eq!(*label, known[of_left]);
            prop_assert_ne!(label, renamed);
        }
        prop_assert!(there.graph.edges().eq(again.graph.edges()));
        prop_assert_eq!(there.spanning_tree, again.spanning_tree);
    }

    #[test]
    fn identical_trees_are_completely_similar(sketch in sketches(14)) {
        let len = sketch.labels.len();
        let links = (0..number(len)).map(|word| (word, word)).collect();
        let pair = PairSketch { left: sketch.clone(), right: sketch, links };
        let comparison = compared(&pair.pair());
        prop_assert!(comparison.graph.distances().all(|distance| distance == 0));
        let similarity = comparison.score.similarity().map(Ratio::value);
        prop_assert_eq!(similarity, (len > 1).then_some(1.0));
    }

    #[test]
    fn reversing_the_sentence_costs_one_for_every_edge_of_the_tree(sketch in sketches(14)) {
        let len = number(sketch.labels.len());
        let mut reversed = sketch.clone();
        reversed.labels.reverse();
        reversed.heads = sketch.heads.iter().rev().map(|head| head.map(|h| len - 1 - h)).collect();
        let links = (0..len).map(|word| (word, len - 1 - word)).collect();
        let pair = PairSketch { left: sketch, right: reversed, links };
        let tree = spanning::minimum(&graph(&pair.pair()));
        prop_assert!(tree.edges().iter().all(|edge| edge.disparity.distance == 1));
        prop_assert_eq!(tree.distance() + 1, u64::from(len));
    }

    #[test]
    fn one_to_one_gives_the_same_graph_from_either_side(pair in one_to_one_pairs(12)) {
        let pair = pair.pair();
        let graph = graph(&pair);
        let pair = pair.dependencies().expect("two trees");
        let (left, right, links) = (pair.left(), pair.right(), pair.alignment().links());
        // As in the thesis: the vertices are the aligned words of one side, in sentence order.
        let words = |tree: &DependencyTree| (0..number(tree.len())).map(word);
        let lefts: Vec<_> =
            words(left).filter(|&n| links.iter().any(|link| link.left == n)).collect();
        let rights: Vec<_> =
            words(right).filter(|&n| links.iter().any(|link| link.right == n)).collect();
        prop_assert_eq!((lefts.len(), rights.len()), (graph.vertices(), graph.vertices()));
        for (i, &n) in lefts.iter().enumerate() {
            for (j, &m) in lefts.iter().enumerate().skip(i + 1) {
                let of = |word| links.iter().find(|link| link.left == word).map(|link| link.right);
                let (to_n, to_m) = (of(n).expect("aligned"), of(m).expect("aligned"));
                let weight = naive::disparity(
                    &naive::encode(left, n, m),
                    &naive::encode(right, to_n, to_m),
                );
                let edge = graph.edge(number(i), number(j)).map(|edge| usizes(edge.disparity));
                prop_assert_eq!(edge, Some(weight));
                // The same two vertices seen from the other side, in its order.
                let (a, b) = (to_n.min(to_m), to_n.max(to_m));
                let back = |word| links.iter().find(|link| link.right == word).map(|link| link.left);
                let (of_a, of_b) = (back(a).expect("aligned"), back(b).expect("aligned"));
                let from_right = naive::disparity(
                    &naive::encode(right, a, b),
                    &naive::encode(left, of_a, of_b),
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
        let pair = PairSketch { left, right, links }.pair();
        let distance = spanning::minimum(&graph(&pair)).distance();
        let pair = pair.dependencies().expect("two trees");
        let alignment = pair.alignment();
        let mut words: Vec<_> = alignment.links().iter().map(|link| link.left).collect();
        words.dedup();
        let mut edges = Vec::new();
        for (j, &to) in words.iter().enumerate() {
            for (i, &from) in words[..j].iter().enumerate() {
                let of = |word| alignment.links().iter().filter(move |link| link.left == word);
                let weights = of(from).flat_map(|&from| {
                    let between = |&to| naive::between(pair, from, to).0;
                    of(to).map(between).collect::<Vec<_>>()
                });
                edges.push((i, j, weights.min().expect("every word here has a link")));
            }
        }
        let contracted = cheapest(words.len(), &edges) as u64;
        prop_assert_eq!(distance, contracted);
    }

    #[test]
    fn the_score_is_that_of_the_naive_form(pair in pairs(14)) {
        let pair = pair.pair();
        let score = compared(&pair).score;
        let (distance, maximum) = naive::measure(pair.dependencies().expect("two trees"));
        match score {
            Score::Defined(ratio) => {
                prop_assert_eq!((ratio.part(), ratio.whole()), (distance as u64, maximum as u64));
                prop_assert!((0.0..=1.0).contains(&ratio.complement().value()));
            }
            Score::Undefined(_) => prop_assert_eq!((distance, maximum), (0, 0)),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn long_sentences_are_measured_by_the_same_definition(pair in pairs(150)) {
        let all = pair.pair();
        // Of very many links, some hundred all over the two sentences.
        let links = all.alignment().expect("links in range").links();
        let every = links.len() / 100 + 1;
        let pair = pair.pair_over(links.iter().copied().skip(every - 1).step_by(every));
        let graph = graph(&pair);
        let expected = naive::edges(pair.dependencies().expect("two trees"));
        for (edge, (.., weight)) in graph.edges().zip(expected) {
            prop_assert_eq!(usizes(edge.disparity), weight);
        }
    }
}
