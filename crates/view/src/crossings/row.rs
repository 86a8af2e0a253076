//! The crossings of many pairs: one object for each, which fits on a line.

use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};
use twintree::crossings::{AlignmentType, Cohesion, Figures, Kind, Outcome, Part, Tally, Test};
use twintree::{Pair, Side, TooLarge, WordId};

use super::KindFigures;
use crate::number::{ends, ids, share};

/// The figures of one pair.
#[derive(Serialize)]
pub struct CrossingsRow<Each> {
    /// The pair, from 1; missing for one with its own name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pair: Option<u64>,
    /// How many words the left sentence has.
    pub words: u64,
    /// Heads with their modifiers.
    pub head: KindFigures,
    /// Modifiers with each other.
    pub modifier: KindFigures,
    /// The pairs that cross, where they are asked for: an [`EachCrossing`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub each: Option<Each>,
}

/// Every pair of phrases that crosses, by each type of alignment. They are computed while they are written:
/// there may be millions.
pub struct EachCrossing<'c> {
    pair: &'c Pair<'c>,
    cohesions: [Cohesion<'c>; 3],
}

rows! {
    /// Two phrases that cross.
    pub struct CrossingRow<'c> new(pair: &'c Pair<'c>, which: AlignmentType, cohesion: &Cohesion<'c>, test: &Test) {
        /// By which links: `sure`, `mixed` (sure ones first) or `all`.
        pub alignment: &'static str = which.as_str(),
        /// `head` or `modifier`.
        pub kind: &'static str = test.kind.as_str(),
        /// Whether they are part of one phrasal translation.
        pub filtered: bool = test.outcome == Outcome::Translated,
        /// The head and the modifier; of two modifiers the first one comes first.
        pub phrases: [PhraseRow<'c>; 2] = test.parts.map(|part| PhraseRow::new(pair, cohesion, part)),
        /// The links that make them cross: those to the ends of the spans, or all of a translation.
        pub links: Vec<[u32; 2]> = ends(&cohesion.reason(test)),
    }

    /// A phrase and what it is linked to.
    pub struct PhraseRow<'c> new(pair: &'c Pair<'c>, cohesion: &Cohesion<'c>, part: Part) {
        /// Its label, or the relation of a dependent; missing for a head among dependencies.
        pub label: Option<&'c str> = cohesion.tree().label(part).map(|label| pair.symbols().text(label)),
        /// The ids of its words.
        pub words: Vec<u32> = ids(&cohesion.tree().words_of(part)),
        /// The words themselves, with spaces between them.
        pub text: String = text(pair, &cohesion.tree().words_of(part)),
        /// The first and the last id of its span in the right sentence.
        // What crosses has a span.
        pub span: [u32; 2] = cohesion.span(part).map_or([0, 0], |span| [span.start(), span.end()].map(WordId::get)),
    }

    /// The figures of all pairs together.
    pub struct CrossingsSummary pub new(read: u64, refused: u64, figures: &Figures) {
        /// How many pairs there were.
        pub read: u64 = read,
        /// Those with errors, or without phrases.
        pub refused: u64 = refused,
        /// Those that were measured.
        pub measured: u64 = figures.sentences,
        /// How many words their left sentences have.
        pub words: u64 = figures.words,
        /// Heads with their modifiers.
        pub head: KindSummary = KindSummary::new(figures, Kind::Head),
        /// Modifiers with each other.
        pub modifier: KindSummary = KindSummary::new(figures, Kind::Modifier),
    }

    /// What is reported of one kind of test.
    pub struct KindSummary new(figures: &Figures, kind: Kind) {
        /// How many pairs of phrases are tested.
        pub tests: u64 = figures.tests(kind),
        /// With sure links.
        pub sure: TallySummary = TallySummary::new(figures.tally(kind, AlignmentType::Sure), figures.tests(kind), figures.sentences),
        /// With sure links first.
        pub mixed: TallySummary = TallySummary::new(figures.tally(kind, AlignmentType::Mixed), figures.tests(kind), figures.sentences),
        /// With all links.
        pub all: TallySummary = TallySummary::new(figures.tally(kind, AlignmentType::All), figures.tests(kind), figures.sentences),
    }

    /// How many pairs of phrases cross, per sentence and per hundred tests.
    pub struct TallySummary new(tally: Tally, tests: u64, sentences: u64) {
        /// How many cross.
        pub crossings: u64 = tally.crossings,
        /// How many of these are phrasal translations.
        pub filtered: u64 = tally.filtered,
        /// With phrasal translations counted.
        pub without_filter: Shares = Shares::new(tally.crossings, tests, sentences),
        /// With phrasal translations left out.
        pub with_filter: FilteredShares = FilteredShares::new(tally, tests, sentences),
    }

    /// Crossings per sentence and per hundred tests.
    pub struct Shares new(crossings: u64, tests: u64, sentences: u64) {
        /// For each sentence.
        pub average: Option<f64> = share(crossings, sentences),
        /// Of a hundred tests.
        pub percentage: Option<f64> = percentage(crossings, tests),
    }

    /// The same without phrasal translations.
    pub struct FilteredShares new(tally: Tally, tests: u64, sentences: u64) {
        /// For each sentence.
        pub average: Option<f64> = share(tally.remaining(), sentences),
        /// Per hundred tests, with all of them: as the published percentages are computed.
        pub percentage: Option<f64> = percentage(tally.remaining(), tests),
        /// Per hundred tests, without those of phrasal translations: as the published formula says.
        pub percentage_of_remaining: Option<f64> = percentage(tally.remaining(), tests - tally.filtered),
    }
}

impl<Each> CrossingsRow<Each> {
    /// The row of a pair with these figures.
    pub fn new(number: Option<u64>, figures: &Figures, each: Option<Each>) -> Self {
        Self {
            pair: number,
            words: figures.words,
            head: KindFigures::new(figures, Kind::Head),
            modifier: KindFigures::new(figures, Kind::Modifier),
            each,
        }
    }
}

impl<'c> EachCrossing<'c> {
    /// The crossings of a pair by each type of alignment, in the order of [`AlignmentType::ALL`].
    ///
    /// # Errors
    ///
    /// Where there are too many to be listed.
    pub fn new(pair: &'c Pair<'c>, cohesions: [Cohesion<'c>; 3]) -> Result<Self, TooLarge> {
        for cohesion in &cohesions {
            // They are found again as they are written: so many need no room.
            drop(cohesion.all_crossings()?);
        }
        Ok(Self { pair, cohesions })
    }
}

/// The words with spaces between them.
fn text(pair: &Pair<'_>, words: &[WordId]) -> String {
    let words = words
        .iter()
        .filter_map(|&word| pair.side(Side::Left).word(word));
    let forms: Vec<_> = words.map(|word| word.form).collect();
    forms.join(" ")
}

impl Serialize for EachCrossing<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut rows = serializer.serialize_seq(None)?;
        for (which, cohesion) in AlignmentType::ALL.into_iter().zip(&self.cohesions) {
            for test in cohesion.crossings() {
                rows.serialize_element(&CrossingRow::new(self.pair, which, cohesion, &test))?;
            }
        }
        rows.end()
    }
}

fn percentage(crossings: u64, of: u64) -> Option<f64> {
    share(crossings, of).map(|share| 100.0 * share)
}
