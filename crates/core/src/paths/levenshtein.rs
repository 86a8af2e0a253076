//! The edit distance between two sequences of symbols.
//!
//! Inserting, deleting and substituting a symbol cost 1 each, keeping one costs nothing; there is
//! no transposition: A B against B A costs 2. (The thesis says in passing that it costs 3; by its
//! own definition it does not.)
//!
//! ```
//! use twintree::paths::levenshtein::{Operation, Table, distance};
//!
//! assert_eq!(distance(&['A', 'B'], &['B', 'A']), 2);
//! let table = Table::new(&['A', 'B', 'C'], &['B', 'D'])?;
//! assert_eq!(table.distance(), 2);
//! let script: Vec<_> = table.script().iter().map(|edit| edit.operation).collect();
//! assert_eq!(script, [Operation::Delete, Operation::Match, Operation::Substitute]);
//! assert_eq!(table.scripts(), 1);
//! # Ok::<(), twintree::TooLarge>(())
//! ```
//!
//! Source: R. A. Wagner and M. J. Fischer, *The String-to-String Correction Problem*, J. ACM 21(1),
//! 1974.

use alloc::vec;
use alloc::vec::Vec;

use crate::too_large::TooLarge;

/// The edit distance of `left` and `right`, between the difference and the maximum of their
/// lengths; 0 exactly if they are equal.
///
/// # Complexity
/// O(m·n) time, O(n) memory.
pub fn distance<T: PartialEq>(left: &[T], right: &[T]) -> u32 {
    let mut row: Vec<u32> = (0..).take(right.len() + 1).collect();
    for (above, symbol) in (1..).zip(left) {
        // The cell above and to the left of the one being filled.
        let mut diagonal = row[0];
        row[0] = above;
        for (column, other) in (1..).zip(right) {
            let kept = diagonal + u32::from(symbol != other);
            diagonal = row[column];
            row[column] = kept.min(row[column].min(row[column - 1]) + 1);
        }
    }
    row[right.len()]
}

/// What is done to get from the left sequence to the right one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operation {
    /// Both have the same symbol here.
    Match,
    /// One symbol stands in the place of another.
    Substitute,
    /// A symbol that only the left sequence has.
    Delete,
    /// A symbol that only the right sequence has.
    Insert,
}

impl Operation {
    /// 0 for a match, else 1.
    pub fn cost(self) -> u32 {
        u32::from(self != Self::Match)
    }
}

/// One step of an edit script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edit {
    /// What is done.
    pub operation: Operation,
    /// The position of the left symbol, none for an insertion.
    pub left: Option<usize>,
    /// The position of the right symbol, none for a deletion.
    pub right: Option<usize>,
}

/// The most cells that a [`Table`] may have.
pub const CELLS: u64 = 1 << 24;

/// The distances of all prefixes of two sequences.
#[derive(Clone, Debug)]
pub struct Table<'a, T> {
    left: &'a [T],
    right: &'a [T],
    /// The distance of the first `i` symbols of `left` and the first `j` of `right` stands at
    /// `i * (right.len() + 1) + j`.
    cells: Vec<u32>,
}

impl<'a, T: PartialEq> Table<'a, T> {
    /// Fills the table.
    ///
    /// # Errors
    /// [`TooLarge`], before anything is allocated.
    ///
    /// # Complexity
    /// O(m·n) time and memory.
    pub fn new(left: &'a [T], right: &'a [T]) -> Result<Self, TooLarge> {
        let width = right.len() + 1;
        let size = width.saturating_mul(left.len() + 1);
        TooLarge::check("cells", size, CELLS)?;
        let mut cells = Vec::with_capacity(size);
        cells.extend((0..).take(width));
        for (i, symbol) in left.iter().enumerate() {
            let above = i * width;
            cells.push(cells[above] + 1);
            for (j, other) in right.iter().enumerate() {
                let kept = cells[above + j] + u32::from(symbol != other);
                let edited = cells[above + j + 1].min(cells[above + width + j]) + 1;
                cells.push(kept.min(edited));
            }
        }
        Ok(Self { left, right, cells })
    }

    /// The distance of the whole sequences.
    pub fn distance(&self) -> u32 {
        self.cells.last().copied().unwrap_or_default()
    }

    /// All distances row by row: `left.len() + 1` rows of [`width`](Self::width) cells.
    pub fn cells(&self) -> &[u32] {
        &self.cells
    }

    /// The number of cells in a row: `right.len() + 1`.
    pub fn width(&self) -> usize {
        self.right.len() + 1
    }

    /// One cheapest script, from the beginning to the end. It is found from the end, where a match
    /// or a substitution is preferred, then a deletion, then an insertion.
    ///
    /// **\[D\]** The thesis needs no script; the rule makes the one shown here reproducible.
    pub fn script(&self) -> Vec<Edit> {
        let (mut row, mut column) = (self.left.len(), self.right.len());
        let mut script = Vec::with_capacity(row.max(column));
        loop {
            let [kept, deleted, inserted] = self.last_edits(row, column);
            let Some(edit) = kept.or(deleted).or(inserted) else {
                break;
            };
            row -= usize::from(edit.left.is_some());
            column -= usize::from(edit.right.is_some());
            script.push(edit);
        }
        script.reverse();
        script
    }

    /// How many cheapest scripts there are, at least 1; `u64::MAX` stands for that number or more.
    ///
    /// # Complexity
    /// O(m·n) time, O(n) memory.
    pub fn scripts(&self) -> u64 {
        let mut counts = vec![0_u64; self.width()];
        for row in 0..=self.left.len() {
            // The count above and to the left of the one being filled.
            let mut diagonal = 0;
            for column in 0..=self.right.len() {
                let above = counts[column];
                let mut count = u64::from((row, column) == (0, 0));
                for edit in self.last_edits(row, column).into_iter().flatten() {
                    let before = match edit.operation {
                        Operation::Match | Operation::Substitute => diagonal,
                        Operation::Delete => above,
                        Operation::Insert => counts[column - 1],
                    };
                    count = count.saturating_add(before);
                }
                diagonal = above;
                counts[column] = count;
            }
        }
        counts[self.right.len()]
    }

    /// The last edits of the cheapest scripts for these prefixes, in order of preference.
    fn last_edits(&self, row: usize, column: usize) -> [Option<Edit>; 3] {
        let width = self.width();
        let cell = self.cells[row * width + column];
        let (left, right) = (row.checked_sub(1), column.checked_sub(1));
        let edit = |operation, left, right| Edit {
            operation,
            left,
            right,
        };
        let both = left.zip(right).and_then(|(i, j)| {
            let operation = if self.left[i] == self.right[j] {
                Operation::Match
            } else {
                Operation::Substitute
            };
            let cost = self.cells[i * width + j] + operation.cost();
            (cost == cell).then(|| edit(operation, left, right))
        });
        let delete = left.filter(|i| self.cells[i * width + column] + 1 == cell);
        let insert = right.filter(|j| self.cells[row * width + j] + 1 == cell);
        [
            both,
            delete.map(|_| edit(Operation::Delete, left, None)),
            insert.map(|_| edit(Operation::Insert, None, right)),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::{CELLS, Operation, Table, distance};
    use crate::too_large::TooLarge;
    use alloc::string::String;
    use alloc::vec;
    use alloc::vec::Vec;

    /// `script` has a letter per edit: = match, s substitute, d delete, i insert.
    #[track_caller]
    fn check(left: &str, right: &str, expected: u32, script: &str, scripts: u64) {
        let (left, right): (Vec<char>, Vec<char>) =
            (left.chars().collect(), right.chars().collect());
        assert_eq!(distance(&left, &right), expected);
        let table = Table::new(&left, &right).expect("a small table");
        assert_eq!(table.distance(), expected);
        let letters: String = table
            .script()
            .iter()
            .map(|edit| match edit.operation {
                Operation::Match => '=',
                Operation::Substitute => 's',
                Operation::Delete => 'd',
                Operation::Insert => 'i',
            })
            .collect();
        assert_eq!(letters, script);
        assert_eq!(table.scripts(), scripts);
    }

    #[test]
    fn nothing_against_something_is_its_length() {
        check("", "", 0, "", 1);
        check("abc", "", 3, "ddd", 1);
        check("", "ab", 2, "ii", 1);
    }

    #[test]
    fn swapped_labels_cost_two() {
        check("ab", "ba", 2, "ss", 3);
    }

    #[test]
    fn the_script_prefers_substitution_then_deletion_from_the_end() {
        check("kitten", "sitting", 3, "s===s=i", 1);
        check("abc", "c", 2, "dd=", 1);
        check("aa", "a", 1, "d=", 2);
        check("ab", "c", 2, "ds", 2);
        check("abcd", "bd", 2, "d=d=", 1);
    }

    #[test]
    fn the_number_of_scripts_saturates() {
        // n symbols out of 2n equal ones: the central binomial coefficient, here of 80.
        let (long, short) = (vec![0; 80], vec![0; 40]);
        assert_eq!(
            Table::new(&long, &short).expect("a small table").scripts(),
            u64::MAX
        );
        let table = Table::new(&long[..20], &short[..10]).expect("a small table");
        assert_eq!(table.scripts(), 184_756);
    }

    #[test]
    fn a_table_beyond_the_limit_is_refused_before_it_is_made() {
        let long = vec![(); 100_000];
        let refused = TooLarge::check("cells", 100_001_u64 * 100_001, CELLS);
        assert_eq!(Table::new(&long, &long).err(), refused.err());
        assert!(Table::new(&long, &long[..100]).is_ok());
    }
}
