//! One sentence's text to nodes.

use alloc::vec::Vec;

use super::label::Label;
use super::sentence::{Before, Node};
use crate::text::cursor::{Cursor, Place, is_blank};
use crate::text::diagnostic::{Code, Diagnostic};
use crate::text::form;
use crate::text::node_index;
use crate::text::report::Report;
use crate::text::span::Span;
use crate::text::trees::Tree;

/// What was read of a tree so far.
pub(super) struct Parser<'a, 'r, 'd> {
    cursor: Cursor<'a>,
    report: &'r mut Report<'d>,
    nodes: Vec<Node<'a>>,
    /// The innermost open bracket.
    open: Option<u32>,
    /// After the last token.
    last: Place,
}

/// A part of a label or a form.
fn is_text(byte: u8) -> bool {
    !is_blank(byte) && byte != b'(' && byte != b')'
}

impl<'a, 'r, 'd> Parser<'a, 'r, 'd> {
    pub(super) fn new(
        text: &'a str,
        place: Place,
        capacity: usize,
        report: &'r mut Report<'d>,
    ) -> Self {
        Parser {
            cursor: Cursor::new(text, place),
            report,
            nodes: Vec::with_capacity(capacity),
            open: None,
            last: place,
        }
    }

    /// Where the next byte stands.
    pub(super) fn place(&self) -> Place {
        self.cursor.place()
    }

    /// Skips what stands between trees, up to the next bracket that opens one.
    pub(super) fn between(&mut self, fresh: bool) {
        let mut fresh = fresh;
        let mut stray: Option<Span> = None;
        let mut comments: Option<Span> = None;
        let mut begins = false;
        while let Some(byte) = self.cursor.peek() {
            let place = self.place();
            match byte {
                b'\n' => {
                    self.add_stray(stray.take());
                    fresh = true;
                    self.cursor.pass();
                }
                b'(' => {
                    begins = true;
                    break;
                }
                b')' => {
                    self.add_stray(stray.take());
                    let brackets = self.cursor.take(|byte| byte == b')');
                    let span = place.span(brackets);
                    let found = self.cursor.problem(Code::BracketUnopened, span);
                    self.report.add(found.with("count", brackets.len()));
                }
                b'#' | b'%' if fresh => {
                    let line = self.cursor.take_line().trim_end_matches('\r');
                    let span = place.span(line);
                    comments = Some(comments.map_or(span, |first| first.to(span)));
                }
                byte if is_blank(byte) => self.cursor.pass(),
                _ => {
                    fresh = false;
                    let span = place.to({
                        self.cursor.take(is_text);
                        self.cursor.place()
                    });
                    stray = Some(stray.map_or(span, |first| first.to(span)));
                }
            }
        }
        self.add_stray(stray);
        if let Some(span) = comments.filter(|_| !begins) {
            self.report.add(Diagnostic::new(Code::CommentsAlone, span));
        }
    }

    /// Reads the tree that begins here.
    pub(super) fn tree(&mut self) {
        while let Some(byte) = self.cursor.peek() {
            let place = self.place();
            match byte {
                b'(' => {
                    self.cursor.pass();
                    self.begin(place);
                }
                b')' => {
                    self.cursor.pass();
                    self.close();
                    if self.open.is_none() {
                        return;
                    }
                }
                b'\n' => {
                    self.cursor.pass();
                    continue;
                }
                byte if is_blank(byte) => {
                    self.cursor.pass();
                    continue;
                }
                b'#' | b'%' if place.column == 1 => {
                    let line = self.cursor.take_line().trim_end_matches('\r');
                    self.add(Code::CommentMisplaced, place.span(line));
                    continue;
                }
                _ => {
                    let text = self.cursor.take(is_text);
                    self.text(text, place);
                }
            }
            self.last = self.place();
        }
        self.unclosed();
    }

    /// The tree, its words numbered.
    pub(super) fn finish(mut self, before: Before<'a>) -> Tree<Node<'a>, Before<'a>> {
        let mut words = Vec::with_capacity(self.nodes.len() / 2);
        let mut number = 0;
        for (index, node) in (0..).zip(&mut self.nodes) {
            if node.number == 0 {
                continue;
            }
            number += 1;
            node.number = number;
            form::check(node.form, node.form_at, self.report);
            words.push(index);
        }
        if let Some(root) = self.nodes.first()
            && words.is_empty()
            && self.report.errors() == 0
        {
            let found = self.cursor.problem(Code::TreeWithoutWords, root.span());
            self.report.add(found);
        }
        Tree {
            end: self.place(),
            nodes: self.nodes.into(),
            words: words.into(),
            extra: before,
        }
    }

    fn begin(&mut self, place: Place) {
        self.split();
        let len = node_index(self.nodes.len());
        if let Some(parent) = self.open_node()
            && parent.label.is_empty()
            && parent.parent.is_some()
            && parent.end == len
        {
            self.add(Code::LabelMissing, parent.open.span("("));
        }
        let node = self.node(place);
        self.nodes.push(node);
        self.open = Some(len);
    }

    fn text(&mut self, text: &'a str, place: Place) {
        let len = node_index(self.nodes.len());
        let after = self.place();
        let Some(open) = self.open_node_mut() else {
            return;
        };
        let is_first = open.end == len;
        if is_first && open.label.is_empty() {
            open.label = text;
        } else if is_first && open.form.is_empty() {
            // A word, as long as nothing follows.
            open.form = text;
            open.form_at = place;
            open.number = number(open.label);
        } else {
            let number = number(open.label);
            self.split();
            let mut word = self.node(place);
            word.number = number;
            word.form = text;
            word.close = after;
            self.nodes.push(word);
        }
    }

    /// More follows what looked like the single word of a bracket: it is a phrase with a word.
    fn split(&mut self) {
        let index = self.open;
        let len = node_index(self.nodes.len());
        let Some(open) = self.open_node_mut().filter(|open| !open.form.is_empty()) else {
            return;
        };
        let word = Node {
            parent: index,
            end: len + 1,
            number: open.number,
            label: "",
            form: open.form,
            open: open.form_at,
            form_at: open.form_at,
            close: open.form_at.after(open.form),
        };
        open.number = 0;
        open.form = "";
        open.form_at = open.open;
        self.nodes.push(word);
    }

    fn close(&mut self) {
        let after = self.place();
        let len = node_index(self.nodes.len());
        let Some(open) = self.open_node_mut() else {
            return;
        };
        let is_alone = open.end == len && open.form.is_empty();
        open.end = len;
        open.close = after;
        let (parent, label, span) = (open.parent, open.label, open.open.to(after));
        if is_alone && label.is_empty() {
            self.add(Code::BracketEmpty, span);
        } else if is_alone {
            self.report
                .add(Diagnostic::new(Code::LabelAlone, span).because_of(label));
        }
        self.open = parent;
    }

    /// Closes what is open at the end of the text.
    fn unclosed(&mut self) {
        let Some(innermost) = self.open_node() else {
            return;
        };
        let bracket = innermost.open;
        let found = self.cursor.text(bracket.to(self.last));
        let len = node_index(self.nodes.len());
        let mut count = 0_u32;
        let last = self.last;
        while let Some(open) = self.open_node_mut() {
            open.end = len;
            open.close = last;
            count += 1;
            self.open = open.parent;
        }
        self.report.add(
            Diagnostic::new(Code::BracketUnclosed, last.point())
                .because_of(found)
                .related_to(bracket.span("("))
                .with("count", count),
        );
    }

    fn node(&self, place: Place) -> Node<'a> {
        Node {
            parent: self.open,
            end: node_index(self.nodes.len()) + 1,
            number: 0,
            label: "",
            form: "",
            open: place,
            form_at: place,
            close: place,
        }
    }

    fn open_node(&self) -> Option<&Node<'a>> {
        self.nodes.get(self.open? as usize)
    }

    fn open_node_mut(&mut self) -> Option<&mut Node<'a>> {
        self.nodes.get_mut(self.open? as usize)
    }

    fn add_stray(&mut self, stray: Option<Span>) {
        if let Some(span) = stray {
            self.add(Code::TextBetweenTrees, span);
        }
    }

    /// Reports the text of a span.
    fn add(&mut self, code: Code, span: Span) {
        self.report.add(self.cursor.problem(code, span));
    }
}

/// The number of a text in a bracket with that label: 0 of a trace, any other until words are counted.
fn number(label: &str) -> u32 {
    u32::from(!Label::new(label).is_trace())
}
