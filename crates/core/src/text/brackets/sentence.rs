//! A tree in brackets: its nodes, borrowed from the text.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::vec::Vec;

use super::label::Label;
use crate::text::cursor::{Cursor, Place, is_blank};
use crate::text::format::Format;
use crate::text::span::Span;
use crate::text::trees::{self, Beside, Drawn, Kept};

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
pub type Node<'s, 'a> = trees::Node<'s, 'a, Brackets>;

/// A tree in brackets.
pub type Sentence<'a> = trees::Sentence<'a, Brackets>;

/// What a [`Sentence`] in brackets has beside its nodes.
#[derive(Clone, Debug, Default)]
pub struct Brackets {
    /// The tree of a [treebank](crate::text::treebank), and its format.
    pub(in crate::text) drawn: Option<Box<Drawn>>,
}

impl Beside for Brackets {
    fn drawn(&self) -> Option<&Drawn> {
        self.drawn.as_deref()
    }
}

/// A part of a label or a form.
pub(super) fn is_text(byte: u8) -> bool {
    !is_blank(byte) && !matches!(byte, b'(' | b')' | b'\n')
}

/// The label of a bracket; empty if it has none.
pub(in crate::text) fn label(node: Kept, source: &str) -> &str {
    if node.at == node.open {
        return "";
    }
    let text = source.get(node.at as usize..).unwrap_or_default();
    let end = text.bytes().position(|byte| !is_text(byte));
    end.and_then(|end| text.get(..end)).unwrap_or(text)
}

/// Passes what separates the members of a bracket: blanks, ends of lines, and lines that are comments.
fn pass_gap(cursor: &mut Cursor<'_>) {
    while let Some(byte) = cursor.peek() {
        match byte {
            b'#' | b'%' if cursor.place().column == 1 => _ = cursor.take_line(),
            byte if byte == b'\n' || is_blank(byte) => cursor.pass(),
            _ => return,
        }
    }
}

impl<'s> Node<'s, '_> {
    /// What it is.
    pub fn kind(self) -> Kind {
        match self.number() {
            Some(_) => Kind::Word,
            None if self.written().is_empty() => Kind::Phrase,
            None => Kind::Trace,
        }
    }

    /// The label of a phrase or the tag of a word, if it has one.
    #[inline(never)]
    pub fn label(self) -> Option<Label<'s>> {
        let (node, source) = self.kept();
        let label = match self.drawn() {
            Some(_) if node.at == node.open => "",
            Some(text) => text.split(' ').next().unwrap_or_default(),
            None => label(node, source),
        };
        (!label.is_empty()).then(|| Label::new(label))
    }

    /// The form of a word or a trace as it is meant: `(` for `-LRB-`, `1/2` for `1\/2`. Empty of
    /// phrases.
    ///
    /// The names of the six brackets stand for them in either case; `\` is taken from before `/`
    /// and `*`.
    pub fn form(self) -> Cow<'s, str> {
        match self.number() {
            Some(_) => meant(self.written()),
            None => Cow::Borrowed(self.written()),
        }
    }

    /// The form of a word or a trace as written; empty of phrases.
    #[inline(never)]
    pub fn written(self) -> &'s str {
        let (node, source) = self.kept();
        match self.drawn() {
            _ if self.has_members() => "",
            Some(text) if node.at > node.open => text.split_once(' ').map_or("", |parts| parts.1),
            Some(text) => self.number().map_or("", |_| text),
            None => written(node, source),
        }
    }
}

/// The form of a word or a trace, in which no other node stands.
pub(in crate::text) fn written(node: Kept, source: &str) -> &str {
    let text = node.text(node.at, source);
    if node.at == node.open {
        // A word without a bracket of its own, or a bracket without a label, which is a phrase.
        return Some(text)
            .filter(|text| !text.starts_with('('))
            .unwrap_or_default();
    }
    let mut cursor = Cursor::new(text, 0, Place::default());
    cursor.take(is_text);
    pass_gap(&mut cursor);
    cursor.take(is_text)
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

impl<'a> Sentence<'a> {
    /// The format it came in: brackets, or one of [treebanks](crate::text::treebank).
    pub fn format(&self) -> Format {
        let drawn = self.extra.drawn();
        drawn.map_or(Format::Brackets, |drawn| drawn.format)
    }

    /// The comments before the tree, each with its sign.
    pub fn comments(&self) -> impl Iterator<Item = &'a str> {
        let before = match self.extra.drawn {
            Some(_) => "",
            None => self.before(),
        };
        before
            .lines()
            .map(str::trim_ascii)
            .filter(|line| line.starts_with(['#', '%']))
    }

    /// The place of each of its words, with its bracket if it has one of its own.
    pub(crate) fn word_spans(&self) -> Vec<Span> {
        self.spans_of(self.words())
    }

    /// The value of the first comment of that name: `metadata("sent_id")` of `# sent_id = 3`.
    pub fn metadata(&self, name: &str) -> Option<&'a str> {
        self.comments()
            .filter_map(|comment| comment.get(1..)?.split_once('='))
            .map(|(key, value)| (key.trim_ascii(), value.trim_ascii()))
            .find(|pair| pair.0 == name)
            .map(|pair| pair.1)
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
