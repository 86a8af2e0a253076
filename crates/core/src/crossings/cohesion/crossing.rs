//! An iterator over the pairs that cross.

use alloc::vec::Vec;

use super::Cohesion;
use crate::crossings::representation::Part;
use crate::crossings::span::Span;
use crate::crossings::test::{Kind, Outcome, Test};
use crate::order::sorted;

/// The pairs that cross: see [`Cohesion::crossings`].
#[derive(Clone, Debug)]
pub struct Crossings<'c, 't> {
    cohesion: &'c Cohesion<'t>,
    /// How many phrases were begun.
    begun: usize,
    /// The modifiers of this phrase that cross its head, the last one first.
    of_head: Vec<Test>,
    /// Its modifiers that have a span, in the order in which these begin, with their places in the
    /// sentence.
    modifiers: Vec<(usize, Part, Span)>,
    /// The next two to look at.
    next: (usize, usize),
}

impl<'c, 't> Crossings<'c, 't> {
    pub(super) fn new(cohesion: &'c Cohesion<'t>) -> Self {
        Self {
            cohesion,
            begun: 0,
            of_head: Vec::new(),
            modifiers: Vec::new(),
            next: (0, 1),
        }
    }

    /// Takes up the next phrase.
    fn begin(&mut self) -> Option<()> {
        let cohesion = self.cohesion;
        let node = *cohesion.tree().tree().preorder().get(self.begun)?;
        self.begun += 1;
        self.next = (0, 1);
        self.modifiers = Vec::new();
        let Some(head) = cohesion.tree().head(node) else {
            return Some(());
        };
        let mut linked = Vec::new();
        for (place, modifier) in cohesion.tree().modifiers(node).enumerate() {
            let Some(span) = cohesion.span(modifier) else {
                continue;
            };
            linked.push((place, modifier, span));
            let test = cohesion.test(Kind::Head, [head, modifier]);
            if matches!(test.outcome, Outcome::Crosses | Outcome::Translated) {
                self.of_head.push(test);
            }
        }
        self.of_head.reverse();
        self.modifiers = sorted(&linked, |&(_, _, span)| span.start());
        Some(())
    }
}

impl Iterator for Crossings<'_, '_> {
    type Item = Test;

    fn next(&mut self) -> Option<Test> {
        loop {
            if let Some(test) = self.of_head.pop() {
                return Some(test);
            }
            let (one, other) = self.next;
            let Some(&(place, part, span)) = self.modifiers.get(one) else {
                self.begin()?;
                continue;
            };
            match self.modifiers.get(other) {
                // It begins after the one, so that they cross iff the first one reaches that far.
                Some(&(next_place, next, other_span)) if span.crosses(other_span) => {
                    self.next = (one, other + 1);
                    let parts = if place < next_place {
                        [part, next]
                    } else {
                        [next, part]
                    };
                    return Some(self.cohesion.test(Kind::Modifier, parts));
                }
                // The following ones begin later still.
                _ => self.next = (one + 1, one + 2),
            }
        }
    }
}
