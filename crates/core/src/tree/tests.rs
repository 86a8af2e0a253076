use super::{NodeId, Tree, TreeError, cycles};
use crate::notation;
use alloc::vec;
use alloc::vec::Vec;

fn tree(text: &str) -> Tree {
    Tree::new(&notation::heads(text)).expect("a tree")
}

#[track_caller]
fn check_error(text: &str, expected: &TreeError) {
    assert_eq!(Tree::new(&notation::heads(text)).as_ref(), Err(expected));
}

fn indices(nodes: impl IntoIterator<Item = NodeId>) -> Vec<usize> {
    nodes.into_iter().map(NodeId::index).collect()
}

#[test]
fn the_tree_of_the_thesis_is_laid_out_as_drawn() {
    let tree = tree(notation::HOLMES_LEFT);
    assert_eq!(tree.root().index(), 3);
    assert_eq!(
        indices(tree.children(tree.root()).iter().copied()),
        [1, 2, 6]
    );
    assert_eq!(
        indices(tree.preorder().iter().copied()),
        [3, 1, 0, 2, 6, 4, 5]
    );
    assert_eq!(indices(tree.postorder()), [0, 1, 2, 4, 5, 6, 3]);
    let depths: Vec<u32> = tree.nodes().map(|node| tree.depth(node)).collect();
    assert_eq!(depths, [2, 1, 1, 0, 2, 2, 1]);
    let sizes: Vec<u32> = tree.nodes().map(|node| tree.subtree_size(node)).collect();
    assert_eq!(sizes, [1, 2, 1, 7, 1, 1, 3]);
    let positions: Vec<u32> = tree
        .nodes()
        .map(|node| tree.preorder_position(node))
        .collect();
    assert_eq!(positions, [2, 1, 3, 0, 5, 6, 4]);
    assert_eq!(
        tree.node(6).and_then(|node| tree.parent(node)),
        Some(tree.root())
    );
    assert_eq!(tree.node(7), None);
}

#[test]
fn heads_that_are_not_a_tree_are_refused_with_the_nodes_named() {
    check_error("", &TreeError::Empty);
    check_error("a>2 b>9", &TreeError::UnknownHead { node: 1, head: 8 });
    check_error("a>2 b>1", &TreeError::NoRoot);
    check_error("a>0 b>1 c>0", &TreeError::SeveralRoots(vec![0, 2]));
    check_error("a>0 b>2", &TreeError::Cycle(vec![1]));
    check_error("a>0 b>5 c>2 d>1 e>3", &TreeError::Cycle(vec![1, 4, 2]));
}

#[test]
fn every_cycle_is_found_once_and_tails_are_left_out() {
    assert_eq!(cycles(&[]), Vec::<Vec<u32>>::new());
    assert_eq!(cycles(&[None, Some(0), Some(9)]), Vec::<Vec<u32>>::new());
    // 4 → 2 → 3 → 2, 1 → 1, 0 → 4
    let heads = [Some(4), Some(1), Some(3), Some(2), Some(2), None];
    assert_eq!(cycles(&heads), [vec![1], vec![2, 3]]);
}

#[test]
fn the_lowest_common_ancestor_is_the_turning_point_of_the_path() {
    let tree = tree(notation::HOLMES_LEFT);
    let lca = |a: usize, b: usize| {
        let (a, b) = (tree.node(a).expect("a node"), tree.node(b).expect("a node"));
        assert_eq!(tree.lca(a, b), tree.lca(b, a));
        tree.lca(a, b).index()
    };
    assert_eq!(lca(0, 5), 3);
    assert_eq!(lca(4, 5), 6);
    assert_eq!(lca(0, 1), 1);
    assert_eq!(lca(2, 2), 2);
}

/// The definition, one arc at a time.
fn is_projective_arc(tree: &Tree, node: NodeId) -> bool {
    let Some(parent) = tree.parent(node) else {
        return true;
    };
    let (first, last) = (parent.min(node), parent.max(node));
    let mut between = tree.nodes().filter(|&one| first < one && one < last);
    between.all(|one| tree.is_ancestor(parent, one))
}

#[test]
fn an_arc_over_a_word_from_elsewhere_is_not_projective() {
    // 1 → 3, 2 → 4: the arcs cross.
    let tree = tree("a>3 b>4 c>0 d>3");
    assert_eq!(tree.projective_arcs(), [true, false, true, true]);
    // Word 3 of 1 → 4 hangs above 4, that of 5 → 2 below 2.
    let tree = self::tree("a>4 b>3 c>0 d>3 e>2");
    for (node, expected) in tree.nodes().zip([false, true, true, true, false]) {
        assert_eq!(is_projective_arc(&tree, node), expected, "{node:?}");
    }
}

/// Small numbers in a fixed but irregular order.
fn scrambled() -> impl Iterator<Item = u32> {
    core::iter::successors(Some(12_345_u32), |x| {
        Some(x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223))
    })
    .map(|x| x >> 16)
}

#[test]
fn all_arcs_at_once_agree_with_one_at_a_time() {
    let mut numbers = scrambled();
    let mut next = |below: u32| numbers.next().map_or(0, |x| x % below);
    for round in 0..200 {
        let len = 1 + round % 23;
        // Each node hangs below one that comes earlier in a shuffled order.
        let mut order: Vec<u32> = (0..len).collect();
        for at in (1..len).rev() {
            order.swap(at as usize, next(at + 1) as usize);
        }
        let mut heads = vec![None; len as usize];
        for at in 1..len {
            heads[order[at as usize] as usize] = Some(order[next(at) as usize]);
        }
        let tree = Tree::new(&heads).expect("a tree");
        let one_by_one: Vec<bool> = tree
            .nodes()
            .map(|node| is_projective_arc(&tree, node))
            .collect();
        assert_eq!(tree.projective_arcs(), one_by_one, "{heads:?}");
    }
}

#[test]
fn a_chain_and_a_star_of_100_000_words_fit_a_small_stack() {
    const WORDS: u32 = 100_000;
    let work = || {
        let chain: Vec<Option<u32>> = (0..WORDS).map(|node| node.checked_sub(1)).collect();
        let star: Vec<Option<u32>> = (0..WORDS).map(|node| (node > 0).then_some(0)).collect();
        let ring: Vec<Option<u32>> = (0..WORDS)
            .map(|n| {
                if n == 0 {
                    None
                } else {
                    Some(n % (WORDS - 1) + 1)
                }
            })
            .collect();
        let chain = Tree::new(&chain).expect("a tree");
        let last = chain.node(WORDS as usize - 1).expect("a node");
        assert_eq!(chain.depth(last), WORDS - 1);
        assert_eq!(chain.lca(last, chain.root()), chain.root());
        assert_eq!(chain.postorder().count(), WORDS as usize);
        assert!(chain.projective_arcs().iter().all(|&projective| projective));
        let star = Tree::new(&star).expect("a tree");
        assert_eq!(star.children(star.root()).len(), WORDS as usize - 1);
        assert_eq!(star.postorder().last(), Some(star.root()));
        assert!(star.projective_arcs().iter().all(|&projective| projective));
        match Tree::new(&ring) {
            Err(TreeError::Cycle(nodes)) => assert_eq!(nodes.len(), WORDS as usize - 1),
            other => panic!("expected a cycle, got {other:?}"),
        }
    };
    let thread = std::thread::Builder::new()
        .stack_size(256 * 1024)
        .spawn(work)
        .expect("a thread");
    thread.join().expect("no overflow");
}
