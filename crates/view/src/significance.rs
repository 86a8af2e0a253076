//! Whether the difference of two hypotheses is more than chance.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::corpus::Generator;
use twintree::corpus::significance::{
    Difference, Found, Resampled, Scores, Test, randomise, resample,
};
use twintree::{Ratio, TooLarge};

use crate::{Cell, TableRow};

/// Two hypotheses against one reference.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Significance {
    /// The measure, of which more is better.
    pub measure: String,
    /// How many pairs both hypotheses have a score of.
    pub pairs: u64,
    /// Pairs left out because one of the two has no score of them.
    pub undefined: u64,
    /// Pairs left out because one of the two could not be measured.
    pub refused: u64,
    /// The two scores: the sum of what was reached by the sum of what could have been.
    pub scores: [Option<f64>; 2],
    /// The first less the second.
    pub difference: Option<f64>,
    /// Pairs in which the first one is better.
    pub won: u64,
    /// Pairs in which the second one is.
    pub lost: u64,
    /// Pairs in which neither is.
    pub equal: u64,
    /// The paired bootstrap; missing without a pair.
    pub bootstrap: Option<Bootstrap>,
    /// Approximate randomisation; missing without a pair.
    pub randomisation: Option<Randomisation>,
    /// How it was computed, to be given with the numbers.
    pub signature: String,
}

/// What the paired bootstrap found.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Bootstrap {
    /// How many samples were drawn: n.
    pub trials: u32,
    /// In how many the difference is reached: c.
    pub reached: u32,
    /// (c + 1) / (n + 1)
    pub p: f64,
    /// In how many samples the first one is better.
    pub won: u32,
    /// In how many the second one is.
    pub lost: u32,
    /// Between these lie 95 of 100 differences.
    pub interval: [f64; 2],
}

/// What approximate randomisation found.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Randomisation {
    /// How often scores changed places: n.
    pub trials: u32,
    /// How often the difference is reached: c.
    pub reached: u32,
    /// (c + 1) / (n + 1)
    pub p: f64,
}

/// What was left out of a test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// Pairs of which one of the two has no score.
    pub undefined: u64,
    /// Pairs of which one of the two could not be measured.
    pub refused: u64,
}

impl Significance {
    /// Makes both tests.
    ///
    /// # Errors
    /// [`TooLarge`] where sums could overflow.
    pub fn new(
        measure: &str,
        scores: Result<Scores, TooLarge>,
        left_out: LeftOut,
        bootstrap: &Test,
        randomisation: &Test,
    ) -> Result<Self, TooLarge> {
        let scores = scores?;
        let duels = scores.duels();
        let is_some = !scores.is_empty();
        let pairs = scores.len() as u64;
        Ok(Self {
            measure: measure.into(),
            pairs,
            undefined: left_out.undefined,
            refused: left_out.refused,
            scores: scores.sums().map(|sum| sum.defined().map(Ratio::value)),
            difference: is_some.then(|| scores.difference().value()),
            won: duels.won,
            lost: duels.lost,
            equal: duels.equal,
            bootstrap: resample(&scores, bootstrap).map(Bootstrap::from),
            randomisation: is_some.then(|| randomise(&scores, randomisation).into()),
            signature: format!(
                "measure:{measure}|average:micro|pairs:{pairs}|bs:{}|ar:{}|seed:{}|rng:{}|version:{}",
                bootstrap.trials,
                randomisation.trials,
                bootstrap.seed,
                Generator::NAME,
                env!("CARGO_PKG_VERSION"),
            ),
        })
    }
}

impl From<Found> for Randomisation {
    fn from(found: Found) -> Self {
        Self {
            trials: found.trials,
            reached: found.reached,
            p: found.p().value(),
        }
    }
}

impl From<Resampled> for Bootstrap {
    fn from(resampled: Resampled) -> Self {
        let Resampled {
            found,
            better: [won, lost],
            interval,
        } = resampled;
        Self {
            trials: found.trials,
            reached: found.reached,
            p: found.p().value(),
            won,
            lost,
            interval: interval.map(Difference::value),
        }
    }
}

impl TableRow for Significance {
    fn columns() -> Vec<String> {
        let names = [
            "measure",
            "pairs",
            "undefined",
            "refused",
            "first",
            "second",
            "difference",
            "won",
            "lost",
            "equal",
            "bootstrap.p",
            "bootstrap.low",
            "bootstrap.high",
            "randomisation.p",
            "signature",
        ];
        names.map(String::from).into()
    }

    fn cells(&self) -> Vec<Cell> {
        let [first, second] = self.scores;
        let interval = self.bootstrap.map(|one| one.interval);
        vec![
            Cell::Text(self.measure.clone()),
            Cell::Number(self.pairs),
            Cell::Number(self.undefined),
            Cell::Number(self.refused),
            first.into(),
            second.into(),
            self.difference.into(),
            Cell::Number(self.won),
            Cell::Number(self.lost),
            Cell::Number(self.equal),
            self.bootstrap.map(|one| one.p).into(),
            interval.map(|[low, _]| low).into(),
            interval.map(|[_, high]| high).into(),
            self.randomisation.map(|one| one.p).into(),
            Cell::Text(self.signature.clone()),
        ]
    }
}
