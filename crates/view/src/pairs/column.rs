//! A column of all pairs, summed up.

use twintree::Ratio;
use twintree::corpus::{Average, Bins, Distribution};

use super::figure::Figure;
use super::histogram::is_chosen;
use super::trial::Better;

/// A column as it was measured, or joined from several chunks.
#[derive(Clone, Copy, Debug)]
pub struct PairsColumn<'c> {
    numerators: &'c [f64],
    denominators: &'c [f64],
}

answers! {
    /// A column summed up.
    pub struct ColumnSummary {
        /// How many pairs were measured.
        pub read: u64,
        /// Those that could not be read.
        pub refused: u64,
        /// Those without a value.
        pub undefined: u64,
        /// Those with a value.
        pub scored: u64,
        /// The sum of the parts.
        pub part: f64,
        /// The sum of the wholes.
        pub whole: f64,
        /// The sum of the parts divided by that of the totals; missing where there is nothing to divide by.
        pub micro: Option<f64>,
        /// The mean of the values; missing where there is none.
        #[serde(rename = "macro")]
        pub macro_mean: Option<f64>,
        /// The value in the middle.
        pub median: Option<f64>,
        /// The middle half of the values lies between these.
        pub quartiles: Option<[f64; 2]>,
        /// How many have the best value there is: 1, or 0 where less is better.
        pub equal: u64,
    }
}

impl<'c> PairsColumn<'c> {
    /// The column of these numbers; of two lengths, the pairs that have both.
    pub fn new(numerators: &'c [f64], denominators: &'c [f64]) -> Self {
        Self {
            numerators,
            denominators,
        }
    }

    /// Its entry for each pair, in order.
    pub(super) fn figures(self) -> impl Iterator<Item = Figure<()>> + 'c {
        let both = self.numerators.iter().zip(self.denominators);
        both.map(|(&numerator, &denominator)| Figure::of(numerator, denominator))
    }

    /// The value of each pair, in order; none where it has none.
    pub(super) fn values(self) -> impl Iterator<Item = Option<Ratio>> + 'c {
        self.figures().map(Figure::ratio)
    }

    /// The greatest value; 0 where there is none.
    pub(super) fn greatest(self) -> Ratio {
        let values = self.values().flatten();
        values.max().unwrap_or(Ratio::integer(0))
    }

    /// At most this many bins: from 0 to 1, or, where a value is more than 1, to the greatest.
    pub(super) fn bins(self, at_most: u32) -> Bins {
        let greatest = self.greatest();
        if greatest <= Ratio::integer(1) {
            return Bins::of_ratios(at_most);
        }
        let whole = greatest.part().div_ceil(greatest.whole());
        Bins::of_numbers(whole, at_most)
    }
}

impl ColumnSummary {
    /// Sums up a column. A pair is chosen if its entry is not 0; all are where nothing is given.
    ///
    /// # Complexity
    /// O(n log m) for n pairs with m different values.
    #[expect(
        clippy::cast_precision_loss,
        reason = "the last moment, where a number is shown"
    )]
    pub fn new(column: PairsColumn<'_>, better: Better, chosen: Option<&[u8]>) -> Self {
        let mut average = Average::default();
        let mut values = Distribution::default();
        let [mut refused, mut undefined] = [0, 0];
        for (pair, figure) in column.figures().enumerate() {
            if !is_chosen(chosen, pair) {
                continue;
            }
            match figure {
                Figure::Value(..) | Figure::Agreed | Figure::Unread => {}
                Figure::Undefined(()) => undefined += 1,
                Figure::Refused | Figure::RefusedFor(()) => refused += 1,
            }
            if let Some(value) = figure.ratio() {
                average.add(value);
                values.add(value);
            }
        }
        let quartiles = values.quartiles();
        let best = match better {
            Better::More => Ratio::integer(1),
            Better::Less => Ratio::integer(0),
        };
        Self {
            read: average.pairs + refused + undefined,
            refused,
            undefined,
            scored: average.pairs,
            part: average.part as f64,
            whole: average.whole as f64,
            micro: average.micro(),
            macro_mean: average.mean(),
            median: quartiles.map(|[_, median, _]| median.value()),
            quartiles: quartiles.map(|[lower, _, upper]| [lower.value(), upper.value()]),
            equal: values.equal(best),
        }
    }
}
