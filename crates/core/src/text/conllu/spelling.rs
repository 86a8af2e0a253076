//! Whether `# text` is what the forms spell.

use alloc::string::String;

use super::sentence::Sentence;
use crate::text::diagnostic::{Code, Diagnostic, shorten};
use crate::text::report::Report;

/// Compares the comment with the forms. Nothing is concatenated unless they differ.
pub(super) fn check(sentence: &Sentence<'_>, report: &mut Report<'_>) {
    let Some((comment, text)) = sentence
        .comments()
        .iter()
        .find_map(|comment| Some((comment, comment.pair().filter(|pair| pair.0 == "text")?.1)))
    else {
        return;
    };
    let mut rest = text;
    let mut separated = false;
    let mut shown = sentence.shown();
    let expected = loop {
        let Some((form, glued)) = shown.next() else {
            break String::new();
        };
        let at_form = if separated {
            rest.strip_prefix(' ')
        } else {
            Some(rest)
        };
        let Some(after) = at_form.and_then(|rest| rest.strip_prefix(form)) else {
            break from_here(if separated { " " } else { "" }, form, glued, shown);
        };
        rest = after;
        separated = !glued;
    };
    if rest.is_empty() && expected.is_empty() {
        return;
    }
    report.add(
        Diagnostic::new(Code::TextDiffers, comment.end_of_value(rest.len()))
            .because_of(rest)
            .with("expected", expected),
    );
}

/// What the forms spell from one of them on, no longer than a message quotes.
fn from_here<'a>(
    blank: &str,
    form: &str,
    glued: bool,
    rest: impl Iterator<Item = (&'a str, bool)>,
) -> String {
    /// Bytes that hold more characters than are quoted.
    const ENOUGH: usize = 200;
    let mut text = String::from(blank);
    text.push_str(&shorten(form));
    let mut glued = glued;
    for (form, next) in rest {
        if text.len() > ENOUGH {
            break;
        }
        if !glued {
            text.push(' ');
        }
        text.push_str(&shorten(form));
        glued = next;
    }
    shorten(&text)
}
