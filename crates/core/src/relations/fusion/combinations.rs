//! Every combination of choices, the shortest sentence first.
//!
//! In preorder, keeping a node leads on to the next node, and replacing or dropping it leads past its
//! subtree. So a combination is a way through the line of positions 0..=n, and the sentence's length
//! is the sum over its steps:
//!
//! ```text
//! a red car      a: keep (1 word)   red: keep (1) or drop (0)   car: keep (1)
//! the shortest way drops red, 2 words; its one detour keeps it, at 1 word more
//! ```
//!
//! From every position the shortest way to the end is known, and any other way is given by its
//! *detours*: the steps at which it leaves the shortest one. The detours of all positions on the
//! shortest way from a position form a heap, which shares all but a few nodes with that of the
//! later position. So the next way in order of length is found in logarithmic time, and nothing is
//! kept of ways that were not asked for.
//!
//! Source: D. Eppstein, *Finding the k Shortest Paths*, SIAM Journal on Computing 28(2), 1998; here
//! the graph is a line without cycles.

mod detours;

use alloc::collections::BinaryHeap;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::ops::{Add, Sub};

use super::Written;
use crate::order;
use crate::tree::NodeId;
use detours::Detours;

/// What may happen to a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// It stays, and what happens below it is open.
    Keep,
    /// The words below this node of the other tree take its place and that of all below it.
    Replace(NodeId),
    /// It goes with all that is below it.
    Drop,
}

/// Words, then characters, the spaces between words not counted. A difference may be negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Length {
    pub(super) words: i64,
    pub(super) characters: i64,
}

impl Add for Length {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            words: self.words.saturating_add(other.words),
            characters: self.characters.saturating_add(other.characters),
        }
    }
}

impl Sub for Length {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self {
            words: self.words.saturating_sub(other.words),
            characters: self.characters.saturating_sub(other.characters),
        }
    }
}

/// Stands where there is none.
const NONE: u32 = u32::MAX;

/// A way as the last detour it takes, and the way before that.
#[derive(Clone, Copy)]
struct Way {
    before: u32,
    /// [`NONE`] for the shortest way of all.
    detour: u32,
    /// The heap whose least detour it is; [`NONE`] for one that is only the next best of its
    /// position.
    heap: u32,
}

/// The combinations in order of length; of equally long ones, those found first.
pub(super) struct Combinations<'a> {
    preorder: &'a [NodeId],
    /// By position: where its subtree ends.
    ends: Vec<usize>,
    /// By position: the choice with which the shortest way to the end begins.
    best: Vec<Choice>,
    detours: Detours,
    /// All ways found so far, and the lengths of those not yet returned.
    ways: Vec<Way>,
    waiting: BinaryHeap<Reverse<(Length, u32)>>,
}

impl<'a> Combinations<'a> {
    /// `choices` are those of each host node besides keeping it.
    ///
    /// Complexity: O(m log m) in time and memory for m nodes and choices.
    pub(super) fn new(host: &'a Written<'_>, other: &Written<'_>, choices: &[Vec<Choice>]) -> Self {
        let tree = host.tree();
        let preorder = tree.preorder();
        let others = subtree_lengths(other);
        let end = |(position, &node)| position + tree.subtree_size(node) as usize;
        let ends: Vec<usize> = preorder.iter().enumerate().map(end).collect();
        let mut best = vec![Choice::Keep; preorder.len()];
        // By position: the least length still to come.
        let mut least = vec![Length::default(); preorder.len() + 1];
        let mut detours = Detours::new(preorder.len());
        let mut steps: Vec<(Length, Choice)> = Vec::new();
        for (position, &node) in preorder.iter().enumerate().rev() {
            let kept = length(host, node) + least[position + 1];
            steps.clear();
            steps.push((kept, Choice::Keep));
            let at_end = least[ends[position]];
            steps.extend(choices[node.index()].iter().map(|&choice| match choice {
                Choice::Replace(by) => (others[by.index()] + at_end, choice),
                Choice::Keep | Choice::Drop => (at_end, choice),
            }));
            // Of equal ones the first named comes first.
            let steps = order::sorted(&steps, |&(length, _)| length);
            if let Some(&(shortest, choice)) = steps.first() {
                least[position] = shortest;
                best[position] = choice;
                let next = after(choice, position, &ends);
                let others = steps.iter().skip(1);
                let others = others.map(|&(length, choice)| (length - shortest, choice));
                detours.extend(position, next, others);
            }
        }
        let shortest = Way {
            before: NONE,
            detour: NONE,
            heap: NONE,
        };
        Self {
            preorder,
            ends,
            best,
            detours,
            ways: vec![shortest],
            waiting: BinaryHeap::from([Reverse((least[0], 0))]),
        }
    }

    /// The length of the next combination.
    pub(super) fn peek(&self) -> Option<Length> {
        self.waiting.peek().map(|&Reverse((length, _))| length)
    }

    /// The next combination: the sentence's length and what is not kept, in preorder.
    ///
    /// Complexity: O(n), and O(log k) for the kth.
    pub(super) fn next(&mut self) -> Option<(Length, Vec<(NodeId, Choice)>)> {
        let Reverse((length, number)) = self.waiting.pop()?;
        let way = *self.ways.get(number as usize)?;
        let mut position = 0;
        if let Some(detour) = self.detours.get(way.detour) {
            position = after(detour.choice, detour.position, &self.ends);
            // The ways that differ from this one in its last detour alone.
            let without = length - detour.more;
            if let Some((next, more)) = self.detours.next_best(way.detour) {
                self.wait(without + more, way.before, next, NONE);
            }
            for heap in self.detours.below(way.heap) {
                self.wait_for_least(without, way.before, heap);
            }
        }
        // Those that extend it by one more detour.
        self.wait_for_least(length, number, self.detours.heap(position));
        Some((length, self.chosen(way)))
    }

    fn wait_for_least(&mut self, without: Length, before: u32, heap: u32) {
        if let Some((detour, more)) = self.detours.least(heap) {
            self.wait(without + more, before, detour, heap);
        }
    }

    fn wait(&mut self, length: Length, before: u32, detour: u32, heap: u32) {
        // Far fewer ways are asked for than can be numbered.
        let number = u32::try_from(self.ways.len()).unwrap_or(NONE);
        self.ways.push(Way {
            before,
            detour,
            heap,
        });
        self.waiting.push(Reverse((length, number)));
    }

    /// What a way does not keep.
    fn chosen(&self, last: Way) -> Vec<(NodeId, Choice)> {
        let mut way = last;
        let mut taken = Vec::new();
        while let Some(detour) = self.detours.get(way.detour) {
            taken.push(detour);
            match self.ways.get(way.before as usize) {
                Some(&before) => way = before,
                None => break,
            }
        }
        let mut chosen = Vec::new();
        let mut position = 0;
        while let (Some(&node), Some(&best)) =
            (self.preorder.get(position), self.best.get(position))
        {
            let detour = taken.pop_if(|detour| detour.position == position);
            let choice = detour.map_or(best, |detour| detour.choice);
            if choice != Choice::Keep {
                chosen.push((node, choice));
            }
            position = after(choice, position, &self.ends);
        }
        chosen
    }
}

/// The position to which a choice leads.
fn after(choice: Choice, position: usize, ends: &[usize]) -> usize {
    match choice {
        Choice::Keep => position + 1,
        Choice::Replace(_) | Choice::Drop => ends[position],
    }
}

fn length(side: &Written<'_>, node: NodeId) -> Length {
    Length {
        words: 1,
        characters: i64::try_from(side.form(node).chars().count()).unwrap_or(i64::MAX),
    }
}

fn subtree_lengths(side: &Written<'_>) -> Vec<Length> {
    let tree = side.tree();
    let mut lengths: Vec<Length> = tree.nodes().map(|node| length(side, node)).collect();
    for &node in tree.preorder().iter().rev() {
        if let Some(parent) = tree.parent(node) {
            lengths[parent.index()] = lengths[parent.index()] + lengths[node.index()];
        }
    }
    lengths
}
