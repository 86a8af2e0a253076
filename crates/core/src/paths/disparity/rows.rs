//! How far up each path from one link leads.

use alloc::vec::Vec;

use crate::tree::{NodeId, Tree};

/// The linked words of one tree, prepared so that the depth of the lowest common ancestor of one
/// of them with every other is read off in one go.
///
/// In preorder the lowest common ancestor of two nodes is the highest among those of the
/// neighbours between them, so that a running minimum over the neighbours gives a whole row.
#[derive(Clone, Debug, Default)]
pub(super) struct Side {
    /// The links in the preorder of their words.
    order: Vec<u32>,
    /// The place of each link in `order`.
    ranks: Vec<u32>,
    /// The depth of the word of each link.
    depths: Vec<u32>,
    /// The depth of the lowest common ancestor of the words at places `r` and `r + 1` of `order`.
    adjacent: Vec<u32>,
    /// The depth of the lowest common ancestor of all words.
    top: u32,
    /// The longest of all ways up: from the deepest word to `top`.
    longest: u32,
    /// Preorder position above, link below: what `order` is sorted by.
    keys: Vec<u64>,
}

impl Side {
    /// Prepares for the words of all links, in the order of the links; O(k log k + k · depth).
    pub(super) fn prepare(&mut self, tree: &Tree, words: impl Iterator<Item = NodeId>) {
        let Self {
            order,
            ranks,
            depths,
            adjacent,
            keys,
            ..
        } = self;
        keys.clear();
        depths.clear();
        for (link, word) in (0_u64..).zip(words) {
            keys.push(u64::from(tree.preorder_position(word)) << 32 | link);
            depths.push(tree.depth(word));
        }
        keys.sort_unstable();
        order.clear();
        adjacent.clear();
        ranks.resize(keys.len(), 0);
        self.top = u32::MAX;
        let mut deepest = 0;
        let mut before = None;
        for (rank, &key) in (0..).zip(&*keys) {
            #[expect(clippy::cast_possible_truncation, reason = "cuts out the link")]
            let link = key as u32;
            order.push(link);
            ranks[link as usize] = rank;
            let word = tree.preorder()[(key >> 32) as usize];
            let lowest = before.map_or(word, |before| tree.lca(before, word));
            let lowest = tree.depth(lowest);
            if before.is_some() {
                adjacent.push(lowest);
            }
            self.top = self.top.min(lowest);
            deepest = deepest.max(tree.depth(word));
            before = Some(word);
        }
        // Without words there is no top to count from.
        self.longest = deepest.saturating_sub(self.top);
    }

    /// The longest way up from the word of `link` that leads to any other linked word.
    pub(super) fn reach(&self, link: usize) -> u32 {
        self.depths[link] - self.top
    }

    /// The longest of all ways up.
    pub(super) fn longest(&self) -> u32 {
        self.longest
    }

    /// Tells for every other link how many edges lead up from the word of `link` to the lowest
    /// common ancestor with its word.
    #[inline]
    pub(super) fn ascents(&self, link: usize, mut tell: impl FnMut(usize, u32)) {
        let rank = self.ranks[link] as usize;
        let depth = self.depths[link];
        let mut lowest = depth;
        for (&next, &adjacent) in self.order[rank + 1..].iter().zip(&self.adjacent[rank..]) {
            lowest = lowest.min(adjacent);
            tell(next as usize, depth - lowest);
        }
        lowest = depth;
        for (&previous, &adjacent) in self.order[..rank].iter().zip(&self.adjacent[..rank]).rev() {
            lowest = lowest.min(adjacent);
            tell(previous as usize, depth - lowest);
        }
    }
}
