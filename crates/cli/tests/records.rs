//! Pairs in a pipe: one line out for each line in, whatever the line is.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use crate::process::{Folder, LEFT, LINKS, RIGHT};
use serde_json::{Value, json};

const RECORDS: &str = "compare --records";

/// The pair of the thesis with this id.
fn record(id: &Value) -> String {
    json!({"id": id, "left": LEFT, "right": RIGHT, "links": LINKS}).to_string()
}

/// A line for each of many kinds of records, right and wrong.
fn lines() -> Vec<String> {
    let faulty_left = LEFT.replace("\tdetective\tdetective", "\t\tdetective");
    vec![
        record(&json!(1)),
        String::new(),
        "not json".into(),
        record(&json!("zwei\t\u{202e}")),
        json!({"id": "no right", "left": LEFT}).to_string(),
        json!({"id": "a number", "left": 5, "right": RIGHT}).to_string(),
        json!({"id": "faulty", "left": faulty_left, "right": RIGHT, "links": LINKS}).to_string(),
        json!({"id": "links", "left": LEFT, "right": RIGHT, "links": "1-99 x"}).to_string(),
        json!({"id": "comments", "left": format!("# align = 1:4 2:5\n{LEFT}"), "right": RIGHT})
            .to_string(),
        "{\"id\":[1,\t{\"b\":\t2}],\"left\":\"\",\"right\":\"\",\"links\":null}".into(),
        "{\"id\":123456789012345678901234567890.50,\"left\":\"\",\"right\":\"\"}".into(),
        record(&Value::Null),
        "{\"id\":1,\"left\":\"\",\"left\":\"\",\"right\":\"\"}".into(),
        "{\"id\":\"\\ud800\",\"left\":\"\",\"right\":\"\"}\r".into(),
    ]
}

#[test]
fn each_line_is_answered_by_one_with_its_id() {
    let folder = Folder::new("records");
    let run = folder.run_with_input(RECORDS, &(lines().join("\n") + "\n"));
    assert_eq!(run.code, Some(0));
    assert!(!run.output.contains('\t'), "{}", run.output);
    let rows = run.rows();
    let ids: Vec<String> = rows.iter().map(|row| row["id"].to_string()).collect();
    let raw = run.output.lines().nth(9).unwrap_or_default();
    assert!(
        raw.starts_with("{\"id\":[1,{\"b\":2}],\"error\":["),
        "{raw}"
    );
    let raw = run.output.lines().nth(10).unwrap_or_default();
    assert!(
        raw.starts_with("{\"id\":123456789012345678901234567890.50,"),
        "{raw}"
    );
    assert_eq!(
        (&ids[..4], &ids[11..]),
        (
            &["1", "null", "null", "\"zwei\\t\u{202e}\""].map(String::from)[..],
            &["null", "1", "null"].map(String::from)[..]
        )
    );
    let faults: Vec<Option<&str>> = rows
        .iter()
        .map(|row| row["error"][0]["code"].as_str())
        .collect();
    assert_eq!(
        faults,
        [
            None,
            Some("record-empty"),
            Some("record-not-json"),
            None,
            Some("record-incomplete"),
            Some("record-incomplete"),
            Some("column-empty"),
            Some("link-bad"),
            None,
            Some("no-sentence"),
            Some("no-sentence"),
            None,
            Some("record-incomplete"),
            Some("record-not-json"),
        ]
    );
    assert_eq!(rows[0]["similarity"], json!(0.5));
    assert_eq!(rows[8]["links"], json!(2));
    assert_eq!(
        rows[6]["error"][0],
        json!({
            "source": "left", "line": 3, "column": 3, "code": "column-empty",
            "message": rows[6]["error"][0]["message"],
        })
    );
    assert!(
        run.errors.contains("-:7:left:3:3: error[column-empty]: "),
        "{}",
        run.errors
    );
}

#[test]
fn parts_and_threads_give_the_same_bytes_as_the_whole() {
    let folder = Folder::new("records-parts");
    let lines: Vec<String> = std::iter::repeat_with(lines).take(30).flatten().collect();
    let input = lines.join("\n") + "\n";
    let whole = folder.run_with_input(RECORDS, &input).output;
    assert_eq!(whole.lines().count(), lines.len());
    let mut parts = String::new();
    for part in lines.chunks(17) {
        parts += &folder
            .run_with_input(RECORDS, &(part.join("\n") + "\n"))
            .output;
    }
    assert_eq!(parts, whole);
    folder.write("records.jsonl", &input);
    for arguments in [
        "compare --records - --jobs 2",
        "compare --records records.jsonl",
        "compare --records records.jsonl --jobs 3",
    ] {
        assert_eq!(
            folder.run_with_input(arguments, &input).output,
            whole,
            "{arguments}"
        );
    }
    // What follows the last line feed is a line, too.
    let without = folder.run_with_input(RECORDS, input.trim_end_matches('\n'));
    assert_eq!(without.output, whole);
}

#[test]
fn empty_input_gives_empty_output() {
    let folder = Folder::new("records-nothing");
    for arguments in [
        RECORDS,
        "distances --records",
        "crossings --records --jobs 2",
    ] {
        let run = folder.run_with_input(arguments, "").succeeded();
        assert_eq!(run.output, "", "{arguments}");
    }
}

#[test]
fn bytes_that_are_not_text_cost_their_line() {
    let folder = Folder::new("records-bytes");
    let mut bytes = b"\xef\xbb\xbf".to_vec();
    bytes.extend(record(&json!(1)).into_bytes());
    bytes.extend(b"\n\0\0{\"id\":2}\n{\"id\":\xff}\n\xff\xfe\n");
    bytes.extend(record(&json!(5)).into_bytes());
    folder.write("records.jsonl", &bytes);
    let run = folder.run("compare --records records.jsonl");
    let rows = run.rows();
    assert_eq!((run.code, rows.len()), (Some(0), 5));
    assert_eq!(rows[2]["error"][0]["code"], json!("not-utf8"));
    assert_eq!(
        (&rows[0]["links"], &rows[4]["links"]),
        (&json!(6), &json!(6))
    );
}

#[test]
fn a_line_that_is_too_long_costs_itself() {
    let folder = Folder::new("records-long");
    let long = format!("{{\"id\":2,\"left\":\"{}\"}}", "x".repeat(16 << 20));
    let input = [record(&json!(1)), long, record(&json!(3))].join("\n");
    folder.write("records.jsonl", input);
    let run = folder.run("compare --records records.jsonl");
    let rows = run.rows();
    assert_eq!((run.code, rows.len()), (Some(0), 3));
    assert_eq!(rows[1]["error"][0]["code"], json!("record-too-long"));
    assert_eq!(rows[2]["id"], json!(3));
}

#[cfg(target_os = "linux")]
#[test]
fn a_line_without_end_ends_the_run() {
    let run = Folder::new("records-endless").run("compare --records /dev/zero");
    assert_eq!((run.code, run.output.as_str()), (Some(2), ""));
    assert!(run.errors.contains("it does not end"), "{}", run.errors);
}

#[test]
fn an_answer_does_not_wait_for_the_next_record() {
    let folder = Folder::new("records-pause");
    for arguments in [RECORDS, "compare --records --jobs 2"] {
        let mut child = folder
            .command(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut input = child.stdin.take().expect("its input");
        let mut output = BufReader::new(child.stdout.take().expect("its output"));
        for id in 0..3 {
            writeln!(input, "{}", record(&json!(id))).expect("a record");
            let mut line = String::new();
            // Waits for ever where an answer is held back.
            output.read_line(&mut line).expect("an answer");
            assert!(line.starts_with(&format!("{{\"id\":{id},")), "{line}");
        }
        drop(input);
        assert!(child.wait().expect("the end").success());
    }
}

#[test]
fn standard_error_has_a_hundred_lines_and_the_last_says_how_many_more() {
    let folder = Folder::new("records-errors");
    let faulty = json!({"id": 1, "left": LEFT.replace('\t', " "), "right": RIGHT}).to_string();
    let alone = folder.run_with_input(RECORDS, &(faulty.clone() + "\n"));
    let each = alone.errors.lines().count();
    let run = folder.run_with_input(RECORDS, &(faulty + "\n").repeat(50));
    assert_eq!((run.code, run.output.lines().count()), (Some(0), 50));
    assert_eq!(run.errors.lines().count(), 100);
    let more = format!(
        "\ntwintree: … and {} more of these problems\n",
        50 * each - 99
    );
    assert!(run.errors.ends_with(&more), "{}", run.errors);
}

#[test]
fn a_record_lists_few_of_many_errors() {
    let folder = Folder::new("records-many");
    let row = |id| format!("{id}\tx\t_\t_\t_\t_\tx\tdep\t_\t_\n");
    let left: String = (1..5_000).map(row).collect();
    let record = json!({"id": 1, "left": left, "right": RIGHT}).to_string();
    let row = &folder.run_with_input(RECORDS, &record).rows()[0];
    assert_eq!(row["error"].as_array().map(Vec::len), Some(20));
    assert!(row["more"].as_u64() >= Some(80), "{row}");
}

#[test]
fn every_measure_takes_records() {
    let folder = Folder::with_pair("records-measures");
    let input = record(&json!("a"));
    for (records, files) in [
        (
            "distances --records --by-links",
            "distances left.conllu right.conllu --by-links links.txt",
        ),
        ("distances --records", "distances left.conllu right.conllu"),
        (
            "crossings --records --each",
            "crossings left.conllu right.conllu --links links.txt --each",
        ),
        (
            "compare --records --align",
            "compare left.conllu right.conllu --align",
        ),
        (
            "compare --records --edges",
            "compare left.conllu right.conllu --links links.txt --edges",
        ),
    ] {
        let of_records = folder.run_with_input(records, &input).output;
        let of_files = folder.run(files).output;
        assert_eq!(
            of_records,
            of_files.replace("{\"pair\":1,", "{\"id\":\"a\","),
            "{records}"
        );
    }
    let summary = folder.run_with_input("compare --records --summary", &(input + "\n\n"));
    let row = &summary.rows()[0];
    assert_eq!(
        (&row["read"], &row["refused"], &row["scored"]),
        (&json!(2), &json!(1), &json!(1))
    );
    assert_eq!(summary.code, Some(0));
}

#[test]
fn only_reading_and_usage_fail() {
    let folder = Folder::with_pair("records-usage");
    for (arguments, said) in [
        ("compare --records nowhere.jsonl", "nowhere.jsonl: "),
        (
            "compare --records - left.conllu right.conllu",
            "cannot be used with",
        ),
        ("compare --records --links links.txt", "cannot be used with"),
        ("compare left.conllu right.conllu --latex", "--summary"),
        (
            "compare --summary --latex --format tsv left.conllu right.conllu",
            "cannot be used with",
        ),
        (
            "compare --summary --signature left.conllu -",
            "--signature reads a file twice",
        ),
        (
            "distances left.mrg right.mrg --evalb --format csv",
            "cannot be used with",
        ),
        ("distances --records - --by-links links.txt", "--by-links"),
        ("distances --records - --evalb", "cannot be used with"),
        ("crossings left.conllu right.conllu", "--links"),
    ] {
        let run = folder.run(arguments);
        assert_eq!(
            (run.code, run.output.as_str()),
            (Some(2), ""),
            "{arguments}"
        );
        assert!(run.errors.contains(said), "{arguments}: {}", run.errors);
    }
}

#[test]
fn threads_answer_in_order_and_report_problems_in_order() {
    let folder = Folder::new("jobs");
    let faulty = LEFT.replace("\tdetective\tdetective", "\t\tdetective");
    let left = [LEFT, LEFT, &faulty].concat().repeat(700);
    folder.write("left.conllu", left);
    folder.write("right.conllu", RIGHT.repeat(2_100));
    folder.write("links.txt", LINKS.repeat(2_100));
    for arguments in [
        "compare left.conllu right.conllu --links links.txt",
        "compare left.conllu right.conllu --links links.txt --summary",
        "compare left.conllu right.conllu --links links.txt --format tsv",
        "compare left.conllu right.conllu --align --as dependencies",
        "crossings left.conllu right.conllu --links links.txt --summary",
    ] {
        let alone = folder.run(arguments);
        let together = folder.run(&format!("{arguments} --jobs 3"));
        assert_eq!(alone.code, Some(1));
        assert_eq!(together.code, alone.code);
        assert!(together.output == alone.output, "{arguments}");
        assert!(together.errors == alone.errors, "{arguments}");
    }
    folder.write("right.conllu", RIGHT.repeat(2_000));
    let run = folder.run("compare left.conllu right.conllu --links links.txt --jobs 2");
    assert_eq!((run.code, run.output.lines().count()), (Some(2), 2_000));
    assert!(
        run.errors.contains("right.conllu ends after pair 2000"),
        "{}",
        run.errors
    );
}

#[test]
fn a_table_has_a_line_of_names_and_as_many_columns_everywhere() {
    let folder = Folder::with_pair("table");
    let faulty = LEFT.replace("\tdetective\tdetective", "\t\tdetective");
    folder.write("left.conllu", LEFT.replace("holmes-a", "= \"a\"") + &faulty);
    folder.write("right.conllu", RIGHT.repeat(2));
    folder.write("links.txt", LINKS.repeat(2));
    for (arguments, column, value) in [
        (
            "compare left.conllu right.conllu --links links.txt",
            "similarity",
            "0.5",
        ),
        (
            "compare left.conllu right.conllu --links links.txt",
            "left",
            // No formula, in quotes because there are some in it.
            "\"'= \"\"a\"\"\"",
        ),
        (
            "distances left.conllu right.conllu --by-links links.txt",
            "treeEdit.distance",
            "",
        ),
        (
            "crossings left.conllu right.conllu --links links.txt",
            "words",
            "7",
        ),
    ] {
        let run = folder.run(&format!("{arguments} --format tsv"));
        let table: Vec<Vec<&str>> = run
            .output
            .lines()
            .map(|line| line.split('\t').collect())
            .collect();
        let [names, first, second] = &table[..] else {
            panic!("three lines: {}", run.output)
        };
        assert!(
            first.len() == names.len() && second.len() == names.len(),
            "{}",
            run.output
        );
        assert_eq!((names[0], names[names.len() - 1]), ("pair", "error"));
        assert_eq!(
            (first[0], second[0], second[names.len() - 1]),
            ("1", "2", "\"[\"\"column-empty\"\"]\"")
        );
        let place = names
            .iter()
            .position(|name| *name == column)
            .expect("the column");
        if !value.is_empty() {
            assert_eq!(first[place], value, "{arguments}");
        }
    }
}
