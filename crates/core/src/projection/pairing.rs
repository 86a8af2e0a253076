//! Clauses that are translations of each other, found in a pair of sentences, with the reasons for dropping
//! one.
//!
//! ```
//! use twintree::projection::{Rules, extract};
//! use twintree::{Pair, PairOptions};
//!
//! let left = "(s (pper-sb er) (vvfin-hd schläft))";
//! let right = "(S (NP-A (PRP he)) (VP (VBZ sleeps)))";
//! let pair = Pair::read(left, right, "1-1 2-2", &PairOptions::default());
//! let found = extract(&pair, &Rules::default())?;
//! let aligned = found.pairs[0].as_ref().map_err(ToString::to_string)?;
//! assert_eq!(
//!     aligned.projection.to_string(),
//!     "sleep | (S NP-A (VP V)) | active | 1 | NULL | NULL | NULL | sleeps | null"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Only sentences with equally many clauses are used. Their clauses, ordered by their main verbs, are
//! paired in order; a pair is dropped if a noun phrase or prepositional phrase of it is aligned with
//! one outside. **\[D\]** A clause without a main verb is ordered by its first word.
//!
//! Source: Cowan, Kučerová and Collins 2006, section 4.

use alloc::vec::Vec;
use core::fmt;

use crate::pair::{Pair, Side, Source, Unfit};
use crate::projection::advance::{Constraints, Rule, check};
use crate::projection::aligned::Aligned;
use crate::projection::clauses::ClauseId;
use crate::projection::decisions::Decision;
use crate::projection::language::{ENGLISH, GERMAN, SourceLanguage, TargetLanguage, matches};
use crate::projection::lemmas::Lemmas;
use crate::projection::parse::NoParse;
use crate::projection::phrases::Linked;
use crate::projection::sentence::SourceSentence;
use crate::projection::source::{MODIFIERS, SourceClause};
use crate::projection::target::{TargetClause, TargetSentence};
use crate::tree::{NodeId, subtree};

/// The languages and tables by which projections are read off.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Rules<'r> {
    /// The language of the left sentences.
    pub source: SourceLanguage<'r>,
    /// The language of the right sentences.
    pub target: TargetLanguage<'r>,
    /// The stems of verbs of the right sentences.
    pub lemmas: Lemmas,
    /// The constraints.
    pub constraints: Constraints,
}

impl Default for Rules<'static> {
    /// German and English.
    fn default() -> Self {
        Self {
            source: GERMAN,
            target: ENGLISH,
            lemmas: Lemmas::default(),
            constraints: Constraints::default(),
        }
    }
}

/// Why a pair of sentences is not used.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DroppedSentences {
    /// One of them cannot be read.
    NoParse(Side, NoParse),
    /// The links have errors.
    Unfit(Unfit),
    /// Neither has a clause.
    NoClauses,
    /// They have different numbers of clauses.
    ClausesDiffer {
        /// How many the left one has.
        left: usize,
        /// How many the right one has.
        right: usize,
    },
}

/// Why a pair of clauses is not used.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Dropped {
    /// A clause has no main verb.
    NoMainVerb(Side),
    /// A phrase of one of the clauses is aligned with one outside the other.
    AlignedOutside {
        /// The side of the phrase.
        side: Side,
        /// The phrase.
        node: NodeId,
        /// The phrase on the other side.
        counterpart: NodeId,
    },
    /// The source clause has too many modifiers.
    TooManyModifiers {
        /// How many.
        number: usize,
        /// How many it may have.
        limit: usize,
    },
    /// A constraint forbids a decision.
    Forbidden(Decision, Rule),
    /// No sequence of decisions that a model knows is allowed.
    NothingAllowed,
}

impl DroppedSentences {
    /// The stable name of the reason, in kebab-case.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoParse(_, reason) => reason.code(),
            Self::Unfit(reason) => reason.code(),
            Self::NoClauses => "no-clauses",
            Self::ClausesDiffer { .. } => "clauses-differ",
        }
    }
}

impl Dropped {
    /// Why a source clause is not projected, regardless of its translation; `None` if it can be.
    pub fn of_source(clause: &SourceClause) -> Option<Self> {
        let (number, limit) = (clause.modifiers.len(), MODIFIERS);
        if clause.main.is_none() {
            Some(Self::NoMainVerb(Side::Left))
        } else {
            (number > limit).then_some(Self::TooManyModifiers { number, limit })
        }
    }

    /// The stable name of the reason, in kebab-case.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoMainVerb(_) => "no-main-verb",
            Self::AlignedOutside { .. } => "aligned-outside",
            Self::TooManyModifiers { .. } => "too-many-modifiers",
            Self::Forbidden(..) => "forbidden",
            Self::NothingAllowed => "nothing-allowed",
        }
    }
}

impl fmt::Display for DroppedSentences {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoParse(side, reason) => write!(formatter, "{side}: {reason}"),
            Self::Unfit(reason) => reason.fmt(formatter),
            Self::NoClauses => formatter.write_str("neither sentence has a clause"),
            Self::ClausesDiffer { left, right } => write!(
                formatter,
                "the left sentence has {left} clauses, the right one {right}; only as many can be paired"
            ),
        }
    }
}

impl fmt::Display for Dropped {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoMainVerb(side) => write!(formatter, "the {side} clause has no main verb"),
            Self::AlignedOutside { side, .. } => write!(
                formatter,
                "a phrase of the {side} clause is aligned with one outside the other clause"
            ),
            Self::TooManyModifiers { number, limit } => write!(
                formatter,
                "the left clause has {number} modifiers, at most {limit} are projected"
            ),
            Self::Forbidden(decision, rule) => {
                write!(formatter, "{decision} is forbidden: {}", rule.code())
            }
            Self::NothingAllowed => formatter.write_str("no sequence of decisions is allowed"),
        }
    }
}

impl core::error::Error for DroppedSentences {}
impl core::error::Error for Dropped {}

/// What was found in a pair of sentences.
#[derive(Clone, Debug)]
pub struct Extraction<'r> {
    /// The left sentence.
    pub source: SourceSentence<'r>,
    /// The right one, with as many clauses.
    pub target: TargetSentence,
    /// For every pair of clauses, in the order of their main verbs, the projection, or why there is none.
    pub pairs: Vec<Result<Aligned, Dropped>>,
}

/// The projections that a pair of sentences shows.
///
/// # Errors
/// Why none of its clauses is used.
///
/// # Complexity
/// O(n · d) for n words and phrases and links and trees of depth d; both are limited (see
/// [`SourceSentence::new`]).
pub fn extract<'r>(pair: &Pair<'_>, rules: &Rules<'r>) -> Result<Extraction<'r>, DroppedSentences> {
    let sentence = |side| {
        let sentence = pair.side(side).sentence();
        let sentence = sentence.filter(|_| pair.side(side).words().is_some());
        sentence.ok_or(DroppedSentences::NoParse(side, NoParse::Errors))
    };
    let no_parse = |side| move |reason| DroppedSentences::NoParse(side, reason);
    let source = SourceSentence::new(sentence(Side::Left)?, &rules.source);
    let source = source.map_err(no_parse(Side::Left))?;
    let target = TargetSentence::new(sentence(Side::Right)?, &rules.target, &rules.lemmas);
    let target = target.map_err(no_parse(Side::Right))?;
    let unfit = DroppedSentences::Unfit(Unfit::Errors(Source::Links));
    let alignment = pair.alignment().ok_or(unfit)?;
    let [left, right] = [source.all().len(), target.all().len()];
    if left != right {
        return Err(DroppedSentences::ClausesDiffer { left, right });
    }
    if left == 0 {
        return Err(DroppedSentences::NoClauses);
    }
    let contents = [rules.source.contents, rules.target.contents];
    let clauses = [source.clauses(), target.clauses()];
    let linked = &Linked::new(clauses, contents, alignment);
    let both = source.all().iter().zip(target.all());
    let pairs = both
        .map(|(one, (id, other))| project(one, *id, other.as_ref(), linked, rules))
        .collect();
    Ok(Extraction {
        source,
        target,
        pairs,
    })
}

/// The projection of two clauses that were paired.
fn project(
    source: &SourceClause,
    id: ClauseId,
    target: Option<&TargetClause>,
    linked: &Linked<'_>,
    rules: &Rules<'_>,
) -> Result<Aligned, Dropped> {
    if let Some(why) = Dropped::of_source(source) {
        return Err(why);
    }
    let target = target.ok_or(Dropped::NoMainVerb(Side::Right))?;
    let paired = [source.id, id];
    let roots = [source.root, target.root];
    let phrases = [rules.source.aligned, rules.target.aligned];
    for (here, side) in [Side::Left, Side::Right].into_iter().enumerate() {
        let parse = linked.clauses[here].parse();
        let is_phrase = |node: &NodeId| {
            linked.clauses[here].owner(*node) == Some(paired[here])
                && !parse.is_leaf(*node)
                && matches(phrases[here], parse.category(*node))
        };
        // All nodes of a clause are below its root.
        let below = subtree::nodes(parse.tree(), roots[here]).into_iter();
        for node in below.filter(is_phrase) {
            let counterpart = linked.counterpart(side, node);
            let there = 1 - here;
            if let Some(found) = counterpart
                && linked.clauses[there].owner(found.node) != Some(paired[there])
            {
                let counterpart = found.node;
                return Err(Dropped::AlignedOutside {
                    side,
                    node,
                    counterpart,
                });
            }
        }
    }
    let aligned = Aligned::new(source.clone(), target.clone(), linked);
    match check(&aligned.projection, rules.constraints) {
        Ok(()) => Ok(aligned),
        Err((decision, rule)) => Err(Dropped::Forbidden(decision, rule)),
    }
}
