//! Why an edge has its weight: two paths and the way from one to the other.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;

/// Where a path leads in its sentence.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum PathDirection {
    /// To the right: the first word stands left of the last.
    #[serde(rename = "α")]
    Alpha,
    /// To the left.
    #[serde(rename = "β")]
    Beta,
}

/// A path as the measure sees it.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Encoding {
    /// The labels met on the way up, in walking order.
    pub ascending: Vec<String>,
    /// Where the path leads in the sentence.
    #[cfg_attr(feature = "typescript", tsify(type = "\"α\" | \"β\""))]
    pub direction: PathDirection,
    /// The labels met on the way down, in walking order.
    pub descending: Vec<String>,
}

/// A path between two words of one tree.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Path {
    /// The ids of the words from one end to the other.
    pub nodes: Vec<u32>,
    /// The index in `nodes` of the lowest common ancestor.
    pub turn: u32,
    /// The path as the measure sees it.
    pub encoding: Encoding,
}

/// A step of the way from one row of labels to another.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Operation {
    /// The labels are the same.
    Match,
    /// One label stands for another.
    Substitute,
    /// The label is only in the left row.
    Delete,
    /// The label is only in the right row.
    Insert,
}

/// A step of the way, with its cost.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EditStep {
    /// What is done.
    pub operation: Operation,
    /// The label of the left row.
    pub left: Option<String>,
    /// The label of the right row.
    pub right: Option<String>,
    /// The index of the label in the left row.
    pub left_index: Option<u32>,
    /// The index of the label in the right row.
    pub right_index: Option<u32>,
    /// 0 or 1.
    pub cost: u32,
    /// The cost so far, this step included.
    pub total: u32,
}

/// The way from the left row of labels to the right one.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EditTrace {
    /// The edit distance.
    pub distance: u32,
    /// The Levenshtein table row by row; a row more than the left has labels, a column more than
    /// the right has.
    #[cfg_attr(feature = "typescript", tsify(type = "Uint32Array"))]
    pub table: Vec<u32>,
    /// The length of a row of the table.
    pub width: u32,
    /// The steps of one cheapest way.
    pub script: Vec<EditStep>,
    /// The cells of that way as row and column, from (0, 0).
    pub cells: Vec<(u32, u32)>,
    /// How many ways are equally cheap; at most 2^53 − 1.
    pub scripts: u64,
}

/// The side on which two links share a word.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SharedSide {
    /// The left side.
    Left,
    /// The right side.
    Right,
    /// Both sides: the two links are one.
    Both,
}

/// Why an edge of the meta-graph has its weight.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Explanation {
    /// Two paths were compared.
    Compared {
        /// The path in the left tree.
        left: Path,
        /// The path in the right tree.
        right: Path,
        /// The way between the labels met going up.
        ascending: Box<EditTrace>,
        /// 0 where the paths lead the same way, else 1.
        direction: u32,
        /// The way between the labels met going down.
        descending: Box<EditTrace>,
        /// The sum of the three.
        distance: u32,
        /// The greatest possible distance of paths of these lengths.
        maximum: u32,
    },
    /// The links share a word: there is no path to be wrong about.
    Shared {
        /// On which side.
        side: SharedSide,
        /// The id of the shared left word.
        left: Option<u32>,
        /// The id of the shared right word.
        right: Option<u32>,
    },
}
