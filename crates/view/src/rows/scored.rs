//! The measures that hypotheses can be tested by, and how a row gives them: those of a pair that are so much of
//! so much.
//!
//! ```text
//! {"pair":1,…,"distance":2,"maximum":6,…}      similarity: 4 of 6
//! ```

use twintree::Ratio;

use super::text::value_at;

/// A measure and how a row of scores gives it.
#[derive(Clone, Copy, Debug)]
pub struct ScoredMeasure {
    /// Its name in summaries.
    pub name: &'static str,
    /// Whether it is a distance, of which the score is what it leaves.
    pub(crate) is_distance: bool,
    score: Score,
}

/// How much of how much, by the places of the numbers in a row, which are added up; of a distance, what it
/// leaves.
#[derive(Clone, Copy, Debug)]
enum Score {
    /// This much of that.
    Share(&'static [&'static str], &'static [&'static str]),
    /// What two have in common, of those of both.
    Common(&'static str, &'static [&'static str]),
    /// What this distance leaves of that.
    Rest(&'static str, &'static [&'static str]),
    /// Anything else.
    Of(fn(&Row<'_>) -> Option<(u64, u64)>),
}
use Score::{Common, Of, Rest, Share};

/// How a number is read as JSON writes it. A module for JavaScript need not have a reader of its own.
pub type Real = fn(&str) -> Option<f64>;

/// A row of scores, given as JSON without blanks.
#[derive(Clone, Copy, Debug)]
pub struct Row<'r> {
    text: &'r str,
    real: Real,
}

/// Brackets of both trees.
const BRACKETS: &[&str] = &["/brackets/left", "/brackets/right"];

/// Words whose heads are compared.
const WORDS: &[&str] = &["/attachment/words"];

const MEASURES: [ScoredMeasure; 18] = [
    scored("similarity", Rest("/distance", &["/maximum"])),
    distance(
        "robinsonFoulds",
        Common(
            "/robinsonFoulds/shared",
            &["/robinsonFoulds/left", "/robinsonFoulds/right"],
        ),
    ),
    distance(
        "generalizedRobinsonFoulds",
        Rest(
            "/generalizedRobinsonFoulds/incompatible",
            &["/generalizedRobinsonFoulds/right"],
        ),
    ),
    distance(
        "quartets.distance",
        Share(&["/quartets/same", "/quartets/stars"], &["/quartets/all"]),
    ),
    distance("quartets.generalized", Of(generalized_quartets)),
    scored(
        "brackets.precision",
        Share(&["/brackets/matched"], &["/brackets/right"]),
    ),
    scored(
        "brackets.recall",
        Share(&["/brackets/matched"], &["/brackets/left"]),
    ),
    scored("brackets.f", Common("/brackets/matched", BRACKETS)),
    distance(
        "brackets.crossing",
        Rest("/brackets/crossing", &["/brackets/right"]),
    ),
    scored(
        "brackets.unlabelled.precision",
        Share(&["/brackets/unlabelled/matched"], &["/brackets/right"]),
    ),
    scored(
        "brackets.unlabelled.recall",
        Share(&["/brackets/unlabelled/matched"], &["/brackets/left"]),
    ),
    scored(
        "brackets.unlabelled.f",
        Common("/brackets/unlabelled/matched", BRACKETS),
    ),
    scored(
        "brackets.tags",
        Share(&["/brackets/tags/correct"], &["/brackets/tags/words"]),
    ),
    scored(
        "brackets.complete",
        Of(|row| Some((u64::from(row.value("/brackets/complete")? == "true"), 1))),
    ),
    distance(
        "treeEdit",
        Rest("/treeEdit/distance", &["/treeEdit/left", "/treeEdit/right"]),
    ),
    scored(
        "attachment.unlabelled",
        Share(&["/attachment/unlabelled"], WORDS),
    ),
    scored(
        "attachment.labelled",
        Share(&["/attachment/labelled"], WORDS),
    ),
    scored("attachment.labels", Share(&["/attachment/labels"], WORDS)),
];

const fn scored(name: &'static str, score: Score) -> ScoredMeasure {
    ScoredMeasure {
        name,
        is_distance: false,
        score,
    }
}

const fn distance(name: &'static str, score: Score) -> ScoredMeasure {
    ScoredMeasure {
        is_distance: true,
        ..scored(name, score)
    }
}

impl ScoredMeasure {
    /// All of them, in the order of summaries.
    pub const ALL: [Self; 18] = MEASURES;

    /// The value of the measure in a row; none if it is undefined, or the row has another measure.
    pub fn part(self, row: Row<'_>) -> Option<Ratio> {
        let (part, whole) = self.counted(row)?;
        Ratio::new(part, whole)
    }

    /// The same where it may be 0 of 0.
    pub(crate) fn counted(self, row: Row<'_>) -> Option<(u64, u64)> {
        let (part, whole) = match self.score {
            Share(part, whole) => (row.sum(part)?, row.sum(whole)?),
            Common(part, whole) => (row.sum(&[part, part])?, row.sum(whole)?),
            Rest(distance, whole) => {
                let whole = row.sum(whole)?;
                (whole.checked_sub(row.sum(&[distance])?)?, whole)
            }
            Of(score) => score(&row)?,
        };
        Some((part, whole)).filter(|(part, whole)| part <= whole)
    }
}

impl<'r> Row<'r> {
    /// The row of this text.
    pub const fn new(text: &'r str, real: Real) -> Self {
        Self { text, real }
    }

    /// What stands at a JSON pointer; none for `null`, too.
    fn value(&self, place: &str) -> Option<&'r str> {
        value_at(self.text, place).filter(|&value| value != "null")
    }

    /// The whole number that stands there.
    pub(crate) fn number(&self, place: &str) -> Option<u64> {
        self.value(place)?.parse().ok()
    }

    /// The number that stands there.
    pub(crate) fn real(&self, place: &str) -> Option<f64> {
        (self.real)(self.value(place)?)
    }

    fn sum(&self, places: &[&str]) -> Option<u64> {
        let mut numbers = places.iter().map(|place| self.number(place));
        numbers.try_fold(0_u64, |sum, number| sum.checked_add(number?))
    }
}

/// Which of the two it was, only its value says, which was written and read since.
fn generalized_quartets(row: &Row<'_>) -> Option<(u64, u64)> {
    let same = row.sum(&["/quartets/same"])?;
    let open = row.sum(&["/quartets/same", "/quartets/leftOnly"])?;
    let all = open.checked_add(row.sum(&["/quartets/different"])?)?;
    let value = row.real("/quartets/generalized")?;
    let off = |kept| (Ratio::or_zero(all - kept, all).value() - value).abs();
    let kept = if off(open) < off(same) { open } else { same };
    Some((kept, all))
}
