//! The labels of Universal Dependencies, version 2.
//!
//! Source: M.-C. de Marneffe, C. Manning, J. Nivre, D. Zeman, *Universal Dependencies*,
//! Computational Linguistics 47(2), 2021, tables 1 and 2.

/// The 17 parts of speech, in order.
pub(super) const UPOS: [&str; 17] = [
    "ADJ", "ADP", "ADV", "AUX", "CCONJ", "DET", "INTJ", "NOUN", "NUM", "PART", "PRON", "PROPN",
    "PUNCT", "SCONJ", "SYM", "VERB", "X",
];

/// The 37 relations without their subtypes, in order.
pub(super) const DEPREL: [&str; 37] = [
    "acl",
    "advcl",
    "advmod",
    "amod",
    "appos",
    "aux",
    "case",
    "cc",
    "ccomp",
    "clf",
    "compound",
    "conj",
    "cop",
    "csubj",
    "dep",
    "det",
    "discourse",
    "dislocated",
    "expl",
    "fixed",
    "flat",
    "goeswith",
    "iobj",
    "list",
    "mark",
    "nmod",
    "nsubj",
    "nummod",
    "obj",
    "obl",
    "orphan",
    "parataxis",
    "punct",
    "reparandum",
    "root",
    "vocative",
    "xcomp",
];

/// The part before the subtype: `nmod` of `nmod:poss`.
pub(crate) fn without_subtype(deprel: &str) -> &str {
    deprel.split(':').next().unwrap_or(deprel)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_labels_are_in_order_for_looking_them_up() {
        assert!(UPOS.is_sorted());
        assert!(DEPREL.is_sorted());
    }
}
