//! The projection of a source clause as its translation shows it, each decision with its evidence.
//!
//! An [`Aligned`] is made by [`extract`](crate::projection::extract).
//!
//! **\[D\]** Every modifier of the source clause is aligned, regardless of its category; its counterpart is the
//! subject, the object or the modifier of the target clause in which the smallest matching phrase
//! stands. A modifier with none is left out (`deleted`), as is one whose counterpart is a phrase of words
//! that ask, or an argument or a modifier that an earlier one is already.
//!
//! Source: Cowan, Kučerová and Collins 2006, section 4.

use alloc::string::String;
use alloc::vec::Vec;

use crate::alignment::Link;
use crate::pair::Side;
use crate::projection::clauses::Clauses;
use crate::projection::decisions::{Decision, Place, Projection, Slot, of_modifier};
use crate::projection::parse::Parse;
use crate::projection::phrases::{Counterpart, Linked};
use crate::projection::realisation::{Realised, realise};
use crate::projection::source::SourceClause;
use crate::projection::target::TargetClause;
use crate::tree::NodeId;
use crate::word::WordId;

/// What a decision was read off.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The nodes of both sides.
    pub nodes: [Vec<NodeId>; 2],
    /// The words below them, without those of clauses inside.
    pub words: [Vec<WordId>; 2],
    /// The links between them that led there.
    pub links: Vec<Link>,
}

/// What became of a modifier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Projected {
    /// The node of the source clause.
    pub node: NodeId,
    /// The subject, object, modifier or words that ask in which its counterpart stands.
    pub target: Option<NodeId>,
    /// The links that led there.
    pub links: Vec<Link>,
    /// Its translation: the words of that target, as written; none if it is left out.
    pub text: Option<String>,
}

/// A projection that was read off a clause and its translation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aligned {
    /// The clause of the source language.
    pub source: SourceClause,
    /// The clause of the target language.
    pub target: TargetClause,
    /// The decisions.
    pub projection: Projection,
    /// What became of each modifier, in order.
    pub modifiers: Vec<Projected>,
}

impl Aligned {
    /// Reads the decisions off two clauses that are translations of each other.
    pub(crate) fn new(source: SourceClause, target: TargetClause, linked: &Linked<'_>) -> Self {
        let right_clauses = linked.clauses[1];
        let right = right_clauses.parse();
        let mut modifiers = Vec::with_capacity(source.modifiers.len());
        let (mut subject, mut object) = (None, None);
        let mut places = Vec::with_capacity(source.modifiers.len());
        for (number, &node) in (1..).zip(&source.modifiers) {
            let counterpart = linked.of_modifier(Side::Left, node);
            let (top, links) = match counterpart {
                Some(Counterpart { node, links }) => (top(&target, node, right), links),
                None => (None, Vec::new()),
            };
            let place = match top {
                Some(top) if Some(top) == target.subject && subject.is_none() => {
                    subject = Some(number);
                    Place::Null
                }
                Some(top) if Some(top) == target.object && object.is_none() => {
                    object = Some(number);
                    Place::Null
                }
                Some(top) => {
                    let is_taken = modifiers
                        .iter()
                        .any(|one: &Projected| one.target == Some(top));
                    let mut others = target.modifiers.iter();
                    let place = others.find(|(node, _)| *node == top && !is_taken);
                    place.map_or(Place::Deleted, |&(_, place)| place)
                }
                None => Place::Deleted,
            };
            places.push(place);
            let is_kept = place != Place::Deleted;
            let text = top.filter(|_| is_kept);
            modifiers.push(Projected {
                node,
                target: top,
                links,
                text: text.map(|top| written(right_clauses, top)),
            });
        }
        let slot = |node: Option<NodeId>, number: Option<u32>| match (node, number) {
            (_, Some(number)) => Slot::Modifier(number),
            (Some(node), None) => Slot::Text(right_clauses.text(&[node])),
            (None, None) => Slot::Null,
        };
        let text = |nodes: &[NodeId]| (!nodes.is_empty()).then(|| right_clauses.text(nodes));
        let projection = Projection {
            stem: target.stem.clone(),
            spine: target.spine.clone(),
            voice: target.voice,
            subject: slot(target.subject, subject),
            object: slot(target.object, object),
            wh: text(&target.wh),
            modals: text(&target.modals),
            infl: target.infl.clone(),
            category: right.category(target.main).into(),
            modifiers: places,
        };
        Self {
            source,
            target,
            projection,
            modifiers,
        }
    }

    /// The clause, realised from its decisions.
    ///
    /// # Complexity
    /// Linear in the decisions and their words.
    pub fn realised(&self) -> Realised {
        let texts = self.modifiers.iter().map(|one| one.text.as_deref());
        realise(&self.projection, &texts.collect::<Vec<_>>())
    }

    /// What a decision was read off: nodes, words and links of both sentences. `clauses` are those of
    /// which the two were made.
    ///
    /// # Complexity
    /// Linear in the words and links below those nodes.
    pub fn origin(&self, decision: Decision, clauses: [&Clauses; 2]) -> Origin {
        let target = &self.target;
        let (mut left, mut right, mut links) = (Vec::new(), Vec::new(), Vec::new());
        let mut modifier = |number: u32| {
            if let Some(one) = of_modifier(&self.modifiers, number) {
                left.push(one.node);
                right.extend(one.target);
                links.extend_from_slice(&one.links);
            }
        };
        match decision {
            Decision::Stem | Decision::Infl => {
                left.extend(self.source.main);
                right.push(target.main);
                right.extend(target.negation);
            }
            Decision::Spine => {
                right.clone_from(&target.path);
                right.extend(&target.complementizers);
                right.push(target.main);
            }
            Decision::Voice => {
                right.clone_from(&target.modals);
                right.push(target.main);
            }
            Decision::Subject => match self.projection.subject {
                Slot::Modifier(number) => modifier(number),
                _ => right.extend(target.subject),
            },
            Decision::Object => match self.projection.object {
                Slot::Modifier(number) => modifier(number),
                _ => right.extend(target.object),
            },
            Decision::Wh => right.clone_from(&target.wh),
            Decision::Modals => right.clone_from(&target.modals),
            Decision::Modifier(number) => modifier(number),
        }
        let words = |nodes: &[NodeId], side: usize| {
            // A phrase of the way counts as a node alone: its words are those of the whole clause.
            let nodes = nodes
                .iter()
                .filter(|node| side == 0 || !target.path.contains(node));
            let leaves = nodes.flat_map(|&node| clauses[side].own_leaves(node));
            let parse = clauses[side].parse();
            leaves.map(|leaf| parse.first_word(leaf)).collect()
        };
        Origin {
            words: [words(&left, 0), words(&right, 1)],
            nodes: [left, right],
            links,
        }
    }
}

/// The subject, object, words that ask, or modifier of a clause in which a node stands.
fn top(target: &TargetClause, node: NodeId, parse: &Parse) -> Option<NodeId> {
    let modifiers = target.modifiers.iter().map(|&(node, _)| node);
    let arguments = target.subject.into_iter().chain(target.object);
    let mut tops = arguments.chain(target.wh.iter().copied()).chain(modifiers);
    tops.find(|&top| parse.tree().is_ancestor(top, node))
}

/// The words below a node, as written.
fn written(clauses: &Clauses, node: NodeId) -> String {
    let parse = clauses.parse();
    let leaves = clauses.own_leaves(node);
    let words = leaves.map(|leaf| parse.written(parse.first_word(leaf)));
    words.collect::<Vec<_>>().join(" ")
}
