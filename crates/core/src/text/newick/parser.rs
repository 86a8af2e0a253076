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

/// What was read of a tree so far.
pub(super) struct Parser<'a, 'r, 'd> {
    cursor: Cursor<'a>,
    text: &'a str,
    /// Where the text begins in the whole one.
    start: usize,
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
            text,
            start: place.offset,
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

    /// From the first byte of the tree that was read to the end of its last token, and what a comment
    /// before it said of its root.
    pub(super) fn extent(&self) -> Whole {
        let root = self.nodes.first();
        Whole {
            rooting: self.rooting,
            span: root.map_or_else(Span::default, |root| root.open.to(self.last)),
        }
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
                    self.open = Some(self.push(place));
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
            let found = self.found(span);
            let stray = Diagnostic::new(Code::TextBetweenTrees, span);
            self.report.add(stray.because_of(found));
        }
    }

    /// The nodes, the leaves among them numbered, and the indices of those.
    pub(super) fn finish(mut self) -> (Vec<Node<'a>>, Vec<u32>) {
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
            let mark = if node.quoted { "'" } else { "" };
            form::check(node.name, node.name_at.after(mark), self.report);
        }
        self.repeated(&words);
        // What was reserved was a guess.
        self.nodes.shrink_to_fit();
        words.shrink_to_fit();
        (self.nodes, words)
    }

    /// Warns about names that several leaves have, once for each name. In a sentence any word may come
    /// again; a tree with lengths is likely to be one of species, each occurring once.
    fn repeated(&mut self, words: &[u32]) {
        let nodes = &self.nodes;
        if nodes.iter().all(|node| node.length.is_empty()) {
            return;
        }
        let node = |word: u32| nodes.get(word as usize);
        let name = |word: u32| node(word).map_or("", |node| node.name);
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
                    .because_of(second.name)
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
        let span = place.to(self.place());
        let found = self.found(span);
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

    /// A name, quoted or not: without its marks, whether it has them, and where it begins and ends.
    fn token(&mut self) -> (&'a str, bool, Place, Place) {
        let place = self.place();
        if self.cursor.peek() != Some(b'\'') {
            let name = self.cursor.take(is_name);
            if name.contains('\'') {
                let found = Diagnostic::new(Code::QuoteInside, place.span(name));
                self.report.add(found.because_of(name));
            }
            return (name, false, place, self.place());
        }
        self.cursor.pass();
        let inside = self.place().offset;
        loop {
            self.cursor.take(|byte| byte != b'\'');
            let end = self.place();
            if self.cursor.peek() != Some(b'\'') {
                let span = place.to(end);
                let found = self.found(span).trim_ascii_end();
                self.report
                    .add(Diagnostic::new(Code::QuoteUnclosed, place.span(found)).because_of(found));
                self.broken = true;
                let name = found.get(1..).unwrap_or_default();
                return (name, true, place, place.after(found));
            }
            self.cursor.pass();
            if self.cursor.peek() == Some(b'\'') {
                self.cursor.pass();
                continue;
            }
            let name = self.text.get(inside - self.start..end.offset - self.start);
            return (name.unwrap_or_default(), true, place, self.place());
        }
    }

    fn name(&mut self, place: Place) {
        let (name, quoted, start, end) = self.token();
        let is_named = |node: &Node<'_>| {
            node.number > 0 || node.name_end != node.name_at || !node.length.is_empty()
        };
        let index = match self.item {
            Some(item) if !self.node(item).is_none_or(is_named) => item,
            item => {
                if item.is_some() {
                    let found = self.found(start.to(end));
                    let missing = Diagnostic::new(Code::CommaMissing, start.to(end));
                    self.report.add(missing.because_of(found));
                }
                let leaf = self.push(place);
                if let Some(node) = self.nodes.get_mut(leaf as usize) {
                    node.number = 1;
                }
                if name.is_empty() {
                    self.report
                        .add(Diagnostic::new(Code::LeafUnnamed, start.to(end)));
                }
                leaf
            }
        };
        if let Some(node) = self.nodes.get_mut(index as usize) {
            node.name = name;
            node.quoted = quoted;
            node.name_at = start;
            node.name_end = end;
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
            let (_, _, start, end) = self.token();
            (self.found(start.to(end)), start, end)
        } else {
            ("", at, at)
        };
        let Some(node) = self.item.and_then(|item| self.nodes.get_mut(item as usize)) else {
            return;
        };
        if !node.length.is_empty() {
            let again = Diagnostic::new(Code::LengthTwice, start.to(end));
            self.report.add(again.because_of(text));
        } else if is_number(text) {
            node.length = text;
            node.close = end;
        } else {
            let bad = Diagnostic::new(Code::LengthBad, start.to(end));
            self.report.add(bad.because_of(text));
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
        node.name_end = after;
        let span = node.open.to(after);
        self.open = node.parent;
        self.item = Some(open);
        if is_empty {
            let found = self.found(span);
            self.report
                .add(Diagnostic::new(Code::BracketEmpty, span).because_of(found));
        }
    }

    /// If a node is expected and missing, there is a leaf without a name.
    fn expect_item(&mut self, place: Place) {
        if self.item.is_none() {
            let leaf = self.push(place);
            if let Some(node) = self.nodes.get_mut(leaf as usize) {
                node.number = 1;
            }
            self.item = Some(leaf);
            self.report
                .add(Diagnostic::new(Code::LeafUnnamed, place.point()));
        }
    }

    /// A node must not begin directly after another one.
    fn expect_comma(&mut self, place: Place) {
        if self.item.take().is_some() {
            let missing = Diagnostic::new(Code::CommaMissing, place.span("("));
            self.report.add(missing.because_of("("));
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
        let found = self.found(bracket.to(last));
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
        let span = place.span(text);
        let found = match byte {
            b')' => Diagnostic::new(Code::BracketUnopened, span).with("count", text.len()),
            b']' => Diagnostic::new(Code::CommentUnopened, span),
            _ => Diagnostic::new(Code::TextBetweenTrees, span),
        };
        self.report.add(found.because_of(text));
    }

    fn push(&mut self, place: Place) -> u32 {
        let index = node_index(self.nodes.len());
        self.nodes.push(Node {
            parent: self.open,
            end: index + 1,
            number: 0,
            name: "",
            quoted: false,
            length: "",
            open: place,
            name_at: place,
            name_end: place,
            close: place,
        });
        index
    }

    fn node(&self, index: u32) -> Option<&Node<'a>> {
        self.nodes.get(index as usize)
    }

    fn found(&self, span: Span) -> &'a str {
        self.text
            .get(span.start - self.start..span.end - self.start)
            .unwrap_or_default()
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
