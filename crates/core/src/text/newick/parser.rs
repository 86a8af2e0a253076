//! One sentence's text to nodes.

use alloc::vec::Vec;

use super::sentence::{Node, Rooting, Whole};
use crate::order;
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
    /// The node that has just been read, which a name, a length or a comma may follow.
    item: Option<u32>,
    rooting: Option<Rooting>,
    /// After the last token.
    last: Place,
    /// A quoted name or a comment has no end, so that nothing else missing is reported.
    broken: bool,
}

/// A part of an unquoted name.
fn is_name(byte: u8) -> bool {
    !is_blank(byte) && !matches!(byte, b'(' | b')' | b'[' | b']' | b',' | b':' | b';')
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
            item: None,
            rooting: None,
            last: place,
            broken: false,
        }
    }

    /// Where the next byte stands.
    pub(super) fn place(&self) -> Place {
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
                    self.last = self.place();
                    return;
                }
                b'(' => {
                    self.expect_comma(place);
                    self.cursor.pass();
                    self.open = Some(self.push(place, 0));
                }
                b',' => {
                    self.expect_item(place);
                    self.cursor.pass();
                    self.item = None;
                    if self.open.is_none() {
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
            self.last = self.place();
        }
        if !self.broken {
            self.expect_item(self.last);
        }
        if self.unclosed() && !self.broken {
            let end = self.last.point();
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

    /// The tree, its leaves numbered.
    pub(super) fn finish(mut self) -> Tree<Node<'a>, Whole> {
        let mut words = Vec::with_capacity(self.nodes.len() / 2 + 1);
        let mut number = 0;
        for (index, node) in (0..).zip(&mut self.nodes) {
            // Inner nodes begin with their bracket, leaves with their name.
            if node.number == 0 {
                continue;
            }
            number += 1;
            node.number = number;
            words.push(index);
            let (mark, name) = node.unmarked();
            form::check(name, node.name_at.after(mark), self.report);
        }
        self.repeated(&words);
        Tree {
            end: self.place(),
            nodes: self.nodes.into(),
            words: words.into(),
            extra: Whole {
                rooting: self.rooting,
                last: self.last,
            },
        }
    }

    /// Warns about names that several leaves have, once for each name. In a sentence any word may come
    /// again; a tree with lengths is likely to be one of species, each occurring once.
    fn repeated(&mut self, words: &[u32]) {
        let nodes = &self.nodes;
        if nodes.iter().all(|node| node.length.is_empty()) {
            return;
        }
        let node = |word: u32| nodes.get(word as usize);
        let name = |word: u32| node(word).map_or("", |node| node.unmarked().1);
        let mut named: Vec<u32> = words.to_vec();
        named.retain(|&word| !name(word).is_empty());
        let sorted = order::sorted(&named, |&word| name(word));
        for same in sorted.chunk_by(|&one, &other| name(one) == name(other)) {
            let (Some(&first), Some(&second)) = (same.first(), same.get(1)) else {
                continue;
            };
            let (Some(first), Some(second)) = (node(first), node(second)) else {
                continue;
            };
            self.report.add(
                Diagnostic::new(Code::LeafTwice, second.name_span())
                    .because_of(second.unmarked().1)
                    .related_to(first.name_span())
                    .with("count", same.len()),
            );
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
        } else if self.nodes.is_empty() {
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
        if self.cursor.peek() != Some(b'\'') {
            let name = self.cursor.take(is_name);
            if name.contains('\'') {
                self.add(Code::QuoteInside, place.span(name));
            }
            return (name, self.place());
        }
        self.cursor.pass();
        loop {
            self.cursor.take(|byte| byte != b'\'');
            if self.cursor.peek() != Some(b'\'') {
                let found = self.cursor.text(place.to(self.place())).trim_ascii_end();
                self.add(Code::QuoteUnclosed, place.span(found));
                self.broken = true;
                return (found, place.after(found));
            }
            self.cursor.pass();
            if self.cursor.peek() != Some(b'\'') {
                let end = self.place();
                return (self.cursor.text(place.to(end)), end);
            }
            self.cursor.pass();
        }
    }

    fn name(&mut self, place: Place) {
        let (written, end) = self.token();
        let is_named = |node: &Node<'_>| {
            node.number > 0 || !node.written.is_empty() || !node.length.is_empty()
        };
        let index = match self.item {
            Some(item) if !self.node(item).is_none_or(is_named) => item,
            item => {
                if item.is_some() {
                    self.add(Code::CommaMissing, place.to(end));
                }
                let leaf = self.push(place, 1);
                if matches!(written, "'" | "''") {
                    self.report
                        .add(Diagnostic::new(Code::LeafUnnamed, place.to(end)));
                }
                leaf
            }
        };
        if let Some(node) = self.nodes.get_mut(index as usize) {
            node.written = written;
            node.name_at = place;
            node.close = end;
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
        let Some(node) = self.item.and_then(|item| self.nodes.get_mut(item as usize)) else {
            return;
        };
        if !node.length.is_empty() {
            self.add(Code::LengthTwice, start.to(end));
        } else if is_number(text) {
            node.length = text;
            node.close = end;
        } else {
            self.add(Code::LengthBad, start.to(end));
        }
    }

    fn close(&mut self, place: Place) {
        let len = node_index(self.nodes.len());
        let Some(open) = self.open else {
            self.stray(b')');
            return;
        };
        let is_empty = self.node(open).is_some_and(|node| node.end == len) && self.item.is_none();
        if !is_empty {
            self.expect_item(place);
        }
        self.cursor.pass();
        let len = node_index(self.nodes.len());
        let after = self.place();
        let Some(node) = self.nodes.get_mut(open as usize) else {
            return;
        };
        node.end = len;
        node.close = after;
        node.name_at = after;
        let span = node.open.to(after);
        self.open = node.parent;
        self.item = Some(open);
        if is_empty {
            self.add(Code::BracketEmpty, span);
        }
    }

    /// If a node is expected and missing, there is a leaf without a name.
    fn expect_item(&mut self, place: Place) {
        if self.item.is_none() {
            self.item = Some(self.push(place, 1));
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

    /// Closes what is open at the end of the tree; true if nothing was.
    fn unclosed(&mut self) -> bool {
        let last = self.last;
        let len = node_index(self.nodes.len());
        let Some(innermost) = self.open.and_then(|open| self.node(open)) else {
            return true;
        };
        let bracket = innermost.open;
        let found = self.cursor.text(bracket.to(last));
        let mut count = 0_u32;
        while let Some(node) = self.open.and_then(|open| self.nodes.get_mut(open as usize)) {
            node.end = len;
            node.close = last;
            count += 1;
            self.open = node.parent;
        }
        if !self.broken {
            self.report.add(
                Diagnostic::new(Code::BracketUnclosed, last.point())
                    .because_of(found)
                    .related_to(bracket.span("("))
                    .with("count", count),
            );
        }
        false
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

    /// Adds a node: a leaf, to be numbered later, or with the number 0 an inner one.
    fn push(&mut self, place: Place, number: u32) -> u32 {
        let index = node_index(self.nodes.len());
        self.nodes.push(Node {
            parent: self.open,
            end: index + 1,
            number,
            written: "",
            length: "",
            open: place,
            name_at: place,
            close: place,
        });
        index
    }

    fn node(&self, index: u32) -> Option<&Node<'a>> {
        self.nodes.get(index as usize)
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
