//! Content words, by UPOS.
//!
//! ```
//! use twintree::relations::content::is_content;
//!
//! assert!(is_content(Some("VERB")));
//! assert!(!is_content(Some("AUX")));
//! ```
//!
//! **\[D\]** The aligner's source leaves the notion open. Here: every UPOS but those of function
//! words and signs.

/// The parts of speech that are not content words.
const FUNCTION: [&str; 10] = [
    "ADP", "AUX", "CCONJ", "DET", "PART", "PRON", "SCONJ", "PUNCT", "SYM", "X",
];

/// Whether a word with this UPOS is a content word; without one (`None` stands for `_`) it is.
pub fn is_content(upos: Option<&str>) -> bool {
    upos.is_none_or(|upos| !FUNCTION.contains(&upos))
}
