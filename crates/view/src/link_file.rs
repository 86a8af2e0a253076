//! Links of GIZA++, pair by pair.

use twintree::text::Diagnostics;
use twintree::text::links::{Numbering, giza, write_line};

use crate::{Diagnostic, Source};

answers! {
    /// What was read of a file of GIZA++: links in the notation of a line for each pair.
    pub struct GizaReading {
        /// The line of each pair, in the order of their numbers, up to the last one; it is empty where there is no
        /// pair of that number. That of a pair with errors is no links, `GIZA++:7`, and names the first line of
        /// the pair.
        pub lines: Vec<String>,
        /// For each of them how many words the source sentence (A) and the target sentence (B) have, two numbers;
        /// 0 and 0 where that is not known.
        #[tsify(type = "Uint32Array")]
        pub sizes: Vec<u32>,
        /// Every problem; where the file as a whole is refused there is one, and no line.
        pub diagnostics: Vec<Diagnostic>,
    }
}

impl GizaReading {
    /// Reads the links of a file. O(n log n) in its pairs, linear in the text and in the largest number of a
    /// pair, which is at most [`LARGEST_PAIR`](twintree::text::links::LARGEST_PAIR).
    pub fn new(text: &str) -> Self {
        let mut problems = Diagnostics::new();
        let mut lines = Vec::new();
        let mut sizes = Vec::new();
        let pairs = giza::pairs(text).unwrap_or_else(|refused| {
            problems.push(*refused);
            Vec::new()
        });
        for pair in pairs {
            while lines.len() + 1 < pair.number as usize {
                lines.push(String::new());
                sizes.extend([0, 0]);
            }
            let mut found = Diagnostics::new();
            let marked = giza::read_pair(pair.text, pair.at, &mut found);
            lines.push(if found.has_errors() {
                format!("GIZA++:{}", pair.at.line)
            } else {
                write_line(&marked, Numbering::FromOne)
            });
            let said = giza::sizes(pair.text).map(|sizes| [sizes.left, sizes.right]);
            sizes.extend(said.unwrap_or_default());
            problems.append(&found);
        }
        Self {
            lines,
            sizes,
            diagnostics: Diagnostic::list(Source::Links, &problems),
        }
    }
}
