//! Distances of trees against public peers. See README.md.

mod quartets;
mod robinson_foulds;
mod trees;

use std::process::ExitCode;

fn main() -> ExitCode {
    match std::env::args().nth(1).as_deref() {
        Some("robinson-foulds") => robinson_foulds::race(),
        Some("quartets") => quartets::answer(),
        _ => {
            eprintln!("robinson-foulds or quartets?");
            ExitCode::FAILURE
        }
    }
}
