//! The weight of the best pairing of the children of two nodes, for the table.
//!
//! With at most three children on one side it is enumerated: a child need only be tried with its
//! three best partners (with two children: two), because the others can take away at most two of
//! them. With more, [`Matcher`] finds it.

use super::matching::Matcher;

/// The weight of the best pairing of `rows` × `columns` children.
///
/// Complexity: O(rows · columns) if the smaller number is at most 3, else O(min² · max).
pub(super) fn best_weight(
    (rows, columns): (usize, usize),
    weight: impl Fn(usize, usize) -> u32,
    matcher: &mut Matcher,
) -> u32 {
    let is_turned = rows > columns;
    let weight = |few, many| {
        if is_turned {
            weight(many, few)
        } else {
            weight(few, many)
        }
    };
    let (rows, columns) = (rows.min(columns), rows.max(columns));
    match rows {
        0 => 0,
        1 => (0..columns)
            .map(|column| weight(0, column))
            .max()
            .unwrap_or(0),
        2 => {
            let [a, b] = [0, 1].map(|row| best::<2>(columns, |column| weight(row, column)));
            pairs([&a, &b])
        }
        3 => {
            let [a, b, c] = [0, 1, 2].map(|row| best::<3>(columns, |column| weight(row, column)));
            let mut most = 0;
            for first in &a {
                for second in &b {
                    for third in &c {
                        if differ(first, second) && differ(first, third) && differ(second, third) {
                            most = most.max(first.weight + second.weight + third.weight);
                        }
                    }
                }
            }
            most
        }
        _ => {
            matcher.load(rows, columns, weight);
            // Sums of weights stay below the limit of the table's scores.
            u32::try_from(matcher.value()).unwrap_or(u32::MAX)
        }
    }
}

fn pairs([a, b]: [&[Choice; 2]; 2]) -> u32 {
    if differ(&a[0], &b[0]) {
        return a[0].weight + b[0].weight;
    }
    (a[0].weight + b[1].weight).max(a[1].weight + b[0].weight)
}

/// A partner and what it adds; `ALONE` adds nothing and may be chosen by several.
#[derive(Clone, Copy)]
struct Choice {
    weight: u32,
    column: usize,
}

const ALONE: usize = usize::MAX;

fn differ(a: &Choice, b: &Choice) -> bool {
    a.column != b.column || a.column == ALONE
}

/// The K best partners of one child, best first.
fn best<const K: usize>(columns: usize, weight: impl Fn(usize) -> u32) -> [Choice; K] {
    let mut best = [Choice {
        weight: 0,
        column: ALONE,
    }; K];
    for column in 0..columns {
        let mut choice = Choice {
            weight: weight(column),
            column,
        };
        for place in &mut best {
            if choice.weight > place.weight {
                core::mem::swap(&mut choice, place);
            }
        }
    }
    best
}
