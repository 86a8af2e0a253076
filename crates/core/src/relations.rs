//! Tree alignment with five relations: finding links, evaluating them, and making sentences from them.
//!
//! A link between two words says how the text below the one relates to the text below the other: it
//! *equals* or *restates* it, *specifies* or *generalizes* it, or *intersects* with it (see
//! [`Relation`](crate::Relation)).
//!
//! - [`aligner`]: the best match of two trees, read off as links with relations.
//! - [`agreement`]: two annotations of the same pairs, compared: precision, recall, F, Cohen's κ.
//! - [`fusion`]: sentences made out of two aligned ones.
//! - [`synonyms`]: the table that relates words.
//! - [`content`]: which words are content words.
//!
//! ```
//! use twintree::relations::aligner::{self, AnnotatedPair};
//! use twintree::relations::fusion::{self, Merge};
//! use twintree::relations::synonyms;
//! use twintree::text::links::{Numbering, write_line};
//! use twintree::{AnnotatedLink, Pair, PairOptions, Side};
//!
//! // "old red car" and "old vehicle"
//! let left = "1\told\told\tADJ\t_\t_\t3\tamod\t_\t_\n2\tred\tred\tADJ\t_\t_\t3\tamod\t_\t_\n\
//!             3\tcar\tcar\tNOUN\t_\t_\t0\troot\t_\t_\n";
//! let right = "1\told\told\tADJ\t_\t_\t2\tamod\t_\t_\n2\tvehicle\tvehicle\tNOUN\t_\t_\t0\troot\t_\t_\n";
//!
//! // Links are found,
//! let (synonyms, _) = synonyms::read("car vehicle hyponym");
//! let pair = Pair::read(left, right, "", &PairOptions::default());
//! let found = aligner::align(&AnnotatedPair::new(&pair)?, &synonyms, &aligner::Options::default())?;
//! let marked = found.links.iter().map(|one| AnnotatedLink { relation: one.relation, ..one.link.into() });
//! let links = write_line(marked, Numbering::FromOne);
//! assert_eq!(links, "3-2:specifies 1-1:equals");
//!
//! // and used: "red" has no counterpart and may be left out.
//! let pair = Pair::read(left, right, &links, &PairOptions::default());
//! let fusion = fusion::fuse(&pair, &fusion::Options::new(Merge::Generalize, Side::Left))?;
//! assert_eq!(fusion.sentences[0].text, "old car");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | | time | refused or cut |
//! |---|---|---|
//! | [`aligner::align`] | O(n · n') beside the matching of children | more than [`PAIR_LIMIT`](aligner::PAIR_LIMIT) pairs of words, [`STEP_LIMIT`](aligner::STEP_LIMIT) steps, or [`SYNONYM_LIMIT`](aligner::SYNONYM_LIMIT) related words |
//! | [`agreement::compare`] | O(p + k log k) for p pairs and k links | more than [`LINK_LIMIT`](agreement::LINK_LIMIT) links |
//! | [`fusion::fuse`] | O(n + length) for each sentence tried | cut at [`WORDS`](fusion::WORDS) words, [`BYTES`](fusion::BYTES) bytes or [`MAX_LIMIT`](fusion::MAX_LIMIT) sentences |
//! | [`synonyms::read`] | O(n log n) in the length of the text | more than [`LINES`](synonyms::LINES) lines |
//!
//! Source: E. Marsi and E. Krahmer, *Explorations in Sentence Fusion*, ENLG 2005 (W05-1612).

pub mod agreement;
pub mod aligner;
pub mod content;
pub mod fusion;
pub mod synonyms;
