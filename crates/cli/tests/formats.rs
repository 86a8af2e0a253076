//! Sentences in other formats than CoNLL-U, and links that stand in comments.

use std::io::Write;
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use crate::process::{Folder, LEFT, LINKS, RIGHT};
use serde_json::{Value, json};

const LEFT_BRACKETS: &str = "(S (NSUBJ (DET the) (NN detective))\n   (AUX is)\n   \
    (VBG becoming)\n   (DOBJ (DET a) (CMP Sherlock) (NNP Holmes)))\n";
const RIGHT_BRACKETS: &str = "(S (NSUBJ (DET a) (NNP Sherlock))\n   (VBZ becomes)\n   \
    (DOBJ (DET the) (NN detective)))\n";
const WORDS: &str = "a Sherlock becomes the detective\n";
const NEWICK: &str = "((a,Sherlock),becomes,(the,detective));\n";

const BRACKETS: &str = "compare left.mrg right.mrg --links links.txt";

/// The pair of the thesis as brackets, with the right sentence in the other formats, too.
fn folder(test: &str) -> Folder {
    let folder = Folder::with_pair(test);
    folder.write("left.mrg", LEFT_BRACKETS);
    folder.write("right.mrg", RIGHT_BRACKETS);
    folder.write("right.txt", WORDS);
    folder.write("right.nwk", NEWICK);
    folder
}

#[test]
fn the_worked_tables_of_brackets_give_the_same_numbers() {
    let tables = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/tables/brackets");
    let folder = Folder::new("tables");
    let mut count = 0;
    for entry in tables.read_dir().expect("the tables") {
        let path = entry.expect("a table").path();
        let text = std::fs::read_to_string(&path).expect("a table");
        let table: Value = serde_json::from_str(&text).expect("JSON");
        let write = |name: &str, key: &str| {
            folder.write(name, table[key].as_str().expect("a text"));
        };
        write("left.mrg", "left");
        write("right.mrg", "right");
        write("links.txt", "links");
        let run = folder
            .run(&format!("{BRACKETS} --as dependencies"))
            .succeeded();
        let row = &run.rows()[0];
        let score = json!({ "distance": row["distance"], "maximum": row["maximum"] });
        assert_eq!(score, table["expect"]["score"], "{}", path.display());
        count += 1;
    }
    assert!(count >= 2);
}

/// The codes and the first line of errors where sentences of these files are compared.
#[track_caller]
fn check_refused(arguments: &str, code: &str, error: &str) {
    let run = folder(code).run(arguments);
    assert_eq!(run.code, Some(1), "{arguments}");
    assert_eq!(run.rows()[0], json!({ "pair": 1, "error": [code] }));
    assert_eq!(run.errors.lines().next(), Some(error), "{arguments}");
}

#[test]
fn missing_dependencies_are_reported_with_a_remedy() {
    check_refused(
        BRACKETS,
        "no-dependencies",
        "left.mrg:1:1: error[no-dependencies]: the left side is a phrase tree (brackets); this needs \
         dependencies: read it as dependencies, by head rules (--as dependencies)",
    );
    check_refused(
        "compare left.conllu right.nwk --links links.txt",
        "no-dependencies",
        "right.nwk:1:1: error[no-dependencies]: the right side is a phrase tree (newick); this needs \
         dependencies: read it as dependencies, by head rules (--as dependencies)",
    );
    for flags in ["", "--as dependencies"] {
        check_refused(
            &format!("compare left.conllu right.txt --links links.txt {flags}"),
            "no-dependencies",
            "right.txt:1:1: error[no-dependencies]: the right side is words without a tree; this \
             needs dependencies",
        );
    }
}

/// The tree of the sentence `red cars`, by these rules and by those built in.
const RED_CARS: &str = "(NP (JJ red) (NNS cars))\n";

#[test]
fn head_rules_of_a_file_take_the_place_of_those_built_in() {
    let folder = Folder::new("head-rules");
    folder.write("left.mrg", RED_CARS);
    folder.write(
        "right.conllu",
        "1\tred\t_\tADJ\t_\t_\t0\troot\t_\t_\n2\tcars\t_\tNOUN\t_\t_\t1\tnsubj\t_\t_\n",
    );
    folder.write("links.txt", "1-1 2-2\n");
    let compare = "compare left.mrg right.conllu --links links.txt --as dependencies";
    let distance =
        |arguments: &str| folder.run(arguments).succeeded().rows()[0]["distance"].clone();
    // Direction and label; then the label alone.
    assert_eq!(distance(compare), json!(2));
    for rules in ["NP: JJ | NNS\n", "\u{feff}# mine\r\n\r\nNP: JJ\r\n"] {
        folder.write("rules.txt", rules);
        assert_eq!(
            distance(&format!("{compare} --head-rules rules.txt")),
            json!(1)
        );
    }
    let align = "align left.mrg right.conllu --as dependencies --head-rules rules.txt";
    assert_eq!(folder.run(align).succeeded().output, "1-1 2-2\n");
    let fuse = "fuse left.mrg right.conllu --links links.txt --merge restate --as dependencies";
    folder
        .run(&format!("{fuse} --head-rules rules.txt"))
        .succeeded();
    // A table that is only a warning away from right is used.
    folder.write("rules.txt", "NP-SBJ: JJ\n");
    let run = folder.run(&format!("{compare} --head-rules rules.txt"));
    assert_eq!((run.code, &run.rows()[0]["distance"]), (Some(0), &json!(1)));
    assert!(
        run.errors
            .starts_with("rules.txt:1:1: warning[head-rule-tag]: ")
    );
}

#[test]
fn faulty_head_rules_are_reported_before_they_are_used() {
    let folder = folder("faulty-head-rules");
    let arguments = format!("{BRACKETS} --as dependencies --head-rules rules.txt");
    let check = |rules: &[u8], error: &str| {
        folder.write("rules.txt", rules);
        let run = folder.run(&arguments);
        assert_eq!((run.code, run.output.as_str()), (Some(2), ""));
        let lines: Vec<&str> = run.errors.lines().collect();
        assert_eq!(
            lines,
            [
                error,
                "twintree: rules.txt: no tree is read by head rules with errors"
            ]
        );
    };
    check(
        b"VP: VB\nNP NN\n",
        "rules.txt:2:1: error[head-rule-bad]: \"NP NN\" is not a head rule; write a category, a colon, \
         a space and labels of children, such as NP: NN NNS | JJ",
    );
    check(
        b"NP: NN (JJ\n",
        "rules.txt:1:8: error[head-rule-label]: \"(JJ\" cannot be a label, because of the bracket; \
         write the label alone",
    );
    check(
        b"NP: NN\rVP: VB\r",
        "rules.txt:1:1: error[carriage-returns]: the lines end in carriage returns alone; save the \
         text with line feeds (LF or CRLF)",
    );
    check(
        b"\xff\xfeN\0P\0",
        "rules.txt:1:1: error[utf-16]: the text is UTF-16; save it as UTF-8",
    );
    let run = folder.run(&arguments.replace("rules.txt", "nowhere.txt"));
    assert_eq!(run.code, Some(2));
    assert!(
        run.errors.starts_with("twintree: nowhere.txt: "),
        "{}",
        run.errors
    );
    // Without --as they would do nothing.
    let run = folder.run(&format!("{BRACKETS} --head-rules rules.txt"));
    assert_eq!(run.code, Some(2));
    assert!(run.errors.contains("--as <TREE>"), "{}", run.errors);
}

#[test]
fn every_command_refuses_words_alone() {
    let folder = folder("words");
    let run = folder.run("align left.conllu right.txt");
    assert_eq!((run.code, run.output.as_str()), (Some(1), "\n"));
    for arguments in [
        "align left.conllu right.txt --json",
        "fuse left.conllu right.txt --links links.txt --merge restate",
        "compare left.conllu right.txt --align",
    ] {
        let run = folder.run(arguments);
        let expected = json!({ "pair": 1, "error": ["no-dependencies"] });
        assert_eq!((run.code, &run.rows()[0]), (Some(1), &expected));
        assert!(run.errors.contains("right.txt:1:1: error[no-dependencies]"));
    }
}

#[test]
fn what_is_true_of_all_pairs_is_reported_once() {
    let folder = folder("once");
    folder.write("left.mrg", LEFT_BRACKETS.repeat(100));
    folder.write("right.mrg", RIGHT_BRACKETS.repeat(100));
    folder.write("links.txt", LINKS.repeat(100));
    let run = folder.run(BRACKETS);
    assert_eq!(run.rows().len(), 100);
    assert_eq!(
        run.output.matches(r#""error":["no-dependencies"]"#).count(),
        100
    );
    let lines: Vec<&str> = run.errors.lines().collect();
    assert_eq!(lines.len(), 2, "{}", run.errors);
    assert!(lines[0].contains("--as dependencies"));
    assert_eq!(
        lines[1],
        "left.mrg: … and 99 more of error[no-dependencies]"
    );
}

#[test]
fn the_two_files_may_have_different_formats() {
    let folder = folder("mixed");
    for right in ["right.conllu", "right.mrg", "right.nwk"] {
        let compare = format!("compare left.conllu {right} --links links.txt --as dependencies");
        let row = &folder.run(&compare).succeeded().rows()[0];
        assert_eq!(row["links"], json!(6), "{right}");
        assert_ne!(row["similarity"], json!(null), "{right}");
        folder
            .run(&format!("align left.conllu {right} --as dependencies"))
            .succeeded();
    }
    let made = folder
        .run("fuse left.mrg right.mrg --links links.txt --merge restate --as dependencies")
        .succeeded();
    assert_eq!(made.rows()[0]["cut"], json!(false));
}

#[test]
fn a_format_that_is_named_is_not_noticed() {
    let folder = folder("named");
    let run = folder.run(&format!(
        "{BRACKETS} --as dependencies --left-format conllu"
    ));
    assert_eq!(run.code, Some(1));
    assert!(run.errors.contains("left.mrg:1:"), "{}", run.errors);
    assert!(!run.errors.contains("no-dependencies"), "{}", run.errors);
    let named = "--left-format brackets --right-format brackets";
    folder
        .run(&format!("{BRACKETS} --as dependencies {named}"))
        .succeeded();
    // The first tree is noticed as words, as (Applause) is in a speech.
    folder.write("left.txt", "(Applause)\n");
    let run = folder.run("align left.txt left.txt");
    assert!(
        run.errors.contains("words without a tree"),
        "{}",
        run.errors
    );
    let run = folder.run("align left.txt left.txt --left-format newick");
    assert!(
        !run.errors.contains("words without a tree"),
        "{}",
        run.errors
    );
}

#[test]
fn an_unknown_format_is_reported_with_the_known_ones() {
    for side in ["left", "right"] {
        let run = folder("unknown").run(&format!("{BRACKETS} --{side}-format penn"));
        assert_eq!((run.code, run.output.as_str()), (Some(2), ""));
        let known = "conllu, conllup, conllx, conll2009, brackets, discbracket, export, tiger, alpino, newick, words";
        assert!(run.errors.contains(known), "{}", run.errors);
    }
}

#[test]
fn brackets_with_errors_are_reported_with_their_place() {
    let folder = folder("broken");
    folder.write(
        "left.mrg",
        format!("{LEFT_BRACKETS}(S (NP the\n\n{LEFT_BRACKETS}"),
    );
    folder.write("right.mrg", RIGHT_BRACKETS.repeat(3));
    folder.write("links.txt", LINKS.repeat(3));
    let run = folder.run(&format!("{BRACKETS} --as dependencies"));
    assert_eq!(run.code, Some(1));
    assert!(run.errors.contains("left.mrg:5:"), "{}", run.errors);
    assert!(run.rows()[1]["error"].is_array(), "{}", run.output);
}

#[test]
fn a_format_is_noticed_after_many_comments() {
    let folder = folder("preamble");
    // A name that tells nothing.
    let compare = "compare left.txt right.mrg --links links.txt --as dependencies";
    folder.write("left.txt", LEFT_BRACKETS);
    let expected = folder.run(compare).succeeded().output;
    // Before, across and beyond the rest of what decides the format.
    for lines in [10, 50, 58, 59, 500] {
        let comments = format!("% {}\n", "x".repeat(67)).repeat(lines);
        folder.write("left.txt", format!("{comments}{LEFT_BRACKETS}"));
        assert_eq!(folder.run(compare).succeeded().output, expected, "{lines}");
    }
    // Comments without end are no reason to read on.
    folder.write("left.txt", "# x\n".repeat(100_000) + LEFT_BRACKETS);
    assert_eq!(folder.run(compare).code, Some(2));
    assert_eq!(
        folder
            .run(&format!("{compare} --left-format brackets"))
            .succeeded()
            .output,
        expected
    );
}

#[test]
fn a_file_of_links_is_refused_whose_lines_end_in_carriage_returns_alone() {
    let folder = Folder::with_pair("carriage-returns");
    for links in ["1-1\r2-2\r", "# mine\r1-1\r2-2", "\u{feff}# mine\r1-1"] {
        folder.write("links.txt", links);
        let run = folder.run("compare left.conllu right.conllu --links links.txt");
        let expected = "links.txt:1:1: error[carriage-returns]: ";
        assert!(run.errors.starts_with(expected), "{links:?} {}", run.errors);
    }
    // One comment is a file without a pair.
    folder.write("links.txt", "# mine\r");
    let run = folder.run("compare left.conllu right.conllu --links links.txt");
    assert_eq!(
        run.errors,
        "twintree: links.txt ends after pair 0, left.conllu goes on: the files do not belong together\n"
    );
}

#[test]
fn the_format_of_a_slow_pipe_is_noticed() {
    let folder = folder("slow");
    let mut child = folder
        .command("compare - right.mrg --links links.txt --as dependencies")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut pipe = child.stdin.take().expect("its standard input");
    // The first bytes alone would be anything.
    let (first, rest) = LEFT_BRACKETS.split_at(1);
    for piece in ["\n", " ", first, rest] {
        pipe.write_all(piece.as_bytes()).expect("it is read");
        pipe.flush().expect("it is read");
        thread::sleep(Duration::from_millis(20));
    }
    drop(pipe);
    let output = child.wait_with_output().expect("the program ends");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{errors}");
    let output = String::from_utf8_lossy(&output.stdout);
    assert!(output.contains(r#""distance":5,"maximum":10"#), "{output}");
}

#[test]
fn a_missing_file_is_reported_before_a_pipe_is_waited_for() {
    let folder = folder("early");
    let mut child = folder
        .command("compare - nowhere.mrg")
        .stdin(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    // Nothing is written, and the pipe stays open till the program has ended.
    let pipe = child.stdin.take();
    assert_eq!(child.wait().expect("the program ends").code(), Some(2));
    drop(pipe);
}

#[test]
fn a_format_is_the_same_with_a_byte_order_mark_and_carriage_returns() {
    let folder = folder("mark");
    let compare = format!("{BRACKETS} --as dependencies");
    let expected = folder.run(&compare).succeeded().output;
    for left in [
        format!("\u{feff}{LEFT_BRACKETS}"),
        LEFT_BRACKETS.replace('\n', "\r\n"),
        format!("# a comment\n{LEFT_BRACKETS}"),
        LEFT_BRACKETS.trim_end().into(),
    ] {
        folder.write("left.mrg", &left);
        assert_eq!(
            folder.run(&compare).succeeded().output,
            expected,
            "{left:?}"
        );
    }
}

/// The thesis' links from the right sentence, as a comment has them.
const ALIGN: &str = "# align = 4:1 5:2 3:3,4 1:5 2:6\n";

#[test]
fn links_are_read_from_comments() {
    let folder = Folder::with_pair("comments");
    let expected = folder
        .run("compare left.conllu right.conllu --links links.txt")
        .succeeded();
    folder.write("right.conllu", format!("{ALIGN}{RIGHT}"));
    let compare = "compare left.conllu right.conllu";
    assert_eq!(folder.run(compare).succeeded().output, expected.output);
    // They are about the sentence that they name, if they name one.
    let named = ALIGN.replace("= ", "= :holmes-a ");
    folder.write("right.conllu", format!("{named}{RIGHT}"));
    assert_eq!(folder.run(compare).succeeded().output, expected.output);
    let other = ALIGN.replace("= ", "= :holmes-b ");
    folder.write("right.conllu", format!("{other}{RIGHT}"));
    assert_eq!(
        folder.run(compare).rows()[0]["undefined"],
        json!("no-links")
    );
}

#[test]
fn links_that_are_given_or_found_take_the_place_of_those_of_comments() {
    let folder = Folder::with_pair("instead");
    folder.write("right.conllu", format!("# align = 1:99 x\n{RIGHT}"));
    for flags in ["--links links.txt", "--align"] {
        folder
            .run(&format!("compare left.conllu right.conllu {flags}"))
            .succeeded();
    }
}

#[test]
fn faulty_comments_cost_their_pair_and_are_reported_with_their_place() {
    let folder = Folder::with_pair("faulty-comments");
    let check = |comment: &str, codes: &[&str], places: &[&str]| {
        folder.write("left.conllu", LEFT.repeat(2));
        folder.write("right.conllu", format!("{ALIGN}{RIGHT}{comment}\n{RIGHT}"));
        let run = folder.run("compare left.conllu right.conllu");
        assert_eq!(run.code, Some(1), "{comment}");
        assert_eq!(run.rows()[0]["distance"], json!(5));
        assert_eq!(run.rows()[1], json!({ "pair": 2, "error": codes }));
        for place in places {
            assert!(run.errors.contains(place), "{}", run.errors);
        }
        assert_eq!(run.errors.lines().count(), places.len(), "{}", run.errors);
        let summary = folder.run("compare left.conllu right.conllu --summary");
        assert_eq!(summary.rows()[0]["refused"], json!(1));
    };
    let bad = "right.conllu:8:15: error[align-bad]: ";
    let far = "right.conllu:8:11: error[link-out-of-range]: ";
    check("# align = 4:1 x", &["align-bad"], &[bad]);
    check("# align = 5:99", &["link-out-of-range"], &[far]);
    let both = ["align-bad", "link-out-of-range"];
    check(
        "# align = 5:99 x",
        &both,
        &["right.conllu:8:16: error[align-bad]: ", far],
    );
}

#[test]
fn the_sources_of_links_are_named_if_no_pair_has_any() {
    let folder = Folder::with_pair("hint");
    let hint = "twintree: no pair has links: give them with --links, have them found with --align, \
        or write them into comments # align of CoNLL-U\n";
    for flags in ["", "--summary"] {
        let run = folder.run(&format!("compare left.conllu right.conllu {flags}"));
        assert_eq!((run.code, run.errors.as_str()), (Some(0), hint));
    }
    // Who gives a file of links knows where they come from.
    folder.write("links.txt", "\n");
    folder
        .run("compare left.conllu right.conllu --links links.txt")
        .succeeded();
}

/// Two sentences as CoNLL-U, and in the other formats of its family.
const FAMILY: [(&str, &str); 5] = [
    (
        "conllu",
        "1\tgo\tgo\tVERB\tVB\t_\t0\troot\t_\t_\n2\tnow\tnow\tADV\tRB\t_\t1\tadvmod\t_\t_\n\n1\tstay\t_\tVERB\tVB\t_\t0\troot\t_\t_\n",
    ),
    (
        "conllup",
        "# global.columns = HEAD DEPREL MWE ID FORM\n0\troot\t*\t1\tgo\n1\tadvmod\t1\t2\tnow\n\n0\troot\t*\t1\tstay\n",
    ),
    (
        "conll",
        "1\tgo\tgo\tV\tVB\t_\t0\troot\t0\tROOT\n2\tnow\tnow\tA\tRB\t_\t1\tadvmod\t1\tA\n\n1\tstay\t_\tV\tVB\t_\t0\troot\t0\tR\n",
    ),
    (
        "conll09",
        "1\tgo\t_\t_\tVB\t_\t_\t_\t0\t0\troot\tR\tY\tgo.01\n2\tnow\t_\t_\tRB\t_\t_\t_\t1\t1\tadvmod\tA\t_\t_\n\n1\tstay\t_\t_\tVB\t_\t_\t_\t0\t0\troot\tR\tY\tstay.01\n",
    ),
    // Noticed from the text.
    (
        "txt",
        "1\tgo\t_\t_\tVB\t_\t_\t_\t0\t0\troot\tR\tY\tgo.01\n2\tnow\t_\t_\tRB\t_\t_\t_\t1\t1\tadvmod\tA\t_\t_\n\n1\tstay\t_\t_\tVB\t_\t_\t_\t0\t0\troot\tR\tY\tstay.01\n",
    ),
];

#[test]
fn every_format_of_the_family_of_conllu_gives_the_same_rows() {
    let folder = Folder::new("family");
    folder.write("links.txt", "1-1 2-2\n1-1\n");
    let mut expected = None;
    for (ending, text) in FAMILY {
        let name = format!("left.{ending}");
        folder.write(&name, text);
        folder.write("right.conllu", FAMILY[0].1);
        let run = folder.run(&format!("compare {name} right.conllu --links links.txt"));
        let run = run.succeeded();
        assert_eq!(run.errors, "", "{ending}");
        let rows = run.rows();
        assert_eq!(rows.len(), 2, "{ending}");
        assert_eq!(
            expected.get_or_insert_with(|| rows.clone()),
            &rows,
            "{ending}"
        );
    }
}

#[test]
fn a_fault_in_another_format_of_the_family_has_its_line_and_column() {
    let folder = Folder::new("family_faults");
    folder.write(
        "left.conllup",
        "# global.columns = FORM HEAD ID DEPREL\ngo\t0\t1\troot\n\nstay\t4\t1\troot\n",
    );
    folder.write("right.conllu", FAMILY[0].1);
    let run = folder.run("compare left.conllup right.conllu --align");
    let error = "left.conllup:4:6: error[head-unknown]: HEAD \"4\" is not a word of this sentence \
                 (words are 1)";
    assert_eq!(
        (run.code, run.errors.lines().next()),
        (Some(1), Some(error))
    );
    assert_eq!(
        run.rows()[1],
        json!({ "pair": 2, "error": ["head-unknown", "no-root"] })
    );
}

#[test]
fn a_named_format_goes_before_the_name_of_the_file_and_that_before_its_text() {
    let folder = folder("contradictions");
    let told = "left.conllu: read as conllu, as its name says, but it begins like brackets; name the format \
                if that is wrong (--left-format, --right-format)";
    folder.write("left.conllu", LEFT_BRACKETS);
    let arguments = "compare left.conllu right.mrg --links links.txt --as dependencies";
    let run = folder.run(arguments);
    assert!(run.errors.contains(told), "{}", run.errors);
    assert_eq!(run.code, Some(1));
    let run = folder
        .run(&format!("{arguments} --left-format brackets"))
        .succeeded();
    assert_eq!(run.errors, "");
    // Each is refused where the other is wanted.
    folder.write("left.align", LINKS);
    let run = folder.run("compare left.align right.mrg --align");
    let error = "left.align has links in it by its name (pharaoh), not sentences; if that is wrong, name the \
                 format (--left-format, --right-format)";
    assert!(run.errors.contains(error), "{}", run.errors);
    folder.write("links.nwk", LINKS);
    let run = folder.run("compare left.mrg right.mrg --links links.nwk --as dependencies");
    let error = "links.nwk has sentences in it by its name (newick), not links; if that is wrong, name the \
                 format (--links-format)";
    assert!(run.errors.contains(error), "{}", run.errors);
}
