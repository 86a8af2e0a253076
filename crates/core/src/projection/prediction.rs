//! A clause projected by a model, with the reasons.
//!
//! ```
//! use twintree::projection::prediction::{Options, predict};
//! use twintree::projection::training::{self, Training};
//! use twintree::projection::{Rules, extract};
//! use twintree::{Pair, PairOptions};
//!
//! let (left, right) = ("(s (pper-sb er) (vvfin-hd schläft))", "(S (NP-A (PRP he)) (VP (VBZ sleeps)))");
//! let pair = Pair::read(left, right, "1-1 2-2", &PairOptions::default());
//! let found = extract(&pair, &Rules::default())?;
//! let mut training = Training::new(training::Options::default());
//! training.add(&found)?;
//! let model = training.learn()?;
//!
//! let aligned = found.pairs[0].as_ref().map_err(ToString::to_string)?;
//! let clause = found.source.functions(&aligned.source);
//! let predicted = predict(&model, &clause, &Options::of(&model)).ok_or("nothing is allowed")?;
//! assert_eq!(predicted.projection, aligned.projection);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::string::String;
use alloc::vec::Vec;

use crate::projection::advance::{Constraints, Rule};
pub use crate::projection::beam::{Candidate, Prefix};
use crate::projection::beam::{Search, Task};
use crate::projection::decisions::{Decision, Projection};
pub use crate::projection::features::Feature;
use crate::projection::features::{Example, describe};
use crate::projection::functions::Functions;
use crate::projection::language::{GERMAN, SourceLanguage};
use crate::projection::model::Model;
use crate::projection::pairing::Dropped;
use crate::projection::parse::NoParse;
use crate::projection::realisation::{Realised, realise};
use crate::projection::reranking::{Ranking, rerank};
use crate::projection::sentence::SourceSentence;
use crate::projection::source::{MODIFIERS, SourceClause};
use crate::projection::task::ClauseTask;
use crate::projection::token::Key;
pub use crate::projection::token::Token;
use crate::projection::translations::Translations;
use crate::sentence::Sentence;

/// How much is kept of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Detail {
    /// What was found.
    #[default]
    Found,
    /// Also what happened on the way.
    Explained,
}

/// How a clause is projected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Options<'t> {
    /// How many prefixes are kept.
    pub beam: usize,
    /// Which constraints hold.
    pub constraints: Constraints,
    /// The language of the sentence.
    pub language: SourceLanguage<'t>,
    /// The translations of modifiers; none where they are left open.
    pub translations: Option<&'t Translations>,
    /// How much is kept.
    pub detail: Detail,
}

impl<'t> Options<'t> {
    /// As the model was trained, from German, without translations.
    pub fn of(model: &Model) -> Self {
        Self {
            beam: model.beam,
            constraints: model.constraints,
            language: GERMAN,
            translations: None,
            detail: Detail::Found,
        }
    }

    /// The same with lists of translations of modifiers.
    #[must_use]
    pub fn with_translations(self, translations: &'t Translations) -> Self {
        Self {
            translations: Some(translations),
            ..self
        }
    }
}

/// A clause of a new sentence, projected.
#[derive(Debug)]
pub struct ProjectedClause<'m> {
    /// The clause.
    pub source: SourceClause,
    /// Its words, as written.
    pub words: Vec<String>,
    /// The decisions.
    pub projection: Projection,
    /// The sum of all weights; divided by the [visits](Model::visits) of the model it is the score.
    pub score: i64,
    /// For each modifier its possible translations, where lists are given.
    pub translations: Option<Vec<Ranking<'m>>>,
    /// The words realised from the decisions and the best translations.
    pub realised: Realised,
    /// The search, where it is kept.
    pub explained: Option<Explained<'m>>,
}

impl Model {
    /// The clauses of a new sentence, in the order of their main verbs, each projected as the model was
    /// trained, or why it is not. Their modifiers are left open (`…`).
    ///
    /// # Errors
    /// If the sentence has errors, is no phrase tree, or is too long.
    ///
    /// # Complexity
    /// That of a search for each clause: see [`predict`].
    ///
    /// # Example
    /// ```
    /// use twintree::projection::{Rules, Training, Translations, extract, prediction};
    /// use twintree::{Pair, Sentence};
    ///
    /// let pair = Pair::read(
    ///     "(s (pper-sb er) (vvfin-hd schläft))",
    ///     "(S (NP-A (PRP he)) (VP (VBZ sleeps)))",
    ///     "1-1 2-2",
    ///     &twintree::PairOptions::default(),
    /// );
    /// let mut training = Training::new(Default::default());
    /// training.add(&extract(&pair, &Rules::default())?)?;
    /// let model = training.learn()?;
    ///
    /// let sentence = Sentence::read("(s (pper-sb sie) (vvfin-hd schläft))").ok_or("no sentence")?;
    /// for clause in model.project(&sentence)? {
    ///     assert_eq!(clause?.realised.to_string(), "… sleeps");
    /// }
    ///
    /// let (translations, _) = Translations::read("sie ||| she\n");
    /// let options = prediction::Options::of(&model).with_translations(&translations);
    /// for clause in model.project_with(&sentence, &options)? {
    ///     assert_eq!(clause?.realised.to_string(), "she sleeps");
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn project(
        &self,
        sentence: &Sentence<'_>,
    ) -> Result<Vec<Result<ProjectedClause<'_>, Dropped>>, NoParse> {
        self.project_with(sentence, &Options::of(self))
    }

    /// The same by other options.
    ///
    /// # Errors
    /// As [`project`](Self::project).
    ///
    /// # Complexity
    /// That of a search for each clause.
    pub fn project_with<'m>(
        &'m self,
        sentence: &Sentence<'_>,
        options: &Options<'m>,
    ) -> Result<Vec<Result<ProjectedClause<'m>, Dropped>>, NoParse> {
        let sentence = SourceSentence::new(sentence, &options.language)?;
        let clauses = sentence.all().iter();
        let project = |clause| ProjectedClause::new(self, &sentence, clause, options);
        Ok(clauses.map(project).collect())
    }
}

impl<'m> ProjectedClause<'m> {
    pub(crate) fn new(
        model: &'m Model,
        sentence: &SourceSentence<'_>,
        clause: &SourceClause,
        options: &Options<'m>,
    ) -> Result<Self, Dropped> {
        if let Some(why) = Dropped::of_source(clause) {
            return Err(why);
        }
        let functions = sentence.functions(clause);
        let explained = search(model, &functions, options, options.detail);
        let explained = explained.ok_or(Dropped::NothingAllowed)?;
        let Predicted { projection, score } = explained.best().ok_or(Dropped::NothingAllowed)?;
        let rank = |lists| rerank(model, &functions, &projection, lists);
        let translations = options.translations.map(rank);
        let best = translations.iter().flatten().map(Ranking::best);
        let texts: Vec<_> = best.map(|one| Some(one?.choice.text())).collect();
        let texts: Vec<_> = texts.iter().map(Option::as_deref).collect();
        let words = sentence.clauses().words(clause.id);
        Ok(Self {
            words: words.map(String::from).collect(),
            realised: realise(&projection, &texts),
            source: clause.clone(),
            projection,
            score,
            translations,
            explained: Some(explained).filter(|_| options.detail == Detail::Explained),
        })
    }
}

/// A projection that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Predicted {
    /// The decisions.
    pub projection: Projection,
    /// The sum of all weights; divided by the [visits](Model::visits) of the model it is the score.
    pub score: i64,
}

/// One decision of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layer {
    /// Which decision.
    pub decision: Decision,
    /// All prefixes, longer by that decision: the best first. The first `kept` of them are kept; the
    /// parent of each is one of those kept before.
    pub candidates: Vec<Candidate>,
    /// How many are kept.
    pub kept: usize,
}

/// A feature that fired, and its weight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fired {
    /// The feature in words.
    pub feature: Feature,
    /// Its weight, summed over all examples seen.
    pub weight: i64,
}

/// A search, for inspection.
#[derive(Debug)]
pub struct Explained<'m> {
    model: &'m Model,
    example: Example,
    constraints: Constraints,
    /// Decision by decision.
    pub layers: Vec<Layer>,
    /// The sequences found, the best first.
    pub found: Vec<Prefix>,
}

/// Projects a clause; `None` if it has too many modifiers, or no sequence of decisions is allowed.
///
/// # Complexity
/// For each decision, the time to weigh all values after each prefix that is kept.
pub fn predict(model: &Model, clause: &Functions, options: &Options<'_>) -> Option<Predicted> {
    search(model, clause, options, Detail::Found)?.best()
}

/// Projects a clause, and keeps the search.
///
/// # Complexity
/// That of [`predict`], and memory for all candidates.
pub fn explain<'m>(
    model: &'m Model,
    clause: &Functions,
    options: &Options<'_>,
) -> Option<Explained<'m>> {
    search(model, clause, options, Detail::Explained)
}

fn search<'m>(
    model: &'m Model,
    clause: &Functions,
    options: &Options<'_>,
    detail: Detail,
) -> Option<Explained<'m>> {
    if clause.modifiers.len() > MODIFIERS {
        return None;
    }
    let token = |text: &str| model.inventory.get(text).unwrap_or_default();
    let mut explained = Explained {
        example: Example::new(clause, token).with_stems(&model.inventory),
        model,
        constraints: options.constraints,
        layers: Vec::new(),
        found: Vec::new(),
    };
    let task = explained.task();
    let mut search = Search::new(&task, &model.weights, options.beam);
    let mut layers = Vec::new();
    for place in 0..task.decisions() {
        match detail {
            Detail::Found => search.step(),
            Detail::Explained => layers.push(Layer {
                decision: Decision::at(place),
                candidates: search.step_and_tell(),
                kept: search.kept().len(),
            }),
        }
    }
    explained.found = search.kept().to_vec();
    explained.layers = layers;
    Some(explained)
}

impl Explained<'_> {
    fn task(&self) -> ClauseTask<'_> {
        ClauseTask {
            inventory: &self.model.inventory,
            example: &self.example,
            constraints: self.constraints,
        }
    }

    /// The best projection; none if no sequence of decisions is allowed.
    pub fn best(&self) -> Option<Predicted> {
        let best = self.found.first()?;
        Some(Predicted {
            projection: self.model.inventory.projection(&best.values)?,
            score: best.score,
        })
    }

    /// A value in words.
    pub fn text(&self, value: Token) -> String {
        describe(value, &self.model.inventory)
    }

    /// All values that could follow a prefix, and for each that is forbidden the rule that forbids it.
    pub fn judged(&self, prefix: &[Token]) -> Vec<(Token, Option<Rule>)> {
        self.task().judged(prefix)
    }

    /// The features of deciding so that have a weight, in the order of their templates.
    pub fn fired(&self, prefix: &[Token], value: Token) -> Vec<Fired> {
        let mut keys: Vec<Key> = Vec::new();
        self.task().features(prefix, value, &mut keys);
        let fired = keys.into_iter().filter_map(|key| {
            let weight = self.model.weights.get(key);
            let feature = Feature::new(key, &self.model.inventory)?;
            (weight != 0).then_some(Fired { feature, weight })
        });
        fired.collect()
    }
}
