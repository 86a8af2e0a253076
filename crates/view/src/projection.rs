//! Projections of clauses: one object for each, which fits on a line; and what the page shows of them.

mod derived;
mod dropped;
mod parts;
mod predicted;
mod trained;
mod weighed;

use serde::Serialize;
use twintree::projection::prediction::{Explained, Fired};
use twintree::projection::reranking::{self, FirstWord, Ranked, Ranking};
use twintree::projection::{
    Aligned, Decision, Dropped, DroppedSentences, Evaluation, Extraction, Model, ProjectedClause,
    Projection, Slot,
};

use crate::Side;

pub use derived::*;
pub use dropped::*;
pub use parts::*;
pub use predicted::*;
pub use trained::*;
pub use weighed::*;

/// What stands in the slot of a subject or an object.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum SlotValue {
    /// The number of a modifier, from 1.
    Modifier(u32),
    /// Words of the target language.
    Text(String),
}

rows! {
    /// The projection of a clause.
    pub struct ProjectionRow new(pair: u64, clause: usize, of: &Projection, source: Vec<String>, text: String) {
        /// The pair of sentences, from 1.
        pub pair: u64 = pair,
        /// The clause of the sentence, from 1, in the order of the main verbs.
        pub clause: usize = clause,
        /// The stem of the main verb.
        pub stem: String = of.stem.clone(),
        /// The tree over it, in brackets.
        pub spine: String = of.spine.to_string(),
        /// `active` or `passive`.
        pub voice: &'static str = of.voice.as_str(),
        /// The subject; missing where there is none.
        pub subject: Option<SlotValue> = SlotValue::of(&of.subject),
        /// The object; missing where there is none.
        pub object: Option<SlotValue> = SlotValue::of(&of.object),
        /// Words that ask or relate; missing where there are none.
        pub wh: Option<String> = of.wh.clone(),
        /// Verbs before the main verb; missing where there are none.
        pub modals: Option<String> = of.modals.clone(),
        /// The form of the main verb.
        pub infl: String = of.infl.clone(),
        /// Where each modifier goes.
        pub modifiers: Vec<&'static str> = of.modifiers.iter().map(|place| place.as_str()).collect(),
        /// The words of the source clause.
        pub source: Vec<String> = source,
        /// The realised clause; `…` where a translation is not known.
        pub text: String = text,
        /// How each modifier is translated, where lists are given; missing for one that is left out or has
        /// no list.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub translations: Option<Vec<Option<TranslationRow>>> = None,
        /// The score of a prediction.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub score: Option<f64> = None,
        /// Why it was predicted, decision by decision, where it is asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub decisions: Option<Vec<DecisionRow>> = None,
    }
}

/// What is written of a pair of clauses.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum ClauseRow {
    /// Its projection.
    Projection(Box<ProjectionRow>),
    /// Why there is none.
    Dropped(Box<DroppedRow>),
}

rows! {
    /// The translation that was chosen for a modifier.
    pub struct TranslationRow new(best: &Ranked<'_>, model: &Model) {
        /// Its words.
        pub text: String = best.choice.text(),
        /// Its place in the list, from 1.
        pub rank: u32 = best.choice.rank,
        /// Whether its first word is left out.
        pub without_first: bool = best.choice.first == FirstWord::LeftOut,
        /// Its score; 0 if nothing was learnt about translations.
        pub score: f64 = of_choices(best.score, model),
        /// The features that fired, by weight, where they are asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub features: Option<Vec<TranslationFeatureRow>> = None,
    }

    /// A feature of a translation that fired.
    pub struct TranslationFeatureRow new(fired: &reranking::Fired, model: &Model) {
        /// The property of the translation: `last tag: NN`.
        pub translation: String = named(&fired.translation),
        /// What the projection makes of the modifier: `place: subject`.
        pub projection: Option<String> = fired.setting.as_ref().map(named),
        /// Its weight.
        pub weight: f64 = of_choices(fired.weight, model),
    }

    /// A decision of a prediction, and the features for it.
    pub struct DecisionRow {
        /// `STEM`, or `MOD(1)`.
        pub decision: String,
        /// What was decided.
        pub value: String,
        /// How many prefixes were kept.
        pub kept: usize,
        /// How many fell out.
        pub dropped: usize,
        /// The features that fired, by weight.
        pub features: Vec<FeatureRow>,
        /// What was forbidden, each with the rule.
        pub forbidden: Vec<ForbiddenRow>,
    }

    /// A feature that fired.
    pub struct FeatureRow new(fired: &Fired, model: &Model) {
        /// Decisions and their values: `MODALS has`.
        pub parts: Vec<String> =
            fired.feature.parts.iter().map(|(name, value)| format!("{name} {value}")).collect(),
        /// The property of the source clause: `main verb: war`.
        pub source: Option<String> =
            fired.feature.source.as_ref().map(|(function, text)| format!("{}: {text}", function.name())),
        /// Its weight.
        pub weight: f64 = average(fired.weight, model),
    }

    /// A value that a rule forbade.
    pub struct ForbiddenRow {
        /// The value.
        pub value: String,
        /// The code of the rule.
        pub rule: &'static str,
    }

    /// A pair of sentences, or of clauses, that gave no projection.
    #[derive(Default)]
    pub struct DroppedRow {
        /// The pair of sentences, from 1.
        pub pair: u64,
        /// The clause, from 1; missing where the whole pair was dropped.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub clause: Option<usize>,
        /// The code of the reason.
        pub dropped: &'static str,
        /// How many clauses the left sentence has.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub left: Option<usize>,
        /// How many the right one has.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub right: Option<usize>,
        /// The decision that is forbidden, where that is the reason.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub decision: Option<String>,
        /// The rule that forbids it.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub rule: Option<&'static str>,
        /// The side that is the reason.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub side: Option<&'static str>,
    }

    /// How well clauses were projected.
    pub struct EvaluationRow from(of: &Evaluation) {
        /// How many clauses there were.
        pub clauses: u64 = of.exact.whole(),
        /// Whole projections.
        pub exact: Share = of.exact.into(),
        /// Clauses that are the same words.
        pub strings: Share = of.strings.into(),
        /// Modifiers whose translation was chosen rightly, where lists are given.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub translations: Option<Share> = of.translations.defined().map(Share::from),
        /// Each decision, `MOD` for all modifiers together.
        pub decisions: Vec<DecisionShare> =
            (0..).zip(&of.decisions).map(|(place, &counts)| DecisionShare::new(place, counts)).collect(),
    }

    /// How many are right, and of how many.
    pub struct Share from(counts: twintree::Ratio) {
        /// How many are right.
        pub right: u64 = counts.part(),
        /// Of how many.
        pub all: u64 = counts.whole(),
        /// The one divided by the other; missing if there are none.
        pub share: Option<f64> = counts.defined().map(twintree::Ratio::value),
    }

    /// How often a decision was right.
    pub struct DecisionShare new(place: usize, counts: twintree::Ratio) {
        /// Which decision.
        pub decision: &'static str = Decision::at(place).name(),
        /// How often.
        #[serde(flatten)]
        pub share: Share = counts.into(),
    }
}

impl SlotValue {
    fn of(slot: &Slot) -> Option<Self> {
        match slot {
            Slot::Null => None,
            Slot::Text(text) => Some(Self::Text(text.clone())),
            Slot::Modifier(number) => Some(Self::Modifier(*number)),
        }
    }
}

impl ProjectionRow {
    /// The row of a prediction: of the sentence with this number, its clause with this number. It has
    /// the features for each decision if the search is kept.
    pub fn predicted(
        pair: u64,
        number: usize,
        clause: &ProjectedClause<'_>,
        model: &Model,
    ) -> Self {
        let (words, text) = (clause.words.clone(), clause.realised.to_string());
        let mut row = Self::new(pair, number, &clause.projection, words, text);
        row.score = Some(average(clause.score, model));
        row.translations = clause.translations.as_ref().map(|rankings| {
            let row = |ranking: &Ranking<'_>| Some(TranslationRow::new(ranking.best()?, model));
            rankings.iter().map(row).collect()
        });
        match &clause.explained {
            Some(explained) => row
                .explained(explained, model)
                .translations_explained(clause.translations.iter().flatten(), model),
            None => row,
        }
    }

    /// The same with the features for each of the translations.
    fn translations_explained<'r>(
        mut self,
        rankings: impl Iterator<Item = &'r Ranking<'r>>,
        model: &Model,
    ) -> Self {
        for (row, ranking) in self.translations.iter_mut().flatten().zip(rankings) {
            if let Some((row, best)) = row.as_mut().zip(ranking.best()) {
                let mut fired = ranking.fired(model, best);
                fired.sort_by_key(|one| std::cmp::Reverse(one.weight.unsigned_abs()));
                let features = fired.iter();
                let features = features.map(|one| TranslationFeatureRow::new(one, model));
                row.features = Some(features.collect());
            }
        }
        self
    }

    /// The same with the features for each decision.
    fn explained(mut self, explained: &Explained<'_>, model: &Model) -> Self {
        let Some(best) = explained.found.first() else {
            return self;
        };
        let decisions = best.values.iter().enumerate().map(|(place, &value)| {
            let prefix = best.values.get(..place).unwrap_or_default();
            let layer = explained.layers.get(place);
            let kept = layer.map_or(0, |layer| layer.kept);
            let all = layer.map_or(0, |layer| layer.candidates.len());
            let mut fired = explained.fired(prefix, value);
            fired.sort_by_key(|one| std::cmp::Reverse(one.weight.unsigned_abs()));
            let judged = explained.judged(prefix).into_iter();
            let forbidden = judged.filter_map(|(value, rule)| {
                let value = explained.text(value);
                let rule = rule?.code();
                Some(ForbiddenRow { value, rule })
            });
            DecisionRow {
                decision: Decision::at(place).to_string(),
                value: explained.text(value),
                kept,
                dropped: all - kept,
                features: fired
                    .iter()
                    .map(|one| FeatureRow::new(one, model))
                    .collect(),
                forbidden: forbidden.collect(),
            }
        });
        self.decisions = Some(decisions.collect());
        self
    }
}

impl ClauseRow {
    /// The rows of a pair of sentences: one for each pair of clauses.
    pub fn all(pair: u64, found: &Extraction<'_>) -> Vec<Self> {
        let of = |(number, one): (usize, &Result<Aligned, Dropped>)| match one {
            Ok(aligned) => {
                let words = found.source.clauses().words(aligned.source.id);
                let (words, text) = (words.map(Into::into).collect(), aligned.realised());
                let projection = &aligned.projection;
                let row = ProjectionRow::new(pair, number, projection, words, text.to_string());
                Self::Projection(row.into())
            }
            Err(why) => Self::Dropped(DroppedRow::of_pair(pair, number, why).into()),
        };
        (1..).zip(&found.pairs).map(of).collect()
    }
}

fn named((name, value): &(&str, String)) -> String {
    format!("{name}: {value}")
}

/// A sum of weights of translations, divided by the number of choices seen.
fn of_choices(sum: i64, model: &Model) -> f64 {
    of_visits(sum, model.translation_visits().max(1))
}

/// A sum of weights, divided by the number of examples seen.
fn average(sum: i64, model: &Model) -> f64 {
    of_visits(sum, model.visits())
}

fn of_visits(sum: i64, visits: u32) -> f64 {
    #[expect(
        clippy::cast_precision_loss,
        reason = "sums of weights stay far below 2⁵³"
    )]
    let sum = sum as f64;
    sum / f64::from(visits)
}

impl DroppedRow {
    /// The row of a clause that could not be projected, with the code of the reason.
    pub fn of_clause(pair: u64, clause: usize, code: &'static str) -> Self {
        Self {
            pair,
            clause: Some(clause),
            dropped: code,
            ..Self::default()
        }
    }

    /// The row of a pair of clauses that was dropped.
    fn of_pair(pair: u64, clause: usize, why: &Dropped) -> Self {
        let row = Self::of_clause(pair, clause, why.code());
        match why {
            Dropped::Forbidden(decision, rule) => Self {
                decision: Some(decision.to_string()),
                rule: Some(rule.code()),
                ..row
            },
            Dropped::NoMainVerb(side) | Dropped::AlignedOutside { side, .. } => Self {
                side: Some(Side::from(*side).as_str()),
                ..row
            },
            _ => row,
        }
    }

    /// The row of a pair of sentences that was dropped as a whole.
    pub fn new(pair: u64, why: &DroppedSentences) -> Self {
        let row = Self {
            clause: None,
            ..Self::of_clause(pair, 0, why.code())
        };
        match why {
            DroppedSentences::ClausesDiffer { left, right } => Self {
                left: Some(*left),
                right: Some(*right),
                ..row
            },
            DroppedSentences::NoParse(side, _) => Self {
                side: Some(Side::from(*side).as_str()),
                ..row
            },
            _ => row,
        }
    }
}
