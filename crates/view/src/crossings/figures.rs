//! How many phrases are tested and cross.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::Alignment;
use twintree::crossings::{AlignmentType, Figures, HeadedTree, Kind, Tally};

use super::Representation;

/// How many pairs of phrases cross.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CrossingTally {
    /// How many cross, phrasal translations among them.
    pub crossings: u64,
    /// How many of these are phrasal translations.
    pub filtered: u64,
}

/// What is told of one kind of test.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct KindFigures {
    /// How many pairs of phrases are tested.
    pub tests: u64,
    /// With sure links.
    pub sure: CrossingTally,
    /// With sure links first.
    pub mixed: CrossingTally,
    /// With all links.
    pub all: CrossingTally,
}

/// The figures of a sentence, read in one way.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CrossingFigures {
    /// What its phrases are.
    pub representation: Representation,
    /// Heads with their modifiers.
    pub head: KindFigures,
    /// Modifiers with each other.
    pub modifier: KindFigures,
}

impl CrossingFigures {
    pub(super) fn new(tree: &HeadedTree<'_>, alignment: &Alignment) -> Self {
        let figures = Figures::new(tree, alignment);
        Self {
            representation: tree.representation().into(),
            head: KindFigures::new(&figures, Kind::Head),
            modifier: KindFigures::new(&figures, Kind::Modifier),
        }
    }
}

impl KindFigures {
    pub(super) fn new(figures: &Figures, kind: Kind) -> Self {
        let tally = |which| figures.tally(kind, which).into();
        Self {
            tests: figures.tests(kind),
            sure: tally(AlignmentType::Sure),
            mixed: tally(AlignmentType::Mixed),
            all: tally(AlignmentType::All),
        }
    }
}

impl From<Tally> for CrossingTally {
    fn from(tally: Tally) -> Self {
        Self {
            crossings: tally.crossings,
            filtered: tally.filtered,
        }
    }
}
