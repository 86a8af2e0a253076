//! The projections that a pair of sentences shows, each decision with its evidence.

use twintree::projection::sentences::{ClauseId, Clauses, Parse, SourceSentence, TargetSentence};
use twintree::projection::{Aligned, Extraction, Origin, Rules, extract};
use twintree::{NodeId, Pair, Side};

use super::dropped::ProjectionDrop;
use super::parts::{self, ClausePiece, DecidedValue, SpinePart};
use crate::number::{ends, ids, number};
use crate::request::{Refused, text_errors};
use crate::{Diagnostic, Request};

answers! {
    /// A clause of one side. A node is named by a number: a word by its id, a phrase by the number of words,
    /// 1 and its index.
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

    /// A decision and its evidence.
    pub struct DerivedDecision new(decided: DecidedValue, of: &Origin, numbers: &[Numbers; 2]) {
        /// What was decided.
        pub decided: DecidedValue = decided,
        /// Nodes of the left sentence.
        pub left: Vec<u32> = numbers[0].all(&of.nodes[0]),
        /// Nodes of the right one.
        pub right: Vec<u32> = numbers[1].all(&of.nodes[1]),
        /// The ids of words of the left sentence.
        pub left_words: Vec<u32> = ids(&of.words[0]),
        /// Those of the right one.
        pub right_words: Vec<u32> = ids(&of.words[1]),
        /// The links that led there, by left and right id.
        pub links: Vec<[u32; 2]> = ends(&of.links),
    }

    /// The projection of a clause that its translation shows.
    pub struct ClauseProjection new(aligned: &Aligned, clauses: [&Clauses; 2], numbers: &[Numbers; 2]) {
        /// 8 decisions, and one for each modifier.
        pub decisions: Vec<DerivedDecision> = derived(aligned, clauses, numbers),
        /// The spine, each node before those below it.
        pub spine: Vec<SpinePart> = parts::spine(&aligned.projection),
        /// The clause put together.
        pub pieces: Vec<ClausePiece> = parts::pieces(&aligned.realised()),
        /// The same in one line.
        pub text: String = aligned.realised().to_string(),
        /// Whether the table of stems knows the main verb.
        pub known_stem: bool = aligned.target.is_known,
    }

    /// Two clauses that were paired.
    pub struct ClausePair new(place: u32, projection: Option<ClauseProjection>, dropped: Option<ProjectionDrop>) {
        /// The place of the left clause among those of its side.
        pub left: u32 = place,
        /// That of the right one.
        pub right: u32 = place,
        /// The projection; missing where there is none.
        pub projection: Option<ClauseProjection> = projection,
        /// Why there is none.
        pub dropped: Option<ProjectionDrop> = dropped,
    }

    /// What a pair of sentences shows.
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

    /// The projections, or what prevents them.
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
}

impl ProjectionsResult {
    /// Reads the projections off a pair, by the rules of German and English. Reading it as
    /// dependencies makes no difference.
    pub fn new(request: &Request) -> Self {
        match sound(request) {
            Ok(pair) => Self::Ok {
                projections: Box::new(Projections::new(&pair, &Rules::default())),
            },
            Err(Refused(diagnostics)) => Self::Rejected { diagnostics },
        }
    }
}

/// The pair of a request, if nothing is wrong with it.
pub(super) fn sound(request: &Request) -> Result<Pair<'_>, Refused> {
    let pair = request.read()?;
    let errors: Vec<Diagnostic> = text_errors(&pair).collect();
    if errors.is_empty() {
        Ok(pair)
    } else {
        Err(Refused(errors))
    }
}

/// The numbers of nodes.
pub(crate) struct Numbers(Vec<u32>);

impl Numbers {
    pub(super) fn new(parse: &Parse) -> Self {
        let mut next = number(parse.len());
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
        let pairs = (0..).zip(&found.pairs).map(|(place, one)| {
            let one = one.as_ref();
            let dropped = one
                .err()
                .map(|why| ProjectionDrop::of_clauses(why, &numbers));
            let projection = one.map(|one| ClauseProjection::new(one, clauses, &numbers));
            ClausePair::new(place, projection.ok(), dropped)
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

/// The decisions of a projection, each with its origin.
fn derived(
    aligned: &Aligned,
    clauses: [&Clauses; 2],
    numbers: &[Numbers; 2],
) -> Vec<DerivedDecision> {
    let decisions = aligned.projection.decisions().map(|decision| {
        let decided = DecidedValue::new(&aligned.projection, decision);
        DerivedDecision::new(decided, &aligned.origin(decision, clauses), numbers)
    });
    decisions.collect()
}
