//! TIGER-XML: terminals, and nonterminals with the edges to their members.
//!
//! ```text
//! <s id="s1"><graph root="s1_500">
//!   <terminals><t id="s1_1" word="Er" pos="PPER"/><t id="s1_2" word="schläft" pos="VVFIN"/></terminals>
//!   <nonterminals><nt id="s1_500" cat="S">
//!     <edge label="SB" idref="s1_1"/><edge label="HD" idref="s1_2"/>
//!   </nt></nonterminals>
//! </graph></s>
//! ```
//!
//! Secondary edges stay in the text.
//!
//! Source: A. Mengel and W. Lezius, *An XML-based Representation Format for Syntactically Annotated Corpora*,
//! LREC 2000; E. König, W. Lezius and H. Voormann, *`TIGERSearch` User's Manual*, 2003, chapter V.

use alloc::vec::Vec;

use super::element::Element;
use super::graph::{Graph, NONE, Node};
use super::ids::Ids;
use crate::text::brackets::Brackets;
use crate::text::cursor::Cursor;
use crate::text::diagnostic::{Code, Diagnostic};
use crate::text::format::Format;
use crate::text::report::Report;
use crate::text::span::Span;
use crate::text::trees::Nodes;
use crate::text::xml::{Event, Reader, meaning};

/// A member of a phrase.
struct Edge<'t> {
    /// The place of the phrase.
    phrase: u32,
    member: &'t str,
    function: &'t str,
    place: Span,
}

/// Reads a sentence, with what stands around it.
pub(super) fn tree(
    cursor: &mut Cursor<'_>,
    nodes: &mut Nodes,
    report: &mut Report<'_>,
) -> Brackets {
    let mut graph = Graph::new(Format::Tiger, meaning);
    let mut ids = Ids::default();
    let mut edges = Vec::new();
    let element = Element::read(
        "s",
        cursor,
        report,
        &mut |reader, event, report| match event {
            Event::Open("t") => {
                let place = (2 * graph.words.len(), "word", "pos");
                let node = node(reader, place, &mut ids, report);
                graph.words.extend(node.map(|(form, label, node)| Node {
                    label,
                    form,
                    ..node
                }));
            }
            Event::Open("nt") => {
                let place = (2 * graph.phrases.len() + 1, "cat", "cat");
                let node = node(reader, place, &mut ids, report);
                graph
                    .phrases
                    .extend(node.map(|(_, label, node)| Node { label, ..node }));
            }
            Event::Open("edge") => {
                let phrase = u32::try_from(graph.phrases.len())
                    .unwrap_or(NONE)
                    .checked_sub(1);
                if let (Some(phrase), Some(member)) = (phrase, reader.required("idref", report)) {
                    edges.push(Edge {
                        phrase,
                        member,
                        function: reader.attribute("label").unwrap_or_default(),
                        place: reader.tag(),
                    });
                }
            }
            _ => {}
        },
    );
    for twice in ids.sort() {
        if let Some(node) = graph.node(twice) {
            let problem = Diagnostic::new(Code::NodeTwice, node.place);
            report.add(problem.because_of(&meaning(node.name())));
        }
    }
    for edge in edges {
        let member = ids
            .get(edge.member)
            .and_then(|place| graph.node(place as usize));
        let (code, found) = match member {
            Some(node) if node.parent == NONE => {
                node.parent = edge.phrase;
                node.function = edge.function;
                continue;
            }
            Some(node) => (Code::NodeShared, node.name()),
            None => (Code::NodeUnknown, edge.member),
        };
        report.add(Diagnostic::new(code, edge.place).because_of(&meaning(found)));
    }
    element.draw(&graph, nodes, report)
}

/// The name and the label of a node without a phrase, which lies there among all nodes.
fn node<'t>(
    reader: &Reader<'_, 't>,
    (place, name, label): (usize, &'static str, &'static str),
    ids: &mut Ids<'t>,
    report: &mut Report<'_>,
) -> Option<(&'t str, &'t str, Node<'t>)> {
    let id = reader.required("id", report)?;
    let name = reader.required(name, report)?;
    let label = reader.required(label, report)?;
    ids.add(id, place);
    let node = Node {
        parent: NONE,
        label: "",
        function: "",
        form: "",
        place: reader.tag(),
    };
    Some((name, label, node))
}
