//! Sentences of CoNLL-U in a short notation, for tests.
//!
//! `1 Cats 2 nsubj / 2 sleep 0 root`: a line for each piece between slashes, of ID, FORM, HEAD and
//! DEPREL; the other columns are `_`. A piece that begins with `#` is a comment.

use twintree::text::conllu;
use twintree::{Pair, PairOptions, Sentence, Symbols};

/// A sentence beside itself, without links: what has a tree and what is refused.
pub(crate) fn beside_itself<'a>(
    sentence: &conllu::Sentence<'a>,
    options: PairOptions<'_>,
) -> Pair<'a> {
    let side = || Sentence::Conllu(sentence.clone());
    Pair::of(side(), side(), &[], &options, Symbols::new())
}

/// The text of a sentence, with the blank line after it.
pub(crate) fn rows(notation: &str) -> String {
    let mut text = String::new();
    for piece in notation
        .split('/')
        .map(str::trim)
        .filter(|piece| !piece.is_empty())
    {
        if piece.starts_with('#') {
            text.push_str(piece);
        } else {
            let mut columns = piece.split_whitespace();
            let mut next = || columns.next().unwrap_or("_");
            let [id, form, head, deprel] = [next(), next(), next(), next()];
            text.push_str(&row([id, form, "_", "_", "_", "_", head, deprel, "_", "_"]));
        }
        text.push('\n');
    }
    text.push('\n');
    text
}

/// A line of ten columns, without its end.
pub(crate) fn row(columns: [&str; 10]) -> String {
    columns.join("\t")
}
