//! What comes in and how it ends: standard input, unusual texts, files that do not fit together,
//! a reader that goes away.

use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

use crate::process::{Folder, LEFT, LINKS, RIGHT};

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
fn bytes_that_are_not_text_cost_their_pair() {
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
        "twintree: left.conllu ends after pair 1, right.conllu goes on: \
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
fn files_without_a_pair_are_reported() {
    let folder = Folder::new("nothing");
    for empty in ["", "\n\n", "\u{feff}", "# sent_id = 1\n"] {
        folder.write("left.conllu", empty);
        folder.write("right.conllu", empty);
        folder.write("links.txt", "");
        let run = folder.run(COMPARE);
        assert_eq!((run.code, run.output.as_str()), (Some(2), ""), "{empty:?}");
        assert_eq!(run.errors.matches("error[no-sentence]").count(), 2);
    }
}

#[test]
fn wrong_arguments_are_reported() {
    let folder = Folder::with_pair("usage");
    for arguments in [
        "compare left.conllu right.conllu --links links.txt --align",
        "compare left.conllu right.conllu --align --zero-based",
        "compare left.conllu right.conllu --zero-based",
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
    for command in [
        "compare",
        "align",
        "agreement",
        "fuse",
        "confusion",
        "significance",
    ] {
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
fn a_reader_that_closes_the_pipe_is_reported() {
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
    assert_eq!(status.code(), Some(2));
    assert!(
        errors.starts_with("twintree: standard output: "),
        "{errors}"
    );
}

/// What comes of a command that writes to a full disk.
#[cfg(target_os = "linux")]
#[track_caller]
fn check_full(arguments: &str) {
    let folder = Folder::with_pair("full");
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .expect("a device that is full");
    let output = folder
        .command(arguments)
        .stdout(full)
        .output()
        .expect("the program starts");
    let errors = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{arguments}");
    assert!(
        errors.starts_with("twintree: standard output: "),
        "{errors}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_output_is_an_error() {
    for arguments in [
        COMPARE,
        "align left.conllu right.conllu",
        "agreement links.txt links.txt",
        "--help",
        "--version",
        "help compare",
    ] {
        check_full(arguments);
    }
}

#[cfg(any(target_os = "linux", target_os = "macos"))]
#[test]
fn a_closed_output_is_an_error() {
    let folder = Folder::with_pair("closed");
    for (arguments, redirection, code) in [
        (COMPARE, ">&-", 2),
        ("agreement links.txt links.txt", ">&-", 2),
        ("--help", ">&-", 2),
        // The others may be closed, and the answer need not be read.
        (COMPARE, "<&-", 0),
        (COMPARE, "2>&-", 0),
        (COMPARE, ">/dev/null", 0),
    ] {
        let program = folder.command(arguments);
        let output = std::process::Command::new("sh")
            .current_dir(program.get_current_dir().expect("a folder"))
            .args(["-c", &format!("exec \"$0\" \"$@\" {redirection}")])
            .arg(program.get_program())
            .args(program.get_args())
            .output()
            .expect("a shell starts");
        let errors = String::from_utf8(output.stderr).expect("text");
        assert_eq!(
            output.status.code(),
            Some(code),
            "{arguments} {redirection}: {errors}"
        );
        assert_eq!(
            errors.contains("standard output is closed"),
            code == 2,
            "{errors}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn endless_zeros_are_not_text() {
    let folder = Folder::with_pair("zeros");
    for arguments in [
        "compare /dev/zero right.conllu --links links.txt",
        "compare left.conllu /dev/zero --links links.txt",
        "compare left.conllu right.conllu --links /dev/zero",
    ] {
        let run = folder.run(arguments);
        assert_eq!(run.code, Some(1), "{arguments}");
        assert_eq!(run.output, "{\"pair\":1,\"error\":[\"not-text\"]}\n");
        assert!(
            run.errors.contains("/dev/zero:1:1: error[not-text]: "),
            "{}",
            run.errors
        );
    }
    let run = folder.run("agreement /dev/zero links.txt");
    assert!(run.errors.contains("error[not-text]"), "{}", run.errors);
    let run = folder.run("align left.conllu right.conllu --synonyms /dev/zero");
    assert_eq!((run.code, run.output.as_str()), (Some(2), ""));
    assert_eq!(
        run.errors,
        "twintree: /dev/zero: has more than 268435456 bytes, the most that are read\n"
    );
}

#[test]
fn a_line_that_is_too_long_costs_its_pair() {
    let folder = Folder::with_pair("long");
    let long = "x".repeat((16 << 20) + 1);
    folder.write("left.conllu", format!("{LEFT}1\t{long}\n\n{LEFT}"));
    folder.write("right.conllu", RIGHT.repeat(3));
    folder.write("links.txt", format!("{LINKS}{LINKS}{long}\n"));
    let run = folder.run(COMPARE);
    assert_eq!(run.code, Some(1));
    let lines: Vec<&str> = run.output.lines().collect();
    assert!(lines[0].starts_with(r#"{"pair":1,"left":"holmes-a""#));
    assert_eq!(lines[1], r#"{"pair":2,"error":["line-too-long"]}"#);
    assert_eq!(lines[2], r#"{"pair":3,"error":["line-too-long"]}"#);
    assert_eq!(
        run.errors,
        "left.conllu:10:1: error[line-too-long]: the line has 16777219 bytes, at most 16777216 \
         bytes are read; check that lines end in line feeds\n\
         links.txt:3:1: error[line-too-long]: the line has 16777217 bytes, at most 16777216 bytes \
         are read; check that lines end in line feeds\n"
    );
}

#[cfg(unix)]
#[test]
fn control_characters_of_file_names_are_escaped() {
    let folder = Folder::with_pair("names");
    let name = "a\u{1b}[2J\u{202e}b";
    let shown = "a\\u{1b}[2J\\u{202e}b";
    folder.write(name, LEFT.replace("\t2\tdet", "\t9\tdet"));
    for (arguments, start) in [
        (
            format!("compare {name} right.conllu --links links.txt"),
            format!("{shown}:2:"),
        ),
        (
            format!("compare {name}c right.conllu --links links.txt"),
            format!("twintree: {shown}c: "),
        ),
        (
            format!("align left.conllu right.conllu --synonyms {name}c"),
            format!("twintree: {shown}c: "),
        ),
        (
            format!("agreement {name} links.txt"),
            format!("twintree: {shown} is CoNLL-U, not links"),
        ),
        (
            name.into(),
            "error: unrecognized subcommand 'a\\u{202e}b'".into(),
        ),
    ] {
        let run = folder.run(&arguments);
        assert!(run.errors.starts_with(&start), "{}", run.errors);
        assert!(!run.errors.contains(['\u{1b}', '\u{202e}']));
    }
}

#[test]
fn control_characters_of_forms_are_escaped() {
    let folder = Folder::with_pair("forms");
    // Words are named with their forms where they make a circle, and where there are two roots.
    for (head, code) in [("0", "several-roots"), ("5", "cycle")] {
        let form = "\u{1b}[31mred\u{202e}";
        let left = LEFT
            .replace("\tdetective\tdetective", &format!("\t{form}\t_"))
            .replace("\t4\tnsubj", &format!("\t{head}\tnsubj"))
            .replace("\t7\tdet", "\t2\tdet");
        folder.write("left.conllu", left);
        let run = folder.run(COMPARE);
        assert!(run.errors.contains(code), "{}", run.errors);
        assert!(run.errors.contains("\\u{1b}[31mred\\u{202e}"));
        assert!(!run.errors.contains(['\u{1b}', '\u{202e}']));
    }
}

#[test]
fn a_folder_is_not_a_file() {
    let folder = Folder::with_pair("folder");
    for arguments in [
        "compare . right.conllu --links links.txt",
        "compare left.conllu . --links links.txt",
        "compare left.conllu right.conllu --links .",
        "agreement . links.txt",
        "align left.conllu right.conllu --synonyms .",
    ] {
        let run = folder.run(arguments);
        assert_eq!((run.code, run.output.as_str()), (Some(2), ""));
        assert_eq!(run.errors, "twintree: .: is a folder\n", "{arguments}");
    }
}

#[test]
fn control_characters_of_links_and_labels_are_escaped() {
    let folder = Folder::with_pair("labels");
    let bad = "\u{1b}[2J\u{202e}";
    let check = |code: &str| {
        let run = folder.run(COMPARE);
        assert!(
            run.errors.contains(&format!("[{code}]: ")),
            "{}",
            run.errors
        );
        assert!(run.errors.contains("\\u{1b}[2J\\u{202e}"), "{}", run.errors);
        assert!(!run.errors.contains(['\u{1b}', '\u{202e}']));
    };
    folder.write("links.txt", format!("1-{bad}\n"));
    check("link-bad");
    folder.write("links.txt", LINKS);
    folder.write("left.conllu", LEFT.replace("\tnsubj", &format!("\t{bad}")));
    check("deprel-unknown");
}

#[test]
fn names_of_sentences_are_json_and_hold_no_raw_control_character() {
    let folder = Folder::with_pair("sent-ids");
    folder.write("left.conllu", LEFT.replace("holmes-a", "a\u{1b}[2Jb"));
    let run = folder.run(COMPARE);
    assert_eq!(run.rows()[0]["left"].as_str(), Some("a\u{1b}[2Jb"));
    assert!(!run.output.contains('\u{1b}'), "{}", run.output);
}

/// A command prints a hundred lines; the last one counts the remaining problems.
#[track_caller]
fn check_flood(folder: &Folder, arguments: &str, more: u64) {
    let run = folder.run(arguments);
    assert_eq!(
        run.errors.lines().count(),
        100,
        "{arguments}: {}",
        run.errors
    );
    let last = format!("\ntwintree: … and {more} more of these problems\n");
    assert!(run.errors.ends_with(&last), "{arguments}: {}", run.errors);
    assert_ne!(run.code, Some(2), "{arguments}");
}

#[test]
fn no_command_floods_standard_error() {
    let folder = Folder::new("flood");
    folder.write("left.conllu", LEFT.repeat(250));
    folder.write("right.conllu", RIGHT.repeat(250));
    folder.write("links.txt", "1-x\n".repeat(250));
    for arguments in [
        "compare left.conllu right.conllu --links links.txt",
        "compare left.conllu right.conllu --links links.txt --format tsv",
        "compare left.conllu right.conllu --links links.txt --summary --jobs 2",
        "confusion left.conllu right.conllu --links links.txt",
        "crossings left.conllu right.conllu --links links.txt",
        "distances left.conllu right.conllu --by-links links.txt",
        "fuse left.conllu right.conllu --links links.txt --merge restate",
        "align left.conllu right.conllu --links links.txt --json",
        "agreement left.txt links.txt",
    ] {
        folder.write("left.txt", "1-1\n".repeat(250));
        check_flood(&folder, arguments, 151);
    }
    // Both files, concatenated.
    check_flood(&folder, "agreement links.txt links.txt", 401);
    folder.write("left.mrg", "((S (NN a)\n".repeat(250));
    folder.write("right.mrg", "(S (NN a))\n".repeat(250));
    check_flood(&folder, "distances left.mrg right.mrg --evalb", 151);
    folder.write("left.mrg", "(S (NN a))\n".repeat(250));
    check_flood(
        &folder,
        "project extract left.mrg right.mrg --links links.txt",
        151,
    );
}

#[test]
fn what_one_text_keeps_to_itself_is_counted_with_the_rest() {
    let folder = Folder::with_pair("flood-table");
    // A hundred of a code are kept of a text, the others are counted.
    folder.write("synonyms.txt", "a\t\tsynonym\n".repeat(1_000));
    check_flood(
        &folder,
        "align left.conllu right.conllu --synonyms synonyms.txt",
        901,
    );
    folder.write("synonyms.txt", "a\t\tsynonym\n".repeat(20));
    let run = folder.run("align left.conllu right.conllu --synonyms synonyms.txt");
    assert_eq!(run.errors.lines().count(), 20, "{}", run.errors);
}
