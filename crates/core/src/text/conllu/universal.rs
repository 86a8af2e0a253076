//! The labels of Universal Dependencies, version 2.
//!
//! Source: M.-C. de Marneffe, C. Manning, J. Nivre, D. Zeman, *Universal Dependencies*,
//! Computational Linguistics 47(2), 2021, tables 1 and 2.

/// Declares labels once: as a list, and as a test that compiles to comparisons of constants. Every
/// word of a file goes through it, and searching the list takes several times as long.
macro_rules! labels {
    ($(#[$doc:meta])* $list:ident, $(#[$doc_of_test:meta])* $test:ident: $($label:literal)*) => {
        $(#[$doc])*
        pub(in crate::text) const $list: &[&str] = &[$($label),*];

        $(#[$doc_of_test])*
        pub(in crate::text) fn $test(label: &str) -> bool {
            matches!(label, $($label)|*)
        }
    };
}

labels! {
    /// The 17 parts of speech.
    UPOS,
    /// Whether a UPOS is one of the 17.
    is_upos: "ADJ" "ADP" "ADV" "AUX" "CCONJ" "DET" "INTJ" "NOUN" "NUM" "PART" "PRON" "PROPN" "PUNCT"
        "SCONJ" "SYM" "VERB" "X"
}

labels! {
    /// The 37 relations without their subtypes.
    DEPREL,
    /// Whether a relation without its subtype is one of the 37.
    is_deprel: "acl" "advcl" "advmod" "amod" "appos" "aux" "case" "cc" "ccomp" "clf" "compound"
        "conj" "cop" "csubj" "dep" "det" "discourse" "dislocated" "expl" "fixed" "flat" "goeswith"
        "iobj" "list" "mark" "nmod" "nsubj" "nummod" "obj" "obl" "orphan" "parataxis" "punct"
        "reparandum" "root" "vocative" "xcomp"
}

/// The part before the subtype: `nmod` of `nmod:poss`.
pub(crate) fn without_subtype(deprel: &str) -> &str {
    // Byte by byte: labels are too short for a vectorised search.
    let end = deprel.bytes().position(|byte| byte == b':');
    end.and_then(|end| deprel.get(..end)).unwrap_or(deprel)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_17_parts_of_speech_and_37_relations() {
        assert_eq!((UPOS.len(), DEPREL.len()), (17, 37));
        assert!(UPOS.iter().all(|label| is_upos(label)) && !is_upos("noun"));
        assert!(DEPREL.iter().all(|label| is_deprel(label)) && !is_deprel("NSUBJ"));
    }
}
