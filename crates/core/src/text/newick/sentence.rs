//! A tree of Newick: its nodes, borrowed from the text.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::text::cursor::Place;
use crate::text::span::Span;

/// A leaf or an inner node.
#[derive(Clone, Debug)]
pub struct Node<'a> {
    pub(super) parent: Option<u32>,
    /// After its last descendant.
    pub(super) end: u32,
    /// Of a leaf, from 1; 0 of inner nodes.
    pub(super) number: u32,
    /// As written, without the marks of a quoted name.
    pub(super) name: &'a str,
    pub(super) quoted: bool,
    /// Empty if there is none.
    pub(super) length: &'a str,
    pub(super) open: Place,
    pub(super) name_at: Place,
    /// Where its name ends, with the marks of a quoted one.
    pub(super) name_end: Place,
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
        if self.quoted && self.name.contains("''") {
            Cow::Owned(self.name.replace("''", "'"))
        } else {
            Cow::Borrowed(self.name)
        }
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
        self.name_at.to(self.name_end)
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

/// A tree as it was read. It knows every byte of its text.
#[derive(Clone, Debug)]
pub struct Sentence<'a> {
    pub(super) index: u32,
    /// Everything from the end of the sentence before to the end of this one.
    pub(super) source: &'a str,
    pub(super) rooting: Option<Rooting>,
    pub(super) extent: Span,
    /// In preorder; never empty.
    pub(super) nodes: Vec<Node<'a>>,
    /// The indices of the leaves.
    pub(super) words: Vec<u32>,
    pub(super) errors: u32,
}

impl<'a> Sentence<'a> {
    /// Which sentence of the text this is, from 0.
    pub fn index(&self) -> u32 {
        self.index
    }

    /// True if reading it reported no error: it is one tree, whose leaves have names.
    pub fn is_sound(&self) -> bool {
        self.errors == 0
    }

    /// How many errors reading it reported.
    pub fn errors(&self) -> u32 {
        self.errors
    }

    /// All nodes in preorder: a node stands before those below it, and its index is its place here.
    pub fn nodes(&self) -> &[Node<'a>] {
        &self.nodes
    }

    /// The leaves in order; their numbers are 1, 2, 3 ...
    pub fn words(&self) -> impl Iterator<Item = &Node<'a>> + Clone {
        self.words
            .iter()
            .filter_map(|&index| self.nodes.get(index as usize))
    }

    /// The number of leaves.
    pub fn word_count(&self) -> u32 {
        u32::try_from(self.words.len()).unwrap_or(u32::MAX)
    }

    /// A leaf by its number, from 1.
    ///
    /// # Complexity
    /// O(1).
    pub fn word(&self, number: u32) -> Option<&Node<'a>> {
        let place = number.checked_sub(1)?;
        let index = self.words.get(place as usize)?;
        self.nodes.get(*index as usize)
    }

    /// What the text says of the root, if it says so.
    pub fn rooting(&self) -> Option<Rooting> {
        self.rooting
    }

    /// All of its text: the tree, with what stands before and after it.
    pub fn source(&self) -> &'a str {
        self.source
    }

    /// From the first byte of the tree to the end of its outermost node, without the semicolon.
    pub fn span(&self) -> Span {
        self.nodes.first().map_or_else(Span::default, Node::span)
    }

    /// From the first byte of the tree to its semicolon, which is the last one, if it has one.
    pub fn extent(&self) -> Span {
        self.extent
    }
}
