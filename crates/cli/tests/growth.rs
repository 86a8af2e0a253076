//! Every command takes time in proportion to the pairs it is given: eight times as many may take three
//! times eight times as long.

use std::process::{Child, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use crate::process::{Folder, LEFT, LINKS, RIGHT};

/// The commands, the word of the list of commands first, and how many pairs the smaller input has.
const COMMANDS: [(&str, usize); 15] = [
    ("compare left.conllu right.conllu --links links.txt", 1000),
    (
        "compare left.conllu right.conllu --links links.txt --summary",
        3000,
    ),
    ("compare --records", 600),
    ("confusion left.conllu right.conllu --links links.txt", 2500),
    ("distances left.mrg left.mrg", 400),
    ("distances left.mrg left.mrg --evalb", 5000),
    ("significance scores.jsonl scores.jsonl", 1000),
    ("crossings left.mrg right.txt --links links.txt", 1000),
    ("align left.conllu right.conllu", 1000),
    ("agreement links.txt links.txt", 10000),
    (
        "fuse left.conllu right.conllu --links relations.txt --merge specify",
        1000,
    ),
    ("project extract de.mrg en.mrg --links clauses.txt", 150),
    (
        "project train de.mrg en.mrg --links clauses.txt --model new.txt --passes 1",
        40,
    ),
    ("project predict de.mrg --model model.txt", 60),
    (
        "project evaluate de.mrg en.mrg --links clauses.txt --model model.txt",
        60,
    ),
];

/// The clauses that come with the sources, again and again.
fn clauses(file: &str, pairs: usize) -> String {
    let path = format!(
        "{}/../../tests/projection/{file}",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = fs::read_to_string(path).expect("a file of the repository");
    let lines = text.lines().cycle().take(pairs);
    lines.map(|line| line.to_owned() + "\n").collect()
}

/// A folder with this many pairs in every file.
fn folder(pairs: usize) -> Folder {
    let folder = Folder::new(&format!("growth-{pairs}"));
    let plain = LEFT.split_once('\n').expect("a comment").1;
    let mut record =
        serde_json::json!({ "left": plain, "right": RIGHT, "links": LINKS }).to_string();
    record.push('\n');
    for (name, one) in [
        ("left.conllu", plain),
        ("right.conllu", &format!("{RIGHT}\n")),
        ("links.txt", LINKS),
        ("relations.txt", "2-5:equals 4-3:restates\n"),
        (
            "left.mrg",
            "(S (NP (DT the) (NN detective)) (VP (VBZ is) (VP (VBG becoming) (NP (DT a) (NNP Holmes)))))\n",
        ),
        ("right.txt", "a Sherlock becomes the detective\n"),
        ("records.jsonl", &record),
    ] {
        folder.write(name, one.repeat(pairs));
    }
    let score = |pair| {
        format!(
            "{{\"pair\":{pair},\"distance\":{},\"maximum\":9}}\n",
            pair % 7
        )
    };
    let scores = (1..=pairs).map(score);
    folder.write("scores.jsonl", scores.collect::<String>());
    for (name, file) in [
        ("de.mrg", "generated.de.mrg"),
        ("en.mrg", "generated.en.mrg"),
        ("clauses.txt", "generated.links"),
    ] {
        folder.write(name, clauses(file, pairs));
    }
    folder
}

/// Hundredths of a second that a process has spent, where the system reports it.
fn spent(process: u32) -> Option<(char, u32)> {
    let told = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // After the name, which is in brackets: the state, and as the 12th and 13th the times.
    let mut fields = told.rsplit_once(") ")?.1.split(' ');
    let state = fields.next()?.chars().next()?;
    let mut times = fields.skip(10).map(|time| time.parse::<u32>().ok());
    Some((state, times.next()?? + times.next()??))
}

/// The time that a run takes: of the processor, where it can be read before the run is cleaned up.
fn time(mut child: Child, began: Instant) -> Duration {
    let process = child.id();
    let of_processor = loop {
        match spent(process) {
            Some(('Z', hundredths)) => break Some(Duration::from_millis(10) * hundredths),
            Some(_) => thread::sleep(Duration::from_millis(1)),
            None => break None,
        }
    };
    let status = child.wait().expect("the program ends");
    assert!(status.success(), "{status}");
    of_processor.unwrap_or_else(|| began.elapsed())
}

fn run(folder: &Folder, command: &str) -> Duration {
    let began = Instant::now();
    let mut process = folder.command(command);
    if command.ends_with("--records") {
        process.stdin(folder.open("records.jsonl"));
    }
    let child = process.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    time(child.expect("the program starts"), began)
}

#[test]
fn every_command_takes_time_in_proportion_to_the_pairs() {
    let help = Folder::new("growth-help").run("--help").output;
    let listed = help
        .lines()
        .skip_while(|line| *line != "Commands:")
        .skip(1)
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_whitespace().next());
    let is_tried = |name: &&str| {
        COMMANDS
            .iter()
            .any(|(command, _)| command.starts_with(name))
    };
    // The last ones take no pairs.
    let others: Vec<_> = listed.filter(|name| !is_tried(name)).collect();
    assert_eq!(others, ["completions", "man", "schema", "help"]);

    let mut broken = Vec::new();
    for (command, pairs) in COMMANDS {
        let [small, large] = [pairs, 8 * pairs].map(folder);
        if command.contains("--model model.txt") {
            for folder in [&small, &large] {
                folder.write("de20.mrg", clauses("generated.de.mrg", 20));
                folder.write("en20.mrg", clauses("generated.en.mrg", 20));
                folder.write("clauses20.txt", clauses("generated.links", 20));
                let train = "project train de20.mrg en20.mrg --links clauses20.txt --model model.txt --passes 1";
                run(folder, train);
            }
        }
        let mut least = [Duration::MAX; 2];
        for _ in 0..2 {
            least = [
                least[0].min(run(&small, command)),
                least[1].min(run(&large, command)),
            ];
        }
        // What is less than a tick of the clock counts as two.
        let most = 24 * least[0].max(Duration::from_millis(20));
        println!("{:>8.0?} {:>8.0?}  {command}", least[0], least[1]);
        if least[1] > most {
            broken.push((command, least));
        }
    }
    assert!(broken.is_empty(), "{broken:?}");
}
