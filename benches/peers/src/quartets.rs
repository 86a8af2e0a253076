//! Quartets for a race with another process: a line is two trees of Newick with a tab between them;
//! the answer is the quartets that differ, and the nanoseconds of a call on trees that are read and of
//! one from text to number.

use std::hint::black_box;
use std::io::{BufRead, Write};
use std::process::ExitCode;

use twintree::distances::leaves::{self, LeafOptions, Leaves};
use twintree::distances::quartets;
use twintree::{Pair, PairOptions};

use crate::trees::time;

pub fn answer() -> ExitCode {
    let mut output = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let line = line.expect("a line");
        let (left, right) = line.split_once('\t').expect("two trees");
        let read = || {
            let pair = Pair::read(left, right, "", &PairOptions::default());
            leaves::of_pair(&pair, LeafOptions::default()).expect("the same leaves")
        };
        let count = |leaves: &Leaves| quartets::count(leaves).expect("small enough");
        let leaves = read();
        let differing = count(&leaves).distance().numerator();
        let ready = time(&mut || {
            black_box(count(black_box(&leaves)));
        });
        let text = time(&mut || {
            black_box(count(&read()));
        });
        let (ready, text) = (ready.as_nanos(), text.as_nanos());
        writeln!(output, "{differing} {ready} {text}").expect("an open pipe");
        output.flush().expect("an open pipe");
    }
    ExitCode::SUCCESS
}
