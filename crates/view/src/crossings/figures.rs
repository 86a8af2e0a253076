//! How many phrases are tested and cross.

use twintree::crossings::{AlignmentType, Figures, HeadedTree, Kind, Tally};

use super::Representation;

answers! {
    /// How many pairs of phrases cross.
    pub struct CrossingTally from(tally: Tally) {
        /// How many cross, phrasal translations among them.
        pub crossings: u64 = tally.crossings,
        /// How many of these are phrasal translations.
        pub filtered: u64 = tally.filtered,
    }

    /// What is reported of one kind of test.
    pub struct KindFigures new(figures: &Figures, kind: Kind) {
        /// How many pairs of phrases are tested.
        pub tests: u64 = figures.tests(kind),
        /// With sure links.
        pub sure: CrossingTally = figures.tally(kind, AlignmentType::Sure).into(),
        /// With sure links first.
        pub mixed: CrossingTally = figures.tally(kind, AlignmentType::Mixed).into(),
        /// With all links.
        pub all: CrossingTally = figures.tally(kind, AlignmentType::All).into(),
    }

    /// The figures of a sentence, read in one way.
    pub struct CrossingFigures new(tree: &HeadedTree<'_>, figures: &Figures) {
        /// What its phrases are.
        pub representation: Representation = tree.representation().into(),
        /// Heads with their modifiers.
        pub head: KindFigures = KindFigures::new(figures, Kind::Head),
        /// Modifiers with each other.
        pub modifier: KindFigures = KindFigures::new(figures, Kind::Modifier),
    }
}
