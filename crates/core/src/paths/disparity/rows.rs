//! How many edges each path from one link goes up.

use alloc::vec::Vec;

use crate::tree::{NodeId, Tree};

/// This many depths are compared at once: one wide register.
const LANES: usize = 16;

/// Depths of a byte each, to be compared at once.
type Chunk = [u8; LANES];

/// By lane: no limit to this lane and those before it, and to this lane and those after it.
const UP_TO: [Chunk; LANES] = unlimited(true);
const FROM: [Chunk; LANES] = unlimited(false);

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
    /// By rank and rank: the depth of the lowest common ancestor, counted from `top`. Each row
    /// fills whole chunks; what lies beyond its end means nothing.
    square: Vec<Chunk>,
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
    /// may be longer than 255. O(k²), sixteen at a time.
    ///
    /// What the ranks of one chunk have in common with a rank after them is no deeper than what
    /// they have in common with the rank before that, and no deeper than what these two have; so,
    /// too, with a rank before them. Each chunk goes through all rows once forwards and once back.
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
        let width = order.len().div_ceil(LANES);
        square.resize(order.len() * width, Chunk::default());
        if let (&[first, second], [one, other]) = (&order[..], &mut square[..]) {
            // The words of two links meet at the top: going through chunks is a fifth of such a pair.
            (one[0], one[1]) = (from_top(depths[link(first)]), 0);
            (other[0], other[1]) = (0, from_top(depths[link(second)]));
            return;
        }
        for (chunk, keys) in order.chunks(LANES).enumerate() {
            let first = chunk * LANES;
            let mut own = Chunk::default();
            for (cell, &key) in own.iter_mut().zip(keys) {
                *cell = from_top(depths[link(key)]);
            }
            let mut at = first * width + chunk;
            square[at] = own;
            let mut meetings = own;
            for (lane, &depth) in adjacent[first..].iter().enumerate() {
                let unlimited = FROM.get(lane + 1).unwrap_or(&[0; LANES]);
                meetings = limited(meetings, from_top(depth), unlimited);
                at += width;
                square[at] = meetings;
            }
            meetings = own;
            let last = first + keys.len() - 1;
            at = last * width + chunk;
            for (lane, &depth) in adjacent[first..last].iter().enumerate().rev() {
                let unlimited = UP_TO.get(lane).unwrap_or(&[0; LANES]);
                meetings = limited(meetings, from_top(depth), unlimited);
                at -= width;
                square[at] = lowest(square[at], meetings);
            }
            for &depth in adjacent[..first].iter().rev() {
                meetings = limited(meetings, from_top(depth), &[0; LANES]);
                at -= width;
                square[at] = meetings;
            }
        }
    }

    /// By rank: the depth of the lowest common ancestor with the word of `rank`, counted from the
    /// highest of all.
    pub(super) fn row(&self, rank: u32) -> &[u8] {
        let width = self.order.len().div_ceil(LANES);
        self.square[rank as usize * width..][..width].as_flattened()
    }
}

/// See [`UP_TO`] and [`FROM`].
const fn unlimited(up_to: bool) -> [Chunk; LANES] {
    let mut chunks = [[0; LANES]; LANES];
    let mut at = 0;
    while at < LANES * LANES {
        let (lane, other) = (at / LANES, at % LANES);
        if other == lane || (other < lane) == up_to {
            chunks[lane][other] = u8::MAX;
        }
        at += 1;
    }
    chunks
}

/// The depths, none deeper than `depth` but where there is no limit.
fn limited(mut depths: Chunk, depth: u8, unlimited: &Chunk) -> Chunk {
    for (cell, unlimited) in depths.iter_mut().zip(unlimited) {
        *cell = depth.max(*unlimited).min(*cell);
    }
    depths
}

/// The lower depth of each two.
fn lowest(mut depths: Chunk, others: Chunk) -> Chunk {
    for (cell, other) in depths.iter_mut().zip(others) {
        *cell = other.min(*cell);
    }
    depths
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
