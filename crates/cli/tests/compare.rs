//! `twintree compare`: the numbers, every flag, and what a faulty pair does to the others.

use crate::process::{Folder, LEFT, LINKS, RIGHT};
use serde_json::json;

const COMPARE: &str = "compare left.conllu right.conllu --links links.txt";

#[test]
fn the_worked_example_is_one_line_with_its_keys_in_order() {
    let run = Folder::with_pair("worked").run(COMPARE).succeeded();
    // With UD's labels `cmp` is `compound`, which changes no number.
    let expected = concat!(
        r#"{"pair":1,"left":"holmes-a","right":null,"links":6,"distance":5,"maximum":10,"#,
        r#""similarity":0.5,"undefined":null,"range":[0.5,0.5454545454545454],"#,
        r#""coverage":{"left":{"aligned":6,"words":7},"right":{"aligned":5,"words":5},"#,
        r#""mean":0.9230769230769231},"#,
        r#""spanningTree":[{"from":[3,3],"to":[4,3],"distance":0,"maximum":0},"#,
        r#"{"from":[1,4],"to":[2,5],"distance":0,"maximum":2},"#,
        r#"{"from":[5,1],"to":[6,2],"distance":1,"maximum":3},"#,
        r#"{"from":[2,5],"to":[4,3],"distance":2,"maximum":2},"#,
        r#"{"from":[4,3],"to":[5,1],"distance":2,"maximum":3}]}"#,
        "\n"
    );
    assert_eq!(run.output, expected);
}

#[test]
fn with_edges_all_of_them_are_listed() {
    let run = Folder::with_pair("edges").run(&format!("{COMPARE} --edges"));
    let row = &run.succeeded().rows()[0];
    let edges = row["edges"].as_array().expect("edges");
    assert_eq!(edges.len(), 15);
    let sum = |name: &str| -> u64 { edges.iter().filter_map(|edge| edge[name].as_u64()).sum() };
    assert_eq!((sum("distance"), sum("maximum")), (37, 49));
    assert_eq!(
        edges[0],
        json!({ "from": [1, 4], "to": [2, 5], "distance": 0, "maximum": 2 })
    );
}

#[test]
fn with_charges_there_are_as_many_as_the_distance() {
    let run = Folder::with_pair("charges").run(&format!("{COMPARE} --charges"));
    let row = &run.succeeded().rows()[0];
    let charges = row["charges"].as_array().expect("charges");
    assert_eq!(Some(charges.len() as u64), row["distance"].as_u64());
    // "a" and "Sherlock" are the third edge; "Sherlock" hangs on a label that only the left path has.
    assert_eq!(
        charges[0],
        json!({ "edge": 2, "kind": "only", "left": [6], "right": [] })
    );
    assert_eq!(
        charges[1],
        json!({ "edge": 3, "kind": "turned", "left": [2], "right": [5] })
    );
}

#[test]
fn a_link_named_twice_counts_once_and_is_reported() {
    let folder = Folder::with_pair("twice");
    folder.write("links.txt", "1-4 2-5 1-4\n");
    let run = folder.run(COMPARE);
    assert_eq!(
        (run.code, run.rows()[0]["links"].as_u64()),
        (Some(0), Some(2))
    );
    assert!(
        run.errors
            .starts_with("links.txt:1:9: warning[link-duplicate]: "),
        "{}",
        run.errors
    );
}

#[test]
fn zero_based_links_count_from_zero() {
    let folder = Folder::with_pair("zero-based");
    folder.write("links.txt", "0-3 1-4 2-2 3-2 4-0 5-1\n");
    let run = folder.run(&format!("{COMPARE} --zero-based")).succeeded();
    assert_eq!(run.rows()[0]["similarity"], json!(0.5));
}

#[test]
fn subtypes_are_compared_unless_they_are_stripped() {
    let folder = Folder::with_pair("subtypes");
    folder.write("right.conllu", RIGHT.replace("\tdet\t", "\tdet:def\t"));
    let distance = |flags: &str| {
        let run = folder.run(&format!("{COMPARE} {flags}")).succeeded();
        run.rows()[0]["distance"].as_u64()
    };
    assert_eq!(distance("--strip-subtypes"), Some(5));
    assert!(distance("") > Some(5));
}

#[test]
fn links_to_punctuation_are_set_aside_on_demand() {
    let folder = Folder::with_pair("punctuation");
    folder.write(
        "left.conllu",
        LEFT.replace("\tis\tbe\tAUX", "\t,\t,\tPUNCT"),
    );
    let links = |flags: &str| {
        let run = folder.run(&format!("{COMPARE} {flags}")).succeeded();
        run.rows()[0]["links"].as_u64()
    };
    assert_eq!(
        (links(""), links("--ignore-punctuation")),
        (Some(6), Some(5))
    );
}

#[test]
fn without_a_path_the_score_is_null_and_says_why() {
    let folder = Folder::with_pair("undefined");
    let reason = |line: &str| {
        folder.write("links.txt", line);
        let row = folder.run(COMPARE).succeeded().rows().remove(0);
        assert_eq!(row["similarity"], json!(null));
        assert_eq!(
            (&row["distance"], &row["range"]),
            (&json!(null), &json!(null))
        );
        row["undefined"].clone()
    };
    assert_eq!(reason("\n"), json!("no-links"));
    assert_eq!(reason("1-4\n"), json!("one-link"));
    assert_eq!(reason("3-3 4-3\n"), json!("no-paths"));
}

#[test]
fn a_summary_is_one_object_for_all_pairs() {
    let folder = Folder::with_pair("summary");
    folder.write("left.conllu", LEFT.repeat(3));
    folder.write("right.conllu", RIGHT.repeat(3));
    folder.write("links.txt", format!("{LINKS}\n{LINKS}"));
    let run = folder.run(&format!("{COMPARE} --summary")).succeeded();
    assert_eq!(
        run.output,
        concat!(
            r#"{"read":3,"refused":0,"undefined":1,"scored":2,"#,
            r#""distance":10,"maximum":20,"micro":0.5,"macro":0.5,"median":0.5,"quartiles":[0.5,0.5],"equal":0}"#,
            "\n"
        )
    );
}

#[test]
fn a_faulty_pair_is_named_and_its_line_stays_in_step() {
    let folder = Folder::with_pair("faulty");
    let broken = LEFT.replace("4\tnsubj", "12\tnsubj");
    folder.write("left.conllu", format!("{LEFT}{broken}{LEFT}"));
    folder.write("right.conllu", RIGHT.repeat(3));
    folder.write("links.txt", format!("{LINKS}{LINKS}1-4 9-9 8-1\n"));
    let run = folder.run(COMPARE);
    assert_eq!(run.code, Some(1));
    let lines: Vec<&str> = run.output.lines().collect();
    assert!(lines[0].starts_with("{\"pair\":1,\"left\""));
    assert_eq!(lines[1], r#"{"pair":2,"error":["head-unknown"]}"#);
    assert_eq!(lines[2], r#"{"pair":3,"error":["link-out-of-range"]}"#);
    assert_eq!(lines.len(), 3);
    let expected = "left.conllu:12:32: error[head-unknown]: \
        HEAD \"12\" is not a word of this sentence (words are 1–7)\n";
    assert!(run.errors.starts_with(expected), "{}", run.errors);
    assert_eq!(run.errors.matches("links.txt:3:").count(), 3);
    let summary = folder.run(&format!("{COMPARE} --summary"));
    let row = &summary.rows()[0];
    let counts = ["read", "refused", "undefined", "scored"].map(|name| &row[name]);
    assert_eq!(json!(counts), json!([3, 2, 0, 1]));
    assert_eq!(summary.code, Some(1));
}

#[test]
fn links_can_be_found_instead_of_given() {
    let folder = Folder::with_pair("found");
    let found = folder
        .run("compare left.conllu right.conllu --align")
        .succeeded();
    let links = folder.run("align left.conllu right.conllu").succeeded();
    folder.write("links.txt", links.output);
    assert_eq!(folder.run(COMPARE).succeeded().output, found.output);
    assert_ne!(found.rows()[0]["links"], json!(0));
}

#[test]
fn a_pair_that_is_too_large_is_refused_with_the_limit() {
    let folder = Folder::new("too-large");
    let words = 5_000;
    let line = |id: u32| format!("{id}\tw\t_\tX\t_\t_\t{}\tdep\t_\t_\n", id - 1);
    let chain: String = (1..=words).map(line).chain(["\n".into()]).collect();
    let links: Vec<String> = (1..=words).map(|id| format!("{id}-{id}")).collect();
    let links = links.join(" ");
    folder.write("left.conllu", chain.repeat(2));
    folder.write("right.conllu", chain.repeat(2));
    folder.write("links.txt", format!("{links}\n1-1 2-2\n"));
    let run = folder.run(COMPARE);
    assert_eq!(run.code, Some(1));
    assert_eq!(run.rows()[0], json!({ "pair": 1, "error": ["too-large"] }));
    assert_eq!(run.rows()[1]["similarity"], json!(1.0));
    assert!(
        run.errors
            .contains("left.conllu:1:1: error[too-large]: 5000 links, at most 4096"),
        "{}",
        run.errors
    );
}

#[test]
fn possible_links_count_as_sure_ones_do() {
    let folder = Folder::with_pair("possible");
    let expected = folder.run(COMPARE).succeeded().output;
    folder.write("links.txt", LINKS.replace("3-3", "3p3"));
    assert_eq!(folder.run(COMPARE).succeeded().output, expected);
}

#[test]
fn comments_among_links_are_not_pairs() {
    let folder = Folder::with_pair("link-comments");
    folder.write("left.conllu", LEFT.repeat(2));
    folder.write("right.conllu", RIGHT.repeat(2));
    folder.write(
        "links.txt",
        format!("# first\n{LINKS}#\n# second\n1-99\n# end\n"),
    );
    let run = folder.run(COMPARE);
    assert_eq!(run.rows()[0]["distance"], json!(5));
    assert_eq!(
        run.rows()[1],
        json!({ "pair": 2, "error": ["link-out-of-range"] })
    );
    assert!(run.errors.starts_with("links.txt:5:1: "), "{}", run.errors);
}
