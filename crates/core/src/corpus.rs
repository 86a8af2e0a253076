//! Many pairs: the figures of a corpus, in parts that can be counted separately and merged.
//!
//! - [`Corpus`]: two texts and their links, read pair by pair.
//! - [`Values`]: one measure of each pair; [`Average`]: over all of them.
//! - [`Correlation`]: how two measures are correlated.
//! - [`Summary`]: any number of measures, and all pairs of them.
//! - [`Distribution`]: how often each value occurs, median and quartiles.
//! - [`Histogram`]: its values in bins.
//! - [`ranks`]: how the ranks of two measures are correlated.
//! - [`significance`]: whether the difference between two hypotheses is significant, by a
//!   [`Generator`] of random numbers that are the same everywhere.
//! - [`Replacements`]: which relation was replaced by which on the paths.
//!
//! Except for the last it knows no measure: what is measured comes as
//! [`Ratio`](crate::Ratio)s, in an order that the caller gives.
//!
//! All sums are of whole numbers, so that it makes no difference to any bit of the answer in which order
//! pairs come, or into which parts they are divided.

mod correlation;
mod distribution;
mod generator;
mod histogram;
mod pairs;
pub mod ranks;
mod replacements;
pub mod significance;
mod summary;
mod values;

pub use crate::average::Average;
pub use correlation::{Correlation, Moments};
pub use distribution::{Distribution, Quantile};
pub use generator::Generator;
pub use histogram::{Bins, Grid, Histogram};
pub use pairs::{Corpus, Uneven};
pub use replacements::{Replacement, Replacements};
pub use summary::{Measured, Summary};
pub use values::Values;
