//! The steps by which a way may leave the shortest one, and heaps of them that share their nodes.
//!
//! Each position has a list of its detours, the least first, and a heap of the least detour of every
//! position on the shortest way from there. That heap is the one of the next position on the way with
//! one entry more; none is ever changed (a persistent leftist heap: the right spine, which is
//! copied, has at most log₂ n nodes).
//!
//! Source: D. E. Knuth, *The Art of Computer Programming*, volume 3, section 5.2.3, for leftist trees.

use alloc::vec;
use alloc::vec::Vec;

use super::{Choice, Length, NONE};
use crate::number::saturated;

/// A step that is not the shortest one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Detour {
    pub(super) position: usize,
    pub(super) choice: Choice,
    /// By how much the way gets longer; not less than nothing.
    pub(super) more: Length,
}

/// The root of a heap. Every heap is identified by the number of its root.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The least detour of all below.
    detour: u32,
    /// The heaps below it; the left one has the longer right spine.
    left: u32,
    right: u32,
    /// The length of the right spine.
    rank: u32,
}

/// The detours of all positions.
#[derive(Debug)]
pub(super) struct Detours {
    /// By position, from the last to the first; those of a position from the least on.
    all: Vec<Detour>,
    nodes: Vec<Node>,
    /// By position, up to n: the heap of what lies on the shortest way from there.
    heaps: Vec<u32>,
}

impl Detours {
    /// For this many positions; from the end no way leads on.
    pub(super) fn new(positions: usize) -> Self {
        Self {
            all: Vec::new(),
            nodes: Vec::new(),
            heaps: vec![NONE; positions + 1],
        }
    }

    /// Adds the detours of a position, the least first, when those of all positions after it are
    /// there. `next` is where its shortest step leads.
    ///
    /// Complexity: linear in the detours, O(log n) for the heap.
    pub(super) fn extend(
        &mut self,
        position: usize,
        next: usize,
        detours: impl Iterator<Item = (Length, Choice)>,
    ) {
        let first = self.all.len();
        self.all.extend(detours.map(|(more, choice)| Detour {
            position,
            choice,
            more,
        }));
        let heap = self.heap(next);
        self.heaps[position] = if first < self.all.len() {
            self.insert(heap, saturated(first))
        } else {
            heap
        };
    }

    pub(super) fn get(&self, detour: u32) -> Option<Detour> {
        self.all.get(detour as usize).copied()
    }

    /// The next best detour of the same position.
    pub(super) fn next_best(&self, detour: u32) -> Option<(u32, Length)> {
        let next = self.get(detour + 1)?;
        let same = self.get(detour)?.position == next.position;
        same.then_some((detour + 1, next.more))
    }

    /// The heap of what lies on the shortest way from a position.
    pub(super) fn heap(&self, position: usize) -> u32 {
        self.heaps.get(position).copied().unwrap_or(NONE)
    }

    /// The least detour of a heap, if it has one.
    pub(super) fn least(&self, heap: u32) -> Option<(u32, Length)> {
        let detour = self.nodes.get(heap as usize)?.detour;
        Some((detour, self.get(detour)?.more))
    }

    /// The two heaps that hold all of a heap but its least detour.
    pub(super) fn below(&self, heap: u32) -> [u32; 2] {
        self.nodes
            .get(heap as usize)
            .map_or([NONE; 2], |node| [node.left, node.right])
    }

    fn rank(&self, heap: u32) -> u32 {
        self.nodes.get(heap as usize).map_or(0, |node| node.rank)
    }

    fn push(&mut self, detour: u32, left: u32, right: u32) -> u32 {
        let (left, right) = if self.rank(left) < self.rank(right) {
            (right, left)
        } else {
            (left, right)
        };
        let rank = self.rank(right) + 1;
        self.nodes.push(Node {
            detour,
            left,
            right,
            rank,
        });
        saturated(self.nodes.len() - 1)
    }

    /// The heap with one detour more.
    fn insert(&mut self, heap: u32, detour: u32) -> u32 {
        let more = self.get(detour).map(|detour| detour.more);
        let mut spine = Vec::new();
        let mut rest = heap;
        while let Some(node) = self.nodes.get(rest as usize).copied()
            && self.least(rest).map(|(_, least)| least) < more
        {
            spine.push(node);
            rest = node.right;
        }
        let mut built = self.push(detour, rest, NONE);
        for node in spine.into_iter().rev() {
            built = self.push(node.detour, node.left, built);
        }
        built
    }
}
