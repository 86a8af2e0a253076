//! What is wrong with a text, as data: a code, a place, the text found there and the values its
//! message needs.
//!
//! Codes are stable: programs and message catalogues may rely on them. The English words are what a
//! diagnostic prints.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::argument::Argument;
use super::span::Span;

named! {
    /// Whether a text can be used despite a problem.
    pub enum Severity by as_str {
        /// The sentence (or link) cannot be used; nothing is guessed.
        Error = "error",
        /// Unusual, and used as it stands.
        Warning = "warning",
    }
}

named! {
    /// A column of CoNLL-U, in the order of the columns; its name is in lower case.
    #[allow(
        missing_docs,
        reason = "the ten columns of the format, named as the format names them"
    )]
    pub enum Field by as_str {
        Id = "id",
        Form = "form",
        Lemma = "lemma",
        Upos = "upos",
        Xpos = "xpos",
        Feats = "feats",
        Head = "head",
        Deprel = "deprel",
        Deps = "deps",
        Misc = "misc",
    }
}

impl Field {
    /// The names as the format writes them.
    const LABELS: [&'static str; 10] = [
        "ID", "FORM", "LEMMA", "UPOS", "XPOS", "FEATS", "HEAD", "DEPREL", "DEPS", "MISC",
    ];

    /// The name as the format writes it: `DEPREL`.
    pub fn label(self) -> &'static str {
        Self::LABELS[self.index()]
    }

    /// The column, from 0.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// Declares the codes once: variant, stable name, severity; the English words of the problem, with the
/// names of values in braces: `{found}` for the text found, `{field}` for its column, and those that
/// are listed at the code. `{known}` and `{often}` say which label is meant and how many words have it.
macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $severity:ident; $words:literal;)*) => {
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

            /// What is said of the problem.
            pub(super) fn words(self) -> &'static str {
                match self { $(Code::$name => $words,)* }
            }
        }
    };
}

codes! {
    /// A whole text without a single word.
    NoSentence = "no-sentence", Error;
        "there is no sentence here; give lines of ten columns separated by tabs";
    /// Bytes that are not UTF-8. `offset`: bytes before them, `bytes`: the bytes in hexadecimal.
    NotUtf8 = "not-utf8", Error;
        "the bytes {bytes} at offset {offset} are not UTF-8; save the text as UTF-8";
    /// The text is UTF-16.
    Utf16 = "utf-16", Error;
        "the text is UTF-16; save it as UTF-8";
    /// Bytes that are no text: they begin with zeros.
    NotText = "not-text", Error;
        "the file begins with zeros and is no text; give a text in UTF-8";
    /// A line that is too long. `number`: how much of the unit it has, `limit`: how much it may
    /// have, `unit`: `bytes`.
    LineTooLong = "line-too-long", Error;
        "the line has {number} {unit}, at most {limit} {unit} are read; check that lines end in line feeds";
    /// A sentence that is too long, with the comments and blank lines before it. `number` and
    /// `limit` as with [`Code::LineTooLong`], `unit`: `bytes` or `lines`.
    SentenceTooLong = "sentence-too-long", Error;
        "the sentence, with the lines before it, has {number} {unit}, at most {limit} {unit} are read; check that an empty line ends every sentence";
    /// Lines end in carriage returns alone.
    CarriageReturns = "carriage-returns", Error;
        "the lines end in carriage returns alone; save the text with line feeds (LF or CRLF)";
    /// Several sentences where one is wanted. `count`: how many there are.
    SeveralSentences = "several-sentences", Warning;
        "there are {count} sentences, the first is taken; give one sentence a side";
    /// A line that looks empty and holds blanks.
    BlankLine = "blank-line", Warning;
        "this line looks empty but holds spaces; it ends the sentence, as an empty one does";
    /// Comments that no words follow.
    CommentsAlone = "comments-alone", Warning;
        "no words follow these comments; they are not a sentence and are passed over";
    /// A comment between the words of a sentence.
    CommentMisplaced = "comment-misplaced", Warning;
        "a comment stands between the words; move it before the first word";

    /// Not ten columns. `columns`: how many there are.
    Columns = "columns", Error;
        "{columns} columns; there must be ten, separated by one tab each";
    /// Not as many columns as the format has. `format`: conllup, conllx or conll2009, `columns`: how many
    /// there are, `expected`: how many there must be, in CoNLL-2009 at least.
    ColumnsOfFormat = "columns-of-format", Error;
        "{columns} columns; CoNLL-X has {expected}, separated by one tab each";
    /// `# global.columns` does not name the column, without which there is no tree; reported once a
    /// sentence.
    ColumnMissing = "column-missing", Error;
        "# global.columns names no {field}; a tree needs the columns ID, HEAD and DEPREL";
    /// Blanks stand where tabs should. `columns`: the pieces between the blanks.
    SpacesForTabs = "spaces-for-tabs", Error;
        "spaces stand where tabs should ({columns} pieces); separate the ten columns with one tab each";
    /// A column is empty.
    ColumnEmpty = "column-empty", Error;
        "{field} is empty; write _ where there is nothing to say";
    /// A column begins or ends with a blank.
    OuterWhitespace = "outer-whitespace", Error;
        "{field} {found} starts or ends with a space; remove it";
    /// HEAD or DEPREL of a multiword token or an empty node, which have none. `id`: of the line.
    ColumnUnused = "column-unused", Warning;
        "{field} {found} is not used: {id} is a multiword token or an empty node and has none; write _";

    /// ID has none of the three forms `1`, `1-2`, `5.1`.
    IdBad = "id-bad", Error;
        "ID {found} is none of a word (1), a multiword token (1-2) or an empty node (5.1)";
    /// A word numbered 0.
    IdZero = "id-zero", Error;
        "ID {found} is no word; words are numbered from 1, 0 is the root's HEAD";
    /// A word that is not the one expected. `expected`: the id due here.
    IdOutOfSequence = "id-out-of-sequence", Error;
        "ID {found} is out of sequence, {expected} is due here; number the words 1, 2, 3 …";
    /// A word's id used before (related). `expected`: the id due here.
    IdDuplicate = "id-duplicate", Error;
        "ID {found} is used before, {expected} is due here";
    /// A multiword range that runs backwards.
    RangeBackwards = "range-backwards", Error;
        "ID {found} runs backwards; write the first word, then the last";
    /// A multiword range of a single word.
    RangeOfOne = "range-of-one", Warning;
        "ID {found} is a multiword token of one word; its line is kept as it stands";
    /// Two multiword ranges share a word (related: the other). `other`: its id.
    RangeOverlap = "range-overlap", Error;
        "ID {found} shares words with the multiword token {other}; a word is in one at most";
    /// A multiword range that does not stand directly before its first word. `expected`: the word
    /// due here.
    RangeMisplaced = "range-misplaced", Error;
        "ID {found} must stand directly before its first word; the word due here is {expected}";
    /// A multiword range that ends after the last word. `words`: the ids there are.
    RangeBeyond = "range-beyond", Error;
        "ID {found} ends after the last word (words are {words})";
    /// An empty node that does not stand after its word, or out of sequence. `expected`: the id
    /// due here.
    EmptyNodeMisplaced = "empty-node-misplaced", Error;
        "ID {found} is out of place, an empty node here is {expected}; put it after its word, counted from 1";
    /// Lines, but no word among them.
    NoWords = "no-words", Error;
        "there is no word among these lines; give lines whose ID is 1, 2, 3 …";

    /// HEAD is not a number.
    HeadNotANumber = "head-not-a-number", Error;
        "HEAD {found} is not a number; write the ID of a word, or 0 for the root";
    /// HEAD is no word of the sentence. `words`: the ids there are.
    HeadUnknown = "head-unknown", Error;
        "HEAD {found} is not a word of this sentence (words are {words})";
    /// HEAD is the word itself. `form`: of the word.
    HeadOfItself = "head-of-itself", Error;
        "HEAD {found} is the word \"{form}\" itself; write another word, or 0 for the root";
    /// More than one HEAD is 0 (related: the first). `words`: all of them, `count`.
    SeveralRoots = "several-roots", Error;
        "{count} words have HEAD 0: {words}; a sentence has one root, attach the others to a word";
    /// No HEAD is 0.
    NoRoot = "no-root", Error;
        "no word has HEAD 0; a sentence has one root";
    /// Heads that lead back to where they began. `cycle`: `2 → 5 → 3 → 2`, `words`: the words with
    /// their forms.
    Cycle = "cycle", Error;
        "the heads go in a circle: {cycle} ({words}); give one of these words another HEAD";
    /// No DEPREL.
    DeprelEmpty = "deprel-empty", Error;
        "DEPREL is missing; write the relation to the head, such as nsubj";

    /// An item of DEPS that is not a head, a colon and a relation.
    DepsBad = "deps-bad", Warning;
        "DEPS {found} is not a head and a relation; write both, such as 4:nsubj, and | between several";
    /// The head of an enhanced dependency is the node itself, or no word or empty node of the sentence.
    DepsHead = "deps-head", Warning;
        "the head in DEPS {found} is not another word or empty node of this sentence";
    /// An enhanced dependency with the head 0 or the relation root, without the other.
    DepsRoot = "deps-root", Warning;
        "DEPS {found}: the head 0 has the relation root, and no other head has it";
    /// An enhanced dependency that belongs before the one before it, or is the same.
    DepsOrder = "deps-order", Warning;
        "DEPS {found} is out of order, or stands here twice; sort by head, then by relation";

    /// UPOS outside the 17 of Universal Dependencies. `count`: words of the sentence that have it;
    /// `known` (if there is one): the tag that is meant, going by the letters.
    UposUnknown = "upos-unknown", Warning;
        "UPOS {found} is not a part of speech of Universal Dependencies{known}{often}; it is taken as it stands";
    /// DEPREL outside the 37 of Universal Dependencies. `count` and `known` as with
    /// [`Code::UposUnknown`].
    DeprelUnknown = "deprel-unknown", Warning;
        "DEPREL {found} is not a relation of Universal Dependencies{known}{often}; it is taken as it stands";
    /// `# text` is not what the forms spell. `expected`: what they spell from the first difference on.
    TextDiffers = "text-differs", Warning;
        "# text goes on {found} where the forms spell \"{expected}\"; correct one of them, or SpaceAfter=No";
    /// A form that Unicode writes with fewer characters.
    FormNotNfc = "form-not-nfc", Warning;
        "the word {found} is not in Unicode's composed form (NFC); it may differ from words that look the same";
    /// A word with an invisible character. `character`: the first of them, as U+200B.
    CharacterInvisible = "character-invisible", Warning;
        "the word {found} holds a character that cannot be seen ({character}); it differs from words that look the same";
    /// A word with U+FFFD, which stands where some program could not read the text.
    CharacterReplaced = "character-replaced", Warning;
        "the word {found} holds U+FFFD, which stands for characters that were lost; save the original text as UTF-8 once more";

    /// A text of trees without a single one. `format`: brackets or newick, as the code of the format.
    NoTree = "no-tree", Error;
        "there is no tree here; write one in brackets, such as (S (NP (DT the) (NN cat)) (VP (VBZ sleeps)))";
    /// Text between two trees, or after the last one, that belongs to none.
    TextBetweenTrees = "text-between-trees", Error;
        "{found} belongs to no tree; remove it, or put it into the brackets of its tree";
    /// Brackets that are never closed (related: the innermost of them). `count`: how many.
    BracketUnclosed = "bracket-unclosed", Error;
        "{count} brackets are never closed, the last of them is {found}; add ) where their phrases end";
    /// Closing brackets for which none is open. `count`: how many in a row.
    BracketUnopened = "bracket-unopened", Error;
        "{count} closing brackets for which none is open; remove them, or open their phrases with (";
    /// A bracket with nothing in it.
    BracketEmpty = "bracket-empty", Error;
        "there is nothing in this bracket; remove it (a bracket that is a word is written -LRB- or -RRB-)";
    /// A bracket within another one that begins with a bracket, not with a label.
    LabelMissing = "label-missing", Error;
        "this bracket begins with a bracket; only the outermost one does without a label, write one such as NP";
    /// A bracket with a label and no word.
    LabelAlone = "label-alone", Error;
        "there is only {found} in this bracket; write a label and a word, such as (NN cat)";
    /// A tree of traces alone.
    TreeWithoutWords = "tree-without-words", Error;
        "this tree has no words, only traces; give a tree with words";

    /// A phrase whose words do not follow each other. `before`, `after`: words of it around the gap,
    /// `between`: a word in the gap.
    PhraseGap = "phrase-gap", Error;
        "the phrase {found} has a gap: “{before}” and “{after}” belong to it, “{between}” between them does not; phrases with gaps are not measured, attach the words so that each phrase is one stretch";
    /// A phrase that is part of itself.
    PhraseCycle = "phrase-cycle", Error;
        "the phrase {found} is part of itself; attach it to a phrase that does not lie in it";
    /// A phrase without words.
    PhraseEmpty = "phrase-empty", Error;
        "the phrase {found} has no words; remove it, or attach words to it";
    /// A node with the name of another one.
    NodeTwice = "node-twice", Error;
        "the name of the node {found} is that of another one of this sentence; give each its own";
    /// The name of a node that the sentence does not have.
    NodeUnknown = "node-unknown", Error;
        "{found} is no node of this sentence; write the name of one";
    /// Punctuation that is attached to nothing and stands within a phrase. `count`: how many.
    PunctuationInside = "punctuation-inside", Warning;
        "{count} punctuation marks that belong to no phrase stand within one, the first is {found}; they are taken as part of it";
    /// A word of discbracket without its place.
    WordUnnumbered = "word-unnumbered", Error;
        "{found} is not a word with its number; write one such as 0=the";
    /// The numbers of the words do not follow each other. `number`: that of this word, `expected`: what
    /// is due.
    WordOrder = "word-order", Error;
        "the word {found} has the number {number} where {expected} is due; number the words in their order, each once";
    /// A line of the export format with another number of columns. `columns`: how many.
    ExportColumns = "export-columns", Error;
        "{columns} columns; a line has five (format 3) or six with the lemma (format 4), and two more for each secondary edge";
    /// A line outside all sentences. `expected`: with what one begins.
    SentenceOutside = "sentence-outside", Error;
        "{found} stands outside all sentences; one begins with {expected}";
    /// A sentence that does not end. `expected`: with what it does.
    SentenceUnclosed = "sentence-unclosed", Error;
        "the sentence does not end here; add {expected}";

    /// What is no XML.
    XmlMalformed = "xml-malformed", Error;
        "{found} is no tag of XML; write the file once more by the program that it comes from";
    /// What XML may have and is not read.
    XmlRefused = "xml-refused", Error;
        "{found} is not read; of XML in UTF-8 these are: elements, attributes, comments, CDATA and the entities &lt; &gt; &amp; &quot; &apos;";
    /// The end of another element than that which is open. `expected`: the name of that one.
    XmlCrossed = "xml-crossed", Error;
        "{found} does not close the element that is open; </{expected}> is due";
    /// An element without an attribute that it must have, or with one that is not what it must be.
    /// `attribute`: its name.
    AttributeMissing = "attribute-missing", Error;
        "{found} has no {attribute} that can be read; add it";
    /// A node of two phrases.
    NodeShared = "node-shared", Error;
        "{found} is part of two phrases; make it part of one, others are secondary edges";

    /// A tree of Newick that does not end in a semicolon.
    SemicolonMissing = "semicolon-missing", Warning;
        "the tree does not end in a semicolon; add ;";
    /// Two members of a bracket of Newick, or two words of a name, without a comma between them.
    CommaMissing = "comma-missing", Error;
        "there is no comma before {found}; add one, or put a name of several words in quotes ('New York')";
    /// A comma outside all brackets.
    CommaOutside = "comma-outside", Error;
        "a comma stands outside all brackets; put the whole tree in brackets";
    /// A quoted name that does not end on its line.
    QuoteUnclosed = "quote-unclosed", Error;
        "the quoted name {found} does not end on its line; add ' (within a name it is written twice)";
    /// A quotation mark within a name that does not begin with one.
    QuoteInside = "quote-inside", Warning;
        "there is a quotation mark within the name {found}; it is taken as part of it, better put the name in quotes ('it''s')";
    /// A comment that does not end.
    CommentUnclosed = "comment-unclosed", Error;
        "the comment {found} does not end; add ]";
    /// A `]` outside all comments.
    CommentUnopened = "comment-unopened", Error;
        "] stands outside all comments; remove it, or put the name it belongs to in quotes";
    /// A leaf of Newick without a name.
    LeafUnnamed = "leaf-unnamed", Error;
        "a leaf without a name stands here; leaves are words, write one, or remove the comma";
    /// A name that several leaves of a tree with lengths have (related: the first of them). `count`:
    /// how many.
    LeafTwice = "leaf-twice", Warning;
        "{count} leaves are named {found}; if this is a sentence that is as it should be, since leaves are told apart by their positions";
    /// A length that is not a number.
    LengthBad = "length-bad", Error;
        "the length {found} is not a number; write one such as 0.5, or put a name with a colon in quotes";
    /// A second length of one node.
    LengthTwice = "length-twice", Error;
        "the length {found} follows another one; keep one of them";

    /// A text of lines of words that is empty.
    NoLine = "no-line", Error;
        "there is no word here; write one sentence a line, its words separated by spaces";
    /// A line without words.
    LineEmpty = "line-empty", Warning;
        "this line has no words; it counts as a sentence, so that the lines of both sides stay in step";

    /// Not a link.
    LinkBad = "link-bad", Error;
        "{found} is not a link; write a word of A, - and a word of B, such as 3-5";
    /// A link with an id 0 where ids count from 1.
    LinkZero = "link-zero", Error;
        "{found} names word 0; words count from 1 (reading ids from 0 is an option)";
    /// A link to an unknown word. `side`: `A` or `B`, `id`: as written, `words`: how many
    /// the side has, `ids`: the ids allowed.
    LinkOutOfRange = "link-out-of-range", Error;
        "{side} has {words} words, {id} is out of range (words are {ids})";
    /// A link to an empty node or a multiword token. `id`: as written.
    LinkNotAWord = "link-not-a-word", Error;
        "{found} names {id}, which is not a word; link the words, not multiword tokens or empty nodes";
    /// A relation that is not one of the five. `relations`: the five.
    LinkRelationUnknown = "link-relation-unknown", Error;
        "{found} has no known relation; choose one of {relations}";
    /// A link named twice (related: the first).
    LinkDuplicate = "link-duplicate", Warning;
        "{found} is named before; it counts once";
    /// A link named twice with two different relations (related: the first). `relation`: the one
    /// that holds.
    LinkRelationTwice = "link-relation-twice", Warning;
        "{found} is named before with another relation; that one holds ({relation}), remove one of them";

    /// An item of a comment `# align` that is not words of this sentence, a colon and words of the
    /// other.
    AlignBad = "align-bad", Error;
        "{found} is no item of # align; write words of this sentence, a colon and words of the other, such as 3:5 or 1,2:4";

    /// A line where a pair of GIZA++ begins, and not as one does.
    GizaHeader = "giza-header", Error;
        "{found} does not begin a pair of GIZA++; write # Sentence pair (1) source length 9 target length 8, with a number from 1 to 10000000";
    /// A pair of GIZA++ with the number of another one (related: that one). `number`.
    GizaTwice = "giza-twice", Error;
        "there is a pair {number} before this one; give each its own number";
    /// A pair of GIZA++ that has not three lines.
    GizaLines = "giza-lines", Error;
        "a pair has three lines, and {found} is of one with more or fewer: its lengths, the target sentence, the source sentence with the links";
    /// A sentence of GIZA++ that is longer or shorter than is said of it. `side`: source or target, `words`:
    /// how many it has, `expected`: how many there should be.
    GizaLength = "giza-length", Error;
        "the {side} sentence has {words} words here, and {expected} are said to be in it; write the file once more by the program that it comes from";
    /// A sentence of GIZA++ that is longer or shorter than that of the texts. `side`: A or B, `name`: source or
    /// target, `words`: how many it has, `expected`: how many that of the texts has.
    GizaText = "giza-text", Error;
        "the {name} sentence has {words} words here, that of {side} has {expected}; give the text that was aligned, the source as A and the target as B";
    /// What stands in the place of links of GIZA++ that were not taken, with the line of their pair (`GIZA++:7`) or the
    /// numbers of words of its sentences (`GIZA++:2/3`).
    GizaNotTaken = "giza-not-taken", Error;
        "{found} stands for links of GIZA++ that were not taken: their pair has an error, or sentences with other numbers of words than the texts; give the right ones, or draw them";
    /// A source sentence of GIZA++ that does not go on as one does.
    GizaWords = "giza-words", Error;
        "{found} cannot stand here; after each word, NULL as the first, are the places of its words in the other sentence, from 1, such as cat ({ 2 3 })";

    /// A table with too many lines; none is read. `number` and `limit` as with
    /// [`Code::LineTooLong`], `unit`: `lines`.
    TableTooLong = "table-too-long", Error;
        "the table has {number} {unit}, at most {limit} {unit} are read; leave out what is not needed";
    /// A line of a table that is not read. `expected`: what a line looks like.
    EntryBad = "entry-bad", Error;
        "{found} is not a line of this table; write it like this: {expected}";

    /// A line of a table of synonyms that is not two words and how they are related. `columns`: how
    /// many pieces it has.
    SynonymColumns = "synonym-columns", Error;
        "the line has {columns} pieces; write two words and how they are related, such as: buy acquire synonym (separated by tabs, if a word contains spaces)";
    /// Two words are related in a way that is not one of the three. `kinds`: the three.
    SynonymKindUnknown = "synonym-kind-unknown", Error;
        "{found} is not a way to be related; choose one of {kinds}";
    /// A word is related to itself.
    SynonymOfItself = "synonym-of-itself", Warning;
        "{found} is related to itself; the line says nothing and is passed over";
    /// Two words are related twice (related: the first line).
    SynonymDuplicate = "synonym-duplicate", Warning;
        "{found} are already related; the line adds nothing";

    /// A model that is too long; none of it is read. `number` and `limit` as with
    /// [`Code::LineTooLong`], `unit`: `lines`.
    ModelTooLong = "model-too-long", Error;
        "the model has {number} {unit}, at most {limit} {unit} are read; train it on fewer pairs";
    /// A text that does not begin as a model does, or a version that is not known. `expected`: its
    /// first line.
    ModelVersion = "model-version", Error;
        "{found} is not the beginning of a model that can be read; its first line is \"{expected}\"";
    /// A line of a model that is not of a known kind.
    ModelLine = "model-line", Error;
        "{found} is no line of a model; restore the file, or train the model again";
    /// A number of a model that is not a number, or out of range.
    ModelNumber = "model-number", Error;
        "{found} is not a number that can stand here; restore the file, or train the model again";
    /// A line of a model that repeats an earlier one.
    ModelTwice = "model-twice", Error;
        "{found} is said before; restore the file, or train the model again";

    /// A line of head rules that is not a category, a colon and lists of labels.
    HeadRuleBad = "head-rule-bad", Error;
        "{found} is not a head rule; write a category, a colon, a space and labels of children, such as NP: NN NNS | JJ";
    /// A label that no bracket can have.
    HeadRuleLabel = "head-rule-label", Error;
        "{found} cannot be a label, because of the bracket; write the label alone";
    /// A list of labels with none in it.
    HeadRuleEmptyList = "head-rule-empty-list", Error;
        "there is no label in this list; write one, or remove the list";
    /// The word for the first child, elsewhere than before a list.
    HeadRuleFirst = "head-rule-first", Error;
        "{found} stands inside a list; write it before the labels of the list, once";
    /// A category with a rule before (related: the first).
    HeadRuleTwice = "head-rule-twice", Error;
        "{found} has a rule before; that one holds, join the two lines";
    /// A label with function tags or an index. `category`: the part that is compared.
    HeadRuleTag = "head-rule-tag", Warning;
        "{found} has function tags or an index, which are not compared; it is read as {category}";
    /// A label that its line names before (related: the first).
    HeadRuleLabelTwice = "head-rule-label-twice", Warning;
        "{found} is in this line before; it counts where it stands first";

    /// A line of a file of parameters that begins with no known keyword.
    ParameterUnknown = "parameter-unknown", Warning;
        "{found} is no parameter; a line begins with one, such as DELETE_LABEL TOP, or with #";
    /// The value of a parameter is not a number. `keyword`: the parameter.
    ParameterNumber = "parameter-number", Error;
        "{keyword} {found} is not a whole number; write one, such as {keyword} 1";
    /// The value of a parameter is not one label or word. `keyword`: the parameter.
    ParameterValue = "parameter-value", Error;
        "{keyword} {found} is not one label or word; write one a line, such as {keyword} TOP";
    /// The value of a parameter is not two labels or words. `keyword`: the parameter.
    ParameterPair = "parameter-pair", Error;
        "{keyword} {found} is not two labels or words; write two with a space between them, such as {keyword} ADVP PRT";
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
