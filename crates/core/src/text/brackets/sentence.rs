//! A tree in brackets: its nodes, borrowed from the text.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use super::label::Label;
use crate::text::cursor::Place;
use crate::text::span::Span;

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A bracket with a label and members: `(NP (DT the) (NN cat))`.
    Phrase,
    /// A word: `(NN cat)`, or `saw` in `(VP saw (NP …))`.
    Word,
    /// An empty category, tagged `-NONE-`: `(-NONE- *T*-1)`. It is not a word.
    Trace,
}

/// A phrase, a word or a trace.
#[derive(Clone, Debug)]
pub struct Node<'a> {
    pub(super) kind: Kind,
    pub(super) parent: Option<u32>,
    /// After its last descendant.
    pub(super) end: u32,
    /// Of a word, from 1.
    pub(super) number: u32,
    /// Empty if there is none.
    pub(super) label: &'a str,
    /// Empty of phrases.
    pub(super) form: &'a str,
    pub(super) open: Place,
    pub(super) form_at: Place,
    pub(super) close: Place,
}

impl<'a> Node<'a> {
    /// What it is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The index of the bracket in which it stands; `None` for the outermost one.
    pub fn parent(&self) -> Option<u32> {
        self.parent
    }

    /// The index after its last descendant: those lie between its own index and this one.
    pub fn end(&self) -> u32 {
        self.end
    }

    /// The label of a phrase or the tag of a word, if it has one.
    pub fn label(&self) -> Option<Label<'a>> {
        (!self.label.is_empty()).then(|| Label::new(self.label))
    }

    /// The form of a word or a trace as it is meant: `(` for `-LRB-`, `1/2` for `1\/2`. Empty of
    /// phrases.
    ///
    /// The names of the six brackets stand for them in either case; `\` is taken from before `/`
    /// and `*`.
    pub fn form(&self) -> Cow<'a, str> {
        if self.kind == Kind::Trace {
            return Cow::Borrowed(self.form);
        }
        meant(self.form)
    }

    /// The form of a word or a trace as written; empty of phrases.
    pub fn written(&self) -> &'a str {
        self.form
    }

    /// The number of a word, from 1.
    pub fn number(&self) -> Option<u32> {
        (self.kind == Kind::Word).then_some(self.number)
    }

    /// From its first bracket to its last one, or its form if it has no bracket of its own.
    pub fn span(&self) -> Span {
        self.open.to(self.close)
    }

    /// The place of its form; an empty one if there is none.
    pub fn form_span(&self) -> Span {
        self.form_at.span(self.form)
    }
}

/// What a written form means.
fn meant(written: &str) -> Cow<'_, str> {
    /// The names of brackets in the Penn Treebank.
    const NAMES: [(&str, &str); 6] = [
        ("-LRB-", "("),
        ("-RRB-", ")"),
        ("-LSB-", "["),
        ("-RSB-", "]"),
        ("-LCB-", "{"),
        ("-RCB-", "}"),
    ];
    if written.starts_with('-') {
        let known = NAMES
            .iter()
            .find(|name| name.0.eq_ignore_ascii_case(written));
        if let Some((_, bracket)) = known {
            return Cow::Borrowed(bracket);
        }
    }
    if written.contains("\\/") || written.contains("\\*") {
        return Cow::Owned(written.replace("\\/", "/").replace("\\*", "*"));
    }
    Cow::Borrowed(written)
}

/// A tree as it was read. It knows every byte of its text, so that it can be
/// [written](super::write) as it was.
#[derive(Clone, Debug)]
pub struct Sentence<'a> {
    pub(super) index: u32,
    /// Everything from the end of the sentence before to the end of this one.
    pub(super) source: &'a str,
    /// How much of it stands before the first bracket, with comments and stray text.
    pub(super) before: usize,
    /// In preorder; never empty.
    pub(super) nodes: Vec<Node<'a>>,
    /// The indices of the words.
    pub(super) words: Vec<u32>,
    pub(super) errors: u32,
}

impl<'a> Sentence<'a> {
    /// Which sentence of the text this is, from 0.
    pub fn index(&self) -> u32 {
        self.index
    }

    /// True if reading it reported no error: it has a word at least, every phrase has a member, and
    /// all but the outermost one have a label.
    pub fn is_sound(&self) -> bool {
        self.errors == 0
    }

    /// How many errors reading it reported.
    pub fn errors(&self) -> u32 {
        self.errors
    }

    /// All nodes in preorder, traces too: a node stands before those below it, and its index is
    /// its place here.
    pub fn nodes(&self) -> &[Node<'a>] {
        &self.nodes
    }

    /// The words in order, without traces; their numbers are 1, 2, 3 ...
    pub fn words(&self) -> impl Iterator<Item = &Node<'a>> + Clone {
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
    pub fn word(&self, number: u32) -> Option<&Node<'a>> {
        let place = number.checked_sub(1)?;
        let index = self.words.get(place as usize)?;
        self.nodes.get(*index as usize)
    }

    /// The comments before the tree, each with its sign.
    pub fn comments(&self) -> impl Iterator<Item = &'a str> {
        let before = self.source.get(..self.before).unwrap_or_default();
        let lines = before.strip_prefix('\u{feff}').unwrap_or(before).lines();
        lines
            .map(str::trim_ascii)
            .filter(|line| line.starts_with(['#', '%']))
    }

    /// The value of the first comment of that name: `metadata("sent_id")` of `# sent_id = 3`.
    pub fn metadata(&self, name: &str) -> Option<&'a str> {
        self.comments()
            .filter_map(|comment| comment.get(1..)?.split_once('='))
            .map(|(key, value)| (key.trim_ascii(), value.trim_ascii()))
            .find(|pair| pair.0 == name)
            .map(|pair| pair.1)
    }

    /// All of its text: the tree, with what stands before and after it.
    pub fn source(&self) -> &'a str {
        self.source
    }

    /// From the first bracket to the last one.
    pub fn span(&self) -> Span {
        self.nodes.first().map_or_else(Span::default, Node::span)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(written: &str, form: &str) {
        assert_eq!(meant(written), form);
    }

    #[test]
    fn names_of_brackets_stand_for_them() {
        check("-LRB-", "(");
        check("-rrb-", ")");
        check("-LSB-", "[");
        check("-RCB-", "}");
        check("1\\/2", "1/2");
        check("\\*\\*", "**");
        check("``", "``");
        check("--", "--");
        check("-LRB", "-LRB");
        check("C:\\x", "C:\\x");
    }
}
