//! Prints what projecting costs: reading off 10,000 pairs of clauses, and passes of training over them.
//!
//! `cargo run --release --example projection_speed`. Times are those of the processor, where the system
//! reports them, so that other programs do not count.

#[path = "../tests/clauses/mod.rs"]
mod clauses;

use std::error::Error;
use std::fs;
use std::time::{Duration, Instant};

use twintree::projection::training::{Options, Training};
use twintree::projection::{Rules, extract};
use twintree::{Pair, PairOptions};

/// Time of the processor spent on this thread, else time that went by.
fn spent(began: Instant) -> Duration {
    let told = fs::read_to_string("/proc/thread-self/schedstat");
    let nanoseconds = told
        .ok()
        .and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| began.elapsed(), Duration::from_nanos)
}

fn main() -> Result<(), Box<dyn Error>> {
    let began = Instant::now();
    let mut last = spent(began);
    let mut tell = |what: &str| {
        let now = spent(began);
        println!("{what}: {:.3} s", now.saturating_sub(last).as_secs_f64());
        last = now;
    };
    let pairs = clauses::clause_pairs(10_000, 5);
    let clauses: usize = pairs
        .iter()
        .map(|pair| pair.projections.len().min(pair.texts.len()))
        .sum();
    println!("{} pairs of sentences, {clauses} of clauses", pairs.len());
    tell("made");
    let options = PairOptions::default();
    let read: Vec<_> = pairs
        .iter()
        .map(|pair| Pair::read(&pair.left, &pair.right, &pair.links, &options))
        .collect();
    tell("read");
    let rules = Rules::default();
    let mut found = Vec::with_capacity(read.len());
    for pair in &read {
        found.push(extract(pair, &rules)?);
    }
    tell("extracted");
    let mut options = Options::default();
    options.passes = 2;
    let mut training = Training::new(options);
    for one in &found {
        training.add(one)?;
    }
    tell("described");
    while let Some(progress) = training.step() {
        if progress.seen == progress.examples {
            tell(&format!(
                "pass {} ({} wrong)",
                progress.pass, progress.wrong
            ));
        }
    }
    Ok(())
}
