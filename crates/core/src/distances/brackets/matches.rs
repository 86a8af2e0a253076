//! Which brackets of the two trees match.

use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::distances::brackets::counted::Bracket;
use crate::distances::brackets::parameters::{Matching, Parameters};
use crate::order;

/// Which brackets match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Matches {
    /// For each bracket of either tree, by its place, the one of the other tree that it matches.
    pub(super) partners: [Vec<Option<u32>>; 2],
    /// How many match.
    pub(super) count: u32,
}

impl Matches {
    /// Each left bracket in turn takes the first right one that holds the same words, has the same
    /// label or one that counts as the same, and is not taken. So of n and m brackets with the same
    /// words and label the smaller number match.
    ///
    /// # Complexity
    /// O(n + m) for n and m brackets of different words; O((n + m) (1 + e) log m) where all hold the
    /// same ones and e other labels count as the same as one.
    pub(super) fn of(
        left: &[Bracket<'_>],
        right: &[Bracket<'_>],
        parameters: &Parameters,
        matching: Matching,
    ) -> Self {
        let mut matches = Self {
            partners: [vec![None; left.len()], vec![None; right.len()]],
            count: 0,
        };
        // Preorder is the order of beginnings, and of those the longest first: both trees are walked
        // through side by side, from one group of the same words to the next.
        let [lefts, rights] = [left, right].map(counted);
        let (mut lefts, mut rights) = (&*lefts, &*rights);
        while let (Some(&one), Some(&other)) = (lefts.first(), rights.first()) {
            let (one, other) = (extent(&left[one as usize]), extent(&right[other as usize]));
            let (group, left_rest) = first_group(lefts, left, one <= other);
            let (others, right_rest) = first_group(rights, right, other <= one);
            if one == other {
                match matching {
                    Matching::Labelled => {
                        matches.add_labelled(group, others, [left, right], parameters);
                    }
                    Matching::Unlabelled => matches.add_unlabelled(group, others),
                }
            }
            (lefts, rights) = (left_rest, right_rest);
        }
        matches
    }

    fn add_unlabelled(&mut self, left: &[u32], right: &[u32]) {
        for (&one, &other) in left.iter().zip(right) {
            self.join(one, other);
        }
    }

    fn add_labelled(
        &mut self,
        left: &[u32],
        right: &[u32],
        brackets: [&[Bracket<'_>]; 2],
        parameters: &Parameters,
    ) {
        let label = |side: usize, place: u32| &*brackets[side][place as usize].label;
        if let (&[one], &[other]) = (left, right) {
            if parameters.same_label(label(0, one), label(1, other)) {
                self.join(one, other);
            }
            return;
        }
        // By label, and those of one label in order.
        let sorted = order::sorted(right, |&place| label(1, place));
        // At the place where a label begins, how many of it are taken.
        let mut taken = vec![0; sorted.len()];
        for &one in left {
            let first_free = |wanted: &str| {
                let begin = sorted.partition_point(|&place| label(1, place) < wanted);
                let next = begin + taken.get(begin)?;
                let free = sorted
                    .get(next)
                    .filter(|&&place| label(1, place) == wanted)?;
                Some((*free, begin))
            };
            let labels = parameters.same_labels(label(0, one));
            if let Some((other, begin)) = labels.filter_map(first_free).min() {
                taken[begin] += 1;
                self.join(one, other);
            }
        }
    }

    fn join(&mut self, left: u32, right: u32) {
        self.partners[0][left as usize] = Some(right);
        self.partners[1][right as usize] = Some(left);
        self.count += 1;
    }
}

/// The places of the brackets that are counted.
fn counted(brackets: &[Bracket<'_>]) -> Vec<u32> {
    let mut places = Vec::with_capacity(brackets.len());
    let numbered = (0..).zip(brackets).filter(|(_, one)| one.is_counted);
    places.extend(numbered.map(|(place, _)| place));
    places
}

/// The words of a bracket, in the order of preorder.
fn extent(bracket: &Bracket<'_>) -> (u32, Reverse<u32>) {
    (bracket.start, Reverse(bracket.end))
}

/// The first brackets that hold the same words, if it is their turn, and the others.
fn first_group<'p>(
    places: &'p [u32],
    brackets: &[Bracket<'_>],
    is_their_turn: bool,
) -> (&'p [u32], &'p [u32]) {
    let extent = |&place: &u32| extent(&brackets[place as usize]);
    let first = places.first().map(extent).filter(|_| is_their_turn);
    let group = places
        .iter()
        .take_while(|place| Some(extent(place)) == first);
    places.split_at(group.count())
}
