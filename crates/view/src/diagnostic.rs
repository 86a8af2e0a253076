//! A problem of a text and its place.

use serde::{Serialize, Serializer};
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::TooLarge;
use twintree::pair::Unfit;
use twintree::text;

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
    /// The head rules.
    HeadRules,
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
    #[cfg_attr(feature = "typescript", tsify(type = "Record<string, Argument>"))]
    #[serde(serialize_with = "as_object")]
    pub arguments: Vec<(&'static str, Argument)>,
    /// On the last one of a code that is listed: how many more there are of it.
    pub more: Option<u64>,
}

/// A value of a message.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Argument {
    /// A number of things.
    Number(u64),
    /// Something written.
    Text(String),
    /// Words of the sentence.
    Words(NamedWords),
}

/// Words of a sentence, the first of them by name.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NamedWords {
    /// The first of them.
    pub named: Vec<NamedWord>,
    /// How many more there are.
    pub more: u64,
}

/// A word by its id and form.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NamedWord {
    /// The id as written.
    pub id: String,
    /// The form, shortened.
    pub form: String,
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
                .map(|(name, value)| (*name, Argument::from(value)))
                .collect(),
            more: None,
        }
    }

    /// What the core says of one of the texts, with the number of what is not listed.
    pub fn list(source: Source, diagnostics: &text::Diagnostics) -> Vec<Self> {
        let mut list: Vec<Self> = diagnostics
            .iter()
            .map(|one| Self::new(source, one))
            .collect();
        for (code, more) in diagnostics.omitted() {
            let of_code = list.iter_mut().rev().find(|one| one.code == code.as_str());
            if let Some(one) = of_code {
                one.more = Some(more);
            }
        }
        list
    }

    /// An error of a text as a whole: it asks for more than can be computed. The arguments name the
    /// number and the limit.
    pub(crate) fn too_large(source: Source, refused: &TooLarge) -> Self {
        let start = Span {
            line: 1,
            column: 1,
            end_line: 1,
            end_column: 1,
        };
        let arguments = vec![
            ("what", Argument::Text(refused.what.into())),
            ("number", Argument::Number(refused.number)),
            ("limit", Argument::Number(refused.limit)),
        ];
        Self::refusal(TooLarge::CODE, source, start, arguments)
    }

    /// An error of a side as a whole: it has words, but nothing says which depends on which.
    pub(crate) fn no_dependencies(side: twintree::Side, sentence: &twintree::Sentence<'_>) -> Self {
        let format = sentence.format();
        Self::unfit(side, Unfit::NoDependencies { side, format }, sentence)
    }

    /// An error of a side as a whole: its sentence is not what a method needs.
    pub(crate) fn unfit(
        side: twintree::Side,
        unfit: Unfit,
        sentence: &twintree::Sentence<'_>,
    ) -> Self {
        // As the page calls them, and the problems of links.
        let name = match side {
            twintree::Side::Left => "A",
            twintree::Side::Right => "B",
        };
        let arguments = vec![
            ("side", Argument::Text(name.into())),
            ("format", Argument::Text(sentence.format().as_str().into())),
        ];
        let source = twintree::pair::Source::Sentence(side).into();
        let span = sentence.span().into();
        Self::refusal(unfit.code(), source, span, arguments)
    }

    /// An error that no reader reports.
    fn refusal(
        code: &str,
        source: Source,
        span: Span,
        arguments: Vec<(&'static str, Argument)>,
    ) -> Self {
        Self {
            code: code.into(),
            severity: Severity::Error,
            source,
            span,
            field: None,
            found: None,
            related: None,
            arguments,
            more: None,
        }
    }

    /// Whether the text cannot be used.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

fn as_object<S: Serializer>(
    pairs: &[(&'static str, Argument)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

impl From<&text::Argument> for Argument {
    fn from(argument: &text::Argument) -> Self {
        match argument {
            text::Argument::Number(number) => Self::Number(*number),
            text::Argument::Text(text) => Self::Text(text.clone()),
            text::Argument::Words(words) => Self::Words(NamedWords {
                named: words
                    .named
                    .iter()
                    .map(|(id, form)| NamedWord {
                        id: id.clone(),
                        form: form.clone(),
                    })
                    .collect(),
                more: words.more,
            }),
            // A value of a kind that is added later is what it prints.
            other => Self::Text(other.to_string()),
        }
    }
}

impl From<twintree::pair::Source> for Source {
    fn from(source: twintree::pair::Source) -> Self {
        match source {
            twintree::pair::Source::Sentence(twintree::Side::Left) => Self::Left,
            twintree::pair::Source::Sentence(twintree::Side::Right) => Self::Right,
            _ => Self::Links,
        }
    }
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
