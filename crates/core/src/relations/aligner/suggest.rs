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

use super::annotated::Annotated;
use super::partners::all_find_partners;
use super::relatives::Relatives;
use crate::alignment::Link;
use crate::relation::Relation;
use crate::relations::synonyms::Synonyms;
use crate::symbol::{Symbol, Symbols};
use crate::tree::NodeId;
use crate::tree::subtree;

/// Suggests relations for the links of one pair.
#[derive(Debug)]
pub struct Suggester<'a> {
    left: &'a Annotated,
    right: &'a Annotated,
    relatives: Cow<'a, Relatives>,
}

impl<'a> Suggester<'a> {
    /// For two sides made with the same `symbols`.
    pub fn new(
        left: &'a Annotated,
        right: &'a Annotated,
        symbols: &Symbols,
        synonyms: &Synonyms,
    ) -> Self {
        Self {
            left,
            right,
            relatives: Cow::Owned(Relatives::new(left, right, symbols, synonyms)),
        }
    }

    pub(super) fn from_relatives(
        left: &'a Annotated,
        right: &'a Annotated,
        relatives: &'a Relatives,
    ) -> Self {
        Self {
            left,
            right,
            relatives: Cow::Borrowed(relatives),
        }
    }

    /// The relation suggested for a link between nodes of the two trees.
    ///
    /// Complexity: O(k log k) in the lengths of the two strings, and O(d · e) for the d different
    /// lemmas in them that the table of synonyms relates, and e pairs of these.
    pub fn relation(&self, link: Link) -> Relation {
        let left = words(self.left, link.left);
        let right = words(self.right, link.right);
        if left.forms == right.forms {
            return Relation::Equals;
        }
        let relatives = &self.relatives;
        let (of_left, of_right) = (|l| relatives.of_left(l), |r| relatives.of_right(r));
        let all_left = || {
            let has = |r| !of_right(r).is_empty();
            all_find_partners(&left.content, &right.content, &of_left, &has)
        };
        let all_right = || {
            let has = |l| !of_left(l).is_empty();
            all_find_partners(&right.content, &left.content, &of_right, &has)
        };
        match left.content.len().cmp(&right.content.len()) {
            Ordering::Equal if all_left() => Relation::Restates,
            Ordering::Greater if all_right() => Relation::Specifies,
            Ordering::Less if all_left() => Relation::Generalizes,
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
