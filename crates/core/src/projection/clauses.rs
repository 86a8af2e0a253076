//! The clauses of a sentence.
//!
//! ```
//! use twintree::projection::{language::GERMAN, sentences::Clauses};
//! use twintree::Reader;
//! use twintree::text::{Diagnostics, Format};
//!
//! // "er glaubt , daß sie schläft": the second clause is cut out of the first.
//! let text = "(s (pper-sb er) (vvfin glaubt) ($, ,) (s-oc (kous-cp daß) (pper-sb sie) (vvfin schläft)))";
//! let sentence = Reader::new(text, Format::Brackets).next_sentence(&mut Diagnostics::new());
//! let clauses = Clauses::new(&sentence.ok_or("no sentence")?, GERMAN.clauses)?;
//! let words = |id| clauses.words(id).collect::<Vec<_>>().join(" ");
//! assert_eq!(clauses.ids().map(words).collect::<Vec<_>>(), ["er glaubt ,", "daß sie schläft"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A node belongs to the innermost clause in which it stands, and the root of a clause to that
//! clause. **\[D\]** A node that a rule makes a clause but that holds nothing of its own except
//! conjunctions and punctuation, as the one around `S CC S`, is not a clause.
//!
//! Source: Cowan, Kučerová and Collins 2006, section 4.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::number::saturated;
use crate::projection::language::{ClauseRule, matches};
use crate::projection::parse::{NoParse, Parse};
use crate::sentence::Sentence;
use crate::tree::NodeId;

/// Parts of speech of words that join clauses, in the tag sets of both languages.
const JOINING: [&str; 2] = ["CC", "KON"];

/// The number of a clause in its sentence, from 0, in the order in which their first words stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClauseId(u32);

impl ClauseId {
    /// The number, from 0.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    fn at(index: usize) -> Self {
        Self(saturated(index))
    }
}

/// A clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    /// The node that it consists of, without the clauses inside.
    pub root: NodeId,
    /// Which rule made it one, from 0.
    pub rule: usize,
}

/// A sentence and its clauses.
#[derive(Clone, Debug)]
pub struct Clauses {
    parse: Parse,
    /// In preorder of their roots.
    all: Vec<Clause>,
    /// By node.
    owners: Vec<Option<ClauseId>>,
}

impl Clauses {
    /// The clauses of a sentence by these rules.
    ///
    /// # Errors
    /// If it has errors, is not in brackets, or has more than 1,024 words or 8,192 words and phrases.
    ///
    /// # Complexity
    /// O(n (r + log m)) for n words and phrases, m different labels and r rules.
    pub fn new(sentence: &Sentence<'_>, rules: &[ClauseRule<'_>]) -> Result<Self, NoParse> {
        let parse = Parse::new(sentence)?;
        let tree = parse.tree();
        let by_rule = |node| rules.iter().position(|rule| fits(&parse, node, rule));
        let candidates: Vec<Option<usize>> = tree.nodes().map(by_rule).collect();
        let candidate = |node: NodeId| candidates.get(node.index()).copied().flatten();
        // The innermost node above a word that a rule makes a clause; such nodes hold something.
        let mut above: Vec<Option<NodeId>> = vec![None; tree.len()];
        let mut holds = vec![false; tree.len()];
        for node in tree.nodes() {
            let from_parent = tree.parent(node).and_then(|parent| above[parent.index()]);
            let own = candidate(node).map(|_| node).or(from_parent);
            above[node.index()] = own;
            let is_said = parse.is_leaf(node)
                && !parse.is_punctuation(node)
                && !matches(&JOINING, parse.category(node));
            if let Some(clause) = own.filter(|_| is_said) {
                holds[clause.index()] = true;
            }
        }
        let mut all = Vec::new();
        let mut owners = vec![None; tree.len()];
        for node in tree.nodes() {
            let parent = tree.parent(node);
            let parent = parent.and_then(|parent| owners[parent.index()]);
            let rule = candidate(node).filter(|_| holds[node.index()]);
            owners[node.index()] = match rule {
                Some(rule) => {
                    all.push(Clause { root: node, rule });
                    Some(ClauseId::at(all.len() - 1))
                }
                None => parent,
            };
        }
        Ok(Self { parse, all, owners })
    }

    /// The sentence.
    pub fn parse(&self) -> &Parse {
        &self.parse
    }

    /// All of them, in order.
    pub fn ids(&self) -> impl Iterator<Item = ClauseId> + use<> {
        (0..self.all.len()).map(ClauseId::at)
    }

    /// One of them.
    pub fn get(&self, clause: ClauseId) -> Option<Clause> {
        self.all.get(clause.index()).copied()
    }

    /// The clause to which a node belongs.
    pub fn owner(&self, node: NodeId) -> Option<ClauseId> {
        self.owners.get(node.index()).copied().flatten()
    }

    /// The leaves of a clause, in order, without those of the clauses inside.
    pub fn leaves(&self, clause: ClauseId) -> impl Iterator<Item = NodeId> {
        let root = self.get(clause).map(|clause| clause.root);
        let leaves = root.into_iter().flat_map(|root| self.parse.leaves(root));
        leaves.filter(move |&leaf| self.owner(leaf) == Some(clause))
    }

    /// The leaves below a node that belong to the same clause as the node.
    pub fn own_leaves(&self, node: NodeId) -> impl Iterator<Item = NodeId> + Clone {
        let owner = self.owner(node);
        let leaves = self.parse.leaves(node);
        leaves.filter(move |&leaf| self.owner(leaf) == owner)
    }

    /// The words below nodes, each without those of other clauses inside, in lower case.
    pub(crate) fn text(&self, nodes: &[NodeId]) -> String {
        let leaves = nodes.iter().flat_map(|&node| self.own_leaves(node));
        let words: Vec<&str> = leaves.filter_map(|leaf| self.parse.word(leaf)).collect();
        words.join(" ")
    }

    /// The words of a clause as they are written, without those of the clauses inside.
    pub fn words(&self, clause: ClauseId) -> impl Iterator<Item = &str> {
        let leaves = self.leaves(clause);
        leaves.map(|leaf| self.parse.written(self.parse.first_word(leaf)))
    }
}

/// Whether a rule makes a node the root of a clause.
fn fits(parse: &Parse, node: NodeId, rule: &ClauseRule<'_>) -> bool {
    if parse.is_leaf(node) || !matches(rule.labels, parse.category(node)) {
        return false;
    }
    let functions = rule.functions;
    let has_function = || functions.iter().any(|one| parse.has_function(node, one));
    if !functions.is_empty() && !has_function() {
        return false;
    }
    let parent = parse.tree().parent(node);
    let parent = parent.map_or("", |parent| parse.category(parent));
    if matches(rule.not_under, parent) {
        return false;
    }
    let before = parse.previous(node);
    let before = before.map_or("", |before| parse.category(before));
    let [under, after] = rule.not_under_after;
    (rule.after.is_empty() || matches(rule.after, before))
        && !(matches(under, parent) && matches(after, before))
}
