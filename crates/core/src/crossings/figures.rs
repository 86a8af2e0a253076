//! The figures of a sentence for every type of alignment, and of a corpus.

use crate::alignment::{Alignment, Certainty};
use crate::crossings::cohesion::{Cohesion, Counts, Tally};
use crate::crossings::links::AlignmentType;
use crate::crossings::representation::{HeadedTree, Tests};
use crate::crossings::test::Kind;

/// How many pairs of phrases are tested and cross, in a sentence or in many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// How many sentences.
    pub sentences: u64,
    /// How many words they have.
    pub words: u64,
    /// How many pairs are tested.
    pub tests: Tests,
    /// How many cross, by the types in the order of [`AlignmentType::ALL`].
    pub counts: [Counts; 3],
}

impl Figures {
    /// The figures of a sentence.
    ///
    /// # Complexity
    /// That of [`Cohesion::new`] and [`Cohesion::counts`]; the tests are not made one by one.
    pub fn new(tree: &HeadedTree<'_>, alignment: &Alignment) -> Self {
        let counts = |which| Cohesion::new(tree, alignment, which).counts();
        let is_sure = alignment.iter().all(|one| one.certainty == Certainty::Sure);
        let counts = if is_sure {
            // The three types are one.
            [counts(AlignmentType::Sure); 3]
        } else {
            AlignmentType::ALL.map(counts)
        };
        Self {
            sentences: 1,
            words: tree.words() as u64,
            tests: tree.tests(),
            counts,
        }
    }

    /// Adds those of more sentences.
    pub fn add(&mut self, more: &Self) {
        add_up!(self, more; sentences, words);
        add_up!(self.tests, more.tests; head, modifier);
        for (counts, more) in self.counts.iter_mut().zip(&more.counts) {
            add_up!(counts.head, more.head; crossings, filtered);
            add_up!(counts.modifier, more.modifier; crossings, filtered);
        }
    }

    /// How many pairs of a kind are tested.
    pub fn tests(&self, kind: Kind) -> u64 {
        match kind {
            Kind::Head => self.tests.head,
            Kind::Modifier => self.tests.modifier,
        }
    }

    /// How many pairs of a kind cross by the links of a type.
    pub fn tally(&self, kind: Kind, which: AlignmentType) -> Tally {
        let counts = self.counts[which as usize];
        match kind {
            Kind::Head => counts.head,
            Kind::Modifier => counts.modifier,
        }
    }
}
