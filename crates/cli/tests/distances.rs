//! `twintree distances`: the numbers, every flag, and the figures of many pairs.

use std::fs;
use std::path::{Path, PathBuf};

use crate::process::{Folder, Run};
use serde_json::{Value, json};

const GOLD: &str = "(S (NP I) (VP saw (NP the man) (PP with (NP a telescope))))\n";
const PARSED: &str = "(S (NP I) (VP saw (NP (NP the man) (PP with (NP a telescope)))))\n";
const DISTANCES: &str = "distances gold.mrg parsed.mrg";

/// The man with the telescope, whose gold tree has the telescope with the seeing.
fn folder(test: &str) -> Folder {
    let folder = Folder::new(&format!("distances-{test}"));
    folder.write("gold.mrg", GOLD);
    folder.write("parsed.mrg", PARSED);
    folder
}

/// Two trees of Newick, compared.
#[track_caller]
fn newick(test: &str, left: &str, right: &str, flags: &str) -> Value {
    let folder = Folder::new(&format!("distances-{test}"));
    folder.write("left.nwk", left);
    folder.write("right.nwk", right);
    let run = folder.run(&format!("distances left.nwk right.nwk {flags}"));
    run.succeeded().rows().remove(0)
}

#[test]
fn the_worked_example_is_one_line_with_its_keys_in_order() {
    let run = folder("worked").run(DISTANCES).succeeded();
    let expected = concat!(
        r#"{"pair":1,"leaves":7,"#,
        r#""robinsonFoulds":{"left":3,"right":4,"shared":3,"value":0.14285714285714285,"flag":null},"#,
        r#""generalizedRobinsonFoulds":{"right":4,"incompatible":0,"value":0.0,"flag":null},"#,
        r#""quartets":{"all":35,"same":29,"different":0,"leftOnly":0,"rightOnly":6,"stars":0,"#,
        r#""distance":0.17142857142857143,"generalized":0.0,"flag":null},"#,
        r#""brackets":{"left":5,"right":6,"matched":5,"crossing":0,"#,
        r#""precision":0.8333333333333334,"recall":1.0,"f":0.9090909090909091,"#,
        r#""unlabelled":{"matched":5,"#,
        r#""precision":0.8333333333333334,"recall":1.0,"f":0.9090909090909091},"#,
        r#""tags":{"words":1,"correct":1},"complete":false},"#,
        r#""treeEdit":{"distance":1,"left":12,"right":13},"#,
        r#""attachment":null,"undefined":{"attachment":"no-dependencies"}}"#,
        "\n"
    );
    assert_eq!(run.output, expected);
}

#[test]
fn the_left_tree_is_the_gold_one() {
    let there = folder("gold").run(DISTANCES).succeeded().rows().remove(0);
    let run = folder("automatic").run("distances parsed.mrg gold.mrg");
    let back = run.succeeded().rows().remove(0);
    assert_eq!(
        there["robinsonFoulds"]["value"],
        back["robinsonFoulds"]["value"]
    );
    assert_eq!(there["quartets"]["rightOnly"], back["quartets"]["leftOnly"]);
    assert_eq!(there["brackets"]["precision"], back["brackets"]["recall"]);
    assert_ne!(
        there["brackets"]["precision"],
        back["brackets"]["precision"]
    );
}

/// The files in a folder of `tests/tables`, parsed.
fn tables(folder: &str) -> Vec<(PathBuf, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/tables")
        .join(folder);
    let entries = fs::read_dir(folder).expect("the tables");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("one").path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a readable table");
        (path, serde_json::from_str(&text).expect("a table in JSON"))
    };
    paths.into_iter().map(read).collect()
}

/// The value of numerator and denominator; 0 of nothing.
#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn value(ratio: &Value) -> f64 {
    let part = |at: usize| ratio[at].as_u64().expect("a whole number");
    part(0) as f64 / part(1).max(1) as f64
}

/// How many expectations of a table the command line meets.
#[track_caller]
fn check_table(folder: &Folder, table: &Value) -> usize {
    let text = |name: &str| table[name].as_str().expect("a text");
    folder.write("left.txt", text("left"));
    folder.write("right.txt", text("right"));
    folder.write("links.txt", format!("{}\n", text("links")));
    let option = |name: &str, value: &str, flag: &'static str| {
        let given = table["options"][name] == value;
        if given { flag } else { "" }
    };
    let flags = [
        option("matching", "links", "--by-links links.txt"),
        option("unshared", "pruned", "--prune"),
        option("marks", "dropped", "--drop-punctuation"),
    ];
    let flags = flags.join(" ");
    let row = |more: &str| {
        let run = folder.run(&format!("distances left.txt right.txt {flags} {more}"));
        assert_eq!(run.code, Some(0), "{run:?}");
        run.rows().remove(0)
    };
    let plain = row("");
    let near = |found: &Value, expected: &Value| {
        let found = found.as_f64().expect("a number");
        assert!(
            (found - value(expected)).abs() < 1e-15,
            "{found} {expected}"
        );
    };
    let expected = table["expect"].as_object().expect("expectations");
    let mut met = 0;
    for (name, expected) in expected {
        met += 1;
        match name.as_str() {
            "leaves" => assert_eq!(plain["leaves"], *expected),
            "splits" => {
                for count in ["left", "right", "shared"] {
                    assert_eq!(plain["robinsonFoulds"][count], expected[count]);
                }
            }
            "robinsonFoulds" | "generalizedRobinsonFoulds" => {
                near(&plain[name]["value"], expected);
                let is_flagged = expected[1] == json!(0);
                assert_eq!(!plain[name]["flag"].is_null(), is_flagged, "{name}");
            }
            "rooted" => {
                let rooted = row("--rooted");
                near(
                    &rooted["robinsonFoulds"]["value"],
                    &expected["robinsonFoulds"],
                );
                assert_eq!(rooted["robinsonFoulds"]["shared"], expected["shared"]);
            }
            "quartets" => {
                for (kind, count) in expected.as_object().expect("kinds") {
                    assert_eq!(plain["quartets"][kind], *count, "{kind}");
                }
            }
            "quartetDistance" => near(&plain["quartets"]["distance"], expected),
            "generalizedQuartetDistance" => {
                near(&plain["quartets"]["generalized"], expected);
                let is_flagged = expected[1] == json!(0);
                assert_eq!(!plain["quartets"]["flag"].is_null(), is_flagged);
            }
            "strictQuartetDistance" => near(&row("--strict")["quartets"]["generalized"], expected),
            "attachment" if table["options"]["labels"].is_null() => {
                assert_eq!(plain["attachment"], *expected);
            }
            "undefined" => {
                for (what, code) in expected.as_object().expect("reasons") {
                    assert!(plain[what].is_null(), "{what}");
                    assert_eq!(plain["undefined"][what], *code);
                }
            }
            _ => met -= 1,
        }
    }
    met
}

#[test]
fn every_worked_table_is_reproduced() {
    let folder = Folder::new("distances-tables");
    let mut met = 0;
    for (path, table) in tables("distances") {
        println!("{}", path.display());
        met += check_table(&folder, &table);
    }
    assert!(met >= 60, "{met}");
}

#[test]
fn the_worked_tables_of_brackets_and_edits_are_reproduced() {
    let folder = Folder::new("distances-edits");
    let mut met = 0;
    for (path, table) in tables("edits") {
        // The command line has no options for them.
        if table["options"] != json!({}) {
            continue;
        }
        for side in ["left", "right"] {
            folder.write(&format!("{side}.txt"), table[side].as_str().expect("text"));
        }
        let run = folder.run("distances left.txt right.txt");
        let (row, expected) = (&run.rows()[0], &table["expect"]);
        println!("{}", path.display());
        if let Some(brackets) = expected["brackets"].as_object() {
            for (name, expected) in brackets {
                let found = &row["brackets"][name];
                if expected.is_array() {
                    let found = found.as_f64().expect("a share");
                    assert!((found - value(expected)).abs() < 1e-15, "{name} {found}");
                } else {
                    assert_eq!(found, expected, "{name}");
                }
                met += 1;
            }
        }
        if let Some(edit) = expected["treeEdit"].as_object() {
            for name in ["distance", "left", "right"] {
                assert_eq!(row["treeEdit"][name], edit[name], "{name}");
                met += 1;
            }
        }
        if let Some(undefined) = expected["undefined"].as_object() {
            for (name, code) in undefined {
                assert_eq!((&row[name], &row["undefined"][name]), (&json!(null), code));
                met += 1;
            }
        }
    }
    assert!(met > 25, "{met}");
}

#[test]
fn what_is_not_defined_is_null_and_named() {
    let folder = folder("undefined");
    folder.write("parsed.mrg", PARSED.replace("man", "old man"));
    let run = folder.run(DISTANCES);
    assert_eq!(run.code, Some(0));
    let row = &run.rows()[0];
    let undefined = row["undefined"].as_object().expect("names");
    for (name, reason) in [
        ("leaves", "words-differ"),
        ("robinsonFoulds", "words-differ"),
        ("generalizedRobinsonFoulds", "words-differ"),
        ("quartets", "words-differ"),
        ("brackets", "lengths-differ"),
        ("attachment", "no-dependencies"),
    ] {
        assert_eq!(
            (&row[name], &undefined[name]),
            (&json!(null), &json!(reason))
        );
    }
    assert_eq!(undefined.len(), 6);
    // Node by node the trees can be compared all the same.
    assert_eq!(row["treeEdit"]["distance"], json!(2));
    assert!(
        run.errors
            .starts_with("twintree: no pair has the same words on both sides: "),
        "{}",
        run.errors
    );
    let pruned = folder.run(&format!("{DISTANCES} --prune")).succeeded();
    assert_eq!(pruned.rows()[0]["leaves"], json!(7));
}

#[test]
fn what_is_flagged_is_0_and_says_why() {
    let row = newick("flag", "(A,B,C,D,E);", "(A,B,C,D,E);", "");
    assert_eq!(
        row["robinsonFoulds"],
        json!({ "left": 0, "right": 0, "shared": 0, "value": 0.0, "flag": "no-splits" })
    );
    let generalized = json!({ "right": 0, "incompatible": 0, "value": 0.0, "flag": "no-splits" });
    assert_eq!(row["generalizedRobinsonFoulds"], generalized);
    let quartets = &row["quartets"];
    assert_eq!(
        (&quartets["generalized"], &quartets["flag"]),
        (&json!(0.0), &json!("no-quartets"))
    );
    assert!(row["undefined"].get("quartets").is_none());
}

#[test]
fn three_words_have_splits_and_no_quartets() {
    let row = newick("three", "(A,B,C);", "(A,(B,C));", "");
    assert_eq!(row["quartets"], json!(null));
    assert_eq!(row["undefined"]["quartets"], json!("too-few-words"));
    assert_eq!(row["robinsonFoulds"]["flag"], json!("no-splits"));
}

#[test]
fn a_tree_of_one_word_has_no_share_of_brackets() {
    let folder = folder("one-word");
    folder.write("gold.mrg", "(NN cat)\n");
    folder.write("parsed.mrg", "(NN cat)\n");
    let row = folder.run(DISTANCES).succeeded().rows().remove(0);
    assert_eq!(row["brackets"]["left"], json!(0));
    assert_eq!(row["brackets"]["unlabelled"]["f"], json!(null));
    assert_eq!(row["undefined"]["brackets.precision"], json!("no-brackets"));
    assert_eq!(
        row["undefined"]["brackets.unlabelled.f"],
        json!("no-brackets")
    );
    assert_eq!(row["brackets"]["complete"], json!(true));
}

#[test]
fn a_pair_in_two_formats_is_compared_by_its_words() {
    let folder = folder("formats");
    let distances = DISTANCES.replace("parsed.mrg", "parsed.nwk");
    folder.write(
        "parsed.nwk",
        "(I,(saw,((the,man),(with,(a,telescope)))));\n",
    );
    let row = folder.run(&distances).succeeded().rows().remove(0);
    assert_eq!(row["robinsonFoulds"]["shared"], json!(3));
    let named = "--left-format brackets --right-format newick";
    let again = folder.run(&format!("{distances} {named}")).succeeded();
    assert_eq!(again.rows()[0], row);
    let run = folder.run(&format!("{distances} --right-format words"));
    assert_eq!(
        run.rows()[0]["undefined"]["robinsonFoulds"],
        json!("no-tree")
    );
}

#[test]
fn brackets_read_as_dependencies_have_attachments() {
    let run = folder("dependencies").run(&format!("{DISTANCES} --as dependencies"));
    let row = run.succeeded().rows().remove(0);
    // With the man, and not with the seeing.
    assert_eq!(row["attachment"]["words"], json!(7));
    assert_eq!(row["attachment"]["unlabelled"], json!(6));
    assert_eq!(row["undefined"], json!({}));
}

#[test]
fn parameters_of_evalb_say_what_is_counted() {
    let folder = folder("parameters");
    folder.write("evalb.prm", "LABELED 1\nDELETE_LABEL S\n");
    let run = folder.run(&format!("{DISTANCES} --evalb-parameters evalb.prm"));
    let row = run.succeeded().rows().remove(0);
    assert_eq!(
        (&row["brackets"]["left"], &row["brackets"]["right"]),
        (&json!(4), &json!(5))
    );
    folder.write("evalb.prm", "LABELED 1\nDELETE_LABEL\n");
    let run = folder.run(&format!("{DISTANCES} --evalb-parameters evalb.prm"));
    assert_eq!((run.code, run.output.as_str()), (Some(2), ""));
    assert!(run.errors.starts_with("evalb.prm:2:"), "{}", run.errors);
}

#[test]
fn parameters_of_evalb_have_names() {
    let folder = folder("named-parameters");
    let gold = "(TOP (S (NP I) (ADVP (RB out)) (. .)))\n";
    folder.write("gold.mrg", gold);
    folder.write("parsed.mrg", gold.replace("ADVP", "PRT"));
    let file = "DELETE_LABEL TOP\nDELETE_LABEL -NONE-\nDELETE_LABEL ,\nDELETE_LABEL :\nDELETE_LABEL ``\n\
        DELETE_LABEL ''\nDELETE_LABEL .\nDELETE_LABEL_FOR_LENGTH -NONE-\nEQ_LABEL ADVP PRT\n";
    folder.write("COLLINS.prm", file);
    let run = |parameters: &str| {
        let run = folder.run(&format!("{DISTANCES} {parameters}"));
        run.succeeded().output
    };
    let collins = run("--evalb-parameters collins");
    assert_eq!(collins, run("--evalb-parameters COLLINS.prm"));
    assert_ne!(collins, run(""));
    assert!(
        collins.contains(r#""brackets":{"left":2,"right":2,"matched":2"#),
        "{collins}"
    );
    assert_eq!(run("--evalb --evalb-parameters everything"), run("--evalb"));
    let signed = run("--evalb-parameters collins --summary --signature");
    assert!(signed.contains("|parameters:collins|"), "{signed}");
}

#[test]
fn edits_cost_what_is_said() {
    let folder = folder("edit-costs");
    let run = |options: &str| {
        let run = folder.run(&format!("{DISTANCES} {options}"));
        run.succeeded().rows().remove(0)
    };
    // A phrase is put in; the trees have 12 and 13 nodes.
    let row = run("--edit-costs 2,3,1");
    assert_eq!(
        row["treeEdit"],
        json!({ "distance": 3, "left": 24, "right": 39 })
    );
    let summary = run("--edit-costs 2,3,1 --summary --signature");
    assert_eq!(summary["measures"]["treeEdit"]["micro"], json!(3.0 / 63.0));
    let signature = summary["signature"].as_str().unwrap_or_default();
    assert!(signature.contains("|costs:2,3,1|"), "{signature}");
    for costs in ["1,1", "0,1,1", "1,1,65536", "1,1,1,1", "a,1,1"] {
        let run = folder.run(&format!("{DISTANCES} --edit-costs {costs}"));
        assert_eq!((run.code, run.output.as_str()), (Some(2), ""), "{costs}");
        assert!(
            run.errors.contains("3 whole numbers from 1 to 65535"),
            "{}",
            run.errors
        );
    }
}

#[test]
fn relations_alone_can_be_compared_by_edits() {
    let folder = Folder::new("distances-relations-alone");
    let row =
        |form: &str, relation: &str| format!("1\t{form}\t_\t_\t_\t_\t0\t{relation}\t_\t_\n\n");
    folder.write("gold.conllu", row("cats", "root"));
    folder.write("parsed.conllu", row("dogs", "root"));
    for (option, distance) in [("", 1), ("--relations-alone", 0)] {
        let run = folder.run(&format!("distances gold.conllu parsed.conllu {option}"));
        assert_eq!(run.rows()[0]["treeEdit"]["distance"], json!(distance));
    }
}

#[test]
fn a_faulty_pair_is_named_and_its_line_stays_in_step() {
    let folder = folder("faulty");
    folder.write("gold.mrg", GOLD.repeat(3));
    folder.write("parsed.mrg", format!("{PARSED}(S (NP I)\n\n{PARSED}"));
    let run = folder.run(DISTANCES);
    assert_eq!(run.code, Some(1));
    assert!(
        run.errors.starts_with("parsed.mrg:2:10: "),
        "{}",
        run.errors
    );
    let rows = run.rows();
    assert_eq!(rows[1], json!({ "pair": 2, "error": ["bracket-unclosed"] }));
    assert_eq!(
        (&rows[2]["pair"], &rows[2]["leaves"]),
        (&json!(3), &json!(7))
    );
}

#[test]
fn links_that_name_no_word_cost_their_pair() {
    let folder = folder("links");
    folder.write("links.txt", "1-1 9-9\n");
    let run = folder.run(&format!("{DISTANCES} --by-links links.txt"));
    assert_eq!(run.code, Some(1));
    assert_eq!(run.rows()[0]["error"], json!(["link-out-of-range"]));
}

#[test]
fn any_one_of_the_files_can_be_standard_input() {
    let folder = folder("stdin");
    let expected = folder.run(DISTANCES).succeeded().output;
    let run = folder.run_with_input("distances - parsed.mrg", GOLD);
    assert_eq!(run.succeeded().output, expected);
    folder.write("links.txt", "1-1 2-2\n");
    let run = folder.run_with_input("distances - parsed.mrg --by-links -", GOLD);
    assert_eq!(run.code, Some(2));
}

#[test]
fn a_measure_that_is_too_much_is_refused_with_the_limit_and_the_others_are_there() {
    let folder = Folder::new("distances-too-large");
    let star = format!("({});\n", vec!["a"; 70_000].join(","));
    folder.write("left.nwk", &star);
    folder.write("right.nwk", &star);
    let run = folder.run("distances left.nwk right.nwk");
    assert_eq!(run.code, Some(1));
    let row = &run.rows()[0];
    assert_eq!(row["quartets"], json!(null));
    assert_eq!(row["undefined"]["quartets"], json!("too-large"));
    assert_eq!(row["undefined"]["treeEdit"], json!("too-large"));
    assert_eq!(row["robinsonFoulds"]["flag"], json!("no-splits"));
    let expected = "left.nwk:1:1: error[too-large]: quartets: 70000 leaves, at most 65536\n";
    assert!(run.errors.starts_with(expected), "{}", run.errors);
}

/// Five pairs: equal, the telescope, one whose splits contradict each other, words that differ, a
/// faulty one.
fn many(test: &str) -> Folder {
    let folder = folder(test);
    let other = "(S (NP I) (VP (VP saw (NP the man) with) (NP a telescope)))\n";
    folder.write("gold.mrg", GOLD.repeat(5));
    let different = PARSED.replace("man", "dog");
    folder.write(
        "parsed.mrg",
        format!("{GOLD}{PARSED}{other}{different}\n(S (NP I)\n"),
    );
    folder
}

fn summary(run: &Run) -> Value {
    assert_eq!(run.output.lines().count(), 1, "{run:?}");
    run.rows().remove(0)
}

#[test]
fn a_summary_has_the_mean_and_micro_of_each_measure_and_says_what_is_missing() {
    let run = many("summary").run(&format!("{DISTANCES} --summary"));
    assert_eq!(run.code, Some(1));
    let summary = summary(&run);
    assert_eq!(
        (&summary["read"], &summary["refused"]),
        (&json!(5), &json!(1))
    );
    let plain = &summary["measures"]["robinsonFoulds"];
    // 0 of 6, 1 of 7, 2 of 6: the third has {the man}, {a telescope} and {saw the man with}.
    let mean = (1.0 / 7.0 + 2.0 / 6.0) / 3.0;
    let near = |found: &Value, expected: f64| {
        let found = found.as_f64().expect("a number");
        assert!((found - expected).abs() < 1e-12, "{found} {expected}");
    };
    assert_eq!(plain["pairs"], json!(3));
    near(&plain["mean"], mean);
    near(&plain["micro"], 3.0 / 19.0);
    assert_eq!(plain["undefined"], json!({ "words-differ": 1 }));
    let attachment = &summary["measures"]["attachment.labelled"];
    assert_eq!(attachment["mean"], json!(null));
    assert_eq!(attachment["undefined"], json!({ "no-dependencies": 4 }));
    // Words that differ are renamed.
    assert_eq!(summary["measures"]["treeEdit"]["pairs"], json!(4));
}

/// Where a value stands in a row, from field to field.
fn at<'r>(row: &'r Value, name: &str) -> Option<f64> {
    let shown = |row: &'r Value, name: &str| name.split('.').fold(row, |row, field| &row[field]);
    match name {
        "robinsonFoulds" | "generalizedRobinsonFoulds" => shown(row, name)["value"].as_f64(),
        "treeEdit" => {
            let tree_edit = &row["treeEdit"];
            let nodes = tree_edit["left"].as_f64()? + tree_edit["right"].as_f64()?;
            Some(tree_edit["distance"].as_f64()? / nodes)
        }
        "brackets.crossing" => {
            Some(shown(row, name).as_f64()? / row["brackets"]["right"].as_f64()?)
        }
        "brackets.tags" => {
            let tags = &row["brackets"]["tags"];
            Some(tags["correct"].as_f64()? / tags["words"].as_f64()?)
        }
        "brackets.complete" => Some(f64::from(u8::from(shown(row, name).as_bool()?))),
        _ if name.starts_with("attachment.") => {
            Some(shown(row, name).as_f64()? / row["attachment"]["words"].as_f64()?)
        }
        _ => shown(row, name).as_f64(),
    }
}

#[expect(clippy::cast_precision_loss, reason = "few pairs")]
fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// Pearson's r by its definition.
fn r(x: &[f64], y: &[f64]) -> f64 {
    let deviations = |values: &[f64]| -> Vec<f64> {
        let mean = mean(values);
        values.iter().map(|value| value - mean).collect()
    };
    let dot = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
    let (x, y) = (deviations(x), deviations(y));
    dot(&x, &y) / (dot(&x, &x) * dot(&y, &y)).sqrt()
}

#[test]
fn a_summary_is_what_its_rows_say() {
    let folder = many("rows");
    let rows = folder.run(&format!("{DISTANCES} --as dependencies")).rows();
    let summary = summary(&folder.run(&format!("{DISTANCES} --as dependencies --summary")));
    let measures = summary["measures"].as_object().expect("measures");
    assert_eq!(measures.len(), 17);
    for (name, measure) in measures {
        let values: Vec<f64> = rows.iter().filter_map(|row| at(row, name)).collect();
        assert_eq!(measure["pairs"], json!(values.len()), "{name}");
        let found = measure["mean"].as_f64().expect("a mean");
        assert!((found - mean(&values)).abs() < 1e-12, "{name} {found}");
    }
    let correlations = summary["correlations"].as_array().expect("every two");
    assert_eq!(correlations.len(), 17 * 16 / 2);
    let mut defined = 0;
    for correlation in correlations {
        let of = |side: usize| correlation["of"][side].as_str().expect("a name");
        let both = rows
            .iter()
            .filter_map(|row| Some((at(row, of(0))?, at(row, of(1))?)));
        let (x, y): (Vec<f64>, Vec<f64>) = both.unzip();
        assert_eq!(correlation["pairs"], json!(x.len()), "{correlation}");
        if let Some(found) = correlation["r"].as_f64() {
            defined += 1;
            assert!(
                (found - r(&x, &y)).abs() < 1e-9,
                "{correlation} {}",
                r(&x, &y)
            );
        } else {
            let is_constant = |values: &[f64]| {
                values
                    .windows(2)
                    .all(|two| two[0].to_bits() == two[1].to_bits())
            };
            assert!(is_constant(&x) || is_constant(&y), "{correlation}");
        }
    }
    assert!(defined > 20, "{defined}");
}

#[test]
fn the_table_of_evalb_is_printed_digit_by_digit() {
    let lines = |table: &Value, field: &str| -> String {
        let lines = table[field].as_array().expect("lines").iter();
        let lines: Vec<&str> = lines.map(|line| line.as_str().expect("a line")).collect();
        lines.join("\n") + "\n"
    };
    let folder = folder("evalb");
    for (path, table) in tables("evalb") {
        let pairs = table["pairs"].as_array().expect("pairs");
        let side = |side: usize| -> String {
            let lines = pairs
                .iter()
                .map(|pair| pair[side].as_str().expect("a line"));
            lines.collect::<Vec<_>>().join("\n") + "\n"
        };
        folder.write("gold.mrg", side(0));
        folder.write("parsed.mrg", side(1));
        folder.write("evalb.prm", lines(&table, "parameters"));
        let run = folder.run(&format!("{DISTANCES} --evalb --evalb-parameters evalb.prm"));
        assert_eq!(run.output, lines(&table, "table"), "{}", path.display());
        assert_ne!(run.code, Some(2));
    }
}

#[test]
fn the_table_of_evalb_says_why_a_line_is_not_compared() {
    let folder = folder("evalb-errors");
    folder.write("gold.mrg", GOLD.repeat(3));
    let other = GOLD.replace("man", "dog");
    folder.write("parsed.mrg", format!("{other}(S (NP I))\n{PARSED}"));
    let run = folder.run(&format!("{DISTANCES} --evalb"));
    assert_eq!(run.code, Some(0));
    assert_eq!(
        run.errors,
        "parsed.mrg:1:1: warning[words-differ]: \
         the word \"dog\" is \"man\" in the left file; not compared\n\
         parsed.mrg:2:1: warning[lengths-differ]: 1 words, and 7 in the left file; not compared\n"
    );
    assert!(
        run.output.contains("\n   3    7    0  100.00  83.33 "),
        "{}",
        run.output
    );
    folder.write("parsed.mrg", format!("{PARSED}(S (NP I)\n{PARSED}"));
    let run = folder.run(&format!("{DISTANCES} --evalb"));
    assert_eq!(run.code, Some(1));
    let expected = "parsed.mrg:2:1: error[text-errors]: ";
    assert!(run.errors.starts_with(expected), "{}", run.errors);
    folder.write("parsed.mrg", PARSED);
    let run = folder.run(&format!("{DISTANCES} --evalb"));
    assert_eq!(run.code, Some(2));
    assert!(
        run.errors
            .contains("parsed.mrg ends after line 1, gold.mrg goes on")
    );
    let run = folder.run(&format!("{DISTANCES} --evalb --summary"));
    assert_eq!((run.code, run.output.as_str()), (Some(2), ""));
}

#[test]
fn the_help_names_every_measure_with_its_source() {
    let help = folder("help").run("help distances").succeeded().output;
    for name in [
        "robinsonFoulds",
        "generalizedRobinsonFoulds",
        "quartets",
        "brackets",
        "treeEdit",
        "attachment",
        "Rama",
        "Pompei",
        "EVALB",
        "Zhang and Shasha",
        "Buchholz and",
        "--by-links",
        "--prune",
        "--rooted",
        "--strict",
        "--drop-punctuation",
        "--evalb-parameters",
        "--summary",
        "--evalb",
    ] {
        assert!(help.contains(name), "{name}\n{help}");
    }
}

#[test]
fn the_same_words_are_linked_and_other_words_are_refused() {
    let folder = Folder::new("distances-same-words");
    let left = "1\ta\t_\t_\t_\t_\t2\tdet\t_\t_\n2\tb\t_\t_\t_\t_\t0\troot\t_\t_\n3\tc\t_\t_\t_\t_\t2\tnmod:poss\t_\t_\n\n";
    let right = left.replace("2\tnmod:poss", "1\tnmod");
    folder.write("left.conllu", left.repeat(2));
    folder.write(
        "right.conllu",
        &(right.clone() + &right.replace("\tc\t", "\td\t")),
    );
    folder.write("links.txt", "1-1 2-2 3-3\n\n");
    for command in ["compare", "crossings"] {
        let run = folder.run(&format!("{command} left.conllu right.conllu --same-words"));
        let linked = folder.run(&format!(
            "{command} left.conllu right.conllu --links links.txt"
        ));
        assert_eq!(run.rows()[0], linked.rows()[0], "{command}");
        assert_eq!(run.rows()[1], json!({"pair": 2, "error": ["words-differ"]}));
        let refused = folder.run(&format!(
            "{command} left.conllu right.conllu --same-words --links links.txt"
        ));
        assert_eq!(refused.code, Some(2), "{command}");
    }
    let labelled = |options: &str| {
        let run = folder.run(&format!("distances left.conllu right.conllu {options}"));
        run.rows()[0]["attachment"]["labels"].clone()
    };
    assert_eq!(labelled(""), json!(2));
    assert_eq!(labelled("--strip-subtypes"), json!(3));
    let signature = |options: &str| {
        let run = folder.run(&format!(
            "distances left.conllu right.conllu --summary --signature {options}"
        ));
        run.rows()[0]["signature"]
            .as_str()
            .expect("a signature")
            .to_owned()
    };
    assert!(
        signature("--strip-subtypes --ignore-punctuation")
            .contains("|labels:without-subtypes|links-to-punctuation:ignored|trees:own|")
    );
    assert!(!signature("").contains("labels:"));
}
