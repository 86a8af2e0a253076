//! Trees back to text.

use alloc::string::String;

use super::sentence::{Kind, Node, Sentence};

/// A tree on one line, without a line end: one space between the members of a bracket, no comments.
/// A sound tree is read from it with the same nodes.
///
/// # Complexity
/// Linear in the length of the tree's text.
///
/// # Example
/// ```
/// use twintree::text::brackets::{normal, read};
/// let (sentences, _) = read("( (S\n   (NP the\n cat)\n   (VP ( VBZ  sleeps ))))");
/// assert_eq!(normal(&sentences[0]), "( (S (NP the cat) (VP (VBZ sleeps))))");
/// ```
pub fn normal(sentence: &Sentence<'_>) -> String {
    let mut text = String::new();
    // The innermost bracket that is still open.
    let mut open: Option<&Node<'_>> = None;
    for (index, node) in (0_u32..).zip(sentence.nodes()) {
        while let Some(ended) = open.filter(|open| open.end <= index) {
            text.push(')');
            open = parent(sentence, ended);
        }
        if open.is_some() {
            text.push(' ');
        }
        match node.kind() {
            Kind::Phrase => {
                text.push('(');
                text.push_str(node.label);
                open = Some(node);
            }
            Kind::Word | Kind::Trace if node.label.is_empty() => text.push_str(node.form),
            Kind::Word | Kind::Trace => {
                for piece in ["(", node.label, " ", node.form, ")"] {
                    text.push_str(piece);
                }
            }
        }
    }
    while let Some(ended) = open {
        text.push(')');
        open = parent(sentence, ended);
    }
    text
}

fn parent<'s, 'a>(sentence: &'s Sentence<'a>, node: &Node<'a>) -> Option<&'s Node<'a>> {
    sentence.nodes().get(node.parent? as usize)
}
