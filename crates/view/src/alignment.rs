//! Links that were found automatically.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::dependency::Labels;
use twintree::relations::aligner::{self, Annotated, Method, Suggester};
use twintree::{Symbols, relations::synonyms};

use crate::pair::Side;
use crate::{Diagnostic, Link, Relation, Source};

/// What each kind of agreement is worth to the aligner.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Weights {
    /// Two subtrees with the same words; 10 in the paper.
    pub equal: u32,
    /// Two words with the same lemma; 5 in the paper.
    pub lemma: u32,
    /// Two words that the table of synonyms relates; 2 in the paper.
    pub synonym: u32,
    /// Two edges with the same label; 1 in the paper.
    pub relation: u32,
}

/// How links are found.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AlignOptions {
    /// Propose only links between words that match in themselves.
    pub only_matching: bool,
    /// Propose only links between subtrees with the same words.
    pub baseline: bool,
    /// The table of synonyms, as text: two words and how they relate, a line each.
    pub synonyms: String,
    /// What each kind of agreement is worth.
    pub weights: Weights,
}

/// Why two words match in themselves.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NodeReason {
    /// Their subtrees have the same words.
    SameWords,
    /// Their lemmas are equal.
    SameLemma,
    /// The table of synonyms relates their lemmas.
    Synonym,
    /// They do not match.
    None,
}

/// A proposed link and what it is made of.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Proposal {
    /// The link, with the relation that is suggested for it.
    pub link: Link,
    /// What the two words are worth in themselves.
    pub node: u32,
    /// Why.
    pub reason: NodeReason,
    /// What the edges above the two words are worth; 0 at the top.
    pub edge: u32,
    /// What the two subtrees are worth.
    pub score: u32,
    /// The part of `score` that the pairing of the children adds.
    pub children: u32,
}

/// The proposed links, or why there are none.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum AlignResult {
    /// The links.
    Ok {
        /// What the two trees are worth.
        score: u32,
        /// The links, from the roots down.
        proposals: Vec<Proposal>,
        /// The problems that did not stand in the way, those of the table of synonyms included.
        diagnostics: Vec<Diagnostic>,
    },
    /// Something stands in the way.
    Rejected {
        /// What.
        diagnostics: Vec<Diagnostic>,
    },
}

impl AlignResult {
    /// Finds links between the first sentences of two texts.
    pub fn new(left: &str, right: &str, options: &AlignOptions) -> Self {
        let (synonyms, problems) = synonyms::read(&options.synonyms);
        let mut symbols = Symbols::new();
        let left = Side::read(left, Source::Left, &mut symbols, Labels::Whole);
        let right = Side::read(right, Source::Right, &mut symbols, Labels::Whole);
        let mut diagnostics: Vec<Diagnostic> = [&left.diagnostics, &right.diagnostics]
            .into_iter()
            .flatten()
            .cloned()
            .collect();
        diagnostics.extend(
            problems
                .iter()
                .map(|problem| Diagnostic::new(Source::Synonyms, problem)),
        );
        let (Some(left), Some(right)) =
            (left.annotated(&mut symbols), right.annotated(&mut symbols))
        else {
            return Self::Rejected { diagnostics };
        };
        match aligner::align(&left, &right, &symbols, &synonyms, &options.into()) {
            Ok(found) => Self::Ok {
                score: found.score,
                proposals: found.links.iter().map(Proposal::from).collect(),
                diagnostics,
            },
            Err(error) => {
                diagnostics.push(Diagnostic::too_large(&(&error).into()));
                Self::Rejected { diagnostics }
            }
        }
    }
}

/// How many words below linked words are compared at most. Those of a thousand links between
/// sentences of a thousand words are fewer.
const COMPARED: u64 = 1 << 24;

/// The relation suggested for each link between the first sentences of two texts, in order; none
/// where a side has no tree or the link names no word of it, nor from the link on with which there
/// are more than 16,777,216 words below all of them, which would take too long.
pub fn suggest(left: &str, right: &str, links: &[Link], synonyms: &str) -> Vec<Option<Relation>> {
    let (synonyms, _) = synonyms::read(synonyms);
    let mut symbols = Symbols::new();
    let left = Side::read(left, Source::Left, &mut symbols, Labels::Whole);
    let right = Side::read(right, Source::Right, &mut symbols, Labels::Whole);
    let (Some(left), Some(right)) = (left.annotated(&mut symbols), right.annotated(&mut symbols))
    else {
        return vec![None; links.len()];
    };
    let suggester = Suggester::new(&left, &right, &symbols, &synonyms);
    let node = |side: &Annotated, id: u32| side.tree().node((id as usize).checked_sub(1)?);
    let mut left_over = Some(COMPARED);
    links
        .iter()
        .map(|link| {
            let (from, to) = (node(&left, link.left)?, node(&right, link.right)?);
            let below = left.tree().subtree_size(from) + right.tree().subtree_size(to);
            left_over = left_over?.checked_sub(below.into());
            left_over?;
            let link = twintree::Link {
                left: from,
                right: to,
            };
            Some(suggester.relation(link).into())
        })
        .collect()
}

impl From<&AlignOptions> for aligner::Options {
    fn from(options: &AlignOptions) -> Self {
        Self {
            method: if options.baseline {
                Method::Baseline
            } else if options.only_matching {
                Method::OnlyMatching
            } else {
                Method::TreeMatch
            },
            weights: aligner::Weights {
                equal: options.weights.equal,
                lemma: options.weights.lemma,
                synonym: options.weights.synonym,
                relation: options.weights.relation,
            },
        }
    }
}

impl From<&aligner::Proposal> for Proposal {
    fn from(proposal: &aligner::Proposal) -> Self {
        Self {
            link: Link::new(proposal.link, Some(proposal.relation)),
            node: proposal.node,
            reason: proposal.reason.into(),
            edge: proposal.edge,
            score: proposal.score,
            children: proposal.children,
        }
    }
}

impl From<aligner::NodeReason> for NodeReason {
    fn from(reason: aligner::NodeReason) -> Self {
        match reason {
            aligner::NodeReason::SameWords => Self::SameWords,
            aligner::NodeReason::SameLemma => Self::SameLemma,
            aligner::NodeReason::Synonym => Self::Synonym,
            aligner::NodeReason::None => Self::None,
        }
    }
}
