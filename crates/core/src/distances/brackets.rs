//! Brackets: which phrases of the one tree the other has, too, counted as EVALB counts them.
//!
//! ```text
//!        left                          right
//! (S (NP the cat)               (S (NP the cat)
//!    (VP saw (NP a dog)            (VP saw (NP (NP a dog)
//!            (PP with (NP spots))))            (PP with (NP spots)))))
//! ```
//!
//! All 5 brackets of the left tree are in the right one, `(NP spots)` being a word with its tag; of the
//! 6 of the right tree 5 are in the left one, so that recall is 5/5 and precision 5/6.
//!
//! ```
//! use twintree::distances::brackets::{Parameters, compare};
//! use twintree::{Reader, Sentence};
//! use twintree::text::{Diagnostics, Format};
//! use twintree::Side;
//!
//! let read = |text| -> Sentence<'_> {
//!     Reader::new(text, Format::Brackets).next_sentence(&mut Diagnostics::new()).unwrap()
//! };
//! let left = read("(S (NP the cat) (VP saw (NP a dog) (PP with (NP spots))))");
//! let right = read("(S (NP the cat) (VP saw (NP (NP a dog) (PP with (NP spots)))))");
//! let comparison = compare(&left, &right, &Parameters::default())?;
//! let counts = comparison.counts();
//! assert_eq!(counts.precision().unwrap().to_string(), "5/6");
//! assert_eq!(counts.recall().unwrap().to_string(), "5/5");
//! assert_eq!(counts.f().unwrap().to_string(), "10/11");
//! assert_eq!(counts.crossing, 0);
//! // The NP around "a dog with spots" is in the right tree alone.
//! assert_eq!(comparison.partner(Side::Right, 3), None);
//! # Ok::<(), twintree::distances::Undefined>(())
//! ```
//!
//! - [`Parameters`]: what is deleted, and what counts as the same.
//! - [`compare`]: two trees, by counts and bracket by bracket; [`compare_lines`]: two lines of files, as
//!   EVALB takes them.
//! - [`ByLabel`], [`Summary`]: over many pairs.
//!
//! # What is counted
//!
//! A bracket over one word alone is that word's tag; any other is counted by the words in it and by
//! its label without function tags. Words whose tags are deleted are removed before
//! brackets are placed; a bracket in which no word is left is deleted; a bracket whose label is deleted
//! leaves what is in it.
//!
//! **\[D\]** Trees that EVALB cannot read are compared, too: those with words beside brackets, in
//! several lines, or in Newick. A tree with errors is not: in its row EVALB shows what it could read of
//! it, but counts nothing of it either in its sums.
//!
//! # Source
//!
//! S. Sekine and M. Collins, *EVALB* (1997), with the additions of D. Ellis (2006); E. Black and others,
//! *A procedure for quantitatively comparing the syntactic coverage of English grammars*, DARPA Speech
//! and Natural Language Workshop, 1991.

mod comparison;
mod counted;
mod crossing;
mod labels;
mod line;
mod matches;
mod names;
mod parameters;
mod quotes;
mod summary;

pub use comparison::{Comparison, Counts, Status, compare, compare_lines};
pub use counted::{Bracket, Word};
pub use labels::{ByLabel, LabelCounts};
pub use parameters::{Matching, Parameters};
pub use summary::{Summary, Totals};
