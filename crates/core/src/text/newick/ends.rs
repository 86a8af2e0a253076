//! Where a sentence ends, found from bytes as they arrive.
//!
//! Of `(a,b);\n(c,d);` the first sentence ends before `(c`.

use crate::text::cursor::is_blank;
use crate::text::ends::{Line, SentenceEnds};

/// Finds where trees in Newick end.
#[derive(Clone, Copy, Debug)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each says whether one thing has been seen"
)]
pub(crate) struct Ends {
    state: State,
    /// Comments that are open.
    comments: usize,
    quoted: bool,
    /// The last byte is one of an unquoted name.
    name: bool,
    /// The last byte that is no blank.
    last: u8,
    /// What stands on the line so far.
    line: Line,
    /// The line before is blank.
    gap: bool,
    /// The tree has reached a second line.
    broken: bool,
    /// The outermost bracket is closed.
    closed: bool,
    /// A bracket has been opened.
    bracket: bool,
    /// All trees that had their semicolon stand on one line each; `None` before the first of them.
    own_lines: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Before,
    /// In the tree, this many brackets deep.
    Tree(usize),
    /// After the semicolon.
    After,
}

impl SentenceEnds for Ends {
    fn ends_before(&mut self, byte: u8) -> bool {
        if byte == b'\n' {
            self.end_line();
            return false;
        }
        if is_blank(byte) {
            self.name = false;
            if self.line == Line::Start {
                self.line = Line::Blank;
            }
            return false;
        }
        if self.comments == 0 && !self.quoted && self.is_next(byte) {
            *self = Ends {
                own_lines: self.own_lines,
                ..Ends::new()
            };
            return true;
        }
        self.line = Line::Text;
        self.last = byte;
        if self.comments > 0 {
            self.comments += usize::from(byte == b'[');
            self.comments -= usize::from(byte == b']');
        } else if self.quoted {
            self.quoted = byte != b'\'';
        } else {
            self.pass(byte);
        }
        false
    }

    /// Whether a bracket of a tree or its semicolon has been seen since the last end.
    fn has_begun(&self) -> bool {
        self.bracket || self.state == State::After
    }

    fn has_text(&self) -> bool {
        self.state != State::Before
    }
}

impl Ends {
    /// Before the first byte of a text.
    pub(crate) fn new() -> Self {
        Ends {
            state: State::Before,
            comments: 0,
            quoted: false,
            name: false,
            last: 0,
            line: Line::Start,
            gap: false,
            broken: false,
            closed: false,
            bracket: false,
            own_lines: None,
        }
    }

    /// Whether this byte begins another tree.
    fn is_next(&self, byte: u8) -> bool {
        let first = self.line == Line::Start;
        match self.state {
            State::Before => false,
            // What is closed or ended too often belongs to the tree before.
            State::After => !matches!(byte, b')' | b']' | b';'),
            State::Tree(0) => byte == b'(' && self.closed,
            State::Tree(_) => byte == b'(' && first && (self.gap || self.own_lines == Some(true)),
        }
    }

    /// Passes a byte outside comments and quoted names.
    fn pass(&mut self, byte: u8) {
        let within_name = core::mem::replace(&mut self.name, false);
        if byte == b'[' {
            self.comments = 1;
            return;
        }
        let depth = match self.state {
            State::Tree(depth) => depth,
            State::Before if !matches!(byte, b')' | b']' | b';') => 0,
            State::Before | State::After => return,
        };
        self.state = State::Tree(depth);
        match byte {
            b'(' => {
                self.bracket = true;
                self.state = State::Tree(depth + 1);
            }
            b')' => {
                self.closed = depth == 1 || self.closed;
                self.state = State::Tree(depth.saturating_sub(1));
            }
            b';' => {
                self.own_lines = Some(self.own_lines.unwrap_or(true) && !self.broken);
                self.state = State::After;
            }
            b',' | b':' | b']' => {}
            b'\'' if !within_name => self.quoted = true,
            _ => self.name = true,
        }
    }

    fn end_line(&mut self) {
        let is_open = self.quoted || self.comments > 0;
        if is_open && self.last == b';' && matches!(self.state, State::Tree(_)) {
            self.state = State::After;
            self.comments = 0;
        }
        self.quoted = false;
        self.name = false;
        self.gap = self.line != Line::Text;
        self.broken = matches!(self.state, State::Tree(_));
        self.line = Line::Start;
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
        check("(a,b);(c,d);\n", &["(a,b);", "(c,d);\n"]);
        check("(a,\n(b,\nc));\n\n d;", &["(a,\n(b,\nc));\n\n ", "d;"]);
        check("(a,b);;\n);\n[x]c;", &["(a,b);;\n);\n", "[x]c;"]);
        check("('a;(''(',b'(c);", &["('a;(''(',b'(c);"]);
        check("([;(],b);[x]y;", &["([;(],b);", "[x]y;"]);
        check("[x [;] y](a,b);", &["[x [;] y](a,b);"]);
        check("(a,b); c", &["(a,b); "]);
        check("a", &["a"]);
        check("[a] ;)", &[]);
        check("", &[]);
    }

    #[test]
    fn a_tree_without_its_semicolon_ends_before_a_bracket() {
        check("(a,b)\n(c,d);", &["(a,b)\n", "(c,d);"]);
        check("(a,b)x(c,d);", &["(a,b)x", "(c,d);"]);
        check("a\n(c,d);", &["a\n(c,d);"]);
        check("a(c,d);", &["a(c,d);"]);
    }

    #[test]
    fn what_is_not_closed_spoils_one_tree() {
        check("(a,b;\n(c,d);", &["(a,b;\n", "(c,d);"]);
        check("('a,b);\n(c,d);", &["('a,b);\n", "(c,d);"]);
        check("(a[x,b);\n(c,d);", &["(a[x,b);\n", "(c,d);"]);
        check("(a,b);\n(a,b\n(c,d);", &["(a,b);\n", "(a,b\n", "(c,d);"]);
        check("(a,(b\n\n(c,d);", &["(a,(b\n\n", "(c,d);"]);
    }
}
