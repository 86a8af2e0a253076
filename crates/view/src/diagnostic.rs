//! A problem of a text and its place.

use serde::{Serialize, Serializer};
use twintree::TooLarge;
use twintree::pair::Unfit;
use twintree::text;

answers! {
    /// A place in one of the texts: lines and columns from 1, columns in UTF-16 code units; the end is
    /// exclusive.
    pub struct Span from(span: text::Span) {
        /// The line of the first character.
        pub line: u32 = span.line,
        /// The column of the first character.
        pub column: u32 = span.column,
        /// The line on which the place ends.
        pub end_line: u32 = span.end_line,
        /// The column after the last character.
        pub end_column: u32 = span.end_column,
    }

    /// Whether the text can be used despite it.
    pub enum Severity from text::Severity {
        /// It cannot: the sentence or the line is not used.
        Error = "error",
        /// It can.
        Warning = "warning",
    }

    /// The text that a diagnostic is about.
    #[tsify(rename = "DiagnosticSource")]
    pub enum Source {
        /// The left sentence, A on the page.
        Left = "left",
        /// The right sentence, B on the page.
        Right = "right",
        /// The links.
        Links = "links",
        /// The table of synonyms.
        Synonyms = "synonyms",
        /// The head rules.
        HeadRules = "head-rules",
        /// The parameters of EVALB.
        Parameters = "parameters",
    }

    /// A column of CoNLL-U.
    pub enum Field from text::Field {
        /// Column 1.
        Id = "id",
        /// Column 2.
        Form = "form",
        /// Column 3.
        Lemma = "lemma",
        /// Column 4.
        Upos = "upos",
        /// Column 5.
        Xpos = "xpos",
        /// Column 6.
        Feats = "feats",
        /// Column 7.
        Head = "head",
        /// Column 8.
        Deprel = "deprel",
        /// Column 9.
        Deps = "deps",
        /// Column 10.
        Misc = "misc",
    }

    /// One problem of a text: what, where, and in which words.
    pub struct Diagnostic pub new(source: Source, one: &text::Diagnostic) {
        /// The stable name of the problem, in kebab-case.
        pub code: String = one.code.as_str().into(),
        /// Whether the text can be used despite it.
        pub severity: Severity = one.severity().into(),
        /// The text it speaks of.
        #[tsify(type = "DiagnosticSource")]
        pub source: Source = source,
        /// The place.
        pub span: Span = one.span.into(),
        /// The column of CoNLL-U, where it is about one.
        pub field: Option<Field> = one.field.map(Field::from),
        /// The offending text, shortened.
        pub found: Option<String> = one.found.clone(),
        /// The other place, such as the first use of a doubled id.
        pub related: Option<Span> = one.related.map(Span::from),
        /// The values that the message names, for a catalogue of messages.
        #[tsify(type = "Record<string, Argument>")]
        #[serde(serialize_with = "as_object")]
        pub arguments: Vec<(&'static str, Argument)> =
            one.arguments.iter().map(|(name, value)| (*name, value.into())).collect(),
        /// On the last listed one of a code: how many more there are.
        pub more: Option<u64> = None,
    }
}

/// A value of a message.
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Argument {
    /// A number of things.
    Number(u64),
    /// Something written.
    Text(String),
    /// Words of the sentence.
    Words(NamedWords),
}

answers! {
    /// Words of a sentence, the first of them by name.
    pub struct NamedWords from(words: &text::Words) {
        /// The first of them.
        pub named: Vec<NamedWord> = words.named.iter().map(NamedWord::from).collect(),
        /// How many more there are.
        pub more: u64 = words.more,
    }

    /// A word by its id and form.
    pub struct NamedWord from(word: &(String, String)) {
        /// The id as written.
        pub id: String = word.0.clone(),
        /// The form, shortened.
        pub form: String = word.1.clone(),
    }
}

impl Diagnostic {
    /// A diagnostic of the core about one of the texts, with the number of what is not listed.
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
            text::Argument::Words(words) => Self::Words(words.into()),
            // A value of a kind that is added later is given as it prints.
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
