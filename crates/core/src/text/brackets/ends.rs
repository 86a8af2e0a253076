//! Where a sentence ends, found from bytes as they arrive.
//!
//! Of `(A a) )\n(B b)` the first sentence ends before `(B`.

use crate::text::cursor::is_blank;
use crate::text::ends::{Line, SentenceEnds};

/// Finds where trees in brackets end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ends {
    state: State,
    /// What stands on the line so far.
    line: Line,
    /// The line before is blank; comments between are skipped.
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
    /// In the tree, this many brackets deep.
    Tree(usize),
    /// In a comment within the tree.
    CommentInTree(usize),
    /// After the tree, on the line on which it was closed.
    After,
    /// After the tree, on a later line.
    AfterLine,
}

impl SentenceEnds for Ends {
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

    /// Whether the first bracket of a tree has been seen since the last end.
    fn has_begun(&self) -> bool {
        !matches!(self.state, State::Before | State::Comment)
    }
}

impl Ends {
    /// Before the first byte of a text.
    pub(crate) fn new() -> Self {
        Ends {
            state: State::Before,
            line: Line::Start,
            gap: false,
            broken: false,
            own_lines: None,
        }
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
    use super::Ends;
    use crate::text::ends::tests;

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        tests::check(Ends::new(), text, expected);
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
