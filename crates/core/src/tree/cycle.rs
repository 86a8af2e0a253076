//! Cycles in heads that do not form a tree.

use alloc::vec;
use alloc::vec::Vec;

use crate::order;

/// All cycles of `heads`, where `heads[n]` is the head of node `n`: each once round, from its
/// smallest node along the heads, in the order of those smallest nodes. Heads that are no node end
/// a walk as `None` does.
///
/// ```
/// let heads = [Some(1), Some(0), None, Some(3), Some(0)];
/// assert_eq!(twintree::tree::cycles(&heads), [vec![0, 1], vec![3]]);
/// ```
///
/// # Complexity
/// Linear: every node is walked over once.
pub fn cycles(heads: &[Option<u32>]) -> Vec<Vec<u32>> {
    let mut found = Vec::new();
    each_cycle(heads, &mut Vec::new(), &mut |cycle| found.push(cycle));
    // No two share a node, so that the smallest nodes decide.
    order::sorted(&found, |cycle: &Vec<u32>| cycle.first().copied())
}

/// Finds all cycles in the order in which walks from one node after the other lead into them. `walks`
/// is memory that can be used again.
pub(crate) fn each_cycle(
    heads: &[Option<u32>],
    walks: &mut Vec<u32>,
    tell: &mut dyn FnMut(Vec<u32>),
) {
    const UNSEEN: u32 = u32::MAX;
    // The walk on which a node was first met.
    walks.clear();
    walks.resize(heads.len(), UNSEEN);
    for (start, _) in (0..UNSEEN).zip(heads) {
        let mut node = start;
        while let Some(walk) = walks.get_mut(node as usize) {
            if *walk == UNSEEN {
                *walk = start;
                match heads[node as usize] {
                    Some(head) => node = head,
                    None => break,
                }
            } else {
                // A node of this very walk closes a cycle; one of an earlier walk was dealt with.
                if *walk == start {
                    tell(once_round(heads, node));
                }
                break;
            }
        }
    }
}

/// The cycle through `node`, begun at its smallest node.
fn once_round(heads: &[Option<u32>], node: u32) -> Vec<u32> {
    let mut cycle = vec![node];
    let mut next = heads[node as usize];
    while let Some(head) = next.filter(|&head| head != node) {
        cycle.push(head);
        next = heads[head as usize];
    }
    let smallest = (0..cycle.len()).min_by_key(|&at| cycle[at]).unwrap_or(0);
    cycle.rotate_left(smallest);
    cycle
}
