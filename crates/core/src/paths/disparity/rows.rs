//! How many edges each path from one link goes up.

use alloc::vec::Vec;

use crate::tree::{NodeId, Tree};

/// The linked words of one tree, prepared so that the depth of the lowest common ancestor of one
/// of them with every other is read off in one go.
///
/// In preorder the lowest common ancestor of two nodes is the highest among those of the
/// neighbours between them, so that a running minimum over the neighbours gives a whole row.
#[derive(Clone, Debug, Default)]
pub(super) struct LinkedWords {
    /// The node of the word of each link.
    words: Vec<NodeId>,
    /// Preorder position of the word above, link below; sorted. The *rank* of a link is its place
    /// here.
    order: Vec<u64>,
    /// The rank of each link.
    ranks: Vec<u32>,
    /// The depth of the word of each link.
    depths: Vec<u32>,
    /// The depth of the lowest common ancestor of the words of ranks `r` and `r + 1`.
    adjacent: Vec<u32>,
    /// The depth of the lowest common ancestor of all words.
    top: u32,
    /// The longest of all ways up: from the deepest word to `top`.
    longest: u32,
    /// Whether some word has several links.
    is_shared: bool,
    /// By rank and rank: the depth of the lowest common ancestor, counted from `top`.
    square: Vec<u8>,
}

impl LinkedWords {
    /// Looks up the words of all links, in the order of the links; [`arrange`](Self::arrange) does
    /// the rest. Apart, so that the memory of both trees is waited for at once.
    pub(super) fn look_up(&mut self, tree: &Tree, words: impl Iterator<Item = NodeId>) {
        self.words.clear();
        self.words.extend(words);
        let keys = self
            .words
            .iter()
            .enumerate()
            .map(|(link, &word)| u64::from(tree.preorder_position(word)) << 32 | link as u64);
        self.order.clear();
        self.order.extend(keys);
        self.depths.clear();
        self.depths
            .extend(self.words.iter().map(|&word| tree.depth(word)));
    }

    /// Finds the positions of the words in the tree; O(k log k + k · depth).
    pub(super) fn arrange(&mut self, tree: &Tree) {
        let Self {
            words,
            order,
            ranks,
            depths,
            adjacent,
            ..
        } = self;
        order.sort_unstable();
        ranks.resize(order.len(), 0);
        for (rank, &key) in (0..).zip(&*order) {
            ranks[link(key)] = rank;
        }
        self.is_shared = false;
        adjacent.clear();
        adjacent.extend(order.windows(2).map(|keys| {
            let mut ancestor = words[link(keys[0])];
            let mut depth = depths[link(keys[0])];
            let next = position(keys[1]);
            self.is_shared |= next == position(keys[0]);
            // Up to the first one whose subtree does not end before the next word.
            while (tree.preorder_position(ancestor) + tree.subtree_size(ancestor)) as usize <= next
            {
                let Some(parent) = tree.parent(ancestor) else {
                    break;
                };
                ancestor = parent;
                depth -= 1;
            }
            depth
        }));
        let deepest = depths.iter().copied().max().unwrap_or_default();
        // A word alone is its own top.
        self.top = adjacent.iter().copied().min().unwrap_or(deepest);
        self.longest = deepest - self.top;
    }

    /// The longest way up from the word of `link` that leads to any other linked word.
    pub(super) fn reach(&self, link: usize) -> u32 {
        self.depths[link] - self.top
    }

    /// The longest of all ways up.
    pub(super) fn longest(&self) -> u32 {
        self.longest
    }

    /// The place of each link in preorder.
    pub(super) fn ranks(&self) -> &[u32] {
        &self.ranks
    }

    /// The links that have a word in common with others: all of each such word.
    pub(super) fn sharing(&self) -> impl Iterator<Item = &[u64]> {
        let order = if self.is_shared { &self.order[..] } else { &[] };
        let words = order.chunk_by(|&one, &other| position(one) == position(other));
        words.filter(|links| links.len() > 1)
    }

    /// Finds for every other link how many edges lead up from the word of `link` to the lowest
    /// common ancestor with its word.
    #[inline]
    pub(super) fn ascents(&self, from: usize, mut tell: impl FnMut(usize, u32)) {
        let rank = self.ranks[from] as usize;
        let depth = self.depths[from];
        let mut lowest = depth;
        for (&next, &adjacent) in self.order[rank + 1..].iter().zip(&self.adjacent[rank..]) {
            lowest = lowest.min(adjacent);
            tell(link(next), depth - lowest);
        }
        lowest = depth;
        for (&previous, &adjacent) in self.order[..rank].iter().zip(&self.adjacent[..rank]).rev() {
            lowest = lowest.min(adjacent);
            tell(link(previous), depth - lowest);
        }
    }

    /// Finds the depths of all lowest common ancestors, to be read by [`row`](Self::row); no way up
    /// may be longer than 255. O(k²).
    ///
    /// What a rank has in common with one before it is no deeper than what the rank between them has,
    /// and no deeper than what it has in common with that one: each row is found from the one above
    /// it, up to the diagonal, and from the one below it after that.
    pub(super) fn fill_square(&mut self) {
        let Self {
            order,
            depths,
            adjacent,
            top,
            square,
            ..
        } = self;
        #[expect(clippy::cast_possible_truncation, reason = "no way up is longer")]
        let from_top = |depth: u32| (depth - *top) as u8;
        let size = order.len();
        if let [first, second] = order[..] {
            // The words of two links meet at the top: most of the time of such a pair would go into loops.
            let own = |key| from_top(depths[link(key)]);
            square.clear();
            square.extend([own(first), 0, 0, own(second)]);
            return;
        }
        square.resize(size * size, 0);
        for (rank, &key) in order.iter().enumerate() {
            square[rank * size + rank] = from_top(depths[link(key)]);
        }
        for (rank, &depth) in adjacent.iter().enumerate() {
            let (above, row) = square.split_at_mut((rank + 1) * size);
            limit(&mut row[..=rank], &above[rank * size..], from_top(depth));
        }
        for (rank, &depth) in adjacent.iter().enumerate().rev() {
            let (above, below) = square.split_at_mut((rank + 1) * size);
            let row = &mut above[rank * size..];
            limit(&mut row[rank + 1..], &below[rank + 1..], from_top(depth));
        }
    }

    /// By rank: the depth of the lowest common ancestor with the word of `rank`, counted from the
    /// highest of all.
    pub(super) fn row(&self, rank: u32) -> &[u8] {
        let width = self.order.len();
        &self.square[rank as usize * width..][..width]
    }
}

/// Writes the depths of others, none deeper than `depth`.
fn limit(depths: &mut [u8], others: &[u8], depth: u8) {
    for (cell, &other) in depths.iter_mut().zip(others) {
        *cell = other.min(depth);
    }
}

/// The link of a key.
#[expect(clippy::cast_possible_truncation, reason = "cuts out the link")]
pub(super) fn link(key: u64) -> usize {
    key as u32 as usize
}

/// The preorder position of a key.
fn position(key: u64) -> usize {
    (key >> 32) as usize
}

#[cfg(test)]
mod tests {
    use super::LinkedWords;
    use crate::tree::Tree;
    use alloc::vec::Vec;

    #[test]
    fn a_row_tells_how_deep_the_lowest_common_ancestors_lie() {
        let mut side = LinkedWords::default();
        for words in 1..70_u32 {
            let heads: Vec<Option<u32>> = (0..words)
                .map(|word| word.checked_sub(1 + word * 7 % 5 % word.max(1)))
                .collect();
            let tree = Tree::new(&heads).expect("heads come before");
            // All words, in no order, and some of them twice.
            let linked: Vec<_> = tree.nodes().rev().chain(tree.nodes().step_by(3)).collect();
            side.look_up(&tree, linked.iter().copied());
            side.arrange(&tree);
            side.fill_square();
            for (&one, &rank) in linked.iter().zip(side.ranks()) {
                for (&other, &place) in linked.iter().zip(side.ranks()) {
                    let depth = u32::from(side.row(rank)[place as usize]);
                    // The root is linked, from which all depths count.
                    assert_eq!(depth, tree.depth(tree.lca(one, other)), "{words} words");
                }
            }
        }
    }
}
