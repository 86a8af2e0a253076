//! From choices to a sentence and its parts.

use alloc::vec;
use alloc::vec::Vec;
use core::mem;

use super::combinations::Choice;
use super::{Origin, Part, Written};
use crate::alignment::Link;
use crate::pair::Side;
use crate::tree::NodeId;
use crate::tree::subtree;

/// The parts, in order, of the sentence in which these choices are made; none of the nodes lies below
/// another. `into` is the side of the host.
///
/// Complexity: linear in the words of the host and of what is put in, n log n for what is put in or left
/// out where its words do not stand together.
pub(super) fn parts(
    host: &Written<'_>,
    other: &Written<'_>,
    chosen: &[(NodeId, Choice)],
    into: Side,
) -> Vec<Part> {
    let tree = host.tree();
    // None for a node that goes with one above it.
    let mut fates = vec![Some(Choice::Keep); tree.len()];
    for &(node, choice) in chosen {
        for below in subtree::nodes(tree, node) {
            fates[below.index()] = None;
        }
        fates[node.index()] = Some(choice);
    }
    let mut parts = Vec::new();
    let mut kept = Vec::new();
    for (node, fate) in tree.nodes().zip(fates) {
        let changed = match fate {
            None => continue,
            Some(Choice::Keep) => {
                kept.push(node);
                continue;
            }
            Some(Choice::Replace(by)) => {
                let link = Link {
                    left: host.word(node),
                    right: other.word(by),
                };
                let link = match into {
                    Side::Left => link,
                    Side::Right => link.mirrored(),
                };
                let nodes = subtree::nodes(other.tree(), by);
                part(other, &nodes, Origin::Replaced, Some(link))
            }
            Some(Choice::Drop) => part(host, &subtree::nodes(tree, node), Origin::Dropped, None),
        };
        if !kept.is_empty() {
            parts.push(part(host, &mem::take(&mut kept), Origin::Host, None));
        }
        parts.push(changed);
    }
    if !kept.is_empty() {
        parts.push(part(host, &kept, Origin::Host, None));
    }
    parts
}

fn part(side: &Written<'_>, nodes: &[NodeId], origin: Origin, link: Option<Link>) -> Part {
    let forms: Vec<&str> = nodes.iter().map(|&node| side.form(node)).collect();
    Part {
        text: forms.join(" "),
        origin,
        link,
        words: nodes.iter().map(|&node| side.word(node)).collect(),
    }
}
