//! A clause of the source language: its verbs, and its modifiers, which are translated one by one.
//!
//! ```
//! use twintree::projection::sentences::SourceSentence;
//! use twintree::projection::language::GERMAN;
//! use twintree::Reader;
//! use twintree::text::{Diagnostics, Format};
//!
//! let text = "(s (pper-sb er) (vafin-hd hat) (vp-oc (adv-mo oft) (vvpp-hd geschlafen)))";
//! let sentence = Reader::new(text, Format::Brackets).next_sentence(&mut Diagnostics::new());
//! let sentence = SourceSentence::new(&sentence.ok_or("no sentence")?, &GERMAN)?;
//! let [clause] = sentence.all() else { return Err("not one clause".into()) };
//! let parse = sentence.clauses().parse();
//! assert_eq!(clause.main.and_then(|verb| parse.word(verb)), Some("geschlafen"));
//! let modifiers: Vec<_> = clause.modifiers.iter().map(|&one| parse.label(one)).collect();
//! assert_eq!(modifiers, ["PPER-SB", "ADV-MO"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **\[D\]** The main verb is the full verb nearest to the root of the clause, and of several the
//! last; without one the last of all verbs nearest to it. Modifiers are the children of the root and of
//! every phrase on the way to the main verb that are no verb, particle, conjunction, complementizer,
//! relative pronoun, punctuation or clause of their own.

use alloc::vec;
use alloc::vec::Vec;
use core::iter;

use crate::projection::clauses::{ClauseId, Clauses};
use crate::projection::language::{SourceLanguage, matches};
use crate::tree::NodeId;

/// The most modifiers of a clause that is projected.
pub(crate) const MODIFIERS: usize = 32;

/// A clause of the source language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceClause {
    /// Which one of its sentence.
    pub id: ClauseId,
    /// Its root.
    pub root: NodeId,
    /// Its verbs, in order.
    pub verbs: Vec<NodeId>,
    /// Its main verb; none if it has no verb.
    pub main: Option<NodeId>,
    /// From the root to the phrase in which the main verb stands.
    pub path: Vec<NodeId>,
    /// What is translated separately, in order; modifier 1 stands first.
    pub modifiers: Vec<NodeId>,
}

impl SourceClause {
    /// The verbs and modifiers of a clause; `None` if the sentence does not have that clause.
    ///
    /// # Complexity
    /// O(n · (d + log n)) for n nodes of the clause and a main verb at depth d.
    fn new(clauses: &Clauses, id: ClauseId, language: &SourceLanguage<'_>) -> Option<Self> {
        let root = clauses.get(id)?.root;
        let parse = clauses.parse();
        let tree = parse.tree();
        let is_own = |node: &NodeId| clauses.owner(*node) == Some(id);
        let mut verbs = Vec::new();
        let mut open = vec![root];
        while let Some(phrase) = open.pop() {
            for &child in tree.children(phrase).iter().filter(|child| is_own(child)) {
                let category = parse.category(child);
                if parse.is_leaf(child) {
                    if matches(language.verbs, category) {
                        verbs.push(child);
                    }
                } else if matches(language.verb_phrases, category) {
                    open.push(child);
                }
            }
        }
        // Preorder is the order of the words.
        verbs.sort_unstable();
        let is_full = |verb: &NodeId| matches(language.full_verbs, parse.category(*verb));
        let mut candidates: Vec<NodeId> = verbs.iter().copied().filter(is_full).collect();
        if candidates.is_empty() {
            candidates.clone_from(&verbs);
        }
        // The last of those that are the least deep.
        let main = candidates
            .into_iter()
            .rev()
            .min_by_key(|&verb| tree.depth(verb));
        let innermost = main.map_or(Some(root), |verb| tree.parent(verb));
        let above = |&node: &NodeId| tree.parent(node).filter(|_| node != root);
        let mut path: Vec<NodeId> = iter::successors(innermost, above).collect();
        path.reverse();
        let mut clause = Self {
            id,
            root,
            verbs,
            main,
            path,
            modifiers: Vec::new(),
        };
        clause.modifiers = clause.find_modifiers(clauses, language);
        Some(clause)
    }

    /// All clauses of a sentence, in the order of their main verbs. **\[D\]** One without a main verb is
    /// ordered by its first word.
    ///
    /// # Complexity
    /// That of [`new`](Self::new) for each, and of sorting them.
    pub(crate) fn all(clauses: &Clauses, language: &SourceLanguage<'_>) -> Vec<Self> {
        let of = |id| Self::new(clauses, id, language);
        let mut all: Vec<Self> = clauses.ids().filter_map(of).collect();
        let first = |clause: &Self| clauses.leaves(clause.id).next();
        all.sort_by_cached_key(|clause| clause.main.or_else(|| first(clause)));
        all
    }

    fn find_modifiers(&self, clauses: &Clauses, language: &SourceLanguage<'_>) -> Vec<NodeId> {
        let parse = clauses.parse();
        let none = [
            language.verbs,
            language.particles,
            language.complementizers,
            language.relatives,
        ];
        let is_modifier = |child: &NodeId| {
            let category = parse.category(*child);
            let is_other = parse.is_leaf(*child)
                && (parse.is_punctuation(*child)
                    || none.iter().any(|labels| matches(labels, category)));
            clauses.owner(*child) == Some(self.id) && !self.path.contains(child) && !is_other
        };
        let children = self
            .path
            .iter()
            .flat_map(|&node| parse.tree().children(node));
        let mut modifiers: Vec<NodeId> = children.copied().filter(is_modifier).collect();
        modifiers.sort_unstable();
        modifiers
    }
}
