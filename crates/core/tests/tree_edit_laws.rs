//! Laws of the tree edit distance on random trees.

use proptest::prelude::*;
use twintree::Tree;
use twintree::distances::tree_edit::{Edit, Labelled, Prices, Step, compare, distance};

/// A tree whose nodes are numbered in preorder, with a label for each.
#[derive(Clone, Debug)]
struct Labels {
    tree: Tree,
    labels: Vec<u8>,
}

fn tree(nodes: usize) -> impl Strategy<Value = Labels> {
    let node = (any::<prop::sample::Index>(), 0..4_u8);
    prop::collection::vec(node, 1..=nodes).prop_map(|plan| {
        let mut open: Vec<u32> = Vec::new();
        let mut heads = Vec::new();
        for (number, (above, _)) in (0..).zip(&plan) {
            // Below the node before or one of those above it.
            if number > 0 {
                open.truncate(above.index(open.len()) + 1);
            }
            heads.push(open.last().copied());
            open.push(number);
        }
        Labels {
            tree: Tree::new(&heads).expect("a tree"),
            labels: plan.into_iter().map(|(_, label)| label).collect(),
        }
    })
}

fn costs<'l>(left: &'l Labels, right: &'l Labels, prices: Prices) -> Labelled<'l, u8> {
    Labelled {
        prices,
        left: &left.labels,
        right: &right.labels,
    }
}

fn unit(left: &Labels, right: &Labels) -> u32 {
    distance(&left.tree, &right.tree, &costs(left, right, Prices::UNIT)).expect("small trees")
}

/// A tree that is being edited: nodes of the left tree, and of the right one where they came in.
struct Edited {
    /// By node, its children in order; the first stands above all.
    children: Vec<Vec<usize>>,
    labels: Vec<Option<u8>>,
}

const TOP: usize = 0;

impl Edited {
    fn new(left: &Labels) -> Self {
        let below = |node: twintree::NodeId| {
            let children = left.tree.children(node).iter();
            children.map(|child| child.index() + 1).collect()
        };
        let mut children = vec![vec![left.tree.root().index() + 1]];
        children.extend(left.tree.nodes().map(below));
        let labels = left.labels.iter().copied().map(Some);
        Self {
            children,
            labels: std::iter::once(None).chain(labels).collect(),
        }
    }

    fn parent(&self, node: usize) -> usize {
        let above = |children: &Vec<usize>| children.contains(&node);
        self.children.iter().position(above).expect("a parent")
    }

    fn delete(&mut self, node: usize) {
        let parent = self.parent(node);
        let below = std::mem::take(&mut self.children[node]);
        let at = self.children[parent]
            .iter()
            .position(|&child| child == node);
        let at = at.expect("a child");
        self.children[parent].splice(at..=at, below);
    }

    /// Label and number of children of each node in preorder.
    fn preorder(&self) -> Vec<(Option<u8>, usize)> {
        let mut open = vec![TOP];
        let mut nodes = Vec::new();
        while let Some(node) = open.pop() {
            nodes.push((self.labels[node], self.children[node].len()));
            open.extend(self.children[node].iter().rev());
        }
        nodes
    }
}

/// The left tree after all steps.
fn apply(left: &Labels, right: &Labels, script: &[Step]) -> Edited {
    let mut edited = Edited::new(left);
    // Where each node of the right tree is.
    let mut places: Vec<Option<usize>> = vec![None; right.tree.len()];
    for step in script {
        match step.edit {
            Edit::Keep(one, other) => {
                assert_eq!(left.labels[one.index()], right.labels[other.index()]);
                places[other.index()] = Some(one.index() + 1);
            }
            Edit::Rename(one, other) => {
                edited.labels[one.index() + 1] = Some(right.labels[other.index()]);
                places[other.index()] = Some(one.index() + 1);
            }
            Edit::Delete(one) => edited.delete(one.index() + 1),
            Edit::Insert(other) => {
                let parent = right.tree.parent(other);
                let parent = parent.map_or(TOP, |parent| {
                    places[parent.index()].expect("parents are put in first")
                });
                let node = edited.children.len();
                places[other.index()] = Some(node);
                edited.labels.push(Some(right.labels[other.index()]));
                // The children of the parent that are below the new node in the right tree.
                let is_below = |child: &usize| {
                    right.tree.nodes().any(|node| {
                        right.tree.is_ancestor(other, node) && places[node.index()] == Some(*child)
                    })
                };
                let siblings = &edited.children[parent];
                let (below, count): (Vec<usize>, usize) = {
                    let below: Vec<usize> = siblings.iter().copied().filter(is_below).collect();
                    let count = below.len();
                    (below, count)
                };
                // Without any: before the first that comes later in the right tree.
                let first = siblings.iter().position(is_below).unwrap_or_else(|| {
                    let comes_later = |child: &usize| {
                        right
                            .tree
                            .nodes()
                            .any(|node| node > other && places[node.index()] == Some(*child))
                    };
                    siblings
                        .iter()
                        .position(comes_later)
                        .unwrap_or(siblings.len())
                });
                assert_eq!(siblings[first..first + count], below, "they stand together");
                edited.children[parent].splice(first..first + count, [node]);
                edited.children.push(below);
            }
        }
    }
    edited
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn it_is_a_metric_under_unit_costs(a in tree(12), b in tree(12), c in tree(12)) {
        prop_assert_eq!(unit(&a, &a), 0);
        let is_same = a.tree == b.tree && a.labels == b.labels;
        prop_assert_eq!(unit(&a, &b) == 0, is_same);
        prop_assert_eq!(unit(&a, &b), unit(&b, &a));
        prop_assert!(unit(&a, &c) <= unit(&a, &b) + unit(&b, &c));
        let nodes = a.tree.len() + b.tree.len();
        prop_assert!(unit(&a, &b) as usize <= nodes);
        prop_assert!(unit(&a, &b) as usize >= a.tree.len().abs_diff(b.tree.len()));
    }

    #[test]
    fn the_script_turns_the_left_tree_into_the_right_one(
        left in tree(20),
        right in tree(20),
        delete in 1..4_u32,
        insert in 1..4_u32,
        rename in 1..6_u32,
    ) {
        let prices = Prices { delete, insert, rename };
        let costs = costs(&left, &right, prices);
        let edit = compare(&left.tree, &right.tree, &costs).expect("small trees");
        prop_assert_eq!(distance(&left.tree, &right.tree, &costs), Ok(edit.distance));
        prop_assert_eq!(edit.script.last().map(|step| step.total), Some(edit.distance));
        let edited = apply(&left, &right, &edit.script);
        prop_assert_eq!(edited.preorder(), Edited::new(&right).preorder());
    }

    #[test]
    fn prices_times_a_number_are_the_distance_times_it(
        left in tree(30),
        right in tree(30),
        times in 2..1000_u32,
    ) {
        let scaled = Prices { delete: times, insert: times, rename: times };
        let found = distance(&left.tree, &right.tree, &costs(&left, &right, scaled));
        prop_assert_eq!(found, Ok(times * unit(&left, &right)));
    }
}
