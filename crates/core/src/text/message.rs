//! The English words of a diagnostic. They name the column, the text found, what is allowed and
//! what to do, and leave the place to the caller that prints them.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::{self, Write};

use super::argument::Argument;
use super::diagnostic::{Code, Diagnostic, Field};
use super::escape::Escaped;

impl fmt::Display for Diagnostic {
    /// One sentence about the problem, without its place: `HEAD "12" is not a word of this sentence
    /// (words are 1–7)`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&message(self))
    }
}

#[allow(clippy::too_many_lines, reason = "one arm a code, and nothing else")]
fn message(diagnostic: &Diagnostic) -> String {
    let value = |name: &str| {
        let argument = diagnostic.argument(name);
        argument.map_or_else(String::new, Argument::to_string)
    };
    let found = quote(diagnostic.found.as_deref().unwrap_or_default());
    let field = diagnostic.field.map_or("the column", Field::label);
    match diagnostic.code {
        Code::NoSentence => {
            "there is no sentence here; give lines of ten columns separated by tabs".into()
        }
        Code::NotUtf8 => format!(
            "the bytes {} at offset {} are not UTF-8; save the text as UTF-8",
            value("bytes"),
            value("offset")
        ),
        Code::Utf16 => "the text is UTF-16; save it as UTF-8".into(),
        Code::NotText => "the file begins with zeros and is no text; give a text in UTF-8".into(),
        Code::LineTooLong => too_long("line", "check that lines end in line feeds", diagnostic),
        Code::SentenceTooLong => too_long(
            "sentence, with the lines before it,",
            "check that an empty line ends every sentence",
            diagnostic,
        ),
        Code::CarriageReturns => {
            "the lines end in carriage returns alone; save the text with line feeds (LF or CRLF)"
                .into()
        }
        Code::SeveralSentences => {
            format!(
                "there are {} sentences, the first is taken; give one sentence a side",
                value("count")
            )
        }
        Code::BlankLine => {
            "this line looks empty but holds spaces; it ends the sentence, as an empty one does"
                .into()
        }
        Code::CommentsAlone => {
            "no words follow these comments; they are not a sentence and are passed over".into()
        }
        Code::CommentMisplaced => {
            "a comment stands between the words; move it before the first word".into()
        }

        Code::Columns => columns(&value("columns")),
        Code::SpacesForTabs => format!(
            "spaces stand where tabs should ({} pieces); separate the ten columns with one tab each",
            value("columns")
        ),
        Code::ColumnEmpty => format!("{field} is empty; write _ where there is nothing to say"),
        Code::OuterWhitespace => format!("{field} {found} starts or ends with a space; remove it"),
        Code::ColumnUnused => format!(
            "{field} {found} is not used: {} is a multiword token or an empty node and has none; write _",
            value("id")
        ),

        Code::IdBad => format!(
            "ID {found} is none of a word (1), a multiword token (1-2) or an empty node (5.1)"
        ),
        Code::IdZero => {
            format!("ID {found} is no word; words are numbered from 1, 0 is the root's HEAD")
        }
        Code::IdOutOfSequence => {
            format!(
                "ID {found} is out of sequence, {} is due here; number the words 1, 2, 3 …",
                value("expected")
            )
        }
        Code::IdDuplicate => format!(
            "ID {found} is used before, {} is due here",
            value("expected")
        ),
        Code::RangeBackwards => {
            format!("ID {found} runs backwards; write the first word, then the last")
        }
        Code::RangeOfOne => {
            format!("ID {found} is a multiword token of one word; its line is kept as it stands")
        }
        Code::RangeOverlap => {
            format!(
                "ID {found} shares words with the multiword token {}; a word is in one at most",
                value("other")
            )
        }
        Code::RangeMisplaced => format!(
            "ID {found} must stand directly before its first word; the word due here is {}",
            value("expected")
        ),
        Code::RangeBeyond => format!(
            "ID {found} ends after the last word (words are {})",
            value("words")
        ),
        Code::EmptyNodeMisplaced => format!(
            "ID {found} is out of place, an empty node here is {}; put it after its word, counted from 1",
            value("expected")
        ),
        Code::NoWords => {
            "there is no word among these lines; give lines whose ID is 1, 2, 3 …".into()
        }

        Code::HeadNotANumber => {
            format!("HEAD {found} is not a number; write the ID of a word, or 0 for the root")
        }
        Code::HeadUnknown => format!(
            "HEAD {found} is not a word of this sentence (words are {})",
            value("words")
        ),
        Code::HeadOfItself => format!(
            "HEAD {found} is the word \"{}\" itself; write another word, or 0 for the root",
            value("form")
        ),
        Code::SeveralRoots => format!(
            "{} words have HEAD 0: {}; a sentence has one root, attach the others to a word",
            value("count"),
            value("words")
        ),
        Code::NoRoot => "no word has HEAD 0; a sentence has one root".into(),
        Code::Cycle => format!(
            "the heads go in a circle: {} ({}); give one of these words another HEAD",
            value("cycle"),
            value("words")
        ),
        Code::DeprelEmpty => {
            "DEPREL is missing; write the relation to the head, such as nsubj".into()
        }

        Code::UposUnknown | Code::DeprelUnknown => unknown(diagnostic),
        Code::TextDiffers => format!(
            "# text goes on {found} where the forms spell \"{}\"; correct one of them, or SpaceAfter=No",
            value("expected")
        ),
        Code::FormNotNfc => {
            format!(
                "the word {found} is not in Unicode's composed form (NFC); it may differ from words that look the same"
            )
        }
        Code::CharacterInvisible => format!(
            "the word {found} holds a character that cannot be seen ({}); it differs from words that look the same",
            value("character")
        ),
        Code::CharacterReplaced => format!(
            "the word {found} holds U+FFFD, which stands for characters that were lost; save the original text as UTF-8 once more"
        ),

        Code::NoTree => match value("format").as_str() {
            "newick" => "there is no tree here; write one in Newick's format, such as ((the,cat),sleeps);",
            _ => "there is no tree here; write one in brackets, such as (S (NP (DT the) (NN cat)) (VP (VBZ sleeps)))",
        }
        .into(),
        Code::TextBetweenTrees => {
            format!("{found} belongs to no tree; remove it, or put it into the brackets of its tree")
        }
        Code::BracketUnclosed => match value("count").as_str() {
            "1" => format!("the bracket {found} is never closed; add ) where its phrase ends"),
            count => format!(
                "{count} brackets are never closed, the last of them is {found}; add ) where their phrases end"
            ),
        },
        Code::BracketUnopened => match value("count").as_str() {
            "1" => "a closing bracket for which none is open; remove it, or open its phrase with (".into(),
            count => format!(
                "{count} closing brackets for which none is open; remove them, or open their phrases with ("
            ),
        },
        Code::BracketEmpty => {
            "there is nothing in this bracket; remove it (a bracket that is a word is written -LRB- or -RRB-)".into()
        }
        Code::LabelMissing => {
            "this bracket begins with a bracket; only the outermost one does without a label, write one such as NP".into()
        }
        Code::LabelAlone => format!(
            "there is only {found} in this bracket; write a label and a word, such as (NN cat)"
        ),
        Code::TreeWithoutWords => {
            "this tree has no words, only traces; give a tree with words".into()
        }

        Code::SemicolonMissing => "the tree does not end in a semicolon; add ;".into(),
        Code::CommaMissing => format!(
            "there is no comma before {found}; add one, or put a name of several words in quotes ('New York')"
        ),
        Code::CommaOutside => {
            "a comma stands outside all brackets; put the whole tree in brackets".into()
        }
        Code::QuoteUnclosed => format!(
            "the quoted name {found} does not end on its line; add ' (within a name it is written twice)"
        ),
        Code::QuoteInside => format!(
            "there is a quotation mark within the name {found}; it is taken as part of it, better put the name in quotes ('it''s')"
        ),
        Code::CommentUnclosed => format!("the comment {found} does not end; add ]"),
        Code::CommentUnopened => {
            "] stands outside all comments; remove it, or put the name it belongs to in quotes".into()
        }
        Code::LeafUnnamed => {
            "a leaf without a name stands here; leaves are words, write one, or remove the comma".into()
        }
        Code::LeafTwice => format!(
            "{} leaves are named {found}; if this is a sentence that is as it should be, since leaves are told apart by their positions",
            value("count")
        ),
        Code::LengthBad => format!(
            "the length {found} is not a number; write one such as 0.5, or put a name with a colon in quotes"
        ),
        Code::LengthTwice => {
            format!("the length {found} follows another one; keep one of them")
        }

        Code::NoLine => {
            "there is no word here; write one sentence a line, its words separated by spaces".into()
        }
        Code::LineEmpty => {
            "this line has no words; it counts as a sentence, so that the lines of both sides stay in step".into()
        }

        Code::LinkBad => {
            format!("{found} is not a link; write a word of A, - and a word of B, such as 3-5")
        }
        Code::LinkZero => {
            format!("{found} names word 0; words count from 1 (reading ids from 0 is an option)")
        }
        Code::LinkOutOfRange => format!(
            "{} has {} words, {} is out of range (words are {})",
            value("side"),
            value("words"),
            value("id"),
            value("ids")
        ),
        Code::LinkNotAWord => format!(
            "{found} names {}, which is not a word; link the words, not multiword tokens or empty nodes",
            value("id")
        ),
        Code::LinkRelationUnknown => format!(
            "{found} has no known relation; choose one of {}",
            value("relations")
        ),
        Code::LinkDuplicate => format!("{found} is named before; it counts once"),
        Code::LinkRelationTwice => {
            format!(
                "{found} is named before with another relation; that one holds ({}), remove one of them",
                value("relation")
            )
        }

        Code::AlignBad => format!(
            "{found} is no item of # align; write words of this sentence, a colon and words of the other, such as 3:5 or 1,2:4"
        ),

        Code::TableTooLong => too_long("table", "leave out what is not needed", diagnostic),
        Code::EntryBad => format!(
            "{found} is not a line of this table; write it like this: {}",
            value("expected")
        ),

        Code::SynonymColumns => format!(
            "the line has {} pieces; write two words and how they are related, such as: buy acquire synonym (separated by tabs, if a word contains spaces)",
            value("columns")
        ),
        Code::SynonymKindUnknown => format!(
            "{found} is not a way to be related; choose one of {}",
            value("kinds")
        ),
        Code::SynonymOfItself => {
            format!("{found} is related to itself; the line says nothing and is passed over")
        }
        Code::SynonymDuplicate => format!("{found} are already related; the line adds nothing"),

        Code::ModelTooLong => too_long("model", "train it on fewer pairs", diagnostic),
        Code::ModelVersion => format!(
            "{found} is not the beginning of a model that can be read; its first line is \"{}\"",
            value("expected")
        ),
        Code::ModelLine => {
            format!("{found} is no line of a model; restore the file, or train the model again")
        }
        Code::ModelNumber => format!(
            "{found} is not a number that can stand here; restore the file, or train the model again"
        ),
        Code::ModelTwice => {
            format!("{found} is said before; restore the file, or train the model again")
        }

        Code::HeadRuleBad => format!(
            "{found} is not a head rule; write a category, a colon, a space and labels of children, such as NP: NN NNS | JJ"
        ),
        Code::HeadRuleLabel => {
            format!("{found} cannot be a label, because of the bracket; write the label alone")
        }
        Code::HeadRuleEmptyList => {
            "there is no label in this list; write one, or remove the list".into()
        }
        Code::HeadRuleFirst => {
            format!("{found} stands inside a list; write it before the labels of the list, once")
        }
        Code::HeadRuleTwice => {
            format!("{found} has a rule before; that one holds, join the two lines")
        }
        Code::HeadRuleTag => format!(
            "{found} has function tags or an index, which are not compared; it is read as {}",
            value("category")
        ),
        Code::HeadRuleLabelTwice => {
            format!("{found} is in this line before; it counts where it stands first")
        }

        Code::ParameterUnknown => format!(
            "{found} is no parameter; a line begins with one, such as DELETE_LABEL TOP, or with #"
        ),
        Code::ParameterNumber => format!(
            "{} {found} is not a whole number; write one, such as {0} 1",
            value("keyword")
        ),
        Code::ParameterValue => format!(
            "{} {found} is not one label or word; write one a line, such as {0} TOP",
            value("keyword")
        ),
        Code::ParameterPair => format!(
            "{} {found} is not two labels or words; write two with a space between them, such as {0} ADVP PRT",
            value("keyword")
        ),
    }
}

fn too_long(what: &str, action: &str, diagnostic: &Diagnostic) -> String {
    let value = |name: &str| {
        let argument = diagnostic.argument(name);
        argument.map_or_else(String::new, Argument::to_string)
    };
    format!(
        "the {what} has {} {unit}, at most {} {unit} are read; {action}",
        value("number"),
        value("limit"),
        unit = value("unit")
    )
}

fn columns(count: &str) -> String {
    let noun = if count == "1" { "column" } else { "columns" };
    let hint = match count {
        "8" => "as in older CoNLL files: add DEPS and MISC (_)",
        _ => "there must be ten, separated by one tab each",
    };
    format!("{count} {noun}; {hint}")
}

fn unknown(diagnostic: &Diagnostic) -> String {
    let (field, what) = match diagnostic.code {
        Code::UposUnknown => (Field::Upos, "part of speech"),
        _ => (Field::Deprel, "relation"),
    };
    let mut text = format!(
        "{} {} is not a {what} of Universal Dependencies",
        field.label(),
        quote(diagnostic.found.as_deref().unwrap_or_default())
    );
    // Writing to a string does not fail.
    if let Some(known) = diagnostic.argument("known") {
        let _ = write!(text, " ({known} is)");
    }
    if let Some(count) = diagnostic
        .argument("count")
        .filter(|count| **count != Argument::Number(1))
    {
        let _ = write!(text, "; {count} words have it");
    }
    text.push_str("; it is taken as it stands");
    text
}

/// In quotation marks, with controls shown as escapes.
fn quote(text: &str) -> String {
    format!("\"{}\"", Escaped(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Span;

    #[test]
    fn every_code_has_words_that_begin_like_a_sentence_part() {
        for &code in Code::ALL {
            let text = message(&Diagnostic::new(code, Span::default()));
            assert!(text.len() > 10, "{}: {text}", code.as_str());
            assert!(!text.ends_with('.'), "{}: {text}", code.as_str());
        }
    }

    #[test]
    fn a_message_names_the_column_the_text_and_what_is_allowed() {
        let diagnostic = Diagnostic::new(Code::HeadUnknown, Span::default())
            .in_field(Field::Head)
            .because_of("12")
            .with("words", "1–7");
        assert_eq!(
            message(&diagnostic),
            "HEAD \"12\" is not a word of this sentence (words are 1–7)"
        );
    }

    #[test]
    fn controls_are_shown_not_obeyed() {
        let diagnostic =
            Diagnostic::new(Code::IdBad, Span::default()).because_of("1\u{1b}[2J\u{202e}");
        assert!(message(&diagnostic).contains("\"1\\u{1b}[2J\\u{202e}\""));
    }
}
