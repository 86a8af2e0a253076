//! The distance of two trees, from the savings of all subtrees.

use crate::distances::tree_edit::savings::Savings;
use crate::distances::tree_edit::shape::{End, Shape};
use crate::distances::tree_edit::side_path::{self, Table};
use crate::too_large::TooLarge;

/// The most nodes that either tree may have.
pub const NODES: usize = 2000;

/// The most steps that a comparison may take: some seconds. Only trees of hundreds of nodes whose longest
/// path turns again and again may need more.
pub const STEPS: u64 = 4_000_000_000;

/// Fills in what any two subtrees save, from the end of the trees that takes fewer steps.
pub(super) fn fill<L: PartialEq>(savings: &mut Savings<'_, L>) -> Result<(), TooLarge> {
    let steps = |end| steps(savings.left, savings.right, end);
    let end = End::with_less(steps);
    fill_from(savings, end)
}

/// The same from a given end.
pub(super) fn fill_from<L: PartialEq>(
    savings: &mut Savings<'_, L>,
    end: End,
) -> Result<(), TooLarge> {
    let (left, right) = (savings.left, savings.right);
    TooLarge::check(
        "steps of tree edit distance",
        steps(left, right, end),
        STEPS,
    )?;
    let mut table = Table::default();
    for node in inner_keyroots(left, end) {
        for other in inner_keyroots(right, end) {
            side_path::compare(savings, end, node, other, &mut table);
        }
    }
    Ok(())
}

/// The number of cells in the tables of all pairs of keyroots.
fn steps(left: &Shape, right: &Shape, end: End) -> u64 {
    let of = |shape: &Shape| shape.keyroots(end)[shape.len() - 1];
    of(left) * of(right)
}

/// The [keyroots](crate::distances::tree_edit::shape::Order::keyroots) of a tree in the order of an end,
/// except for leaves, which were already compared with all.
fn inner_keyroots(shape: &Shape, end: End) -> impl Iterator<Item = usize> {
    let order = shape.order(end);
    order.keyroots().filter(|&node| order.sizes[node] > 1)
}
