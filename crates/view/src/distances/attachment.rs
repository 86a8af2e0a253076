//! Words with the same head, and with the same relation.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::distances::attachment;
use twintree::{Pair, WordId};

use super::measure::count;
use super::{DistanceOptions, Measure};

/// A word that is attached otherwise in one of the trees.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AttachedWord {
    /// Its id.
    pub word: u32,
    /// Its head in the left tree; 0 of the root.
    pub left_head: u32,
    /// Its head in the right tree; 0 of the root.
    pub right_head: u32,
    /// Its relation in the left tree.
    pub left_relation: String,
    /// Its relation in the right tree.
    pub right_relation: String,
    /// Whether that counts as the same.
    pub same_relation: bool,
}

/// The words that have one relation.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RelationAttachment {
    /// Its name.
    pub name: String,
    /// How many words have it in the left tree.
    pub left: f64,
    /// How many have it in the right tree.
    pub right: f64,
    /// How many of those of the left tree have the same head in both.
    pub heads: f64,
    /// How many have the same relation in both.
    pub relations: f64,
    /// How many have both.
    pub both: f64,
}

/// How two trees of dependencies attach the same words.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Attachment {
    /// UAS: words with the same head.
    pub unlabelled: Measure,
    /// LAS: words with the same head and relation.
    pub labelled: Measure,
    /// Words with the same relation.
    pub labels: Measure,
    /// The words that are attached otherwise, in order.
    pub differing: Vec<AttachedWord>,
    /// By relation, in the order of their names.
    pub relations: Vec<RelationAttachment>,
}

impl Attachment {
    pub(super) fn new(pair: &Pair<'_>, options: DistanceOptions) -> Self {
        match attachment::compare(pair, options.attachment()) {
            Ok(found) => Self::of(pair, &found),
            Err(reason) => Self {
                unlabelled: Measure::undefined(&reason),
                labelled: Measure::undefined(&reason),
                labels: Measure::undefined(&reason),
                differing: Vec::new(),
                relations: Vec::new(),
            },
        }
    }

    fn of(pair: &Pair<'_>, found: &attachment::Attachment) -> Self {
        // Words are counted, or there is no answer.
        let measure = |ratio: Option<_>| {
            ratio.map_or_else(
                || Measure::undefined(&twintree::distances::Undefined::NoWords),
                Measure::ratio,
            )
        };
        let relation = |side: usize, word: WordId| {
            let tree = pair.trees().ok().map(|trees| trees[side]);
            let label = tree.and_then(|tree| Some(tree.label(tree.node(word)?)));
            label.map_or_else(String::new, |label| pair.symbols().text(label).into())
        };
        let head = |word: Option<WordId>| word.map_or(0, WordId::get);
        let differing = found
            .words
            .iter()
            .filter(|word| !(word.has_same_head() && word.same_relation))
            .map(|word| AttachedWord {
                word: word.word.get(),
                left_head: head(word.heads[0]),
                right_head: head(word.heads[1]),
                left_relation: relation(0, word.word),
                right_relation: relation(1, word.word),
                same_relation: word.same_relation,
            });
        let relations = found.relations.iter().map(|one| RelationAttachment {
            name: one.name.clone(),
            left: count(one.left.words),
            right: count(one.right),
            heads: count(one.left.heads),
            relations: count(one.left.relations),
            both: count(one.left.both),
        });
        Self {
            unlabelled: measure(found.all.unlabelled()),
            labelled: measure(found.all.labelled()),
            labels: measure(found.all.labels()),
            differing: differing.collect(),
            relations: relations.collect(),
        }
    }
}
