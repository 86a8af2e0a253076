//! `twintree --version`: what the program is, and what it can do.

use clap::{CommandFactory, ValueEnum};
use serde::Serialize;
use twintree::intake::LinkFormat;
use twintree::text::Format;
use twintree_view::CountedDistances;

use crate::arguments::{Arguments, RowFormat};
use crate::failure::Failure;
use crate::output::Output;
use twintree_view::rows::{Kind, ScoredMeasure};

/// What it can do that no list of formats, commands or measures says.
const FEATURES: [&str; 6] = ["gzip", "jobs", "latex", "records", "schema", "signature"];

/// What the program is and can do.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct VersionRow {
    name: &'static str,
    version: &'static str,
    /// Of sentences.
    formats: Vec<&'static str>,
    /// Of links.
    link_formats: Vec<&'static str>,
    /// Of rows.
    rows: Vec<String>,
    commands: Vec<String>,
    /// By their names in summaries of compare and distances.
    measures: Vec<&'static str>,
    /// Those that hypotheses can be tested by.
    tested: [&'static str; 18],
    features: [&'static str; 6],
}

/// Writes the version, or all of it.
pub(crate) fn run(in_full: bool, output: &mut Output) -> Result<(), Failure> {
    let (name, version) = ("twintree", env!("CARGO_PKG_VERSION"));
    if !in_full {
        return output.line(&format!("{name} {version}"));
    }
    let commands = Arguments::command();
    let commands = commands.get_subcommands().map(clap::Command::get_name);
    let row = VersionRow {
        name,
        version,
        formats: Format::ALL.iter().map(|format| format.as_str()).collect(),
        link_formats: LinkFormat::ALL.map(LinkFormat::as_str).into(),
        rows: names::<RowFormat>(),
        commands: commands.map(String::from).collect(),
        measures: ["similarity"]
            .into_iter()
            .chain(CountedDistances::names())
            .collect(),
        tested: ScoredMeasure::ALL.map(|measure| measure.name),
        features: FEATURES,
    };
    let form = output.begin(Kind::VERSION, RowFormat::Json)?;
    output.row(&form, &row)
}

/// The names of all values of an option.
fn names<V: ValueEnum>() -> Vec<String> {
    let values = V::value_variants().iter();
    let values = values.filter_map(ValueEnum::to_possible_value);
    values.map(|value| value.get_name().into()).collect()
}
