//! The laws of the edit distance, its table and its scripts.

use proptest::collection::vec;
use proptest::prelude::*;
use twintree::paths::levenshtein::{self, Operation, Table};

fn number(index: usize) -> u32 {
    u32::try_from(index).expect("a small number")
}

proptest! {
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
