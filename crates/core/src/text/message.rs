//! The English words of a diagnostic. They name the column, the text found, what is allowed and
//! what to do, and leave the place to whoever prints them.

use alloc::format;
use alloc::string::String;
use core::fmt::Write;

use super::diagnostic::{Code, Diagnostic, Field};

/// One sentence about a problem, without its place: `HEAD "12" is not a word of this sentence
/// (words are 1–7)`.
#[allow(clippy::too_many_lines, reason = "one arm a code, and nothing else")]
pub fn message(diagnostic: &Diagnostic) -> String {
    let value = |name: &str| diagnostic.argument(name).unwrap_or_default();
    let found = quote(diagnostic.found.as_deref().unwrap_or_default());
    let field = diagnostic.field.map_or("the column", Field::label);
    match diagnostic.code {
        Code::NoSentence => {
            "there is no sentence here; give lines of ten columns parted by tabs".into()
        }
        Code::NotUtf8 => format!(
            "the bytes {} at offset {} are not UTF-8; save the text as UTF-8",
            value("bytes"),
            value("offset")
        ),
        Code::Utf16 => "the text is UTF-16; save it as UTF-8".into(),
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
            "this line looks empty and holds blanks; it ends the sentence, as an empty one does"
                .into()
        }
        Code::CommentsAlone => {
            "no words follow these comments; they are not a sentence and are passed over".into()
        }
        Code::CommentMisplaced => {
            "a comment stands between the words; move it before the first word".into()
        }

        Code::Columns => columns(value("columns")),
        Code::SpacesForTabs => format!(
            "spaces stand where tabs should ({} pieces); part the ten columns by one tab each",
            value("columns")
        ),
        Code::ColumnEmpty => format!("{field} is empty; write _ where there is nothing to say"),
        Code::OuterWhitespace => format!("{field} {found} begins or ends with a blank; remove it"),
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
            "ID {found} ends behind the last word (words are {})",
            value("words")
        ),
        Code::EmptyNodeMisplaced => format!(
            "ID {found} is out of place, an empty node here is {}; put it behind its word, counted from 1",
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
            "HEAD {found} is the word {} itself; write another word, or 0 for the root",
            quote(value("form"))
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
            "# text goes on {found} where the forms spell {}; correct one of them, or SpaceAfter=No",
            quote(value("expected"))
        ),
        Code::FormNotNfc => {
            format!(
                "FORM {found} is not in Unicode's composed form (NFC); it may differ from words that look the same"
            )
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

        Code::SynonymColumns => format!(
            "the line has {} pieces; write two words and how they are related, such as: buy acquire synonym (with tabs between, if a word contains blanks)",
            value("columns")
        ),
        Code::SynonymKindUnknown => format!(
            "{found} is no way to be related; choose one of {}",
            value("kinds")
        ),
        Code::SynonymOfItself => {
            format!("{found} is related to itself; the line says nothing and is passed over")
        }
        Code::SynonymDuplicate => format!("{found} are related before; the line adds nothing"),
    }
}

fn columns(count: &str) -> String {
    let noun = if count == "1" { "column" } else { "columns" };
    let hint = match count {
        "8" => "as in older CoNLL files: add DEPS and MISC (_)",
        _ => "there must be ten, parted by one tab each",
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
    if let Some(count) = diagnostic.argument("count").filter(|count| *count != "1") {
        let _ = write!(text, "; {count} words have it");
    }
    text.push_str("; it is taken as it stands");
    text
}

/// In quotation marks, with controls shown as escapes: a terminal must not obey what a text
/// contains.
fn quote(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for character in text.chars() {
        if character.is_control() || is_invisible(character) {
            quoted.extend(character.escape_unicode());
        } else {
            quoted.push(character);
        }
    }
    quoted.push('"');
    quoted
}

/// Marks without ink that turn or break the text around them, and the spaces that pass for another.
fn is_invisible(character: char) -> bool {
    matches!(character,
        '\u{a0}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
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
