//! What is wrong with a text, as data: a code, a place, the text found there and the values its
//! message needs.
//!
//! Codes are stable: programs and message catalogues may rely on them. The English words are what a
//! diagnostic prints.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::argument::Argument;
use super::span::Span;

/// Whether a text can be used despite a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The sentence (or link) cannot be used; nothing is guessed.
    Error,
    /// Unusual, and used as it stands.
    Warning,
}

impl Severity {
    /// `error` or `warning`.
    pub fn as_str(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
        }
    }
}

/// A column of CoNLL-U, in the order of the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(
    missing_docs,
    reason = "the ten columns of the format, named as the format names them"
)]
pub enum Field {
    Id,
    Form,
    Lemma,
    Upos,
    Xpos,
    Feats,
    Head,
    Deprel,
    Deps,
    Misc,
}

impl Field {
    /// All ten, in order.
    pub const ALL: [Field; 10] = [
        Field::Id,
        Field::Form,
        Field::Lemma,
        Field::Upos,
        Field::Xpos,
        Field::Feats,
        Field::Head,
        Field::Deprel,
        Field::Deps,
        Field::Misc,
    ];

    /// The name in lower case: `deprel`.
    pub fn as_str(self) -> &'static str {
        match self {
            Field::Id => "id",
            Field::Form => "form",
            Field::Lemma => "lemma",
            Field::Upos => "upos",
            Field::Xpos => "xpos",
            Field::Feats => "feats",
            Field::Head => "head",
            Field::Deprel => "deprel",
            Field::Deps => "deps",
            Field::Misc => "misc",
        }
    }

    /// The name as the format writes it: `DEPREL`.
    pub fn label(self) -> &'static str {
        match self {
            Field::Id => "ID",
            Field::Form => "FORM",
            Field::Lemma => "LEMMA",
            Field::Upos => "UPOS",
            Field::Xpos => "XPOS",
            Field::Feats => "FEATS",
            Field::Head => "HEAD",
            Field::Deprel => "DEPREL",
            Field::Deps => "DEPS",
            Field::Misc => "MISC",
        }
    }

    /// The column, from 0.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// Declares the codes once: variant, stable name, severity.
macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $severity:ident;)*) => {
        /// What is wrong. The names of its arguments follow each code.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Code {
            $($(#[$doc])* $name,)*
        }

        impl Code {
            /// Every code there is.
            pub const ALL: &'static [Code] = &[$(Code::$name,)*];

            /// The stable name, in kebab-case.
            pub fn as_str(self) -> &'static str {
                match self { $(Code::$name => $text,)* }
            }

            /// Whether the text can be used despite it.
            pub fn severity(self) -> Severity {
                match self { $(Code::$name => Severity::$severity,)* }
            }
        }
    };
}

codes! {
    /// A whole text without a single word.
    NoSentence = "no-sentence", Error;
    /// Bytes that are not UTF-8. `offset`: bytes before them, `bytes`: the bytes in hexadecimal.
    NotUtf8 = "not-utf8", Error;
    /// The text is UTF-16.
    Utf16 = "utf-16", Error;
    /// Bytes that are no text: they begin with zeros.
    NotText = "not-text", Error;
    /// A line that is too long. `number`: how much of the unit it has, `limit`: how much it may
    /// have, `unit`: `bytes`.
    LineTooLong = "line-too-long", Error;
    /// A sentence that is too long, with the comments and blank lines before it. `number` and
    /// `limit` as with [`Code::LineTooLong`], `unit`: `bytes` or `lines`.
    SentenceTooLong = "sentence-too-long", Error;
    /// Lines end in carriage returns alone.
    CarriageReturns = "carriage-returns", Error;
    /// Several sentences where one is wanted. `count`: how many there are.
    SeveralSentences = "several-sentences", Warning;
    /// A line that looks empty and holds blanks.
    BlankLine = "blank-line", Warning;
    /// Comments that no words follow.
    CommentsAlone = "comments-alone", Warning;
    /// A comment between the words of a sentence.
    CommentMisplaced = "comment-misplaced", Warning;

    /// Not ten columns. `columns`: how many there are.
    Columns = "columns", Error;
    /// Blanks stand where tabs should. `columns`: the pieces between the blanks.
    SpacesForTabs = "spaces-for-tabs", Error;
    /// A column is empty.
    ColumnEmpty = "column-empty", Error;
    /// A column begins or ends with a blank.
    OuterWhitespace = "outer-whitespace", Error;
    /// HEAD or DEPREL of a multiword token or an empty node, which have none. `id`: of the line.
    ColumnUnused = "column-unused", Warning;

    /// ID has none of the three forms `1`, `1-2`, `5.1`.
    IdBad = "id-bad", Error;
    /// A word numbered 0.
    IdZero = "id-zero", Error;
    /// A word that is not the one expected. `expected`: the id due here.
    IdOutOfSequence = "id-out-of-sequence", Error;
    /// A word's id used before (related). `expected`: the id due here.
    IdDuplicate = "id-duplicate", Error;
    /// A multiword range that runs backwards.
    RangeBackwards = "range-backwards", Error;
    /// A multiword range of a single word.
    RangeOfOne = "range-of-one", Warning;
    /// Two multiword ranges share a word (related: the other). `other`: its id.
    RangeOverlap = "range-overlap", Error;
    /// A multiword range that does not stand directly before its first word. `expected`: the word
    /// due here.
    RangeMisplaced = "range-misplaced", Error;
    /// A multiword range that ends after the last word. `words`: the ids there are.
    RangeBeyond = "range-beyond", Error;
    /// An empty node that does not stand after its word, or out of sequence. `expected`: the id
    /// due here.
    EmptyNodeMisplaced = "empty-node-misplaced", Error;
    /// Lines, but no word among them.
    NoWords = "no-words", Error;

    /// HEAD is not a number.
    HeadNotANumber = "head-not-a-number", Error;
    /// HEAD is no word of the sentence. `words`: the ids there are.
    HeadUnknown = "head-unknown", Error;
    /// HEAD is the word itself. `form`: of the word.
    HeadOfItself = "head-of-itself", Error;
    /// More than one HEAD is 0 (related: the first). `words`: all of them, `count`.
    SeveralRoots = "several-roots", Error;
    /// No HEAD is 0.
    NoRoot = "no-root", Error;
    /// Heads that lead back to where they began. `cycle`: `2 → 5 → 3 → 2`, `words`: the words with
    /// their forms.
    Cycle = "cycle", Error;
    /// No DEPREL.
    DeprelEmpty = "deprel-empty", Error;

    /// UPOS outside the 17 of Universal Dependencies. `count`: words of the sentence that have it;
    /// `known` (if there is one): the tag that is meant, going by the letters.
    UposUnknown = "upos-unknown", Warning;
    /// DEPREL outside the 37 of Universal Dependencies. `count` and `known` as with
    /// [`Code::UposUnknown`].
    DeprelUnknown = "deprel-unknown", Warning;
    /// `# text` is not what the forms spell. `expected`: what they spell from the first difference on.
    TextDiffers = "text-differs", Warning;
    /// A form that Unicode writes with fewer characters.
    FormNotNfc = "form-not-nfc", Warning;
    /// A word with an invisible character. `character`: the first of them, as U+200B.
    CharacterInvisible = "character-invisible", Warning;
    /// A word with U+FFFD, which stands where some program could not read the text.
    CharacterReplaced = "character-replaced", Warning;

    /// A text of trees without a single one. `format`: brackets or newick, as the code of the format.
    NoTree = "no-tree", Error;
    /// Text between two trees, or after the last one, that belongs to none.
    TextBetweenTrees = "text-between-trees", Error;
    /// Brackets that are never closed (related: the innermost of them). `count`: how many.
    BracketUnclosed = "bracket-unclosed", Error;
    /// Closing brackets for which none is open. `count`: how many in a row.
    BracketUnopened = "bracket-unopened", Error;
    /// A bracket with nothing in it.
    BracketEmpty = "bracket-empty", Error;
    /// A bracket within another one that begins with a bracket, not with a label.
    LabelMissing = "label-missing", Error;
    /// A bracket with a label and no word.
    LabelAlone = "label-alone", Error;
    /// A tree of traces alone.
    TreeWithoutWords = "tree-without-words", Error;

    /// A tree of Newick that does not end in a semicolon.
    SemicolonMissing = "semicolon-missing", Warning;
    /// Two members of a bracket of Newick, or two words of a name, without a comma between them.
    CommaMissing = "comma-missing", Error;
    /// A comma outside all brackets.
    CommaOutside = "comma-outside", Error;
    /// A quoted name that does not end on its line.
    QuoteUnclosed = "quote-unclosed", Error;
    /// A quotation mark within a name that does not begin with one.
    QuoteInside = "quote-inside", Warning;
    /// A comment that does not end.
    CommentUnclosed = "comment-unclosed", Error;
    /// A `]` outside all comments.
    CommentUnopened = "comment-unopened", Error;
    /// A leaf of Newick without a name.
    LeafUnnamed = "leaf-unnamed", Error;
    /// A name that several leaves of a tree with lengths have (related: the first of them). `count`:
    /// how many.
    LeafTwice = "leaf-twice", Warning;
    /// A length that is not a number.
    LengthBad = "length-bad", Error;
    /// A second length of one node.
    LengthTwice = "length-twice", Error;

    /// A text of lines of words that is empty.
    NoLine = "no-line", Error;
    /// A line without words.
    LineEmpty = "line-empty", Warning;

    /// Not a link.
    LinkBad = "link-bad", Error;
    /// A link with an id 0 where ids count from 1.
    LinkZero = "link-zero", Error;
    /// A link to an unknown word. `side`: `A` or `B`, `id`: as written, `words`: how many
    /// the side has, `ids`: the ids allowed.
    LinkOutOfRange = "link-out-of-range", Error;
    /// A link to an empty node or a multiword token. `id`: as written.
    LinkNotAWord = "link-not-a-word", Error;
    /// A relation that is not one of the five. `relations`: the five.
    LinkRelationUnknown = "link-relation-unknown", Error;
    /// A link named twice (related: the first).
    LinkDuplicate = "link-duplicate", Warning;
    /// A link named twice with two different relations (related: the first). `relation`: the one
    /// that holds.
    LinkRelationTwice = "link-relation-twice", Warning;

    /// An item of a comment `# align` that is not words of this sentence, a colon and words of the
    /// other.
    AlignBad = "align-bad", Error;

    /// A table with too many lines; none is read. `number` and `limit` as with
    /// [`Code::LineTooLong`], `unit`: `lines`.
    TableTooLong = "table-too-long", Error;
    /// A line of a table that is not read. `expected`: what a line looks like.
    EntryBad = "entry-bad", Error;

    /// A line of a table of synonyms that is not two words and how they are related. `columns`: how
    /// many pieces it has.
    SynonymColumns = "synonym-columns", Error;
    /// Two words are related in a way that is not one of the three. `kinds`: the three.
    SynonymKindUnknown = "synonym-kind-unknown", Error;
    /// A word is related to itself.
    SynonymOfItself = "synonym-of-itself", Warning;
    /// Two words are related twice (related: the first line).
    SynonymDuplicate = "synonym-duplicate", Warning;

    /// A model that is too long; none of it is read. `number` and `limit` as with
    /// [`Code::LineTooLong`], `unit`: `lines`.
    ModelTooLong = "model-too-long", Error;
    /// A text that does not begin as a model does, or a version that is not known. `expected`: its
    /// first line.
    ModelVersion = "model-version", Error;
    /// A line of a model that is not of a known kind.
    ModelLine = "model-line", Error;
    /// A number of a model that is not a number, or out of range.
    ModelNumber = "model-number", Error;
    /// A line of a model that repeats an earlier one.
    ModelTwice = "model-twice", Error;

    /// A line of head rules that is not a category, a colon and lists of labels.
    HeadRuleBad = "head-rule-bad", Error;
    /// A label that no bracket can have.
    HeadRuleLabel = "head-rule-label", Error;
    /// A list of labels with none in it.
    HeadRuleEmptyList = "head-rule-empty-list", Error;
    /// The word for the first child, elsewhere than before a list.
    HeadRuleFirst = "head-rule-first", Error;
    /// A category with a rule before (related: the first).
    HeadRuleTwice = "head-rule-twice", Error;
    /// A label with function tags or an index. `category`: the part that is compared.
    HeadRuleTag = "head-rule-tag", Warning;
    /// A label that its line names before (related: the first).
    HeadRuleLabelTwice = "head-rule-label-twice", Warning;

    /// A line of a file of parameters that begins with no known keyword.
    ParameterUnknown = "parameter-unknown", Warning;
    /// The value of a parameter is not a number. `keyword`: the parameter.
    ParameterNumber = "parameter-number", Error;
    /// The value of a parameter is not one label or word. `keyword`: the parameter.
    ParameterValue = "parameter-value", Error;
    /// The value of a parameter is not two labels or words. `keyword`: the parameter.
    ParameterPair = "parameter-pair", Error;
}

/// The longest text that a diagnostic quotes, in characters.
const LONGEST: usize = 40;

/// One problem of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// What is wrong.
    pub code: Code,
    /// Where.
    pub span: Span,
    /// The column of CoNLL-U, if it is one column's problem.
    pub field: Option<Field>,
    /// The text found there, at most 40 characters; a longer one ends in `…`.
    pub found: Option<String>,
    /// A related place, such as the first use of an id.
    pub related: Option<Span>,
    /// Values for the message, by name; they are listed at each [`Code`].
    pub arguments: Vec<(&'static str, Argument)>,
    /// The sentence (or pair of sentences) of the text, from 0; `None` for the text as a whole.
    pub sentence: Option<u32>,
}

// Problems are rare: the code for them is kept out of the hot path.
impl Diagnostic {
    /// A problem at a place.
    #[cold]
    pub fn new(code: Code, span: Span) -> Self {
        Diagnostic {
            code,
            span,
            field: None,
            found: None,
            related: None,
            arguments: Vec::new(),
            sentence: None,
        }
    }

    /// In this column.
    #[must_use]
    pub fn in_field(mut self, field: Field) -> Self {
        self.field = Some(field);
        self
    }

    /// Caused by this text; at most 40 characters of it are kept.
    #[cold]
    #[must_use]
    pub fn because_of(mut self, found: &str) -> Self {
        self.found = Some(shorten(found));
        self
    }

    /// With another place.
    #[must_use]
    pub fn related_to(mut self, related: Span) -> Self {
        self.related = Some(related);
        self
    }

    /// With a value for the message.
    #[cold]
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }

    /// In this sentence or pair, from 0.
    #[must_use]
    pub fn in_sentence(mut self, sentence: u32) -> Self {
        self.sentence = Some(sentence);
        self
    }

    /// Error or warning.
    pub fn severity(&self) -> Severity {
        self.code.severity()
    }

    /// True of errors.
    pub fn is_error(&self) -> bool {
        self.severity() == Severity::Error
    }

    /// An argument by its name.
    pub fn argument(&self, name: &str) -> Option<&Argument> {
        let mut arguments = self.arguments.iter();
        arguments
            .find(|(key, _)| *key == name)
            .map(|(_, value)| value)
    }
}

/// At most 40 characters of a text; a longer one ends in `…`. Looks at no more than that.
pub(crate) fn shorten(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        None => text.to_string(),
        Some(_) => text.chars().take(LONGEST - 1).chain(['…']).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_kebab_case_and_differ() {
        for (index, code) in Code::ALL.iter().enumerate() {
            let name = code.as_str();
            assert!(
                name.bytes()
                    .all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-')),
                "{name}"
            );
            assert!(
                Code::ALL
                    .iter()
                    .skip(index + 1)
                    .all(|other| other.as_str() != name),
                "{name} twice"
            );
        }
    }

    #[test]
    fn a_long_text_is_quoted_in_forty_characters() {
        assert_eq!(shorten(&"ä".repeat(40)), "ä".repeat(40));
        assert_eq!(shorten(&"ä".repeat(41)), "ä".repeat(39) + "…");
    }
}
