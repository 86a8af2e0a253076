//! Trees back to text.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use super::label::Label;
use super::sentence::{Kind, Sentence};

/// A tree on one line, without a line end: one space between the members of a bracket, no comments.
/// A sound tree is read from it with the same nodes. What a [treebank](crate::text::treebank) has within
/// its labels and words and brackets cannot have, is `-LRB-`, `-RRB-` and `_`.
///
/// # Complexity
/// O(n log n) in the length of the tree's text.
///
/// # Example
/// ```
/// use twintree::text::brackets::{normal, read};
/// let (sentences, _) = read("( (S\n   (NP the\n cat)\n   (VP ( VBZ  sleeps ))))");
/// assert_eq!(normal(&sentences[0]), "( (S (NP the cat) (VP (VBZ sleeps))))");
/// ```
pub fn normal(sentence: &Sentence<'_>) -> String {
    let mut text = String::new();
    // Where each open bracket ends, the innermost last.
    let mut ends: Vec<u32> = Vec::new();
    for (index, node) in (0..).zip(sentence.nodes()) {
        while ends.pop_if(|end| *end <= index).is_some() {
            text.push(')');
        }
        if !ends.is_empty() {
            text.push(' ');
        }
        let label = in_brackets(node.label().map_or("", Label::as_str));
        let written = in_brackets(node.written());
        match node.kind() {
            Kind::Phrase => {
                text.extend(["(", &label]);
                ends.push(node.end());
            }
            Kind::Word | Kind::Trace if label.is_empty() => text.push_str(&written),
            Kind::Word | Kind::Trace => text.extend(["(", &label, " ", &written, ")"]),
        }
    }
    text.extend(ends.iter().map(|_| ')'));
    text
}

/// A name without what separates names.
fn in_brackets(name: &str) -> Cow<'_, str> {
    let is_apart = |letter: char| matches!(letter, '(' | ')' | '\t'..='\r' | ' ');
    if !name.contains(is_apart) {
        return Cow::Borrowed(name);
    }
    let name = name.replace('(', "-LRB-").replace(')', "-RRB-");
    Cow::Owned(name.replace(is_apart, "_"))
}
