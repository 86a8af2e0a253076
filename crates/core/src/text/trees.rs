//! What the formats of trees have in common: a sentence of nodes, and a reader of one after the other.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use super::cursor::{Cursor, Place};
use super::diagnostic::{Code, Diagnostic};
use super::diagnostics::{Diagnostics, push};
use super::ends::SentenceEnds;
use super::format::Format;
use super::progress::Progress;
use super::report::Report;
use super::span::{Position, Span};
use crate::number::saturated;

/// A tree as it was read. It knows every byte of its text, so that it can be written as it was.
#[derive(Clone, Debug)]
pub struct Sentence<'a, Extra> {
    index: u32,
    errors: u32,
    /// Everything from the end of the sentence before to the end of this one.
    source: &'a str,
    /// In preorder.
    nodes: Box<[Kept]>,
    /// Where the first node begins.
    root: Place,
    /// The line and the column where it ends.
    end: [u32; 2],
    /// What one format alone has.
    pub(in crate::text) extra: Extra,
}

/// A tree whose source has its nodes in another order, or in other words, than brackets do.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The tree in brackets, on one line. The places of its nodes are those of this text.
    pub(in crate::text) text: Box<str>,
    /// By node, where the source has it.
    pub(in crate::text) places: Box<[Span]>,
    /// The format it came in.
    pub(in crate::text) format: Format,
    /// All of the sentence in the source.
    pub(in crate::text) span: Span,
    /// The bytes of the source that are its name.
    pub(in crate::text) name: Option<Range<u32>>,
}

/// A node as it is kept. A text may be nothing but nodes, so that of each only this is kept: places are
/// counted in bytes of the sentence's source, and what stands there is looked up in it.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct Kept {
    /// The bracket in which it stands; [`NONE`](Self::NONE) of a node in no bracket.
    pub(in crate::text) parent: u32,
    /// How many words there are up to this node, itself included; while the tree is read, 1 of a word.
    pub(in crate::text) words: u32,
    pub(in crate::text) open: u32,
    /// In brackets where its label begins, in Newick its name; where the node itself begins if it has none.
    pub(in crate::text) at: u32,
    pub(in crate::text) close: u32,
}

impl Kept {
    /// The parent of a node in no bracket.
    pub(in crate::text) const NONE: u32 = u32::MAX;

    /// The text from a place in it to its end.
    pub(in crate::text) fn text(self, from: u32, source: &str) -> &str {
        let bytes = from as usize..self.close as usize;
        source.get(bytes).unwrap_or_default()
    }
}

/// What one format alone has beside the nodes of a sentence.
pub trait Beside {
    /// The tree, if it does not stand in its source as brackets.
    #[doc(hidden)]
    fn drawn(&self) -> Option<&Drawn> {
        None
    }
}

/// A node of a sentence.
#[derive(Debug)]
pub struct Node<'s, 'a, Extra> {
    sentence: &'s Sentence<'a, Extra>,
    index: usize,
    kept: Kept,
}

impl<Extra> Clone for Node<'_, '_, Extra> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<Extra> Copy for Node<'_, '_, Extra> {}

impl<'a, Extra: Beside> Sentence<'a, Extra> {
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
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = Node<'_, 'a, Extra>> + Clone {
        let nodes = self.nodes.iter().enumerate();
        nodes.map(|(index, &kept)| Node {
            sentence: self,
            index,
            kept,
        })
    }

    /// The words in order, which are all leaves but traces; their numbers are 1, 2, 3 ...
    pub fn words(&self) -> impl Iterator<Item = Node<'_, 'a, Extra>> + Clone {
        self.nodes().filter(|node| node.number().is_some())
    }

    /// The number of words.
    pub fn word_count(&self) -> u32 {
        self.nodes.last().map_or(0, |last| last.words)
    }

    /// A word by its number, from 1.
    ///
    /// # Complexity
    /// O(log n).
    pub fn word(&self, number: u32) -> Option<Node<'_, 'a, Extra>> {
        number.checked_sub(1)?;
        let index = self.nodes.partition_point(|node| node.words < number);
        self.nodes().nth(index)
    }

    /// What stands before its first node, without the mark with which a text may begin.
    pub(in crate::text) fn before(&self) -> &'a str {
        let root = self.nodes.first().map_or(0, |root| root.open as usize);
        before(self.source, root, self.root)
    }

    /// All of its text: the tree, with what stands before and after it.
    pub fn source(&self) -> &'a str {
        self.source
    }

    /// The name that a format of treebanks gives it.
    pub(crate) fn name(&self) -> Option<&'a str> {
        let name = self.extra.drawn()?.name.clone()?;
        self.source.get(name.start as usize..name.end as usize)
    }

    /// From the first byte of its outermost node to the end of it; in a treebank with what begins and ends a
    /// sentence there.
    pub fn span(&self) -> Span {
        if let Some(drawn) = self.extra.drawn() {
            return drawn.span;
        }
        let Some(root) = self.nodes.first() else {
            return Span::default();
        };
        let [line, column] = self.end;
        self.root.to(Place {
            offset: self.root.offset + (root.close - root.open) as usize,
            line,
            column,
        })
    }

    /// The spans of some nodes, each of which begins after the one before.
    #[inline(never)]
    pub(in crate::text) fn spans_of<'s>(
        &'s self,
        nodes: impl Iterator<Item = Node<'s, 'a, Extra>>,
    ) -> Vec<Span>
    where
        Extra: 's,
    {
        match self.extra.drawn() {
            Some(drawn) => nodes
                .filter_map(|node| drawn.places.get(node.index).copied())
                .collect(),
            None => self.spans(nodes.map(Node::stretch)).collect(),
        }
    }

    /// The spans of some stretches of the source, each of which begins after the one before.
    pub(in crate::text) fn spans(
        &self,
        stretches: impl Iterator<Item = Range<u32>>,
    ) -> impl Iterator<Item = Span> {
        let root = self.nodes.first().map_or(0, |root| root.open);
        spans(self.source, (root, self.root), stretches)
    }
}

/// What stands in a source before a place, after so many bytes, without the mark with which a text may begin.
pub(in crate::text) fn before(source: &str, bytes: usize, place: Place) -> &str {
    let before = source.get(..bytes).unwrap_or_default();
    let is_first = place.offset == bytes;
    let mark = before.strip_prefix('\u{feff}').filter(|_| is_first);
    mark.unwrap_or(before)
}

/// The spans of some stretches of a source, each of which begins after the one before, and none before a
/// place that is known.
pub(in crate::text) fn spans(
    source: &str,
    (mut at, mut place): (u32, Place),
    stretches: impl Iterator<Item = Range<u32>>,
) -> impl Iterator<Item = Span> {
    let text = |from: u32, to: u32| source.get(from as usize..to as usize);
    stretches.map(move |Range { start, end }| {
        place = place.past(text(at, start).unwrap_or_default());
        at = start;
        place.to(place.past(text(start, end).unwrap_or_default()))
    })
}

impl<'s, 'a, Extra: Beside> Node<'s, 'a, Extra> {
    /// The index of the bracket in which it stands; `None` for the outermost one.
    pub fn parent(self) -> Option<u32> {
        Some(self.kept.parent).filter(|&parent| parent != Kept::NONE)
    }

    /// The index after its last descendant: those lie between its own index and this one.
    ///
    /// # Complexity
    /// O(log n).
    pub fn end(self) -> u32 {
        let after = self.after();
        let begin_within = after.partition_point(|node| node.open < self.kept.close);
        // A leaf that is missing at the end of an open bracket begins where that ends.
        let rest = after.get(begin_within..).unwrap_or_default().iter();
        let index = saturated(self.index);
        let is_below = |node: &&Kept| node.parent != Kept::NONE && node.parent >= index;
        saturated(self.index + 1 + begin_within + rest.take_while(is_below).count())
    }

    /// The number of a word, from 1.
    pub fn number(self) -> Option<u32> {
        let before = self.index.checked_sub(1);
        let before = before.and_then(|before| self.sentence.nodes.get(before));
        let words = before.map_or(0, |node| node.words);
        (words < self.kept.words).then_some(self.kept.words)
    }

    /// From its first byte to its last one.
    ///
    /// # Complexity
    /// Linear in the text of the sentence up to there.
    pub fn span(self) -> Span {
        let span = self.sentence.spans_of(core::iter::once(self)).pop();
        span.unwrap_or_default()
    }

    /// The span of a stretch of the source.
    pub(in crate::text) fn place(self, stretch: Range<u32>) -> Span {
        let span = self.sentence.spans(core::iter::once(stretch)).next();
        span.unwrap_or_default()
    }

    /// Where it stands in the source.
    pub(in crate::text) fn stretch(self) -> Range<u32> {
        self.kept.open..self.kept.close
    }

    /// Whether another node stands in it.
    pub(in crate::text) fn has_members(self) -> bool {
        let next = self.after().first();
        next.is_some_and(|next| next.parent == saturated(self.index))
    }

    /// What is kept of it, and the source in which its places are.
    pub(in crate::text) fn kept(self) -> (Kept, &'a str) {
        (self.kept, self.sentence.source)
    }

    /// What is drawn of it, from its label on and without its closing bracket, if it is drawn; a word without
    /// a label, or a phrase, is nothing but itself.
    #[inline(never)]
    pub(in crate::text) fn drawn(self) -> Option<&'s str> {
        let text = &self.sentence.extra.drawn()?.text;
        let Kept {
            open, at, close, ..
        } = self.kept;
        let end = (close as usize).saturating_sub(usize::from(at > open));
        Some(text.get(at as usize..end).unwrap_or_default())
    }

    fn after(&self) -> &[Kept] {
        self.sentence
            .nodes
            .get(self.index + 1..)
            .unwrap_or_default()
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
pub fn write<Extra: Beside>(sentence: &Sentence<'_, Extra>) -> String {
    sentence.source.into()
}

/// Trees as one text; all those of a text, if it has any, make the same bytes.
pub fn write_all<Extra: Beside>(sentences: &[Sentence<'_, Extra>]) -> String {
    sentences.iter().map(Sentence::source).collect()
}

/// A format of trees, as its reader needs it.
pub(in crate::text) trait Trees: SentenceEnds {
    /// What a sentence has beside its nodes.
    type Extra: Beside;

    /// Which it is.
    fn format(&self) -> Format;

    /// Reads a tree, with what stands around it.
    fn tree(
        &self,
        cursor: &mut Cursor<'_>,
        nodes: &mut Nodes,
        report: &mut Report<'_>,
    ) -> Self::Extra;

    /// Passes what no tree follows.
    fn rest(&self, cursor: &mut Cursor<'_>, nodes: &mut Nodes, report: &mut Report<'_>);
}

/// The nodes of a tree that is being read.
#[derive(Debug, Default)]
pub(in crate::text) struct Nodes {
    all: Vec<Kept>,
    /// Where the first one begins.
    root: Place,
    /// The innermost open bracket.
    open: Option<u32>,
    /// Where the bracket begins that was opened last.
    pub(in crate::text) opened: Place,
    /// After the last token.
    pub(in crate::text) last: Place,
}

impl Nodes {
    /// More nodes than these are not copied.
    const COPIED: usize = 1024;

    pub(in crate::text) fn all(&self) -> &[Kept] {
        &self.all
    }

    /// Where the first one begins.
    pub(in crate::text) fn root(&self) -> Place {
        self.root
    }

    pub(in crate::text) fn get(&mut self, index: u32) -> Option<&mut Kept> {
        self.all.get_mut(index as usize)
    }

    /// The innermost open bracket.
    pub(in crate::text) fn innermost(&mut self) -> Option<&mut Kept> {
        self.get(self.open?)
    }

    /// Whether nothing stands in the innermost open bracket so far.
    pub(in crate::text) fn is_empty(&self) -> bool {
        let open = self.open.map(|open| open as usize + 1);
        open == Some(self.all.len())
    }

    /// These are the nodes of a tree that was drawn.
    pub(in crate::text) fn draw(&mut self, all: Vec<Kept>) {
        self.all = all;
    }

    /// Adds a node of these bytes to the innermost open bracket: a word, or with 0 none. Its index.
    pub(in crate::text) fn add(&mut self, words: u32, [open, close]: [u32; 2]) -> u32 {
        let index = saturated(self.all.len());
        let node = Kept {
            parent: self.open.unwrap_or(Kept::NONE),
            words,
            open,
            at: open,
            close,
        };
        push(&mut self.all, node);
        index
    }

    /// Adds a node that begins at a place, and nothing of it so far.
    pub(in crate::text) fn begin(&mut self, cursor: &Cursor<'_>, place: Place, words: u32) -> u32 {
        if self.all.is_empty() {
            self.root = place;
        }
        self.add(words, [cursor.before(place); 2])
    }

    /// Passes a bracket that opens a node.
    pub(in crate::text) fn open(&mut self, cursor: &mut Cursor<'_>) {
        self.opened = cursor.place();
        self.open = Some(self.begin(cursor, self.opened, 0));
        cursor.pass();
    }

    /// Passes a bracket that closes a node. Its index; none if none is open.
    pub(in crate::text) fn close(&mut self, cursor: &mut Cursor<'_>) -> Option<u32> {
        cursor.pass();
        let index = self.open?;
        self.close_at(cursor.before(cursor.place()));
        Some(index)
    }

    /// Closes the innermost open bracket.
    fn close_at(&mut self, close: u32) {
        if let Some(node) = self.innermost() {
            node.close = close;
            self.open = Some(node.parent).filter(|&parent| parent != Kept::NONE);
        }
    }

    /// Closes what is open at the end of the tree, and says so; none if nothing is.
    pub(in crate::text) fn unclosed(&mut self, cursor: &Cursor<'_>) -> Option<Diagnostic> {
        let innermost = self.innermost()?.open;
        let bracket = self.span(cursor, innermost..innermost + 1);
        let found = cursor.text(bracket.to(self.last.point()));
        let mut count = 0_u32;
        while self.open.is_some() {
            self.close_at(cursor.before(self.last));
            count += 1;
        }
        let problem = Diagnostic::new(Code::BracketUnclosed, self.last.point());
        let problem = problem.because_of(found).related_to(bracket);
        Some(problem.with("count", count))
    }

    /// The span of a stretch of the source that does not begin before the first node.
    pub(in crate::text) fn span(&self, cursor: &Cursor<'_>, stretch: Range<u32>) -> Span {
        let root = cursor.before(self.root);
        let before = cursor.stretch(root..stretch.start);
        let start = self.root.past(before);
        start.to(start.past(cursor.stretch(stretch)))
    }

    /// From the first byte of the outermost node to the end of it.
    pub(in crate::text) fn whole(&self, cursor: &Cursor<'_>) -> Span {
        match self.all.first() {
            Some(root) => self.span(cursor, root.open..root.close),
            None => self.last.point(),
        }
    }

    /// The nodes as they are kept, and where the first one begins. This is empty then.
    fn finish(&mut self) -> (Box<[Kept]>, Place) {
        let mut words = 0;
        for node in &mut self.all {
            words += node.words;
            node.words = words;
        }
        let nodes = if self.all.len() > Self::COPIED {
            core::mem::take(&mut self.all).into()
        } else {
            self.all.as_slice().into()
        };
        self.all.clear();
        (nodes, self.root)
    }
}

/// A text and how far it is read.
#[derive(Debug)]
pub(in crate::text) struct Reading<'a, Ends> {
    progress: Progress<'a>,
    ends: Ends,
    /// Kept, so that not every tree needs new memory to grow in.
    nodes: Nodes,
}

impl<'a, Ends: Trees> Reading<'a, Ends> {
    pub(in crate::text) fn at(text: &'a str, position: Position, ends: Ends) -> Self {
        Reading {
            progress: Progress::new(text, position),
            ends,
            nodes: Nodes::default(),
        }
    }

    pub(in crate::text) fn position(&self) -> Position {
        self.progress.position()
    }

    pub(in crate::text) fn next(
        &mut self,
        diagnostics: &mut Diagnostics,
    ) -> Option<Sentence<'a, Ends::Extra>> {
        let index = self.progress.position().sentence;
        let rest = self.progress.begin(diagnostics)?;
        let mut report = Report::new(diagnostics, index);
        let end = self.ends.feed(rest.as_bytes());
        let (piece, after) = rest.split_at_checked(end.unwrap_or(rest.len()))?;
        if end.is_none() {
            self.progress.finish();
            let is_first = index == 0;
            if !(self.ends.has_begun() || is_first && self.ends.has_text()) {
                if is_first {
                    self.progress
                        .has_no_tree(self.ends.format().as_str(), &mut report);
                } else {
                    self.pass_rest(rest, &mut report);
                }
                report.finish();
                return None;
            }
        }
        let mut cursor = self.progress.cursor(piece);
        self.nodes.last = cursor.place();
        let extra = self.ends.tree(&mut cursor, &mut self.nodes, &mut report);
        self.progress.pass(piece, cursor.place());
        let span = match extra.drawn() {
            Some(drawn) => drawn.span,
            None => self.nodes.whole(&cursor),
        };
        let (nodes, root) = self.nodes.finish();
        // What no tree follows goes with the last one, so that no byte is lost.
        if !after.is_empty() && !self.ends.begins_in(after.as_bytes()) {
            self.pass_rest(after, &mut report);
        }
        Some(Sentence {
            index: self.progress.end(),
            errors: report.finish(),
            source: self.progress.source(),
            nodes,
            root,
            end: [span.end_line, span.end_column],
            extra,
        })
    }

    /// Skips what follows the last tree.
    fn pass_rest(&mut self, rest: &str, report: &mut Report<'_>) {
        report.leave_sentence();
        let mut cursor = self.progress.cursor(rest);
        self.ends.rest(&mut cursor, &mut self.nodes, report);
        self.progress.pass(rest, cursor.place());
        self.progress.finish();
    }
}
