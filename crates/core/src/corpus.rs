//! Many pairs: the figures of a corpus, in parts that can be counted one by one and put together.
//!
//! - [`Average`]: one measure over many pairs.
//! - [`correlation`]: how two measures go together.
//! - [`summary`]: any number of measures, and every two of them.
//! - [`distribution`]: how often it has which value, median and quartiles.
//! - [`histogram`]: its values in bins.
//! - [`ranks`]: how the orders of two measures go together.
//! - [`significance`]: whether the difference of two hypotheses is more than chance, by a
//!   [`generator`] of random numbers that are the same for everybody.
//! - [`replacements`]: which relation was replaced by which on the paths.
//!
//! But for the last it knows no measure: what is measured comes as
//! [`Ratio`](crate::Ratio)s, in an order that the caller gives.
//!
//! All sums are of whole numbers, so that it makes no difference to any bit of the answer in which order
//! pairs come, or into which parts they are divided.

pub mod correlation;
pub mod distribution;
pub mod generator;
pub mod histogram;
pub mod ranks;
pub mod replacements;
pub mod significance;
pub mod summary;

pub use crate::average::Average;
pub use correlation::{Correlation, Moments};
pub use distribution::{Distribution, Quantile};
pub use generator::Generator;
pub use histogram::{Bins, Grid, Histogram};
pub use replacements::{Replacement, Replacements};
pub use summary::{Measured, Summary};
