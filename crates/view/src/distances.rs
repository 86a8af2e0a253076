//! How far two trees over the same words are apart, and what the figures are made of.
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

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::Ratio;
use twintree::distances::attachment::AttachmentOptions;
use twintree::distances::leaves::{self, LeafOptions, Leaves, Marks, Matching, Unshared};
use twintree::distances::splits::{self, Rooting};
use twintree::distances::{Undefined, quartets};
use twintree::{Labels, Pair, Side, WordId};

pub use attachment::{AttachedWord, Attachment, RelationAttachment};
pub use brackets::{Bracket, BracketLabel, BracketScores, BracketTable, Brackets, WrongTag};
pub use counted::CountedDistances;
pub use edit::{NodeEdit, TreeEdit, TreeEditNode, TreeEditOptions, TreeEditResult, TreeEditStep};
pub use measure::{Measure, Reason};
pub use quartet::{Quartet, QuartetCounts, QuartetKind};
pub use row::{
    AttachmentRow, BracketsRow, DistancesRow, GeneralizedRobinsonFouldsRow, MatchedRow,
    QuartetsRow, RobinsonFouldsRow, TagsRow, TreeEditRow,
};
pub use split::{Split, Splits};
pub use summary::{CorrelationRow, DistancesSummary, MeasureSummary};

use crate::request::errors;
use crate::{Diagnostic, Request};
use measure::{NO_QUARTETS, NO_SPLITS};

/// What is compared, and how it is counted.
#[allow(
    clippy::struct_excessive_bools,
    reason = "independent switches, as they stand on the page"
)]
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
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
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WordLeftOut {
    /// Its id.
    pub word: u32,
    /// Why: `punctuation`, `unshared`, `unlinked` or `several-links`.
    pub why: String,
}

/// Which words are compared.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ComparedWords {
    /// By leaf, its word in the left sentence.
    pub left: Vec<u32>,
    /// By leaf, its word in the right sentence.
    pub right: Vec<u32>,
    /// The words of the left sentence that are not compared.
    pub left_out_left: Vec<WordLeftOut>,
    /// Those of the right one.
    pub left_out_right: Vec<WordLeftOut>,
}

/// The distances between two trees. Of each, the right tree is measured against the left one.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Distances {
    /// The words compared; missing where they cannot be matched.
    pub words: Option<ComparedWords>,
    /// Phrases of both trees, as EVALB counts them, whatever is matched how.
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
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum DistancesResult {
    /// The distances; each of them may still be undefined.
    Ok {
        /// All of them.
        distances: Box<Distances>,
    },
    /// A text cannot be read.
    Rejected {
        /// What is wrong.
        diagnostics: Vec<Diagnostic>,
    },
}

impl DistancesResult {
    /// The distances of a request.
    pub fn new(request: &Request, options: DistanceOptions) -> Self {
        match read(request) {
            Ok(pair) => Self::Ok {
                distances: Box::new(Distances::new(&pair, options)),
            },
            Err(diagnostics) => Self::Rejected { diagnostics },
        }
    }
}

/// The pair of a request, whose texts are right; whether they have heads is not asked.
fn read(request: &Request) -> Result<Pair<'_>, Vec<Diagnostic>> {
    let pair = request.read().map_err(|too_long| too_long.diagnostics())?;
    let is_right = |side| pair.words(side).is_ok();
    if is_right(Side::Left) && is_right(Side::Right) {
        Ok(pair)
    } else {
        Err(errors(&pair))
    }
}

impl Distances {
    fn new(pair: &Pair<'_>, options: DistanceOptions) -> Self {
        let leaves = leaves::of_pair(pair, options.leaves());
        let leaves = leaves.as_ref();
        let splits = leaves
            .map_err(Clone::clone)
            .and_then(|leaves| splits::compare(leaves, options.rooting()));
        let counts = leaves.map_err(Clone::clone).and_then(quartets::count);
        let generalized = |counts: &quartets::Quartets| options.generalized(counts);
        Self {
            words: leaves.ok().map(ComparedWords::new),
            brackets: Brackets::new(pair, options),
            robinson_foulds: Measure::of(&splits, NO_SPLITS, splits::Splits::robinson_foulds),
            generalized_robinson_foulds: Measure::of(
                &splits,
                NO_SPLITS,
                splits::Splits::generalized_robinson_foulds,
            ),
            splits: both(leaves, &splits).and_then(|(leaves, splits)| Splits::new(leaves, splits)),
            quartet_distance: Measure::of(&counts, NO_QUARTETS, quartets::Quartets::distance),
            generalized_quartets: Measure::of(&counts, NO_QUARTETS, generalized),
            quartets: counts.ok().map(QuartetCounts::new),
            attachment: Attachment::new(pair, options),
        }
    }
}

fn both<'a, T>(
    leaves: Result<&'a Leaves, &Undefined>,
    made: &'a Result<T, Undefined>,
) -> Option<(&'a Leaves, &'a T)> {
    Some((leaves.ok()?, made.as_ref().ok()?))
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

    /// What is counted of attachment: of relations as much as they say.
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

impl ComparedWords {
    fn new(leaves: &Leaves) -> Self {
        let words = |side| {
            (0..leaves.len())
                .filter_map(|leaf| leaves.leaf(leaf))
                .map(|leaf| leaves.word(side, leaf).get())
                .collect()
        };
        let left_out = |side| {
            let words = leaves.words_left_out(side).iter();
            let word = |one: &leaves::WordLeftOut| WordLeftOut {
                word: one.word.get(),
                why: one.why.code().into(),
            };
            words.map(word).collect()
        };
        Self {
            left: words(Side::Left),
            right: words(Side::Right),
            left_out_left: left_out(Side::Left),
            left_out_right: left_out(Side::Right),
        }
    }
}

/// The ids of words.
fn ids(words: &[WordId]) -> Vec<u32> {
    words.iter().copied().map(WordId::get).collect()
}
