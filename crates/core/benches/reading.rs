//! Reading CoNLL-U with every check, against rs-conllu, which checks next to nothing.
//!
//! Prints the ratio first: both read the same text in turn, and the shortest of nine rounds of each
//! counts. The text is the real corpus under `TWINTREE_DATA`, or a made-up one of the same size.
#![allow(missing_docs, reason = "criterion's macros make public functions")]
#![allow(
    clippy::cast_precision_loss,
    reason = "a ratio is printed with two digits"
)]

use std::fmt::Write;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rs_conllu::parsers::Parser;
use twintree::text::Diagnostics;
use twintree::text::conllu::{Reader, write_all};
use twintree::text::links::{self, Numbering};
use twintree::{Pair, PairOptions, Sentence, Symbols};

const ROUNDS: usize = 9;

/// English and French of the corpus, or sentences of 8 to 31 words.
fn text() -> (&'static str, String) {
    if let Some(data) = env::var_os("TWINTREE_DATA") {
        let folder = Path::new(&data).join("pud-en-fr");
        let files = ["en.conllu", "fr.conllu"].map(|name| fs::read_to_string(folder.join(name)));
        if let [Ok(english), Ok(french)] = files {
            return ("real corpus", english + "\n" + &french);
        }
    }
    let mut text = String::new();
    for sentence in 0..2_000_u32 {
        let _ = writeln!(
            text,
            "# sent_id = {sentence}\n# text_en = A made-up sentence"
        );
        for id in 1..=8 + sentence % 24 {
            let (head, deprel) = if id == 1 {
                (0, "root")
            } else {
                (id / 2, "nmod:of")
            };
            let _ = writeln!(
                text,
                "{id}\tdécoupage\tdécoupage\tNOUN\tNN\tGender=Masc|Number=Sing\t{head}\t{deprel}\t\
                 {head}:{deprel}\tSpaceAfter=No"
            );
        }
        text.push('\n');
    }
    ("made-up corpus", text)
}

/// With every check, one sentence in memory at a time.
fn read(text: &str) -> u32 {
    let mut diagnostics = Diagnostics::new();
    let mut reader = Reader::new(text);
    let mut words = 0;
    while let Some(sentence) = reader.next_sentence(&mut diagnostics) {
        words += black_box(&sentence).word_count();
    }
    assert!(!diagnostics.has_errors());
    words
}

fn peer(text: &str) -> usize {
    Parser::new(text.as_bytes())
        .parse()
        .map_or(0, |document| document.into_iter().count())
}

fn time<T>(work: impl FnOnce() -> T) -> Duration {
    let start = Instant::now();
    black_box(work());
    start.elapsed()
}

fn print_ratio(name: &str, text: &str) {
    let mut ours = Duration::MAX;
    let mut theirs = Duration::MAX;
    let mut collected = Duration::MAX;
    for _ in 0..ROUNDS {
        ours = ours.min(time(|| read(black_box(text))));
        theirs = theirs.min(time(|| peer(black_box(text))));
        collected = collected.min(time(|| twintree::text::conllu::read(black_box(text))));
    }
    let speed = |time: Duration| text.len() as f64 / time.as_secs_f64() / 1e6;
    println!(
        "reading the {name}, {:.1} MB: twintree {ours:.2?} ({:.0} MB/s), all sentences kept {collected:.2?} \
         ({:.0} MB/s), rs-conllu {theirs:.2?} ({:.0} MB/s), ratio {:.1} (floor 5.5)",
        text.len() as f64 / 1e6,
        speed(ours),
        speed(collected),
        speed(theirs),
        theirs.as_secs_f64() / ours.as_secs_f64(),
    );
}

fn reading(criterion: &mut Criterion) {
    let (name, text) = text();
    assert!(peer(&text) > 0, "rs-conllu reads the text");
    print_ratio(name, &text);
    let mut group = criterion.benchmark_group("reading");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(2));
    group.warm_up_time(Duration::from_millis(500));
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function("twintree", |bencher| bencher.iter(|| read(&text)));
    group.bench_function("rs-conllu", |bencher| bencher.iter(|| peer(&text)));
    let (sentences, _) = twintree::text::conllu::read(&text);
    group.bench_function("pairs of trees", |bencher| {
        bencher.iter(|| {
            // Two trees a pair, as in a corpus.
            let mut symbols = Symbols::new();
            let mut trees = 0;
            for sides in sentences.chunks_exact(2) {
                let [left, right] = [0, 1].map(|side| Sentence::Conllu(sides[side].clone()));
                let pair = Pair::of(left, right, &[], &PairOptions::default(), symbols);
                trees += pair.trees().map_or(0, |trees| trees.len());
                symbols = pair.into_symbols();
            }
            trees
        });
    });
    group.bench_function("writing", |bencher| bencher.iter(|| write_all(&sentences)));
    let pairs = "1-1 2-3 3-2 4-4 5-6 6-5 7-8:specifies\n".repeat(1_000);
    group.throughput(Throughput::Bytes(pairs.len() as u64));
    group.bench_function("links", |bencher| {
        bencher.iter(|| links::read(black_box(&pairs), Numbering::FromOne));
    });
    group.finish();
}

criterion_group!(benches, reading);
criterion_main!(benches);
