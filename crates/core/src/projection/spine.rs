//! The spine of a projection: the tree over the main verb, with slots for what goes with it.
//!
//! ```text
//!       SBAR-A
//!       /    \
//!     IN      S
//!     |      / \
//!    that NP-A  VP          (SBAR-A (IN that) (S NP-A (VP V NP-A)))
//!              /  \
//!             V  NP-A
//! ```
//!
//! ```
//! use twintree::projection::{Part, Spine};
//!
//! let spine = Spine::read("(SBAR-A (IN that) (S NP-A (VP V NP-A)))").ok_or("no spine")?;
//! assert!(spine.has(Part::Subject) && spine.has(Part::Object) && !spine.has(Part::Wh));
//! assert_eq!(spine.complementizers(), ["that"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **\[D\]** A subject slot is an `NP-A` before the verb phrase, an object slot an `NP-A` in it after the
//! verb.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// The slot of the verb.
pub(crate) const VERB: &str = "V";

/// The slot of subject and object.
pub(crate) const NOMINAL: &str = "NP-A";

/// The most bytes of a spine that is read.
pub(crate) const BYTES: usize = 1 << 12;

/// What a node of a spine is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Part {
    /// A phrase.
    Phrase,
    /// A word that introduces the clause, with its part of speech.
    Complementizer,
    /// The slot of words that ask or relate.
    Wh,
    /// The slot of the subject.
    Subject,
    /// The slot of the object.
    Object,
    /// The slot of the verb.
    Verb,
}

/// A node of a spine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpineNode {
    /// The node above, which stands before it; none for the root.
    pub parent: Option<usize>,
    /// Its label.
    pub label: String,
    /// The word of a complementizer.
    pub word: Option<String>,
    /// What it is.
    pub part: Part,
}

/// A spine. Equal exactly if the texts are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spine {
    text: String,
    /// In preorder, as `text` says.
    nodes: Vec<SpineNode>,
}

impl Spine {
    /// The spine of this text; none if it is not a tree with exactly one verb, or has more than 4,096
    /// bytes.
    ///
    /// # Complexity
    /// Linear in the length of the text.
    pub fn read(text: &str) -> Option<Self> {
        if text.len() > BYTES {
            return None;
        }
        let mut nodes: Vec<SpineNode> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        let mut is_done = false;
        for piece in text.split_ascii_whitespace() {
            let name = piece.trim_start_matches('(');
            let label = name.trim_end_matches(')');
            let opened = piece.len() - name.len();
            if is_done || label.is_empty() || opened > 1 {
                return None;
            }
            let is_slot = label == VERB || label == NOMINAL || label.starts_with("WH");
            let parent = open.last().copied();
            if opened == 0 && !is_slot {
                let above = nodes.get_mut(parent?)?;
                if above.word.is_some() {
                    return None;
                }
                above.word = Some(label.to_owned());
                above.part = Part::Complementizer;
            } else {
                nodes.push(SpineNode {
                    parent,
                    label: label.to_owned(),
                    word: None,
                    part: Part::Phrase,
                });
                if opened == 1 {
                    open.push(nodes.len() - 1);
                } else {
                    parent?;
                }
            }
            for _ in label.len()..name.len() {
                open.pop()?;
            }
            is_done = open.is_empty();
        }
        let mut spine = Self {
            text: text.to_owned(),
            nodes,
        };
        (is_done && spine.name_parts()).then_some(spine)
    }

    /// Finds the slots; returns whether there is one verb.
    fn name_parts(&mut self) -> bool {
        let nodes = self.nodes.iter().enumerate();
        let mut verbs = nodes.filter(|(_, node)| node.label == VERB && node.part == Part::Phrase);
        let (Some((verb, node)), None) = (verbs.next(), verbs.next()) else {
            return false;
        };
        let above = node.parent;
        for (at, node) in self.nodes.iter_mut().enumerate() {
            node.part = match node.part {
                Part::Phrase if at == verb => Part::Verb,
                Part::Phrase if node.label == NOMINAL => {
                    if node.parent == above && at > verb {
                        Part::Object
                    } else if node.parent != above && at < verb {
                        Part::Subject
                    } else {
                        return false;
                    }
                }
                Part::Phrase if node.label.starts_with("WH") => Part::Wh,
                other => other,
            };
        }
        true
    }

    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Its nodes in preorder.
    pub fn nodes(&self) -> &[SpineNode] {
        &self.nodes
    }

    /// Whether there is such a part.
    pub fn has(&self, part: Part) -> bool {
        self.nodes.iter().any(|node| node.part == part)
    }

    /// The label of its root.
    pub fn root(&self) -> &str {
        self.nodes.first().map_or("", |node| &node.label)
    }

    /// The labels of nodes of that part, in order.
    pub fn labels(&self, part: Part) -> impl Iterator<Item = &str> {
        let nodes = self.nodes.iter().filter(move |node| node.part == part);
        nodes.map(|node| &*node.label)
    }

    /// The words that introduce the clause.
    pub fn complementizers(&self) -> Vec<&str> {
        let words = self.nodes.iter().filter_map(|node| node.word.as_deref());
        words.collect()
    }

    /// Whether its first verb stands before the subject: there is an `SQ` or an `SBARQ`.
    pub fn is_question(&self) -> bool {
        let is = |node: &SpineNode| matches!(&*node.label, "SQ" | "SBARQ");
        self.nodes.iter().any(is)
    }
}

impl fmt::Display for Spine {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::{Part, Spine};

    #[track_caller]
    fn check(text: &str, subject: bool, object: bool, wh: &[&str], question: bool) {
        let spine = Spine::read(text).expect("a spine");
        assert_eq!(spine.has(Part::Subject), subject, "{text}");
        assert_eq!(spine.has(Part::Object), object, "{text}");
        assert_eq!(spine.labels(Part::Wh).collect::<Vec<_>>(), wh, "{text}");
        assert_eq!(spine.is_question(), question, "{text}");
    }

    #[test]
    fn slots_are_told_by_where_they_stand() {
        check("(S NP-A (VP V NP-A))", true, true, &[], false);
        check("(S NP-A (VP V))", true, false, &[], false);
        check("(SBAR WHNP (SG-A (VP V)))", false, false, &["WHNP"], false);
        check(
            "(SBARQ WHADVP (SQ NP-A (VP V)))",
            true,
            false,
            &["WHADVP"],
            true,
        );
        check("(VP V NP-A)", false, true, &[], false);
    }

    #[test]
    fn anything_else_is_no_spine() {
        for text in [
            "",
            "V",
            "(S NP-A",
            "(S NP-A (VP))",
            "(S NP-A)",
            "(S (VP V V))",
            "(S (VP V)) (S (VP V))",
            "(S (VP V)))",
            "((S (VP V)))",
            "(IN that than (VP V))",
            "(S (VP NP-A V))",
        ] {
            assert_eq!(Spine::read(text), None, "{text}");
        }
        assert_eq!(Spine::read(&"(S ".repeat(2000)), None);
        let deep = "(S ".repeat(1000) + "(VP V)" + &")".repeat(1000);
        let spine = Spine::read(&deep).expect("a spine");
        assert_eq!(spine.nodes().len(), 1002);
        assert_eq!(spine.complementizers(), [""; 0]);
        let word: Vec<String> = Spine::read("(SBAR (IN of) (S (VP V)))")
            .into_iter()
            .flat_map(|spine| {
                spine
                    .nodes()
                    .iter()
                    .filter_map(|node| node.word.clone())
                    .collect::<Vec<_>>()
            })
            .collect();
        assert_eq!(word, ["of"]);
    }
}
