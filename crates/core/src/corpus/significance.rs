//! Two hypotheses against one reference: is the difference significant?
//!
//! Of each pair of sentences both hypotheses have a score, a fraction. That of a corpus is the
//! sum of the parts divided by the sum of the totals. Two tests ask how often a difference as
//! large as the one observed occurs by chance:
//!
//! - [`randomise`], approximate randomisation: of each pair the two scores change places by the toss of
//!   a coin; the absolute difference is as large as the observed one or larger.
//! - [`resample`], the paired bootstrap: pairs are drawn with replacement, as many as there are; the
//!   absolute difference, less the mean of all absolute differences drawn, is as large as the observed
//!   one or larger.
//!
//! With c such trials of n, p = (c + 1) / (n + 1).
//!
//! ```
//! use twintree::Ratio;
//! use twintree::corpus::significance::{Scores, Test, randomise};
//!
//! let part = |part| Ratio::new(part, 10).expect("something to divide by");
//! // One is better everywhere: only where no coin or every coin falls the other way.
//! let scores = Scores::new((0..8).map(|_| [part(7), part(6)])).expect("small numbers");
//! assert_eq!(scores.difference().value(), 0.1);
//! let found = randomise(&scores, &Test::RANDOMISATION);
//! assert_eq!(found.trials, 10_000);
//! // About 2 of 2⁸.
//! assert!((50..110).contains(&found.reached));
//! ```
//!
//! Sources: E. W. Noreen, *Computer-Intensive Methods for Testing Hypotheses*, 1989; P. Koehn,
//! *Statistical Significance Tests for Machine Translation Evaluation*, EMNLP 2004; S. Riezler and J. T.
//! Maxwell, *On Some Pitfalls in Automatic Evaluation and Significance Testing for MT*, 2005, figures 1
//! and 2, whose tests these are. **\[D\]** As there and in Noreen, a difference *as large* as the
//! observed one counts, so that two equal hypotheses have p = 1; sacreBLEU, whose tests are the same
//! otherwise, counts larger ones alone.

use alloc::vec::Vec;
use core::cmp::Ordering;

use crate::corpus::generator::Generator;
use crate::number::real;
use crate::order;
use crate::ratio::Ratio;
use crate::too_large::TooLarge;

/// The scores of two hypotheses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scores {
    /// Their greatest number times the number of pairs is at most [`SUM_LIMIT`].
    pairs: Vec<[Ratio; 2]>,
    sums: [Ratio; 2],
}

/// How a test is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Test {
    /// How many trials.
    pub trials: u32,
    /// Where the random numbers begin.
    pub seed: u64,
}

impl Test {
    /// The seed where none is given: that of sacreBLEU.
    pub const SEED: u64 = 12_345;

    /// The usual number of trials of the paired bootstrap.
    pub const BOOTSTRAP: Self = Self {
        trials: 1_000,
        seed: Self::SEED,
    };

    /// The usual number of trials of approximate randomisation.
    pub const RANDOMISATION: Self = Self {
        trials: 10_000,
        seed: Self::SEED,
    };

    /// The most trials.
    pub const MOST: u32 = 1_000_000;
}

/// What a test found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// How many trials there were: n.
    pub trials: u32,
    /// In how many the difference was reached: c.
    pub reached: u32,
}

impl Found {
    /// (c + 1) / (n + 1).
    pub fn p(self) -> Ratio {
        Ratio::or_zero(u64::from(self.reached) + 1, u64::from(self.trials) + 1)
    }
}

/// What the paired bootstrap found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resampled {
    /// The test.
    pub found: Found,
    /// In how many trials which hypothesis was better.
    pub better: [u32; 2],
    /// The difference of the trial at 1/40 from below and from above: 95 of 100 lie between them.
    pub interval: [Difference; 2],
}

/// The score of the first hypothesis less that of the second, as the two scores that it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    scores: [Ratio; 2],
}

/// The most that the number of pairs times the greatest number in them may be, so that sums fit.
pub const SUM_LIMIT: u64 = 1 << 62;

/// Who is better of the pairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Duels {
    /// Pairs in which the first hypothesis has the higher score.
    pub won: u64,
    /// Pairs in which the second one has.
    pub lost: u64,
    /// Pairs with the same score.
    pub equal: u64,
}

impl Scores {
    /// The scores of pairs that both hypotheses have.
    ///
    /// # Errors
    /// [`TooLarge`] where sums could overflow.
    pub fn new(pairs: impl IntoIterator<Item = [Ratio; 2]>) -> Result<Self, TooLarge> {
        let pairs: Vec<[Ratio; 2]> = pairs.into_iter().collect();
        let numbers = pairs.iter().flatten();
        let numbers = numbers.map(|one| one.part().max(one.whole()));
        let greatest = numbers.max().unwrap_or_default();
        let product = (pairs.len() as u64).saturating_mul(greatest);
        TooLarge::check("pairs by the greatest number in them", product, SUM_LIMIT)?;
        let mut sums = <[Ratio; 2]>::default();
        for pair in &pairs {
            add(&mut sums, *pair);
        }
        Ok(Self { pairs, sums })
    }

    /// How many pairs there are.
    pub fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// What both hypotheses reached in all pairs together.
    pub fn sums(&self) -> [Ratio; 2] {
        self.sums
    }

    /// The difference that was observed.
    pub fn difference(&self) -> Difference {
        Difference { scores: self.sums }
    }

    /// Who is better of the pairs.
    pub fn duels(&self) -> Duels {
        let mut duels = Duels::default();
        for [first, second] in &self.pairs {
            match first.cmp(second) {
                Ordering::Greater => duels.won += 1,
                Ordering::Less => duels.lost += 1,
                Ordering::Equal => duels.equal += 1,
            }
        }
        duels
    }
}

fn add(sums: &mut [Ratio; 2], pair: [Ratio; 2]) {
    for (sum, one) in sums.iter_mut().zip(pair) {
        *sum = sum.pooled(one);
    }
}

impl Difference {
    /// The difference as it is shown, between −1 and 1 for scores that are ratios.
    pub fn value(self) -> f64 {
        let (numerator, denominator) = self.parts();
        if denominator == 0 {
            0.0
        } else {
            real(numerator) / real(denominator)
        }
    }

    /// As two whole numbers. Sums are at most 2⁶², so that their products fit.
    fn parts(self) -> (i128, i128) {
        let [first, second] = self.scores;
        // 0 of 0 is 0.
        let [one, other] = [first, second].map(|score| i128::from(score.whole().max(1)));
        let numerator = i128::from(first.part()) * other - i128::from(second.part()) * one;
        (numerator, one * other)
    }

    /// Orders by how large they are, whichever hypothesis is better, exactly.
    pub fn compare_sizes(self, other: Self) -> Ordering {
        let size = |difference: Self| {
            let (numerator, denominator) = difference.parts();
            (numerator.unsigned_abs(), denominator.unsigned_abs())
        };
        compare_fractions(size(self), size(other))
    }

    /// In units of 2⁻⁶².
    fn scaled(self) -> i128 {
        let [first, second] = self.scores.map(|score| score.scaled(62).cast_signed());
        first - second
    }
}

/// Compares two fractions whose products may not fit: whole parts first, then what is left over, upside
/// down.
fn compare_fractions(one: (u128, u128), other: (u128, u128)) -> Ordering {
    let ((mut a, mut b), (mut c, mut d)) = (one, other);
    let products = a.checked_mul(d).zip(c.checked_mul(b));
    if let Some((one, other)) = products {
        return one.cmp(&other);
    }
    let mut is_upside_down = false;
    loop {
        let found = match (a.checked_div(b), c.checked_div(d)) {
            (Some(one), Some(other)) if one == other => {
                (a, b, c, d) = (b, a % b, d, c % d);
                is_upside_down = !is_upside_down;
                continue;
            }
            (Some(one), Some(other)) => one.cmp(&other),
            // A remainder of 0 below means infinity.
            (None, Some(_)) => Ordering::Greater,
            (Some(_), None) => Ordering::Less,
            (None, None) => Ordering::Equal,
        };
        return if is_upside_down {
            found.reverse()
        } else {
            found
        };
    }
}

/// Each test has random numbers of its own.
const STREAM_OF_COINS: u64 = 1;
const STREAM_OF_DRAWS: u64 = 2;

/// Approximate randomisation. The difference of a trial is compared with the observed one exactly.
///
/// # Complexity
/// O(n · t) for n pairs and t trials.
pub fn randomise(scores: &Scores, test: &Test) -> Found {
    let observed = scores.difference();
    let mut generator = Generator::new(test.seed, STREAM_OF_COINS);
    let mut reached = 0;
    let changes = Changes::new(&scores.pairs);
    for _ in 0..test.trials {
        let gain = changes.toss(&mut generator);
        let [first, second] = scores.sums;
        let trial = Difference {
            scores: [
                moved(first, gain),
                moved(second, gain.map(u64::wrapping_neg)),
            ],
        };
        reached += u32::from(trial.compare_sizes(observed) != Ordering::Less);
    }
    Found {
        trials: test.trials,
        reached,
    }
}

/// A sum with a part and a whole added that may be less than 0.
fn moved(sum: Ratio, [part, whole]: [u64; 2]) -> Ratio {
    Ratio::or_zero(
        sum.part().wrapping_add(part),
        sum.whole().wrapping_add(whole),
    )
}

/// What the first hypothesis gains where the two scores of a pair change places; sums go down as well as
/// up, and come out right. Pairs whose scores are the same, which are many, gain nothing and have none.
struct Changes {
    /// The part and the whole that are gained, and the bit that is the coin of the pair.
    gains: Vec<([u64; 2], u32)>,
    /// Of every 32 pairs, which toss their coins together, where their gains end.
    ends: Vec<usize>,
}

impl Changes {
    fn new(pairs: &[[Ratio; 2]]) -> Self {
        let mut changes = Self {
            gains: Vec::new(),
            ends: Vec::new(),
        };
        for together in pairs.chunks(32) {
            for ([first, second], bit) in together.iter().zip(0..) {
                let gain = [
                    second.part().wrapping_sub(first.part()),
                    second.whole().wrapping_sub(first.whole()),
                ];
                if gain != [0, 0] {
                    changes.gains.push((gain, bit));
                }
            }
            changes.ends.push(changes.gains.len());
        }
        changes
    }

    /// What is gained if each pair changes places whose coin falls so.
    fn toss(&self, generator: &mut Generator) -> [u64; 2] {
        let mut sum = [0_u64; 2];
        let mut start = 0;
        for &end in &self.ends {
            let coins = generator.next();
            for ([part, whole], bit) in self.gains.get(start..end).unwrap_or_default() {
                // All ones or all zeros.
                let taken = u64::from(coins >> bit & 1).wrapping_neg();
                sum[0] = sum[0].wrapping_add(part & taken);
                sum[1] = sum[1].wrapping_add(whole & taken);
            }
            start = end;
        }
        sum
    }
}

/// The paired bootstrap; none without a pair or a trial. Differences are whole numbers of 2⁻⁶², so that
/// their mean is the same everywhere.
///
/// # Complexity
/// O(n · t + t log t) for n pairs and t trials.
pub fn resample(scores: &Scores, test: &Test) -> Option<Resampled> {
    let pairs = u32::try_from(scores.pairs.len()).ok()?;
    if pairs == 0 {
        return None;
    }
    let mut generator = Generator::new(test.seed, STREAM_OF_DRAWS);
    let mut trials: Vec<Difference> = Vec::with_capacity(test.trials as usize);
    for _ in 0..test.trials {
        let mut sums = <[Ratio; 2]>::default();
        for _ in 0..pairs {
            let drawn = scores.pairs.get(generator.below(pairs) as usize);
            add(&mut sums, drawn.copied().unwrap_or_default());
        }
        trials.push(Difference { scores: sums });
    }
    let number = i128::from(test.trials);
    let size = |difference: Difference| difference.scaled().abs();
    let total: i128 = trials.iter().copied().map(size).sum();
    let observed = size(scores.difference());
    // |d| − mean ≥ observed, each side times the number of trials.
    let is_reached = |trial: &&Difference| size(**trial) * number - total >= observed * number;
    let reached = trials.iter().filter(is_reached).count();
    let better = |order| {
        let ordered = |trial: &&Difference| trial.scores[0].cmp(&trial.scores[1]) == order;
        u32::try_from(trials.iter().filter(ordered).count()).unwrap_or(u32::MAX)
    };
    let better = [better(Ordering::Greater), better(Ordering::Less)];
    let trials = order::sorted(&trials, |trial| trial.scaled());
    let outside = trials.len() / 40;
    let interval = [
        *trials.get(outside)?,
        *trials.get(trials.len().checked_sub(outside + 1)?)?,
    ];
    Some(Resampled {
        found: Found {
            trials: test.trials,
            reached: u32::try_from(reached).ok()?,
        },
        better,
        interval,
    })
}
