//! What is counted: the parameters of EVALB.

mod notation;

use crate::distances::brackets::names::{Names, Same};
use crate::distances::leaves::Marks;
use crate::text::Diagnostics;
use crate::text::brackets::{Label, is_punctuation};

/// The cut-off length where a file of parameters names none.
const CUT_OFF: u32 = 40;

/// The number of errors after which EVALB stops where a file of parameters names none.
const MAX_ERROR: i32 = 10;

/// Whether the labels of two brackets are compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Matching {
    /// Two brackets match if they hold the same words and have the same label.
    #[default]
    Labelled,
    /// Two brackets match if they hold the same words.
    Unlabelled,
}

/// What is deleted before brackets are counted, and what counts as the same: the parameter file of
/// EVALB.
///
/// ```
/// use twintree::distances::brackets::Parameters;
///
/// let (parameters, diagnostics) = Parameters::read("DELETE_LABEL TOP\nEQ_LABEL ADVP PRT\n");
/// assert!(diagnostics.is_empty());
/// assert!(parameters.deletes_bracket("TOP") && !parameters.deletes_bracket("S"));
/// assert!(parameters.same_label("PRT", "ADVP"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Parameters {
    /// `LABELED`.
    pub matching: Matching,
    /// `CUTOFF_LEN`: the longest sentence of the second summary.
    pub cut_off: u32,
    /// `MAX_ERROR`: after more errors than this EVALB stops. Counting goes on; this is for callers who
    /// reads a whole file.
    pub max_error: i32,
    /// `DEBUG`: how much EVALB prints of each sentence; nothing here depends on it.
    pub debug: i32,
    /// Whether words with tags of punctuation are deleted, besides the named ones. No file can set this.
    pub marks: Marks,
    /// `DELETE_LABEL`: brackets with these labels, and words with these tags.
    deleted: Names,
    /// The same, and the labels that count as the same as one of them: those of brackets.
    deleted_brackets: Names,
    /// `DELETE_LABEL_FOR_LENGTH`: tags of words that are not counted in the length of a sentence.
    no_length: Names,
    /// `DELETE_WORD`: words that are deleted regardless of their tag.
    deleted_words: Names,
    /// `QUOTE_LABEL`: tags that may be those of a misread quotation mark.
    quotes: Names,
    /// `EQ_LABEL`, in both directions. Not transitive, as in EVALB.
    labels: Same,
    /// `EQ_WORD`, in both directions.
    words: Same,
}

impl Default for Parameters {
    /// Everything is counted but traces. **\[D\]**: EVALB without a file of parameters, which is
    /// [`everything`](Self::everything), counts traces as words; here they are not words.
    fn default() -> Self {
        let mut parameters = Self::everything();
        parameters.delete("-NONE-");
        parameters.no_length.insert("-NONE-");
        parameters
    }
}

impl Parameters {
    /// Nothing is deleted and nothing counts as the same: EVALB without a file of parameters.
    pub fn everything() -> Self {
        Self {
            matching: Matching::Labelled,
            cut_off: CUT_OFF,
            max_error: MAX_ERROR,
            debug: 0,
            marks: Marks::Kept,
            deleted: Names::default(),
            deleted_brackets: Names::default(),
            no_length: Names::default(),
            deleted_words: Names::default(),
            quotes: Names::default(),
            labels: Same::default(),
            words: Same::default(),
        }
    }

    /// The parameters by which most figures for the Penn Treebank are computed: those of M. Collins,
    /// *Three generative, lexicalised models for statistical parsing*, ACL 1997, which come with EVALB.
    pub fn collins() -> Self {
        let mut parameters = Self::default();
        for label in ["TOP", ",", ":", "``", "''", "."] {
            parameters.delete(label);
        }
        parameters.equate("ADVP", "PRT");
        parameters
    }

    /// Those that have a name: [`collins`](Self::collins) and [`everything`](Self::everything).
    ///
    /// ```
    /// use twintree::distances::brackets::Parameters;
    ///
    /// assert_eq!(Parameters::named("collins"), Some(Parameters::collins()));
    /// assert_eq!(Parameters::named("magerman"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "collins" => Some(Self::collins()),
            "everything" => Some(Self::everything()),
            _ => None,
        }
    }

    /// Reads a file of parameters, one a line, in the notation of EVALB:
    ///
    /// ```text
    /// # A comment.
    /// LABELED 1
    /// CUTOFF_LEN 40
    /// DELETE_LABEL TOP
    /// DELETE_LABEL_FOR_LENGTH -NONE-
    /// EQ_LABEL ADVP PRT
    /// EQ_WORD  This this
    /// ```
    ///
    /// and `DEBUG`, `MAX_ERROR`, `QUOTE_LABEL`. Of a number named twice the last holds. What no line
    /// names is as in [`everything`](Self::everything).
    ///
    /// **\[D\]** `DELETE_WORD`, which EVALB does not know, deletes a word regardless of its tag.
    ///
    /// Returns what could be read and what is wrong with the rest, in the order of the text.
    ///
    /// # Complexity
    /// O(n log n) in the length of the text.
    pub fn read(text: &str) -> (Self, Diagnostics) {
        notation::read(text)
    }

    /// The same with labels compared or not.
    #[must_use]
    pub fn with_matching(self, matching: Matching) -> Self {
        Self { matching, ..self }
    }

    /// The same with punctuation kept or dropped.
    #[must_use]
    pub fn with_marks(self, marks: Marks) -> Self {
        Self { marks, ..self }
    }

    /// Whether brackets with this label, function tags cut off, are deleted: it is named, or the same
    /// as one that is.
    pub fn deletes_bracket(&self, label: &str) -> bool {
        self.deleted_brackets.contains(label)
    }

    fn delete(&mut self, label: &str) {
        self.deleted.insert(label);
        for same in self.labels.all(label) {
            self.deleted_brackets.insert(same);
        }
    }

    fn equate(&mut self, one: &str, other: &str) {
        self.labels.insert(one, other);
        for (one, other) in [(one, other), (other, one)] {
            if self.deleted.contains(one) {
                self.deleted_brackets.insert(other);
            }
        }
    }

    /// Whether a word with this tag is deleted. The tag must be named as it is, function tags
    /// included.
    pub fn deletes_word(&self, tag: &str, form: &str) -> bool {
        self.deletes_tag(tag) || self.deleted_words.contains(form)
    }

    /// Whether a word with this tag is counted in the length of its sentence.
    pub fn counts_for_length(&self, tag: &str) -> bool {
        !self.no_length.contains(tag)
    }

    /// Whether two labels count as the same.
    pub fn same_label(&self, one: &str, other: &str) -> bool {
        one == other || self.labels.contains(one, other)
    }

    /// Whether two words count as the same.
    pub fn same_word(&self, one: &str, other: &str) -> bool {
        one == other || self.words.contains(one, other)
    }

    /// A label and all that count as the same, itself first.
    pub(super) fn same_labels<'l>(&'l self, label: &'l str) -> impl Iterator<Item = &'l str> {
        self.labels.all(label)
    }

    /// Whether words with this tag are deleted, regardless of their form.
    pub(super) fn deletes_tag(&self, tag: &str) -> bool {
        self.deleted.contains(tag)
            || self.marks == Marks::Dropped && is_punctuation(Label::new(tag).category())
    }

    /// Whether a quick check shows that nothing is said of a word, as of most; it does not catch every such
    /// word.
    pub(super) fn names_no_tag(&self, tag: &str, form: &str) -> bool {
        let tags = [&self.deleted, &self.no_length, &self.quotes];
        tags.into_iter().all(|names| names.lacks(tag))
            && self.deleted_words.lacks(form)
            && self.marks == Marks::Kept
    }

    /// Whether the word may be a quotation mark that only one tree tags as such. One that is
    /// deleted regardless of its tag is not.
    pub(super) fn may_be_quote(&self, tag: &str, form: &str) -> bool {
        matches!(form, "'" | "\"" | "/")
            && self.quotes.contains(tag)
            && !self.deleted_words.contains(form)
    }
}
