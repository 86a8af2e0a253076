//! From choices to a sentence and its parts.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::combinations::Choice;
use super::{Origin, Part, Written};
use crate::alignment::Link;
use crate::pair::Side;
use crate::tree::NodeId;
use crate::tree::subtree;

/// A candidate sentence: the choice for each host node.
pub(super) struct Draft<'a> {
    host: &'a Written<'a>,
    other: &'a Written<'a>,
    /// One for each host node.
    fates: Vec<Fate>,
}

/// What becomes of a host node.
#[derive(Clone, Copy)]
enum Fate {
    Kept,
    /// It goes with a node above it.
    Gone,
    Chosen(Choice),
}

impl<'a> Draft<'a> {
    /// The sentence in which these choices are made; none of the nodes lies below another.
    ///
    /// Complexity: linear in the words of the host.
    pub(super) fn new(
        host: &'a Written<'a>,
        other: &'a Written<'a>,
        chosen: &[(NodeId, Choice)],
    ) -> Self {
        let tree = host.tree();
        let mut fates = vec![Fate::Kept; tree.len()];
        for &(node, choice) in chosen {
            let start = tree.preorder_position(node) as usize;
            let end = start + tree.subtree_size(node) as usize;
            for below in &tree.preorder()[start..end] {
                fates[below.index()] = Fate::Gone;
            }
            fates[node.index()] = Fate::Chosen(choice);
        }
        Self { host, other, fates }
    }

    fn fates(&self) -> impl Iterator<Item = (NodeId, Fate)> + '_ {
        self.host.tree().nodes().zip(self.fates.iter().copied())
    }

    /// Its words, separated by spaces.
    ///
    /// Complexity: linear in the words of the host and of what is put in, n log n for the latter
    /// where they do not stand together.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for (node, fate) in self.fates() {
            match fate {
                Fate::Kept => add(&mut text, self.host.form(node)),
                Fate::Chosen(Choice::Replace(by)) => {
                    for node in subtree::nodes(self.other.tree(), by) {
                        add(&mut text, self.other.form(node));
                    }
                }
                Fate::Gone | Fate::Chosen(_) => {}
            }
        }
        text
    }

    /// Its parts, in order. `into` is the side of the host.
    ///
    /// Complexity: as [`text`](Self::text).
    pub(super) fn parts(&self, into: Side) -> Vec<Part> {
        let (host, other) = (self.host, self.other);
        let mut parts = Vec::new();
        let mut kept = Vec::new();
        for (node, fate) in self.fates() {
            let choice = match fate {
                Fate::Kept => {
                    kept.push(node);
                    continue;
                }
                Fate::Gone => continue,
                Fate::Chosen(choice) => choice,
            };
            if !kept.is_empty() {
                parts.push(part(host, &kept, Origin::Host, None));
                kept.clear();
            }
            parts.push(match choice {
                Choice::Replace(by) => {
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
                Choice::Keep | Choice::Drop => {
                    let nodes = subtree::nodes(host.tree(), node);
                    part(host, &nodes, Origin::Dropped, None)
                }
            });
        }
        if !kept.is_empty() {
            parts.push(part(host, &kept, Origin::Host, None));
        }
        parts
    }
}

fn part(side: &Written<'_>, nodes: &[NodeId], origin: Origin, link: Option<Link>) -> Part {
    let mut text = String::new();
    for &node in nodes {
        add(&mut text, side.form(node));
    }
    Part {
        text,
        origin,
        link,
        words: nodes.iter().map(|&node| side.word(node)).collect(),
    }
}

/// Adds a word. No form is empty, so a text is only at its beginning.
fn add(text: &mut String, form: &str) {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(form);
}
