//! What every command writes is what the schema of rows says, and so is its documentation.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use twintree_view::{ManyTexts, MeasureGroup, PairsRequest, RowFormat, WantedRow};

use crate::process::{Folder, LEFT, LINKS, RIGHT};

const SCHEMA: &str = include_str!("../../view/src/rows/schema.json");

/// The documentation of data; what stands between these is written by [`documented`].
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/data.md");
const BEGIN: &str = "<!-- rows -->\n";
const END: &str = "<!-- end of rows -->\n";

fn schema() -> Value {
    serde_json::from_str(SCHEMA).expect("JSON")
}

/// The kinds of rows that commands write, in the order of the schema.
fn kinds(schema: &Value) -> Vec<&str> {
    let all = schema["anyOf"].as_array().expect("kinds").iter();
    let names = all.map(|kind| pointer(kind).and_then(|path| path.strip_prefix("/$defs/")));
    let names = names.map(|name| name.expect("a definition"));
    // What the page writes has the fields of several of them.
    names.filter(|&name| name != "pairs").collect()
}

/// Where what a part refers to stands, as a JSON pointer.
fn pointer(part: &Value) -> Option<&str> {
    part["$ref"].as_str()?.strip_prefix('#')
}

/// What a part of the schema is, by the definitions.
fn resolved<'s>(part: &'s Value, schema: &'s Value) -> &'s Value {
    pointer(part).map_or(part, |path| schema.pointer(path).expect("a part"))
}

/// Where a value is not what a part of the schema says, and why; nothing where it is.
fn wrong(value: &Value, part: &Value, schema: &Value) -> Option<String> {
    let said = part.as_object().expect("an object");
    let mut complaint = None;
    for (keyword, of) in said {
        let found = match keyword.as_str() {
            "title" | "description" => None,
            "$ref" => wrong(value, resolved(part, schema), schema),
            "anyOf" => {
                let all = of.as_array().expect("parts").iter();
                let all: Vec<_> = all.map(|part| wrong(value, part, schema)).collect();
                all.iter()
                    .all(Option::is_some)
                    .then(|| all.into_iter().flatten().collect::<Vec<_>>().join("; or "))
            }
            "type" => {
                let types = of.as_array().cloned().unwrap_or_else(|| vec![of.clone()]);
                let is = |of: &Value| match of.as_str().expect("a type") {
                    "object" => value.is_object(),
                    "array" => value.is_array(),
                    "string" => value.is_string(),
                    "boolean" => value.is_boolean(),
                    "integer" => value.is_u64() || value.is_i64(),
                    "number" => value.is_number(),
                    "null" => value.is_null(),
                    other => panic!("{other} is no type"),
                };
                (!types.iter().any(is)).then(|| format!("is not {of}"))
            }
            "enum" => {
                let all = of.as_array().expect("values");
                (!all.contains(value)).then(|| format!("is none of {of}"))
            }
            "minimum" | "maximum" => value.as_f64().and_then(|number| {
                let limit = of.as_f64().expect("a number");
                let inside = if keyword == "minimum" {
                    number >= limit
                } else {
                    number <= limit
                };
                (!inside).then(|| format!("{keyword} {of}"))
            }),
            "minItems" | "maxItems" => value.as_array().and_then(|all| {
                let (count, limit) = (all.len() as u64, of.as_u64().expect("a number"));
                let inside = if keyword == "minItems" {
                    count >= limit
                } else {
                    count <= limit
                };
                (!inside).then(|| format!("{keyword} {of}"))
            }),
            "items" => value.as_array().and_then(|all| {
                let mut all = all.iter().enumerate();
                all.find_map(|(place, value)| at(place, wrong(value, of, schema)))
            }),
            "prefixItems" => value.as_array().and_then(|all| {
                let mut all = all.iter().zip(of.as_array().expect("parts")).enumerate();
                all.find_map(|(place, (value, part))| at(place, wrong(value, part, schema)))
            }),
            "required" => value.as_object().and_then(|fields| {
                let names = of.as_array().expect("names").iter();
                let mut names = names.map(|name| name.as_str().expect("a name"));
                let missing = names.find(|&name| !fields.contains_key(name));
                missing.map(|name| format!("has no {name}"))
            }),
            "properties" => value.as_object().and_then(|fields| {
                let mut known = fields
                    .iter()
                    .filter_map(|(name, value)| Some((name, value, of.get(name)?)));
                known.find_map(|(name, value, part)| at(name, wrong(value, part, schema)))
            }),
            "additionalProperties" => value.as_object().and_then(|fields| {
                let mut others = fields
                    .iter()
                    .filter(|(name, _)| part["properties"].get(*name).is_none());
                others.find_map(|(name, value)| match of {
                    Value::Bool(false) => Some(format!("has {name}")),
                    part => at(name, wrong(value, part, schema)),
                })
            }),
            other => panic!("{other} is not known here"),
        };
        complaint = complaint.or(found);
    }
    complaint
}

fn at(place: impl std::fmt::Display, complaint: Option<String>) -> Option<String> {
    complaint.map(|complaint| format!("{place}: {complaint}"))
}

/// Commands of every kind with files for them, the first ones for each kind; some pairs have errors.
const COMMANDS: [(&str, &str); 35] = [
    (
        "compare",
        "compare left.conllu right.conllu --links links.txt --edges",
    ),
    ("compare", "compare left.conllu right.conllu --align"),
    ("compare", "compare left.conllu right.conllu"),
    ("compare", "compare --records records.jsonl"),
    (
        "compareSummary",
        "compare left.conllu right.conllu --links links.txt --summary",
    ),
    (
        "compareSummary",
        "compare left.conllu right.conllu --summary --signature",
    ),
    (
        "confusion",
        "confusion left.conllu right.conllu --links links.txt --numbers",
    ),
    (
        "confusion",
        "confusion left.conllu right.conllu --links links.txt",
    ),
    ("significance", "significance scores.jsonl scores.jsonl"),
    (
        "significance",
        "significance scores.jsonl scores.jsonl --measure treeEdit",
    ),
    (
        "distances",
        "distances left.conllu right.conllu --by-links links.txt",
    ),
    ("distances", "distances left.conllu left.conllu"),
    ("distances", "distances gold.mrg parsed.mrg"),
    ("distances", "distances words.txt gold.mrg"),
    ("distances", "distances --records records.jsonl"),
    (
        "distancesSummary",
        "distances gold.mrg parsed.mrg --summary",
    ),
    (
        "distancesSummary",
        "distances left.conllu right.conllu --summary --signature",
    ),
    (
        "crossings",
        "crossings left.conllu right.conllu --links links.txt --each",
    ),
    (
        "crossings",
        "crossings gold.mrg words.txt --links short.txt",
    ),
    ("crossings", "crossings --records records.jsonl"),
    (
        "crossingsSummary",
        "crossings left.conllu right.conllu --links links.txt --summary",
    ),
    (
        "crossingsSummary",
        "crossings gold.mrg words.txt --links short.txt --summary --signature",
    ),
    ("align", "align left.conllu right.conllu --json"),
    (
        "align",
        "align left.conllu right.conllu --relations --format json",
    ),
    ("agreement", "agreement links.txt links.txt --json"),
    (
        "agreement",
        "agreement relations.txt relations.txt --json --signature",
    ),
    (
        "fuse",
        "fuse left.conllu right.conllu --links relations.txt --merge generalize --limit 2",
    ),
    (
        "projectExtract",
        "project extract de.mrg en.mrg --links clauses.txt",
    ),
    ("projectPredict", "project predict de.mrg --model model.txt"),
    (
        "projectExtract",
        "project extract odd.de.mrg odd.en.mrg --links short.txt",
    ),
    (
        "projectPredict",
        "project predict odd.de.mrg --model model.txt",
    ),
    (
        "projectPredict",
        "project predict de.mrg --model model.txt --explain --translations lists.txt",
    ),
    (
        "projectEvaluate",
        "project evaluate de.mrg en.mrg --links clauses.txt --folds 2",
    ),
    (
        "projectEvaluate",
        "project evaluate de.mrg en.mrg --links clauses.txt --model model.txt --translations lists.txt --signature",
    ),
    ("version", "--version --json"),
];

fn folder(test: &str) -> Folder {
    let folder = Folder::new(test);
    let faulty = LEFT.replace("\tdetective\tdetective", "\t\tdetective");
    folder.write("left.conllu", [LEFT, LEFT, &faulty].concat());
    folder.write("right.conllu", RIGHT.repeat(3));
    folder.write("links.txt", [LINKS, "\n", LINKS].concat());
    folder.write("relations.txt", "1-4:equals 2-5:generalizes 3p3\n\n\n");
    folder.write(
        "gold.mrg",
        "(S (NP (DT the) (NN cat)) (VP (VBZ sees) (NP (NN milk))))\n(S (NN a))\n(S (NN\n",
    );
    folder.write(
        "parsed.mrg",
        "(S (NP (DT the) (NN cat)) (VX (VBZ sees) (NN milk)))\n(S (NN b))\n(S (NN a))\n",
    );
    folder.write("words.txt", "chat voit du lait\na\na\n");
    folder.write("short.txt", "1-4 2-1 3-2 4-1\n1-1\n1-1\n");
    let record = json!({"id": "a", "left": LEFT, "right": RIGHT, "links": LINKS.trim()});
    let broken = "x\t\n".repeat(30);
    let faulty = json!({"id": [1], "left": broken, "right": RIGHT});
    folder.write("records.jsonl", format!("{record}\n{faulty}\n{{}}\n"));
    let scores = folder
        .run("compare left.conllu right.conllu --links links.txt")
        .output;
    let trees = folder.run("distances gold.mrg parsed.mrg").output;
    let rows = scores.lines().zip(trees.lines()).map(|(one, other)| {
        let [mut row, other]: [Value; 2] =
            [one, other].map(|text| serde_json::from_str(text).expect("JSON"));
        row["treeEdit"] = other["treeEdit"].clone();
        row.to_string() + "\n"
    });
    folder.write("scores.jsonl", rows.collect::<String>());
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/projection");
    for (name, file) in [
        ("de.mrg", "by-hand.de.mrg"),
        ("en.mrg", "by-hand.en.mrg"),
        ("clauses.txt", "by-hand.links"),
    ] {
        let example = std::fs::read_to_string(examples.join(file)).expect("an example");
        let first: Vec<&str> = example.split_inclusive('\n').take(12).collect();
        folder.write(name, first.concat());
    }
    folder.write(
        "odd.de.mrg",
        "(s (pper-sb er) (vvfin-hd schläft))\n(s (np-sb (art das) (nn haus)))\n(s (pper-sb\n",
    );
    folder.write(
        "odd.en.mrg",
        "(S (NP-A (PRP he)) (VP (VBZ says) (SBAR-A (S (NP-A (PRP he)) (VP (VBZ sleeps))))))\n(S (NP-A (DT the) (NN house)))\n(S)\n",
    );
    folder.write("lists.txt", "er ||| he\nsie ||| she\n");
    let trained = folder.run("project train de.mrg en.mrg --links clauses.txt --model model.txt --translations lists.txt");
    assert_ne!(trained.code, Some(2), "{}", trained.errors);
    folder
}

#[test]
fn every_command_writes_rows_as_the_schema_says() {
    let folder = folder("schema");
    let schema = schema();
    let mut all = Vec::new();
    for (kind, arguments) in COMMANDS {
        let rows = folder.run(arguments);
        assert_ne!(rows.code, Some(2), "{arguments}: {}", rows.errors);
        let rows = rows.rows();
        assert!(!rows.is_empty(), "{arguments}");
        for row in rows {
            let complaint = wrong(&row, &schema["$defs"][kind], &schema);
            assert_eq!(complaint, None, "{arguments}: {row}");
            all.push(json!([kind, row]));
        }
    }
    for kind in kinds(&schema) {
        assert!(
            COMMANDS.iter().any(|(tried, _)| *tried == kind),
            "{kind} is not tried"
        );
    }
    // Each branch was tried, too, and another row is none of this kind.
    for part in [
        "faulty",
        "faultyRecord",
        "dropped",
        "projection",
        "prediction",
        "problem",
    ] {
        let schema = &schema;
        let is = |row: &Value| wrong(row, &schema["$defs"][part], schema).is_none();
        let errors = |row: &Value| row["error"].as_array().cloned().unwrap_or_default();
        let found = all
            .iter()
            .any(|row| is(&row[1]) || errors(&row[1]).iter().any(is));
        assert!(found, "no row is {part}");
    }
    for (row, kind) in [
        (json!({"pair": 1}), "compare"),
        (json!({"pair": 0, "error": []}), "compare"),
        (json!({"pair": 1, "error": [], "more": 1}), "fuse"),
        (json!({"pair": 1, "score": -1, "proposals": []}), "align"),
        (json!({"pair": 1, "dropped": "unknown"}), "projectExtract"),
    ] {
        assert!(
            wrong(&row, &schema["$defs"][kind], &schema).is_some(),
            "{row}"
        );
    }
    read_by_python(&all);
}

/// That Python's `jsonschema` says the same, where it is installed.
fn read_by_python(rows: &[Value]) {
    const PROGRAM: &str = "
import json, sys
try:
    import jsonschema
except ImportError:
    sys.exit('there is no jsonschema')
schema, rows = json.load(sys.stdin)
jsonschema.Draft202012Validator.check_schema(schema)
for kind, row in rows:
    part = {'$ref': '#/$defs/' + kind, '$defs': schema['$defs']}
    jsonschema.Draft202012Validator(part).validate(row)
print(len(rows))
";
    let mut command = Command::new("python3");
    command.args(["-c", PROGRAM]);
    let (input, output) = (Stdio::piped(), Stdio::piped());
    let child = command
        .stdin(input)
        .stdout(output)
        .stderr(Stdio::piped())
        .spawn();
    let Ok(mut child) = child else {
        println!("there is no Python: it validates nothing");
        return;
    };
    let mut pipe = child.stdin.take().expect("its standard input");
    let text = json!([schema(), rows]).to_string();
    let output = std::thread::scope(|threads| {
        threads.spawn(move || pipe.write_all(text.as_bytes()));
        child.wait_with_output().expect("Python ends")
    });
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    if told.contains("there is no jsonschema") {
        println!("{told}");
        return;
    }
    let count = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    assert_eq!(count, rows.len().to_string(), "{told}");
}

#[test]
fn the_program_prints_the_schema_that_it_keeps() {
    let run = Folder::new("schema-printed").run("schema").succeeded();
    assert_eq!(run.output, SCHEMA);
}

/// Adds a line for each column of a kind of rows, and for what is in the lists of one.
fn list(
    part: &Value,
    schema: &Value,
    at: &str,
    may_be_missing: bool,
    lines: &mut Vec<[String; 3]>,
) {
    let described = |part: &Value| part["description"].as_str().unwrap_or_default().to_owned();
    let about = described(part);
    let full = resolved(part, schema);
    let join = |name: &str| {
        if at.is_empty() {
            name.to_owned()
        } else {
            format!("{at}.{name}")
        }
    };
    if let Some(parts) = full["anyOf"].as_array() {
        let is_null = |part: &&Value| part["type"] == "null";
        let missing = may_be_missing || parts.iter().any(|part| is_null(&part));
        for part in parts.iter().filter(|part| !is_null(part)) {
            list(part, schema, at, missing, lines);
        }
        return;
    }
    if let Some(properties) = full["properties"].as_object() {
        let required = full["required"].as_array().expect("names");
        for (name, part) in properties {
            let missing = may_be_missing || !required.contains(&json!(name));
            list(part, schema, &join(name), missing, lines);
        }
        return;
    }
    let is_nullable = full["type"]
        .as_array()
        .is_some_and(|types| types.contains(&json!("null")))
        || full["enum"]
            .as_array()
            .is_some_and(|values| values.contains(&Value::Null));
    let missing = may_be_missing || is_nullable;
    let about = if about.is_empty() {
        described(full)
    } else {
        about
    };
    if let Some(parts) = full["prefixItems"].as_array() {
        for (place, part) in parts.iter().enumerate() {
            let mut part = part.clone();
            if pointer(&part).is_none() {
                part["description"] = json!(about);
            }
            list(&part, schema, &format!("{at}.{place}"), missing, lines);
        }
        return;
    }
    if lines
        .iter()
        .all(|[column, ..]| *column != format!("`{at}`"))
    {
        let suffix = if missing { ", or nothing" } else { "" };
        lines.push([
            format!("`{at}`"),
            about,
            format!("{}{suffix}", values(full)),
        ]);
    }
    if let Some(items) = full.get("items") {
        let inner = resolved(items, schema);
        if inner["properties"].is_object() || inner["anyOf"].is_array() {
            list(items, schema, &format!("{at}[]"), false, lines);
        }
    }
}

/// Which values a part of the schema has.
fn values(part: &Value) -> String {
    if let Some(all) = part["enum"].as_array() {
        let names = all.iter().filter_map(Value::as_str);
        return names
            .map(|name| format!("`{name}`"))
            .collect::<Vec<_>>()
            .join(", ");
    }
    let types = part["type"]
        .as_array()
        .cloned()
        .unwrap_or_else(|| vec![part["type"].clone()]);
    let range = match (&part["minimum"], &part["maximum"]) {
        (Value::Null, Value::Null) => String::new(),
        (Value::Null, most) => format!(" up to {most}"),
        (least, Value::Null) => format!(" from {least}"),
        (least, most) => format!(" from {least} to {most}"),
    };
    let words = types.iter().filter_map(|one| {
        Some(match one.as_str()? {
            "integer" => format!("whole number{range}"),
            "number" => format!("number{range}"),
            "string" => "text".into(),
            "boolean" => "`true`, `false`".into(),
            "array" => "list".into(),
            "object" => "object".into(),
            _ => return None,
        })
    });
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        "any".into()
    } else {
        words.join(", ")
    }
}

/// A table of the fields of each kind of rows.
fn documented() -> String {
    let schema = schema();
    let mut text = String::new();
    for kind in kinds(&schema) {
        let part = &schema["$defs"][kind];
        let title = part["title"].as_str().expect("a title");
        let mut lines = Vec::new();
        list(part, &schema, "", false, &mut lines);
        // Which of the two a row has is said once, for all.
        let _ = writeln!(
            text,
            "\n## Rows of `{title}`\n\n| column | what it is | values |\n| --- | --- | --- |"
        );
        for [column, about, values] in lines {
            let _ = writeln!(
                text,
                "| {column} | {} | {values} |",
                about.replace('|', "\\|")
            );
        }
    }
    text + "\n"
}

#[test]
fn the_documentation_lists_the_fields_of_the_schema() {
    let page = std::fs::read_to_string(PAGE).expect("the page");
    let (before, rest) = page.split_once(BEGIN).expect("where rows begin");
    let (found, after) = rest.split_once(END).expect("where rows end");
    let expected = documented();
    if std::env::var_os("UPDATE_DATA").is_some() {
        let page = [before, BEGIN, &expected, END, after].concat();
        std::fs::write(PAGE, page).expect("the page is written");
        return;
    }
    assert!(
        found == expected,
        "docs/data.md is not what the schema says: UPDATE_DATA=1 cargo test -p twintree-cli"
    );
    let schema = schema();
    for reason in schema["$defs"]["reason"]["enum"]
        .as_array()
        .expect("reasons")
    {
        let reason = reason.as_str().expect("a name");
        assert!(
            before.contains(&format!("| `{reason}` |")),
            "{reason} is not explained"
        );
    }
}

/// The sentences of a text between blank lines.
fn sentences(text: &str) -> ManyTexts {
    let mut at = 0;
    let places = text.split_inclusive("\n\n").flat_map(|sentence| {
        let from = at;
        at += sentence.len();
        [from, at].map(|place| u32::try_from(place).expect("a short text"))
    });
    ManyTexts {
        places: places.collect(),
        bytes: text.into(),
        format: twintree_view::Format::Conllu,
        columns: None,
    }
}

#[test]
fn what_the_page_writes_of_several_commands_is_as_the_schema_says() {
    use MeasureGroup::{Agreement, Crossings, Distances, Paths};

    let schema = schema();
    let left = sentences(LEFT);
    let pairs = left.len();
    let mut request = PairsRequest {
        right: sentences(RIGHT),
        links: vec![1, 2, 0, 2, 1, 1, 3, 3, 2],
        link_places: (0..=pairs).map(|pair| u32::from(pair > 0) * 3).collect(),
        left,
        same_words: false,
        options: twintree_view::Options {
            strip_subtypes: false,
            ignore_punctuation: false,
        },
        read_as: None,
        by_links: true,
        parameters: None,
        theirs: None,
        groups: Vec::new(),
    };
    let theirs = |line: &str| Some(vec![Some(line.into()); pairs]);
    let mut checked = 0;
    for (groups, theirs) in [
        (
            vec![Paths, Distances, Crossings, Agreement],
            theirs("1-2 2-2"),
        ),
        (vec![Paths, Agreement], theirs("1-2 2-1p")),
        (vec![Agreement], theirs("")),
        (vec![Distances, Agreement], None),
        (vec![Paths, Distances], None),
        (vec![Paths], None),
        (vec![Crossings], None),
    ] {
        (request.groups, request.theirs) = (groups, theirs);
        let number = |number| WantedRow {
            number,
            error: None,
        };
        let mut wanted: Vec<_> = (1..).take(pairs).map(number).collect();
        wanted.push(WantedRow {
            number: 99,
            error: Some(vec!["no-partner".into()]),
        });
        let lines = request.rows(&wanted, RowFormat::Json, |number| number.to_string());
        let table = request.rows(&wanted, RowFormat::Tsv, |number| number.to_string());
        let (head, table) = table.split_once('\n').expect("a line of names");
        let columns = head.split('\t').count();
        for (line, cells) in lines.lines().zip(table.lines()) {
            let row: Value = serde_json::from_str(line).expect("JSON");
            let kind = match request.groups[..] {
                [Paths] => "compare",
                [Crossings] => "crossings",
                _ => "pairs",
            };
            let complaint = wrong(&row, &schema["$defs"][kind], &schema);
            assert_eq!(complaint, None, "{line}");
            assert_eq!(cells.split('\t').count(), columns, "{cells}");
            checked += 1;
        }
    }
    assert_eq!(checked, 7 * (pairs + 1));
}
