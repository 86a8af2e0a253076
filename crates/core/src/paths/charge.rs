//! What the score charges for, one edit at a time.
//!
//! The distance of an edge of the spanning tree is a number of edits between two paths: a label in the
//! place of another, a label that only one path has, the other direction. Each of them is one
//! [`Charge`], and a charge stands at relations: those of the labels, and for the other direction those that
//! meet where the path turns. So there are exactly as many charges as ΣL, edge by edge as many as its
//! distance.
//!
//! ```
//! use twintree::paths::{Workspace, charges};
//! use twintree::{Pair, PairOptions};
//!
//! // "she sleeps" against "sleeps she", and a relation that is another one.
//! let left = "1\tshe\t_\tPRON\t_\t_\t2\tnsubj\t_\t_\n2\tsleeps\t_\tVERB\t_\t_\t0\troot\t_\t_\n";
//! let right = "1\tsleeps\t_\tVERB\t_\t_\t0\troot\t_\t_\n2\tshe\t_\tPRON\t_\t_\t1\tobj\t_\t_\n";
//! let pair = Pair::read(left, right, "1-2 2-1", &PairOptions::default());
//! let mut workspace = Workspace::new();
//! workspace.measure(pair.dependencies()?)?;
//! let charges = charges(pair.dependencies()?, workspace.spanning_tree())?;
//! let kinds: Vec<_> = charges.iter().map(|charge| charge.kind.as_str()).collect();
//! assert_eq!(kinds, ["turned", "replaced"]);
//! // Both stand at the relation of "she", the first word of the left and the second of the right sentence.
//! assert!(charges.iter().all(|charge| charge.left.words().map(|word| word.get()).eq([1])));
//! assert!(charges.iter().all(|charge| charge.right.words().map(|word| word.get()).eq([2])));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **\[D\]** Of the cheapest edit scripts between two sequences of labels it is the one of
//! [`Table::script`]: found from the end, where a match or a substitution is preferred, then a deletion,
//! then an insertion. The thesis counts edits and does not say which they are.
//!
//! Source of the measure: McCaffery 2017, chapter 5. The list is not part of it.

use alloc::vec::Vec;

use crate::dependency::DependencyTree;
use crate::pair::DependencyPair;
use crate::paths::disparity::TABLE_CELLS;
use crate::paths::levenshtein::{Operation, Table};
use crate::paths::path::Path;
use crate::paths::spanning::SpanningTree;
use crate::symbol::Symbol;
use crate::too_large::TooLarge;
use crate::word::WordId;

named! {
    /// What an edit between two paths is.
    pub enum ChargeKind by as_str {
        /// The two words stand in the other order.
        Turned = "turned",
        /// A label stands in the place of another.
        Replaced = "replaced",
        /// A label that only one path has: the one at whose relation it stands.
        Only = "only",
    }
}

/// One of the edits that the score counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charge {
    /// Which edge of the spanning tree it is counted for, from 0.
    pub edge: u32,
    /// What it is.
    pub kind: ChargeKind,
    /// Where it stands in the left tree.
    pub left: Relations,
    /// Where it stands in the right tree.
    pub right: Relations,
}

/// Relations of one tree, as the words that have them to their heads: one for a label, none where the
/// label is only in the other tree, one or two that meet at the turning point of a path for the order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Relations([Option<WordId>; 2]);

impl Relations {
    /// The words, in the order of the path.
    pub fn words(self) -> impl Iterator<Item = WordId> {
        self.0.into_iter().flatten()
    }
}

/// All charges of a pair along the spanning tree that its score is taken from, edge by edge; of an edge
/// the direction first, then the labels in the order of the path.
///
/// # Errors
/// [`TooLarge`] where two paths are too long for a [`Table`] of their labels, or the tables of all have more than
/// [`TABLE_CELLS`] cells together.
///
/// # Complexity
/// O(l · l′) time for each edge between paths of these lengths, and that memory for the largest.
pub fn charges(pair: DependencyPair<'_>, tree: &SpanningTree) -> Result<Vec<Charge>, TooLarge> {
    let links = pair.alignment().links();
    let (mut found, mut cells) = (Vec::new(), 0);
    for (edge, ends) in (0..).zip(tree.edges()) {
        if ends.disparity.distance == 0 {
            continue;
        }
        let [Some(from), Some(to)] = [ends.from, ends.to].map(|vertex| links.get(vertex as usize))
        else {
            continue;
        };
        let left = Path::between(pair.left(), from.left, to.left);
        let right = Path::between(pair.right(), from.right, to.right);
        let Some((left, right)) = left.zip(right) else {
            continue;
        };
        let mut charge = |kind, left, right| {
            found.push(Charge {
                edge,
                kind,
                left,
                right,
            });
        };
        if (from.left < to.left) != (from.right < to.right) {
            charge(ChargeKind::Turned, left.topmost(), right.topmost());
        }
        let ([left_up, left_down], [right_up, right_down]) = (left.parts(), right.parts());
        for (lefts, rights) in [(left_up, right_up), (left_down, right_down)] {
            cells += (lefts.len() as u64 + 1) * (rights.len() as u64 + 1);
            TooLarge::check("cells", cells, TABLE_CELLS)?;
            let (of_left, of_right) = (labels(pair.left(), lefts), labels(pair.right(), rights));
            for edit in Table::new(&of_left, &of_right)?.script() {
                let kind = match edit.operation {
                    Operation::Match => continue,
                    Operation::Substitute => ChargeKind::Replaced,
                    Operation::Delete | Operation::Insert => ChargeKind::Only,
                };
                let [left, right] = [(lefts, edit.left), (rights, edit.right)]
                    .map(|(words, at)| Relations([at.and_then(|at| words.get(at)).copied(), None]));
                charge(kind, left, right);
            }
        }
    }
    Ok(found)
}

fn labels(tree: &DependencyTree, words: &[WordId]) -> Vec<Symbol> {
    words
        .iter()
        .map(|&word| tree.label(tree.linked(word)))
        .collect()
}

impl Path {
    /// The words whose relations meet at the turning point: the last on the way up, the first on the way
    /// down.
    fn topmost(&self) -> Relations {
        let [up, down] = self.parts();
        Relations([up.last().copied(), down.first().copied()])
    }
}

#[cfg(test)]
mod tests {
    use super::{ChargeKind, charges};
    use crate::notation;
    use crate::paths::compare;
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;

    /// Each as `from–to kind left|right`, words by their numbers.
    fn listed(left: &str, right: &str, links: &str) -> Vec<String> {
        let pair = notation::pair(left, right, links);
        let pair = pair.dependencies().expect("two trees");
        let tree = compare(pair).expect("small enough").spanning_tree;
        let words = |words: &mut dyn Iterator<Item = crate::WordId>| {
            words
                .map(|word| word.to_string())
                .collect::<Vec<_>>()
                .join(",")
        };
        let found = charges(pair, &tree).expect("short paths");
        let shown = found.iter().map(|charge| {
            let edge = tree.edges()[charge.edge as usize];
            let links = [edge.from, edge.to].map(|at| pair.alignment().links()[at as usize]);
            let sides = [
                words(&mut charge.left.words()),
                words(&mut charge.right.words()),
            ];
            let kind = charge.kind.as_str();
            alloc::format!("{}–{} {kind} {}|{}", links[0], links[1], sides[0], sides[1])
        });
        shown.collect()
    }

    #[test]
    fn the_five_of_the_thesis() {
        let found = listed(
            notation::HOLMES_LEFT,
            notation::HOLMES_RIGHT,
            notation::HOLMES_LINKS,
        );
        assert_eq!(
            found,
            [
                "5-1–6-2 only 6|",
                "2-5–4-3 turned 2|5",
                "2-5–4-3 replaced 2|5",
                "4-3–5-1 turned 7|2",
                "4-3–5-1 replaced 7|2",
            ]
        );
    }

    #[test]
    fn a_path_that_turns_between_its_ends_is_turned_at_two_relations() {
        // "a c" meet at b on the left, and at b on the right, the other way round.
        let found = listed("a>2 x>0 b>2", "b>2 x>0 a>2", "1-3 3-1");
        assert_eq!(found, ["1-3–3-1 turned 1,3|3,1"]);
    }

    #[test]
    fn a_label_that_only_one_path_has_stands_on_its_side() {
        let found = listed("a>2 x>0", "a>3 x>0 m>2", "1-1 2-2");
        assert_eq!(found, ["1-1–2-2 only |3"]);
        assert_eq!(ChargeKind::parse("only"), Some(ChargeKind::Only));
    }
}
