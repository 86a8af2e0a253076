//! What is said of all pairs together is the same to the last digit, in whatever order they come.

use std::fmt::Write;

use crate::process::Folder;
use serde_json::{Value, json};

/// This many pairs: no two of the permutations below have the same neighbours, and sums of this many
/// fractions would differ if they were rounded one by one.
const PAIRS: usize = 97;

/// Numbers without an order of their own.
struct Numbers(u32);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as usize % limit
    }
}

const LABELS: [&str; 4] = ["nsubj", "obj", "nmod", "amod"];
const RELATIONS: [&str; 3] = ["", ":equals", ":restates"];

/// A sentence of this many words in CoNLL-U.
fn conllu(words: usize, numbers: &mut Numbers) -> String {
    let mut text = String::new();
    for id in 1..=words {
        let (head, label) = match id {
            1 => (0, "root"),
            _ => (1 + numbers.below(id - 1), LABELS[numbers.below(4)]),
        };
        writeln!(text, "{id}\tw{id}\tw\tX\t_\t_\t{head}\t{label}\t_\t_").expect("a string");
    }
    text + "\n"
}

/// A tree over this many words in brackets, on a line.
fn brackets(words: usize, numbers: &mut Numbers) -> String {
    let mut nodes: Vec<String> = (1..=words).map(|word| format!("(X w{word})")).collect();
    while nodes.len() > 1 {
        let at = numbers.below(nodes.len() - 1);
        let label = ["NP", "VP", "PP"][numbers.below(3)];
        let both: String = nodes.drain(at..at + 2).collect();
        nodes.insert(at, format!("({label} {both})"));
    }
    format!("(S {})\n", nodes.concat())
}

/// Links of every word, some of them with a relation; of some pairs there is none, or one alone, so that
/// measures are not defined, for one reason and another.
fn links(words: usize, numbers: &mut Numbers) -> String {
    let words = match numbers.below(9) {
        few @ 0..2 => few,
        _ => words,
    };
    let link = |word| {
        let other = 1 + numbers.below(words.max(3));
        format!("{word}-{other}{}", RELATIONS[numbers.below(3)])
    };
    (1..=words).map(link).collect::<Vec<_>>().join(" ") + "\n"
}

/// The files with these pairs, from first to last; each has one part for a pair.
fn write(folder: &Folder, files: &[(&str, Vec<String>)], order: &[usize]) {
    for (name, parts) in files {
        let text: String = order.iter().map(|&pair| parts[pair].as_str()).collect();
        folder.write(name, text);
    }
}

/// The files of a corpus, in parts.
fn files() -> [(&'static str, Vec<String>); 6] {
    let mut numbers = Numbers(7);
    let sizes: Vec<usize> = (0..PAIRS).map(|_| 3 + numbers.below(9)).collect();
    let mut parts = |of: fn(usize, &mut Numbers) -> String| -> Vec<String> {
        sizes.iter().map(|&words| of(words, &mut numbers)).collect()
    };
    [
        ("left.conllu", parts(conllu)),
        ("right.conllu", parts(conllu)),
        ("left.mrg", parts(brackets)),
        ("right.mrg", parts(brackets)),
        ("links.txt", parts(links)),
        ("others.txt", parts(links)),
    ]
}

/// Runs commands on the pairs in several orders, which `figures` must be the same of.
#[track_caller]
fn check(test: &str, commands: &[&str], figures: impl Fn(&str) -> String) {
    let folder = Folder::new(test);
    let files = files();
    let orders = [1, 5, 36, PAIRS - 1]
        .map(|step| -> Vec<usize> { (0..PAIRS).map(|pair| pair * step % PAIRS).collect() });
    for command in commands {
        let mut first = None;
        for order in &orders {
            write(&folder, &files, order);
            let said = figures(&folder.run(command).succeeded().output);
            assert!(!said.is_empty(), "{command}");
            assert_eq!(
                *first.get_or_insert_with(|| said.clone()),
                said,
                "{command}"
            );
        }
    }
}

#[test]
fn summaries_do_not_depend_on_the_order_of_pairs() {
    let commands = [
        "compare left.conllu right.conllu --links links.txt --summary",
        "compare left.conllu right.conllu --links links.txt --summary --jobs 2",
        "compare left.conllu right.conllu --align --summary",
        "compare left.mrg right.mrg --links links.txt --as dependencies --summary",
        "distances left.conllu right.conllu --summary",
        "distances left.mrg right.mrg --summary --jobs 2",
        "distances left.mrg right.mrg --rooted --summary",
        "distances left.mrg right.mrg --by-links links.txt --summary",
        "crossings left.conllu right.conllu --links links.txt --summary",
        "crossings left.mrg right.mrg --links links.txt --summary",
        "crossings left.mrg right.mrg --links links.txt --as flattened --summary --jobs 2",
        "agreement links.txt others.txt",
        "agreement links.txt others.txt --json",
        "confusion left.conllu right.conllu --links links.txt",
    ];
    check("shuffled", &commands, str::to_owned);
}

#[test]
fn the_totals_of_evalb_do_not_depend_on_the_order_of_pairs() {
    let totals = |output: &str| {
        let (_, totals) = output.split_once("=== Summary ===").expect("totals");
        totals.to_owned()
    };
    check(
        "shuffled-evalb",
        &["distances left.mrg right.mrg --evalb"],
        totals,
    );
}

/// Of a test the figures that are no matter of chance: coins are tossed pair by pair.
#[test]
fn differences_do_not_depend_on_the_order_of_pairs() {
    let folder = Folder::new("shuffled-significance");
    let files = files();
    let mut first = None;
    for step in [1, 5, 36, PAIRS - 1] {
        let order: Vec<usize> = (0..PAIRS).map(|pair| pair * step % PAIRS).collect();
        write(&folder, &files, &order);
        for (links, name) in [("links.txt", "one.jsonl"), ("others.txt", "two.jsonl")] {
            let compare = format!("compare left.conllu right.conllu --links {links}");
            folder.write(name, folder.run(&compare).succeeded().output);
        }
        let run = folder.run("significance one.jsonl two.jsonl --bootstrap 10 --randomisation 10");
        let row: Value = run.succeeded().rows().remove(0);
        let of = |name: &str| row[name].clone();
        let names = ["scores", "difference", "won", "lost", "equal", "pairs"];
        let said = json!(names.map(of));
        assert_eq!(*first.get_or_insert_with(|| said.clone()), said);
    }
}

/// A model is learnt example by example and depends on their order; what it makes of others does not.
#[test]
fn an_evaluation_does_not_depend_on_the_order_of_pairs() {
    let folder = Folder::new("shuffled-projections");
    let of = |name: &str| -> Vec<String> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/projection/");
        let text =
            std::fs::read_to_string([folder, name].concat()).expect("a file of the repository");
        text.split_inclusive('\n').map(str::to_owned).collect()
    };
    let files = ["by-hand.de.mrg", "by-hand.en.mrg", "by-hand.links"].map(|name| (name, of(name)));
    let pairs = files[0].1.len();
    let arguments = "by-hand.de.mrg by-hand.en.mrg --links by-hand.links --model model.txt";
    let mut first = None;
    for step in [1, 2, 5, pairs - 1] {
        let order: Vec<usize> = (0..pairs).map(|pair| pair * step % pairs).collect();
        write(&folder, &files, &order);
        if first.is_none() {
            let train = format!("project train {arguments} --passes 1 --beam 3");
            folder.run(&train).succeeded();
        }
        let evaluation = folder.run(&format!("project evaluate {arguments}"));
        let said = evaluation.succeeded().output;
        assert_eq!(*first.get_or_insert_with(|| said.clone()), said);
    }
}
