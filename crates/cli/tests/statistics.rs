//! Many pairs together: two hypotheses, what was replaced by what, and the exit codes.

use crate::process::{Folder, LEFT, LINKS, RIGHT};
use serde_json::{Value, json};

/// A folder with the scores of two hypotheses: the second one is a pair of the thesis, the first one
/// is the reference itself.
fn scored(test: &str) -> Folder {
    let folder = Folder::with_pair(test);
    folder.write("left.conllu", LEFT.repeat(20));
    folder.write("right.conllu", RIGHT.repeat(20));
    folder.write("links.txt", LINKS.repeat(20));
    folder.write("same.txt", "1-1 2-2 3-3 4-4\n".repeat(20));
    let same = folder
        .run("compare left.conllu left.conllu --links same.txt")
        .succeeded();
    let other = folder
        .run("compare left.conllu right.conllu --links links.txt")
        .succeeded();
    folder.write("same.jsonl", same.output);
    folder.write("other.jsonl", other.output);
    folder
}

#[test]
fn a_difference_has_its_tests_and_a_signature() {
    let folder = scored("significance");
    let run = folder
        .run("significance same.jsonl other.jsonl")
        .succeeded();
    let row = &run.rows()[0];
    assert_eq!(
        (&row["pairs"], &row["won"], &row["lost"]),
        (&json!(20), &json!(20), &json!(0))
    );
    assert_eq!(
        (&row["scores"], &row["difference"]),
        (&json!([1.0, 0.5]), &json!(0.5))
    );
    assert_eq!(row["bootstrap"]["reached"], json!(0));
    assert_eq!(row["bootstrap"]["interval"], json!([0.5, 0.5]));
    assert!(row["randomisation"]["p"].as_f64() < Some(0.001), "{row}");
    let signature = row["signature"].as_str().unwrap_or_default();
    let begin =
        "measure:similarity|average:micro|pairs:20|bs:1000|ar:10000|seed:12345|rng:pcg32|version:";
    assert!(signature.starts_with(begin), "{signature}");
    assert_eq!(
        folder.run("significance same.jsonl other.jsonl").output,
        run.output
    );
    let table = folder
        .run("significance same.jsonl other.jsonl --format tsv")
        .succeeded();
    let lines: Vec<Vec<&str>> = table
        .output
        .lines()
        .map(|line| line.split('\t').collect())
        .collect();
    assert_eq!((lines.len(), lines[0].len()), (2, lines[1].len()));
}

#[test]
fn a_hypothesis_does_not_differ_from_itself() {
    let folder = scored("significance-same");
    let row = &folder
        .run("significance same.jsonl same.jsonl")
        .succeeded()
        .rows()[0];
    assert_eq!(
        (&row["bootstrap"]["p"], &row["randomisation"]["p"]),
        (&json!(1.0), &json!(1.0))
    );
    assert_eq!(row["equal"], json!(20));
}

#[test]
fn pairs_without_a_score_are_left_out_and_counted() {
    let folder = Folder::new("significance-left-out");
    let good = r#"{"id":1,"distance":1,"maximum":4}"#;
    folder.write(
        "one.jsonl",
        format!(
            "{good}\n{{\"id\":2,\"distance\":null,\"maximum\":null}}\n{{\"id\":3,\"error\":[]}}\n"
        ),
    );
    folder.write(
        "two.jsonl",
        "{\"id\":1,\"distance\":2,\"maximum\":4}\n{\"id\":2,\"distance\":1,\"maximum\":2}\n{\"id\":3,\"distance\":1,\"maximum\":2}\n",
    );
    let row = &folder
        .run("significance one.jsonl two.jsonl")
        .succeeded()
        .rows()[0];
    assert_eq!(
        (
            &row["pairs"],
            &row["undefined"],
            &row["refused"],
            &row["difference"]
        ),
        (&json!(1), &json!(1), &json!(1), &json!(0.25))
    );
    for (second, said) in [
        ("{\"id\":2}\n", "one.jsonl is about 1, two.jsonl is about 2"),
        ("{\"id\":1}\n", "goes on"),
        ("{\"distance\":1}\n", "is about nothing"),
        ("broken\n", "two.jsonl:1:1: no row of scores"),
        ("", "ends after line 0"),
    ] {
        folder.write("two.jsonl", second);
        let run = folder.run("significance one.jsonl two.jsonl");
        assert_eq!((run.code, run.output.as_str()), (Some(2), ""), "{second}");
        assert!(run.errors.contains(said), "{}", run.errors);
    }
    let run = folder.run("significance one.jsonl one.jsonl --measure attachment.labelled");
    assert!(
        run.errors
            .contains("no pair has a value of attachment.labelled"),
        "{}",
        run.errors
    );
}

#[test]
fn every_measure_of_distances_can_be_tested() {
    let folder = Folder::new("significance-measures");
    let gold = "(S (NP (DT the) (JJ old) (NN cat)) (VP (VBZ sees) (NP (NN milk)) (PP (IN in) (NP (NN bowls)))))\n";
    let parsed = "(S (NP (DT the) (NN old)) (VP (NN cat) (VP (VBZ sees) (NP (NP (NN milk)) (PP (IN in) (NX (NN bowls)))))))\n";
    folder.write("gold.mrg", gold.repeat(5));
    folder.write("parsed.mrg", parsed.repeat(5));
    for options in ["--as dependencies", "--rooted --strict"] {
        every_measure_is_tested(&folder, options);
    }
}

/// Tests gold trees against others by each measure that both have.
#[track_caller]
fn every_measure_is_tested(folder: &Folder, options: &str) {
    for (name, right) in [("one.jsonl", "gold.mrg"), ("two.jsonl", "parsed.mrg")] {
        let run = folder.run(&format!("distances gold.mrg {right} {options}"));
        folder.write(name, run.succeeded().output);
    }
    let version = folder.run("--version --json").succeeded().rows();
    let measures = version[0]["tested"].as_array().expect("measures");
    assert_eq!(version[0]["tested"], version[0]["measures"]);
    let summary = folder
        .run(&format!(
            "distances gold.mrg parsed.mrg {options} --summary"
        ))
        .succeeded()
        .rows();
    let mut tested = Vec::new();
    for measure in &measures[1..] {
        let name = measure.as_str().expect("a name");
        let micro = summary[0]["measures"][name]["micro"].as_f64();
        let Some(micro) = micro else { continue };
        let run = folder.run(&format!(
            "significance one.jsonl two.jsonl --measure {name}"
        ));
        let row = &run.succeeded().rows()[0];
        assert_eq!(
            (&row["scores"][0], &row["pairs"], &row["measure"]),
            (&json!(1.0), &json!(5), measure)
        );
        // What is 0 where trees are equal is a distance, of which it has what it leaves of 1.
        let score = row["scores"][1].as_f64().expect("a score");
        let is_distance = ["obinson", "quartets", "crossing", "treeEdit"]
            .iter()
            .any(|part| name.contains(part));
        let expected = if is_distance { 1.0 - micro } else { micro };
        assert!(
            (score - expected).abs() < 1e-9,
            "{name}: {score}, {expected}"
        );
        tested.extend((score < 1.0).then_some(name));
    }
    assert!(tested.len() >= 13, "{tested:?} of {}", summary[0]);
}

#[test]
fn what_was_replaced_adds_up_to_the_distance() {
    let folder = scored("confusion");
    let summary = &folder
        .run("compare left.conllu right.conllu --links links.txt --summary")
        .rows()[0];
    let arguments = "confusion left.conllu right.conllu --links links.txt";
    let run = folder.run(arguments).succeeded();
    let rows = run.rows();
    let (all, cells) = rows.split_last().expect("rows");
    let times = |row: &Value| row["times"].as_u64().expect("a number");
    assert_eq!(cells.iter().map(times).sum::<u64>(), times(all));
    assert_eq!(
        (&all["what"], &all["times"], &all["pairs"]),
        (&json!("all"), &summary["distance"], &json!(20))
    );
    assert!(cells.iter().any(|row| row["what"] == json!("direction")));
    assert!(cells.iter().all(|row| row["pairs"] == json!(20)));
    assert_eq!(
        folder.run(&format!("{arguments} --jobs 2")).output,
        run.output
    );
    let numbered = folder.run(&format!("{arguments} --numbers")).rows();
    assert_eq!(
        numbered[0]["numbers"],
        json!((1..=20).collect::<Vec<u64>>())
    );
    let table = folder
        .run(&format!("{arguments} --format tsv"))
        .succeeded()
        .output;
    assert!(
        table.starts_with("what\tleft\tright\ttimes\tpairs\tnumbers\n"),
        "{table}"
    );
    assert_eq!(table.lines().count(), rows.len() + 1);
}

#[test]
fn a_summary_has_a_median_and_the_middle_half() {
    let folder = scored("median");
    folder.write("left.conllu", LEFT.repeat(3));
    folder.write("right.conllu", [RIGHT, LEFT, LEFT].concat());
    folder.write("links.txt", format!("{LINKS}1-1 2-2 3-3\n1-1 2-2 3-3\n"));
    let row = &folder
        .run("compare left.conllu right.conllu --links links.txt --summary")
        .rows()[0];
    assert_eq!(
        (&row["median"], &row["quartiles"], &row["equal"]),
        (&json!(1.0), &json!([0.75, 1.0]), &json!(2))
    );
}

#[test]
fn completions_and_manual_name_every_command() {
    let folder = Folder::new("guide");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let run = folder.run(&format!("completions {shell}")).succeeded();
        assert!(
            run.output.contains("confusion") && run.output.contains("records"),
            "{shell}"
        );
    }
    let page = folder.run("man").succeeded().output;
    assert!(page.contains(".TH twintree 1"), "{page}");
    for command in ["compare", "significance", "distances"] {
        assert!(page.contains(&format!("twintree\\-{command}")), "{command}");
    }
}
