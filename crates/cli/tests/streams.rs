//! What comes in and how it ends: standard input, unusual texts, files that do not fit together,
//! a reader that goes away.

mod process;

use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

use process::{Folder, LEFT, LINKS, RIGHT};

const COMPARE: &str = "compare left.conllu right.conllu --links links.txt";

#[test]
fn any_one_of_the_files_can_be_standard_input() {
    let folder = Folder::with_pair("stdin");
    let expected = folder.run(COMPARE).succeeded().output;
    for (arguments, input) in [
        ("compare - right.conllu --links links.txt", LEFT),
        ("compare left.conllu - --links links.txt", RIGHT),
        ("compare left.conllu right.conllu --links -", LINKS),
    ] {
        let run = folder.run_with_input(arguments, input).succeeded();
        assert_eq!(run.output, expected, "{arguments}");
    }
    let run = folder.run_with_input("compare - - --links links.txt", LEFT);
    assert_eq!(run.code, Some(2));
    assert!(run.errors.contains("only one"), "{}", run.errors);
}

#[test]
fn unusual_texts_give_the_same_answer() {
    let folder = Folder::with_pair("unusual");
    let expected = folder.run(COMPARE).succeeded().output;
    let carriage_returns = LEFT.replace('\n', "\r\n");
    for left in [
        carriage_returns.clone(),
        format!("\u{feff}{LEFT}"),
        format!("\u{feff}{carriage_returns}"),
        LEFT.trim_end().into(),
        format!("\n\n{LEFT}\n\n"),
    ] {
        folder.write("left.conllu", &left);
        assert_eq!(folder.run(COMPARE).succeeded().output, expected, "{left:?}");
    }
    folder.write("left.conllu", LEFT);
    for links in [
        "1-4 2-5 3-3 4-3 5-1 6-2",
        "\u{feff}1-4\t2-5 3-3  4-3 5-1 6-2\r\n",
    ] {
        folder.write("links.txt", links);
        assert_eq!(
            folder.run(COMPARE).succeeded().output,
            expected,
            "{links:?}"
        );
    }
}

#[test]
fn places_are_those_of_the_whole_file() {
    let folder = Folder::with_pair("places");
    let comments = "# newdoc\n\n# a comment of its own\n\n";
    let blank = LEFT.replace("\n\n", "\n \n");
    let broken = LEFT.replace("\tdetective\tdetective", "\t\tdetective");
    folder.write(
        "left.conllu",
        format!("{comments}{blank}{comments}{broken}"),
    );
    folder.write("right.conllu", RIGHT.repeat(2));
    folder.write("links.txt", LINKS.repeat(2));
    let run = folder.run(COMPARE);
    assert_eq!(run.code, Some(1));
    assert_eq!(run.output.lines().count(), 2);
    // Four lines of comments, nine of the sentence, four of comments, and the third of the last.
    assert!(
        run.errors
            .contains("left.conllu:20:3: error[column-empty]: FORM"),
        "{}",
        run.errors
    );
    assert!(
        run.errors
            .contains("left.conllu:13:1: warning[blank-line]: "),
        "{}",
        run.errors
    );
}

#[test]
fn bytes_that_are_no_text_cost_their_pair() {
    let folder = Folder::with_pair("bytes");
    folder.write("right.conllu", RIGHT.repeat(3));
    folder.write("links.txt", LINKS.repeat(3));
    // A line of blanks ends a sentence as an empty one does.
    for blank in ["\n", " \n", "\u{a0}\r\n"] {
        let mut left = LEFT.replace("\n\n", &format!("\n{blank}")).into_bytes();
        let whole = left.clone();
        left.extend(b"1\tcaf\xe9\t_\t_\t_\t_\t0\troot\t_\t_\n");
        left.extend(blank.as_bytes());
        left.extend(whole);
        folder.write("left.conllu", left);
        let run = folder.run(COMPARE);
        assert_eq!(run.code, Some(1), "{blank:?}");
        let lines: Vec<&str> = run.output.lines().collect();
        assert_eq!(lines[1], r#"{"pair":2,"error":["not-utf8"]}"#);
        assert!(lines[2].starts_with(r#"{"pair":3,"left":"holmes-a""#));
        assert!(run.errors.contains("left.conllu:10:6: error[not-utf8]"));
    }
}

#[test]
fn sixteen_bit_texts_are_named() {
    let folder = Folder::with_pair("sixteen");
    let units = LEFT.encode_utf16().flat_map(u16::to_le_bytes);
    let bytes: Vec<u8> = [0xff, 0xfe].into_iter().chain(units).collect();
    folder.write("left.conllu", bytes);
    let run = folder.run(COMPARE);
    assert!(run.errors.contains("error[utf-16]"), "{}", run.errors);
    assert_eq!(run.output, "{\"pair\":1,\"error\":[\"utf-16\"]}\n");
}

#[test]
fn a_missing_file_is_named() {
    let folder = Folder::with_pair("missing");
    for arguments in [
        "compare nowhere.conllu right.conllu --links links.txt",
        "compare left.conllu nowhere.conllu --links links.txt",
        "compare left.conllu right.conllu --links nowhere.conllu",
        "agreement links.txt nowhere.conllu",
        "align left.conllu right.conllu --synonyms nowhere.conllu",
    ] {
        let run = folder.run(arguments);
        assert_eq!(
            (run.code, run.output.as_str()),
            (Some(2), ""),
            "{arguments}"
        );
        let expected = "twintree: nowhere.conllu: ";
        assert!(run.errors.starts_with(expected), "{}", run.errors);
    }
}

#[test]
fn files_of_different_length_do_not_belong_together() {
    let folder = Folder::with_pair("lengths");
    folder.write("right.conllu", RIGHT.repeat(2));
    folder.write("links.txt", LINKS.repeat(2));
    let run = folder.run(COMPARE);
    assert_eq!(run.code, Some(2));
    assert_eq!(run.output.lines().count(), 1);
    assert_eq!(
        run.errors,
        "twintree: left.conllu ends behind pair 1, right.conllu goes on: \
         the files do not belong together\n"
    );
    let summary = folder.run(&format!("{COMPARE} --summary"));
    assert_eq!((summary.code, summary.output.as_str()), (Some(2), ""));
    folder.write("right.conllu", RIGHT);
    let run = folder.run(COMPARE);
    assert_eq!(run.code, Some(2));
    assert!(run.errors.contains("links.txt goes on"), "{}", run.errors);
}

#[test]
fn files_without_a_pair_are_told() {
    let folder = Folder::new("nothing");
    for empty in ["", "\n\n", "# a comment\n"] {
        folder.write("left.conllu", empty);
        folder.write("right.conllu", empty);
        folder.write("links.txt", "");
        let run = folder.run(COMPARE);
        assert_eq!((run.code, run.output.as_str()), (Some(2), ""), "{empty:?}");
        assert_eq!(run.errors.matches("error[no-sentence]").count(), 2);
    }
}

#[test]
fn what_was_typed_wrong_is_told() {
    let folder = Folder::with_pair("usage");
    for arguments in [
        "compare left.conllu right.conllu",
        "compare left.conllu right.conllu --links links.txt --align",
        "compare left.conllu right.conllu --align --zero-based",
        "compare left.conllu",
        "fuse left.conllu right.conllu --links links.txt --merge mix",
        "nothing",
    ] {
        let run = folder.run(arguments);
        assert_eq!(run.code, Some(2), "{arguments}");
        assert!(run.errors.contains("try '--help'"), "{}", run.errors);
    }
}

#[test]
fn help_has_examples() {
    let folder = Folder::new("help");
    for command in ["compare", "align", "agreement", "fuse"] {
        let run = folder.run(&format!("{command} --help")).succeeded();
        assert!(run.output.contains("Examples:"), "{command}");
    }
    assert!(
        folder
            .run("--help")
            .succeeded()
            .output
            .contains("Exit codes:")
    );
}

#[test]
fn a_reader_that_goes_away_is_no_reason_to_complain() {
    let folder = Folder::with_pair("pipe");
    folder.write("left.conllu", LEFT.repeat(5_000));
    folder.write("right.conllu", RIGHT.repeat(5_000));
    folder.write("links.txt", LINKS.repeat(5_000));
    let mut child = folder
        .command(COMPARE)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut first = String::new();
    let mut pipe = BufReader::new(child.stdout.take().expect("its output"));
    pipe.read_line(&mut first).expect("a line");
    drop(pipe);
    let mut errors = String::new();
    let mut pipe = child.stderr.take().expect("its errors");
    pipe.read_to_string(&mut errors).expect("text");
    let status = child.wait().expect("the program ends");
    assert!(first.starts_with("{\"pair\":1,"));
    assert_eq!((status.code(), errors.as_str()), (Some(0), ""));
}
