//! The search and the perceptron on tasks small enough to be worked by hand, or searched through.

use std::prelude::v1::*;
use std::vec;

use proptest::prelude::*;

use super::{Perceptron, Update};
use crate::projection::beam::{Prefix, Search, Task};
use crate::projection::token::{Key, Token};
use crate::projection::weights::Weights;

/// Two decisions, A or B and X or Y, each with a feature, and one for both.
struct Worked;

const A: Token = Token::ACTIVE;
const B: Token = Token::PASSIVE;
const X: Token = Token::YES;
const Y: Token = Token::NO;

impl Task for Worked {
    fn decisions(&self) -> usize {
        2
    }

    fn values(&self, prefix: &[Token], values: &mut Vec<Token>) {
        values.extend(if prefix.is_empty() { [A, B] } else { [X, Y] });
    }

    fn features(&self, prefix: &[Token], value: Token, features: &mut Vec<Key>) {
        features.push(one(value));
        features.extend(prefix.iter().map(|&first| both(first, value)));
    }
}

/// Makes all decisions and gives the best sequence; none where none was allowed.
fn search(task: &impl Task, weights: &Weights, width: usize) -> Option<Prefix> {
    let mut search = Search::new(task, weights, width);
    for _ in 0..task.decisions() {
        search.step();
    }
    search.kept().first().cloned()
}

fn one(value: Token) -> Key {
    Key::new(1, &[value], Token::NONE)
}

fn both(first: Token, second: Token) -> Key {
    Key::new(2, &[first, second], Token::NONE)
}

/// Passes over the one example B, Y with beam 1: what was found in each.
fn passes(update: Update, passes: usize) -> (Vec<Vec<Token>>, Perceptron) {
    let mut perceptron = Perceptron::default();
    let found = (0..passes).map(|_| perceptron.visit(&Worked, &[B, Y], 1, update));
    (found.collect(), perceptron)
}

#[track_caller]
fn check(weights: &Weights, expected: &[(Key, i64)]) {
    let sorted = |mut all: Vec<(Key, i64)>| {
        all.retain(|(_, weight)| *weight != 0);
        all.sort();
        all
    };
    assert_eq!(sorted(weights.iter().collect()), sorted(expected.to_vec()));
}

#[test]
fn the_standard_update_changes_whole_sequences() {
    let (found, perceptron) = passes(Update::Standard, 2);
    assert_eq!(found, [[A, X], [B, Y]]);
    let [plus, minus] = [[one(B), one(Y), both(B, Y)], [one(A), one(X), both(A, X)]];
    let expected: Vec<_> = plus
        .map(|key| (key, 1))
        .into_iter()
        .chain(minus.map(|key| (key, -1)))
        .collect();
    check(&perceptron.weights, &expected);
    let best = search(&Worked, &perceptron.weights, 1).expect("a sequence");
    assert_eq!((best.values, best.score), (vec![B, Y], 3));
}

#[test]
fn the_early_update_changes_prefixes() {
    let (found, perceptron) = passes(Update::Early, 3);
    assert_eq!(found, [vec![A], vec![B, X], vec![B, Y]]);
    assert_eq!(perceptron.visits(), 3);
    // B 1, A −1, Y 2/3, BY 2/3, X −2/3, BX −2/3, times three.
    let expected = [
        (one(B), 3),
        (one(A), -3),
        (one(Y), 2),
        (both(B, Y), 2),
        (one(X), -2),
        (both(B, X), -2),
    ];
    check(&perceptron.summed(), &expected);
}

#[test]
fn a_task_without_values_has_no_sequence() {
    struct Nothing;
    impl Task for Nothing {
        fn decisions(&self) -> usize {
            1
        }
        fn values(&self, _: &[Token], _: &mut Vec<Token>) {}
        fn features(&self, _: &[Token], _: Token, _: &mut Vec<Key>) {}
    }
    assert_eq!(search(&Nothing, &Weights::default(), 3), None);
    let found = Perceptron::default().visit(&Nothing, &[A], 3, Update::Standard);
    assert!(found.is_empty());
}

/// A few decisions with a few values; some values are not allowed after others.
#[derive(Debug)]
struct Random {
    sizes: Vec<u32>,
    forbidden: u32,
}

impl Task for Random {
    fn decisions(&self) -> usize {
        self.sizes.len()
    }

    fn values(&self, prefix: &[Token], values: &mut Vec<Token>) {
        let last = prefix
            .last()
            .and_then(|last| last.modifier_number())
            .unwrap_or(0);
        let all = 1..=self.sizes[prefix.len()];
        let allowed = all.filter(|value| (last * 5 + value) % 4 != self.forbidden);
        values.extend(allowed.map(Token::modifier));
    }

    fn features(&self, prefix: &[Token], value: Token, features: &mut Vec<Key>) {
        features.push(Key::new(1, &[value], Token::NONE));
        let last = prefix.last().copied().unwrap_or(Token::NULL);
        features.push(Key::new(2, &[last, value], Token::NONE));
    }
}

/// The best of all sequences that are allowed, the first of equals.
fn exhaustive(task: &Random, weights: &Weights) -> Option<(i64, Vec<Token>)> {
    let mut all = vec![(0, Vec::new())];
    for _ in 0..task.decisions() {
        let mut longer = Vec::new();
        for (score, prefix) in all {
            let mut values = Vec::new();
            task.values(&prefix, &mut values);
            for value in values {
                let mut features = Vec::new();
                task.features(&prefix, value, &mut features);
                let sum: i64 = features.iter().map(|&key| weights.get(key)).sum();
                let mut values = prefix.clone();
                values.push(value);
                longer.push((score + sum, values));
            }
        }
        all = longer;
    }
    let best = all.iter().map(|(score, _)| *score).max();
    all.into_iter().find(|(score, _)| Some(*score) == best)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_beam_wide_enough_finds_the_best_score(
        sizes in prop::collection::vec(1_u32..=4, 1..=4),
        forbidden in 0_u32..5,
        given in prop::collection::vec((0_u8..3, 0_u32..5, 0_u32..5, -3_i64..=3), 0..30),
    ) {
        let task = Random { sizes, forbidden };
        let mut weights = Weights::default();
        for (kind, first, second, change) in given {
            let key = match kind {
                0 => Key::new(1, &[Token::modifier(first)], Token::NONE),
                1 => Key::new(2, &[Token::NULL, Token::modifier(second)], Token::NONE),
                _ => Key::new(2, &[Token::modifier(first), Token::modifier(second)], Token::NONE),
            };
            weights.add(key, change, 1);
        }
        let found = search(&task, &weights, 256);
        let expected = exhaustive(&task, &weights);
        prop_assert_eq!(found.as_ref().map(|best| best.score), expected.map(|(score, _)| score));
        let mut search = Search::new(&task, &weights, 2);
        let mut told = Search::new(&task, &weights, 2);
        for _ in 0..task.decisions() {
            search.step();
            let all = told.step_and_tell();
            prop_assert!(all.is_sorted_by(|one, other| one.score >= other.score));
            prop_assert_eq!(search.kept(), told.kept());
        }
    }
}
