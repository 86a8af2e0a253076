//! The table of EVALB for two files of trees, one a line, as EVALB itself takes them:
//! `brackets GOLD TEST [PARAMETERS]`.

use std::io::{self, Write};
use std::process::ExitCode;
use std::{env, fs};

use twintree::distances::brackets::{Parameters, compare_lines};
use twintree_view::EvalbTable;

pub fn table() -> ExitCode {
    match print() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn print() -> io::Result<()> {
    let names: Vec<String> = env::args().skip(2).collect();
    let [gold, test, rest @ ..] = &*names else {
        return Err(io::Error::other("brackets GOLD TEST [PARAMETERS]"));
    };
    let parameters = match rest.first() {
        Some(name) => Parameters::read(&fs::read_to_string(name)?).0,
        None => Parameters::everything(),
    };
    let (gold, test) = (fs::read_to_string(gold)?, fs::read_to_string(test)?);
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut table = EvalbTable::new(&parameters);
    out.write_all(EvalbTable::heading().as_bytes())?;
    for (gold, test) in gold.lines().zip(test.lines()) {
        let comparison = compare_lines(gold, test, &parameters);
        write!(out, "{}", table.row(&comparison))?;
    }
    write!(out, "{}", table.totals())?;
    out.flush()
}
