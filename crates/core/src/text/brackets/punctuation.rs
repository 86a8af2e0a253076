//! Which parts of speech are punctuation.

use super::label::Label;

/// Whether a part of speech is one of punctuation: it has neither letter nor digit (`.`, `:` and the
/// quotation marks of the Penn Treebank; but `$` and `#` stand for sums of money), it is a tag of
/// STTS that begins with `$` (`$,`), a bracket (`-LRB-`), or one of `PUNCT`, `PUNC`, `NFP` and `HYPH`,
/// with capitals or not. A word without a part of speech is not punctuation.
pub fn is_punctuation(tag: &str) -> bool {
    let tag = Label::new(tag).category();
    if matches!(tag, "" | "$" | "#") {
        return false;
    }
    tag.starts_with('$')
        || !tag.chars().any(char::is_alphanumeric)
        || matches!(
            tag.to_ascii_uppercase().as_str(),
            "PUNCT"
                | "PUNC"
                | "NFP"
                | "HYPH"
                | "-LRB-"
                | "-RRB-"
                | "-LSB-"
                | "-RSB-"
                | "-LCB-"
                | "-RCB-"
        )
}

#[cfg(test)]
mod tests {
    use super::is_punctuation;

    #[test]
    fn punctuation_is_known_by_its_part_of_speech() {
        for tag in [
            ".", ",", ":", "``", "''", "-LRB-", "-rrb-", "$,", "$.", "$(", "$*LRB*", "PUNCT",
            "punct", "--", "。",
        ] {
            assert!(is_punctuation(tag), "{tag}");
        }
        for tag in ["", "$", "#", "NN", "PRP$", "POS", "LS", "nn", "助詞"] {
            assert!(!is_punctuation(tag), "{tag}");
        }
    }
}
