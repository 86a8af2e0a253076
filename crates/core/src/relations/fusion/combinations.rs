//! Every combination of choices, the shortest sentence first.
//!
//! In preorder, keeping a node leads on to the next node and replacing or dropping it leads past its
//! subtree. So a combination is a way through the line of positions 0..=n, and the sentence's length
//! the sum over its steps. The least length still to come is known for every position, which makes
//! best-first search exact: every way begun is finished at the length it was begun for, and no more
//! ways are begun than asked for.

use alloc::collections::BinaryHeap;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::ops::Add;

use super::Written;
use crate::tree::NodeId;

/// What may happen to a node with all that stands below it, other than being kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// The words below this node of the other tree take its place.
    Replace(NodeId),
    /// Nothing takes its place.
    Drop,
}

/// Words, then characters, blanks between words not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Length {
    words: u64,
    characters: u64,
}

impl Add for Length {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            words: self.words + other.words,
            characters: self.characters + other.characters,
        }
    }
}

/// A way not yet finished: ordered by its length when finished as well as possible; of several, one
/// that is further on, then one begun later.
type Way = Reverse<(Length, Reverse<usize>, Reverse<usize>)>;

/// One step of a way: the choice made at a position and the step before.
struct Step {
    before: usize,
    /// `None` if nothing was chosen: the node is kept.
    chosen: Option<(NodeId, Choice)>,
    /// The length of the way so far.
    length: Length,
    /// Where the way stands now.
    position: usize,
}

/// The combinations in order of length.
pub(super) struct Combinations<'a> {
    choices: &'a [Vec<Choice>],
    preorder: &'a [NodeId],
    /// By position: where its subtree ends, and the length of its node alone.
    ends: Vec<usize>,
    own: Vec<Length>,
    /// By other node: the length of its subtree.
    others: Vec<Length>,
    /// By position, up to n: the least length still to come.
    least: Vec<Length>,
    /// By position, up to n: the first from there on with a choice, and what lies between.
    next: Vec<(usize, Length)>,
    steps: Vec<Step>,
    waiting: BinaryHeap<Way>,
}

const START: usize = usize::MAX;

impl<'a> Combinations<'a> {
    pub(super) fn new(host: &Written<'a>, other: &Written<'_>, choices: &'a [Vec<Choice>]) -> Self {
        let tree = host.tree;
        let preorder = tree.preorder();
        let end = |(position, &node)| position + tree.subtree_size(node) as usize;
        let mut combinations = Self {
            choices,
            preorder,
            ends: preorder.iter().enumerate().map(end).collect(),
            own: preorder.iter().map(|&node| length(host, node)).collect(),
            others: subtree_lengths(other),
            least: vec![Length::default(); preorder.len() + 1],
            next: vec![(preorder.len(), Length::default()); preorder.len() + 1],
            steps: Vec::new(),
            waiting: BinaryHeap::new(),
        };
        for position in (0..preorder.len()).rev() {
            let own = combinations.own[position];
            let kept = own + combinations.least[position + 1];
            let least = combinations
                .choices_at(position)
                .map(|(_, length)| length + combinations.least[combinations.ends[position]])
                .fold(kept, Length::min);
            combinations.least[position] = least;
            let (next, between) = combinations.next[position + 1];
            combinations.next[position] = if combinations.choices_at(position).next().is_some() {
                (position, Length::default())
            } else {
                (next, own + between)
            };
        }
        combinations.begin(START, None, Length::default(), 0);
        combinations
    }

    fn choices_at(&self, position: usize) -> impl Iterator<Item = (Choice, Length)> + use<'_, 'a> {
        let choices = self.choices[self.preorder[position].index()].iter();
        choices.map(|&choice| match choice {
            Choice::Replace(node) => (choice, self.others[node.index()]),
            Choice::Drop => (choice, Length::default()),
        })
    }

    /// Goes on from `position` to the next node with a choice.
    fn begin(
        &mut self,
        before: usize,
        chosen: Option<(NodeId, Choice)>,
        length: Length,
        position: usize,
    ) {
        let (position, between) = self.next[position];
        let length = length + between;
        let at = self.steps.len();
        self.steps.push(Step {
            before,
            chosen,
            length,
            position,
        });
        let whole = length + self.least[position];
        self.waiting
            .push(Reverse((whole, Reverse(position), Reverse(at))));
    }

    /// The next combination: the sentence's length and what was chosen, in preorder.
    pub(super) fn next(&mut self) -> Option<(Length, Vec<(NodeId, Choice)>)> {
        while let Some(Reverse((whole, _, Reverse(at)))) = self.waiting.pop() {
            let Step {
                length, position, ..
            } = self.steps[at];
            let Some(&node) = self.preorder.get(position) else {
                return Some((whole, self.chosen(at)));
            };
            let choices: Vec<_> = self.choices_at(position).collect();
            for (choice, more) in choices {
                self.begin(at, Some((node, choice)), length + more, self.ends[position]);
            }
            self.begin(at, None, length + self.own[position], position + 1);
        }
        None
    }

    fn chosen(&self, last: usize) -> Vec<(NodeId, Choice)> {
        let mut chosen = Vec::new();
        let mut at = last;
        while let Some(step) = self.steps.get(at) {
            chosen.extend(step.chosen);
            at = step.before;
        }
        chosen.reverse();
        chosen
    }
}

fn length(side: &Written<'_>, node: NodeId) -> Length {
    Length {
        words: 1,
        characters: side.form(node).chars().count() as u64,
    }
}

fn subtree_lengths(side: &Written<'_>) -> Vec<Length> {
    let tree = side.tree;
    let mut lengths: Vec<Length> = tree.nodes().map(|node| length(side, node)).collect();
    for &node in tree.preorder().iter().rev() {
        if let Some(parent) = tree.parent(node) {
            lengths[parent.index()] = lengths[parent.index()] + lengths[node.index()];
        }
    }
    lengths
}
