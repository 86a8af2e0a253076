//! Robinson–Foulds against phylotree, both on trees that are read: rounds of both take turns, the
//! minimum of each counts, and both have to say the same.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use twintree::distances::leaves::{self, LeafOptions};
use twintree::distances::splits::{self, Rooting};
use twintree::{Pair, PairOptions};

use crate::trees::{Numbers, time, tree};

/// Rounds of each.
const ROUNDS: u32 = 25;

pub fn race() -> ExitCode {
    let mut reached = true;
    println!(
        "{:<40}{:>12}{:>12}{:>9}",
        "Robinson–Foulds", "phylotree", "twintree", "ratio"
    );
    for (leaves, most, floor) in [
        (10, 3, 1.0),
        (25, 2, 4.0),
        (25, 5, 4.0),
        (60, 3, 4.0),
        (100, 3, 4.0),
        (300, 3, 1.0),
    ] {
        let mut numbers = Numbers(leaves as u64);
        let [left, right] = [(); 2].map(|()| tree(leaves, most, &mut numbers));
        let mut theirs =
            [&left, &right].map(|text| phylotree::tree::Tree::from_newick(text).expect("a tree"));
        let pair = Pair::read(&left, &right, "", &PairOptions::default());
        let ours = leaves::of_pair(&pair, LeafOptions::default()).expect("the same leaves");
        let distance = || {
            let splits = splits::compare(&ours, Rooting::Unrooted).expect("small enough");
            splits.robinson_foulds().numerator()
        };
        // Its cache of parts is emptied, so that every call does the work.
        let mut fresh = || {
            theirs
                .iter_mut()
                .for_each(phylotree::tree::Tree::reset_bipartition_cache);
            theirs[0]
                .robinson_foulds(&theirs[1])
                .expect("the same leaves")
        };
        assert_eq!(distance(), fresh() as u64, "{left} {right}");
        let (mut best, mut other) = (Duration::MAX, Duration::MAX);
        for _ in 0..ROUNDS {
            best = best.min(time(&mut || {
                black_box(distance());
            }));
            other = other.min(time(&mut || {
                black_box(fresh());
            }));
        }
        let ratio = other.as_secs_f64() / best.as_secs_f64();
        reached &= ratio >= floor;
        let name = format!("{leaves} leaves, at most {most} members");
        println!("{name:<40}{other:>12.2?}{best:>12.2?}{ratio:>8.1}×   at least {floor:.1}×");
    }
    println!(
        "{}",
        if reached {
            "every floor is reached"
        } else {
            "a floor is missed"
        }
    );
    ExitCode::from(u8::from(!reached))
}
