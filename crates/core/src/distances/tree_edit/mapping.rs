//! Which nodes are kept, read off the savings of the subtrees.

use alloc::vec::Vec;

use crate::distances::tree_edit::savings::Savings;
use crate::distances::tree_edit::shape::End;
use crate::distances::tree_edit::side_path::{self, Table};

/// The kept nodes of both trees by their numbers in the left orders, sorted.
///
/// From the end of the trees, a node is kept, or its subtree as another subtree, before it is deleted,
/// and deleted before one is inserted.
///
/// # Complexity
/// O(n m d) for n and m nodes, where d subtrees, each beside the first or last path of the one before,
/// are nested in each other; O(n m) memory.
pub(super) fn kept<L: PartialEq>(savings: &mut Savings<'_, L>) -> Vec<(usize, usize)> {
    let (left, right) = (savings.left, savings.right);
    let mut table = Table::default();
    let mut kept = Vec::new();
    let mut open = Vec::from([(left.len() - 1, right.len() - 1)]);
    while let Some((node, other)) = open.pop() {
        // Along the longer paths less is to be done again.
        let beside = |end| {
            let below = |keyroots: u64, size: usize| keyroots - size as u64;
            below(left.keyroots(end)[node], left.size(node))
                + below(right.keyroots(end)[other], right.size(other))
        };
        let end = End::with_less(beside);
        let roots = (left.number_at(end, node), right.number_at(end, other));
        side_path::compare(savings, end, roots.0, roots.1, &mut table);
        let orders = (left.order(end), right.order(end));
        let firsts = (orders.0.first(roots.0), orders.1.first(roots.1));
        let stride = orders.1.sizes[roots.1] as usize + 1;
        let cell = |row: usize, column: usize| table.cells[row * stride + column];
        let (mut row, mut column) = (orders.0.sizes[roots.0] as usize, stride - 1);
        while row > 0 && column > 0 {
            let numbers = (firsts.0 + row - 1, firsts.1 + column - 1);
            let sizes = (
                orders.0.sizes[numbers.0] as usize,
                orders.1.sizes[numbers.1] as usize,
            );
            let nodes = (left.node_at(end, numbers.0), right.node_at(end, numbers.1));
            let saved = cell(row, column);
            let is_tree = sizes == (row, column);
            let with = if is_tree {
                savings.kept(nodes.0, nodes.1)
            } else {
                savings.get(nodes.0, nodes.1)
            };
            let before = if is_tree {
                (row - 1, column - 1)
            } else {
                (row - sizes.0, column - sizes.1)
            };
            if with > 0 && saved == cell(before.0, before.1) + with {
                if is_tree {
                    kept.push(nodes);
                } else {
                    open.push(nodes);
                }
                (row, column) = before;
            } else if saved == cell(row - 1, column) {
                row -= 1;
            } else {
                column -= 1;
            }
        }
    }
    kept.sort_unstable();
    kept
}
