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
    let mut blank = "";
    let mut shown = sentence.shown().peekable();
    while let Some(&(form, glued)) = shown.peek() {
        let at_form = rest.strip_prefix(blank);
        let Some(after) = at_form.and_then(|rest| rest.strip_prefix(form)) else {
            break;
        };
        rest = after;
        blank = after_form(glued);
        shown.next();
    }
    let expected = from_here(blank, shown);
    if rest.is_empty() && expected.is_empty() {
        return;
    }
    report.add(
        Diagnostic::new(Code::TextDiffers, comment.end_of_value(rest.len()))
            .because_of(rest)
            .with("expected", expected),
    );
}

/// What stands between a form and the next one.
pub(super) fn after_form(glued: bool) -> &'static str {
    if glued { "" } else { " " }
}

/// What the forms spell from one of them on, no longer than a message quotes.
fn from_here<'a>(mut blank: &str, shown: impl Iterator<Item = (&'a str, bool)>) -> String {
    /// Bytes that hold more characters than are quoted.
    const ENOUGH: usize = 200;
    let mut text = String::new();
    for (form, glued) in shown {
        if text.len() > ENOUGH {
            break;
        }
        text.push_str(blank);
        text.push_str(&shorten(form));
        blank = after_form(glued);
    }
    shorten(&text)
}
