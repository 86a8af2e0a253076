//! Rows say the same as JSON and in each table.

use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::process::{Folder, LEFT, LINKS, RIGHT};

/// A table as the crate `csv` reads it: the names of the columns, and the rows.
fn table(text: &str, format: &str) -> (Vec<String>, Vec<Vec<String>>) {
    let separator = if format == "tsv" { b'\t' } else { b',' };
    let mut reader = csv::ReaderBuilder::new();
    let mut reader = reader.delimiter(separator).from_reader(text.as_bytes());
    let cells = |row: &csv::StringRecord| row.iter().map(String::from).collect();
    let names = cells(reader.headers().expect("names"));
    let rows = reader.records().map(|row| cells(&row.expect("a row")));
    (names, rows.collect())
}

/// What a row of JSON has under the name of a column.
fn field<'v>(row: &'v Value, name: &str) -> Option<&'v Value> {
    if let Some(value) = row.get(name) {
        return Some(value);
    }
    let mut places = name.match_indices('.').map(|(place, _)| place);
    places
        .find_map(|place| {
            let (first, rest) = (&name[..place], &name[place + 1..]);
            field(row.get(first)?, rest)
        })
        .or_else(|| row.get(name.parse::<usize>().ok()?))
}

/// What stands in a cell, without the guard of one that would be a formula.
fn is_written(cell: &str, value: Option<&Value>) -> bool {
    match value {
        None | Some(Value::Null) => cell.is_empty(),
        Some(Value::String(text)) => cell == text || cell.strip_prefix('\'') == Some(text),
        Some(value) => serde_json::from_str::<Value>(cell).is_ok_and(|cell| cell == *value),
    }
}

/// Checks that both tables of a command have its rows of JSON, of which there are so many.
#[track_caller]
fn check(folder: &Folder, arguments: &str, input: &str, expected: usize) {
    let run = |format: &str| {
        let arguments = format!("{arguments} --format {format}");
        let run = folder.run_with_input(&arguments, input);
        assert_ne!(run.code, Some(2), "{arguments}: {}", run.errors);
        run
    };
    let rows = run("json").rows();
    assert_eq!(rows.len(), expected, "{arguments}");
    for format in ["tsv", "csv"] {
        let text = run(format).output;
        let (names, cells) = table(&text, format);
        assert_eq!(cells.len(), rows.len(), "{arguments}");
        assert_eq!(
            read_by_python(&text, format).unwrap_or(rows.len()),
            rows.len()
        );
        for (row, cells) in rows.iter().zip(&cells) {
            for (name, cell) in names.iter().zip(cells) {
                let value = field(row, name);
                assert!(
                    is_written(cell, value),
                    "{arguments}: {name}: {cell:?} is {value:?}"
                );
            }
            // Nothing is lost: each value is in a cell.
            let written = cells.iter().filter(|cell| !cell.is_empty()).count();
            assert_eq!(written, values(row, &names, ""), "{arguments}: {row}");
        }
    }
}

/// How many cells that are not empty a value needs, where these are the columns.
fn values(value: &Value, names: &[String], name: &str) -> usize {
    if names.iter().any(|one| one == name) {
        return usize::from(!value.is_null() && *value != json!(""));
    }
    let join = |inner: &str| {
        if name.is_empty() {
            inner.to_owned()
        } else {
            format!("{name}.{inner}")
        }
    };
    match value {
        Value::Object(fields) => fields
            .iter()
            .map(|(inner, value)| values(value, names, &join(inner)))
            .sum(),
        Value::Array(all) => (0..)
            .zip(all)
            .map(|(place, value): (usize, _)| values(value, names, &join(&place.to_string())))
            .sum(),
        Value::Null => 0,
        value => panic!("{name} is in no column: {value}"),
    }
}

/// How many rows pandas or, where that is missing, the module csv finds in a table; none without Python.
fn read_by_python(text: &str, format: &str) -> Option<usize> {
    const PROGRAM: &str = "
import csv, io, sys
text = io.TextIOWrapper(sys.stdin.buffer, encoding='utf-8', newline='').read()
separator = {'tsv': '\\t', 'csv': ','}[sys.argv[1]]
try:
    import pandas
    print(len(pandas.read_csv(io.StringIO(text, newline=''), sep=separator)))
except ImportError:
    csv.field_size_limit(1 << 28)
    rows = list(csv.reader(io.StringIO(text, newline=''), delimiter=separator))
    assert all(len(row) == len(rows[0]) for row in rows)
    print(len(rows) - 1)
";
    let mut command = Command::new("python3");
    command.args(["-c", PROGRAM, format]);
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut child) = child else {
        println!("there is no Python: it reads no table");
        return None;
    };
    let mut pipe = child.stdin.take().expect("its standard input");
    let output = std::thread::scope(|threads| {
        threads.spawn(move || std::io::Write::write_all(&mut pipe, text.as_bytes()));
        child.wait_with_output().expect("Python ends")
    });
    assert!(output.status.success(), "{output:?}");
    let told = String::from_utf8(output.stdout).expect("text");
    Some(told.trim().parse().expect("a number"))
}

#[test]
fn all_pairs_of_a_corpus_are_rows_of_each_table() {
    let Some(folder) = Folder::with_corpus("tables-corpus") else {
        return;
    };
    for arguments in [
        "compare en.conllu fr.conllu --links links.txt",
        "distances en.conllu fr.conllu --by-links links.txt",
        "crossings en.conllu fr.conllu --links links.txt",
        "align en.conllu fr.conllu",
    ] {
        check(&folder, arguments, "", 999);
    }
    for arguments in [
        "compare en.conllu fr.conllu --links links.txt --summary",
        "distances en.conllu fr.conllu --by-links links.txt --summary",
        "crossings en.conllu fr.conllu --links links.txt --summary",
        "agreement links.txt links.txt",
    ] {
        check(&folder, arguments, "", 1);
    }
}

#[test]
fn words_with_tabs_quotes_and_formulas_stay_in_their_cells() {
    let folder = Folder::with_pair("tables-words");
    let faulty = LEFT.replace("\tdetective\tdetective", "\t\tdetective");
    let names = ["=1+1", "\"a\", b", "-", "@x", "' '"];
    let left = names.map(|name| LEFT.replace("holmes-a", name)).concat() + &faulty;
    folder.write("left.conllu", left);
    folder.write("right.conllu", RIGHT.repeat(6));
    folder.write("links.txt", LINKS.repeat(6));
    for (arguments, rows) in [
        (
            "compare left.conllu right.conllu --links links.txt --edges",
            6,
        ),
        (
            "confusion left.conllu right.conllu --links links.txt --numbers",
            5,
        ),
        (
            "crossings left.conllu right.conllu --links links.txt --each",
            6,
        ),
        ("distances left.conllu right.conllu --by-links links.txt", 6),
        (
            "fuse left.conllu right.conllu --links links.txt --merge restate",
            6,
        ),
        ("align left.conllu right.conllu", 6),
        ("agreement links.txt links.txt", 1),
    ] {
        check(&folder, arguments, "", rows);
    }
    let text = |text: &str| text.replace('\t', "\\t").replace('\n', "\\n");
    let ids = [
        "1",
        "\"a\\tb\\nc\"",
        "null",
        "[1,\"x\"]",
        "12345678901234567890123",
    ];
    let record = |id: &str| {
        let (left, right) = (text(LEFT), text(RIGHT));
        format!("{{\"id\":{id},\"left\":\"{left}\",\"right\":\"{right}\",\"links\":\"1-4 2-5\"}}\n")
    };
    let records = ids.map(record).concat() + "{\"id\":\"=b\"}\n";
    let run = folder.run_with_input("compare --records --format csv", &records);
    let (names, rows) = table(&run.output, "csv");
    assert_eq!((names[0].as_str(), rows.len()), ("id", 6));
    let found: Vec<&str> = rows.iter().map(|row| row[0].as_str()).collect();
    let expected = [
        "1",
        "a\tb\nc",
        "",
        "[1,\"x\"]",
        "12345678901234567890123",
        "'=b",
    ];
    assert_eq!(found, expected);
    assert!(
        rows[5][names.len() - 2].contains("record-incomplete"),
        "{rows:?}"
    );
    assert_eq!(read_by_python(&run.output, "csv").unwrap_or(6), 6);
}

/// A summary is made of the counts of the table: of each measure its numerator and its denominator.
type Counts = fn(&dyn Fn(&str) -> Option<u64>) -> Option<[u64; 2]>;

const COUNTS: [(&str, Counts); 17] = [
    ("robinsonFoulds", |of| {
        let all = of("robinsonFoulds.left")? + of("robinsonFoulds.right")?;
        Some([all - 2 * of("robinsonFoulds.shared")?, all])
    }),
    ("generalizedRobinsonFoulds", |of| {
        let all = of("generalizedRobinsonFoulds.right")?;
        Some([of("generalizedRobinsonFoulds.incompatible")?, all])
    }),
    ("quartets.distance", |of| {
        let apart = of("quartets.different")? + of("quartets.leftOnly")?;
        Some([apart + of("quartets.rightOnly")?, of("quartets.all")?])
    }),
    ("quartets.generalized", |of| {
        let (same, different) = (of("quartets.same")?, of("quartets.different")?);
        Some([different, same + different + of("quartets.leftOnly")?])
    }),
    ("brackets.precision", |of| {
        Some([of("brackets.matched")?, of("brackets.right")?])
    }),
    ("brackets.recall", |of| {
        Some([of("brackets.matched")?, of("brackets.left")?])
    }),
    ("brackets.f", |of| {
        let all = of("brackets.left")? + of("brackets.right")?;
        Some([2 * of("brackets.matched")?, all])
    }),
    ("brackets.crossing", |of| {
        Some([of("brackets.crossing")?, of("brackets.right")?])
    }),
    ("brackets.unlabelled.precision", |of| {
        Some([of("brackets.unlabelled.matched")?, of("brackets.right")?])
    }),
    ("brackets.unlabelled.recall", |of| {
        Some([of("brackets.unlabelled.matched")?, of("brackets.left")?])
    }),
    ("brackets.unlabelled.f", |of| {
        let all = of("brackets.left")? + of("brackets.right")?;
        Some([2 * of("brackets.unlabelled.matched")?, all])
    }),
    ("brackets.tags", |of| {
        Some([of("brackets.tags.correct")?, of("brackets.tags.words")?])
    }),
    ("brackets.complete", |of| {
        Some([of("brackets.complete")?, 1])
    }),
    ("treeEdit", |of| {
        let all = of("treeEdit.left")? + of("treeEdit.right")?;
        Some([of("treeEdit.distance")?, all])
    }),
    ("attachment.unlabelled", |of| {
        Some([of("attachment.unlabelled")?, of("attachment.words")?])
    }),
    ("attachment.labelled", |of| {
        Some([of("attachment.labelled")?, of("attachment.words")?])
    }),
    ("attachment.labels", |of| {
        Some([of("attachment.labels")?, of("attachment.words")?])
    }),
];

/// Checks that the sums over the table are those of the summary, and returns the measures that have any.
#[track_caller]
fn check_sums(folder: &Folder, arguments: &str) -> Vec<&'static str> {
    let text = folder.run(&format!("{arguments} --format tsv")).output;
    let (names, rows) = table(&text, "tsv");
    let summary = folder.run(&format!("{arguments} --summary --format tsv"));
    let (means, summary) = table(&summary.output, "tsv");
    let mut measured = Vec::new();
    for (measure, counts) in COUNTS {
        let mut sums = [0, 0];
        for row in &rows {
            let of = |name: &str| {
                let place = names.iter().position(|one| one == name);
                let place = place.unwrap_or_else(|| panic!("there is no column {name}"));
                match row[place].as_str() {
                    "true" => Some(1),
                    "false" => Some(0),
                    number => number.parse().ok(),
                }
            };
            if let Some([part, whole]) = counts(&of) {
                sums = [sums[0] + part, sums[1] + whole];
            }
        }
        let micro = format!("measures.{measure}.micro");
        let place = means.iter().position(|name| *name == micro);
        // As it is written, every digit: the parser of JSON may miss the last one.
        let micro: Option<f64> = summary[0][place.expect("a measure")].parse().ok();
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        let made = (sums[1] > 0).then(|| sums[0] as f64 / sums[1] as f64);
        assert_eq!(made, micro, "{arguments}: {measure}");
        measured.extend(made.map(|_| measure));
    }
    measured
}

#[test]
fn micro_averages_are_made_of_the_counts_of_the_table() {
    let folder = Folder::new("tables-micro");
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/projection");
    let gold = std::fs::read_to_string(examples.join("generated.en.mrg")).expect("trees");
    let parsed = gold.replace("(VP (", "(XP (").replace("(DT ", "(NN ");
    let parsed = parsed.replace("(NP-A (DT the) (NN ", "(NP-A (NP (DT the)) (NN ");
    folder.write("gold.mrg", &gold);
    folder.write("parsed.mrg", parsed);
    folder.write("gold.conllu", [LEFT, RIGHT, LEFT].concat());
    let other = LEFT.replace(
        "3\tis\tbe\tAUX\t_\t_\t4\taux",
        "3\tis\tbe\tAUX\t_\t_\t2\tcop",
    );
    folder.write(
        "parsed.conllu",
        [&other, &RIGHT.replace("nsubj", "obj"), LEFT].concat(),
    );
    let mut measured = check_sums(&folder, "distances gold.mrg parsed.mrg");
    measured.extend(check_sums(&folder, "distances gold.conllu parsed.conllu"));
    for (measure, _) in COUNTS {
        assert!(measured.contains(&measure), "{measure} is of no pair");
    }
    if let Some(folder) = Folder::with_corpus("tables-micro-corpus") {
        check_sums(
            &folder,
            "distances en.conllu fr.conllu --by-links links.txt --prune",
        );
    }
}

/// All numbers of a value, as they are written.
fn numbers(value: &Value, all: &mut Vec<String>) {
    match value {
        Value::Number(number) => all.push(number.to_string()),
        Value::Array(values) => values.iter().for_each(|value| numbers(value, all)),
        Value::Object(fields) => fields.values().for_each(|value| numbers(value, all)),
        _ => {}
    }
}

#[test]
fn tables_for_latex_have_the_numbers_of_the_summary() {
    let folder = Folder::with_pair("tables-latex");
    folder.write(
        "gold.mrg",
        "(S (NP (DT the) (NN cat)) (VP (VBZ sees) (NP (NN milk))))\n",
    );
    for (arguments, summary, lost) in [
        (
            "compare left.conllu right.conllu --links links.txt",
            "--summary",
            &[][..],
        ),
        ("distances gold.mrg gold.mrg", "--summary", &["undefined"]),
        (
            "crossings left.conllu right.conllu --links links.txt",
            "--summary",
            &[],
        ),
        ("agreement links.txt links.txt", "--json", &["confusion"]),
    ] {
        let mut row = folder.run(&format!("{arguments} {summary}")).rows()[0].clone();
        let rest = if summary == "--json" {
            "--latex"
        } else {
            "--summary --latex"
        };
        let latex = folder
            .run(&format!("{arguments} {rest}"))
            .succeeded()
            .output;
        // Lists that are no tables, and objects of any names.
        if let Some(measures) = row["measures"].as_object_mut() {
            for measure in measures.values_mut() {
                measure.as_object_mut().expect("a measure").remove(lost[0]);
            }
        } else if let [name] = lost {
            row["relations"]
                .as_object_mut()
                .expect("relations")
                .remove(*name);
        }
        let mut expected = Vec::new();
        numbers(&row, &mut expected);
        let cells = latex
            .split(['&', '\n'])
            .map(|cell| cell.trim().trim_end_matches(" \\\\"));
        let cells = cells.map(|cell| cell.trim_matches('$'));
        let mut found: Vec<String> = cells
            .filter(|cell| cell.parse::<f64>().is_ok())
            .map(String::from)
            .collect();
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{latex}");
        let count = |what: &str| latex.matches(what).count();
        assert!(count("\\toprule") > 0);
        assert_eq!(count("\\begin{tabular}"), count("\\end{tabular}"));
        assert_eq!(count("\\toprule"), count("\\bottomrule"));
        assert!(!latex.contains('_'), "nothing here has one: {latex}");
    }
}

#[test]
fn the_same_texts_measured_alike_have_the_same_signature() {
    let folder = Folder::with_pair("tables-signature");
    folder.write("again.conllu", LEFT);
    folder.write("other.conllu", LEFT.replace("nsubj", "obj"));
    let signed = |arguments: &str| {
        let arguments = format!("compare {arguments} right.conllu --links links.txt --summary");
        let without = folder.run(&arguments).succeeded().output;
        let row = folder.run(&format!("{arguments} --signature")).succeeded();
        // It is the last field, and nothing else is changed.
        let begin = without.trim_end().trim_end_matches('}');
        assert!(
            row.output
                .starts_with(&format!("{begin},\"signature\":\"measure:similarity|"))
        );
        row.rows()[0]["signature"]
            .as_str()
            .expect("a text")
            .to_owned()
    };
    let signature = signed("left.conllu");
    assert_eq!(signature, signed("again.conllu"));
    assert_ne!(signature, signed("other.conllu"));
    assert_ne!(signature, signed("--strip-subtypes left.conllu"));
    let end = format!("|pairs:1|version:{}", env!("CARGO_PKG_VERSION"));
    assert!(signature.ends_with(&end), "{signature}");
    // As `printf abc | sha256sum` prints it.
    folder.write("abc.txt", "abc");
    let run = folder.run("agreement abc.txt abc.txt --signature --json");
    assert!(
        run.rows()[0]["signature"]
            .as_str()
            .unwrap_or_default()
            .contains("ba7816bf8f01"),
        "{run:?}"
    );
}

#[test]
fn the_version_says_what_there_is() {
    let folder = Folder::new("tables-version");
    let version = env!("CARGO_PKG_VERSION");
    for option in ["--version", "-V"] {
        let run = folder.run(option).succeeded();
        assert_eq!(run.output, format!("twintree {version}\n"));
    }
    let row = &folder.run("--version --json").succeeded().rows()[0];
    assert_eq!(*row, folder.run("--json --version").succeeded().rows()[0]);
    assert_eq!(
        (&row["name"], &row["version"]),
        (&json!("twintree"), &json!(version))
    );
    let listed = |name: &str| -> Vec<String> {
        let all = row[name].as_array().expect("a list").iter();
        all.map(|one| one.as_str().expect("a name").to_owned())
            .collect()
    };
    for command in listed("commands") {
        folder.run(&format!("{command} --help")).succeeded();
    }
    for format in listed("formats") {
        let run = folder.run(&format!("compare a b --left-format {format}"));
        assert!(run.errors.starts_with("twintree: a: "), "{}", run.errors);
    }
    for format in listed("linkFormats") {
        let run = folder.run(&format!("compare a b --links c --links-format {format}"));
        assert!(run.errors.starts_with("twintree: a: "), "{}", run.errors);
    }
    for measure in listed("tested") {
        let run = folder.run(&format!("significance a b --measure {measure}"));
        assert!(run.errors.starts_with("twintree: a: "), "{}", run.errors);
    }
    for arguments in ["--json", "--version compare", ""] {
        assert_eq!(folder.run(arguments).code, Some(2), "{arguments}");
    }
}
