//! How answers are written.

use clap::{Args, ValueEnum};

/// How rows are written.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct RowOptions {
    /// How a row is written: all formats have the same fields, which twintree schema describes
    #[arg(long, value_name = "FORMAT", default_value = "json")]
    pub(crate) format: RowFormat,
}

/// How a row is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum RowFormat {
    /// One object a line
    Json,
    /// Columns with tabs between them, under a line with their names
    Tsv,
    /// Columns with commas between them, under a line with their names
    Csv,
}

/// How rows are written that are not the usual answer.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct OtherRows {
    /// Write rows, in this format: all formats have the same fields, which twintree schema describes
    #[arg(long, value_name = "FORMAT")]
    format: Option<RowFormat>,
    /// The same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

impl OtherRows {
    /// The format; none where the usual answer is wanted.
    pub(crate) fn format(self) -> Option<RowFormat> {
        self.format.or(self.json.then_some(RowFormat::Json))
    }
}

/// How a row about everything is written.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct LatexOption {
    /// Write tables for LaTeX with the package booktabs
    #[arg(long, conflicts_with = "format")]
    latex: bool,
}

/// How a summary is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SummaryFormat {
    /// As a row.
    Row(RowFormat),
    /// As tables for LaTeX.
    Latex,
}

impl LatexOption {
    /// The format, where it is a row in that one otherwise.
    pub(crate) fn or(self, format: RowFormat) -> SummaryFormat {
        if self.latex {
            SummaryFormat::Latex
        } else {
            SummaryFormat::Row(format)
        }
    }
}

/// Whether one row is written for all pairs together, and how.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct SummaryOptions {
    /// Write one row for all pairs together, and none for each pair
    #[arg(long)]
    pub(crate) summary: bool,
    /// With --summary: write tables for LaTeX with the package booktabs
    #[arg(long, requires = "summary", conflicts_with = "format")]
    latex: bool,
    /// With --summary: add how it was computed, with hashes of the files, in one line
    #[arg(long, requires = "summary")]
    pub(crate) signature: bool,
}

impl SummaryOptions {
    /// The format of the summary, where it is a row in that one otherwise.
    pub(crate) fn format(self, format: RowFormat) -> SummaryFormat {
        LatexOption { latex: self.latex }.or(format)
    }
}
