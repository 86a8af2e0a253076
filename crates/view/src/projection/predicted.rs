//! A clause projected by a model: the beam decision by decision, and what was found.

use twintree::Side;
use twintree::projection::prediction::{Explained, Layer, Options, Token, explain};
use twintree::projection::sentences::SourceSentence;
use twintree::projection::{
    Aligned, Decision, Dropped, Enforced, Model, Projection, Rules, extract, realise,
};

use super::average;
use super::derived::sound;
use super::dropped::ProjectionDrop;
use super::parts::{self, ClausePiece, DecidedValue, SpinePart};
use crate::number::number;
use crate::request::Refused;
use crate::{Diagnostic, Request};

answers! {
    /// How a clause is projected.
    #[derive(Copy)]
    pub struct PredictOptions {
        /// Which clause of the left sentence, from 0, in the order of their main verbs.
        pub clause: u32,
        /// How many prefixes are kept.
        pub beam: u32,
        /// Whether only stems that were seen with the main verb, and forms that were seen with their stem,
        /// may be chosen.
        pub seen_only: bool,
    }

    /// A prefix of the beam: one that was kept, longer by one decision.
    pub struct BeamPrefix {
        /// Its place among all of the decision, from 0: the best first.
        pub place: u32,
        /// The place of the prefix that it goes on from, among those of the decision before.
        pub parent: u32,
        /// The value that was added.
        pub value: String,
        /// The score.
        pub score: f64,
        /// Whether its decisions are those that the translation shows.
        pub gold: bool,
    }

    /// The beam after a decision.
    pub struct BeamLayer {
        /// The decision.
        pub decision: &'static str,
        /// The modifier whose place it is.
        pub modifier: Option<u32>,
        /// How many prefixes are kept: those that stand first.
        pub kept: u32,
        /// How many there were.
        pub all: u32,
        /// Those that are kept, the best of those that fell out, and the right one.
        pub prefixes: Vec<BeamPrefix>,
    }

    /// A whole projection.
    pub struct ScoredProjection new(of: &Projection, score: Option<f64>, texts: &[Option<&str>]) {
        /// Its decisions.
        pub decisions: Vec<DecidedValue> = of.decisions().map(|decision| DecidedValue::new(of, decision)).collect(),
        /// The score; missing where training has not seen all of it.
        pub score: Option<f64> = score,
        /// The spine, each node before those below it.
        pub spine: Vec<SpinePart> = parts::spine(of),
        /// The realised clause; translations of modifiers are those of the aligned phrases.
        pub pieces: Vec<ClausePiece> = parts::pieces(&realise(of, texts)),
    }

    /// A search, and what it found.
    pub struct Prediction {
        /// Decision by decision.
        pub layers: Vec<BeamLayer>,
        /// The best one; missing where no sequence of decisions is allowed.
        pub found: Option<ScoredProjection>,
        /// The places of its prefixes.
        pub way: Vec<u32>,
        /// What the translation shows, if it shows a projection.
        pub gold: Option<ScoredProjection>,
        /// The places of its prefixes, as far as they were kept.
        pub gold_way: Vec<u32>,
        /// The decisions of it that training has never seen.
        pub unseen: Vec<DecidedValue>,
    }

    /// A search, or why there is none.
    pub enum PredictResult {
        /// The search.
        Ok {
            /// What happened.
            prediction: Box<Prediction>,
        },
        /// The clause cannot be projected.
        Dropped {
            /// Why.
            dropped: Box<ProjectionDrop>,
        },
        /// A text or the links have errors.
        Rejected {
            /// Which.
            diagnostics: Vec<Diagnostic>,
        },
        /// The text is not a model: reading it says why.
        NoModel,
    }
}

/// At most this many pruned prefixes are listed.
const FALLEN: usize = 3;

/// A clause that a model is asked about.
pub(super) struct Asked<'m> {
    pub(super) model: &'m Model,
    pub(super) explained: Explained<'m>,
    gold: Option<Aligned>,
    /// What the translation shows as tokens; a value that training has not seen has none.
    right: Vec<Option<Token>>,
}

/// Why there is no search.
pub(super) enum NotAsked {
    Dropped(Box<ProjectionDrop>),
    Rejected(Refused),
}

impl<'m> Asked<'m> {
    pub(super) fn new(
        model: &'m Model,
        request: &Request,
        options: &PredictOptions,
    ) -> Result<Self, NotAsked> {
        let pair = sound(request).map_err(NotAsked::Rejected)?;
        let dropped = |code| {
            NotAsked::Dropped(Box::new(ProjectionDrop {
                code,
                side: Some(crate::Side::Left),
                ..ProjectionDrop::default()
            }))
        };
        let mut search = Options::of(model);
        let sentence = pair.side(Side::Left).sentence();
        let sentence = match sentence.map(|one| SourceSentence::new(one, &search.language)) {
            Some(Ok(sentence)) => sentence,
            Some(Err(reason)) => return Err(dropped(reason.code())),
            None => return Err(dropped("text-errors")),
        };
        let place = options.clause as usize;
        let clause = sentence.all().get(place);
        let clause = clause.ok_or_else(|| dropped("no-clauses"))?;
        if let Some(why) = Dropped::of_source(clause) {
            let why = ProjectionDrop::of_clause(&why);
            return Err(NotAsked::Dropped(Box::new(why)));
        }
        let functions = sentence.functions(clause);
        search.beam = options.beam as usize;
        if !options.seen_only {
            search.constraints.lexicon = Enforced::No;
            search.constraints.inflection = Enforced::No;
        }
        let explained =
            explain(model, &functions, &search).ok_or_else(|| dropped("too-many-modifiers"))?;
        let found = extract(&pair, &Rules::default()).ok();
        let gold = found.and_then(|found| found.pairs.into_iter().nth(place)?.ok());
        let right = gold.as_ref().map(|gold| model.tokens(&gold.projection));
        Ok(Self {
            model,
            explained,
            right: right.unwrap_or_default(),
            gold,
        })
    }

    /// The first decisions of the translation, as far as training has seen them.
    pub(super) fn known(&self) -> Vec<Token> {
        let known = self.right.iter().copied();
        known.map_while(|token| token).collect()
    }

    /// What a decision adds to the score.
    fn gain(&self, prefix: &[Token], value: Token) -> i64 {
        let fired = self.explained.fired(prefix, value);
        fired.iter().map(|one| one.weight).sum()
    }

    /// The decisions of the prefix at a place of a layer, the first one first. `None` where there is none.
    pub(super) fn decisions(&self, layer: usize, place: usize) -> Option<Vec<Token>> {
        let mut values = Vec::new();
        let mut at = place;
        for layer in self.explained.layers.get(..=layer)?.iter().rev() {
            let candidate = layer.candidates.get(at)?;
            values.push(candidate.value);
            at = candidate.parent;
        }
        values.reverse();
        Some(values)
    }

    /// The places of a sequence of decisions in the layers, as far as it was kept.
    fn way(&self, values: &[Token]) -> Vec<u32> {
        let mut way = Vec::new();
        let mut parent = 0;
        for (layer, &value) in self.explained.layers.iter().zip(values) {
            let mut candidates = layer.candidates.iter();
            let place = candidates.position(|one| one.parent == parent && one.value == value);
            let Some(place) = place else { break };
            way.push(number(place));
            if place >= layer.kept {
                break;
            }
            parent = place;
        }
        way
    }

    fn prediction(&self) -> Prediction {
        let gold_way = self.way(&self.known());
        let layers = self.explained.layers.iter().enumerate();
        let best = self.explained.found.first();
        let score = self.known_score();
        Prediction {
            layers: layers
                .map(|(at, layer)| self.layer(layer, gold_way.get(at).copied()))
                .collect(),
            found: self.explained.best().map(|found| {
                let score = Some(average(found.score, self.model));
                self.scored(&found.projection, score)
            }),
            way: best.map_or_else(Vec::new, |best| self.way(&best.values)),
            gold: self
                .gold
                .as_ref()
                .map(|gold| self.scored(&gold.projection, score)),
            gold_way,
            unseen: self.unseen(),
        }
    }

    fn known_score(&self) -> Option<f64> {
        let known = self.known();
        if self.right.is_empty() || known.len() < self.right.len() {
            return None;
        }
        let gains = (0..known.len()).map(|at| {
            let (prefix, value) = known.split_at(at);
            value.first().map_or(0, |&value| self.gain(prefix, value))
        });
        Some(average(gains.sum(), self.model))
    }

    fn unseen(&self) -> Vec<DecidedValue> {
        let Some(gold) = &self.gold else {
            return Vec::new();
        };
        let decisions = gold.projection.decisions().zip(&self.right);
        let unseen = decisions.filter(|(_, token)| token.is_none());
        unseen
            .map(|(decision, _)| DecidedValue::new(&gold.projection, decision))
            .collect()
    }

    fn layer(&self, layer: &Layer, gold: Option<u32>) -> BeamLayer {
        let is_gold = |place: usize| gold.is_some_and(|gold| gold as usize == place);
        let told = |&(place, _): &(usize, _)| place < layer.kept + FALLEN || is_gold(place);
        let candidates = layer.candidates.iter().enumerate().filter(told);
        BeamLayer {
            decision: layer.decision.name(),
            modifier: parts::modifier(layer.decision),
            kept: number(layer.kept),
            all: number(layer.candidates.len()),
            prefixes: candidates
                .map(|(place, candidate)| BeamPrefix {
                    place: number(place),
                    parent: number(candidate.parent),
                    value: self.value(layer.decision, candidate.value),
                    score: average(candidate.score, self.model),
                    gold: is_gold(place),
                })
                .collect(),
        }
    }

    /// A value in words: a text of the target language as subject or object stands in quotation marks.
    pub(super) fn value(&self, decision: Decision, value: Token) -> String {
        let text = self.explained.text(value);
        let is_slot = matches!(decision, Decision::Subject | Decision::Object);
        // The place of an argument is written small, as of all modifiers.
        if matches!(decision, Decision::Modifier(_)) && value == Token::NULL {
            "null".into()
        } else if is_slot && value.symbol_index().is_some() {
            format!("\"{text}\"")
        } else {
            text
        }
    }

    fn scored(&self, projection: &Projection, score: Option<f64>) -> ScoredProjection {
        let modifiers = self.gold.iter().flat_map(|gold| &gold.modifiers);
        let texts: Vec<_> = modifiers.map(|one| one.text.as_deref()).collect();
        ScoredProjection::new(projection, score, &texts)
    }
}

impl PredictResult {
    /// Projects a clause of the left sentence; a model is missing where its text is not a model.
    pub fn new(model: Option<&Model>, request: &Request, options: &PredictOptions) -> Self {
        let Some(model) = model else {
            return Self::NoModel;
        };
        match Asked::new(model, request, options) {
            Ok(asked) => Self::Ok {
                prediction: Box::new(asked.prediction()),
            },
            Err(NotAsked::Dropped(dropped)) => Self::Dropped { dropped },
            Err(NotAsked::Rejected(Refused(diagnostics))) => Self::Rejected { diagnostics },
        }
    }
}
