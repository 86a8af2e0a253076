//! Tree alignment with five relations: finding links, judging them, and making sentences of them.
//!
//! - [`aligner`]: the best match of two trees, read off as links.
//! - [`agreement`]: two annotations of the same pairs, compared.
//! - [`fusion`]: sentences made out of two aligned ones.
//! - [`synonyms`]: the table that relates words.
//! - [`content`]: which words carry meaning of their own.
//!
//! Source: E. Marsi and E. Krahmer, *Explorations in Sentence Fusion*, ENLG 2005 (W05-1612).

pub mod agreement;
pub mod aligner;
pub mod content;
pub mod fusion;
pub mod synonyms;
