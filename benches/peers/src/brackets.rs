//! The table of EVALB for two files of trees, one a line, as EVALB itself takes them:
//! `brackets GOLD TEST [PARAMETERS]`.

use std::io::{self, BufRead, Write};
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
    let mut files = [gold, test].map(|name| fs::File::open(name).map(io::BufReader::new));
    let mut lines = [String::new(), String::new()];
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut table = EvalbTable::new(&parameters);
    out.write_all(EvalbTable::heading().as_bytes())?;
    loop {
        for (file, line) in files.iter_mut().zip(&mut lines) {
            line.clear();
            let file = file
                .as_mut()
                .map_err(|error| io::Error::other(error.to_string()))?;
            file.read_line(line)?;
        }
        let [gold, test] = &lines;
        if gold.is_empty() || test.is_empty() {
            break;
        }
        let comparison = compare_lines(gold, test, &parameters);
        write!(out, "{}", table.row(&comparison))?;
    }
    write!(out, "{}", table.totals())?;
    out.flush()
}
