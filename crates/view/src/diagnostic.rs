//! A problem of a text and its place.

use serde::{Serialize, Serializer};
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::text;

use crate::excess::Excess;

/// A place in one of the texts: lines and columns from 1, columns in UTF-16 code units; the end is
/// exclusive.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Span {
    /// The line of the first character.
    pub line: u32,
    /// The column of the first character.
    pub column: u32,
    /// The line on which the place ends.
    pub end_line: u32,
    /// The column after the last character.
    pub end_column: u32,
}

/// Whether the text can be used in spite of it.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// It cannot: the sentence or the line is not used.
    Error,
    /// It can.
    Warning,
}

/// The text that a diagnostic speaks of.
#[cfg_attr(
    feature = "typescript",
    derive(Tsify),
    tsify(rename = "DiagnosticSource")
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The left sentence, A on the page.
    Left,
    /// The right sentence, B on the page.
    Right,
    /// The links.
    Links,
    /// The table of synonyms.
    Synonyms,
}

/// A column of CoNLL-U.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    /// Column 1.
    Id,
    /// Column 2.
    Form,
    /// Column 3.
    Lemma,
    /// Column 4.
    Upos,
    /// Column 5.
    Xpos,
    /// Column 6.
    Feats,
    /// Column 7.
    Head,
    /// Column 8.
    Deprel,
    /// Column 9.
    Deps,
    /// Column 10.
    Misc,
}

/// One problem of a text: what, where, and in which words.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Diagnostic {
    /// The stable name of the problem, in kebab-case.
    pub code: String,
    /// Whether the text can be used in spite of it.
    pub severity: Severity,
    /// The text it speaks of.
    #[cfg_attr(feature = "typescript", tsify(type = "DiagnosticSource"))]
    pub source: Source,
    /// The place.
    pub span: Span,
    /// The column of CoNLL-U, where it is about one.
    pub field: Option<Field>,
    /// The offending text, shortened.
    pub found: Option<String>,
    /// The other place, such as the first use of a doubled id.
    pub related: Option<Span>,
    /// The values that the message names, for a catalogue of messages.
    #[cfg_attr(feature = "typescript", tsify(type = "Record<string, string>"))]
    #[serde(serialize_with = "as_object")]
    pub arguments: Vec<(String, String)>,
    /// The message in English, without the place.
    pub message: String,
}

impl Diagnostic {
    /// What the core says of one of the texts.
    pub fn new(source: Source, diagnostic: &text::Diagnostic) -> Self {
        Self {
            code: diagnostic.code.as_str().into(),
            severity: diagnostic.severity().into(),
            source,
            span: diagnostic.span.into(),
            field: diagnostic.field.map(Field::from),
            found: diagnostic.found.clone(),
            related: diagnostic.related.map(Span::from),
            arguments: diagnostic
                .arguments
                .iter()
                .map(|(name, value)| ((*name).into(), value.clone()))
                .collect(),
            message: text::message(diagnostic),
        }
    }

    /// An error of the links as a whole: they ask for more than can be computed. The message names
    /// the number and the limit, and so do the arguments.
    pub(crate) fn too_large(excess: &Excess) -> Self {
        Self {
            code: "too-large".into(),
            severity: Severity::Error,
            source: Source::Links,
            span: Span {
                line: 1,
                column: 1,
                end_line: 1,
                end_column: 1,
            },
            field: None,
            found: None,
            related: None,
            arguments: vec![
                ("what".into(), excess.what.into()),
                ("number".into(), excess.number.to_string()),
                ("limit".into(), excess.limit.to_string()),
            ],
            message: excess.message.clone(),
        }
    }

    /// Whether the text cannot be used.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

fn as_object<S: Serializer>(pairs: &[(String, String)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

impl From<text::Span> for Span {
    fn from(span: text::Span) -> Self {
        Self {
            line: span.line,
            column: span.column,
            end_line: span.end_line,
            end_column: span.end_column,
        }
    }
}

impl From<text::Severity> for Severity {
    fn from(severity: text::Severity) -> Self {
        match severity {
            text::Severity::Error => Self::Error,
            text::Severity::Warning => Self::Warning,
        }
    }
}

impl From<text::Field> for Field {
    fn from(field: text::Field) -> Self {
        match field {
            text::Field::Id => Self::Id,
            text::Field::Form => Self::Form,
            text::Field::Lemma => Self::Lemma,
            text::Field::Upos => Self::Upos,
            text::Field::Xpos => Self::Xpos,
            text::Field::Feats => Self::Feats,
            text::Field::Head => Self::Head,
            text::Field::Deprel => Self::Deprel,
            text::Field::Deps => Self::Deps,
            text::Field::Misc => Self::Misc,
        }
    }
}
