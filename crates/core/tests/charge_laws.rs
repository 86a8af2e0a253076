//! The laws of charges and of folds: as many charges as the score counts, and folds as they are defined.

use std::collections::BTreeSet;

use crate::sketches::{LABELS, PairSketch, Sketch, number, pairs, sketches};
use proptest::collection::vec;
use proptest::prelude::*;
use twintree::paths::{Charge, ChargeKind, Fold, SpanningTree, charges, compare, folds};
use twintree::{DependencyPair, DependencyTree, Link, NodeId, WordId};

/// Checks the charges and the folds of a pair against their definitions, and returns how many there are.
pub(crate) fn check(pair: DependencyPair<'_>, tree: &SpanningTree) -> (usize, usize) {
    let charges = charges(pair, tree).expect("short paths");
    for (at, edge) in (0..).zip(tree.edges()) {
        let of_edge = charges.iter().filter(|charge| charge.edge == at);
        assert_eq!(number(of_edge.count()), edge.disparity.distance);
    }
    assert!(charges.is_sorted_by_key(|charge| charge.edge));
    for charge in &charges {
        check_place(pair, charge);
    }
    let found = folds(pair, &charges);
    let slow = Slow::new(pair, &charges).folds();
    let fast: Vec<_> = found
        .iter()
        .map(|fold| (fold.head, stretch(fold.left), stretch(fold.right)))
        .collect();
    assert_eq!(fast, slow);
    for fold in &found {
        check_fold(pair, tree, &charges, fold);
    }
    (charges.len(), found.len())
}

/// A charge for a label is where it says, and one for the order is at the tops of a path.
fn check_place(pair: DependencyPair<'_>, charge: &Charge) {
    let labels = |tree: &DependencyTree, words: &mut dyn Iterator<Item = WordId>| {
        words
            .map(|word| tree.label(tree.node(word).expect("a word")))
            .collect::<Vec<_>>()
    };
    let left = labels(pair.left(), &mut charge.left.words());
    let right = labels(pair.right(), &mut charge.right.words());
    match charge.kind {
        ChargeKind::Turned => {
            for (tree, words) in [
                (pair.left(), charge.left.words().collect::<Vec<_>>()),
                (pair.right(), charge.right.words().collect()),
            ] {
                let heads: BTreeSet<_> = words
                    .iter()
                    .map(|word| tree.tree().parent(tree.node(*word).expect("a word")))
                    .collect();
                assert!(
                    (1..=2).contains(&words.len()) && heads.len() == 1 && !heads.contains(&None)
                );
            }
        }
        ChargeKind::Replaced => {
            assert!(left.len() == 1 && right.len() == 1 && left != right);
        }
        ChargeKind::Only => assert_eq!(left.len() + right.len(), 1),
    }
}

/// Whatever is charged is seen where folds are shut: no charge stands at a relation within one, and no edge of
/// the tree within one weighs anything.
fn check_fold(pair: DependencyPair<'_>, tree: &SpanningTree, charges: &[Charge], fold: &Fold) {
    let inner = |word: WordId, [first, last]: [WordId; 2], head: WordId| {
        word != head && (first..=last).contains(&word)
    };
    for charge in charges {
        assert!(
            !charge
                .left
                .words()
                .any(|word| inner(word, fold.left, fold.head.left))
        );
        assert!(
            !charge
                .right
                .words()
                .any(|word| inner(word, fold.right, fold.head.right))
        );
    }
    let within = |vertex: u32| {
        let link = pair.alignment().links()[vertex as usize];
        (fold.left[0]..=fold.left[1]).contains(&link.left)
    };
    for edge in tree
        .edges()
        .iter()
        .filter(|edge| within(edge.from) && within(edge.to))
    {
        assert_eq!(edge.disparity.distance, 0);
    }
    let size = |[first, last]: [WordId; 2]| last.get() - first.get() + 1;
    assert!(size(fold.left) >= 2 && size(fold.left) == size(fold.right));
}

fn stretch([first, last]: [WordId; 2]) -> BTreeSet<WordId> {
    (first.get()..=last.get()).filter_map(WordId::new).collect()
}

/// Folds straight from their definition: of all sets of dependents the largest.
struct Slow<'p> {
    pair: DependencyPair<'p>,
    charges: &'p [Charge],
}

type Block = (Link, BTreeSet<WordId>, BTreeSet<WordId>);

impl<'p> Slow<'p> {
    fn new(pair: DependencyPair<'p>, charges: &'p [Charge]) -> Self {
        Self { pair, charges }
    }

    fn partner(&self, word: WordId) -> Option<WordId> {
        let links = self.pair.alignment().links();
        let own: Vec<_> = links.iter().filter(|link| link.left == word).collect();
        let [link] = own[..] else { return None };
        let back = links
            .iter()
            .filter(|other| other.right == link.right)
            .count();
        (back == 1).then_some(link.right)
    }

    fn head(tree: &DependencyTree, word: WordId) -> Option<WordId> {
        let parent = tree.tree().parent(tree.node(word)?)?;
        Some(tree.word(parent))
    }

    fn is_alike(&self, word: WordId) -> bool {
        let (left, right) = (self.pair.left(), self.pair.right());
        let alike = || {
            let other = self.partner(word)?;
            let heads = (Self::head(left, word)?, Self::head(right, other)?);
            let labels = (
                left.label(left.node(word)?),
                right.label(right.node(other)?),
            );
            let is_charged = self.charges.iter().any(|charge| {
                charge.left.words().any(|one| one == word)
                    || charge.right.words().any(|one| one == other)
            });
            Some(
                self.partner(heads.0) == Some(heads.1)
                    && labels.0 == labels.1
                    && (word < heads.0) == (other < heads.1)
                    && !is_charged,
            )
        };
        alike() == Some(true)
    }

    fn block(&self, node: NodeId) -> Option<Block> {
        let left = self.pair.left();
        let word = left.word(node);
        let partner = self.partner(word)?;
        let parts: Vec<Block> = left
            .tree()
            .children(node)
            .iter()
            .filter(|child| self.is_alike(left.word(**child)))
            .filter_map(|child| self.block(*child))
            .collect();
        let subsets = (0..1_usize << parts.len()).map(|subset| {
            let chosen = parts
                .iter()
                .enumerate()
                .filter(|(at, _)| subset >> at & 1 == 1);
            let mut block = (
                Link {
                    left: word,
                    right: partner,
                },
                BTreeSet::from([word]),
                BTreeSet::from([partner]),
            );
            for (_, (_, lefts, rights)) in chosen {
                block.1.extend(lefts);
                block.2.extend(rights);
            }
            block
        });
        let has_no_gap = |words: &BTreeSet<WordId>| {
            let ends = words.first().zip(words.last());
            ends.is_some_and(|(first, last)| (last.get() - first.get()) as usize + 1 == words.len())
        };
        subsets
            .filter(|(_, lefts, rights)| has_no_gap(lefts) && has_no_gap(rights))
            .max_by_key(|(_, lefts, _)| lefts.len())
    }

    fn folds(&self) -> Vec<Block> {
        let left = self.pair.left();
        let mut blocks: Vec<Block> = left
            .tree()
            .nodes()
            .filter_map(|node| self.block(node))
            .collect();
        blocks.retain(|(_, lefts, _)| lefts.len() > 1);
        let all = blocks.clone();
        blocks.retain(|block| {
            !all.iter()
                .any(|other| other.1.is_superset(&block.1) && other.1 != block.1)
        });
        blocks.sort_by_key(|block| block.1.first().copied());
        blocks
    }
}

/// A tree, and the same with stretches of its words moved and a few labels and heads changed: what a
/// translation is like.
fn translations(most: usize) -> impl Strategy<Value = PairSketch> {
    let moves = vec((0..most, 0..most, 0..most), 0..3);
    let changes = vec((0..most, 0..LABELS.len()), 0..3);
    let dropped = vec(0..most, 0..3);
    (sketches(most), moves, changes, dropped).prop_map(|(left, moves, changes, dropped)| {
        let len = left.labels.len();
        // What stands in each place of the right sentence.
        let mut order: Vec<usize> = (0..len).collect();
        for (one, two, three) in moves {
            let mut cuts = [one % len, two % len, three % len];
            cuts.sort_unstable();
            order[cuts[0]..cuts[2]].rotate_left(cuts[1] - cuts[0]);
        }
        let mut places = vec![0; len];
        for (place, &at) in order.iter().enumerate() {
            places[at] = number(place);
        }
        let mut right = Sketch {
            heads: order
                .iter()
                .map(|&at| left.heads[at].map(|head| places[head as usize]))
                .collect(),
            labels: order.iter().map(|&at| left.labels[at]).collect(),
        };
        for (at, label) in changes {
            right.labels[at % len] = label;
        }
        let is_kept = |at: &usize| !dropped.iter().any(|one| one % len == *at);
        let links = (0..len)
            .filter(is_kept)
            .map(|at| (number(at), places[at]))
            .collect();
        PairSketch { left, right, links }
    })
}

proptest! {
    #[test]
    fn charges_are_as_many_as_the_score_counts(pair in pairs(12)) {
        let pair = pair.pair();
        let pair = pair.dependencies().expect("two trees");
        check(pair, &compare(pair).expect("small enough").spanning_tree);
    }

    #[test]
    fn folds_are_those_of_the_definition(pair in translations(12)) {
        let pair = pair.pair();
        let pair = pair.dependencies().expect("two trees");
        check(pair, &compare(pair).expect("small enough").spanning_tree);
    }

    #[test]
    fn one_tree_twice_is_one_fold(sketch in sketches(12)) {
        let links = (0..number(sketch.labels.len())).map(|at| (at, at)).collect();
        let pair = PairSketch { left: sketch.clone(), right: sketch, links }.pair();
        let pair = pair.dependencies().expect("two trees");
        let (charges, folds) = check(pair, &compare(pair).expect("small enough").spanning_tree);
        prop_assert_eq!(charges, 0);
        // A part of a tree that is not projective need not stand without a gap.
        if !pair.left().tree().projective_arcs().contains(&false) {
            prop_assert_eq!(folds, usize::from(pair.left().len() > 1));
        }
    }
}
