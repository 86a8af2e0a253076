//! The projections that a pair of sentences shows, each decision with what it was read off.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::projection::sentences::{ClauseId, Clauses, Parse, SourceSentence, TargetSentence};
use twintree::projection::{Aligned, Extraction, Rules, extract};
use twintree::{NodeId, Pair, Side, WordId};

use super::dropped::ProjectionDrop;
use super::parts::{self, ClausePiece, DecidedValue, SpinePart};
use crate::request::text_errors;
use crate::{Diagnostic, Request};

/// A clause of one side. A node is named by a number: a word by its id, a phrase by the number of words,
/// 1 and its index.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ClauseOfSide {
    /// Its root.
    pub root: u32,
    /// The ids of its words, without those of clauses inside.
    pub words: Vec<u32>,
    /// The id of its main verb; missing where it has none.
    pub main: Option<u32>,
    /// Of a left clause its modifiers, by node; modifier 1 stands first.
    pub modifiers: Vec<u32>,
}

/// A decision, and what it was read off.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DerivedDecision {
    /// What was decided.
    pub decided: DecidedValue,
    /// Nodes of the left sentence.
    pub left: Vec<u32>,
    /// Nodes of the right one.
    pub right: Vec<u32>,
    /// The ids of words of the left sentence.
    pub left_words: Vec<u32>,
    /// Those of the right one.
    pub right_words: Vec<u32>,
    /// The links that led there, by left and right id.
    pub links: Vec<[u32; 2]>,
}

/// The projection of a clause that its translation shows.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ClauseProjection {
    /// 8 decisions, and one for each modifier.
    pub decisions: Vec<DerivedDecision>,
    /// The spine, each node before those below it.
    pub spine: Vec<SpinePart>,
    /// The clause put together.
    pub pieces: Vec<ClausePiece>,
    /// The same in one line.
    pub text: String,
    /// Whether the table of stems knows the main verb.
    pub known_stem: bool,
}

/// Two clauses that were paired.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ClausePair {
    /// The place of the left clause among those of its side.
    pub left: u32,
    /// That of the right one.
    pub right: u32,
    /// The projection; missing where there is none.
    pub projection: Option<ClauseProjection>,
    /// Why there is none.
    pub dropped: Option<ProjectionDrop>,
}

/// What a pair of sentences shows.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Projections {
    /// The clauses of the left sentence, in the order of their main verbs.
    pub left: Vec<ClauseOfSide>,
    /// Those of the right one.
    pub right: Vec<ClauseOfSide>,
    /// The clauses that were paired.
    pub pairs: Vec<ClausePair>,
    /// Why none was.
    pub dropped: Option<ProjectionDrop>,
}

/// The projections, or what stands in the way.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ProjectionsResult {
    /// The projections.
    Ok {
        /// What they are.
        projections: Box<Projections>,
    },
    /// A text or the links have errors.
    Rejected {
        /// Which.
        diagnostics: Vec<Diagnostic>,
    },
}

impl ProjectionsResult {
    /// Reads the projections off a pair, by the rules of German and English. That it is read as
    /// dependencies makes no difference.
    pub fn new(request: &Request) -> Self {
        let pair = match sound(request) {
            Ok(pair) => pair,
            Err(diagnostics) => return Self::Rejected { diagnostics },
        };
        let rules = Rules::default();
        let projections = Box::new(Projections::new(&pair, &rules));
        Self::Ok { projections }
    }
}

/// The pair of a request, if nothing is wrong with it.
pub(super) fn sound(request: &Request) -> Result<Pair<'_>, Vec<Diagnostic>> {
    let pair = request.read().map_err(|too_long| too_long.diagnostics())?;
    let errors: Vec<Diagnostic> = text_errors(&pair).collect();
    if errors.is_empty() {
        Ok(pair)
    } else {
        Err(errors)
    }
}

/// The numbers of nodes.
pub(super) struct Numbers(Vec<u32>);

impl Numbers {
    pub(super) fn new(parse: &Parse) -> Self {
        let mut next = u32::try_from(parse.len()).unwrap_or(u32::MAX);
        let number = |node: NodeId| {
            if parse.is_leaf(node) {
                parse.first_word(node).get()
            } else {
                next = next.saturating_add(1);
                next
            }
        };
        Self(parse.tree().nodes().map(number).collect())
    }

    pub(super) fn of(&self, node: NodeId) -> u32 {
        self.0.get(node.index()).copied().unwrap_or_default()
    }

    pub(super) fn all(&self, nodes: &[NodeId]) -> Vec<u32> {
        nodes.iter().map(|&node| self.of(node)).collect()
    }
}

impl Projections {
    fn new(pair: &Pair<'_>, rules: &Rules<'_>) -> Self {
        match extract(pair, rules) {
            Ok(found) => Self::found(&found),
            Err(why) => {
                let sentence = |side| pair.side(side).sentence();
                let source = |one| SourceSentence::new(one, &rules.source).ok();
                let target = |one| TargetSentence::new(one, &rules.target, &rules.lemmas).ok();
                let left = sentence(Side::Left).and_then(source);
                let right = sentence(Side::Right).and_then(target);
                Self {
                    left: left.as_ref().map(left_clauses).unwrap_or_default(),
                    right: right.as_ref().map(right_clauses).unwrap_or_default(),
                    pairs: Vec::new(),
                    dropped: Some(ProjectionDrop::of_sentences(&why)),
                }
            }
        }
    }

    fn found(found: &Extraction<'_>) -> Self {
        let clauses = [found.source.clauses(), found.target.clauses()];
        let numbers = clauses.map(|clauses| Numbers::new(clauses.parse()));
        let pairs = (0_u32..).zip(&found.pairs).map(|(place, one)| ClausePair {
            left: place,
            right: place,
            projection: one
                .as_ref()
                .ok()
                .map(|one| ClauseProjection::new(one, clauses, &numbers)),
            dropped: one
                .as_ref()
                .err()
                .map(|why| ProjectionDrop::of_clauses(why, &numbers)),
        });
        Self {
            pairs: pairs.collect(),
            left: left_clauses(&found.source),
            right: right_clauses(&found.target),
            dropped: None,
        }
    }
}

fn left_clauses(sentence: &SourceSentence<'_>) -> Vec<ClauseOfSide> {
    let clauses = sentence.clauses();
    let numbers = Numbers::new(clauses.parse());
    let all = sentence.all().iter();
    all.map(|clause| ClauseOfSide {
        root: numbers.of(clause.root),
        words: words(clauses, clause.id),
        main: clause.main.map(|verb| numbers.of(verb)),
        modifiers: numbers.all(&clause.modifiers),
    })
    .collect()
}

fn right_clauses(sentence: &TargetSentence) -> Vec<ClauseOfSide> {
    let clauses = sentence.clauses();
    let numbers = Numbers::new(clauses.parse());
    let all = sentence.all().iter();
    all.map(|(id, clause)| ClauseOfSide {
        root: clauses.get(*id).map_or(0, |clause| numbers.of(clause.root)),
        words: words(clauses, *id),
        main: clause.as_ref().map(|clause| numbers.of(clause.main)),
        modifiers: Vec::new(),
    })
    .collect()
}

fn words(clauses: &Clauses, id: ClauseId) -> Vec<u32> {
    let leaves = clauses.leaves(id);
    leaves
        .map(|leaf| clauses.parse().first_word(leaf).get())
        .collect()
}

impl ClauseProjection {
    fn new(aligned: &Aligned, clauses: [&Clauses; 2], numbers: &[Numbers; 2]) -> Self {
        let projection = &aligned.projection;
        let decisions = projection.decisions().map(|decision| {
            let origin = aligned.origin(decision, clauses);
            let ids = |words: &[WordId]| words.iter().map(|word| word.get()).collect();
            let links = origin.links.iter();
            DerivedDecision {
                decided: DecidedValue::new(projection, decision),
                left: numbers[0].all(&origin.nodes[0]),
                right: numbers[1].all(&origin.nodes[1]),
                left_words: ids(&origin.words[0]),
                right_words: ids(&origin.words[1]),
                links: links
                    .map(|link| [link.left.get(), link.right.get()])
                    .collect(),
            }
        });
        let realised = aligned.realised();
        Self {
            decisions: decisions.collect(),
            spine: parts::spine(projection),
            pieces: parts::pieces(&realised),
            text: realised.to_string(),
            known_stem: aligned.target.is_known,
        }
    }
}
