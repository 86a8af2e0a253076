//! Whether the difference between two hypotheses is significant.

use twintree::corpus::Generator;
use twintree::corpus::significance::{
    Difference, Found, Resampled, Scores, Test, randomise, resample,
};
use twintree::{Ratio, TooLarge};

answers! {
    /// Two hypotheses against one reference.
    pub struct Significance of(measure: &str, scores: &Scores, left_out: LeftOut, tests: [&Test; 2]) {
        /// The measure; more is better.
        pub measure: String = measure.into(),
        /// How many pairs have a score in both hypotheses.
        pub pairs: u64 = scores.len() as u64,
        /// Pairs left out because one of the two has no score for them.
        pub undefined: u64 = left_out.undefined,
        /// Pairs left out because one of the two could not be measured.
        pub refused: u64 = left_out.refused,
        /// The two scores: the sum of the parts divided by the sum of the totals.
        pub scores: [Option<f64>; 2] = scores.sums().map(|sum| sum.defined().map(Ratio::value)),
        /// The first less the second.
        pub difference: Option<f64> = (!scores.is_empty()).then(|| scores.difference().value()),
        /// Pairs in which the first one is better.
        pub won: u64 = scores.duels().won,
        /// Pairs in which the second one is.
        pub lost: u64 = scores.duels().lost,
        /// Pairs in which neither is.
        pub equal: u64 = scores.duels().equal,
        /// The paired bootstrap; missing without a pair.
        pub bootstrap: Option<Bootstrap> = resample(scores, tests[0]).map(Bootstrap::from),
        /// Approximate randomisation; missing without a pair.
        pub randomisation: Option<Randomisation> =
            (!scores.is_empty()).then(|| randomise(scores, tests[1]).into()),
        /// How it was computed, to be given with the numbers.
        pub signature: String = signature(measure, scores.len(), tests),
    }

    /// What the paired bootstrap found.
    pub struct Bootstrap from(drawn: Resampled) {
        /// How many samples were drawn: n.
        pub trials: u32 = drawn.found.trials,
        /// In how many the difference is reached: c.
        pub reached: u32 = drawn.found.reached,
        /// (c + 1) / (n + 1)
        pub p: f64 = drawn.found.p().value(),
        /// In how many samples the first one is better.
        pub won: u32 = drawn.better[0],
        /// In how many the second one is.
        pub lost: u32 = drawn.better[1],
        /// 95 % of the differences lie between these.
        pub interval: [f64; 2] = drawn.interval.map(Difference::value),
    }

    /// What approximate randomisation found.
    pub struct Randomisation from(found: Found) {
        /// How often scores changed places: n.
        pub trials: u32 = found.trials,
        /// How often the difference is reached: c.
        pub reached: u32 = found.reached,
        /// (c + 1) / (n + 1)
        pub p: f64 = found.p().value(),
    }
}

/// What was left out of a test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// Pairs for which one of the two has no score.
    pub undefined: u64,
    /// Pairs for which one of the two could not be measured.
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
        let tests = [bootstrap, randomisation];
        Ok(Self::of(measure, &scores?, left_out, tests))
    }
}

fn signature(measure: &str, pairs: usize, [bootstrap, randomisation]: [&Test; 2]) -> String {
    format!(
        "measure:{measure}|average:micro|pairs:{pairs}|bs:{}|ar:{}|seed:{}|rng:{}|version:{}",
        bootstrap.trials,
        randomisation.trials,
        bootstrap.seed,
        Generator::NAME,
        env!("CARGO_PKG_VERSION"),
    )
}
