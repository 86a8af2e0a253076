//! A relation suggested for a link.
//!
//! **\[D\]** The paper gives definitions and has no automatic method. Of the two subtree strings:
//!
//! - `equals` if they have the same forms, in lower case, each equally often;
//! - `restates` if their content lemmas can be paired off completely, each with one that is equal or
//!   that the table of synonyms relates to it;
//! - `specifies` if all content lemmas on the right can be paired off so, but not all on the left;
//! - `generalizes` the other way round;
//! - `intersects` else.
//!
//! With the table `buy acquire synonym`, *bought a red car* and *acquired the car* give `specifies`:
//! `acquire` and `car` have partners, `red` has none.

use alloc::collections::VecDeque;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Ordering;

use super::annotated::Annotated;
use super::relatives::Relatives;
use crate::alignment::Link;
use crate::relation::Relation;
use crate::subtree;
use crate::symbol::{Symbol, Symbols};
use crate::synonyms::Synonyms;
use crate::tree::NodeId;

/// Suggests relations for the links of one pair.
#[derive(Debug)]
pub struct Suggester<'a> {
    left: &'a Annotated,
    right: &'a Annotated,
    relatives: Relatives,
}

impl<'a> Suggester<'a> {
    /// For two sides made with the same `symbols`.
    pub fn new(
        left: &'a Annotated,
        right: &'a Annotated,
        symbols: &Symbols,
        synonyms: &Synonyms,
    ) -> Self {
        let relatives = Relatives::new(left, right, symbols, synonyms);
        Self {
            left,
            right,
            relatives,
        }
    }

    pub(super) fn from_relatives(
        left: &'a Annotated,
        right: &'a Annotated,
        relatives: &Relatives,
    ) -> Self {
        Self {
            left,
            right,
            relatives: relatives.clone(),
        }
    }

    /// The relation suggested for a link between nodes of the two trees.
    ///
    /// Complexity: O(k log k) in the lengths of the two strings, and O(m³) for the m lemmas that the
    /// table of synonyms knows on both sides.
    pub fn relation(&self, link: Link) -> Relation {
        let left = words(self.left, link.left);
        let right = words(self.right, link.right);
        if left.forms == right.forms {
            return Relation::Equals;
        }
        let relatives = &self.relatives;
        let related =
            |l: Symbol, r: Symbol| l == r || relatives.of_left(l).binary_search(&r).is_ok();
        let has_left = |l: Symbol| !relatives.of_left(l).is_empty();
        let has_right = |r: Symbol| relatives.has_right(r);
        let (l, r) = (&left.content, &right.content);
        match l.len().cmp(&r.len()) {
            Ordering::Equal if all_find(l, r, has_left, has_right, related) => Relation::Restates,
            Ordering::Greater if all_find(r, l, has_right, has_left, |r, l| related(l, r)) => {
                Relation::Specifies
            }
            Ordering::Less if all_find(l, r, has_left, has_right, related) => Relation::Generalizes,
            _ => Relation::Intersects,
        }
    }
}

/// The words of a subtree string, each list sorted.
struct Words {
    forms: Vec<Symbol>,
    content: Vec<Symbol>,
}

fn words(side: &Annotated, node: NodeId) -> Words {
    let nodes = subtree::nodes(side.tree(), node);
    let mut forms: Vec<Symbol> = nodes.iter().map(|&node| side.form(node)).collect();
    let content = nodes.iter().filter(|&&node| side.is_content(node));
    let mut content: Vec<Symbol> = content.map(|&node| side.lemma(node)).collect();
    forms.sort_unstable();
    content.sort_unstable();
    Words { forms, content }
}

/// Whether each of `few` finds a partner of its own among `many`; both are sorted.
fn all_find(
    few: &[Symbol],
    many: &[Symbol],
    few_has_relatives: impl Fn(Symbol) -> bool,
    many_has_relatives: impl Fn(Symbol) -> bool,
    related: impl Fn(Symbol, Symbol) -> bool,
) -> bool {
    // A lemma that is related to none can only be paired with its equal; what is left over on the
    // larger side is of use only to those that are related to some.
    let mut seekers = Vec::new();
    let mut offers = Vec::new();
    let mut rest = many.iter().copied().peekable();
    for &lemma in few {
        if few_has_relatives(lemma) {
            seekers.push(lemma);
            continue;
        }
        while let Some(before) = rest.next_if(|&other| other < lemma) {
            offers.push(before);
        }
        if rest.next_if_eq(&lemma).is_none() {
            return false;
        }
    }
    offers.extend(rest);
    offers.retain(|&lemma| many_has_relatives(lemma) || seekers.binary_search(&lemma).is_ok());
    pair_off(&seekers, &offers, related)
}

/// Whether each seeker can have an offer of its own: augmenting paths, breadth first.
fn pair_off(
    seekers: &[Symbol],
    offers: &[Symbol],
    related: impl Fn(Symbol, Symbol) -> bool,
) -> bool {
    if seekers.len() > offers.len() {
        return false;
    }
    let mut owner: Vec<Option<usize>> = vec![None; offers.len()];
    let mut from = vec![None; offers.len()];
    let mut queue = VecDeque::new();
    for start in 0..seekers.len() {
        from.fill(None);
        queue.clear();
        queue.push_back(start);
        let mut end = None;
        'search: while let Some(seeker) = queue.pop_front() {
            for offer in 0..offers.len() {
                if from[offer].is_some() || !related(seekers[seeker], offers[offer]) {
                    continue;
                }
                from[offer] = Some(seeker);
                let Some(other) = owner[offer] else {
                    end = Some(offer);
                    break 'search;
                };
                queue.push_back(other);
            }
        }
        let Some(mut offer) = end else { return false };
        // Back along the path: each seeker on it takes the offer through which it was left.
        while let Some(seeker) = from[offer] {
            owner[offer] = Some(seeker);
            if seeker == start {
                break;
            }
            let before =
                (0..offers.len()).find(|&other| other != offer && owner[other] == Some(seeker));
            let Some(before) = before else { break };
            offer = before;
        }
    }
    true
}
