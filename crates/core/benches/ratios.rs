//! The measure against what public crates give (path strings, strsim, pathfinding), in one process:
//! rounds of both take turns, the minimum of each counts, and both have to say the same. Run with
//! `cargo bench --bench ratios`; a word after `--` selects the lines that contain it. With
//! `TWINTREE_DATA` set, the real corpus is measured, too.

mod inputs;
mod peers;

use std::fs;
use std::hint::black_box;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use inputs::{Numbers, Pair};
use twintree::paths::{Disparity, MetaGraph, Score, Workspace, spanning};
use twintree::text::conllu;
use twintree::text::links::{self, Numbering};
use twintree::{DependencyPair, Labels, PairOptions, Sentence, Symbols};

/// At least this many rounds, however long they take.
const ROUNDS: u32 = 7;

/// As many more as fit this time: on a machine with other work, the least time is found late.
const PATIENCE: Duration = Duration::from_secs(2);

/// The time of one call, from as many as fill a few milliseconds.
fn time(calls: u32, work: &mut dyn FnMut() -> u64) -> Duration {
    let start = Instant::now();
    for _ in 0..calls {
        black_box(work());
    }
    start.elapsed() / calls
}

/// How many calls fill four milliseconds.
fn calls(work: &mut dyn FnMut() -> u64) -> u32 {
    let mut once = time(1, work);
    if once < Duration::from_millis(4) {
        // The first call also fetched everything from memory.
        once = time(1, work);
    }
    u32::try_from(4_000_000 / once.as_nanos().max(1))
        .unwrap_or(u32::MAX)
        .clamp(1, 20_000)
}

/// Prints one line: both minima and their ratio, beside the least ratio asked for. Returns whether
/// that is reached.
fn race(
    name: &str,
    floor: f64,
    fast: &mut dyn FnMut() -> u64,
    slow: &mut dyn FnMut() -> u64,
) -> bool {
    let wanted = std::env::args()
        .skip(1)
        .find(|argument| !argument.starts_with('-'));
    if wanted.is_some_and(|wanted| !name.contains(&wanted)) {
        return true;
    }
    assert_eq!(fast(), slow(), "{name}: different answers");
    let (fast_calls, slow_calls) = (calls(fast), calls(slow));
    let (mut best, mut other) = (Duration::MAX, Duration::MAX);
    let (start, mut rounds) = (Instant::now(), 0);
    while rounds < ROUNDS || start.elapsed() < PATIENCE {
        best = best.min(time(fast_calls, fast));
        other = other.min(time(slow_calls, slow));
        rounds += 1;
    }
    let ratio = other.as_secs_f64() / best.as_secs_f64();
    let reached = ratio >= floor;
    let mark = if reached { "" } else { "  MISSED" };
    println!("{name:<44}{other:>12.2?}{best:>12.2?}{ratio:>9.1}×   at least {floor:>4.1}×{mark}");
    reached
}

/// Distance and maximum in one number, to be compared.
fn joined(distance: u64, maximum: u64) -> u64 {
    distance << 32 | maximum
}

fn with_peers(pair: DependencyPair<'_>) -> u64 {
    let (distance, maximum) = peers::measure(pair);
    joined(distance, maximum)
}

fn quickly(workspace: &mut Workspace, pair: DependencyPair<'_>) -> u64 {
    match workspace.measure(pair) {
        Ok(Score::Defined(ratio)) => joined(ratio.part(), ratio.whole()),
        _ => 0,
    }
}

/// The whole measure of a pair.
fn whole(pair: &Pair, floor: f64) -> bool {
    let mut workspace = Workspace::new();
    let name = format!("measure, {}", pair.name);
    let pair = pair.dependencies();
    let mut fast = || quickly(&mut workspace, pair);
    race(&name, floor, &mut fast, &mut || with_peers(pair))
}

/// The spanning tree of a complete graph whose weights are those of some sentence.
fn spanning_tree(vertices: u32) -> bool {
    let mut numbers = Numbers::new(7);
    let graph = MetaGraph::from_fn(vertices as usize, |_, _| {
        let distance = numbers.below(9);
        Disparity {
            distance,
            maximum: distance + numbers.below(5),
        }
    })
    .expect("within the limit");
    let edges: Vec<(usize, usize, u32)> = graph
        .edges()
        .map(|edge| {
            let Disparity { distance, maximum } = edge.disparity;
            let weight = peers::short((distance as usize, maximum as usize));
            (edge.from as usize, edge.to as usize, weight)
        })
        .collect();
    let mut scratch = spanning::Scratch::default();
    let mut tree = spanning::SpanningTree::default();
    let mut fast = || {
        spanning::rewrite(
            &graph,
            spanning::TieBreak::SmallestMaximum,
            &mut scratch,
            &mut tree,
        );
        joined(tree.distance(), tree.maximum())
    };
    let mut slow = || {
        let (distance, maximum) = peers::tree(vertices as usize, &edges);
        joined(distance, maximum)
    };
    race(
        &format!("spanning tree, {vertices} vertices"),
        3.5,
        &mut fast,
        &mut slow,
    )
}

/// All pairs of the real corpus.
fn corpus() -> bool {
    let Some(data) = std::env::var_os("TWINTREE_DATA") else {
        println!("corpus: skipped, TWINTREE_DATA is not set");
        return true;
    };
    let folder = PathBuf::from(data).join("pud-en-fr");
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("a file of the corpus");
    let texts = (read("en.conllu"), read("fr.conllu"), read("links.txt"));
    let (lefts, _) = conllu::read(&texts.0);
    let (rights, _) = conllu::read(&texts.1);
    let (aligned, _) = links::read(&texts.2, Numbering::FromOne);
    let options = PairOptions::default().with_labels(Labels::WithoutSubtype);
    let mut pairs = Vec::new();
    for ((left, right), line) in lefts.into_iter().zip(rights).zip(&aligned) {
        let (left, right) = (Sentence::Conllu(left), Sentence::Conllu(right));
        pairs.push(twintree::Pair::of(
            left,
            right,
            line,
            &options,
            Symbols::new(),
        ));
    }
    let pairs: Vec<_> = pairs
        .iter()
        .map(|pair| pair.dependencies().expect("a tree"))
        .collect();
    let mut workspace = Workspace::new();
    let mut fast = || {
        let scores = pairs.iter().map(|&pair| quickly(&mut workspace, pair));
        scores.sum()
    };
    let mut slow = || pairs.iter().map(|&pair| with_peers(pair)).sum();
    race(
        &format!("measure, corpus of {} pairs", pairs.len()),
        4.5,
        &mut fast,
        &mut slow,
    )
}

fn main() {
    println!("{:<44}{:>12}{:>12}{:>10}", "", "peers", "twintree", "ratio");
    let floors = [(10, 1.0), (25, 4.0), (60, 7.0), (200, 24.0), (500, 36.0)];
    let mut reached = true;
    for (words, floor) in floors {
        reached &= whole(&inputs::translated(words), floor);
    }
    for (words, floor) in [(30, 4.0), (100, 24.0), (500, 36.0)] {
        reached &= whole(&inputs::translated_nested(words), floor);
    }
    reached &= corpus();
    for pair in inputs::extremes() {
        reached &= whole(
            &pair,
            if pair.name.starts_with("chain, chain, 500") {
                5.0
            } else {
                1.0
            },
        );
    }
    for vertices in [25, 60, 500, 2_000] {
        reached &= spanning_tree(vertices);
    }
    println!(
        "{}",
        if reached {
            "every floor is reached"
        } else {
            "a floor is missed"
        }
    );
}
