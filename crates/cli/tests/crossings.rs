//! `twintree crossings`: one line for each pair, every crossing with its words, and the summary.

use crate::process::Folder;
use serde_json::{Value, json};

const THEY: &str = "(S (NP (PRP they)) (VP (AUX do) (RB not) (ADVP (RB really)) \
    (VP (VB change) (NP (DT the) (NN status)))) (. .))\n";
const ELLES: &str = "elles ne modifient pas vraiment la situation .\n";
const LINKS: &str = "1p1 2?3 3-2 3-4 4-5 5-3 6-6 7p7 8-8\n";

fn folder(test: &str) -> Folder {
    let folder = Folder::new(&format!("crossings-{test}"));
    folder.write("left.mrg", THEY);
    folder.write("right.txt", ELLES);
    folder.write("links.txt", LINKS);
    folder
}

const CROSSINGS: &str = "crossings left.mrg right.txt --links links.txt";

#[test]
fn a_pair_is_a_line_in_each_representation() {
    let folder = folder("lines");
    let check = |flags: &str, expected: &str| {
        let run = folder.run(&format!("{CROSSINGS} {flags}")).succeeded();
        assert_eq!(run.output, format!("{expected}\n"), "{flags}");
    };
    let phrases = concat!(
        r#"{"pair":1,"words":8,"#,
        r#""head":{"tests":7,"sure":{"crossings":0,"filtered":0},"#,
        r#""mixed":{"crossings":2,"filtered":0},"all":{"crossings":2,"filtered":0}},"#,
        r#""modifier":{"tests":4,"sure":{"crossings":2,"filtered":0},"#,
        r#""mixed":{"crossings":2,"filtered":0},"all":{"crossings":2,"filtered":0}}}"#
    );
    check("", phrases);
    check("--as phrases", phrases);
    let flattened = concat!(
        r#"{"pair":1,"words":8,"#,
        r#""head":{"tests":7,"sure":{"crossings":1,"filtered":0},"#,
        r#""mixed":{"crossings":2,"filtered":1},"all":{"crossings":2,"filtered":1}},"#,
        r#""modifier":{"tests":7,"sure":{"crossings":0,"filtered":0},"#,
        r#""mixed":{"crossings":1,"filtered":0},"all":{"crossings":1,"filtered":0}}}"#
    );
    check("--as flattened", flattened);
    let dependencies = flattened.replace(r#""modifier":{"tests":7"#, r#""modifier":{"tests":15"#);
    check("--as dependencies", &dependencies);
    let semantic = folder.run(&format!("{CROSSINGS} --head-rules semantic"));
    assert_eq!(
        semantic.succeeded().rows()[0]["head"]["sure"]["crossings"],
        2
    );
}

#[test]
fn every_crossing_is_listed_with_words_spans_and_links() {
    let run = folder("each")
        .run(&format!("{CROSSINGS} --each"))
        .succeeded();
    let each = run.rows()[0]["each"].clone();
    let each = each.as_array().expect("a list");
    assert_eq!(each.len(), 2 + 4 + 4);
    assert_eq!(
        each[0],
        json!({
            "alignment": "sure", "kind": "modifier", "filtered": false,
            "phrases": [
                { "label": "RB", "words": [3], "text": "not", "span": [2, 4] },
                { "label": "VP", "words": [5, 6, 7], "text": "change the status", "span": [3, 6] },
            ],
            "links": [[3, 2], [3, 4], [5, 3], [6, 6]],
        })
    );
    let flattened = folder("each-flattened").run(&format!("{CROSSINGS} --each --as flattened"));
    let rows = flattened.succeeded().rows();
    let filtered = rows[0]["each"].as_array().into_iter().flatten();
    let filtered: Vec<&Value> = filtered.filter(|one| one["filtered"] == true).collect();
    assert_eq!(filtered.len(), 2);
    assert_eq!(filtered[0]["alignment"], "mixed");
    assert_eq!(filtered[0]["links"], json!([[2, 3], [5, 3]]));
}

#[test]
fn a_summary_has_both_denominators() {
    let folder = folder("summary");
    folder.write("left.mrg", format!("{THEY}(S (NN a) (VB b))\n"));
    folder.write("right.txt", format!("{ELLES}b\n"));
    folder.write("links.txt", format!("{LINKS}1-1 2-1\n"));
    let run = folder.run(&format!("{CROSSINGS} --summary")).succeeded();
    let row = &run.rows()[0];
    assert_eq!(run.rows().len(), 1);
    assert_eq!(
        (
            &row["read"],
            &row["refused"],
            &row["measured"],
            &row["words"]
        ),
        (&json!(2), &json!(0), &json!(2), &json!(10))
    );
    assert_eq!(
        row["head"],
        json!({
            "tests": 8,
            "sure": {
                "crossings": 1, "filtered": 1,
                "withoutFilter": { "average": 0.5, "percentage": 12.5 },
                "withFilter": { "average": 0.0, "percentage": 0.0, "percentageOfRemaining": 0.0 },
            },
            "mixed": {
                "crossings": 3, "filtered": 1,
                "withoutFilter": { "average": 1.5, "percentage": 37.5 },
                "withFilter": {
                    "average": 1.0, "percentage": 25.0,
                    "percentageOfRemaining": 100.0 * (2.0 / 7.0),
                },
            },
            "all": {
                "crossings": 3, "filtered": 1,
                "withoutFilter": { "average": 1.5, "percentage": 37.5 },
                "withFilter": {
                    "average": 1.0, "percentage": 25.0,
                    "percentageOfRemaining": 100.0 * (2.0 / 7.0),
                },
            },
        })
    );
    let none = Folder::new("crossings-summary-none");
    none.write("left.mrg", "(NN a)\n");
    none.write("right.txt", "a\n");
    none.write("links.txt", "1-1\n");
    let run = none.run(&format!("{CROSSINGS} --summary")).succeeded();
    let tally = &run.rows()[0]["modifier"]["all"];
    assert_eq!(tally["withoutFilter"]["percentage"], Value::Null);
    assert_eq!(tally["withoutFilter"]["average"], 0.0);
}

#[test]
fn links_come_as_shared_tasks_have_them() {
    let folder = folder("ids");
    let expected = folder.run(CROSSINGS).succeeded().output;
    folder.write("links.txt", format!("17\t{LINKS}"));
    assert_eq!(folder.run(CROSSINGS).succeeded().output, expected);
    folder.write("links.txt", "0p0 1p2 2-1 2-3 3-4 4-2 5-5 6p6 7-7\n");
    let run = folder.run(&format!("{CROSSINGS} --zero-based"));
    assert_eq!(run.succeeded().output, expected);
    let run = folder.run_with_input("crossings left.mrg right.txt --links -", LINKS);
    assert_eq!(run.succeeded().output, expected);
}

#[test]
fn a_faulty_pair_keeps_its_line() {
    let folder = folder("faulty");
    folder.write("left.mrg", format!("{THEY}{THEY}"));
    folder.write("right.txt", format!("{ELLES}{ELLES}"));
    folder.write("links.txt", format!("9-1\n{LINKS}"));
    let run = folder.run(CROSSINGS);
    assert_eq!(run.code, Some(1));
    assert!(
        run.errors
            .starts_with("links.txt:1:1: error[link-out-of-range]: "),
        "{}",
        run.errors
    );
    let rows = run.rows();
    assert_eq!(
        rows[0],
        json!({ "pair": 1, "error": ["link-out-of-range"] })
    );
    assert_eq!(rows[1]["words"], 8);
    let summary = folder.run(&format!("{CROSSINGS} --summary")).rows();
    assert_eq!(
        (&summary[0]["read"], &summary[0]["refused"]),
        (&json!(2), &json!(1))
    );
}

#[test]
fn missing_phrases_are_reported_once() {
    let folder = folder("no-phrases");
    let row = "1\tgo\t_\tVERB\t_\t_\t0\troot\t_\t_\n\n";
    folder.write("left.conllu", row.repeat(3));
    folder.write("right.txt", "a\n".repeat(3));
    folder.write("links.txt", "1-1\n".repeat(3));
    let crossings = "crossings left.conllu right.txt --links links.txt";
    let run = folder.run(&format!("{crossings} --as flattened"));
    assert_eq!(run.code, Some(1));
    assert_eq!(
        run.errors,
        "left.conllu:1:1: error[no-phrases]: the left side is a dependency tree; this needs phrases \
         (brackets)\nleft.conllu: … and 2 more of error[no-phrases]\n"
    );
    assert_eq!(run.rows()[2], json!({ "pair": 3, "error": ["no-phrases"] }));
    assert_eq!(folder.run(crossings).succeeded().rows().len(), 3);
    folder.write("left.txt", "a\n".repeat(3));
    let run = folder.run("crossings left.txt right.txt --links links.txt");
    assert!(
        run.errors.contains("the left side is words without a tree"),
        "{}",
        run.errors
    );
}

#[test]
fn labels_without_a_rule_are_named_once() {
    let folder = folder("unruled");
    folder.write("left.mrg", "(S (XQ (A a) (B b)) (C c))\n".repeat(3));
    folder.write("right.txt", "a\n".repeat(3));
    folder.write("links.txt", "\n".repeat(3));
    let run = folder.run(CROSSINGS);
    assert_eq!(run.code, Some(0), "{}", run.errors);
    assert!(
        run.errors
            .starts_with("left.mrg:1:1: warning[head-rule-missing]: no head rule for XQ")
    );
    assert_eq!(run.errors.lines().count(), 1);
    folder.write("rules.txt", "S: XQ\nXQ: A\n");
    let run = folder.run(&format!("{CROSSINGS} --head-rules rules.txt"));
    run.succeeded();
    folder.write("rules.txt", "S XQ\n");
    let run = folder.run(&format!("{CROSSINGS} --head-rules rules.txt"));
    assert_eq!((run.code, run.output.as_str()), (Some(2), ""));
    assert!(
        run.errors
            .starts_with("rules.txt:1:1: error[head-rule-bad]: "),
        "{}",
        run.errors
    );
}

#[test]
fn too_many_crossings_to_be_listed_are_refused_and_still_counted() {
    let folder = folder("too-many");
    folder.write("left.mrg", format!("(S {})\n", "(NN a) ".repeat(8_000)));
    folder.write("right.txt", "a\n");
    let links: Vec<String> = (1..=8_000).map(|word| format!("{word}-1")).collect();
    folder.write("links.txt", links.join(" "));
    let rows = folder.run(CROSSINGS).succeeded().rows();
    assert_eq!(
        rows[0]["modifier"]["sure"]["crossings"],
        7_999_u64 * 7_998 / 2
    );
    let run = folder.run(&format!("{CROSSINGS} --each"));
    assert_eq!(run.rows()[0], json!({ "pair": 1, "error": ["too-large"] }));
    assert!(
        run.errors
            .starts_with("left.mrg:1:1: error[too-large]: 31996000 crossings, at most ")
    );
}

#[test]
fn the_figures_of_the_corpus() {
    let Some(folder) = Folder::with_corpus("crossings-corpus") else {
        return;
    };
    let row = folder
        .run("crossings en.conllu fr.conllu --links links.txt --summary")
        .rows();
    let figures = |kind: &str, which: &str| {
        let (tests, tally) = (&row[0][kind]["tests"], &row[0][kind][which]);
        json!([tests, tally["crossings"], tally["filtered"]])
    };
    assert_eq!(row[0]["measured"], 999);
    for which in ["sure", "mixed", "all"] {
        assert_eq!(figures("head", which), json!([20_160, 517, 303]));
        assert_eq!(figures("modifier", which), json!([28_262, 201, 37]));
    }
}
