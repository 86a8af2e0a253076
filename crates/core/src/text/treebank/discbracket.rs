//! Trees in brackets whose words have their places before them, so that a phrase need not be one stretch:
//! `(S (VP (VB 0=is) (JJ 2=rich)) (NP 1=John) (? 3=?))`.
//!
//! All of [brackets](crate::text::brackets) holds. Places count from 0, each once.
//!
//! Source: the file formats of disco-dop (A. van Cranenburgh, R. Scha and R. Bod, *Data-Oriented Parsing
//! with Discontinuous Constituents and Function Tags*, 2016).

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::ops::Range;

use super::element;
use super::graph::{Graph, NONE, Node};
use crate::number::saturated;
use crate::text::brackets::{self, Brackets, label, written};
use crate::text::cursor::{Cursor, Place};
use crate::text::diagnostic::{Code, Diagnostic};
use crate::text::format::Format;
use crate::text::report::Report;
use crate::text::trees::{Kept, Nodes, before, spans};

/// Reads a tree, with what stands around it.
pub(super) fn tree(
    cursor: &mut Cursor<'_>,
    nodes: &mut Nodes,
    report: &mut Report<'_>,
) -> Brackets {
    brackets::tree(cursor, nodes, report);
    if report.errors() > 0 {
        return Brackets::default();
    }
    let source = cursor.source();
    let all = nodes.all();
    // A bracket is known by itself and its label, which no other lies in.
    let is_leaf = |index: usize| {
        let next = all.get(index + 1);
        next.is_none_or(|next| next.parent != saturated(index))
    };
    let stretches = all.iter().enumerate().map(|(index, node)| {
        let end = if is_leaf(index) {
            node.close
        } else {
            node.at.max(node.open + 1) + saturated(label(*node, source).len())
        };
        node.open..end
    });
    let root = (all.first().map_or(0, |root| root.open), nodes.root());
    let mut graph = Graph::new(Format::Discbracket, meaning);
    let mut numbers: Vec<u32> = Vec::new();
    // By node, its place among the phrases.
    let mut phrases = Vec::with_capacity(all.len());
    for ((index, kept), place) in all.iter().enumerate().zip(spans(source, root, stretches)) {
        let parent = Some(kept.parent).filter(|&parent| parent != Kept::NONE);
        let parent = parent.and_then(|parent| phrases.get(parent as usize).copied());
        let mut node = Node {
            parent: parent.unwrap_or(NONE),
            label: label(*kept, source),
            function: "",
            form: "",
            place,
        };
        if is_leaf(index) {
            phrases.push(NONE);
            let text = written(*kept, source);
            if let Some((number, form)) = numbered(text) {
                node.form = form;
                numbers.push(number);
                graph.words.push(node);
            } else {
                let problem = Diagnostic::new(Code::WordUnnumbered, place);
                report.add(problem.because_of(text));
            }
        } else {
            phrases.push(saturated(graph.phrases.len()));
            graph.phrases.push(node);
        }
    }
    graph.order(&numbers, report);
    let (span, name) = (nodes.whole(cursor), name(source, root));
    graph.draw(span, name, nodes, report)
}

/// What the first comment `# sent_id` before the tree says, which begins there.
fn name(source: &str, root: (u32, Place)) -> Option<Range<u32>> {
    let before = before(source, root.0 as usize, root.1);
    let mut comments = before.lines().filter_map(|line| {
        let (key, value) = line
            .trim_ascii()
            .strip_prefix(['#', '%'])?
            .split_once('=')?;
        (key.trim_ascii() == "sent_id").then_some(value.trim_ascii())
    });
    element::stretch(source, comments.next()?)
}

/// A word with its place, from 0.
pub(super) fn numbered(text: &str) -> Option<(u32, &str)> {
    let (number, form) = text.split_once('=')?;
    let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
    let number = number.parse().ok().filter(|_| is_number)?;
    (!form.is_empty()).then_some((number, form))
}

/// Brackets within a word, as disco-dop writes them.
fn meaning(name: &str) -> Cow<'_, str> {
    if name.contains('#') {
        Cow::Owned(name.replace("#LRB#", "(").replace("#RRB#", ")"))
    } else {
        Cow::Borrowed(name)
    }
}
