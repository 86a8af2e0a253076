//! STR(v): the words of a node's subtree in sentence order.
//!
//! In *the red car stopped*, with `the` and `red` below `car`, the subtree string of `car` is
//! *the red car*. In a non-projective tree the words need not stand together.
//!
//! Source: E. Marsi and E. Krahmer, *Explorations in Sentence Fusion*, ENLG 2005, section 2.

use alloc::vec::Vec;

use crate::tree::{NodeId, Tree};

/// The nodes of the subtree of `node`, itself included, in sentence order.
///
/// Complexity: O(k log k) for k nodes, O(k) if they stand together.
///
/// ```
/// use twintree::tree::subtree;
/// use twintree::Tree;
///
/// let tree = Tree::new(&[Some(2), Some(2), Some(3), None])?;
/// let car: Vec<usize> = tree.node(2).iter().flat_map(|&car| subtree::nodes(&tree, car))
///     .map(|node| node.index()).collect();
/// assert_eq!(car, [0, 1, 2]);
/// # Ok::<(), twintree::TreeError>(())
/// ```
pub fn nodes(tree: &Tree, node: NodeId) -> Vec<NodeId> {
    let mut nodes = Vec::new();
    collect(tree, node, &mut nodes);
    nodes
}

/// As [`nodes`], into a vector that is cleared before.
pub(crate) fn collect(tree: &Tree, node: NodeId, into: &mut Vec<NodeId>) {
    let start = tree.preorder_position(node) as usize;
    let end = start + tree.subtree_size(node) as usize;
    let nodes = &tree.preorder()[start..end];
    into.clear();
    let (first, last) = nodes.iter().fold((node, node), |(first, last), &node| {
        (first.min(node), last.max(node))
    });
    if last.index() - first.index() < nodes.len() {
        into.extend((first.index()..=last.index()).filter_map(|index| tree.node(index)));
    } else {
        into.extend_from_slice(nodes);
        into.sort_unstable();
    }
}

#[cfg(test)]
mod tests {
    use super::nodes;
    use crate::tree::{NodeId, Tree};
    use alloc::vec::Vec;

    #[test]
    fn words_of_a_non_projective_subtree_come_in_sentence_order() {
        // A hearing is scheduled on the issue today
        let heads = [
            Some(1),
            Some(3),
            Some(3),
            None,
            Some(6),
            Some(6),
            Some(1),
            Some(3),
        ];
        let tree = Tree::new(&heads).expect("a tree");
        let words = |at| -> Vec<usize> {
            let node = tree.node(at).expect("a node");
            nodes(&tree, node).into_iter().map(NodeId::index).collect()
        };
        assert_eq!(words(1), [0, 1, 4, 5, 6]);
        assert_eq!(words(3), [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(words(7), [7]);
    }
}
