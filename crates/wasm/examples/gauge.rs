//! The native side of the page's benchmark. Reads a pair from the three files named, then answers
//! each line of standard input, a number of rounds, with the nanoseconds they took and their sum.

use std::error::Error;
use std::io::{self, BufRead};
use std::time::Instant;
use std::{env, fs};

use twintree_wasm::Gauge;

fn main() -> Result<(), Box<dyn Error>> {
    let files: Vec<String> = env::args().skip(1).collect();
    let [left, right, links] = files.as_slice() else {
        return Err("usage: gauge LEFT.conllu RIGHT.conllu LINKS.txt".into());
    };
    let read = fs::read_to_string::<&String>;
    let mut gauge = Gauge::new(read(left)?, read(right)?, &read(links)?)?;
    for line in io::stdin().lock().lines() {
        let rounds = line?.trim().parse()?;
        let start = Instant::now();
        let sum = gauge.measure(rounds)?;
        println!("{} {sum}", start.elapsed().as_nanos());
    }
    Ok(())
}
