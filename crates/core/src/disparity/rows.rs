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
    /// Preorder position above, link below: what `order` is sorted by.
    keys: Vec<u64>,
}

impl Side {
    /// Prepares for the words of all links, in the order of the links; O(k log k + k · depth).
    pub(super) fn prepare(&mut self, tree: &Tree, words: impl Iterator<Item = NodeId> + Clone) {
        self.keys.clear();
        self.keys.extend(
            words
                .clone()
                .zip(0_u64..)
                .map(|(word, link)| u64::from(tree.preorder_position(word)) << 32 | link),
        );
        self.keys.sort_unstable();
        self.order.clear();
        #[expect(clippy::cast_possible_truncation, reason = "cuts out the link")]
        self.order.extend(self.keys.iter().map(|&key| key as u32));
        self.ranks.clear();
        self.ranks.resize(self.order.len(), 0);
        for (rank, &link) in (0..).zip(&self.order) {
            self.ranks[link as usize] = rank;
        }
        self.depths.clear();
        self.depths.extend(words.map(|word| tree.depth(word)));
        self.adjacent.clear();
        let at = |key: u64| tree.preorder()[(key >> 32) as usize];
        let pairs = self
            .keys
            .windows(2)
            .map(|pair| tree.depth(tree.lca(at(pair[0]), at(pair[1]))));
        self.adjacent.extend(pairs);
        let lowest = self.adjacent.iter().min().or(self.depths.first());
        self.top = lowest.copied().unwrap_or_default();
    }

    /// The longest way up from the word of `link` that leads to any other linked word.
    pub(super) fn reach(&self, link: usize) -> u32 {
        self.depths[link] - self.top
    }

    /// The longest of all ways up.
    pub(super) fn longest(&self) -> u32 {
        self.depths
            .iter()
            .max()
            .map_or(0, |deepest| deepest - self.top)
    }

    /// Writes for every link how many edges lead up from the word of `link` to the lowest common
    /// ancestor with its word, times `stride`.
    pub(super) fn ascents(&self, link: usize, stride: u32, row: &mut [u32]) {
        let rank = self.ranks[link] as usize;
        let depth = self.depths[link];
        row[link] = 0;
        let mut lowest = depth;
        for (&next, &adjacent) in self.order[rank..]
            .iter()
            .skip(1)
            .zip(&self.adjacent[rank..])
        {
            lowest = lowest.min(adjacent);
            row[next as usize] = (depth - lowest) * stride;
        }
        lowest = depth;
        for (&previous, &adjacent) in self.order[..rank].iter().zip(&self.adjacent[..rank]).rev() {
            lowest = lowest.min(adjacent);
            row[previous as usize] = (depth - lowest) * stride;
        }
    }
}
