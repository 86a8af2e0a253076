//! Which relation on the paths of one tree was replaced by which relation of the other, over many pairs.
//!
//! The score of a pair adds up the disparities of the edges of its spanning tree, and a disparity counts
//! edits: a label in the place of another, a label that only one path has, and the other direction. Each
//! of them is one [`Replacement`], so that the numbers of all replacements add up exactly to ΣL.
//!
//! ```
//! use twintree::corpus::{Replacement, Replacements};
//! use twintree::paths::Workspace;
//! use twintree::{Pair, PairOptions};
//!
//! // "she sleeps" against "sleeps she", and a relation that is another one.
//! let left = "1\tshe\t_\tPRON\t_\t_\t2\tnsubj\t_\t_\n2\tsleeps\t_\tVERB\t_\t_\t0\troot\t_\t_\n";
//! let right = "1\tsleeps\t_\tVERB\t_\t_\t0\troot\t_\t_\n2\tshe\t_\tPRON\t_\t_\t1\tobj\t_\t_\n";
//! let pair = Pair::read(left, right, "1-2 2-1", &PairOptions::default());
//! let mut workspace = Workspace::new();
//! workspace.measure(pair.dependencies()?)?;
//! let mut replaced = Replacements::default();
//! replaced.add(1, Replacement::of_pair(&pair, workspace.spanning_tree())?);
//! let rows: Vec<_> = replaced.rows().map(|(what, cell)| (what.to_string(), cell.times)).collect();
//! assert_eq!(rows, [("the other direction".into(), 1), ("nsubj → obj".into(), 1)]);
//! assert_eq!(replaced.total(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Which edits they are is decided where the [`charges`] are. The spanning tree is the one that the score is
//! taken from.
//!
//! Source of the measure: McCaffery 2017, chapter 5. The table is not part of it.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::dependency::DependencyTree;
use crate::order;
use crate::pair::Pair;
use crate::paths::charge::{Charge, ChargeKind, Relations, charges};
use crate::paths::spanning::SpanningTree;
use crate::too_large::TooLarge;

/// What one path has in the place of what the other has.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Replacement {
    /// The words stand in the other order.
    Direction,
    /// A label.
    Label {
        /// That of the left tree; none for a label that only the right path has.
        left: Option<String>,
        /// That of the right tree; none for a label that only the left path has.
        right: Option<String>,
    },
}

/// How often it happens, and where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// How often: this much it adds to ΣL.
    pub times: u64,
    /// The numbers of the pairs, each once, in the order in which they were added.
    pub pairs: Vec<u64>,
    /// How often in each of these pairs, 1 and more; as many as there are pairs.
    pub each: Vec<u64>,
}

/// What was replaced by what in many pairs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Replacements {
    cells: BTreeMap<Replacement, Cell>,
}

impl Replacements {
    /// Adds what is replaced in the pair of this number.
    ///
    /// # Complexity
    /// O(log c) for each replacement among c different ones.
    pub fn add(&mut self, number: u64, replaced: impl IntoIterator<Item = Replacement>) {
        for found in replaced {
            let cell = self.cells.entry(found).or_default();
            cell.times += 1;
            if cell.pairs.last() != Some(&number) {
                cell.pairs.push(number);
                cell.each.push(0);
            }
            if let Some(times) = cell.each.last_mut() {
                *times += 1;
            }
        }
    }

    /// Adds the replacements of other pairs, which come after these.
    pub fn merge(&mut self, others: Self) {
        for (replacement, cell) in others.cells {
            let own = self.cells.entry(replacement).or_default();
            own.times += cell.times;
            own.pairs.extend(cell.pairs);
            own.each.extend(cell.each);
        }
    }

    /// All of them in one order: the most frequent first; of those that are as frequent, the other
    /// direction first, then by the left label and the right one, none before any.
    pub fn rows(&self) -> impl Iterator<Item = (&Replacement, &Cell)> {
        let rows: Vec<_> = self.cells.iter().collect();
        order::sorted(&rows, |(_, cell)| core::cmp::Reverse(cell.times)).into_iter()
    }

    /// ΣL of all pairs that were added.
    pub fn total(&self) -> u64 {
        self.cells.values().map(|cell| cell.times).sum()
    }
}

impl Replacement {
    /// What is replaced on the paths of a pair, along the spanning tree that its score is taken from:
    /// its [`charges`] by their labels; nothing where its trees have errors.
    ///
    /// # Errors
    /// Those of [`charges`].
    ///
    /// # Complexity
    /// O(l · l′) for each edge between paths of these lengths.
    pub fn of_pair(pair: &Pair<'_>, tree: &SpanningTree) -> Result<Vec<Self>, TooLarge> {
        let Ok(trees) = pair.dependencies() else {
            return Ok(Vec::new());
        };
        let label = |tree: &DependencyTree, relations: Relations| {
            let node = tree.node(relations.words().next()?)?;
            Some(trees.symbols().text(tree.label(node)).into())
        };
        let replaced = |charge: Charge| match charge.kind {
            ChargeKind::Turned => Self::Direction,
            ChargeKind::Replaced | ChargeKind::Only => Self::Label {
                left: label(trees.left(), charge.left),
                right: label(trees.right(), charge.right),
            },
        };
        Ok(charges(trees, tree)?.into_iter().map(replaced).collect())
    }
}

impl fmt::Display for Replacement {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Direction => formatter.write_str("the other direction"),
            Self::Label { left, right } => {
                let name = |label: &'_ Option<String>| label.clone().unwrap_or("nothing".into());
                write!(formatter, "{} → {}", name(left), name(right))
            }
        }
    }
}
