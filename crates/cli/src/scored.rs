//! The measures that hypotheses can be tested by: those of a pair that are so much of so much.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use serde_json::Value;
use twintree::Ratio;

/// A measure and how a row of scores gives it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScoredMeasure {
    /// Its name in summaries.
    pub(crate) name: &'static str,
    /// What is counted.
    about: &'static str,
    /// How much of how much; of a distance, what it leaves.
    score: fn(&Row<'_>) -> Option<(u64, u64)>,
}

/// A row of scores.
struct Row<'r>(&'r Value);

/// All of them, in the order of summaries.
pub(crate) const MEASURES: [ScoredMeasure; 18] = [
    scored("similarity", "Of twintree compare", |row| {
        row.rest("/distance", row.number("/maximum")?)
    }),
    scored(
        "robinsonFoulds",
        "1 − the Robinson–Foulds distance",
        |row| {
            let [left, right] = ["/robinsonFoulds/left", "/robinsonFoulds/right"];
            row.twice("/robinsonFoulds/shared", row.sum(&[left, right])?)
        },
    ),
    scored(
        "generalizedRobinsonFoulds",
        "1 − the generalized Robinson–Foulds distance",
        |row| {
            let all = row.number("/generalizedRobinsonFoulds/right")?;
            row.rest("/generalizedRobinsonFoulds/incompatible", all)
        },
    ),
    scored("quartets.distance", "1 − the quartet distance", |row| {
        let same = row.sum(&["/quartets/same", "/quartets/stars"])?;
        Some((same, row.number("/quartets/all")?))
    }),
    scored(
        "quartets.generalized",
        "1 − the generalized quartet distance, strict or not, as it was measured",
        |row| {
            let same = row.number("/quartets/same")?;
            let open = same.checked_add(row.number("/quartets/leftOnly")?)?;
            let all = open.checked_add(row.number("/quartets/different")?)?;
            // Which of the two it was, only its value says, which was written and read since.
            let value = row.0.pointer("/quartets/generalized")?.as_f64()?;
            let off = |kept| (Ratio::or_zero(all - kept, all).value() - value).abs();
            let kept = if off(open) < off(same) { open } else { same };
            Some((kept, all))
        },
    ),
    scored(
        "brackets.precision",
        "Brackets of the right tree that match",
        |row| {
            Some((
                row.number("/brackets/matched")?,
                row.number("/brackets/right")?,
            ))
        },
    ),
    scored(
        "brackets.recall",
        "Brackets of the left tree that match",
        |row| {
            Some((
                row.number("/brackets/matched")?,
                row.number("/brackets/left")?,
            ))
        },
    ),
    scored("brackets.f", "Brackets of both trees that match", |row| {
        row.twice("/brackets/matched", row.brackets()?)
    }),
    scored(
        "brackets.crossing",
        "1 − the brackets of the right tree that cross",
        |row| row.rest("/brackets/crossing", row.number("/brackets/right")?),
    ),
    scored(
        "brackets.unlabelled.precision",
        "Brackets of the right tree that match, whatever the labels",
        |row| {
            let all = row.number("/brackets/right")?;
            Some((row.number("/brackets/unlabelled/matched")?, all))
        },
    ),
    scored(
        "brackets.unlabelled.recall",
        "Brackets of the left tree that match, whatever the labels",
        |row| {
            let all = row.number("/brackets/left")?;
            Some((row.number("/brackets/unlabelled/matched")?, all))
        },
    ),
    scored(
        "brackets.unlabelled.f",
        "Brackets of both trees that match, whatever the labels",
        |row| row.twice("/brackets/unlabelled/matched", row.brackets()?),
    ),
    scored("brackets.tags", "Words with the same tag", |row| {
        let all = row.number("/brackets/tags/words")?;
        Some((row.number("/brackets/tags/correct")?, all))
    }),
    scored(
        "brackets.complete",
        "Pairs whose brackets all match",
        |row| Some((row.0.pointer("/brackets/complete")?.as_bool()?.into(), 1)),
    ),
    scored(
        "treeEdit",
        "1 − the tree edit distance, of all nodes",
        |row| {
            let all = row.sum(&["/treeEdit/left", "/treeEdit/right"])?;
            row.rest("/treeEdit/distance", all)
        },
    ),
    scored(
        "attachment.unlabelled",
        "Words with the same head (UAS)",
        |row| row.words("/attachment/unlabelled"),
    ),
    scored(
        "attachment.labelled",
        "Words with the same head and relation (LAS)",
        |row| row.words("/attachment/labelled"),
    ),
    scored("attachment.labels", "Words with the same relation", |row| {
        row.words("/attachment/labels")
    }),
];

const fn scored(
    name: &'static str,
    about: &'static str,
    score: fn(&Row<'_>) -> Option<(u64, u64)>,
) -> ScoredMeasure {
    ScoredMeasure { name, about, score }
}

impl ScoredMeasure {
    /// Reads the name of one.
    pub(crate) fn parser() -> impl TypedValueParser<Value = Self> {
        let values = MEASURES.map(|one| PossibleValue::new(one.name).help(one.about));
        PossibleValuesParser::new(values).try_map(|name| {
            MEASURES
                .into_iter()
                .find(|one| one.name == name)
                .ok_or("none")
        })
    }

    /// The value of the measure in a row; none if it is undefined, or the row has another measure.
    pub(crate) fn part(self, row: &Value) -> Option<Ratio> {
        let (part, whole) = (self.score)(&Row(row))?;
        Ratio::new(part, whole).filter(|_| part <= whole)
    }
}

impl Row<'_> {
    fn number(&self, place: &str) -> Option<u64> {
        self.0.pointer(place)?.as_u64()
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
