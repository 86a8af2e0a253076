//! Which relation was replaced by which, over many pairs.

use twintree::corpus::{Replacement, Replacements};

rows! {
    /// One replacement, or all of them.
    pub struct ReplacementRow<'r> {
        /// What it is.
        pub what: Replaced,
        /// The label in the left tree; missing for one that only the right path has.
        pub left: Option<&'r str>,
        /// The label in the right tree; missing for one that only the left path has.
        pub right: Option<&'r str>,
        /// How often: this much it adds to ΣL.
        pub times: u64,
        /// In how many pairs.
        pub pairs: u64,
        /// The numbers of the pairs, where they are asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub numbers: Option<&'r [u64]>,
    }

    /// What is replaced.
    pub enum Replaced {
        /// The words stand in the other order.
        Direction = "direction",
        /// A label.
        Label = "label",
        /// All of it: ΣL.
        All = "all",
    }
}

impl<'r> ReplacementRow<'r> {
    /// A row for each replacement, the most frequent first, and one for all, which is about this many
    /// pairs with a score.
    pub fn table(replaced: &'r Replacements, scored: u64, with_numbers: bool) -> Vec<Self> {
        let rows = replaced.rows().map(|(replacement, cell)| {
            let (what, [left, right]) = labels(replacement);
            Self {
                what,
                left,
                right,
                times: cell.times,
                pairs: cell.pairs.len() as u64,
                numbers: with_numbers.then_some(&cell.pairs),
            }
        });
        let all = Self {
            what: Replaced::All,
            left: None,
            right: None,
            times: replaced.total(),
            pairs: scored,
            numbers: None,
        };
        rows.chain([all]).collect()
    }
}

/// What is replaced by what.
pub(crate) fn labels(replacement: &Replacement) -> (Replaced, [Option<&str>; 2]) {
    match replacement {
        Replacement::Direction => (Replaced::Direction, [None, None]),
        Replacement::Label { left, right } => {
            (Replaced::Label, [left.as_deref(), right.as_deref()])
        }
    }
}
