//! Why an edge has its weight: two paths and the way from one to the other.

use twintree::TooLarge;
use twintree::paths::levenshtein::{self, Table};
use twintree::paths::{self, Direction};
use twintree::{DependencyPair, Symbol, Symbols};

use crate::Request;
use crate::number::{ids, number};

answers! {
    /// Where a path leads in its sentence.
    pub enum PathDirection from Direction {
        /// To the right: the first word stands left of the last.
        Alpha = "α",
        /// To the left.
        Beta = "β",
    }

    /// A path as the measure sees it.
    pub struct Encoding new(encoding: &paths::PathEncoding, symbols: &Symbols) {
        /// The labels met on the way up, in walking order.
        pub ascending: Vec<String> = texts(&encoding.ascending, symbols),
        /// Where the path leads in the sentence.
        #[tsify(type = "\"α\" | \"β\"")]
        pub direction: PathDirection = encoding.direction.into(),
        /// The labels met on the way down, in walking order.
        pub descending: Vec<String> = texts(&encoding.descending, symbols),
    }

    /// A path between two words of one tree.
    pub struct Path new(path: &paths::Path, encoding: &paths::PathEncoding, symbols: &Symbols) {
        /// The ids of the words from one end to the other.
        pub nodes: Vec<u32> = ids(&path.words),
        /// The index in `nodes` of the lowest common ancestor.
        pub turn: u32 = number(path.turn),
        /// The path as the measure sees it.
        pub encoding: Encoding = Encoding::new(encoding, symbols),
    }

    /// An edit from one sequence of labels to another.
    pub enum Operation from levenshtein::Operation {
        /// The labels are the same.
        Match = "match",
        /// One label stands for another.
        Substitute = "substitute",
        /// The label is only in the left row.
        Delete = "delete",
        /// The label is only in the right row.
        Insert = "insert",
    }

    /// A step of the way, with its cost.
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
    pub struct EditTrace {
        /// The edit distance.
        pub distance: u32,
        /// The Levenshtein table row by row; a row more than the left has labels, a column more than
        /// the right has.
        #[tsify(type = "Uint32Array")]
        pub table: Vec<u32>,
        /// The length of a row of the table.
        pub width: u32,
        /// The steps of one cheapest way.
        pub script: Vec<EditStep>,
        /// The cells of that way as row and column, from (0, 0).
        pub cells: Vec<(u32, u32)>,
        /// How many edit scripts are equally cheap; at most 2^53 − 1.
        pub scripts: u64,
    }

    /// The side on which two links share a word.
    pub enum SharedSide {
        /// The left side.
        Left = "left",
        /// The right side.
        Right = "right",
        /// Both sides: the two links are one.
        Both = "both",
    }

    /// Why an edge of the meta-graph has its weight.
    pub enum Explanation {
        /// Two paths were compared.
        Compared {
            // Named for tsify, which takes any `Path` for a file's.
            /// The path in the left tree.
            #[tsify(type = "Path")]
            left: Path,
            /// The path in the right tree.
            #[tsify(type = "Path")]
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
}

/// The greatest safe integer of JavaScript.
const GREATEST_COUNT: u64 = (1 << 53) - 1;

impl Explanation {
    /// The edge between two vertices of a request. There is none where the request has errors, where
    /// a vertex is not one of its links, and where the paths are so long that the table of their labels
    /// could not be shown.
    pub fn new(request: &Request, from: u32, to: u32) -> Option<Self> {
        let pair = request.read().ok()?;
        let trees = pair.dependencies().ok()?;
        let links = trees.alignment().links();
        let (from, to) = (links.get(from as usize)?, links.get(to as usize)?);
        Self::between(trees, *from, *to)
    }

    fn between(
        trees: DependencyPair<'_>,
        from: twintree::Link,
        to: twintree::Link,
    ) -> Option<Self> {
        let shared_left = (from.left == to.left).then(|| from.left.get());
        let shared_right = (from.right == to.right).then(|| from.right.get());
        let side = match (shared_left, shared_right) {
            (None, None) => return Self::compared(trees, from, to),
            (Some(_), None) => SharedSide::Left,
            (None, Some(_)) => SharedSide::Right,
            (Some(_), Some(_)) => SharedSide::Both,
        };
        Some(Self::Shared {
            side,
            left: shared_left,
            right: shared_right,
        })
    }

    fn compared(
        trees: DependencyPair<'_>,
        from: twintree::Link,
        to: twintree::Link,
    ) -> Option<Self> {
        let left = paths::Path::between(trees.left(), from.left, to.left)?;
        let right = paths::Path::between(trees.right(), from.right, to.right)?;
        let encodings = (left.encoding(trees.left()), right.encoding(trees.right()));
        let (of_left, of_right) = &encodings;
        let symbols = trees.symbols();
        // A table that is too large is refused before anything is computed.
        let trace = |left: &[Symbol], right: &[Symbol]| EditTrace::new(left, right, symbols).ok();
        let ascending = trace(&of_left.ascending, &of_right.ascending)?;
        let descending = trace(&of_left.descending, &of_right.descending)?;
        let direction = u32::from(of_left.direction != of_right.direction);
        let longer = |left: &[Symbol], right: &[Symbol]| number(left.len().max(right.len()));
        Some(Self::Compared {
            distance: ascending.distance + direction + descending.distance,
            maximum: longer(&of_left.ascending, &of_right.ascending)
                + 1
                + longer(&of_left.descending, &of_right.descending),
            ascending: Box::new(ascending),
            direction,
            descending: Box::new(descending),
            left: Path::new(&left, of_left, symbols),
            right: Path::new(&right, of_right, symbols),
        })
    }
}

impl EditTrace {
    fn new(left: &[Symbol], right: &[Symbol], symbols: &Symbols) -> Result<Self, TooLarge> {
        let table = Table::new(left, right)?;
        let text = |labels: &[Symbol], at: Option<usize>| {
            at.and_then(|at| labels.get(at))
                .map(|&label| symbols.text(label).into())
        };
        let (mut cells, mut script, mut total) = (vec![(0, 0)], Vec::new(), 0);
        let (mut row, mut column) = (0, 0);
        for edit in table.script() {
            let cost = edit.operation.cost();
            total += cost;
            row += u32::from(edit.left.is_some());
            column += u32::from(edit.right.is_some());
            cells.push((row, column));
            script.push(EditStep {
                operation: edit.operation.into(),
                left: text(left, edit.left),
                right: text(right, edit.right),
                left_index: edit.left.map(number),
                right_index: edit.right.map(number),
                cost,
                total,
            });
        }
        Ok(Self {
            distance: table.distance(),
            width: number(table.width()),
            scripts: table.scripts().min(GREATEST_COUNT),
            table: table.cells().to_vec(),
            script,
            cells,
        })
    }
}

fn texts(labels: &[Symbol], symbols: &Symbols) -> Vec<String> {
    let texts = labels.iter().map(|&label| symbols.text(label));
    texts.map(String::from).collect()
}
