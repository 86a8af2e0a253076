//! Phrases that are translations of each other, by the links between their words.
//!
//! ```text
//! das haupthemmnis          two noun phrases: all links of nouns, pronouns, numbers and adjectives
//!   |    /    \             under the one go to words under the other, and back
//! the main obstacle
//! ```
//!
//! The phrase on the other side is the smallest that holds all words to which such words are linked;
//! no larger phrase can do better, since the set of links back only grows. **\[D\]** The words of a phrase are
//! those of its own clause, so that a relative clause may stand elsewhere on the other side; and where
//! a modifier has no such word at all, all its links count.
//!
//! Source: Cowan, Kučerová and Collins 2006, section 4.

use alloc::vec::Vec;

use crate::alignment::{Alignment, Link};
use crate::pair::Side;
use crate::projection::clauses::Clauses;
use crate::projection::language::matches;
use crate::tree::NodeId;
use crate::word::WordId;

/// The two sentences with the links between their words.
#[derive(Clone, Debug)]
pub(crate) struct Linked<'p> {
    pub(crate) clauses: [&'p Clauses; 2],
    /// Parts of speech whose links count, of either side.
    contents: [&'p [&'p str]; 2],
    /// By side and word, the words of the other side; in order.
    targets: [Vec<Vec<WordId>>; 2],
}

/// A phrase and the one on the other side that translates it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Counterpart {
    /// The smallest node with all the words.
    pub node: NodeId,
    /// The links between the two that were examined.
    pub links: Vec<Link>,
}

/// Which links are examined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Words {
    /// Those of nouns, pronouns, numbers and adjectives.
    Contents,
    /// All.
    All,
}

impl<'p> Linked<'p> {
    /// Looks the links up on both sides. Links to words that a side does not have are skipped.
    ///
    /// # Complexity
    /// Linear in words and links.
    pub(crate) fn new(
        clauses: [&'p Clauses; 2],
        contents: [&'p [&'p str]; 2],
        alignment: &Alignment,
    ) -> Self {
        let mut targets = clauses.map(|side| alloc::vec![Vec::new(); side.parse().len()]);
        for link in alignment.links() {
            let [left, right] = &mut targets;
            let ends = left
                .get_mut(link.left.index())
                .zip(right.get_mut(link.right.index()));
            if let Some((of_left, of_right)) = ends {
                of_left.push(link.right);
                of_right.push(link.left);
            }
        }
        Self {
            clauses,
            contents,
            targets,
        }
    }

    /// The phrase that translates one of the other side, by the rule for noun phrases and
    /// prepositional phrases; none without such words, or where a link leads out of such a phrase.
    ///
    /// # Complexity
    /// O(w + k + d) for the words below both, their links, and the depth of the tree.
    pub(crate) fn counterpart(&self, side: Side, node: NodeId) -> Option<Counterpart> {
        self.find(side, node, Words::Contents)
    }

    /// The same of a modifier, for which all links count where it has no noun, pronoun, number or
    /// adjective.
    ///
    /// # Complexity
    /// As [`counterpart`](Self::counterpart).
    pub(crate) fn of_modifier(&self, side: Side, node: NodeId) -> Option<Counterpart> {
        let here = side as usize;
        let mut leaves = self.clauses[here].own_leaves(node);
        let words = if leaves.any(|leaf| self.is_content(here, leaf)) {
            Words::Contents
        } else {
            Words::All
        };
        self.find(side, node, words)
    }

    fn is_content(&self, side: usize, leaf: NodeId) -> bool {
        matches(
            self.contents[side],
            self.clauses[side].parse().category(leaf),
        )
    }

    /// The words below a node whose links are examined.
    fn keys(&self, side: usize, node: NodeId, words: Words) -> Vec<WordId> {
        let clauses = self.clauses[side];
        let leaves = clauses.own_leaves(node);
        let keys = leaves.filter(|&leaf| words == Words::All || self.is_content(side, leaf));
        keys.map(|leaf| clauses.parse().first_word(leaf)).collect()
    }

    fn targets(&self, side: usize, word: WordId) -> &[WordId] {
        self.targets[side].get(word.index()).map_or(&[], |all| all)
    }

    fn find(&self, side: Side, node: NodeId, words: Words) -> Option<Counterpart> {
        let (here, there) = (side as usize, 1 - side as usize);
        let (parse, other) = (self.clauses[here].parse(), self.clauses[there].parse());
        let keys = self.keys(here, node, words);
        let linked = || {
            let pairs = keys.iter().map(|&key| (key, self.targets(here, key)));
            pairs.flat_map(|(key, all)| all.iter().map(move |&target| (key, target)))
        };
        let first = linked().map(|(_, target)| target).min()?;
        let last = linked().map(|(_, target)| target).max()?;
        let found = other.tree().lca(other.leaf(first)?, other.leaf(last)?);
        let owner = self.clauses[there].owner(found);
        let is_inside = |target: WordId| {
            let leaf = other.leaf(target);
            leaf.is_some_and(|leaf| self.clauses[there].owner(leaf) == owner)
        };
        let span = parse.span(node);
        let own = self.clauses[here].owner(node);
        let leads_back = |target: WordId| {
            let mut back = self.targets(there, target).iter();
            back.all(|word| {
                let is_own = |leaf| self.clauses[here].owner(leaf) == own;
                span.contains(&word.index()) && parse.leaf(*word).is_some_and(is_own)
            })
        };
        let all_inside = linked().all(|(_, target)| is_inside(target));
        let back = self.keys(there, found, words);
        (all_inside && back.into_iter().all(leads_back)).then(|| {
            let link = |(left, right)| Link { left, right };
            let links = linked().map(link).map(|link| match side {
                Side::Left => link,
                Side::Right => link.mirrored(),
            });
            Counterpart {
                node: found,
                links: links.collect(),
            }
        })
    }
}
