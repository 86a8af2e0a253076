//! The export format of `NeGra`, version 3 or 4: a word or a phrase a line, each with the number of its phrase.
//!
//! ```text
//! #BOS 1
//! Er       PPER   --  SB  500
//! schläft  VVFIN  --  HD  500
//! .        $.     --  --  0
//! #500     S      --  --  0
//! #EOS 1
//! ```
//!
//! The columns are word, part of speech, morphology, function and phrase, in version 4 with the lemma after
//! the word; two more for each secondary edge stay in the text. Which version a line has is told by their
//! number. `%%` begins a comment.
//!
//! Source: T. Brants, *The `NeGra` Export Format for Annotated Corpora*, version 3, 1997.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::ops::Range;

use super::graph::{Graph, Node};
use super::ids::Ids;
use crate::number::saturated;
use crate::text::brackets::Brackets;
use crate::text::cursor::Cursor;
use crate::text::diagnostic::{Code, Diagnostic};
use crate::text::ends::SentenceEnds;
use crate::text::format::Format;
use crate::text::report::Report;
use crate::text::span::Span;
use crate::text::trees::Nodes;

/// Finds where sentences end: after a line with `#EOS`.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::text) struct Ends {
    /// The first bytes of the line.
    line: [u8; 5],
    /// How many bytes of the line were looked at, of those.
    length: usize,
    state: State,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Before,
    Within,
    After,
}

impl SentenceEnds for Ends {
    fn ends_before(&mut self, byte: u8) -> bool {
        if self.state == State::After {
            *self = Self::default();
            return true;
        }
        if let Some(next) = self.line.get_mut(self.length) {
            *next = byte;
            self.length += 1;
        }
        let line = self.line.get(..self.length).unwrap_or_default();
        match self.state {
            State::Before if line.len() == 5 && begins(line, b"#BOS") => self.state = State::Within,
            State::Within if byte == b'\n' && begins(line, b"#EOS") => self.state = State::After,
            _ => {}
        }
        if byte == b'\n' {
            self.length = 0;
        }
        false
    }

    fn has_begun(&self) -> bool {
        self.state != State::Before
    }
}

/// Whether a line begins with a mark, and nothing else is written to it.
pub(super) fn begins(line: &[u8], mark: &[u8]) -> bool {
    let rest = line.strip_prefix(mark);
    rest.is_some_and(|rest| rest.first().is_none_or(u8::is_ascii_whitespace))
}

/// A sentence as far as it is read.
struct Lines<'t> {
    graph: Graph<'t>,
    /// Of each word, then of each phrase, the number of its phrase.
    parents: [Vec<&'t str>; 2],
    /// The numbers of the phrases.
    ids: Ids<'t>,
    /// From its first line to the last one.
    span: Option<Span>,
    name: Option<Range<u32>>,
    is_closed: bool,
    /// Within a table of the head, whose lines are anything.
    is_table: bool,
}

/// Reads a sentence, with what stands around it.
pub(super) fn tree(
    cursor: &mut Cursor<'_>,
    nodes: &mut Nodes,
    report: &mut Report<'_>,
) -> Brackets {
    let mut lines = Lines::new();
    lines.read(cursor, report);
    let Some(span) = lines.span else {
        return Brackets::default();
    };
    if !lines.is_closed {
        let problem = Diagnostic::new(Code::SentenceUnclosed, span.last_point());
        report.add(problem.with("expected", "#EOS"));
    }
    lines.resolve(report);
    lines.graph.draw(span, lines.name.clone(), nodes, report)
}

/// Passes what no sentence follows.
pub(super) fn rest(cursor: &mut Cursor<'_>, report: &mut Report<'_>) {
    Lines::new().read(cursor, report);
}

impl<'t> Lines<'t> {
    fn new() -> Self {
        Self {
            graph: Graph::new(Format::Export, |name| Cow::Borrowed(name)),
            parents: [Vec::new(), Vec::new()],
            ids: Ids::default(),
            span: None,
            name: None,
            is_closed: false,
            is_table: false,
        }
    }

    fn read(&mut self, cursor: &mut Cursor<'t>, report: &mut Report<'_>) {
        while cursor.peek().is_some() {
            let place = cursor.place();
            let start = cursor.before(place);
            let line = cursor.take_line().trim_ascii_end();
            cursor.pass();
            if !line.is_empty() && !line.starts_with("%%") {
                let is = |mark: &[u8]| begins(line.as_bytes(), mark);
                let span = place.span(line);
                if self.span.is_none() || self.is_closed {
                    self.outside(line, start, span, report);
                    continue;
                }
                self.span = self.span.map(|first| first.to(span));
                self.is_closed = is(b"#EOS");
                if is(b"#BOS") {
                    let problem = Diagnostic::new(Code::SentenceUnclosed, span);
                    report.add(problem.with("expected", "#EOS"));
                } else if !self.is_closed {
                    self.row(line, span, report);
                }
            }
        }
    }

    /// A line that is no part of a sentence, or the first one of it.
    fn outside(&mut self, line: &str, start: u32, span: Span, report: &mut Report<'_>) {
        let is = |mark: &[u8]| begins(line.as_bytes(), mark);
        if is(b"#BOS") && self.span.is_none() {
            self.span = Some(span);
            let name = line.split_ascii_whitespace().nth(1);
            self.name = name.and_then(|name| {
                let from = start + saturated(line.find(name)?);
                Some(from..from + saturated(name.len()))
            });
        } else if is(b"#BOT") || is(b"#EOT") {
            self.is_table = is(b"#BOT");
        } else if !self.is_table && !is(b"#FORMAT") {
            let problem = Diagnostic::new(Code::SentenceOutside, span);
            report.add(problem.because_of(line).with("expected", "#BOS"));
        }
    }

    /// A word or a phrase.
    fn row(&mut self, line: &'t str, span: Span, report: &mut Report<'_>) {
        let mut columns = [""; 6];
        let pieces = line.split_ascii_whitespace();
        let mut pieces = pieces.take_while(|piece| !piece.starts_with("%%"));
        let filled = columns.iter_mut().zip(&mut pieces);
        let count = filled.map(|(column, piece)| *column = piece).count() + pieces.count();
        let [form, label, _, function, parent] = match (count, columns) {
            (5.., [form, tag, morphology, edge, parent, _]) if count % 2 == 1 => {
                [form, tag, morphology, edge, parent]
            }
            (6.., [form, _, tag, morphology, edge, parent]) => {
                [form, tag, morphology, edge, parent]
            }
            _ => {
                let problem = Diagnostic::new(Code::ExportColumns, span);
                return report.add(problem.because_of(line).with("columns", count));
            }
        };
        let node = Node {
            parent: super::graph::NONE,
            label,
            function,
            form,
            place: span,
        };
        let [of_words, of_phrases] = &mut self.parents;
        if let Some(number) = phrase_number(form) {
            self.ids.add(number, self.graph.phrases.len());
            self.graph.phrases.push(Node { form: "", ..node });
            of_phrases.push(parent);
        } else {
            self.graph.words.push(node);
            of_words.push(parent);
        }
    }

    /// Finds the phrase of each node.
    fn resolve(&mut self, report: &mut Report<'_>) {
        for twice in self.ids.sort() {
            if let Some(node) = self.graph.phrases.get(twice) {
                let problem = Diagnostic::new(Code::NodeTwice, node.place);
                report.add(problem.because_of(node.label));
            }
        }
        let nodes = [&mut self.graph.words, &mut self.graph.phrases];
        for (nodes, parents) in nodes.into_iter().zip(&self.parents) {
            for (node, &parent) in nodes.iter_mut().zip(parents) {
                if let Some(found) = self.ids.get(parent) {
                    node.parent = found;
                } else if parent != "0" {
                    let problem = Diagnostic::new(Code::NodeUnknown, node.place);
                    report.add(problem.because_of(parent));
                }
            }
        }
    }
}

/// The number of a phrase: `500` of `#500`. They begin with 500.
fn phrase_number(form: &str) -> Option<&str> {
    let number = form.strip_prefix('#')?;
    let is_number = number.len() >= 3 && number.bytes().all(|byte| byte.is_ascii_digit());
    let is_small = number.len() == 3 && number < "500";
    (is_number && !is_small).then_some(number)
}
