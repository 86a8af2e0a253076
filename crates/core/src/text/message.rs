//! The English words of a diagnostic. They name the column, the text found, what is allowed and
//! what to do, and leave the place to the caller that prints them.

use core::fmt;

use super::argument::Argument;
use super::diagnostic::{Code, Diagnostic, Field};
use super::escape::Escaped;

impl fmt::Display for Diagnostic {
    /// One sentence about the problem, without its place: `HEAD "12" is not a word of this sentence
    /// (words are 1–7)`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = words(self);
        while let Some((before, value)) = rest.split_once('{') {
            let (name, after) = value.split_once('}').unwrap_or((value, ""));
            formatter.write_str(before)?;
            write_value(self, name, formatter)?;
            rest = after;
        }
        formatter.write_str(rest)
    }
}

/// Writes what stands in braces in the words of a problem.
fn write_value(
    diagnostic: &Diagnostic,
    name: &str,
    formatter: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    match (name, diagnostic.argument(name)) {
        ("found", _) => {
            let found = diagnostic.found.as_deref().unwrap_or_default();
            write!(formatter, "\"{}\"", Escaped(found))
        }
        ("field", _) => formatter.write_str(diagnostic.field.map_or("the column", Field::label)),
        ("known", Some(known)) => write!(formatter, " ({known} is)"),
        ("often", _) => match diagnostic.argument("count") {
            Some(Argument::Number(1)) | None => Ok(()),
            Some(count) => write!(formatter, "; {count} words have it"),
        },
        (_, Some(value)) => write!(formatter, "{value}"),
        (_, None) => Ok(()),
    }
}

/// The words of a problem, those of its code but for a few cases.
fn words(diagnostic: &Diagnostic) -> &'static str {
    let first = diagnostic.arguments.first().map(|(_, value)| value);
    match (diagnostic.code, first) {
        (Code::NoTree, Some(Argument::Text(format))) if format == "newick" => {
            "there is no tree here; write one in Newick's format, such as ((the,cat),sleeps);"
        }
        (Code::NoTree, Some(Argument::Text(format))) if format == "discbracket" => {
            "there is no tree here; write one in brackets, each word with its number, such as (S (PRP 0=we) (VBP 1=sleep))"
        }
        (Code::NoTree, Some(Argument::Text(format))) if format == "export" => {
            "there is no sentence here; one begins with #BOS and ends with #EOS"
        }
        (Code::NoTree, Some(Argument::Text(format))) if format == "tiger" => {
            "there is no sentence here; one begins with <s> and ends with </s>"
        }
        (Code::NoTree, Some(Argument::Text(format))) if format == "alpino" => {
            "there is no sentence here; one begins with <alpino_ds> and ends with </alpino_ds>"
        }
        (Code::PunctuationInside, Some(Argument::Number(1))) => {
            "the punctuation mark {found} belongs to no phrase and stands within one; it is taken as part of it"
        }
        (Code::Columns, Some(Argument::Number(1))) => {
            "{columns} column; there must be ten, separated by one tab each"
        }
        (Code::Columns, Some(Argument::Number(8))) => {
            "{columns} columns; as in older CoNLL files: add DEPS and MISC (_)"
        }
        (Code::ColumnsOfFormat, Some(Argument::Text(format))) if format == "conllup" => {
            "{columns} columns; # global.columns names {expected}, separated by one tab each"
        }
        (Code::ColumnsOfFormat, Some(Argument::Text(format))) if format == "conll2009" => {
            "{columns} columns; CoNLL-2009 has {expected} or more, separated by one tab each"
        }
        (Code::BracketUnclosed, Some(Argument::Number(1))) => {
            "the bracket {found} is never closed; add ) where its phrase ends"
        }
        (Code::BracketUnopened, Some(Argument::Number(1))) => {
            "a closing bracket for which none is open; remove it, or open its phrase with ("
        }
        (code, _) => code.words(),
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;
    use crate::text::Span;

    #[test]
    fn every_code_has_words_that_begin_like_a_sentence_part() {
        for &code in Code::ALL {
            let text = Diagnostic::new(code, Span::default()).to_string();
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
            diagnostic.to_string(),
            "HEAD \"12\" is not a word of this sentence (words are 1–7)"
        );
    }

    #[test]
    fn controls_are_shown_not_obeyed() {
        let diagnostic =
            Diagnostic::new(Code::IdBad, Span::default()).because_of("1\u{1b}[2J\u{202e}");
        assert!(diagnostic.to_string().contains("\"1\\u{1b}[2J\\u{202e}\""));
    }
}
