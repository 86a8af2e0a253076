//! All forests that are left of a subtree where roots are taken away from both ends.

use alloc::vec;
use alloc::vec::Vec;

use crate::distances::tree_edit::shape::{End, Order, Shape};

/// The forests of a subtree, in the order in which they are gone through where roots are taken away at
/// one end: grouped by the root at the other end, smaller forests first. Numbers count from the first
/// one of the subtree in the order of the end.
pub(super) struct Group {
    /// How many forests that belong to a group before stand before the first one of each group.
    pub(super) passed: Vec<u32>,
    /// Where each group begins among all forests.
    starts: Vec<u32>,
    /// By forest, the root at the end: that which it has more than the forest before it.
    pub(super) roots: Vec<u32>,
    /// By forest, the place in its row of the one without that root's subtree.
    pub(super) jumps: Vec<u32>,
}

impl Group {
    /// # Complexity
    /// Linear in the forests.
    fn new(shape: &Shape, root: usize, end: End) -> Self {
        let (own, first) = local(shape, root, end);
        let (_, first_other) = local(shape, root, other(end));
        let len = shape.size(root);
        let mut group = Self {
            passed: Vec::with_capacity(len),
            starts: Vec::with_capacity(len + 1),
            roots: Vec::new(),
            jumps: Vec::new(),
        };
        // The nodes up to the root at the other end, in the order of this end.
        let mut nodes: Vec<u32> = Vec::with_capacity(len);
        for number in first_other..first_other + len {
            let node = turned(shape, number, other(end)) - first;
            let node = narrow(node);
            let passed = nodes.partition_point(|&before| before < node);
            nodes.insert(passed, node);
            group.starts.push(narrow(group.roots.len()));
            group.passed.push(narrow(passed));
            for (place, &root) in nodes.iter().enumerate().skip(passed) {
                let without = place + 1 - own.sizes[first + root as usize] as usize;
                group.roots.push(root);
                group.jumps.push(narrow(without));
            }
        }
        group.starts.push(narrow(group.roots.len()));
        group
    }

    /// How many groups there are: as many as nodes.
    pub(super) fn len(&self) -> usize {
        self.passed.len()
    }

    /// The forests of a group.
    pub(super) fn range(&self, group: usize) -> core::ops::Range<usize> {
        self.starts[group] as usize..self.starts[group + 1] as usize
    }
}

/// What each forest of a subtree saves with some other forest.
pub(super) struct Forests<'s> {
    shape: &'s Shape,
    root: usize,
    /// The end in whose order `saved` is.
    end: End,
    pub(super) saved: Vec<u32>,
    first: Option<Group>,
    last: Option<Group>,
    /// By forest in the order of the last end, its place in the order of the first end.
    turn: Vec<u32>,
}

impl<'s> Forests<'s> {
    /// Each forest, with an empty one: it saves nothing.
    pub(super) fn new(shape: &'s Shape, root: usize) -> Self {
        let forests = usize::try_from(shape.forests[root]).unwrap_or(usize::MAX);
        Self {
            shape,
            root,
            end: End::Last,
            saved: vec![0; forests],
            first: None,
            last: None,
            turn: Vec::new(),
        }
    }

    pub(super) fn end(&self) -> End {
        self.end
    }

    /// Puts them in the order of an end; the groups of that order, and what is saved in it.
    ///
    /// # Complexity
    /// Linear in the forests, the first time in each order O(m²) for m nodes.
    pub(super) fn at(&mut self, end: End) -> (&Group, &mut Vec<u32>) {
        let group = |end| Group::new(self.shape, self.root, end);
        if end == End::First || self.end == End::First {
            self.first.get_or_insert_with(|| group(End::First));
        }
        if end == End::Last || self.end == End::Last {
            self.last.get_or_insert_with(|| group(End::Last));
        }
        if self.end != end {
            if self.turn.is_empty() {
                self.turn = self.turned();
            }
            let mut turned = vec![0; self.saved.len()];
            match end {
                End::Last => {
                    for (saved, &place) in turned.iter_mut().zip(&self.turn) {
                        *saved = self.saved[place as usize];
                    }
                }
                End::First => {
                    for (&saved, &place) in self.saved.iter().zip(&self.turn) {
                        turned[place as usize] = saved;
                    }
                }
            }
            self.saved = turned;
            self.end = end;
        }
        let group = match end {
            End::First => &mut self.first,
            End::Last => &mut self.last,
        };
        let group = group.get_or_insert_with(|| Group::new(self.shape, self.root, end));
        (group, &mut self.saved)
    }

    /// Each forest is named by its roots at both ends, in either order.
    fn turned(&self) -> Vec<u32> {
        let (Some(first), Some(last)) = (&self.first, &self.last) else {
            return Vec::new();
        };
        let len = first.len();
        let mut places = vec![0; len * len];
        for group in 0..len {
            for forest in first.range(group) {
                places[group * len + first.roots[forest] as usize] = narrow(forest);
            }
        }
        let forests =
            (0..len).flat_map(|group| last.range(group).map(move |forest| (group, forest)));
        // The groups of the one order are the roots at the end of the other.
        forests
            .map(|(group, forest)| places[last.roots[forest] as usize * len + group])
            .collect()
    }
}

pub(super) fn other(end: End) -> End {
    match end {
        End::First => End::Last,
        End::Last => End::First,
    }
}

/// The order of an end, and the first number of a subtree in it.
fn local(shape: &Shape, root: usize, end: End) -> (&Order, usize) {
    let order = shape.order(end);
    (order, order.first(shape.number_at(end, root)))
}

/// A number in the order of an end as one in the order of the other end.
fn turned(shape: &Shape, number: usize, end: End) -> usize {
    match end {
        End::First => shape.to_left[number] as usize,
        End::Last => shape.to_right[number] as usize,
    }
}

/// There are fewer forests than steps, and those are limited.
fn narrow(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
