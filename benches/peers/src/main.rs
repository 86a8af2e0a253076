//! Distances of trees against public peers. See README.md.

mod brackets;
mod quartets;
mod robinson_foulds;
mod trees;

use std::process::ExitCode;

fn main() -> ExitCode {
    match std::env::args().nth(1).as_deref() {
        Some("robinson-foulds") => robinson_foulds::race(),
        Some("quartets") => quartets::answer(),
        Some("brackets") => brackets::table(),
        _ => {
            eprintln!("robinson-foulds, quartets or brackets?");
            ExitCode::FAILURE
        }
    }
}
