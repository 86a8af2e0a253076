//! A tree in brackets: its nodes, borrowed from the text.

use alloc::borrow::Cow;

use super::label::Label;
use crate::text::cursor::Place;
use crate::text::span::Span;
use crate::text::trees;

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
    pub(super) parent: Option<u32>,
    /// After its last descendant.
    pub(super) end: u32,
    /// Of a word, from 1; 0 of phrases and traces.
    pub(super) number: u32,
    /// Empty if there is none.
    pub(super) label: &'a str,
    /// Empty of phrases alone.
    pub(super) form: &'a str,
    pub(super) open: Place,
    pub(super) form_at: Place,
    pub(super) close: Place,
}

impl<'a> Node<'a> {
    /// What it is.
    pub fn kind(&self) -> Kind {
        match self.number {
            0 if self.form.is_empty() => Kind::Phrase,
            0 => Kind::Trace,
            _ => Kind::Word,
        }
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
        if self.kind() == Kind::Trace {
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
        (self.number > 0).then_some(self.number)
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

/// A tree in brackets.
pub type Sentence<'a> = trees::Sentence<'a, Node<'a>, Before<'a>>;

/// What stands before the first bracket of a [`Sentence`], with comments and stray text.
#[derive(Clone, Copy, Debug)]
pub struct Before<'a>(pub(super) &'a str);

impl<'a> Sentence<'a> {
    /// The comments before the tree, each with its sign.
    pub fn comments(&self) -> impl Iterator<Item = &'a str> {
        self.extra
            .0
            .lines()
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

    /// From the first bracket to the last one.
    pub fn span(&self) -> Span {
        self.nodes().first().map_or_else(Span::default, Node::span)
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
