//! The rank correlation of two measures: Spearman's ρ.
//!
//! ```
//! use twintree::Ratio;
//! use twintree::corpus::ranks;
//!
//! // 1, 8, 27 rise as 1, 2, 3 do, though not in proportion.
//! let pairs = [(1, 1), (2, 8), (3, 27)].map(|(x, y)| (Ratio::integer(x), Ratio::integer(y)));
//! let moments = ranks::moments(&pairs).expect("values that differ");
//! assert_eq!(moments.covariance, moments.variances[0]);
//! assert_eq!(ranks::doubled(pairs.iter().map(|&(x, _)| x)), [2, 4, 6]);
//! ```
//!
//! It is Pearson's r of the ranks. Values that are the same have the mean of the ranks that they take
//! together, so that twice a rank is a whole number; all sums are of those.
//!
//! Source: C. Spearman, *The proof and measurement of association between two things*, American Journal
//! of Psychology 15, 1904; for ties M. G. Kendall, *Rank Correlation Methods*, 1948, chapter 3.

use alloc::vec;
use alloc::vec::Vec;

use crate::corpus::correlation::Moments;
use crate::number::real;
use crate::ratio::Ratio;

/// Twice the rank of each value, the smallest having rank 1.
///
/// # Complexity
/// O(n log n).
pub fn doubled(values: impl Iterator<Item = Ratio>) -> Vec<u64> {
    let mut sorted: Vec<(Ratio, usize)> = values.zip(0..).collect();
    sorted.sort_unstable();
    let mut ranks = vec![0; sorted.len()];
    let mut before = 0_u64;
    for group in sorted.chunk_by(|one, other| one.0 == other.0) {
        // Ranks from before + 1 to before + n have the mean before + (n + 1) / 2.
        let rank = 2 * before + group.len() as u64 + 1;
        for &(_, place) in group {
            if let Some(place) = ranks.get_mut(place) {
                *place = rank;
            }
        }
        before += group.len() as u64;
    }
    ranks
}

/// The moments of ρ, over pairs of values: ρ is the covariance over the root of the product of the
/// variances. None where there are fewer than two pairs, or one of the measures has the same value in
/// all of them.
///
/// # Complexity
/// O(n log n).
pub fn moments(pairs: &[(Ratio, Ratio)]) -> Option<Moments> {
    let x = doubled(pairs.iter().map(|pair| pair.0));
    let y = doubled(pairs.iter().map(|pair| pair.1));
    // Ranks add up to n (n + 1) / 2, doubled ones to twice that. Up to 2³¹ pairs all products fit.
    let pairs = pairs.len() as i128;
    let total = pairs * (pairs + 1);
    let products = |one: &[u64], other: &[u64]| -> i128 {
        let both = one.iter().zip(other);
        both.map(|(&one, &other)| i128::from(one) * i128::from(other))
            .sum()
    };
    // n times four times Σ(x − x̄)(y − ȳ), exactly.
    let about_means = |one: &[u64], other: &[u64]| {
        let products = pairs.saturating_mul(products(one, other));
        products.saturating_sub(total.saturating_mul(total))
    };
    let unit = 4.0 * real(pairs);
    let moments = Moments {
        covariance: real(about_means(&x, &y)) / unit,
        variances: [
            real(about_means(&x, &x)) / unit,
            real(about_means(&y, &y)) / unit,
        ],
    };
    let differ = moments.variances.iter().all(|&variance| variance > 0.0);
    (pairs > 1 && differ).then_some(moments)
}
