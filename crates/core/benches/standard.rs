//! What the crate does with sorts and maps, against the plain sort or map of the standard library:
//! large inputs must not take longer than it does.
//!
//! Both take turns in one process, the least time of each counts, and both have to say the same.
//! Run with `cargo bench --bench standard`; a word after `--` selects the lines that contain it.

mod inputs;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::hint::black_box;
use std::time::{Duration, Instant};

use inputs::Numbers;
use twintree::paths::{Disparity, Edge, MetaGraph};
use twintree::relations::synonyms;
use twintree::text::conllu;
use twintree::{Alignment, AnnotatedLink, Link, Symbols};

const ROUNDS: usize = 7;

/// How many times as long as the standard library it may take.
const LIMIT: f64 = 1.2;

/// Prints one line: both least times and their ratio. Returns whether it is within the limit.
fn race(name: &str, ours: &mut dyn FnMut() -> usize, theirs: &mut dyn FnMut() -> usize) -> bool {
    let wanted = std::env::args()
        .skip(1)
        .find(|argument| !argument.starts_with('-'));
    if wanted.is_some_and(|wanted| !name.contains(&wanted)) {
        return true;
    }
    assert_eq!(ours(), theirs(), "{name}: different answers");
    let [mut least, mut standard] = [Duration::MAX; 2];
    for _ in 0..ROUNDS {
        let start = Instant::now();
        black_box(ours());
        least = least.min(start.elapsed());
        let start = Instant::now();
        black_box(theirs());
        standard = standard.min(start.elapsed());
    }
    let ratio = least.as_secs_f64() / standard.as_secs_f64();
    let within = ratio <= LIMIT;
    let mark = if within { "" } else { "  MISSED" };
    println!("{name:<48}{standard:>10.2?}{least:>10.2?}{ratio:>8.2}×   at most {LIMIT}×{mark}");
    within
}

/// All edges of a complete graph, against sorting them as plain numbers.
fn edges(vertices: usize) -> bool {
    let mut numbers = Numbers::new(5);
    let graph = MetaGraph::from_fn(vertices, |_, _| {
        let distance = numbers.below(20);
        Disparity {
            distance,
            maximum: distance + numbers.below(9),
        }
    })
    .expect("within the limit");
    let middle = vertices * (vertices - 1) / 4;
    let place = |edge: &Edge| edge.from as usize * vertices + edge.to as usize;
    race(
        &format!("sorted edges of {vertices} links"),
        &mut || place(&graph.sorted_edges()[middle]),
        &mut || {
            let mut keys: Vec<u64> = graph.edges().map(key).collect();
            keys.sort_unstable();
            let edges: Vec<Edge> = keys.into_iter().map(edge).collect();
            place(&edges[middle])
        },
    )
}

/// An edge as a number: its weight in sixteen bits above its vertices.
fn key(edge: Edge) -> u64 {
    let Disparity { distance, maximum } = edge.disparity;
    let weight = u64::from(distance) << 8 | u64::from(maximum);
    weight << 32 | u64::from(edge.from) << 16 | u64::from(edge.to)
}

/// The inverse of [`key`].
fn edge(key: u64) -> Edge {
    let part = |low: u32, bits: u32| u32::try_from(key >> low & ((1 << bits) - 1)).unwrap_or(0);
    Edge {
        disparity: Disparity {
            distance: part(40, 8),
            maximum: part(32, 8),
        },
        from: part(16, 16),
        to: part(0, 16),
    }
}

/// Links in any order, some of them twice, against sorting them with what is said of each.
fn links(count: u32) -> bool {
    const WORDS: u32 = 100_000;
    let mut numbers = Numbers::new(6);
    let mut word = || 1 + numbers.below(WORDS);
    let links: Vec<Link> = (0..count)
        .filter_map(|_| Link::new(word(), word()))
        .collect();
    race(
        &format!("alignment of {count} links"),
        &mut || {
            let words = WORDS as usize;
            let alignment = Alignment::new(words, words, links.iter().copied());
            alignment.expect("words in range").len()
        },
        &mut || {
            let mut links: Vec<AnnotatedLink> =
                links.iter().copied().map(AnnotatedLink::from).collect();
            // What is said of a link first counts, so that equals have to stay as they stand.
            links.sort_by_key(|one| one.link);
            links.dedup_by_key(|one| one.link);
            let (links, marks): (Vec<_>, Vec<_>) = links
                .into_iter()
                .map(|one| (one.link, (one.relation, one.certainty)))
                .unzip();
            black_box(marks);
            links.len()
        },
    )
}

/// A sentence whose lines stand in any order, against one in order and a sort of the ids.
fn words(count: u32) -> bool {
    let line = |text: &mut String, id: u32| {
        let _ = writeln!(text, "{id}\tw\tw\tX\t_\t_\t0\troot\t_\t_");
    };
    let mut numbers = Numbers::new(7);
    let mut ids: Vec<u32> = (1..=count).collect();
    for at in (1..count).rev() {
        ids.swap(at as usize, numbers.below(at + 1) as usize);
    }
    let (mut mixed, mut ordered) = (String::new(), String::new());
    for (&id, place) in ids.iter().zip(1..) {
        line(&mut mixed, id);
        line(&mut ordered, place);
    }
    let count = |text: &str| conllu::read(text).0.len();
    race(
        &format!("reading {} words out of sequence", ids.len()),
        &mut || count(&mixed),
        &mut || {
            let mut places: Vec<(u32, usize)> = ids.iter().copied().zip(0..).collect();
            places.sort_unstable();
            black_box(places);
            count(&ordered)
        },
    )
}

/// This many texts of this many labels, against a map from text to number.
fn labels(count: u32, kinds: u32) -> bool {
    let mut numbers = Numbers::new(8);
    let texts: Vec<String> = (0..count)
        .map(|_| format!("label:{}", numbers.below(kinds)))
        .collect();
    race(
        &format!("interning {count} times {kinds} labels"),
        &mut || {
            let mut symbols = Symbols::new();
            let last = texts.iter().map(|text| symbols.intern(text)).last();
            symbols.len() + last.map_or(0, |symbol| symbol.index() as usize)
        },
        &mut || {
            let mut known: BTreeMap<String, usize> = BTreeMap::new();
            let mut last = 0;
            for text in &texts {
                last = match known.get(text) {
                    Some(&number) => number,
                    None => known.len(),
                };
                if last == known.len() {
                    known.insert(text.clone(), last);
                }
            }
            known.len() + last
        },
    )
}

/// The table as one holds it in the maps of the standard library, read without a check. Returns the
/// number of pairs.
fn table(text: &str) -> usize {
    let mut related: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in text.lines() {
        let mut words = line.split_whitespace();
        if let (Some(one), Some(other)) = (words.next(), words.next()) {
            let [one, other] = [one, other].map(str::to_lowercase);
            related
                .entry(one.clone())
                .or_default()
                .insert(other.clone());
            related.entry(other).or_default().insert(one);
        }
    }
    related.values().map(BTreeSet::len).sum::<usize>() / 2
}

/// How many lines a table of synonyms has.
const LINES: u64 = 800_000;

/// The words of a line each, against those maps.
fn related(name: &str, line: impl Fn(u64) -> [u64; 2]) -> bool {
    let mut text = String::new();
    for at in 0..LINES {
        let [one, other] = line(at);
        let _ = writeln!(text, "word{one} word{other} synonym");
    }
    race(
        &format!("{LINES} synonyms, {name}"),
        &mut || synonyms::read(&text).0.len(),
        &mut || table(&text),
    )
}

fn main() {
    println!(
        "{:<48}{:>10}{:>10}{:>9}",
        "", "standard", "twintree", "ratio"
    );
    let mixed = |at: u64| at.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 44;
    let within = [
        edges(1_000),
        edges(4_096),
        links(1_000_000),
        words(1_000_000),
        labels(1_000_000, 37),
        labels(1_000_000, 200_000),
        related("each word twice", |at| [at, at + 1]),
        related("words in any order", |at| [mixed(at), mixed(at + LINES)]),
        related("one word with all", |at| [0, at + 1]),
        related("one with all, backwards", |at| [0, LINES - at]),
    ];
    println!(
        "{}",
        if within.into_iter().all(|within| within) {
            "nothing takes longer than it may"
        } else {
            "something takes longer than it may"
        }
    );
}
