//! Links, from words of both sides that carry the same mark.

use std::fmt::Write;

/// Takes marks out of words in brackets, `word|mark|mark`, and gives for each word its marks.
pub(super) fn unmarked(text: &str) -> (String, Vec<Vec<String>>) {
    let (mut clean, mut marks) = (String::new(), Vec::new());
    for piece in text.split_inclusive([' ', ')']) {
        let end = piece.len() - usize::from(piece.ends_with([' ', ')']));
        let (body, last) = piece.split_at(end);
        if body.is_empty() || body.starts_with('(') {
            clean.push_str(piece);
            continue;
        }
        let mut parts = body.split('|');
        clean.push_str(parts.next().expect("a word"));
        clean.push_str(last);
        marks.push(parts.map(str::to_owned).collect());
    }
    (clean, marks)
}

/// All links between words that share a mark.
pub(super) fn links(left: &[Vec<String>], right: &[Vec<String>]) -> String {
    let mut text = String::new();
    for (from, marks) in (1..).zip(left) {
        for (to, others) in (1..).zip(right) {
            if marks.iter().any(|mark| others.contains(mark)) {
                let _ = write!(
                    text,
                    "{}{from}-{to}",
                    if text.is_empty() { "" } else { " " }
                );
            }
        }
    }
    text
}

/// Marks every word of a bracket: word 1 with `name1`, and so on.
pub(super) fn marked(bracket: &str, name: &str) -> String {
    let mut number = 0;
    let mut text = String::new();
    for piece in bracket.split_inclusive([' ', ')']) {
        let end = piece.len() - usize::from(piece.ends_with([' ', ')']));
        let (body, last) = piece.split_at(end);
        text.push_str(body);
        if !body.is_empty() && !body.starts_with('(') {
            number += 1;
            let _ = write!(text, "|{name}{number}");
        }
        text.push_str(last);
    }
    text
}
