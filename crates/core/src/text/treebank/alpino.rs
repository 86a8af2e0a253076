//! Alpino and LASSY XML: nodes within nodes, the words with their places.
//!
//! ```text
//! <alpino_ds version="1.3"><node begin="0" cat="top" end="2" rel="top">
//!   <node begin="0" cat="smain" end="2" rel="--">
//!     <node begin="0" end="1" pos="pron" rel="su" word="ik"/>
//!     <node begin="1" end="2" pos="verb" rel="hd" word="slaap"/>
//!   </node>
//! </node><sentence sentid="7">ik slaap</sentence></alpino_ds>
//! ```
//!
//! A node without a category or a word stands for another one of its `index`, and is left out, as are
//! phrases of such nodes alone.
//!
//! Source: G. van Noord, I. Schuurman and V. Vandeghinste, *Syntactic Annotation of Large Corpora in
//! STEVIN*, LREC 2006; the files of Alpino.

use alloc::vec::Vec;

use super::element::Element;
use super::graph::{Graph, NONE, Node};
use crate::number::saturated;
use crate::text::brackets::Brackets;
use crate::text::cursor::Cursor;
use crate::text::format::Format;
use crate::text::report::Report;
use crate::text::trees::Nodes;
use crate::text::xml::{Event, meaning};

/// Reads a sentence, with what stands around it.
pub(super) fn tree(
    cursor: &mut Cursor<'_>,
    nodes: &mut Nodes,
    report: &mut Report<'_>,
) -> Brackets {
    let mut graph = Graph::new(Format::Alpino, meaning);
    let mut numbers: Vec<u32> = Vec::new();
    // Of each open node the phrase in which its members stand.
    let mut open: Vec<u32> = Vec::new();
    let element =
        Element::read(
            "alpino_ds",
            cursor,
            report,
            &mut |reader, event, report| match event {
                Event::Open("node") => {
                    let attribute = |name| reader.attribute(name).unwrap_or_default();
                    let mut parent = open.last().copied().unwrap_or(NONE);
                    let node = Node {
                        parent,
                        label: attribute("cat"),
                        function: attribute("rel"),
                        form: "",
                        place: reader.tag(),
                    };
                    if let Some(form) = reader.attribute("word") {
                        let tag = reader.attribute("pos").or(reader.attribute("pt"));
                        let label = tag.unwrap_or_default();
                        if form.is_empty() || label.is_empty() {
                            reader.lacks(if form.is_empty() { "word" } else { "pos" }, report);
                        } else if let Ok(begin) = attribute("begin").parse() {
                            numbers.push(begin);
                            graph.words.push(Node {
                                label,
                                form,
                                ..node
                            });
                        } else {
                            reader.lacks("begin", report);
                        }
                    } else if !node.label.is_empty() {
                        parent = saturated(graph.phrases.len());
                        // The outermost one is "top" to nothing.
                        let function = if open.is_empty() { "" } else { node.function };
                        graph.phrases.push(Node { function, ..node });
                    }
                    open.push(parent);
                }
                Event::Close("node") => {
                    open.pop();
                }
                _ => {}
            },
        );
    graph.order(&numbers, report);
    element.draw(&graph, nodes, report)
}
