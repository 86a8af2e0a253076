use super::{Disparity, Scratch, TooLarge, Weights, all};
use crate::alignment::Alignment;
use crate::notation;
use crate::symbol::Symbols;
use crate::tree::Tree;
use alloc::vec;
use alloc::vec::Vec;

fn weights(left: &Tree, right: &Tree, alignment: &Alignment) -> Result<Weights, TooLarge> {
    let mut weights = Weights::default();
    all(
        left,
        right,
        alignment,
        &mut Scratch::default(),
        &mut weights,
    )
    .map(|()| weights)
}

#[track_caller]
fn check_against_pairs(left: &Tree, right: &Tree, alignment: &Alignment) {
    let weights = weights(left, right, alignment).expect("small enough");
    for (i, &from) in alignment.links().iter().enumerate() {
        for (j, &to) in alignment.links().iter().enumerate() {
            let expected = Disparity::between(left, right, from, to);
            assert_eq!(weights.get(i, j), Some(expected), "{i} {j}");
        }
    }
}

#[test]
fn the_table_of_the_thesis() {
    let (left, right, alignment) = notation::pair(
        notation::HOLMES_LEFT,
        notation::HOLMES_RIGHT,
        notation::HOLMES_LINKS,
    );
    let weights = weights(&left, &right, &alignment).expect("small enough");
    let pairs: Vec<(u32, u32)> = weights
        .condensed()
        .map(|d| (d.distance, d.maximum))
        .collect();
    // the–detective; –is; –becoming; –a; –Sherlock, each against all before it
    let expected = [
        (0, 2),
        (3, 4),
        (3, 3),
        (2, 3),
        (2, 2),
        (0, 0),
        (3, 5),
        (3, 4),
        (3, 4),
        (2, 3),
        (4, 5),
        (4, 4),
        (4, 4),
        (3, 3),
        (1, 3),
    ];
    assert_eq!(pairs, expected);
    assert_eq!(weights.get(6, 0), None);
}

#[test]
fn no_link_and_one_link_have_no_pairs() {
    for links in ["", "2-2"] {
        let (left, right, alignment) =
            notation::pair(notation::HOLMES_LEFT, notation::HOLMES_RIGHT, links);
        let weights = weights(&left, &right, &alignment).expect("small enough");
        assert_eq!(weights.condensed().count(), 0);
    }
}

fn chain(len: u32, symbols: &mut Symbols, labels: &[&str]) -> Tree {
    let heads: Vec<Option<u32>> = (0..len).map(|node| node.checked_sub(1)).collect();
    let cycle = labels.iter().cycle().take(heads.len());
    let labels: Vec<_> = cycle.map(|label| symbols.intern(label)).collect();
    Tree::new(&heads, &labels).expect("a chain")
}

#[test]
fn both_forms_and_both_kinds_of_table_agree_with_the_definition() {
    let mut symbols = Symbols::new();
    // 128 words have ways up of 127 labels, the most that the narrow form holds.
    for len in [1, 2, 40, 127, 128, 129, 160] {
        let left = chain(len, &mut symbols, &["a", "b", "c"]);
        let right = chain(len, &mut symbols, &["a", "c", "b", "a"]);
        for step in [1, 7, 13] {
            let links = (0..len).step_by(step).map(|n| (n, len - 1 - n, None));
            let alignment = Alignment::new(&left, &right, links).expect("in range");
            check_against_pairs(&left, &right, &alignment);
        }
    }
}

#[test]
fn a_scratch_that_was_used_gives_the_same_answers() {
    let mut symbols = Symbols::new();
    let (mut scratch, mut reused) = (Scratch::default(), Weights::default());
    for len in [200, 3, 90, 1, 150, 20] {
        let left = chain(len, &mut symbols, &["a", "b", "c"]);
        let right = chain(len, &mut symbols, &["c", "b"]);
        let links = (0..len).step_by(2).map(|n| (n, n, None));
        let alignment = Alignment::new(&left, &right, links).expect("in range");
        all(&left, &right, &alignment, &mut scratch, &mut reused).expect("small enough");
        let fresh = weights(&left, &right, &alignment).expect("small enough");
        assert!(reused.condensed().eq(fresh.condensed()));
    }
}

#[test]
fn only_the_part_of_the_trees_that_paths_meet_counts() {
    // Two neighbours at the end of 100,000 words, linked to two such neighbours: paths of one step.
    let mut symbols = Symbols::new();
    let tree = chain(100_000, &mut symbols, &["a"]);
    let ends = [(99_998, 99_998, None), (99_999, 99_999, None)];
    let alignment = Alignment::new(&tree, &tree, ends).expect("in range");
    check_against_pairs(&tree, &tree, &alignment);
    // Across one tree while a step is made in the other: a row or a column of the table each.
    let across = [(99_999, 99_999, None), (0, 99_998, None), (99_998, 0, None)];
    let alignment = Alignment::new(&tree, &tree, across).expect("in range");
    check_against_pairs(&tree, &tree, &alignment);
}

#[test]
fn what_is_too_large_is_refused_with_the_number() {
    let mut symbols = Symbols::new();
    let tree = chain(100_000, &mut symbols, &["a"]);
    let refused = |links: Vec<(u32, u32)>| {
        let links = links.into_iter().map(|(left, right)| (left, right, None));
        let alignment = Alignment::new(&tree, &tree, links).expect("in range");
        weights(&tree, &tree, &alignment).err()
    };
    let all_linked = (0..100_000).map(|n| (n, n)).collect();
    assert_eq!(refused(all_linked), Some(TooLarge::Links(100_000)));
    // 100,000 rows are 1,563 strips of 64.
    let far = vec![(0, 0), (99_999, 99_999)];
    assert_eq!(refused(far), Some(TooLarge::Table(1_563 * 64 * 100_000)));
    assert_eq!(refused(vec![(0, 0), (1_000, 1_000)]), None);
    let many = (0..3_000).map(|n| (n * 4, n * 4)).collect();
    assert!(matches!(refused(many), Some(TooLarge::Tables(cells)) if cells > TooLarge::TABLES));
}
