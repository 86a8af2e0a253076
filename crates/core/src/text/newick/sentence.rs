//! A tree of Newick: its nodes, borrowed from the text.

use alloc::borrow::Cow;

use crate::number::saturated;
use crate::text::cursor::{Cursor, Place, is_blank};
use crate::text::span::Span;
use crate::text::trees::{self, Beside, Kept};

/// A leaf or an inner node.
pub type Node<'s, 'a> = trees::Node<'s, 'a, Whole>;

/// A tree of Newick; its leaves are its words.
pub type Sentence<'a> = trees::Sentence<'a, Whole>;

/// What a [`Sentence`] knows of its tree as a whole: where it ends, and what the text says of its root.
#[derive(Clone, Copy, Debug)]
pub struct Whole {
    pub(super) rooting: Option<Rooting>,
    /// After its last token, in bytes of the source.
    pub(super) last: u32,
}

impl Beside for Whole {}

/// What a comment before a tree says of its root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rooting {
    /// `[&R]`
    Rooted,
    /// `[&U]`
    Unrooted,
}

/// A part of an unquoted name.
pub(super) fn is_name(byte: u8) -> bool {
    !is_blank(byte) && !matches!(byte, b'(' | b')' | b'[' | b']' | b',' | b':' | b';' | b'\n')
}

/// Passes a name as written, quoted or not. A quoted one ends on its line; without a second mark it reaches to the
/// end of it.
pub(super) fn take_name<'a>(cursor: &mut Cursor<'a>) -> &'a str {
    if cursor.peek() != Some(b'\'') {
        return cursor.take(is_name);
    }
    let rest = cursor.rest();
    cursor.pass();
    loop {
        cursor.take(|byte| byte != b'\'');
        let is_closed = cursor.peek() == Some(b'\'');
        if is_closed {
            cursor.pass();
        }
        if !is_closed || cursor.peek() != Some(b'\'') {
            let length = rest.len() - cursor.rest().len();
            return rest.get(..length).unwrap_or_default();
        }
        cursor.pass();
    }
}

/// The name of a node as written, and what stands after it, where its length is the last.
fn name_and_rest(node: Kept, source: &str) -> (&str, &str) {
    let text = node.text(node.at, source);
    let length = if text.starts_with('\'') {
        let name = take_name(&mut Cursor::new(text, 0, Place::default()));
        Some(name.trim_ascii_end().len())
    } else {
        text.bytes().position(|byte| !is_name(byte))
    };
    text.split_at_checked(length.unwrap_or(text.len()))
        .unwrap_or_default()
}

/// The name of a node as written.
pub(super) fn name(node: Kept, source: &str) -> &str {
    name_and_rest(node, source).0
}

/// The length of the edge above a node; empty if there is none.
fn length(node: Kept, source: &str) -> &str {
    let (_, rest) = name_and_rest(node, source);
    let is_number = |c: char| c.is_ascii_digit() || matches!(c, '+' | '-' | '.' | 'e' | 'E');
    let before = rest.trim_end_matches(is_number);
    // A bracket that is never closed has none.
    rest.get(before.len()..)
        .filter(|_| !before.starts_with('('))
        .unwrap_or_default()
}

/// The mark before a quoted name, and the name as written between its marks. The last one may be
/// missing; within the name they stand in pairs.
pub(super) fn unmarked(written: &str) -> (&str, &str) {
    let Some(name) = written.strip_prefix('\'') else {
        return ("", written);
    };
    let is_closed = written.matches('\'').count().is_multiple_of(2);
    let closed = name.strip_suffix('\'').filter(|_| is_closed);
    ("'", closed.unwrap_or(name))
}

impl<'a> Node<'_, 'a> {
    /// True of leaves, which are the words.
    pub fn is_leaf(self) -> bool {
        self.number().is_some()
    }

    /// The name as it is meant: `it's` of `'it''s'`. Empty if there is none.
    pub fn name(self) -> Cow<'a, str> {
        let (node, source) = self.kept();
        let (mark, name) = unmarked(name(node, source));
        if !mark.is_empty() && name.contains("''") {
            Cow::Owned(name.replace("''", "'"))
        } else {
            Cow::Borrowed(name)
        }
    }

    /// The length of the edge above, as written: `0.5`.
    pub fn length(self) -> Option<&'a str> {
        let (node, source) = self.kept();
        Some(length(node, source)).filter(|length| !length.is_empty())
    }
}

impl Sentence<'_> {
    /// What the text says of the root, if it says so.
    pub fn rooting(&self) -> Option<Rooting> {
        self.extra.rooting
    }

    /// From the first byte of the tree to its semicolon, which is the last one, if it has one.
    pub fn extent(&self) -> Span {
        let root = self.nodes().next();
        root.map_or_else(Span::default, |root| {
            root.place(root.stretch().start..self.extra.last)
        })
    }

    /// The places of the names of its leaves, with the marks of quoted ones.
    pub(crate) fn name_spans(&self) -> impl Iterator<Item = Span> {
        let leaves = self.words().map(Node::kept);
        self.spans(
            leaves.map(|(node, source)| node.at..node.at + saturated(name(node, source).len())),
        )
    }
}
