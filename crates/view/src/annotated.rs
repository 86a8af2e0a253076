//! From a sentence to what an aligner looks at.

use twintree::aligner::{Annotated, Word};
use twintree::content::is_content;
use twintree::text::conllu;
use twintree::{Symbols, Tree};

/// The tree of a sentence with its forms and lemmas. A word without a lemma has its lower-cased form
/// in its place. `symbols` is what the tree was made with. None if the tree is another sentence's.
///
/// The labels of edges, the forms and the lemmas are numbered together; they are never compared
/// with one another.
pub fn annotated(
    sentence: &conllu::Sentence<'_>,
    tree: &Tree,
    symbols: &mut Symbols,
) -> Option<Annotated> {
    let words: Vec<Word> = sentence
        .words()
        .map(|row| {
            let form = symbols.intern(&row.form().to_lowercase());
            Word {
                form,
                lemma: row.lemma().map_or(form, |lemma| symbols.intern(lemma)),
                content: is_content(row.upos()),
            }
        })
        .collect();
    Annotated::new(tree.clone(), &words).ok()
}
