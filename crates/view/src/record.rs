//! Answers about records, the pairs of a pipe.

use twintree::text;

rows! {
    /// Something that is wrong with a record.
    pub struct RecordProblem {
        /// Of which text: `left`, `right`, `links`, or `record`, the line itself.
        pub source: String,
        /// The line of that text, from 1.
        pub line: u32,
        /// The column, from 1.
        pub column: u32,
        /// The stable name of the problem, in kebab-case.
        pub code: String,
        /// A sentence.
        pub message: String,
    }

    /// What replaces a record with errors, after its id.
    pub struct FaultyRecord<'a> {
        /// The first of its errors.
        pub error: &'a [RecordProblem],
        /// How many more there are.
        #[serde(skip_serializing_if = "is_zero")]
        pub more: usize,
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde asks for it")]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl<'a> FaultyRecord<'a> {
    /// How many errors are listed: a text may have one for each line.
    pub const LISTED: usize = 20;

    /// A record with these errors.
    pub fn new(problems: &'a [RecordProblem]) -> Self {
        let listed = problems.get(..Self::LISTED).unwrap_or(problems);
        Self {
            error: listed,
            more: problems.len() - listed.len(),
        }
    }
}

impl RecordProblem {
    /// A problem of the record with no more than its code.
    pub fn of_code(code: &str) -> Self {
        Self {
            source: "record".into(),
            line: 1,
            column: 1,
            code: code.into(),
            message: code.into(),
        }
    }

    /// A diagnostic of the core about one of the texts.
    pub fn new(source: &str, diagnostic: &text::Diagnostic) -> Self {
        Self {
            source: source.into(),
            line: diagnostic.span.line,
            column: diagnostic.span.column,
            code: diagnostic.code.as_str().into(),
            message: diagnostic.to_string(),
        }
    }
}
