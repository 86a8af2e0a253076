//! One sentence's text to nodes.

use core::mem::take;

use super::label::Label;
use super::sentence::{is_text, label};
use crate::text::cursor::{Cursor, is_blank};
use crate::text::diagnostic::{Code, Diagnostic};
use crate::text::form;
use crate::text::report::Report;
use crate::text::span::Span;
use crate::text::trees::{Kept, Nodes};

/// Reads a tree at a cursor.
pub(super) struct Parser<'p, 'a, 'd> {
    cursor: &'p mut Cursor<'a>,
    nodes: &'p mut Nodes,
    report: &'p mut Report<'d>,
    /// Where the single word of the innermost open bracket stands, as long as nothing follows it there.
    word: Option<[u32; 2]>,
}

impl<'p, 'a, 'd> Parser<'p, 'a, 'd> {
    pub(super) fn new(
        cursor: &'p mut Cursor<'a>,
        nodes: &'p mut Nodes,
        report: &'p mut Report<'d>,
    ) -> Self {
        Parser {
            cursor,
            nodes,
            report,
            word: None,
        }
    }

    /// Skips what stands between trees, up to the next bracket that opens one.
    pub(super) fn between(&mut self, fresh: bool) {
        let mut fresh = fresh;
        let mut stray: Option<Span> = None;
        let mut comments: Option<Span> = None;
        let mut begins = false;
        while let Some(byte) = self.cursor.peek() {
            let place = self.cursor.place();
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
            let place = self.cursor.place();
            match byte {
                b'(' => self.open(),
                b')' if self.close() => return,
                b')' => {}
                b'#' | b'%' if place.column == 1 => {
                    let line = self.cursor.take_line().trim_end_matches('\r');
                    self.add(Code::CommentMisplaced, place.span(line));
                    continue;
                }
                byte if byte == b'\n' || is_blank(byte) => {
                    self.cursor.pass();
                    continue;
                }
                _ => self.text(),
            }
            self.nodes.last = self.cursor.place();
        }
        if let Some(problem) = self.nodes.unclosed(self.cursor) {
            self.report.add(problem);
        }
    }

    /// Reports a tree in which nothing else is wrong and which has no words.
    pub(super) fn finish(self) {
        let nodes = self.nodes.all();
        if let Some(root) = nodes.first()
            && self.report.errors() == 0
            && nodes.iter().all(|node| node.words == 0)
        {
            let span = self.nodes.span(self.cursor, root.open..root.close);
            let found = self.cursor.problem(Code::TreeWithoutWords, span);
            self.report.add(found);
        }
    }

    fn open(&mut self) {
        self.split();
        let opened = self.nodes.opened.span("(");
        if self.nodes.is_empty()
            && let Some(parent) = self.nodes.innermost()
            && parent.at == parent.open
            && parent.parent != Kept::NONE
        {
            self.add(Code::LabelMissing, opened);
        }
        self.nodes.open(self.cursor);
    }

    fn text(&mut self) {
        let place = self.cursor.place();
        let text = self.cursor.take(is_text);
        let bytes = [place, self.cursor.place()].map(|place| self.cursor.before(place));
        let is_first = self.nodes.is_empty();
        let Some(open) = self.nodes.innermost() else {
            return;
        };
        if is_first && open.at == open.open {
            open.at = bytes[0];
            return;
        }
        // A trace is no word.
        let is_word = !Label::new(label(*open, self.cursor.source())).is_trace();
        if is_word {
            form::check(text, place, self.report);
        }
        let words = u32::from(is_word);
        if is_first && self.word.is_none() {
            open.words = words;
            self.word = Some(bytes);
        } else {
            self.split();
            self.nodes.add(words, bytes);
        }
    }

    /// More follows what looked like the single word of a bracket: it is a phrase with a word.
    fn split(&mut self) {
        if let Some(bytes) = self.word.take()
            && let Some(open) = self.nodes.innermost()
        {
            let words = take(&mut open.words);
            self.nodes.add(words, bytes);
        }
    }

    /// Whether the outermost bracket is closed.
    fn close(&mut self) -> bool {
        let is_alone = self.nodes.is_empty() && self.word.take().is_none();
        let Some(index) = self.nodes.close(self.cursor) else {
            return false;
        };
        if is_alone && let Some(&mut closed) = self.nodes.get(index) {
            // The last one that was opened, as there is nothing in it.
            let span = self.nodes.opened.to(self.cursor.place());
            let label = label(closed, self.cursor.source());
            if label.is_empty() {
                self.add(Code::BracketEmpty, span);
            } else {
                let problem = Diagnostic::new(Code::LabelAlone, span);
                self.report.add(problem.because_of(label));
            }
        }
        self.nodes.innermost().is_none()
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
