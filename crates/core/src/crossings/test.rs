//! Two phrases that are tested against each other, and the outcome of the test.

use crate::crossings::representation::Part;
use crate::crossings::span::Span;

named! {
    /// Which two parts of a phrase are tested.
    pub enum Kind by as_str {
        /// The head and a modifier.
        Head = "head",
        /// Two modifiers.
        Modifier = "modifier",
    }
}

named! {
    /// How a test ends.
    pub enum Outcome by as_str {
        /// The spans have a word in common.
        Crosses = "crosses",
        /// They do, but both are part of one phrasal translation: all their words have the same links.
        Translated = "translated",
        /// The spans have no word in common.
        Apart = "apart",
        /// One of the two has no link that counts.
        Unlinked = "unlinked",
    }
}

/// Two parts of one phrase, tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Test {
    /// Which two.
    pub kind: Kind,
    /// The head and the modifier; of two modifiers the one that comes first in the sentence.
    pub parts: [Part; 2],
    /// Their spans, in the same order.
    pub spans: [Option<Span>; 2],
    /// How it ends.
    pub outcome: Outcome,
}

/// The most words and links that the crossings of a sentence may name together. A star of 2,000
/// dependents that all cross each other has a little less.
pub const NAMED_LIMIT: u64 = 1 << 24;
