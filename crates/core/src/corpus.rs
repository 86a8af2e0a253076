//! Many pairs: the figures of a corpus, in parts that can be counted one by one and put together.
//!
//! - [`average`]: one measure over many pairs.
//! - [`correlation`]: how two measures go together.
//! - [`summary`]: any number of measures, and every two of them.
//!
//! It knows no measure: what is measured comes as [`Ratio`](crate::distances::Ratio)s, in an order that
//! the caller gives.
//!
//! All sums are of whole numbers, so that it makes no difference to any bit of the answer in which order
//! pairs come, or into which parts they are divided.

pub mod average;
pub mod correlation;
pub mod summary;

pub use average::Average;
pub use correlation::{Correlation, Moments};
pub use summary::{Measured, Summary};
