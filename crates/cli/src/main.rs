//! Compares aligned dependency trees from files and pipes.
//!
//! Answers go to standard output, a row for each; problems of the texts go to standard
//! error, as `file:line:column: severity[code]: message`. The exit code is 0 when every pair was
//! read, 1 when some had errors, 2 when nothing (more) could be done. Control characters in
//! texts and file names are escaped on a terminal.

mod agreement;
mod align;
mod answer;
mod arguments;
mod closed;
mod compare;
mod confusion;
mod crossings;
mod distances;
mod evalb;
mod failure;
mod fuse;
mod guide;
mod latex;
mod link_lines;
mod measure;
mod order;
mod output;
mod pairs;
mod progress;
mod project;
mod refusal;
mod report;
mod sentences;
mod signature;
mod significance;
mod source;
mod stream;
mod tables;
mod version;
mod visible;
mod whole;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, Command};
use failure::Failure;
use output::Output;
use report::Report;
use twintree_view::rows::SCHEMA;

fn main() -> ExitCode {
    let mut report = Report::new();
    let code = match run(&mut report) {
        Ok(code) => code,
        Err(Failure(sentence)) => {
            report.sentence(&sentence);
            2
        }
    };
    report.finish();
    ExitCode::from(code)
}

/// Runs the command of the arguments, and returns the exit code.
fn run(report: &mut Report) -> Result<u8, Failure> {
    if closed::standard_output() {
        return Err(Failure::closed());
    }
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) if error.use_stderr() => {
            // An argument may be the name of any file.
            report.usage(&error.to_string());
            return Ok(2);
        }
        // Help.
        Err(answer) => {
            let written = answer.print().and_then(|()| io::stdout().flush());
            let written = written.map(|()| 0);
            return written.map_err(|error| Failure::unwritable(&error));
        }
    };
    let mut output = Output::new();
    let Some(command) = arguments.command else {
        debug_assert!(arguments.version, "all else is a command");
        version::run(arguments.json, &mut output)?;
        return output.finish().map(|()| 0);
    };
    let done = match command {
        Command::Compare(compare) => compare::run(&compare, &mut output, report),
        Command::Confusion(confusion) => confusion::run(&confusion, &mut output, report),
        Command::Significance(significance) => significance::run(&significance, &mut output),
        Command::Completions { shell } => output.bytes(&guide::completions(shell)),
        Command::Schema => output.text(SCHEMA),
        Command::Man => guide::manual().and_then(|page| output.bytes(&page)),
        Command::Align(align) => align::run(&align, &mut output, report),
        Command::Agreement(agreement) => agreement::run(&agreement, &mut output, report),
        Command::Fuse(fuse) => fuse::run(&fuse, &mut output, report),
        Command::Crossings(crossings) => crossings::run(&crossings, &mut output, report),
        Command::Project(project) => project::run(&project, &mut output, report),
        Command::Distances(distances) => distances::run(&distances, &mut output, report),
    };
    // Answers before a failure are still written.
    let written = output.finish();
    done.and(written)?;
    Ok(u8::from(report.has_errors()))
}
