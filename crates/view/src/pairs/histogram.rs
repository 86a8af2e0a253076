//! How the values of a column are distributed over pairs.

use twintree::Ratio;

use super::column::PairsColumn;

answers! {
    /// Values from `start` up to, and without, `start` + `width`; the last bin has its upper end, too.
    pub struct HistogramBin {
        /// Its lower end.
        pub start: f64,
        /// How wide it is.
        pub width: f64,
        /// How many pairs have such a value.
        pub count: u64,
        /// How many of them are chosen.
        pub chosen: u64,
    }
}

impl HistogramBin {
    /// At most this many bins of a column, and 1000: from 0 to 1, or, where a value is more than 1, of
    /// whole numbers up to the greatest. A pair is chosen if its entry is not 0; all
    /// are where nothing is given.
    ///
    /// # Complexity
    /// Linear in the pairs and the bins.
    pub fn all(column: PairsColumn<'_>, at_most: u32, chosen: Option<&[u8]>) -> Vec<Self> {
        let bins = column.bins(at_most);
        let width = bins.width().value();
        let mut all: Vec<Self> = (0..bins.len())
            .map(|bin| Self {
                start: bins.start(bin).value(),
                width,
                count: 0,
                chosen: 0,
            })
            .collect();
        for (pair, value) in column.values().enumerate() {
            let bin = value.and_then(|value: Ratio| all.get_mut(bins.of(value) as usize));
            if let Some(bin) = bin {
                bin.count += 1;
                bin.chosen += u64::from(is_chosen(chosen, pair));
            }
        }
        all
    }
}

/// Whether a pair is chosen.
pub(super) fn is_chosen(chosen: Option<&[u8]>, pair: usize) -> bool {
    chosen.is_none_or(|chosen| chosen.get(pair).is_some_and(|&one| one > 0))
}
