//! One sentence's text to nodes.

use alloc::vec::Vec;

use super::sentence::{Rooting, Whole, is_name, name, take_name, unmarked};
use crate::number::saturated;
use crate::order;
use crate::text::cursor::{Cursor, Place, is_blank};
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
    /// The node that has just been read, which a name, a length or a comma may follow.
    item: Option<u32>,
    rooting: Option<Rooting>,
    /// A quoted name or a comment has no end, so that nothing else missing is reported.
    broken: bool,
    /// The node whose length was read last.
    measured: Option<u32>,
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
            item: None,
            rooting: None,
            broken: false,
            measured: None,
        }
    }

    /// Where the next byte stands.
    fn place(&self) -> Place {
        self.cursor.place()
    }

    /// Passes what stands before the tree.
    pub(super) fn before(&mut self) {
        while let Some(byte) = self.next() {
            match byte {
                b')' | b']' | b';' => self.stray(byte),
                _ => break,
            }
        }
    }

    /// Reads the tree that begins here, with its semicolon.
    pub(super) fn tree(&mut self) {
        while let Some(byte) = self.next() {
            let place = self.place();
            match byte {
                b';' => {
                    self.expect_item(place);
                    self.unclosed();
                    self.cursor.pass();
                    self.nodes.last = self.place();
                    return;
                }
                b'(' => {
                    self.expect_comma(place);
                    self.nodes.open(self.cursor);
                }
                b',' => {
                    self.expect_item(place);
                    self.cursor.pass();
                    self.item = None;
                    if self.nodes.innermost().is_none() {
                        self.report
                            .add(Diagnostic::new(Code::CommaOutside, place.span(",")));
                    }
                }
                b')' => self.close(place),
                b':' => self.length(place),
                b']' => {
                    self.cursor.pass();
                    self.report
                        .add(Diagnostic::new(Code::CommentUnopened, place.span("]")));
                }
                _ => self.name(place),
            }
            self.nodes.last = self.place();
        }
        if !self.broken {
            self.expect_item(self.nodes.last);
        }
        if !self.unclosed() && !self.broken {
            let end = self.nodes.last.point();
            self.report
                .add(Diagnostic::new(Code::SemicolonMissing, end));
        }
    }

    /// Skips what follows the tree, or the last one.
    pub(super) fn rest(&mut self) {
        let mut text: Option<Span> = None;
        while let Some(byte) = self.next() {
            let place = self.place();
            if matches!(byte, b')' | b']' | b';') && self.report.is_in_sentence() {
                self.stray(byte);
                continue;
            }
            self.cursor.take(|byte| !is_blank(byte) && byte != b'[');
            let span = place.to(self.place());
            text = Some(text.map_or(span, |first| first.to(span)));
        }
        if let Some(span) = text {
            self.add(Code::TextBetweenTrees, span);
        }
    }

    /// What is known of the tree as a whole.
    pub(super) fn finish(mut self) -> Whole {
        if self.measured.is_some() {
            self.repeated();
        }
        Whole {
            rooting: self.rooting,
            last: self.cursor.before(self.nodes.last),
        }
    }

    /// Warns about names that several leaves have, once for each name. In a sentence any word may come
    /// again; a tree with lengths is likely to be one of species, each occurring once.
    fn repeated(&mut self) {
        let nodes = self.nodes.all();
        let written = |leaf: u32| name(nodes[leaf as usize], self.cursor.source());
        let name = |leaf: u32| unmarked(written(leaf)).1;
        let leaves = (0..).zip(nodes).filter(|(_, node)| node.words > 0);
        let named = leaves.map(|(index, _)| index);
        let named: Vec<u32> = named.filter(|&leaf| !name(leaf).is_empty()).collect();
        let sorted = order::sorted(&named, |&leaf| name(leaf));
        for same in sorted.chunk_by(|&one, &other| name(one) == name(other)) {
            let &[first, second, ..] = same else {
                continue;
            };
            self.report.add_with(Code::LeafTwice, || {
                let [first, span] = [first, second].map(|leaf| {
                    let at = nodes[leaf as usize].at;
                    let end = at + saturated(written(leaf).len());
                    self.nodes.span(self.cursor, at..end)
                });
                let problem = Diagnostic::new(Code::LeafTwice, span).related_to(first);
                let problem = problem.because_of(name(second));
                problem.with("count", same.len())
            });
        }
    }

    /// The next byte that is neither blank nor in a comment.
    fn next(&mut self) -> Option<u8> {
        loop {
            match self.cursor.peek()? {
                b'[' => self.comment(),
                byte if byte == b'\n' || is_blank(byte) => self.cursor.pass(),
                byte => return Some(byte),
            }
        }
    }

    fn comment(&mut self) {
        let place = self.place();
        let mut depth = 0_usize;
        while let Some(byte) = self.cursor.peek() {
            match byte {
                b'[' => depth += 1,
                b']' => depth -= 1,
                b'\n' => {}
                _ => {
                    self.cursor.take(|byte| byte != b'[' && byte != b']');
                    continue;
                }
            }
            self.cursor.pass();
            if depth == 0 {
                break;
            }
        }
        let found = self.cursor.text(place.to(self.place()));
        if depth > 0 {
            self.broken = true;
            let unclosed = Diagnostic::new(Code::CommentUnclosed, place.span("["));
            self.report.add(unclosed.because_of(found));
        } else if self.nodes.all().is_empty() {
            match found {
                "[&R]" | "[&r]" => self.rooting = Some(Rooting::Rooted),
                "[&U]" | "[&u]" => self.rooting = Some(Rooting::Unrooted),
                _ => {}
            }
        }
    }

    /// A name as written, quoted or not, and where it ends.
    fn token(&mut self) -> (&'a str, Place) {
        let place = self.place();
        let name = take_name(self.cursor);
        if !name.starts_with('\'') {
            if name.contains('\'') {
                self.add(Code::QuoteInside, place.span(name));
            }
        } else if !name.matches('\'').count().is_multiple_of(2) {
            let found = name.trim_ascii_end();
            self.add(Code::QuoteUnclosed, place.span(found));
            self.broken = true;
            return (found, place.after(found));
        }
        (name, self.place())
    }

    fn name(&mut self, place: Place) {
        let (written, end) = self.token();
        // Leaves begin with their name; a name or a length after its bracket makes an inner node longer.
        let is_unnamed = |node: &mut Kept| node.words == 0 && node.close == node.at;
        let item = self.item;
        let unnamed = item.filter(|&item| self.nodes.get(item).is_some_and(is_unnamed));
        let index = unnamed.unwrap_or_else(|| {
            if item.is_some() {
                self.add(Code::CommaMissing, place.to(end));
            }
            let (mark, name) = unmarked(written);
            if matches!(written, "'" | "''") {
                let problem = Diagnostic::new(Code::LeafUnnamed, place.to(end));
                self.report.add(problem);
            } else {
                form::check(name, place.after(mark), self.report);
            }
            self.nodes.begin(self.cursor, place, 1)
        });
        let [at, close] = [place, end].map(|place| self.cursor.before(place));
        if let Some(node) = self.nodes.get(index) {
            (node.at, node.close) = (at, close);
        }
        self.item = Some(index);
    }

    fn length(&mut self, place: Place) {
        self.expect_item(place);
        self.cursor.pass();
        let at = self.place();
        let next = self.next();
        let begins = next.is_some_and(is_name);
        let (text, start, end) = if begins {
            let start = self.place();
            let (text, end) = self.token();
            (text, start, end)
        } else {
            ("", at, at)
        };
        let close = self.cursor.before(end);
        let Some(node) = self.item.and_then(|item| self.nodes.get(item)) else {
            return;
        };
        if self.measured == self.item {
            self.add(Code::LengthTwice, start.to(end));
        } else if is_number(text) {
            node.close = close;
            self.measured = self.item;
        } else {
            self.add(Code::LengthBad, start.to(end));
        }
    }

    fn close(&mut self, place: Place) {
        let is_empty = self.nodes.is_empty() && self.item.is_none();
        if self.nodes.innermost().is_none() {
            self.stray(b')');
            return;
        }
        if !is_empty {
            self.expect_item(place);
        }
        self.item = self.nodes.close(self.cursor);
        if let Some(node) = self.item.and_then(|item| self.nodes.get(item)) {
            node.at = node.close;
        }
        if is_empty {
            // The last one that was opened, as there is nothing in it.
            self.add(Code::BracketEmpty, self.nodes.opened.to(self.place()));
        }
    }

    /// If a node is expected and missing, there is a leaf without a name.
    fn expect_item(&mut self, place: Place) {
        if self.item.is_none() {
            self.item = Some(self.nodes.begin(self.cursor, place, 1));
            self.report
                .add(Diagnostic::new(Code::LeafUnnamed, place.point()));
        }
    }

    /// A node must not begin directly after another one.
    fn expect_comma(&mut self, place: Place) {
        if self.item.take().is_some() {
            self.add(Code::CommaMissing, place.span("("));
        }
    }

    /// Closes what is open at the end of the tree; whether anything was.
    fn unclosed(&mut self) -> bool {
        let problem = self.nodes.unclosed(self.cursor);
        let is_open = problem.is_some();
        if let Some(problem) = problem.filter(|_| !self.broken) {
            self.report.add(problem);
        }
        is_open
    }

    /// Skips what is closed or ended but was not begun.
    fn stray(&mut self, byte: u8) {
        let place = self.place();
        let text = self.cursor.take(|next| next == byte);
        let code = match byte {
            b')' => Code::BracketUnopened,
            b']' => Code::CommentUnopened,
            _ => Code::TextBetweenTrees,
        };
        let mut found = self.cursor.problem(code, place.span(text));
        if byte == b')' {
            found = found.with("count", text.len());
        }
        self.report.add(found);
    }

    /// Reports the text of a span.
    fn add(&mut self, code: Code, span: Span) {
        self.report.add(self.cursor.problem(code, span));
    }
}

/// A decimal number, with an exponent or without.
fn is_number(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let mantissa = mantissa.strip_prefix(['+', '-']).unwrap_or(mantissa);
    let exponent = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
    let is_mantissa = match mantissa.split_once('.') {
        None => digits(mantissa),
        Some(("", fraction)) => digits(fraction),
        Some((whole, fraction)) => digits(whole) && (fraction.is_empty() || digits(fraction)),
    };
    is_mantissa && digits(exponent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_is_a_decimal_number() {
        for text in ["0", "1.5", ".5", "5.", "-1", "+0.1", "1e-5", "2.5E+10"] {
            assert!(is_number(text), "{text}");
        }
        for text in ["", ".", "x", "1,5", "1e", "e5", "--1", "1.2.3", "NaN", "١"] {
            assert!(!is_number(text), "{text}");
        }
    }
}
