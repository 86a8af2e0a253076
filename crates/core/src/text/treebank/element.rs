//! The element that holds a sentence, in the formats that are XML.

use core::ops::Range;

use super::graph::Graph;
use crate::number::saturated;
use crate::text::brackets::Brackets;
use crate::text::cursor::{Cursor, Place};
use crate::text::diagnostic::{Code, Diagnostic};
use crate::text::diagnostics::Diagnostics;
use crate::text::format::Format;
use crate::text::report::Report;
use crate::text::span::Span;
use crate::text::trees::Nodes;
use crate::text::xml::{Event, Reader};

/// The element of a sentence.
#[derive(Debug, Default)]
pub(super) struct Element {
    /// Where it stands; none if there is none.
    span: Option<Span>,
    /// The bytes that name the sentence.
    name: Option<Range<u32>>,
}

impl Element {
    /// Reads the element of that name, and what stands around it; what lies in it is given to a function.
    pub(super) fn read<'t>(
        element: &'static str,
        cursor: &mut Cursor<'t>,
        report: &mut Report<'_>,
        member: &mut dyn FnMut(&Reader<'_, 't>, Event<'t>, &mut Report<'_>),
    ) -> Self {
        let source = cursor.source();
        let mut read = Self::default();
        let mut name = None;
        let mut is_open = false;
        let mut reader = Reader::new(cursor);
        while let Some(event) = reader.next(report) {
            name = named(&reader, event).or(name);
            match event {
                Event::Open(open) if open == element => {
                    is_open = true;
                    read.span = read.span.or(Some(reader.tag()));
                }
                Event::Close(closed) if closed == element => {
                    is_open = false;
                    read.span = read.span.map(|span| span.to(reader.tag()));
                }
                event if is_open => {
                    member(&reader, event, report);
                    read.span = read.span.map(|span| span.to(reader.tag()));
                }
                _ => {}
            }
        }
        if let Some(span) = read.span.filter(|_| is_open) {
            let problem = Diagnostic::new(Code::SentenceUnclosed, span.last_point());
            report.add(problem.with("expected", closing(element)));
        }
        read.name = name.and_then(|name| stretch(source, name));
        read
    }

    /// Draws the tree of the sentence.
    pub(super) fn draw(
        self,
        graph: &Graph<'_>,
        nodes: &mut Nodes,
        report: &mut Report<'_>,
    ) -> Brackets {
        match self.span {
            Some(span) => graph.draw(span, self.name, nodes, report),
            None => Brackets::default(),
        }
    }
}

/// Passes what no sentence follows.
pub(super) fn rest(cursor: &mut Cursor<'_>, report: &mut Report<'_>) {
    let mut reader = Reader::new(cursor);
    while reader.next(report).is_some() {}
}

/// Whether a sentence stands in these bytes, and what it is called.
pub(super) fn name_in(bytes: &[u8]) -> (bool, Option<&str>) {
    let mut diagnostics = Diagnostics::new();
    let mut report = Report::new(&mut diagnostics, 0);
    // Bytes of another encoding have errors, and no name.
    let text = str::from_utf8(bytes).unwrap_or_default();
    let mut cursor = Cursor::new(text, 0, Place::default());
    let mut reader = Reader::new(&mut cursor);
    let (mut is_sentence, mut is_end) = (false, false);
    let mut name = None;
    while let Some(event) = reader.next(&mut report) {
        is_sentence |= matches!(event, Event::Open("s" | "alpino_ds"));
        is_end |= matches!(event, Event::Close(_));
        name = named(&reader, event).or(name);
    }
    (is_sentence || !is_end, name)
}

/// The format of a text of XML that begins so: that of the first element which only one has.
pub(super) fn notice(beginning: &[u8]) -> Option<Format> {
    let mut places = beginning.iter().enumerate();
    let mut is_sentence = false;
    while let Some((at, _)) = places.find(|(_, byte)| **byte == b'<') {
        let rest = beginning.get(at + 1..).unwrap_or_default();
        let end = rest
            .iter()
            .position(|byte| !byte.is_ascii_alphabetic() && *byte != b'_');
        let (name, _) = rest.split_at_checked(end?)?;
        match name {
            b"alpino_ds" => return Some(Format::Alpino),
            b"corpus" | b"subcorpus" => return Some(Format::Tiger),
            b"graph" if is_sentence => return Some(Format::Tiger),
            b"s" => is_sentence = true,
            b"parallel_graph_corpus" | b"html" => return None,
            _ => {}
        }
    }
    None
}

/// What an element says is the name of the sentence.
pub(super) fn named<'t>(reader: &Reader<'_, 't>, event: Event<'t>) -> Option<&'t str> {
    let attribute = match event {
        Event::Open("s" | "alpino_ds") => "id",
        Event::Open("sentence") => "sentid",
        _ => return None,
    };
    reader.attribute(attribute).filter(|name| !name.is_empty())
}

fn closing(element: &str) -> &'static str {
    match element {
        "s" => "</s>",
        _ => "</alpino_ds>",
    }
}

/// Where a part of a text stands in it.
pub(super) fn stretch(text: &str, part: &str) -> Option<Range<u32>> {
    let start = part.as_ptr().addr().checked_sub(text.as_ptr().addr())?;
    Some(saturated(start)..saturated(start + part.len()))
}
