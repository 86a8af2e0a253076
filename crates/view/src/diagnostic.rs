//! A problem of a text and its place.

use std::collections::BTreeMap;

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;

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
    pub arguments: BTreeMap<String, String>,
    /// The message in English, without the place.
    pub message: String,
}
