//! The counts of one of many pairs: its row is computed from them, and a summary adds them up.

use twintree::Ratio;
use twintree::distances::attachment;
use twintree::distances::brackets::{self, Matching, Parameters};
use twintree::distances::quartets;
use twintree::distances::tree_edit;
use twintree::distances::{Undefined, leaves, splits};
use twintree::{Pair, Side};

use super::brackets::{compared, complete, crossing};
use super::{DistanceOptions, TreeEditOptions};

/// The counts of a pair, or the reasons for missing ones: the right tree against the left one.
#[derive(Clone, Debug)]
pub struct CountedDistances {
    /// How many words are compared.
    pub(super) leaves: Result<usize, Undefined>,
    pub(super) splits: Result<SplitCounts, Undefined>,
    pub(super) quartets: Result<QuartetDistances, Undefined>,
    /// Or the stable name of the reason.
    pub(super) brackets: Result<BracketCounts, &'static str>,
    pub(super) tree_edit: Result<EditCounts, Undefined>,
    pub(super) attachment: Result<attachment::Counts, Undefined>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct SplitCounts {
    pub(super) left: usize,
    pub(super) right: usize,
    pub(super) shared: usize,
    /// Of the right tree.
    pub(super) incompatible: usize,
    pub(super) plain: Ratio,
    pub(super) generalized: Ratio,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct QuartetDistances {
    pub(super) counts: quartets::Quartets,
    /// Strict or not, as was asked.
    pub(super) generalized: Ratio,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct EditCounts {
    pub(super) distance: u32,
    /// What it costs to delete all of the left tree, and to insert all of the right one.
    pub(super) all: [u64; 2],
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct BracketCounts {
    pub(super) labelled: brackets::Counts,
    pub(super) unlabelled: brackets::Counts,
}

/// A measure that has one value a pair.
pub(super) struct OfPair {
    /// Where the value stands in a row, from field to field.
    pub(super) name: &'static str,
    value: Value,
}

/// How the value is found.
enum Value {
    Splits(fn(&SplitCounts) -> Ratio),
    Quartets(fn(&QuartetDistances) -> Ratio),
    Brackets(fn(&BracketCounts) -> Option<Ratio>),
    Tags,
    TreeEdit,
    Attachment(fn(&attachment::Counts) -> Option<Ratio>),
}
use Value::{Attachment, Brackets, Quartets, Splits};

/// Every measure, in the order of a row.
pub(super) const MEASURES: [OfPair; 17] = [
    of_pair("robinsonFoulds", Splits(|of| of.plain)),
    of_pair("generalizedRobinsonFoulds", Splits(|of| of.generalized)),
    of_pair("quartets.distance", Quartets(|of| of.counts.distance())),
    of_pair("quartets.generalized", Quartets(|of| of.generalized)),
    of_pair("brackets.precision", Brackets(|of| of.labelled.precision())),
    of_pair("brackets.recall", Brackets(|of| of.labelled.recall())),
    of_pair("brackets.f", Brackets(|of| of.labelled.f())),
    of_pair("brackets.crossing", Brackets(|of| crossing(&of.labelled))),
    of_pair(
        "brackets.unlabelled.precision",
        Brackets(|of| of.unlabelled.precision()),
    ),
    of_pair(
        "brackets.unlabelled.recall",
        Brackets(|of| of.unlabelled.recall()),
    ),
    of_pair("brackets.unlabelled.f", Brackets(|of| of.unlabelled.f())),
    of_pair("brackets.tags", Value::Tags),
    of_pair("brackets.complete", Brackets(|of| complete(&of.labelled))),
    of_pair("treeEdit", Value::TreeEdit),
    of_pair(
        "attachment.unlabelled",
        Attachment(attachment::Counts::unlabelled),
    ),
    of_pair(
        "attachment.labelled",
        Attachment(attachment::Counts::labelled),
    ),
    of_pair("attachment.labels", Attachment(attachment::Counts::labels)),
];

/// Why there is no share of brackets.
pub(super) const NO_BRACKETS: &str = "no-brackets";

/// Why there is no share of tags.
pub(super) const NO_TAGS: &str = "no-tags";

/// Why there is no share of nodes, of which every tree has one.
const NO_NODES: &str = "no-tree";

const fn of_pair(name: &'static str, value: Value) -> OfPair {
    OfPair { name, value }
}

impl CountedDistances {
    /// How many measures there are.
    pub const MEASURES: usize = MEASURES.len();

    /// Counts a pair whose texts are right; brackets by these parameters, or the stable name of the reason why
    /// there are none, tree edits by these options.
    pub fn new(
        pair: &Pair<'_>,
        options: DistanceOptions,
        parameters: Result<&Parameters, &'static str>,
        edits: TreeEditOptions,
    ) -> Self {
        let leaves = leaves::of_pair(pair, options.leaves());
        let splits = leaves.as_ref().map_err(Clone::clone).and_then(|leaves| {
            splits::compare(leaves, options.rooting()).map(|splits| SplitCounts::new(&splits))
        });
        let quartets = leaves.as_ref().map_err(Clone::clone).and_then(|leaves| {
            let counts = quartets::count(leaves)?;
            let generalized = options.generalized(&counts);
            Ok(QuartetDistances {
                counts,
                generalized,
            })
        });
        Self {
            leaves: leaves.map(|leaves| leaves.len()),
            splits,
            quartets,
            brackets: parameters.and_then(|parameters| BracketCounts::new(pair, parameters)),
            tree_edit: EditCounts::new(pair, edits),
            attachment: attachment::compare(pair, options.attachment()).map(|found| found.all),
        }
    }

    /// The values of the measures that a [summary](twintree::corpus::Summary) adds, in their order, or
    /// the stable names of the reasons why there are none.
    pub fn values(&self) -> [Result<Ratio, &'static str>; Self::MEASURES] {
        MEASURES.map(|measure| self.value(&measure.value))
    }

    /// The names of the measures, in their order.
    pub fn names() -> impl Iterator<Item = &'static str> {
        MEASURES.iter().map(|measure| measure.name)
    }

    /// How many words are compared, or the stable name of the reason why none are.
    ///
    /// # Errors
    /// That name.
    pub fn leaves(&self) -> Result<usize, &'static str> {
        self.leaves.as_ref().copied().map_err(Undefined::code)
    }

    /// The limits that were exceeded, each once, and by what.
    pub fn too_large(&self) -> Vec<String> {
        let all = [
            ("leaves", self.leaves.as_ref().err()),
            ("splits", self.splits.as_ref().err()),
            ("quartets", self.quartets.as_ref().err()),
            ("tree edit distance", self.tree_edit.as_ref().err()),
        ];
        let mut told: Vec<&Undefined> = Vec::new();
        let mut sentences = Vec::new();
        for (what, reason) in all {
            if let Some(reason @ Undefined::TooLarge(_)) = reason
                && !told.contains(&reason)
            {
                told.push(reason);
                sentences.push(format!("{what}: {reason}"));
            }
        }
        sentences
    }

    /// Whether nothing was compared because the sides do not have the same words.
    pub fn words_differ(&self) -> bool {
        matches!(self.leaves, Err(Undefined::WordsDiffer { .. }))
    }

    /// A value, or the stable name of the reason why there is none.
    fn value(&self, value: &Value) -> Result<Ratio, &'static str> {
        match value {
            Splits(value) => self.splits.as_ref().map(value).map_err(Undefined::code),
            Quartets(value) => self.quartets.as_ref().map(value).map_err(Undefined::code),
            Brackets(value) => {
                value(self.brackets.as_ref().map_err(|&code| code)?).ok_or(NO_BRACKETS)
            }
            Value::Tags => {
                let counts = self.brackets.as_ref().map_err(|&code| code)?;
                counts.labelled.tagging().ok_or(NO_TAGS)
            }
            Value::TreeEdit => {
                let EditCounts { distance, all } =
                    self.tree_edit.as_ref().map_err(Undefined::code)?;
                Ratio::new(u64::from(*distance), all.iter().sum()).ok_or(NO_NODES)
            }
            Attachment(value) => {
                let counts = self.attachment.as_ref().map_err(Undefined::code)?;
                value(counts).ok_or(Undefined::NoWords.code())
            }
        }
    }
}

impl SplitCounts {
    fn new(splits: &splits::Splits) -> Self {
        Self {
            left: splits.left.len(),
            right: splits.right.len(),
            shared: splits.shared(),
            incompatible: splits.incompatible(Side::Right),
            plain: splits.robinson_foulds(),
            generalized: splits.generalized_robinson_foulds(),
        }
    }
}

impl EditCounts {
    fn new(pair: &Pair<'_>, options: TreeEditOptions) -> Result<Self, Undefined> {
        let prices = options.prices();
        let found = tree_edit::distance_of_pair(pair, options.compared(), prices)?;
        let [left, right] = found.nodes.map(|nodes| nodes as u64);
        Ok(Self {
            distance: found.distance,
            all: [
                left * u64::from(prices.delete),
                right * u64::from(prices.insert),
            ],
        })
    }
}

impl BracketCounts {
    fn new(pair: &Pair<'_>, parameters: &Parameters) -> Result<Self, &'static str> {
        let count = |matching| {
            let compared = compared(pair, &parameters.clone().with_matching(matching));
            compared
                .map(|found| found.counts())
                .map_err(|unlike| unlike.code())
        };
        Ok(Self {
            labelled: count(Matching::Labelled)?,
            unlabelled: count(Matching::Unlabelled)?,
        })
    }
}
