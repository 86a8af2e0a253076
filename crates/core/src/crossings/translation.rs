//! Phrasal translations: left words that are all linked to the same right words.
//!
//! In *I rise on a point of order* – *j'invoque le règlement*, each word of *rise on a point of order*
//! is linked to each of *invoque le règlement*: the expression is translated as a whole, and that its
//! parts cross says nothing of phrases.

use alloc::vec;
use alloc::vec::Vec;

use crate::crossings::links::Counted;
use crate::crossings::representation::{Extent, HeadedTree, Part};
use crate::order::positions;
use crate::word::WordId;

/// For each part the set of right words that *all* its words are linked to and to no others.
///
/// **\[D\]** Two parts are part of a phrasal translation if all words of both have the same set of
/// links, which is not empty. (It gives the figures of the paper's examples.)
#[derive(Clone, Debug)]
pub(super) struct Translations {
    /// By node, of all words below it: a number for the set, [`NONE`] if there is no such set.
    whole: Vec<u32>,
    /// By node, of its word alone; empty where heads are whole phrases.
    words: Vec<u32>,
}

/// No set, or several.
const NONE: u32 = 0;

/// Not yet known.
const OPEN: u32 = u32::MAX;

impl Translations {
    /// The sets of all parts.
    ///
    /// Complexity: O(n + k log n) for n nodes and k links.
    pub(super) fn new(tree: &HeadedTree<'_>, links: &Counted) -> Self {
        let sets = sets(tree.words(), links);
        let nodes = tree.tree();
        let mut whole = vec![OPEN; nodes.len()];
        for node in nodes.nodes() {
            if let Some(word) = tree.word(node) {
                whole[node.index()] = sets[word.index()];
            }
        }
        let has_word_heads = tree
            .head(nodes.root())
            .is_some_and(|head| head.extent == Extent::Word);
        let words = if has_word_heads {
            whole.clone()
        } else {
            Vec::new()
        };
        for &node in nodes.preorder().iter().rev() {
            let set = whole[node.index()];
            if let Some(parent) = nodes.parent(node) {
                let above = &mut whole[parent.index()];
                if *above == OPEN {
                    *above = set;
                } else if *above != set {
                    *above = NONE;
                }
            }
        }
        Self { whole, words }
    }

    /// The number of the set of a part, from 1; the same for the same set.
    pub(super) fn of(&self, part: Part) -> Option<u32> {
        let sets = match part.extent {
            Extent::Whole => &self.whole,
            Extent::Word => &self.words,
        };
        let set = sets[part.node.index()];
        (set != NONE).then_some(set)
    }
}

/// By word, the number of the set of its right words; [`NONE`] of a word without links.
fn sets(words: usize, links: &Counted) -> Vec<u32> {
    let mut sets = vec![NONE; words];
    let rights = |word: WordId| links.of(word).iter().map(|link| link.right);
    // Plain numbers are sorted fastest: the first right word, then the left one.
    let mut firsts: Vec<u64> = Vec::with_capacity(words);
    for word in WordId::all(words) {
        let first = rights(word).next();
        firsts.extend(first.map(|first| u64::from(first.get()) << 32 | u64::from(word.get())));
    }
    firsts.sort_unstable();
    let mut number = NONE;
    for group in firsts.chunk_by(|one, other| one >> 32 == other >> 32) {
        let of_group = group.iter().filter_map(|&key| {
            let word = u32::try_from(key & u64::from(u32::MAX)).ok();
            word.and_then(WordId::new)
        });
        if let [_] = group {
            number += 1;
            of_group.for_each(|word| sets[word.index()] = number);
            continue;
        }
        // Few words share their first right word; the same set is the same list.
        let of_group: Vec<WordId> = of_group.collect();
        let compare = |one: usize, other: usize| rights(of_group[one]).cmp(rights(of_group[other]));
        let mut before: Option<WordId> = None;
        for at in positions(of_group.len(), &compare) {
            let word = of_group[at];
            let is_same = before.is_some_and(|before| rights(before).eq(rights(word)));
            before = Some(word);
            number += u32::from(!is_same);
            sets[word.index()] = number;
        }
    }
    sets
}
