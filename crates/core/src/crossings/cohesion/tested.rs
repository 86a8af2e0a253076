//! An iterator over the pairs that are tested.

use alloc::vec::Vec;

use super::Cohesion;
use crate::crossings::representation::Part;
use crate::crossings::test::{Kind, Test};

/// Every pair that is tested: see [`Cohesion::tests`].
#[derive(Clone, Debug)]
pub struct Tested<'c, 't> {
    cohesion: &'c Cohesion<'t>,
    begun: usize,
    head: Option<Part>,
    modifiers: Vec<Part>,
    /// The next of `modifiers` for the head, and the next two.
    next: (usize, usize, usize),
}

impl<'c, 't> Tested<'c, 't> {
    pub(super) fn new(cohesion: &'c Cohesion<'t>) -> Self {
        Self {
            cohesion,
            begun: 0,
            head: None,
            modifiers: Vec::new(),
            next: (0, 0, 1),
        }
    }

    /// Takes up the next phrase.
    fn begin(&mut self) -> Option<()> {
        let tree = self.cohesion.tree();
        let node = *tree.tree().preorder().get(self.begun)?;
        self.begun += 1;
        self.next = (0, 0, 1);
        self.head = tree.head(node);
        self.modifiers.clear();
        self.modifiers.extend(tree.modifiers(node));
        Some(())
    }
}

impl Iterator for Tested<'_, '_> {
    type Item = Test;

    fn next(&mut self) -> Option<Test> {
        loop {
            let (of_head, one, other) = self.next;
            if let (Some(head), Some(&modifier)) = (self.head, self.modifiers.get(of_head)) {
                self.next.0 += 1;
                return Some(self.cohesion.test(Kind::Head, [head, modifier]));
            }
            if let Some((&one, &other)) = self.modifiers.get(one).zip(self.modifiers.get(other)) {
                self.next.2 += 1;
                return Some(self.cohesion.test(Kind::Modifier, [one, other]));
            }
            if one + 1 < self.modifiers.len() {
                self.next = (of_head, one + 1, one + 2);
            } else {
                self.begin()?;
            }
        }
    }
}
