//! The answers of Twintree as plain, serialisable structs.
//!
//! The core knows no serialisation. Everything that the page, the command line and other programs
//! receive is declared here once: the `…Row`s are what the command line writes on a line, and are
//! built from what the page receives. With the feature `typescript` the declarations of the
//! WebAssembly module are derived from the same structs.
//!
//! Words are named by their CoNLL-U ids, from 1; vertices of the meta-graph by their index in
//! [`Comparison::links`], from 0; lines and columns count from 1, columns in UTF-16 code units.
//! What is missing is `undefined` in JavaScript and `null` in JSON.
//!
//! ```
//! use twintree::text::{Format, links::Numbering};
//! use twintree_view::{LinksReading, Outline};
//!
//! let links = LinksReading::new("1-2 2p1", Numbering::FromOne);
//! assert_eq!(links.lines[0].links[1].possible, Some(true));
//! # #[cfg(feature = "formats")]
//! # {
//! let outline = Outline::new("(S (NP we) (VP sleep))", Format::Brackets);
//! assert_eq!(outline.sentences[0].words, 2);
//! # }
//! ```

#![forbid(unsafe_code)]

#[macro_use]
mod answers;

mod agreement;
mod alignment;
mod broken;
mod comparison;
mod correlation;
mod crossings;
mod diagnostic;
mod distances;
mod enhanced;
mod evalb;
mod explanation;
mod fold;
mod fusion;
mod link;
mod link_file;
mod link_table;
mod number;
mod outline;
mod pairing;
mod pairs;
mod phrases;
mod projection;
mod reasons;
mod record;
mod replaced;
mod request;
mod row;
#[cfg(feature = "rows")]
pub mod rows;
mod sentence;
#[cfg(feature = "rows")]
mod signature;
mod significance;
mod steps;
mod table;
mod wrong;

// The program of the README is compiled and run with the documentation's.
#[cfg(all(doctest, feature = "formats"))]
#[doc = include_str!("../README.md")]
mod readme {}

pub use agreement::*;
pub use alignment::*;
pub use broken::*;
pub use comparison::*;
pub use crossings::*;
pub use diagnostic::*;
pub use distances::*;
pub use enhanced::*;
pub use evalb::*;
pub use explanation::*;
pub use fold::*;
pub use fusion::*;
pub use link::*;
pub use link_file::*;
pub use link_table::*;
pub use outline::*;
pub use pairing::*;
pub use pairs::*;
pub use phrases::*;
pub use projection::*;
pub use reasons::*;
pub use record::*;
pub use replaced::*;
pub use request::*;
pub use row::*;
pub use sentence::*;
#[cfg(feature = "rows")]
pub use signature::*;
pub use significance::*;
pub use steps::*;
pub use table::*;
