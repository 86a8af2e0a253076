//! Tasks of the workspace that cargo alone cannot do.
//!
//! `cargo xtask wasm` compiles `crates/wasm` for the browser, binds it to JavaScript and shrinks it;
//! the result stands in `www/src/pkg`. `cargo xtask npm` assembles the npm package, in `target/npm`,
//! from these modules, the built page and `packages/npm`. No tool has to be installed by hand: the binder is
//! a crate, the optimiser an npm package, and both versions are pinned by the lock files.

#![forbid(unsafe_code)]

mod failure;
mod folder;
mod npm;
mod wasm;
mod workspace;

use std::env;
use std::process::ExitCode;

use failure::Failure;
use workspace::Workspace;

const USAGE: &str = "usage:
  cargo xtask wasm            builds www/src/pkg: compile, bind, shrink; where TWINTREE_QUICK is set in less
                              time, to try that it can be made: large and slow, not to be served
  cargo xtask wasm --gauge    the same into target/gauge, with what the page's benchmark calls
  cargo xtask npm             the npm package into target/npm, once the page is built";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["wasm"] => {
            let quick = env::var_os("TWINTREE_QUICK").is_some();
            let effort = if quick { &wasm::QUICK } else { &wasm::FINAL };
            wasm::build(&Workspace::find(), effort)
        }
        ["wasm", "--gauge"] => wasm::build_gauge(&Workspace::find()),
        ["npm"] => npm::assemble(&Workspace::find()),
        _ => Err(Failure::new(USAGE)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}
