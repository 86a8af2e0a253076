//! Two sets of links for the same sentences, compared.

use twintree::relations::agreement::{self, Confusion};
use twintree::{AnnotatedLink, TooLarge};

use crate::{Link, Relation};

answers! {
    /// Precision, recall and their harmonic mean, each from 0 to 1.
    #[derive(Copy)]
    pub struct Fraction from(of: agreement::Fractions) {
        /// The share of what was predicted that is gold.
        pub precision: f64 = of.precision,
        /// The share of what is gold that was predicted.
        pub recall: f64 = of.recall,
        /// The harmonic mean of the two.
        pub f: f64 = of.f,
    }

    /// How far the links agree, regardless of their relations.
    pub struct LinkAgreement from(of: agreement::LinkAgreement) {
        /// The number of gold links.
        pub gold: u64 = of.micro.gold,
        /// The number of predicted links.
        pub predicted: u64 = of.micro.predicted,
        /// The number of links in both.
        pub correct: u64 = of.micro.correct,
        /// Over the links of all pairs together.
        pub micro: Fraction = of.micro.fractions().into(),
        /// The mean over the pairs that have a link in one of the sets.
        #[serde(rename = "macro")]
        pub macro_mean: Fraction = of.macro_mean.into(),
        /// The number of pairs in that mean.
        pub averaged: u64 = of.averaged,
        /// How many pairs have no link in either set, and no share in that mean.
        pub left_out: u64 = of.left_out,
    }
}

rows! {
    /// A figure for each relation.
    pub struct EachRelation from(of: &Confusion) {
        /// Of `equals`.
        pub equals: Fraction = of_relation(of, twintree::Relation::Equals),
        /// Of `restates`.
        pub restates: Fraction = of_relation(of, twintree::Relation::Restates),
        /// Of `specifies`.
        pub specifies: Fraction = of_relation(of, twintree::Relation::Specifies),
        /// Of `generalizes`.
        pub generalizes: Fraction = of_relation(of, twintree::Relation::Generalizes),
        /// Of `intersects`.
        pub intersects: Fraction = of_relation(of, twintree::Relation::Intersects),
        /// Of links without a relation.
        pub none: Fraction = of.each(agreement::NO_RELATION).fractions().into(),
    }
}

answers! {
    /// How far the relations agree, over the links in both sets.
    pub struct RelationAgreement from(of: Confusion) {
        /// The number of links in both sets.
        pub shared: u64 = of.shared(),
        /// The means over the relations, each with its share in the gold set.
        pub weighted: Fraction = of.weighted().into(),
        /// Cohen's κ; none where no shared link has a relation in either set.
        pub kappa: Option<f64> = of.kappa(),
        /// The figures of each relation.
        #[tsify(type = "Record<Relation | \"none\", Fraction>")]
        pub each: EachRelation = (&of).into(),
        /// Rows gold, columns predicted; the five relations in their order, then none.
        #[tsify(type = "number[][]")]
        pub confusion: [[u64; 6]; 6] = of.confusion,
    }

    /// A link of one of several pairs.
    pub struct PairLink from(of: &agreement::PairLink) {
        /// The pair, from 0.
        pub pair: u32 = of.pair,
        /// The link.
        pub link: Link = of.link.into(),
    }

    /// A link in both sets whose relations differ.
    pub struct DifferingLink from(of: &agreement::Differing) {
        /// The pair, from 0.
        pub pair: u32 = of.pair,
        /// The id of the left word.
        pub left: u32 = of.link.left.get(),
        /// The id of the right word.
        pub right: u32 = of.link.right.get(),
        /// The relation in the gold set.
        pub gold: Option<Relation> = of.gold.map(Relation::from),
        /// The relation in the predicted set.
        pub predicted: Option<Relation> = of.predicted.map(Relation::from),
    }

    /// Two sets of links, compared.
    pub struct Agreement from(of: agreement::Agreement) {
        /// How far the links agree.
        pub links: LinkAgreement = of.links.into(),
        /// How far the relations agree.
        pub relations: RelationAgreement = of.relations.into(),
        /// The links of the gold set alone.
        pub only_gold: Vec<PairLink> = of.only_gold.iter().map(PairLink::from).collect(),
        /// The links of the predicted set alone.
        pub only_predicted: Vec<PairLink> = of.only_predicted.iter().map(PairLink::from).collect(),
        /// The links in both whose relations differ.
        pub differing: Vec<DifferingLink> = of.differing.iter().map(DifferingLink::from).collect(),
    }
}

impl Agreement {
    /// Compares two sets of links pair by pair.
    ///
    /// # Errors
    ///
    /// If there are too many links.
    pub fn new(gold: &[Vec<Link>], predicted: &[Vec<Link>]) -> Result<Self, TooLarge> {
        Ok(agreement::compare(&marked(gold), &marked(predicted))?.into())
    }
}

fn of_relation(of: &Confusion, relation: twintree::Relation) -> Fraction {
    of.each(agreement::class(Some(relation))).fractions().into()
}

/// The links between words; one with a word 0 is not a link.
fn marked(pairs: &[Vec<Link>]) -> Vec<Vec<AnnotatedLink>> {
    pairs
        .iter()
        .map(|links| links.iter().filter_map(Link::marked).collect())
        .collect()
}
