//! Writes German–English clause pairs of a small grammar as four files: brackets, brackets,
//! links, and what each clause projects.
//!
//! `cargo run --example clauses -- FOLDER [PAIRS] [SEED]` writes `german.mrg`, `english.mrg`,
//! `links.txt` and `projections.txt`. The same numbers give the same files.

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
    let [mut left, mut right, mut links, mut projections] = [const { String::new() }; 4];
    let mut clauses = 0;
    for pair in clauses::clause_pairs(pairs, seed) {
        writeln!(left, "{}", pair.left)?;
        writeln!(right, "{}", pair.right)?;
        writeln!(links, "{}", pair.links)?;
        for (projection, text) in pair.projections.iter().zip(&pair.texts) {
            writeln!(projections, "{projection}\t{text}")?;
            clauses += 1;
        }
    }
    fs::write(folder.join("german.mrg"), left)?;
    fs::write(folder.join("english.mrg"), right)?;
    fs::write(folder.join("links.txt"), links)?;
    fs::write(folder.join("projections.txt"), projections)?;
    println!("{pairs} pairs of sentences, {clauses} of clauses");
    Ok(())
}
