//! `twintree align`, `twintree agreement` and `twintree fuse`.

use crate::process::Folder;
use serde_json::json;

/// The worked example of the aligner, with labels of Universal Dependencies.
const BOUGHT: &str = "1\tJohn\tJohn\tPROPN\t_\t_\t2\tnsubj\t_\t_
2\thas\thave\tAUX\t_\t_\t0\troot\t_\t_
3\tbought\tbuy\tVERB\t_\t_\t2\txcomp\t_\t_
4\ta\ta\tDET\t_\t_\t6\tdet\t_\t_
5\tred\tred\tADJ\t_\t_\t6\tamod\t_\t_
6\tcar\tcar\tNOUN\t_\t_\t3\tobj\t_\t_

";
const ACQUIRED: &str = "1\tJohn\tJohn\tPROPN\t_\t_\t2\tnsubj\t_\t_
2\tacquired\tacquire\tVERB\t_\t_\t0\troot\t_\t_
3\tthe\tthe\tDET\t_\t_\t5\tdet\t_\t_
4\tred\tred\tADJ\t_\t_\t5\tamod\t_\t_
5\tcar\tcar\tNOUN\t_\t_\t2\tobj\t_\t_

";

fn worked(test: &str) -> Folder {
    let folder = Folder::new(test);
    folder.write("left.conllu", BOUGHT);
    folder.write("right.conllu", ACQUIRED);
    folder.write("synonyms.txt", "buy acquire synonym\n");
    folder
}

const ALIGN: &str = "align left.conllu right.conllu --synonyms synonyms.txt";

#[test]
fn links_are_written_in_the_notation_that_compare_reads() {
    let folder = worked("align");
    let check = |flags: &str, expected: &str| {
        let run = folder.run(&format!("{ALIGN} {flags}")).succeeded();
        assert_eq!(run.output, format!("{expected}\n"), "{flags}");
    };
    check("", "1-1 2-2 4-3 5-4 6-5");
    check("--only-matching", "1-1 5-4 6-5");
    check("--baseline", "1-1 5-4");
    check(
        "--relations",
        "1-1:equals 2-2:restates 4-3:restates 5-4:equals 6-5:restates",
    );
}

#[test]
fn weights_say_what_agreement_counts() {
    let folder = worked("align-weights");
    let score = |weights: &str| {
        let run = folder.run(&format!("{ALIGN} --json {weights}"));
        run.succeeded().rows()[0]["score"].clone()
    };
    assert_eq!(score("--weights 10,5,2,1"), score(""));
    // Nothing counts but labels: of the subjects, the articles and the adjectives.
    assert_eq!(score("--weights 0,0,0,3"), json!(9));
    let run = folder.run(&format!("{ALIGN} --weights 1,2,3"));
    assert_eq!(run.code, Some(2));
    assert!(
        run.errors.contains("4 whole numbers from 0 to 65535"),
        "{}",
        run.errors
    );
}

#[test]
fn as_json_a_link_has_its_reasons() {
    let run = worked("align-json")
        .run(&format!("{ALIGN} --json"))
        .succeeded();
    let start = concat!(
        r#"{"pair":1,"score":28,"proposals":["#,
        r#"{"link":{"left":1,"right":1,"relation":null,"possible":null},"node":10,"#,
        r#""reason":"same-words","edge":1,"score":10,"children":0},"#
    );
    assert!(run.output.starts_with(start), "{}", run.output);
    let row = &run.rows()[0];
    assert_eq!(
        row["proposals"][1],
        json!({
            "link": { "left": 2, "right": 2, "relation": null, "possible": null },
            "node": 0, "reason": "none", "edge": 0, "score": 28, "children": 28
        })
    );
}

#[test]
fn a_faulty_pair_keeps_its_line() {
    let folder = worked("align-faulty");
    let broken = BOUGHT.replace("\t0\troot", "\t9\troot");
    folder.write("left.conllu", format!("{broken}{BOUGHT}"));
    folder.write("right.conllu", ACQUIRED.repeat(2));
    let run = folder.run(ALIGN);
    assert_eq!(run.code, Some(1));
    assert_eq!(run.output, "\n1-1 2-2 4-3 5-4 6-5\n");
    let rows = folder.run(&format!("{ALIGN} --json")).rows();
    assert_eq!(rows[0]["pair"], json!(1));
    assert_eq!(rows[0]["error"], json!(["no-root", "head-unknown"]));
    assert_eq!(rows[1]["pair"], json!(2));
}

#[test]
fn a_faulty_table_of_synonyms_is_reported_and_its_good_lines_are_used() {
    let folder = worked("align-synonyms");
    folder.write("synonyms.txt", "buy\nbuy acquire synonym\n");
    let run = folder.run(ALIGN);
    assert_eq!(
        (run.code, run.output.as_str()),
        (Some(1), "1-1 2-2 4-3 5-4 6-5\n")
    );
    assert!(
        run.errors
            .starts_with("synonyms.txt:1:1: error[synonym-columns]: "),
        "{}",
        run.errors
    );
}

/// Five equals, three restates, two specifies; and what another annotator made of them.
const GOLD: &str = "1-1:equals 2-2:equals 3-3:equals 4-4:equals 5-5:equals 6-6:restates \
    7-7:restates 8-8:restates 9-9:specifies 10-10:specifies\n";
const PREDICTED: &str = "1-1:equals 2-2:equals 3-3:equals 4-4:equals 5-5:restates 6-6:restates \
    7-7:restates 8-8:specifies 9-9:specifies 10-10:intersects\n";

#[test]
fn two_annotations_are_compared() {
    let folder = Folder::new("agreement");
    folder.write("gold.txt", GOLD);
    folder.write("predicted.txt", PREDICTED);
    let run = folder
        .run("agreement gold.txt predicted.txt --json")
        .succeeded();
    let start = r#"{"links":{"gold":10,"predicted":10,"correct":10,"micro":{"precision":1.0,"recall":1.0,"f":1.0},"macro":"#;
    assert!(run.output.starts_with(start), "{}", run.output);
    let relations = &run.rows()[0]["relations"];
    let rounded = |value: &serde_json::Value| value.as_f64().map(|number| format!("{number:.4}"));
    assert_eq!(rounded(&relations["kappa"]), Some("0.5522".into()));
    assert_eq!(
        rounded(&relations["weighted"]["precision"]),
        Some("0.8000".into())
    );
    assert_eq!(
        rounded(&relations["weighted"]["recall"]),
        Some("0.7000".into())
    );
    assert_eq!(rounded(&relations["weighted"]["f"]), Some("0.7444".into()));
    assert_eq!(
        rounded(&relations["each"]["equals"]["f"]),
        Some("0.8889".into())
    );
    assert_eq!(relations["confusion"][0], json!([4, 1, 0, 0, 0, 0]));

    let table = folder.run("agreement gold.txt predicted.txt").succeeded();
    assert!(table.output.contains("kappa 0.5522"), "{}", table.output);
    assert!(
        table
            .output
            .contains("weighted         0.8000  0.7000  0.7444")
    );
    let input = folder.run_with_input("agreement gold.txt -", PREDICTED);
    assert_eq!(input.succeeded().output, table.output);
}

#[test]
fn annotations_of_different_length_do_not_belong_together() {
    let folder = Folder::new("agreement-lengths");
    folder.write("gold.txt", GOLD);
    folder.write("predicted.txt", format!("{PREDICTED}\n"));
    let run = folder.run("agreement gold.txt predicted.txt");
    assert_eq!((run.code, run.output.as_str()), (Some(2), ""));
    let expected = "gold.txt and predicted.txt do not belong together: their lines are 1 and 2";
    assert_eq!(run.errors, format!("twintree: {expected}\n"));
}

#[test]
fn sentences_are_made_both_ways() {
    let folder = worked("fuse");
    folder.write(
        "links.txt",
        "1-1:equals 2-2:restates 4-3 5-4:equals 6-5:restates\n",
    );
    let fuse = "fuse left.conllu right.conllu --links links.txt --merge restate";
    let run = folder.run(fuse).succeeded();
    let start = r#"{"pair":1,"sentences":[{"text":"John has bought the red car","parts":["#;
    assert!(run.output.starts_with(start), "{}", run.output);
    assert!(
        run.output.ends_with("}]}],\"cut\":false}\n"),
        "{}",
        run.output
    );
    let parts = &run.rows()[0]["sentences"][0]["parts"];
    let texts = parts.as_array().into_iter().flatten();
    let texts: Vec<_> = texts
        .map(|part| part["text"].as_str().unwrap_or_default())
        .collect();
    assert_eq!(texts.join(" "), "John has bought the red car");
    let other = folder.run(&format!("{fuse} --into right")).succeeded();
    assert_eq!(
        other.rows()[0]["sentences"][0]["text"],
        json!("John acquired a red car")
    );
    let none = folder.run(&format!("{fuse} --limit 0")).succeeded();
    assert_eq!(
        none.rows()[0],
        json!({ "pair": 1, "sentences": [], "cut": true })
    );
    folder.write("links.txt", "9-9:restates\n");
    assert_eq!(
        folder.run(fuse).rows()[0],
        json!({ "pair": 1, "error": ["link-out-of-range"] })
    );
}

/// A noun with this many adjectives, none of which the other sentence has.
fn adjectives(count: u32) -> String {
    let adjective = |id: u32| format!("{id}\ta{id}\t_\tADJ\t_\t_\t{}\tamod\t_\t_\n", count + 1);
    let noun = format!("{}\tcat\tcat\tNOUN\t_\t_\t0\troot\t_\t_\n\n", count + 1);
    (1..=count).map(adjective).chain([noun]).collect()
}

#[test]
fn very_many_sentences_are_cut_at_the_limit() {
    let folder = Folder::new("fuse-wide");
    folder.write("right.conllu", "1\tcat\tcat\tNOUN\t_\t_\t0\troot\t_\t_\n\n");
    let fuse = "fuse left.conllu right.conllu --links links.txt --merge generalize";
    let check = |adjectives_of_left: u32, limit: &str, sentences: usize, cut: bool| {
        folder.write("left.conllu", adjectives(adjectives_of_left));
        folder.write(
            "links.txt",
            format!("{}-1:equals\n", adjectives_of_left + 1),
        );
        let run = folder.run(&format!("{fuse} {limit}")).succeeded();
        let row = &run.rows()[0];
        assert_eq!(row["sentences"].as_array().map(Vec::len), Some(sentences));
        assert_eq!(row["cut"], json!(cut), "{limit}");
    };
    // Each adjective may be left out or not; the two sentences themselves are nothing new.
    check(3, "--limit 4294967295", 6, false);
    check(3, "--limit 6", 6, false);
    check(3, "--limit 5", 5, true);
    check(20_000, "--limit 10", 10, true);
    // No adjective is one of the modifiers that are named.
    check(3, "--modifiers nmod,obl", 0, false);
    check(3, "--modifiers amod", 6, false);
}

#[test]
fn pairs_without_links_are_left_out_of_the_mean_and_reported() {
    let folder = Folder::new("agreement-mean");
    folder.write("gold.txt", "# anna\n1-1 2-2\n\n# nothing\n3-3\n\n");
    folder.write("predicted.txt", "1-1 2-2\n\n# ben\n3-4\n\n");
    let run = folder.run("agreement gold.txt predicted.txt").succeeded();
    let expected = "macro: the mean over 2 pairs; 2 without any link are left out\n";
    assert!(run.output.contains(expected), "{}", run.output);
    let links = &folder
        .run("agreement gold.txt predicted.txt --json")
        .succeeded()
        .rows()[0]["links"];
    assert_eq!(links["macro"]["f"], json!(0.5));
}

#[test]
fn how_many_pairs_are_left_out_of_the_agreement_is_said() {
    let folder = Folder::new("agreement-left-out");
    folder.write("gold.txt", "1-1\n2-2 x\n1-1\n3-3\n");
    folder.write("predicted.txt", "1-1 2-2\n2-2 y\n1-x\n3-3\n");
    let run = folder.run("agreement gold.txt predicted.txt");
    assert_eq!(run.code, Some(1), "{}", run.errors);
    let expected = "\n2 of 4 pairs left out: a line of their links has an error\n";
    assert!(run.output.contains(expected), "{}", run.output);
    // Without an error nothing is.
    folder.write("gold.txt", "1-1\n");
    folder.write("predicted.txt", "1-1\n");
    let run = folder.run("agreement gold.txt predicted.txt").succeeded();
    assert!(!run.output.contains("left out:"), "{}", run.output);
}
