//! Sentences back to text.

use alloc::borrow::Cow;
use alloc::string::String;

use super::row::{LineEnd, Row};
use super::sentence::{Comment, Sentence};
use crate::text::span::Line;

/// A sentence as text, byte for byte as it was read: with its line ends, the blank lines around it
/// and, before the first sentence, the byte order mark.
///
/// # Example
/// ```
/// use twintree::text::conllu;
/// let text = "\u{feff}# sent_id = 1\r\n1\tGo\tgo\tVERB\t_\t_\t0\troot\t_\t_";
/// let (sentences, _) = conllu::read(text);
/// assert_eq!(conllu::write(&sentences[0]), text);
/// ```
pub fn write(sentence: &Sentence<'_>) -> String {
    write_with(sentence, "", |comment| Some(comment.as_str().into()))
}

/// Sentences as one text; all those of a text without problems make the same bytes.
pub fn write_all(sentences: &[Sentence<'_>]) -> String {
    sentences.iter().map(write).collect()
}

/// A sentence as text with another comment before its first word, unless that is empty; of its own
/// comments what `keep` gives, and nothing where it gives none. All else is as it was read.
pub(crate) fn write_with<'a>(
    sentence: &Sentence<'a>,
    comment: &str,
    keep: impl Fn(&Comment<'a>) -> Option<Cow<'a, str>>,
) -> String {
    let mut text = String::from(sentence.leading);
    // The byte order mark stays in front.
    let first = sentence.rows.first();
    let line_end = match first.map(Row::line_end) {
        Some(LineEnd::Both) => "\r\n",
        _ => "\n",
    };
    let mut comments = sentence.comments.iter().peekable();
    let mut own = (!comment.is_empty()).then_some(comment);
    for row in &sentence.rows {
        while let Some(comment) = comments.next_if(|comment| comment.line.number < row.line()) {
            if let Some(kept) = keep(comment) {
                text.push_str(&kept);
                text.push_str(comment.line_end.as_str());
            }
        }
        if let Some(own) = own.take() {
            text.push_str(own);
            text.push_str(line_end);
        }
        write_line(&mut text, row.source(), row.line_end());
    }
    for comment in comments {
        write_line(&mut text, comment.line, comment.line_end);
    }
    text.push_str(sentence.trailing);
    text
}

fn write_line(text: &mut String, line: Line<'_>, line_end: LineEnd) {
    text.push_str(line.text);
    text.push_str(line_end.as_str());
}
