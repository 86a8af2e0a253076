//! Compares aligned dependency trees from files and pipes.
//!
//! Answers go to standard output, one JSON object a line; problems of the texts go to standard
//! error, as `file:line:column: severity[code]: message`. The exit code is 0 when every pair was
//! read, 1 when some had errors, 2 when nothing (more) could be done.

mod agreement;
mod align;
mod arguments;
mod compare;
mod failure;
mod fuse;
mod link_lines;
mod measure;
mod output;
mod pairs;
mod report;
mod row;
mod sentences;
mod source;

use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, Command};
use failure::Failure;
use output::Output;
use report::Report;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut report = Report::new();
    let mut output = Output::new();
    let done = match &arguments.command {
        Command::Compare(compare) => compare::run(compare, &mut output, &mut report),
        Command::Align(align) => align::run(align, &mut output, &mut report),
        Command::Agreement(agreement) => agreement::run(agreement, &mut output, &mut report),
        Command::Fuse(fuse) => fuse::run(fuse, &mut output, &mut report),
    };
    // What was answered before a failure is worth having.
    let written = output.finish();
    let code = match done.and(written) {
        Ok(()) => u8::from(report.has_errors()),
        Err(Failure::Unread) => 0,
        Err(Failure::Hopeless(sentence)) => {
            report.sentence(&sentence);
            2
        }
    };
    report.finish();
    ExitCode::from(code)
}
