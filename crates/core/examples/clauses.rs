//! Writes German–English clause pairs of a small grammar as three files: brackets, brackets, links.
//!
//! `cargo run --example clauses -- FOLDER [PAIRS] [SEED]` writes `german.mrg`, `english.mrg` and
//! `links.txt`. The same numbers give the same files.

#[path = "../tests/clauses/mod.rs"]
mod clauses;

use std::error::Error;
use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("name a folder")?);
    let pairs = arguments.next().map_or(Ok(400), |text| text.parse())?;
    let seed = arguments.next().map_or(Ok(1), |text| text.parse())?;
    let [mut left, mut right, mut links] = [const { String::new() }; 3];
    let mut decisions = 0;
    for pair in clauses::clause_pairs(pairs, seed) {
        writeln!(left, "{}", pair.left)?;
        writeln!(right, "{}", pair.right)?;
        writeln!(links, "{}", pair.links)?;
        decisions += pair.projections.len().min(pair.texts.len());
    }
    fs::write(folder.join("german.mrg"), left)?;
    fs::write(folder.join("english.mrg"), right)?;
    fs::write(folder.join("links.txt"), links)?;
    println!("{pairs} pairs of sentences, {decisions} of clauses");
    Ok(())
}
