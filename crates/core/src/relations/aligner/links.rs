//! Reading the links off the table.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::annotated::AnnotatedPair;
use super::matching::Matcher;
use super::options::{Method, Options};
use super::suggest::Suggester;
use super::table::{NodeReason, Table};
use crate::alignment::Link;
use crate::relation::Relation;
use crate::relations::synonyms::Synonyms;
use crate::too_large::TooLarge;
use crate::tree::NodeId;

/// A proposed link and its reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The two words.
    pub link: Link,
    /// The relation suggested for them; none once that would take more than [`SUGGESTION_LIMIT`]
    /// steps for all links together.
    ///
    /// [`SUGGESTION_LIMIT`]: super::SUGGESTION_LIMIT
    pub relation: Option<Relation>,
    /// NODEMATCH: the score of the two words alone.
    pub node: u32,
    /// Why.
    pub reason: NodeReason,
    /// The RELMATCH with which they, or the nodes above them that were skipped, were paired; 0 at
    /// the top.
    pub edge: u32,
    /// TREEMATCH = S of the two nodes.
    pub score: u32,
    /// What the pairing of the children adds: `score` less `node`.
    pub children: u32,
}

/// What the aligner found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposals {
    /// S of the two roots.
    pub score: u32,
    /// The links, each node in at most one: parents before children, in sentence order of the left
    /// side among the children of one node.
    pub links: Vec<Proposal>,
}

/// Finds links between the two trees of a pair.
///
/// # Errors
/// If the trees or a weight are too large; see [`TooLarge`].
///
/// # Complexity
/// O(n · n') for trees of n and n' words in which one of two nodes has at most three children; the
/// matching of the children of a pair with more takes O(min² · max).
pub fn align(
    pair: &AnnotatedPair<'_>,
    synonyms: &Synonyms,
    options: &Options,
) -> Result<Proposals, TooLarge> {
    let table = Table::new(pair, synonyms, options.weights)?;
    let mut links = match options.method {
        Method::TreeMatch | Method::OnlyMatching => table.links(),
        Method::Baseline => table.same_strings(),
    };
    if options.method == Method::OnlyMatching {
        links.retain(|proposal| proposal.node > 0);
    }
    Ok(Proposals {
        score: table.root_score(),
        links,
    })
}

impl Table<'_> {
    /// The links of the best match of the two trees.
    ///
    /// **\[D\]** From the two roots, what reached the maximum is followed; on ties matching the two
    /// nodes comes before skipping the left one, that before skipping the right one, and the first
    /// child before the others. Among pairings of equal weight the first is taken, see
    /// [`Matcher::pairs`].
    ///
    /// Complexity: one matching of children for each node pair met, at most n + n'.
    pub fn links(&self) -> Vec<Proposal> {
        let (left, right) = (self.left().tree(), self.right().tree());
        let mut suggester = Suggester::from_relatives(self.pair, &self.relatives);
        let mut matcher = Matcher::new();
        let mut links = Vec::new();
        let mut stack = vec![(left.root(), right.root(), 0)];
        while let Some((v, w, edge)) = stack.pop() {
            let (mut v, mut w) = (v, w);
            let children = loop {
                let children = self.load_children(v, w, &mut matcher);
                if self.node_match(v, w).0 + children == self.score(v, w) {
                    break children;
                }
                let score = self.score(v, w);
                let mut skips = left
                    .children(v)
                    .iter()
                    .map(|&child| (child, w))
                    .chain(right.children(w).iter().map(|&child| (v, child)));
                // Nothing else can have reached the maximum.
                let Some(next) = skips.find(|&(v, w)| self.score(v, w) == score) else {
                    break children;
                };
                (v, w) = next;
            };
            links.push(self.proposal(&mut suggester, (v, w), edge, children));
            for &(i, j) in matcher.pairs().iter().rev() {
                let (child, other) = (left.children(v)[i as usize], right.children(w)[j as usize]);
                stack.push((child, other, self.edge_match(child, other)));
            }
        }
        links
    }

    /// The baseline: nodes whose subtrees have the same words in the same order, in lower case.
    ///
    /// **\[D\]** Where several fit, each left node in sentence order takes the first right node that
    /// is not taken. No node is paired because of another here, so every `edge` is 0.
    ///
    /// Complexity: O((n + n') log n') and one matching for each link.
    pub fn same_strings(&self) -> Vec<Proposal> {
        let mut suggester = Suggester::from_relatives(self.pair, &self.relatives);
        let mut matcher = Matcher::new();
        // By string, the right nodes, the first of the sentence at the end.
        let mut waiting: BTreeMap<u32, Vec<NodeId>> = BTreeMap::new();
        let numbers = self.strings.right().iter();
        for (&string, node) in numbers.zip(self.right().tree().nodes()).rev() {
            waiting.entry(string).or_default().push(node);
        }
        let mut links = Vec::new();
        for left in self.left().tree().nodes() {
            let string = self.strings.of_left(left);
            let same = string.and_then(|string| waiting.get_mut(&string));
            if let Some(right) = same.and_then(Vec::pop) {
                let children = self.load_children(left, right, &mut matcher);
                links.push(self.proposal(&mut suggester, (left, right), 0, children));
            }
        }
        links
    }

    /// Loads the pairs of children, by left child, and returns the weight of the best pairing.
    fn load_children(&self, v: NodeId, w: NodeId, matcher: &mut Matcher) -> u32 {
        let (children, others) = (
            self.left().tree().children(v),
            self.right().tree().children(w),
        );
        matcher.load(children.len(), others.len(), |i, j| {
            self.edge_match(children[i], others[j]) + self.score(children[i], others[j])
        });
        u32::try_from(matcher.value()).unwrap_or(u32::MAX)
    }

    fn proposal(
        &self,
        suggester: &mut Suggester<'_>,
        (left, right): (NodeId, NodeId),
        edge: u32,
        children: u32,
    ) -> Proposal {
        let (node, reason) = self.node_match(left, right);
        Proposal {
            link: Link {
                left: self.left().dependencies().word(left),
                right: self.right().dependencies().word(right),
            },
            relation: suggester.between(left, right),
            node,
            reason,
            edge,
            score: node + children,
            children,
        }
    }
}
