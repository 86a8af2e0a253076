//! The correlation of two columns.

use twintree::Ratio;
use twintree::corpus::{Bins, Correlation, Grid, ranks};

use super::column::PairsColumn;
use super::histogram::is_chosen;
use crate::correlation::r;

answers! {
    /// The pairs that have values of two columns, in cells.
    pub struct ScatterPlot {
        /// From left to right.
        pub x: ScatterAxis,
        /// From below.
        pub y: ScatterAxis,
        /// The cells with pairs, row by row, four numbers each: its column, its row, how many pairs, and
        /// how many of them are chosen.
        #[tsify(type = "Uint32Array")]
        pub cells: Vec<u32>,
        /// How many of the chosen pairs have values of both columns.
        pub pairs: u64,
        /// Pearson's r of these; missing where there are fewer than two, or one of the columns has the
        /// same value in all of them.
        pub pearson: Option<f64>,
        /// Spearman's, of the ranks; missing where that is missing.
        pub spearman: Option<f64>,
    }

    /// A column as an axis.
    pub struct ScatterAxis {
        /// How many bins there are, from 0 on.
        pub bins: u32,
        /// How wide each of them is.
        pub width: f64,
        /// The greatest value of the column.
        pub greatest: f64,
    }
}

/// The most bins of an axis of a plot: nothing finer than a dot per bin is drawn.
const BINS: u32 = 500;

impl ScatterPlot {
    /// The pairs that have values of both columns, in at most this many columns and rows, and 500 of
    /// each. A pair is chosen if its entry is not 0; all are where nothing is given.
    ///
    /// # Complexity
    /// O(n log n) for n pairs, and linear in the cells.
    pub fn new(
        [x, y]: [PairsColumn<'_>; 2],
        [columns, rows]: [u32; 2],
        chosen: Option<&[u8]>,
    ) -> Self {
        let greatest = [x.greatest(), y.greatest()];
        let [columns, rows] = [x.bins(columns.min(BINS)), y.bins(rows.min(BINS))];
        let mut all = Grid::new(columns, rows);
        let mut of_chosen = Grid::new(columns, rows);
        let mut correlation = Correlation::default();
        let mut values = Vec::new();
        for (pair, both) in x.values().zip(y.values()).enumerate() {
            let (Some(x), Some(y)) = both else { continue };
            all.add(x, y);
            if !is_chosen(chosen, pair) {
                continue;
            }
            of_chosen.add(x, y);
            correlation.add(share(x, greatest[0]), share(y, greatest[1]));
            values.push((x, y));
        }
        let number = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
        let cells = all.filled().flat_map(|(column, row, count)| {
            let chosen = of_chosen.count(column, row);
            [column, row, number(count), number(chosen)]
        });
        let axis = |bins: Bins, greatest: Ratio| ScatterAxis {
            bins: bins.len(),
            width: bins.width().value(),
            greatest: greatest.value(),
        };
        Self {
            x: axis(columns, greatest[0]),
            y: axis(rows, greatest[1]),
            cells: cells.collect(),
            pairs: values.len() as u64,
            pearson: r(correlation.moments()),
            spearman: r(ranks::moments(&values)),
        }
    }
}

/// A value as a ratio. Those of a column that has greater ones than 1 are taken by the greatest, which
/// makes no difference to r.
fn share(value: Ratio, greatest: Ratio) -> Ratio {
    value.of(greatest.max(Ratio::integer(1)))
}
