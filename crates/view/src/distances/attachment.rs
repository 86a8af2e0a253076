//! Words with the same head, and with the same relation.

use twintree::distances::{Undefined, attachment};
use twintree::{Pair, WordId};

use super::{DistanceOptions, Measure};
use crate::number::real;

answers! {
    /// A word that is attached differently in the two trees.
    pub struct AttachedWord new(word: &attachment::Attached, relations: [String; 2]) {
        /// Its id.
        pub word: u32 = word.word.get(),
        /// Its head in the left tree; 0 of the root.
        pub left_head: u32 = word.heads[0].map_or(0, WordId::get),
        /// Its head in the right tree; 0 of the root.
        pub right_head: u32 = word.heads[1].map_or(0, WordId::get),
        /// Its relation in the left tree.
        pub left_relation: String = relations[0].clone(),
        /// Its relation in the right tree.
        pub right_relation: String = relations[1].clone(),
        /// Whether that counts as the same.
        pub same_relation: bool = word.same_relation,
    }

    /// The words that have one relation.
    pub struct RelationAttachment from(one: &attachment::OfRelation) {
        /// Its name.
        pub name: String = one.name.clone(),
        /// How many words have it in the left tree.
        pub left: f64 = real(one.left.words),
        /// How many have it in the right tree.
        pub right: f64 = real(one.right),
        /// How many of those of the left tree have the same head in both.
        pub heads: f64 = real(one.left.heads),
        /// How many have the same relation in both.
        pub relations: f64 = real(one.left.relations),
        /// How many have both.
        pub both: f64 = real(one.left.both),
    }

    /// How two trees of dependencies attach the same words.
    pub struct Attachment {
        /// UAS: words with the same head.
        pub unlabelled: Measure,
        /// LAS: words with the same head and relation.
        pub labelled: Measure,
        /// Words with the same relation.
        pub labels: Measure,
        /// The words that are attached differently, in order.
        pub differing: Vec<AttachedWord>,
        /// By relation, in the order of their names.
        pub relations: Vec<RelationAttachment>,
    }
}

impl Attachment {
    pub(super) fn new(pair: &Pair<'_>, options: DistanceOptions) -> Self {
        match attachment::compare(pair, options.attachment()) {
            Ok(found) => Self::of(pair, &found),
            Err(reason) => {
                let undefined = Measure::undefined(&reason);
                Self {
                    unlabelled: undefined.clone(),
                    labelled: undefined.clone(),
                    labels: undefined,
                    differing: Vec::new(),
                    relations: Vec::new(),
                }
            }
        }
    }

    fn of(pair: &Pair<'_>, found: &attachment::Attachment) -> Self {
        // Words are counted, or there is no answer.
        let measure = |ratio| Measure::of_some(ratio, Undefined::NoWords.code());
        let relation = |side: usize, word: WordId| {
            let tree = pair.trees().ok().map(|trees| trees[side]);
            let label = tree.and_then(|tree| Some(tree.label(tree.node(word)?)));
            label.map_or_else(String::new, |label| pair.symbols().text(label).into())
        };
        let differs = |word: &&attachment::Attached| !(word.has_same_head() && word.same_relation);
        let differing = found.words.iter().filter(differs).map(|word| {
            let relations = [0, 1].map(|side| relation(side, word.word));
            AttachedWord::new(word, relations)
        });
        Self {
            unlabelled: measure(found.all.unlabelled()),
            labelled: measure(found.all.labelled()),
            labels: measure(found.all.labels()),
            differing: differing.collect(),
            relations: found
                .relations
                .iter()
                .map(RelationAttachment::from)
                .collect(),
        }
    }
}
