use super::{CELLS, Disparity, LINKS, Scratch, TABLE_CELLS, Weights, all};
use crate::alignment::Link;
use crate::notation;
use crate::pair::Pair;
use crate::too_large::TooLarge;
use crate::word::WordId;
use alloc::vec;
use alloc::vec::Vec;

fn weights(pair: &Pair<'_>) -> Result<Weights, TooLarge> {
    let pair = pair.dependencies().expect("two trees");
    let mut weights = Weights::default();
    all(pair, &mut Scratch::default(), &mut weights).map(|()| weights)
}

#[track_caller]
fn check_against_pairs(pair: &Pair<'_>) {
    let weights = weights(pair).expect("small enough");
    let pair = pair.dependencies().expect("two trees");
    for (i, &from) in pair.alignment().links().iter().enumerate() {
        for (j, &to) in pair.alignment().links().iter().enumerate() {
            let expected = Disparity::between(pair, from, to);
            assert_eq!(weights.get(i, j), Some(expected), "{i} {j}");
        }
    }
}

#[test]
fn the_table_of_the_thesis() {
    let pair = notation::pair(
        notation::HOLMES_LEFT,
        notation::HOLMES_RIGHT,
        notation::HOLMES_LINKS,
    );
    let weights = weights(&pair).expect("small enough");
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
        let pair = notation::pair(notation::HOLMES_LEFT, notation::HOLMES_RIGHT, links);
        let weights = weights(&pair).expect("small enough");
        assert_eq!(weights.condensed().count(), 0);
    }
}

/// Words that each hang below the one before them, with these labels in turn.
fn chain<'l>(len: u32, labels: &[&'l str]) -> Vec<(Option<WordId>, &'l str)> {
    let labels = labels.iter().copied().cycle();
    (0..len).map(WordId::new).zip(labels).collect()
}

fn link(left: u32, right: u32) -> Link {
    Link::new(left, right).expect("words count from 1")
}

#[test]
fn both_forms_and_both_kinds_of_table_agree_with_the_definition() {
    // 128 words have ways up of 127 labels, the most that the narrow form holds.
    for len in [1, 2, 40, 127, 128, 129, 160] {
        let left = chain(len, &["a", "b", "c"]);
        let right = chain(len, &["a", "c", "b", "a"]);
        for step in [1, 7, 13] {
            let links = (1..=len).step_by(step).map(|n| link(n, len + 1 - n));
            let pair = Pair::from_heads(&left, &right, links).expect("in range");
            check_against_pairs(&pair);
        }
    }
}

#[test]
fn memory_is_reused_whatever_it_held() {
    let (mut scratch, mut reused) = (Scratch::default(), Weights::default());
    for len in [200, 3, 90, 1, 150, 20] {
        let left = chain(len, &["a", "b", "c"]);
        let right = chain(len, &["c", "b"]);
        let links = (1..=len).step_by(2).map(|n| link(n, n));
        let pair = Pair::from_heads(&left, &right, links).expect("in range");
        let trees = pair.dependencies().expect("two trees");
        all(trees, &mut scratch, &mut reused).expect("small enough");
        let fresh = weights(&pair).expect("small enough");
        assert!(reused.condensed().eq(fresh.condensed()));
    }
}

#[test]
fn only_the_part_of_the_trees_that_paths_meet_counts() {
    // Two neighbours at the end of 100,000 words, linked to two such neighbours: paths of one step.
    let tree = chain(100_000, &["a"]);
    let ends = [link(99_999, 99_999), link(100_000, 100_000)];
    check_against_pairs(&Pair::from_heads(&tree, &tree, ends).expect("in range"));
    // Across one tree while a step is made in the other: a row or a column of the table each.
    let across = [link(100_000, 100_000), link(1, 99_999), link(99_999, 1)];
    check_against_pairs(&Pair::from_heads(&tree, &tree, across).expect("in range"));
}

#[test]
fn what_is_too_large_is_refused_with_the_number() {
    let tree = chain(100_000, &["a"]);
    let refused = |links: Vec<Link>| {
        let pair = Pair::from_heads(&tree, &tree, links).expect("in range");
        weights(&pair).err()
    };
    let all_linked = (1..=100_000).map(|n| link(n, n)).collect();
    let expected = |what, number, limit| TooLarge::check(what, number, limit).err();
    assert_eq!(refused(all_linked), expected("links", 100_000, LINKS));
    // 100,000 rows are 1,563 strips of 64.
    let far = vec![link(1, 1), link(100_000, 100_000)];
    let cells = 1_563_u64 * 64 * 100_000;
    assert_eq!(refused(far), expected("cells", cells, TABLE_CELLS));
    assert_eq!(refused(vec![link(1, 1), link(1_001, 1_001)]), None);
    let many = (0..3_000).map(|n| link(n * 4 + 1, n * 4 + 1)).collect();
    assert!(refused(many).is_some_and(|refused| refused.number > CELLS && refused.limit == CELLS));
}
