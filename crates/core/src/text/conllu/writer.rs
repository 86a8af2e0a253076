//! Sentences back to text.

use alloc::string::String;

use super::row::{LineEnd, Row};
use super::sentence::Sentence;
use crate::text::diagnostic::Field;
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
    let mut text = String::new();
    write_to(&mut text, sentence);
    text
}

/// Sentences as one text; all those of a text without problems make the same bytes.
pub fn write_all(sentences: &[Sentence<'_>]) -> String {
    let mut text = String::new();
    for sentence in sentences {
        write_to(&mut text, sentence);
    }
    text
}

fn write_to(text: &mut String, sentence: &Sentence<'_>) {
    text.push_str(sentence.leading);
    let mut comments = sentence.comments.iter().peekable();
    for row in &sentence.rows {
        while let Some(comment) = comments.next_if(|comment| comment.line.number < row.line()) {
            write_line(text, comment.line, comment.line_end);
        }
        write_row(text, row);
    }
    for comment in comments {
        write_line(text, comment.line, comment.line_end);
    }
    text.push_str(sentence.trailing);
}

fn write_row(text: &mut String, row: &Row<'_>) {
    if !row.is_complete() {
        // Not ten columns, so that the line itself is all there is to give back.
        write_line(text, row.source(), row.line_end());
        return;
    }
    let mut tab = "";
    for field in Field::ALL {
        text.push_str(tab);
        text.push_str(row.field(field));
        tab = "\t";
    }
    text.push_str(row.line_end().as_str());
}

fn write_line(text: &mut String, line: Line<'_>, line_end: LineEnd) {
    text.push_str(line.text);
    text.push_str(line_end.as_str());
}
