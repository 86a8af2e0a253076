//! How far two trees over the same words are apart, and the parts of the figures.
//!
//! Leaves are numbered from 0 by their words in the left sentence.

mod attachment;
mod brackets;
mod counted;
mod edit;
mod measure;
mod quartet;
mod row;
mod split;
mod summary;

use twintree::Ratio;
use twintree::distances::attachment::AttachmentOptions;
use twintree::distances::brackets::Parameters;
use twintree::distances::leaves::{self, LeafOptions, Leaves, Marks, Matching, Unshared};
use twintree::distances::quartets;
use twintree::distances::splits::{self, Rooting};
use twintree::text::Diagnostics;
use twintree::{Labels, Pair, Side};

pub use attachment::*;
pub use brackets::*;
pub use counted::*;
pub use edit::*;
pub use measure::*;
pub use quartet::*;
pub use row::*;
pub use split::*;
pub use summary::*;

use crate::request::{Refused, errors};
use crate::{Diagnostic, Request, Source};
use measure::{NO_QUARTETS, NO_SPLITS};

answers! {
    /// What is compared, and how it is counted.
    #[allow(
    clippy::struct_excessive_bools,
    reason = "independent switches, as they stand on the page"
)]
    #[derive(Copy, Default)]
    pub struct DistanceOptions {
        /// Clusters in the place of splits: it matters where the root is.
        pub rooted: bool,
        /// Words are matched over one-to-one links, not by their places.
        pub by_links: bool,
        /// Words that only one side has are left out.
        pub shared: bool,
        /// Punctuation is left out.
        pub without_punctuation: bool,
        /// What the left tree pairs and the right one leaves open counts in the generalized distance.
        pub strict: bool,
    }

    /// A word that is not compared.
    pub struct WordLeftOut from(one: &leaves::WordLeftOut) {
        /// Its id.
        pub word: u32 = one.word.get(),
        /// Why: `punctuation`, `unshared`, `unlinked` or `several-links`.
        pub why: String = one.why.code().into(),
    }

    /// Which words are compared.
    pub struct ComparedWords from(leaves: &Leaves) {
        /// By leaf, its word in the left sentence.
        pub left: Vec<u32> = words(leaves, Side::Left),
        /// By leaf, its word in the right sentence.
        pub right: Vec<u32> = words(leaves, Side::Right),
        /// The words of the left sentence that are not compared.
        pub left_out_left: Vec<WordLeftOut> = left_out(leaves, Side::Left),
        /// Those of the right one.
        pub left_out_right: Vec<WordLeftOut> = left_out(leaves, Side::Right),
    }

    /// The distances between two trees. Of each, the right tree is measured against the left one.
    pub struct Distances {
        /// The words compared; missing where they cannot be matched.
        pub words: Option<ComparedWords>,
        /// Phrases of both trees, as EVALB counts them, however words are matched.
        pub brackets: Brackets,
        /// Splits that only one tree has, of those of both.
        pub robinson_foulds: Measure,
        /// Splits of the right tree that are in conflict with the left one, of all of the right one.
        pub generalized_robinson_foulds: Measure,
        /// The splits; missing where they cannot be compared, or have too many leaves to be listed.
        pub splits: Option<Splits>,
        /// Quartets that differ, of all.
        pub quartet_distance: Measure,
        /// Of the quartets that the left tree pairs, those that the right one pairs otherwise; strict, or
        /// leaves open.
        pub generalized_quartets: Measure,
        /// How many quartets there are of each kind.
        pub quartets: Option<QuartetCounts>,
        /// Words with another head or relation.
        pub attachment: Attachment,
    }

    /// The distances, or why there are none at all.
    pub enum DistancesResult {
        /// The distances; each of them may still be undefined.
        Ok {
            /// All of them.
            distances: Box<Distances>,
            /// Warnings about the parameters of EVALB.
            diagnostics: Vec<Diagnostic>,
        },
        /// A text or the parameters of EVALB cannot be read.
        Rejected {
            /// What is wrong.
            diagnostics: Vec<Diagnostic>,
        },
    }
}

/// The parameters of EVALB that are named so or are this text, and what is wrong with them; the
/// [default](Parameters::default) ones where there are none.
pub(crate) fn read_parameters(given: Option<&str>) -> (Parameters, Diagnostics) {
    let known = |parameters| (parameters, Diagnostics::new());
    match given {
        None => known(Parameters::default()),
        Some(text) => Parameters::named(text).map_or_else(|| Parameters::read(text), known),
    }
}

impl DistancesResult {
    /// The distances of a request; brackets by the parameters of EVALB that are named so or are this text,
    /// by the [default](Parameters::default) ones where there are none.
    pub fn new(request: &Request, options: DistanceOptions, parameters: Option<&str>) -> Self {
        Self::of(request, options, parameters)
            .unwrap_or_else(|Refused(diagnostics)| Self::Rejected { diagnostics })
    }

    fn of(
        request: &Request,
        options: DistanceOptions,
        parameters: Option<&str>,
    ) -> Result<Self, Refused> {
        let (parameters, problems) = read_parameters(parameters);
        let diagnostics = Diagnostic::list(Source::Parameters, &problems);
        let pair = read(request)?;
        // A line that is not read would silently change every figure.
        if problems.has_errors() {
            return Err(Refused(diagnostics));
        }
        Ok(Self::Ok {
            distances: Box::new(Distances::new(&pair, options, parameters)),
            diagnostics,
        })
    }
}

/// The pair of a request, whose texts are right; whether they have heads is not checked.
fn read(request: &Request) -> Result<Pair<'_>, Refused> {
    let pair = request.read()?;
    let is_right = |side| pair.words(side).is_ok();
    if is_right(Side::Left) && is_right(Side::Right) {
        Ok(pair)
    } else {
        Err(Refused(errors(&pair)))
    }
}

impl Distances {
    fn new(pair: &Pair<'_>, options: DistanceOptions, parameters: Parameters) -> Self {
        let leaves = leaves::of_pair(pair, options.leaves());
        let leaves = leaves.as_ref();
        let splits = leaves
            .map_err(Clone::clone)
            .and_then(|leaves| splits::compare(leaves, options.rooting()));
        let listed = leaves.ok().zip(splits.as_ref().ok());
        let counts = leaves.map_err(Clone::clone).and_then(quartets::count);
        let generalized = |counts: &quartets::Quartets| options.generalized(counts);
        Self {
            words: leaves.ok().map(ComparedWords::from),
            brackets: Brackets::new(pair, options, parameters),
            robinson_foulds: Measure::of(&splits, NO_SPLITS, splits::Splits::robinson_foulds),
            generalized_robinson_foulds: Measure::of(
                &splits,
                NO_SPLITS,
                splits::Splits::generalized_robinson_foulds,
            ),
            splits: listed.and_then(|(leaves, splits)| Splits::new(leaves, splits)),
            quartet_distance: Measure::of(&counts, NO_QUARTETS, quartets::Quartets::distance),
            generalized_quartets: Measure::of(&counts, NO_QUARTETS, generalized),
            quartets: counts.ok().map(QuartetCounts::from),
            attachment: Attachment::new(pair, options),
        }
    }
}

impl DistanceOptions {
    fn leaves(self) -> LeafOptions {
        LeafOptions {
            matching: if self.by_links {
                Matching::Links
            } else {
                Matching::Words
            },
            unshared: if self.shared {
                Unshared::Pruned
            } else {
                Unshared::Refused
            },
            marks: self.marks(),
        }
    }

    /// The generalized quartet distance, strict or not.
    fn generalized(self, counts: &quartets::Quartets) -> Ratio {
        if self.strict {
            counts.strict()
        } else {
            counts.generalized()
        }
    }

    fn marks(self) -> Marks {
        if self.without_punctuation {
            Marks::Dropped
        } else {
            Marks::Kept
        }
    }

    /// What is counted of attachment: relations with or without subtypes.
    fn attachment(self) -> AttachmentOptions {
        AttachmentOptions {
            marks: self.marks(),
            labels: Labels::Whole,
        }
    }

    fn rooting(self) -> Rooting {
        if self.rooted {
            Rooting::Rooted
        } else {
            Rooting::Unrooted
        }
    }
}

/// By leaf, its word.
fn words(leaves: &Leaves, side: Side) -> Vec<u32> {
    let all = (0..leaves.len()).filter_map(|leaf| leaves.leaf(leaf));
    all.map(|leaf| leaves.word(side, leaf).get()).collect()
}

fn left_out(leaves: &Leaves, side: Side) -> Vec<WordLeftOut> {
    let words = leaves.words_left_out(side).iter();
    words.map(WordLeftOut::from).collect()
}
