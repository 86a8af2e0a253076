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
    /// How much of how much; of a distance, what it leaves.
    score: fn(&Row<'_>) -> Option<(u64, u64)>,
}

/// How a number is read as JSON writes it. A module for JavaScript need not have a reader of its own.
pub type Real = fn(&str) -> Option<f64>;

/// A row of scores, given as JSON without blanks.
#[derive(Clone, Copy, Debug)]
pub struct Row<'r> {
    text: &'r str,
    real: Real,
}

const MEASURES: [ScoredMeasure; 18] = [
    scored("similarity", |row| {
        row.rest("/distance", row.number("/maximum")?)
    }),
    distance("robinsonFoulds", |row| {
        let [left, right] = ["/robinsonFoulds/left", "/robinsonFoulds/right"];
        row.twice("/robinsonFoulds/shared", row.sum(&[left, right])?)
    }),
    distance("generalizedRobinsonFoulds", |row| {
        let all = row.number("/generalizedRobinsonFoulds/right")?;
        row.rest("/generalizedRobinsonFoulds/incompatible", all)
    }),
    distance("quartets.distance", |row| {
        let same = row.sum(&["/quartets/same", "/quartets/stars"])?;
        Some((same, row.number("/quartets/all")?))
    }),
    distance("quartets.generalized", |row| {
        let same = row.number("/quartets/same")?;
        let open = same.checked_add(row.number("/quartets/leftOnly")?)?;
        let all = open.checked_add(row.number("/quartets/different")?)?;
        // Which of the two it was, only its value says, which was written and read since.
        let value = row.real("/quartets/generalized")?;
        let off = |kept| (Ratio::or_zero(all - kept, all).value() - value).abs();
        let kept = if off(open) < off(same) { open } else { same };
        Some((kept, all))
    }),
    scored("brackets.precision", |row| {
        Some((
            row.number("/brackets/matched")?,
            row.number("/brackets/right")?,
        ))
    }),
    scored("brackets.recall", |row| {
        Some((
            row.number("/brackets/matched")?,
            row.number("/brackets/left")?,
        ))
    }),
    scored("brackets.f", |row| {
        row.twice("/brackets/matched", row.brackets()?)
    }),
    distance("brackets.crossing", |row| {
        row.rest("/brackets/crossing", row.number("/brackets/right")?)
    }),
    scored("brackets.unlabelled.precision", |row| {
        let all = row.number("/brackets/right")?;
        Some((row.number("/brackets/unlabelled/matched")?, all))
    }),
    scored("brackets.unlabelled.recall", |row| {
        let all = row.number("/brackets/left")?;
        Some((row.number("/brackets/unlabelled/matched")?, all))
    }),
    scored("brackets.unlabelled.f", |row| {
        row.twice("/brackets/unlabelled/matched", row.brackets()?)
    }),
    scored("brackets.tags", |row| {
        let all = row.number("/brackets/tags/words")?;
        Some((row.number("/brackets/tags/correct")?, all))
    }),
    scored("brackets.complete", |row| {
        Some((u64::from(row.value("/brackets/complete")? == "true"), 1))
    }),
    distance("treeEdit", |row| {
        let all = row.sum(&["/treeEdit/left", "/treeEdit/right"])?;
        row.rest("/treeEdit/distance", all)
    }),
    scored("attachment.unlabelled", |row| {
        row.words("/attachment/unlabelled")
    }),
    scored("attachment.labelled", |row| {
        row.words("/attachment/labelled")
    }),
    scored("attachment.labels", |row| row.words("/attachment/labels")),
];

const fn scored(name: &'static str, score: fn(&Row<'_>) -> Option<(u64, u64)>) -> ScoredMeasure {
    ScoredMeasure {
        name,
        is_distance: false,
        score,
    }
}

const fn distance(name: &'static str, score: fn(&Row<'_>) -> Option<(u64, u64)>) -> ScoredMeasure {
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
        (self.score)(&row).filter(|(part, whole)| part <= whole)
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

    /// What a distance leaves.
    fn rest(&self, distance: &str, all: u64) -> Option<(u64, u64)> {
        Some((all.checked_sub(self.number(distance)?)?, all))
    }

    /// What two have in common, of those of both.
    fn twice(&self, common: &str, both: u64) -> Option<(u64, u64)> {
        Some((self.number(common)?.checked_mul(2)?, both))
    }

    /// Brackets of both trees.
    fn brackets(&self) -> Option<u64> {
        self.sum(&["/brackets/left", "/brackets/right"])
    }

    fn words(&self, place: &str) -> Option<(u64, u64)> {
        Some((self.number(place)?, self.number("/attachment/words")?))
    }
}
