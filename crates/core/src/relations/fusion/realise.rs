//! From choices to a sentence and its parts.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::combinations::Choice;
use super::{Fused, Host, Origin, Part, Written};
use crate::alignment::Link;
use crate::tree::NodeId;
use crate::tree::subtree;

/// What became of a host node.
#[derive(Clone, Copy)]
enum Fate {
    Kept,
    /// It went with a node above it.
    Gone,
    Chosen(Choice),
}

/// The sentence in which these choices are made; none of the nodes lies below another.
///
/// Complexity: linear in the length of the host and of what is put in, log for sorting the latter.
pub(super) fn realise(
    host: &Written<'_>,
    other: &Written<'_>,
    into: Host,
    chosen: &[(NodeId, Choice)],
) -> Fused {
    let tree = host.tree;
    let mut fates = vec![Fate::Kept; tree.len()];
    for &(node, choice) in chosen {
        for below in subtree::nodes(tree, node) {
            fates[below.index()] = Fate::Gone;
        }
        fates[node.index()] = Fate::Chosen(choice);
    }
    let mut parts = Vec::new();
    let mut kept = Vec::new();
    for (node, fate) in tree.nodes().zip(fates) {
        let Fate::Chosen(choice) = fate else {
            if matches!(fate, Fate::Kept) {
                kept.push(node);
            }
            continue;
        };
        flush(&mut parts, host, &mut kept);
        parts.push(match choice {
            Choice::Drop => part(host, subtree::nodes(tree, node), Origin::Dropped, None),
            Choice::Replace(by) => {
                let link = match into {
                    Host::Left => Link {
                        left: node,
                        right: by,
                    },
                    Host::Right => Link {
                        left: by,
                        right: node,
                    },
                };
                part(
                    other,
                    subtree::nodes(other.tree, by),
                    Origin::Replaced,
                    Some(link),
                )
            }
        });
    }
    flush(&mut parts, host, &mut kept);
    let shown = parts.iter().filter(|part| part.origin != Origin::Dropped);
    let texts: Vec<&str> = shown.map(|part| part.text.as_str()).collect();
    Fused {
        text: texts.join(" "),
        parts,
    }
}

fn flush(parts: &mut Vec<Part>, host: &Written<'_>, kept: &mut Vec<NodeId>) {
    if !kept.is_empty() {
        parts.push(part(host, core::mem::take(kept), Origin::Host, None));
    }
}

fn part(side: &Written<'_>, words: Vec<NodeId>, origin: Origin, link: Option<Link>) -> Part {
    let mut text = String::new();
    for &word in &words {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(side.form(word));
    }
    Part {
        text,
        origin,
        link,
        words,
    }
}
