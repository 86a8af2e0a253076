//! Phrasal translations: left words that are all linked to the same right words.
//!
//! In *I rise on a point of order* – *j'invoque le règlement*, each word of *rise on a point of order*
//! is linked to each of *invoque le règlement*: the expression is translated as a whole, and that its
//! parts cross says nothing about phrases.

use alloc::vec;
use alloc::vec::Vec;

use crate::crossings::links::Counted;
use crate::crossings::parts::ByPart;
use crate::crossings::representation::{HeadedTree, Part};
use crate::order::positions;
use crate::word::WordId;

/// For each part the set of right words that *all* its words are linked to and to no others.
///
/// **\[D\]** Two parts are part of a phrasal translation if all words of both have the same set of
/// links, which is not empty. (It gives the figures of the paper's examples.)
///
/// They are numbers from 1, the same for the same set; [`NONE`] if there is no such set.
#[derive(Clone, Debug)]
pub(super) struct Translations(ByPart<u32>);

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
        let and = |above, below| match above {
            OPEN => below,
            _ if above == below => above,
            _ => NONE,
        };
        Self(ByPart::new(tree, OPEN, |word| sets[word.index()], and))
    }

    /// The number of the set of a part.
    pub(super) fn of(&self, part: Part) -> Option<u32> {
        let set = self.0.of(part);
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
