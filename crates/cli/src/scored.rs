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

/// A row of scores.
struct Row<'r>(&'r Value);

/// Brackets of both trees.
const BRACKETS: &[&str] = &["/brackets/left", "/brackets/right"];

/// Words whose heads are compared.
const WORDS: &[&str] = &["/attachment/words"];

/// All of them, in the order of summaries.
pub(crate) const MEASURES: [ScoredMeasure; 18] = [
    scored(
        "similarity",
        "Of twintree compare",
        Rest("/distance", &["/maximum"]),
    ),
    scored(
        "robinsonFoulds",
        "1 − the Robinson–Foulds distance",
        Common(
            "/robinsonFoulds/shared",
            &["/robinsonFoulds/left", "/robinsonFoulds/right"],
        ),
    ),
    scored(
        "generalizedRobinsonFoulds",
        "1 − the generalized Robinson–Foulds distance",
        Rest(
            "/generalizedRobinsonFoulds/incompatible",
            &["/generalizedRobinsonFoulds/right"],
        ),
    ),
    scored(
        "quartets.distance",
        "1 − the quartet distance",
        Share(&["/quartets/same", "/quartets/stars"], &["/quartets/all"]),
    ),
    scored(
        "quartets.generalized",
        "1 − the generalized quartet distance, strict or not, as it was measured",
        Of(generalized_quartets),
    ),
    scored(
        "brackets.precision",
        "Brackets of the right tree that match",
        Share(&["/brackets/matched"], &["/brackets/right"]),
    ),
    scored(
        "brackets.recall",
        "Brackets of the left tree that match",
        Share(&["/brackets/matched"], &["/brackets/left"]),
    ),
    scored(
        "brackets.f",
        "Brackets of both trees that match",
        Common("/brackets/matched", BRACKETS),
    ),
    scored(
        "brackets.crossing",
        "1 − the brackets of the right tree that cross",
        Rest("/brackets/crossing", &["/brackets/right"]),
    ),
    scored(
        "brackets.unlabelled.precision",
        "Brackets of the right tree that match, whatever the labels",
        Share(&["/brackets/unlabelled/matched"], &["/brackets/right"]),
    ),
    scored(
        "brackets.unlabelled.recall",
        "Brackets of the left tree that match, whatever the labels",
        Share(&["/brackets/unlabelled/matched"], &["/brackets/left"]),
    ),
    scored(
        "brackets.unlabelled.f",
        "Brackets of both trees that match, whatever the labels",
        Common("/brackets/unlabelled/matched", BRACKETS),
    ),
    scored(
        "brackets.tags",
        "Words with the same tag",
        Share(&["/brackets/tags/correct"], &["/brackets/tags/words"]),
    ),
    scored(
        "brackets.complete",
        "Pairs whose brackets all match",
        Of(|row| Some((row.0.pointer("/brackets/complete")?.as_bool()?.into(), 1))),
    ),
    scored(
        "treeEdit",
        "1 − the tree edit distance, of all nodes",
        Rest("/treeEdit/distance", &["/treeEdit/left", "/treeEdit/right"]),
    ),
    scored(
        "attachment.unlabelled",
        "Words with the same head (UAS)",
        Share(&["/attachment/unlabelled"], WORDS),
    ),
    scored(
        "attachment.labelled",
        "Words with the same head and relation (LAS)",
        Share(&["/attachment/labelled"], WORDS),
    ),
    scored(
        "attachment.labels",
        "Words with the same relation",
        Share(&["/attachment/labels"], WORDS),
    ),
];

const fn scored(name: &'static str, about: &'static str, score: Score) -> ScoredMeasure {
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
        let row = Row(row);
        let (part, whole) = match self.score {
            Share(part, whole) => (row.sum(part)?, row.sum(whole)?),
            Common(part, whole) => (row.sum(&[part, part])?, row.sum(whole)?),
            Rest(distance, whole) => {
                let whole = row.sum(whole)?;
                (whole.checked_sub(row.sum(&[distance])?)?, whole)
            }
            Of(score) => score(&row)?,
        };
        Ratio::new(part, whole).filter(|_| part <= whole)
    }
}

impl Row<'_> {
    fn sum(&self, places: &[&str]) -> Option<u64> {
        let mut numbers = places.iter().map(|place| self.0.pointer(place)?.as_u64());
        numbers.try_fold(0_u64, |sum, number| sum.checked_add(number?))
    }
}

/// Which of the two it was, only its value says, which was written and read since.
fn generalized_quartets(row: &Row<'_>) -> Option<(u64, u64)> {
    let same = row.sum(&["/quartets/same"])?;
    let open = row.sum(&["/quartets/same", "/quartets/leftOnly"])?;
    let all = open.checked_add(row.sum(&["/quartets/different"])?)?;
    let value = row.0.pointer("/quartets/generalized")?.as_f64()?;
    let off = |kept| (Ratio::or_zero(all - kept, all).value() - value).abs();
    let kept = if off(open) < off(same) { open } else { same };
    Some((kept, all))
}
