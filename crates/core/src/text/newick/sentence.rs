//! A tree of Newick: its nodes, borrowed from the text.

use alloc::borrow::Cow;

use crate::text::cursor::Place;
use crate::text::span::Span;
use crate::text::trees;

/// A leaf or an inner node.
#[derive(Clone, Debug)]
pub struct Node<'a> {
    pub(super) parent: Option<u32>,
    /// After its last descendant.
    pub(super) end: u32,
    /// Of a leaf, from 1; 0 of inner nodes.
    pub(super) number: u32,
    /// Its name as written, with the marks of a quoted one.
    pub(super) written: &'a str,
    /// Empty if there is none.
    pub(super) length: &'a str,
    pub(super) open: Place,
    pub(super) name_at: Place,
    pub(super) close: Place,
}

impl<'a> Node<'a> {
    /// The index of the bracket in which it stands; `None` for the root.
    pub fn parent(&self) -> Option<u32> {
        self.parent
    }

    /// The index after its last descendant: those lie between its own index and this one.
    pub fn end(&self) -> u32 {
        self.end
    }

    /// The number of a leaf, from 1.
    pub fn number(&self) -> Option<u32> {
        self.is_leaf().then_some(self.number)
    }

    /// True of leaves, which are the words.
    pub fn is_leaf(&self) -> bool {
        self.number > 0
    }

    /// The name as it is meant: `it's` of `'it''s'`. Empty if there is none.
    pub fn name(&self) -> Cow<'a, str> {
        let (mark, name) = self.unmarked();
        if !mark.is_empty() && name.contains("''") {
            Cow::Owned(name.replace("''", "'"))
        } else {
            Cow::Borrowed(name)
        }
    }

    /// The mark before a quoted name, and the name as written between its marks. The last one may be
    /// missing; within the name they stand in pairs.
    pub(super) fn unmarked(&self) -> (&'a str, &'a str) {
        let Some(name) = self.written.strip_prefix('\'') else {
            return ("", self.written);
        };
        let is_closed = self.written.matches('\'').count().is_multiple_of(2);
        (
            "'",
            name.strip_suffix('\'')
                .filter(|_| is_closed)
                .unwrap_or(name),
        )
    }

    /// The length of the edge above, as written: `0.5`.
    pub fn length(&self) -> Option<&'a str> {
        (!self.length.is_empty()).then_some(self.length)
    }

    /// From its first bracket, or its name, to the end of its name or its length.
    pub fn span(&self) -> Span {
        self.open.to(self.close)
    }

    /// The place of its name with the marks of a quoted one; an empty one if there is none.
    pub fn name_span(&self) -> Span {
        self.name_at.span(self.written)
    }
}

/// What a comment before a tree says of its root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rooting {
    /// `[&R]`
    Rooted,
    /// `[&U]`
    Unrooted,
}

/// A tree of Newick; its leaves are its words.
pub type Sentence<'a> = trees::Sentence<'a, Node<'a>, Whole>;

/// What a [`Sentence`] knows of its tree as a whole: where it ends, and what the text says of its root.
#[derive(Clone, Copy, Debug)]
pub struct Whole {
    pub(super) rooting: Option<Rooting>,
    /// After its last token.
    pub(super) last: Place,
}

impl Sentence<'_> {
    /// What the text says of the root, if it says so.
    pub fn rooting(&self) -> Option<Rooting> {
        self.extra.rooting
    }

    /// From the first byte of the tree to the end of its outermost node, without the semicolon.
    pub fn span(&self) -> Span {
        self.nodes().first().map_or_else(Span::default, Node::span)
    }

    /// From the first byte of the tree to its semicolon, which is the last one, if it has one.
    pub fn extent(&self) -> Span {
        let root = self.nodes().first();
        root.map_or_else(Span::default, |root| root.open.to(self.extra.last))
    }
}
