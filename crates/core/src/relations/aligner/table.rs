//! S(v, v') for all pairs of nodes.

use alloc::vec;
use alloc::vec::Vec;

use super::annotated::{Annotated, AnnotatedPair};
use super::children::best_weight;
use super::matching::Matcher;
use super::options::{PAIR_LIMIT, STEP_LIMIT, Weights};
use super::relatives::Relatives;
use super::strings::Strings;
use crate::relations::synonyms::Synonyms;
use crate::too_large::TooLarge;
use crate::tree::{NodeId, Tree};

/// Why two nodes match in themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum NodeReason {
    /// Their subtrees have the same words in the same order.
    SameWords,
    /// Their lemmas are equal.
    SameLemma,
    /// The table of synonyms relates their lemmas.
    Synonym,
    /// They do not match.
    None,
}

/// The table of S: for each left and each right node the score of their subtrees.
///
/// S(v, v') = max { TREEMATCH(v, v'), S(vᵢ, v') for the children vᵢ of v, S(v, v'ⱼ) for those of v' }
/// and TREEMATCH(v, v') = NODEMATCH(v, v') + the weight of the best pairing of their children, where
/// a pair (i, j) weighs RELMATCH + S(vᵢ, v'ⱼ).
#[derive(Debug)]
pub struct Table<'a> {
    pub(super) pair: &'a AnnotatedPair<'a>,
    pub(super) weights: Weights,
    pub(super) strings: Strings,
    pub(super) relatives: Relatives,
    /// Row by row, left nodes in sentence order.
    scores: Vec<u32>,
}

impl<'a> Table<'a> {
    /// Fills the table from the leaves up.
    ///
    /// # Errors
    /// If the trees are too large, a weight is, or too many of their lemmas are synonyms; before the
    /// table is made.
    ///
    /// # Complexity
    /// O(n · n') entries; each pair of nodes once, with the matching of their children: O(n · n') in
    /// all while one of two nodes has at most three children, O(min² · max) for a pair with more.
    pub fn new(
        pair: &'a AnnotatedPair<'a>,
        synonyms: &Synonyms,
        weights: Weights,
    ) -> Result<Self, TooLarge> {
        let (left, right) = (pair.left.tree(), pair.right.tree());
        check(left, right, weights)?;
        // May be refused, so that it comes first.
        let relatives = Relatives::new(pair, synonyms)?;
        let mut table = Self {
            pair,
            weights,
            strings: Strings::new(pair),
            relatives,
            scores: vec![0; left.len() * right.len()],
        };
        table.fill();
        Ok(table)
    }

    /// S of the two roots.
    pub fn root_score(&self) -> u32 {
        self.score(self.left().tree().root(), self.right().tree().root())
    }

    pub(super) fn left(&self) -> &'a Annotated<'a> {
        &self.pair.left
    }

    pub(super) fn right(&self) -> &'a Annotated<'a> {
        &self.pair.right
    }

    /// S of two nodes.
    pub fn score(&self, left: NodeId, right: NodeId) -> u32 {
        self.scores[left.index() * self.right().tree().len() + right.index()]
    }

    /// NODEMATCH of two nodes, and why.
    pub fn node_match(&self, left: NodeId, right: NodeId) -> (u32, NodeReason) {
        let lemma = self.left().lemma(left);
        if self.strings.of_left(left) == Some(self.strings.right()[right.index()]) {
            (self.weights.equal, NodeReason::SameWords)
        } else if lemma == self.right().lemma(right) {
            (self.weights.lemma, NodeReason::SameLemma)
        } else if self.relatives.are_related(lemma, self.right().lemma(right)) {
            (self.weights.synonym, NodeReason::Synonym)
        } else {
            (0, NodeReason::None)
        }
    }

    /// RELMATCH of the edges above two nodes.
    pub(super) fn edge_match(&self, left: NodeId, right: NodeId) -> u32 {
        let same =
            self.left().dependencies().label(left) == self.right().dependencies().label(right);
        if same { self.weights.relation } else { 0 }
    }

    fn fill(&mut self) {
        let (left, right) = (self.left().tree(), self.right().tree());
        let width = right.len();
        let from_leaves: Vec<NodeId> = right.preorder().iter().rev().copied().collect();
        let mut matcher = Matcher::new();
        let mut row = vec![0_u32; width];
        for &v in left.preorder().iter().rev() {
            let children = left.children(v);
            let below = |child: NodeId| &self.scores[child.index() * width..][..width];
            row.fill(0);
            for &child in children {
                for (score, &skipping) in row.iter_mut().zip(below(child)) {
                    *score = skipping.max(*score);
                }
            }
            for &w in &from_leaves {
                let others = right.children(w);
                let (mut score, _) = self.node_match(v, w);
                if !children.is_empty() && !others.is_empty() {
                    let weight = |i: usize, j: usize| {
                        self.edge_match(children[i], others[j])
                            + below(children[i])[others[j].index()]
                    };
                    score += best_weight((children.len(), others.len()), weight, &mut matcher);
                }
                score = score.max(row[w.index()]);
                for other in others {
                    score = score.max(row[other.index()]);
                }
                row[w.index()] = score;
            }
            self.scores[v.index() * width..][..width].copy_from_slice(&row);
        }
    }
}

fn check(left: &Tree, right: &Tree, weights: Weights) -> Result<(), TooLarge> {
    for weight in [
        weights.equal,
        weights.lemma,
        weights.synonym,
        weights.relation,
    ] {
        TooLarge::check("points", weight, Weights::LIMIT)?;
    }
    let pairs = (left.len() as u64).saturating_mul(right.len() as u64);
    TooLarge::check("pairs", pairs, PAIR_LIMIT)?;
    TooLarge::check("pairings", steps(left, right), STEP_LIMIT)
}

/// The steps that matching all children takes at worst: min² · max over all pairs of nodes.
fn steps(left: &Tree, right: &Tree) -> u64 {
    let numbers = |tree: &Tree| {
        let mut numbers: Vec<u64> = tree
            .nodes()
            .map(|node| tree.children(node).len() as u64)
            .filter(|&n| n > 3)
            .collect();
        numbers.sort_unstable();
        numbers
    };
    let (left, right) = (numbers(left), numbers(right));
    let mut steps = 0_u64;
    // There are at most √(2n) different numbers of children.
    for a in left.chunk_by(|a, b| a == b) {
        for b in right.chunk_by(|a, b| a == b) {
            let (less, more) = (a[0].min(b[0]), a[0].max(b[0]));
            let pairs = a.len() as u64 * b.len() as u64;
            let each = less.saturating_mul(less).saturating_mul(more);
            steps = steps.saturating_add(pairs.saturating_mul(each));
        }
    }
    steps
}
