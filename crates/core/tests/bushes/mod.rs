//! Trees of leaves of any degree, for tests.

use proptest::prelude::*;
use twintree::distances::leaves::{self, LeafOptions, Leaves};
use twintree::{Pair, PairOptions};

/// A tree whose leaves are numbered from 0.
#[derive(Clone, Debug)]
pub(crate) enum Bush {
    Leaf(usize),
    Node(Vec<Bush>),
}

impl Bush {
    pub(crate) fn newick(&self) -> String {
        format!("{};", self.text())
    }

    fn text(&self) -> String {
        match self {
            Self::Leaf(leaf) => format!("w{leaf}"),
            Self::Node(members) => {
                let members: Vec<String> = members.iter().map(Self::text).collect();
                format!("({})", members.join(","))
            }
        }
    }

    /// The leaves of this node.
    pub(crate) fn leaves(&self) -> Vec<usize> {
        match self {
            Self::Leaf(leaf) => vec![*leaf],
            Self::Node(members) => members.iter().flat_map(Self::leaves).collect(),
        }
    }

    /// The leaves of every node as bits.
    pub(crate) fn clusters(&self) -> Vec<u64> {
        let bits = self
            .leaves()
            .iter()
            .fold(0, |bits, leaf| bits | 1_u64 << leaf);
        let mut clusters = vec![bits];
        if let Self::Node(members) = self {
            clusters.extend(members.iter().flat_map(Self::clusters));
        }
        clusters
    }

    /// The same tree with its leaves renamed.
    pub(crate) fn renamed(&self, names: &[usize]) -> Self {
        match self {
            Self::Leaf(leaf) => Self::Leaf(names[*leaf]),
            Self::Node(members) => {
                Self::Node(members.iter().map(|member| member.renamed(names)).collect())
            }
        }
    }
}

/// Irregular numbers, the same in every run.
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % limit
    }
}

/// A tree over this many leaves; nodes have at most this many members.
pub(crate) fn bush(leaves: usize, most: usize, numbers: &mut Numbers) -> Bush {
    let mut order: Vec<usize> = (0..leaves).collect();
    for at in (1..leaves).rev() {
        order.swap(at, numbers.below(at + 1));
    }
    over(&order, most, numbers)
}

fn over(leaves: &[usize], most: usize, numbers: &mut Numbers) -> Bush {
    if let [leaf] = leaves {
        return Bush::Leaf(*leaf);
    }
    let members = 2 + numbers.below(most.min(leaves.len()) - 1);
    let mut parts = vec![1; members];
    for _ in members..leaves.len() {
        // Some trees are even, some have one long branch.
        let part = numbers.below(members).min(numbers.below(members));
        parts[part] += 1;
    }
    let mut rest = leaves;
    let mut cut = |part| {
        let (first, others) = rest.split_at(part);
        rest = others;
        first
    };
    let parts: Vec<&[usize]> = parts.into_iter().map(&mut cut).collect();
    Bush::Node(
        parts
            .into_iter()
            .map(|part| over(part, most, numbers))
            .collect(),
    )
}

/// Trees over this many leaves.
pub(crate) fn bushes(leaves: usize) -> impl Strategy<Value = Bush> {
    let seeds = (any::<u64>(), 2..9_usize);
    seeds.prop_map(move |(seed, most)| bush(leaves, most, &mut Numbers::new(seed)))
}

/// The leaves of two trees, matched by name.
pub(crate) fn compared(left: &Bush, right: &Bush) -> Leaves {
    let (left, right) = (left.newick(), right.newick());
    let pair = Pair::read(&left, &right, "", &PairOptions::default());
    leaves::of_pair(&pair, LeafOptions::default()).expect("the same leaves")
}
