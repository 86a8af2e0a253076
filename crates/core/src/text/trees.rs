//! What the formats of trees have in common: a sentence of nodes, and a reader of one after the other.

use alloc::boxed::Box;
use alloc::string::String;

use super::cursor::Place;
use super::diagnostics::Diagnostics;
use super::ends::SentenceEnds;
use super::progress::Progress;
use super::report::Report;
use super::span::Position;

/// A tree as it was read. It knows every byte of its text, so that it can be written as it was.
#[derive(Clone, Debug)]
pub struct Sentence<'a, Node, Extra> {
    index: u32,
    /// Everything from the end of the sentence before to the end of this one.
    source: &'a str,
    /// In preorder; never empty.
    nodes: Box<[Node]>,
    /// The indices of the words.
    words: Box<[u32]>,
    errors: u32,
    /// What one format alone has.
    pub(in crate::text) extra: Extra,
}

impl<'a, Node, Extra> Sentence<'a, Node, Extra> {
    /// Which sentence of the text this is, from 0.
    pub fn index(&self) -> u32 {
        self.index
    }

    /// True if reading it reported no error: it is one tree that has words. In brackets every phrase
    /// has a member, and all but the outermost one a label; in Newick every leaf has a name.
    pub fn is_sound(&self) -> bool {
        self.errors == 0
    }

    /// How many errors reading it reported.
    pub fn errors(&self) -> u32 {
        self.errors
    }

    /// All nodes in preorder, traces too: a node stands before those below it, and its index is
    /// its place here.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The words in order, which are all leaves but traces; their numbers are 1, 2, 3 ...
    pub fn words(&self) -> impl Iterator<Item = &Node> + Clone {
        self.words
            .iter()
            .filter_map(|&index| self.nodes.get(index as usize))
    }

    /// The number of words.
    pub fn word_count(&self) -> u32 {
        u32::try_from(self.words.len()).unwrap_or(u32::MAX)
    }

    /// A word by its number, from 1.
    ///
    /// # Complexity
    /// O(1).
    pub fn word(&self, number: u32) -> Option<&Node> {
        let place = number.checked_sub(1)?;
        let index = self.words.get(place as usize)?;
        self.nodes.get(*index as usize)
    }

    /// All of its text: the tree, with what stands before and after it.
    pub fn source(&self) -> &'a str {
        self.source
    }
}

/// A tree as text, byte for byte as it was read: with its line ends, comments and whatever else
/// stands around it.
///
/// # Example
/// ```
/// use twintree::text::brackets::{read, write};
/// let text = "% the cat\n(S\n  (NP the  cat))\r\n";
/// assert_eq!(write(&read(text).0[0]), text);
/// ```
pub fn write<Node, Extra>(sentence: &Sentence<'_, Node, Extra>) -> String {
    sentence.source.into()
}

/// Trees as one text; all those of a text, if it has any, make the same bytes.
pub fn write_all<Node, Extra>(sentences: &[Sentence<'_, Node, Extra>]) -> String {
    sentences.iter().map(Sentence::source).collect()
}

/// A format of trees, as its reader needs it.
pub(in crate::text) trait Trees: SentenceEnds {
    type Node<'a>;
    /// What a sentence has beside its nodes.
    type Extra<'a>;

    /// What the format is called.
    const NAME: &'static str;

    /// The tree of a piece of text that begins there, with room for so many nodes.
    fn tree<'a>(
        piece: &'a str,
        place: Place,
        nodes: usize,
        report: &mut Report<'_>,
    ) -> Tree<Self::Node<'a>, Self::Extra<'a>>;

    /// Passes what no tree follows; where it ends.
    fn rest(text: &str, place: Place, report: &mut Report<'_>) -> Place;
}

/// A tree that was read from a piece of text.
pub(in crate::text) struct Tree<Node, Extra> {
    pub(in crate::text) nodes: Box<[Node]>,
    /// The indices of the words.
    pub(in crate::text) words: Box<[u32]>,
    /// Where the piece ends.
    pub(in crate::text) end: Place,
    pub(in crate::text) extra: Extra,
}

/// A text and how far it is read.
#[derive(Debug)]
pub(in crate::text) struct Reading<'a, Format> {
    progress: Progress<'a>,
    ends: Format,
    /// Nodes of the largest tree so far, as far as it is worth reserving.
    nodes: usize,
}

impl<'a, Format: Trees> Reading<'a, Format> {
    pub(in crate::text) fn at(text: &'a str, position: Position) -> Self {
        Reading {
            progress: Progress::new(text, position),
            ends: Format::new(),
            nodes: 0,
        }
    }

    pub(in crate::text) fn position(&self) -> Position {
        self.progress.position()
    }

    pub(in crate::text) fn next(
        &mut self,
        diagnostics: &mut Diagnostics,
    ) -> Option<Sentence<'a, Format::Node<'a>, Format::Extra<'a>>> {
        let start = self.progress.position();
        let rest = self.progress.begin(diagnostics)?;
        let mut report = Report::new(diagnostics, start.sentence);
        let end = self.ends.feed(rest.as_bytes());
        let (piece, after) = rest.split_at_checked(end.unwrap_or(rest.len()))?;
        if end.is_none() {
            self.progress.finish();
            let is_first = start.sentence == 0;
            if !(self.ends.has_begun() || is_first && self.ends.has_text()) {
                if is_first {
                    self.progress.has_no_tree(Format::NAME, &mut report);
                } else {
                    self.pass_rest(rest, &mut report);
                }
                report.finish();
                return None;
            }
        }
        let tree = Format::tree(piece, self.progress.place(), self.nodes, &mut report);
        self.progress.pass(piece, tree.end);
        self.nodes = tree.nodes.len().clamp(self.nodes, 1024);
        // What no tree follows goes with the last one, so that no byte is lost.
        if !after.is_empty() && !self.ends.begins_in(after.as_bytes()) {
            self.pass_rest(after, &mut report);
        }
        Some(Sentence {
            index: self.progress.end(),
            source: self.progress.source(),
            nodes: tree.nodes,
            words: tree.words,
            errors: report.finish(),
            extra: tree.extra,
        })
    }

    /// Skips what follows the last tree.
    fn pass_rest(&mut self, rest: &str, report: &mut Report<'_>) {
        report.leave_sentence();
        let end = Format::rest(rest, self.progress.place(), report);
        self.progress.pass(rest, end);
        self.progress.finish();
    }
}
