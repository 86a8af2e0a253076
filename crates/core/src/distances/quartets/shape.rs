//! One quartet: what two trees say of four leaves.

use alloc::vec;
use alloc::vec::Vec;

use crate::distances::leaves::{Inner, Leaf, LeafTree, Leaves};
use crate::number::saturated;
use crate::pair::Side;

/// How a tree shows four leaves a, b, c, d, given in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// No edge parts two of them from the other two.
    Star,
    /// ab|cd
    FirstSecond,
    /// ac|bd
    FirstThird,
    /// ad|bc
    FirstFourth,
}

/// How two trees show four leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The same butterfly in both.
    Same,
    /// Different butterflies.
    Different,
    /// A butterfly in the left tree, a star in the right one.
    LeftOnly,
    /// A butterfly in the right tree, a star in the left one.
    RightOnly,
    /// A star in both.
    Star,
}

/// Four leaves as two trees show them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quartet {
    /// In order.
    pub leaves: [Leaf; 4],
    /// In the left tree.
    pub left: Shape,
    /// In the right tree.
    pub right: Shape,
}

impl Quartet {
    /// How the two trees differ, if they do.
    pub fn kind(&self) -> Kind {
        match (self.left, self.right) {
            (Shape::Star, Shape::Star) => Kind::Star,
            (Shape::Star, _) => Kind::RightOnly,
            (_, Shape::Star) => Kind::LeftOnly,
            (left, right) if left == right => Kind::Same,
            _ => Kind::Different,
        }
    }
}

/// Four leaves as both trees show them; none if two of them are the same.
///
/// # Complexity
/// O(n).
pub fn quartet(leaves: &Leaves, of: [Leaf; 4]) -> Option<Quartet> {
    let mut four = of;
    four.sort_unstable();
    let different = four.is_sorted_by(|a, b| a < b) && four[3].index() < leaves.len();
    different.then(|| {
        let trees = Side::ALL.map(|side| Meetings::new(leaves.tree(side)));
        show(&trees, four)
    })
}

/// The quartets that are not the same in both trees, in the order of their leaves.
///
/// # Complexity
/// O(n log n) for the first step. If quartets differ, some differ that contain the first leaf, so that
/// the next one is at most n³/6 quartets away, and after the last one as many are examined in vain;
/// the more the trees differ, the nearer it is.
pub fn differing(leaves: &Leaves) -> Differing {
    let trees = Side::ALL.map(|side| Meetings::new(leaves.tree(side)));
    let n = saturated(leaves.len());
    Differing {
        trees,
        n,
        next: (n > 3).then_some([0, 1, 2, 3]),
        found: false,
        rest: u64::MAX,
    }
}

/// The quartets that two trees show differently: see [`differing`].
#[derive(Clone, Debug)]
pub struct Differing {
    trees: [Meetings; 2],
    n: u32,
    /// The quartet that is examined next.
    next: Option<[u32; 4]>,
    /// Whether one with the same first leaf was found.
    found: bool,
    /// How many more are examined.
    rest: u64,
}

impl Differing {
    /// Looks at no more than this many quartets, including those that are the same in both trees.
    #[must_use]
    pub fn looking_at_most(self, quartets: u64) -> Self {
        Self {
            rest: quartets,
            ..self
        }
    }
}

impl Iterator for Differing {
    type Item = Quartet;

    fn next(&mut self) -> Option<Quartet> {
        while let Some(four) = self.next {
            self.rest = self.rest.checked_sub(1)?;
            let quartet = show(&self.trees, four.map(Leaf::at));
            let first = four[0];
            self.next = following(four, self.n);
            let differs = quartet.left != quartet.right;
            self.found |= differs;
            if self.next.is_some_and(|next| next[0] != first) {
                // Nothing differs with this leaf, so nothing does without it, either.
                if !self.found {
                    self.next = None;
                }
                self.found = false;
            }
            if differs {
                return Some(quartet);
            }
        }
        None
    }
}

/// The next four numbers below n, each more than the one before it.
fn following(mut four: [u32; 4], n: u32) -> Option<[u32; 4]> {
    for (later, at) in (0..4_u32).zip((0..4_usize).rev()) {
        if four[at] + later + 1 < n {
            let start = four[at] + 1;
            for (number, place) in (start..).zip(&mut four[at..]) {
                *place = number;
            }
            return Some(four);
        }
    }
    None
}

fn show(trees: &[Meetings; 2], leaves: [Leaf; 4]) -> Quartet {
    let [left, right] = trees.each_ref().map(|tree| tree.shape(leaves));
    Quartet {
        leaves,
        left,
        right,
    }
}

/// How deep any two leaves of a tree meet.
#[derive(Clone, Debug)]
struct Meetings {
    /// By leaf, its place in the walk through the tree.
    places: Vec<u32>,
    /// In row k at place p: the least depth at which two neighbours of the walk meet, of the 2ᵏ from
    /// p on.
    depths: Vec<Vec<u32>>,
}

impl Meetings {
    /// # Complexity
    /// O(n log n).
    fn new(tree: &LeafTree) -> Self {
        let mut places = vec![0; tree.order().len()];
        for (place, leaf) in (0_u32..).zip(tree.order()) {
            places[leaf.index()] = place;
        }
        let mut depth = vec![0_u32; tree.inner().len()];
        // By place, the uppermost inner node that begins there.
        let mut begins: Vec<Option<Inner>> = vec![None; tree.order().len()];
        for inner in tree.inner() {
            if let Some(parent) = tree.parent(inner) {
                depth[inner.index()] = depth[parent.index()] + 1;
            }
            begins[tree.start(inner)].get_or_insert(inner);
        }
        // Two neighbours meet at the node where the second one begins a member.
        let members = tree.order().iter().zip(begins).skip(1);
        let meets = members.map(|(&leaf, begins)| match begins {
            Some(inner) => tree.parent(inner),
            None => tree.home(leaf),
        });
        let first = meets.map(|node| node.map_or(0, |node| depth[node.index()]));
        let first: Vec<u32> = first.collect();
        let mut depths = vec![first];
        loop {
            let step = 1 << (depths.len() - 1);
            let Some(last) = depths.last().filter(|last| last.len() > step) else {
                break;
            };
            let both = last.iter().zip(&last[step..]);
            let next = both.map(|(&one, &other)| one.min(other)).collect();
            depths.push(next);
        }
        Self { places, depths }
    }

    /// How deep the leaves at two places of the walk meet, the second one after the first.
    fn depth(&self, from: u32, to: u32) -> u32 {
        let length = to - from;
        let row = length.ilog2();
        let depths = &self.depths[row as usize];
        depths[from as usize].min(depths[(to - (1 << row)) as usize])
    }

    /// How the tree shows four different leaves in order.
    fn shape(&self, leaves: [Leaf; 4]) -> Shape {
        let mut walk = [0_u8, 1, 2, 3].map(|at| {
            let leaf = leaves[usize::from(at)];
            (self.places[leaf.index()], at)
        });
        walk.sort_unstable();
        let [a, b, c, d] = walk;
        let meet = |one: (u32, u8), other: (u32, u8)| self.depth(one.0, other.0);
        let (start, middle, end) = (meet(a, b), meet(b, c), meet(c, d));
        // The leaf that is joined with the first one of the walk.
        let joined = if start > middle || end > middle {
            b
        } else if middle > start && middle > end {
            d
        } else {
            return Shape::Star;
        };
        // Two leaves are joined, and so are the other two: what counts is with which the first is.
        let with_first = match (a.1, joined.1) {
            (0, other) | (other, 0) => other,
            (one, other) => 6 - one - other,
        };
        match with_first {
            1 => Shape::FirstSecond,
            2 => Shape::FirstThird,
            _ => Shape::FirstFourth,
        }
    }
}
