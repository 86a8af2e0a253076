//! The correlation of two measures: Pearson's r.
//!
//! ```
//! use twintree::corpus::Correlation;
//! use twintree::Ratio;
//!
//! let eighth = |part| Ratio::new(part, 8).expect("something to divide by");
//! let mut correlation = Correlation::default();
//! for (one, other) in [(0, 1), (2, 4), (4, 4), (6, 7)] {
//!     correlation.add(eighth(one), eighth(other));
//! }
//! let moments = correlation.moments().expect("values that differ");
//! assert_eq!(moments.covariance, 18.0 / 64.0);
//! assert_eq!(moments.variances, [20.0 / 64.0, 18.0 / 64.0]);
//! // r = 18 / √(20 · 18)
//! ```
//!
//! r = Σ(x − x̄)(y − ȳ) / √(Σ(x − x̄)² · Σ(y − ȳ)²), between −1 and 1, over the pairs that have both
//! values. It is undefined if there are fewer than two such pairs, or all have the same value.
//!
//! Source: K. Pearson, *Note on regression and inheritance in the case of two parents*, Proceedings of
//! the Royal Society of London 58, 1895.

use crate::number::real;
use crate::ratio::Ratio;

/// Values are whole numbers of 2⁻⁴⁷, so that the products of 2³² pairs can be added.
const BITS: u32 = 47;

/// Two measures over the pairs that have both. Exact up to 2³² pairs of values up to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Correlation {
    /// How many pairs have both.
    pub pairs: u64,
    /// The sums of the values x and y, of x², y² and x y.
    sums: [i128; 5],
}

/// The moments of r: r is the covariance over the root of the product of the variances. None of them is
/// divided by the number of pairs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moments {
    /// Σ(x − x̄)(y − ȳ)
    pub covariance: f64,
    /// Σ(x − x̄)² and Σ(y − ȳ)², more than 0.
    pub variances: [f64; 2],
}

impl Correlation {
    /// Adds a pair.
    pub fn add(&mut self, one: Ratio, other: Ratio) {
        let [x, y] = [one, other].map(|value| value.scaled(BITS).cast_signed());
        self.merge(&Self {
            pairs: 1,
            sums: [[x, 1], [y, 1], [x, x], [y, y], [x, y]].map(|[a, b]| a.saturating_mul(b)),
        });
    }

    /// Adds other pairs.
    pub fn merge(&mut self, others: &Self) {
        self.pairs = self.pairs.saturating_add(others.pairs);
        for (sum, more) in self.sums.iter_mut().zip(others.sums) {
            *sum = sum.saturating_add(more);
        }
    }

    /// The moments of r; none if r is undefined.
    pub fn moments(&self) -> Option<Moments> {
        let [x, y, xx, yy, xy] = self.sums;
        let moments = Moments {
            covariance: self.about_means(xy, x, y)?,
            variances: [self.about_means(xx, x, x)?, self.about_means(yy, y, y)?],
        };
        (self.pairs > 1 && moments.variances.iter().all(|&one| one > 0.0)).then_some(moments)
    }

    /// Σ(x − x̄)(y − ȳ) from Σxy, Σx and Σy.
    ///
    /// About whole numbers just below the means it is exact; what is left, less than 1 a pair, is
    /// taken away then. So equal values leave nothing.
    fn about_means(&self, products: i128, x: i128, y: i128) -> Option<f64> {
        let pairs = i128::from(self.pairs);
        let mean = x.checked_div(pairs)?;
        let [left_x, left_y] = [x % pairs, y % pairs];
        let about_floors = products
            .saturating_sub(mean.saturating_mul(y))
            .saturating_sub((y / pairs).saturating_mul(left_x));
        let rest = real(left_x) * real(left_y) / real(pairs);
        let unit = real(1 << BITS);
        Some((real(about_floors) - rest) / unit / unit)
    }
}
