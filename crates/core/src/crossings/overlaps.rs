//! How many of some intervals overlap, and which, without trying all pairs.

use alloc::vec::Vec;

use crate::crossings::span::Span;

/// Up to this many intervals, every two are compared: that takes less time than sorting.
const FEW: usize = 12;

/// The spans of sister phrases, each with the number of its translation, if it has one.
#[derive(Clone, Debug, Default)]
pub(super) struct Overlaps {
    spans: Vec<(Span, Option<u32>)>,
    /// Kept, so that a phrase needs no new memory.
    starts: Vec<u32>,
    ends: Vec<u32>,
    sets: Vec<u32>,
}

impl Overlaps {
    /// Forgets all spans.
    pub(super) fn clear(&mut self) {
        self.spans.clear();
    }

    /// One more span.
    pub(super) fn push(&mut self, span: Span, set: Option<u32>) {
        self.spans.push((span, set));
    }

    /// How many pairs of the spans overlap, and how many of these have the same set.
    ///
    /// Two spans lie apart iff the one ends before the other begins. So of all pairs those are taken
    /// off that lie apart: for each beginning, the ends before it.
    ///
    /// Complexity: O(k log k) for k spans.
    pub(super) fn pairs(&mut self) -> (u64, u64) {
        let spans = &self.spans;
        if spans.len() <= FEW {
            let (mut crossing, mut same) = (0, 0);
            for (at, &(one, set)) in spans.iter().enumerate() {
                for &(other, other_set) in &spans[at + 1..] {
                    let crosses = one.crosses(other);
                    crossing += u64::from(crosses);
                    same += u64::from(crosses && set.is_some() && set == other_set);
                }
            }
            return (crossing, same);
        }
        let fill = |numbers: &mut Vec<u32>, of: &dyn Fn(Span) -> u32| {
            numbers.clear();
            numbers.extend(spans.iter().map(|&(span, _)| of(span)));
            numbers.sort_unstable();
        };
        fill(&mut self.starts, &|span| span.start().get());
        fill(&mut self.ends, &|span| span.end().get());
        let mut apart = 0_u64;
        let mut ended = 0;
        for &start in &self.starts {
            while self.ends.get(ended).is_some_and(|&end| end < start) {
                ended += 1;
            }
            apart += ended as u64;
        }
        self.sets.clear();
        self.sets.extend(spans.iter().filter_map(|&(_, set)| set));
        self.sets.sort_unstable();
        // The same set makes the same span, so that such pairs always overlap.
        let of_set = self.sets.chunk_by(|one, other| one == other);
        let same = of_set.map(|group| pairs_of(group.len())).sum();
        (pairs_of(spans.len()) - apart, same)
    }
}

/// How many pairs this many things make.
fn pairs_of(things: usize) -> u64 {
    let things = things as u64;
    things * things.saturating_sub(1) / 2
}

#[cfg(test)]
mod tests {
    use super::{FEW, Overlaps};
    use crate::alignment::Link;
    use crate::crossings::span::Span;
    use proptest::prelude::*;

    #[test]
    fn sorted_or_not_the_pairs_are_those_that_overlap() {
        let spans = proptest::collection::vec((1..20_u32, 0..4_u32, 1..20_u32), 0..3 * FEW);
        let mut runner = proptest::test_runner::TestRunner::deterministic();
        let check = runner.run(&spans, |spans| {
            let mut overlaps = Overlaps::default();
            let spans = spans.iter().map(|&(start, more, set)| {
                let link = |right| Link::new(1, right).expect("numbers from 1");
                let (first, last) = (link(start), link(start + more));
                // The same set, the same span.
                let set = (more == 3 && set % 2 == 0).then_some(start);
                (Span { first, last }, set)
            });
            let spans: alloc::vec::Vec<_> = spans.collect();
            let mut expected = (0, 0);
            for (at, &(one, set)) in spans.iter().enumerate() {
                overlaps.push(one, set);
                for &(other, other_set) in &spans[at + 1..] {
                    if one.overlap(other).is_some() {
                        expected.0 += 1;
                        expected.1 += u64::from(set.is_some() && set == other_set);
                    }
                }
            }
            prop_assert_eq!(overlaps.pairs(), expected);
            Ok(())
        });
        assert_eq!(check, Ok(()));
    }
}
