//! Where a sentence ends, told from bytes as they come.
//!
//! Of `(A a) )\n(B b)` the first sentence ends before `(B`.

use crate::text::cursor::is_blank;

/// Looks at the bytes of a text, in pieces of any size, and tells where its sentences end.
///
/// - The byte order mark is not among the bytes.
/// - [`feed`](Ends::feed) gives `Some(n)` if a sentence ends behind the first `n` bytes of what it
///   was given, which may be 0 of them: the sentence then ended with the piece before. The rest,
///   from `n` on, is for the next call. `None` says that all bytes belong to the same sentence.
/// - What lies behind the last end, at the end of the text, is a sentence if
///   [`has_begun`](Ends::has_begun); if not, there are only blanks, comments and stray text.
/// - A sentence cut out so is one sentence for a new `Ends`, too: a [`Reader`](super::Reader) that
///   is given the bytes between two ends finds the same tree as a reader of the whole text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ends {
    state: State,
    /// What stands on the line so far.
    line: Line,
    /// The line before is blank; comments between are passed over.
    gap: bool,
    /// The tree has reached a second line.
    broken: bool,
    /// All trees that were closed stand on one line each; `None` before the first of them.
    own_lines: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Before the tree.
    Before,
    /// In a comment before the tree.
    Comment,
    /// In the tree, so many brackets deep.
    Tree(usize),
    /// In a comment within the tree.
    CommentInTree(usize),
    /// Behind the tree, on the line on which it was closed.
    After,
    /// Behind the tree, on a later line.
    AfterLine,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Start,
    Blank,
    Text,
}

impl Ends {
    pub(crate) fn new() -> Self {
        Ends {
            state: State::Before,
            line: Line::Start,
            gap: false,
            broken: false,
            own_lines: None,
        }
    }

    /// Behind how many of these bytes a sentence ends; `None` if none does.
    ///
    /// # Complexity
    /// Linear in the bytes up to the end.
    pub(crate) fn feed(&mut self, bytes: &[u8]) -> Option<usize> {
        bytes.iter().position(|&byte| self.ends_before(byte))
    }

    /// Whether the first bracket of a tree has been seen since the last end.
    pub(crate) fn has_begun(&self) -> bool {
        !matches!(self.state, State::Before | State::Comment)
    }

    /// Whether a tree begins among these bytes, behind an end.
    pub(super) fn begins_in(mut self, bytes: &[u8]) -> bool {
        bytes.iter().any(|&byte| {
            self.ends_before(byte);
            self.has_begun()
        })
    }

    /// Whether the sentence ends before this byte, which is then looked at once more as the first
    /// one of the next sentence.
    fn ends_before(&mut self, byte: u8) -> bool {
        if byte == b'\n' {
            self.end_line();
            return false;
        }
        if is_blank(byte) {
            if self.line == Line::Start {
                self.line = Line::Blank;
            }
            return false;
        }
        let first = self.line == Line::Start;
        match (self.state, byte) {
            // What is closed too often belongs to the tree before.
            (State::Comment | State::CommentInTree(_), _)
            | (State::Before | State::After | State::AfterLine, b')') => return false,
            (State::Tree(_), b'(' | b'#' | b'%')
                if first && (self.gap || self.own_lines == Some(true)) =>
            {
                self.end();
                return true;
            }
            (State::Tree(depth), b'(') => self.state = State::Tree(depth + 1),
            (State::Tree(1), b')') => {
                self.own_lines = Some(self.own_lines.unwrap_or(true) && !self.broken);
                self.state = State::After;
            }
            (State::Tree(depth), b')') => self.state = State::Tree(depth - 1),
            (State::Tree(depth), b'#' | b'%') if first => {
                self.state = State::CommentInTree(depth);
                return false;
            }
            (State::Before, b'(') => self.state = State::Tree(1),
            (State::Before, b'#' | b'%') if self.line != Line::Text => self.state = State::Comment,
            (State::After, b'(') | (State::AfterLine, _) => {
                self.end();
                return true;
            }
            (State::Tree(_) | State::Before | State::After, _) => {}
        }
        self.line = Line::Text;
        false
    }

    fn end_line(&mut self) {
        match self.state {
            State::Comment => self.state = State::Before,
            State::CommentInTree(depth) => self.state = State::Tree(depth),
            State::After => self.state = State::AfterLine,
            State::Tree(_) => {
                self.gap = self.line != Line::Text;
                self.broken = true;
            }
            State::Before | State::AfterLine => {}
        }
        self.line = Line::Start;
    }

    fn end(&mut self) {
        *self = Ends {
            own_lines: self.own_lines,
            ..Ends::new()
        };
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::*;

    /// Cuts a text that is given in pieces of so many bytes.
    fn cut(text: &str, size: usize) -> Vec<String> {
        let mut ends = Ends::new();
        let mut sentences = Vec::new();
        let mut sentence = Vec::new();
        for piece in text.as_bytes().chunks(size) {
            let mut rest = piece;
            while let Some(end) = ends.feed(rest) {
                sentence.extend(rest.iter().take(end));
                sentences.push(String::from_utf8_lossy(&sentence).into_owned());
                sentence.clear();
                rest = rest.get(end..).unwrap_or_default();
            }
            sentence.extend(rest);
        }
        if ends.has_begun() {
            sentences.push(String::from_utf8_lossy(&sentence).into_owned());
        }
        sentences
    }

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        for size in [text.len().max(1), 1, 2, 3, 7] {
            assert_eq!(cut(text, size), expected, "{text:?} by {size}");
        }
        for &sentence in expected {
            assert_eq!(cut(sentence, 1), [sentence], "alone");
        }
    }

    #[test]
    fn a_sentence_ends_before_the_next_tree() {
        check("(A a)(B b)", &["(A a)", "(B b)"]);
        check("(A a)\n\n (B b)\n", &["(A a)\n\n ", "(B b)\n"]);
        check("(A\n(B b)\n(C c))", &["(A\n(B b)\n(C c))"]);
        check("x (A a) y\nz\n(B b)", &["x (A a) y\n", "z\n(B b)"]);
        check("(A a)\n# (\n(B b)", &["(A a)\n", "# (\n(B b)"]);
        check("(A a)\n)\n) # (\n(B b)", &["(A a)\n)\n) ", "# (\n(B b)"]);
        check("# (A a)\n % (B b)\n", &[]);
        check("", &[]);
    }

    #[test]
    fn an_open_tree_ends_at_a_blank_line_before_a_tree() {
        check("(A (B b)\n\n(C c)", &["(A (B b)\n\n", "(C c)"]);
        check("(A (B b)\r\n \r\n(C c)", &["(A (B b)\r\n \r\n", "(C c)"]);
        check("(A (B b)\n\n (C c))", &["(A (B b)\n\n (C c))"]);
        check("(A a\n\n# 2\n(B b)", &["(A a\n\n", "# 2\n(B b)"]);
        check("(A a\n# x\n(B b))", &["(A a\n# x\n(B b))"]);
    }

    #[test]
    fn an_open_tree_ends_with_its_line_if_those_before_did() {
        check(
            "(A a)\n(B (C c)\n(D d)\n",
            &["(A a)\n", "(B (C c)\n", "(D d)\n"],
        );
        check(
            "(A\n a)\n(B (C c)\n(D d))",
            &["(A\n a)\n", "(B (C c)\n(D d))"],
        );
        check(
            "(A a)\n(B (C c)\n (D d))",
            &["(A a)\n", "(B (C c)\n (D d))"],
        );
    }
}
