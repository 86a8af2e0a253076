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

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::cmp::Ordering;

use super::annotated::{Annotated, AnnotatedPair};
use super::options::SUGGESTION_LIMIT;
use super::partners::all_find_partners;
use super::relatives::Relatives;
use crate::alignment::Link;
use crate::relation::Relation;
use crate::relations::synonyms::Synonyms;
use crate::symbol::Symbol;
use crate::too_large::TooLarge;
use crate::tree::NodeId;
use crate::tree::subtree;

/// Suggests relations for the links of one pair, as long as that takes no more than
/// [`SUGGESTION_LIMIT`] steps for all of them together.
#[derive(Debug)]
pub struct Suggester<'a> {
    pair: &'a AnnotatedPair<'a>,
    relatives: Cow<'a, Relatives>,
    left_over: u64,
}

impl<'a> Suggester<'a> {
    /// For the links of a pair.
    ///
    /// # Errors
    /// [`TooLarge`].
    ///
    /// # Complexity
    /// O((n + p) log s) for n words, p pairs of them that are related, and s pairs of the table.
    pub fn new(pair: &'a AnnotatedPair<'a>, synonyms: &Synonyms) -> Result<Self, TooLarge> {
        Ok(Self {
            pair,
            relatives: Cow::Owned(Relatives::new(pair, synonyms)?),
            left_over: SUGGESTION_LIMIT,
        })
    }

    pub(super) fn from_relatives(pair: &'a AnnotatedPair<'a>, relatives: &'a Relatives) -> Self {
        Self {
            pair,
            relatives: Cow::Borrowed(relatives),
            left_over: SUGGESTION_LIMIT,
        }
    }

    /// The relation suggested for a link; none if it names an unknown word, or the steps
    /// are used up.
    ///
    /// Complexity: O(k log k) in the lengths of the two strings, and O(d · e) for the d different
    /// lemmas in them that the table of synonyms relates, and e pairs of these.
    pub fn relation(&mut self, link: Link) -> Option<Relation> {
        let left = self.pair.left.dependencies().node(link.left)?;
        let right = self.pair.right.dependencies().node(link.right)?;
        self.between(left, right)
    }

    /// The relation suggested for two nodes.
    pub(super) fn between(&mut self, left: NodeId, right: NodeId) -> Option<Relation> {
        let sides = [(&self.pair.left, left), (&self.pair.right, right)];
        let below = sides.map(|(side, node)| u64::from(side.tree().subtree_size(node)));
        self.left_over = self.left_over.checked_sub(below.iter().sum())?;
        let [(forms, left), (other_forms, right)] = sides.map(|(side, node)| words(side, node));
        if forms == other_forms {
            return Some(Relation::Equals);
        }
        let relatives = &self.relatives;
        let (of_left, of_right) = (|l| relatives.of_left(l), |r| relatives.of_right(r));
        let steps = &mut self.left_over;
        let order = left.len().cmp(&right.len());
        let all_paired = match order {
            Ordering::Equal | Ordering::Less => {
                let has = |r| !of_right(r).is_empty();
                all_find_partners(&left, &right, &of_left, &has, steps)
            }
            Ordering::Greater => {
                let has = |l| !of_left(l).is_empty();
                all_find_partners(&right, &left, &of_right, &has, steps)
            }
        };
        Some(match (all_paired?, order) {
            (false, _) => Relation::Intersects,
            (true, Ordering::Equal) => Relation::Restates,
            (true, Ordering::Greater) => Relation::Specifies,
            (true, Ordering::Less) => Relation::Generalizes,
        })
    }
}

/// The forms of a subtree string and the lemmas of its content words, each sorted.
fn words(side: &Annotated<'_>, node: NodeId) -> (Vec<Symbol>, Vec<Symbol>) {
    let nodes = subtree::nodes(side.tree(), node);
    let mut forms: Vec<Symbol> = nodes.iter().map(|&node| side.form(node)).collect();
    let content = nodes.iter().filter(|&&node| side.is_content(node));
    let mut content: Vec<Symbol> = content.map(|&node| side.lemma(node)).collect();
    forms.sort_unstable();
    content.sort_unstable();
    (forms, content)
}
