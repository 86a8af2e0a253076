use super::Matcher;
use alloc::vec;
use alloc::vec::Vec;
use proptest::prelude::*;

type Weights = Vec<Vec<u32>>;
type Pairs = Vec<(u32, u32)>;

/// Every pairing in the order of the tie rule: left child 0 with right child 0, 1, …, alone; then
/// left child 1. Returns the first of the greatest weight.
fn brute_force(weights: &Weights, columns: usize) -> (u64, Pairs) {
    let mut best: Option<(u64, Pairs)> = None;
    let mut stack = vec![(Vec::new(), 0_u64)];
    while let Some((chosen, weight)) = stack.pop() {
        let chosen: Vec<Option<usize>> = chosen;
        let Some(row) = weights.get(chosen.len()) else {
            if best.as_ref().is_none_or(|(most, _)| weight > *most) {
                let pairs = (0..).zip(&chosen).filter_map(|(row, column)| {
                    column.map(|column| (row, u32::try_from(column).expect("small")))
                });
                best = Some((weight, pairs.collect()));
            }
            continue;
        };
        let with = |choice, more| {
            let mut next = chosen.clone();
            next.push(choice);
            (next, weight + more)
        };
        stack.push(with(None, 0));
        for column in (0..columns).rev() {
            if row[column] > 0 && !chosen.contains(&Some(column)) {
                stack.push(with(Some(column), u64::from(row[column])));
            }
        }
    }
    best.expect("the empty pairing is one")
}

#[track_caller]
fn check(weights: &Weights, columns: usize, matcher: &mut Matcher) {
    let (weight, pairs) = brute_force(weights, columns);
    matcher.load(weights.len(), columns, |row, column| weights[row][column]);
    assert_eq!(matcher.value(), weight, "value of {weights:?}");
    assert_eq!(matcher.pairs(), pairs, "pairs of {weights:?}");
    let transposed = |row: usize, column: usize| weights[column][row];
    matcher.load(columns, weights.len(), transposed);
    assert_eq!(matcher.value(), weight, "value of {weights:?}, transposed");
    let direct = super::super::children::best_weight(
        (weights.len(), columns),
        |row, column| weights[row][column],
        matcher,
    );
    assert_eq!(u64::from(direct), weight, "enumerated value of {weights:?}");
}

#[test]
fn every_small_matrix_has_the_first_best_pairing() {
    let mut matcher = Matcher::new();
    for (rows, columns, kinds) in [
        (1, 1, 4),
        (1, 3, 3),
        (3, 1, 3),
        (2, 2, 5),
        (2, 3, 4),
        (3, 2, 4),
        (3, 3, 3),
    ] {
        for mut number in 0..u32::pow(kinds, rows * columns) {
            let mut next = || {
                let digit = number % kinds;
                number /= kinds;
                digit
            };
            let weights: Weights = (0..rows)
                .map(|_| (0..columns).map(|_| next()).collect())
                .collect();
            check(&weights, columns as usize, &mut matcher);
        }
    }
}

#[test]
fn nothing_pairs_with_nothing() {
    let mut matcher = Matcher::new();
    for (rows, columns) in [(0, 0), (0, 3), (3, 0)] {
        matcher.load(rows, columns, |_, _| 1);
        assert_eq!(matcher.value(), 0);
        assert_eq!(matcher.pairs(), []);
    }
}

#[test]
fn the_greatest_weights_do_not_overflow() {
    let mut matcher = Matcher::new();
    matcher.load(
        40,
        40,
        |row, column| if (row + column) % 3 == 0 { u32::MAX } else { 1 },
    );
    assert_eq!(matcher.pairs().len(), 40);
    assert!(matcher.value() <= 40 * u64::from(super::MAX_WEIGHT));
    matcher.load(2, 2, |row, _| {
        if row == 0 {
            u32::MAX
        } else {
            super::MAX_WEIGHT - 1
        }
    });
    assert_eq!(matcher.value(), 2 * u64::from(super::MAX_WEIGHT) - 1);
}

/// Up to 6 × 6 with weights of 0 to `most`.
fn matrices(most: u32) -> impl Strategy<Value = (Weights, usize)> {
    (0_usize..=6, 0_usize..=6).prop_flat_map(move |(rows, columns)| {
        let row = prop::collection::vec(0..=most, columns);
        (prop::collection::vec(row, rows), Just(columns))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn few_different_weights_and_many_ties((weights, columns) in matrices(2)) {
        check(&weights, columns, &mut Matcher::new());
    }

    #[test]
    fn weights_like_those_of_small_subtrees((weights, columns) in matrices(12)) {
        check(&weights, columns, &mut Matcher::new());
    }

    #[test]
    fn weights_without_ties((weights, columns) in matrices(1_000_000)) {
        check(&weights, columns, &mut Matcher::new());
    }
}
