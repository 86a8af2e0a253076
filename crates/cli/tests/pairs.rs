//! The columns of the page's table of pairs are the numbers of the command line.
#![allow(clippy::float_cmp, reason = "columns hold whole numbers, and ½")]

use std::fs;
use std::path::Path;

use crate::process::{Folder, corpus};
use serde::Serialize;
use serde_json::{Value, json};
use twintree::corpus::significance::Test;
use twintree::text::cutter::Cutter;
use twintree::text::links::{Numbering, read};
use twintree::text::{Format, links::LinkText};
use twintree::{AnnotatedLink, Certainty, Relation};
use twintree_view::{
    Better, ColumnSummary, ManyTexts, MeasureGroup, MeasuredChunk, MeasuredColumn, Options,
    PairsColumn, PairsRequest, ScatterPlot, Significance,
};

/// Pairs of CoNLL-U in a folder: `left.conllu`, `right.conllu`, `links.txt`.
struct Pairs {
    folder: Folder,
    chunk: MeasuredChunk,
}

const FILES: &str = "left.conllu right.conllu";

impl Pairs {
    fn new(test: &str, [left, right, links]: [&str; 3], options: Options) -> Self {
        let folder = Folder::new(test);
        folder.write("left.conllu", left);
        folder.write("right.conllu", right);
        folder.write("links.txt", links);
        let chunk = MeasuredChunk::new(&request([left, right, links], options));
        Self { folder, chunk }
    }

    fn rows(&self, arguments: &str) -> Vec<Value> {
        let run = self.folder.run(arguments);
        assert_eq!(run.code, Some(0), "{}", run.errors);
        run.rows()
    }

    #[track_caller]
    fn column(&self, name: &str) -> &MeasuredColumn {
        column(&self.chunk, name)
    }
}

#[track_caller]
fn column<'c>(chunk: &'c MeasuredChunk, name: &str) -> &'c MeasuredColumn {
    let mut columns = chunk.columns.iter();
    columns
        .find(|column| column.name == name)
        .expect("a column of that name")
}

fn view(column: &MeasuredColumn) -> PairsColumn<'_> {
    PairsColumn::new(&column.numerators, &column.denominators)
}

/// As it is written and read: what is read of a number may differ in its last bit.
fn written(value: &impl Serialize) -> Value {
    let text = serde_json::to_string(value).expect("JSON");
    serde_json::from_str(&text).expect("JSON")
}

/// What a column has of a pair: the quotient, or the reason why there is none.
fn shown(column: &MeasuredColumn, pair: usize) -> Value {
    let (numerator, denominator) = (column.numerators[pair], column.denominators[pair]);
    if denominator > 0.0 {
        return written(&(numerator / denominator));
    }
    if denominator < 0.0 {
        return json!("refused");
    }
    let place = column
        .reasons
        .iter()
        .zip(0..)
        .find(|&(_, place)| f64::from(place) == numerator);
    json!(place.map(|(reason, _)| reason))
}

/// What the page asks for: all measures.
fn request([left, right, links]: [&str; 3], options: Options) -> PairsRequest {
    let (of_pairs, problems) = read(links, Numbering::FromOne);
    assert!(problems.is_empty(), "{problems:?}");
    let mut places = vec![0];
    for line in &of_pairs {
        places.push(places.last().copied().unwrap_or(0) + u32::try_from(line.len()).expect("few"));
    }
    let triple = |link: &LinkText| {
        let AnnotatedLink {
            link,
            relation,
            certainty,
        } = link.marked();
        let possible = u32::from(certainty == Certainty::Possible);
        let relation = (1..)
            .zip(Relation::ALL)
            .find(|(_, one)| Some(*one) == relation)
            .map_or(0, |(place, _)| place);
        [link.left.get(), link.right.get(), possible + 2 * relation]
    };
    PairsRequest {
        left: texts(left),
        right: texts(right),
        links: of_pairs.iter().flatten().flat_map(triple).collect(),
        link_places: places,
        same_words: false,
        options,
        read_as: None,
        by_links: false,
        parameters: None,
        theirs: None,
        groups: vec![
            MeasureGroup::Paths,
            MeasureGroup::Distances,
            MeasureGroup::Crossings,
        ],
    }
}

/// Distances with words matched over links.
fn by_links(texts: [&str; 3]) -> MeasuredChunk {
    MeasuredChunk::new(&PairsRequest {
        by_links: true,
        parameters: None,
        groups: vec![MeasureGroup::Distances],
        ..request(texts, Options::default())
    })
}

fn texts(text: &str) -> ManyTexts {
    let mut cutter = Cutter::new(Format::Conllu);
    let mut input = text.as_bytes();
    let (mut places, mut at) = (Vec::new(), 0);
    let mut add = |bytes: &[u8]| {
        let end = at + u32::try_from(bytes.len()).expect("a short text");
        places.extend([at, end]);
        at = end;
    };
    while let Some(piece) = cutter.next(&mut input) {
        add(piece.bytes.expect("a short sentence"));
    }
    while let Some(piece) = cutter.finish() {
        add(piece.bytes.expect("a short sentence"));
    }
    ManyTexts {
        bytes: text.as_bytes().to_vec(),
        places,
        format: twintree_view::Format::Conllu,
        columns: None,
    }
}

/// The worked tables of these options, one pair each.
fn tables(options: Options) -> [String; 3] {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/tables");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("the worked tables")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .collect();
    paths.sort();
    let mut all = <[String; 3]>::default();
    for path in paths {
        let table = fs::read_to_string(&path).expect("a table");
        let table: Value = serde_json::from_str(&table).expect("a table");
        let is = |name: &str| table["options"][name].as_bool().unwrap_or_default();
        if is("stripSubtypes") != options.strip_subtypes
            || is("ignorePunctuation") != options.ignore_punctuation
        {
            continue;
        }
        for (text, name) in all.iter_mut().zip(["left", "right", "links"]) {
            text.push_str(table[name].as_str().expect("a text").trim_end());
            text.push_str(if name == "links" { "\n" } else { "\n\n" });
        }
    }
    all
}

/// Every number of the command line about these pairs is that of the columns.
fn check(test: &str, texts: [&str; 3], options: Options) {
    let pairs = Pairs::new(test, texts, options);
    let flags = [
        (options.strip_subtypes, " --strip-subtypes"),
        (options.ignore_punctuation, " --ignore-punctuation"),
    ];
    let flags: String = flags
        .into_iter()
        .filter(|flag| flag.0)
        .map(|flag| flag.1)
        .collect();
    let compare = format!("compare {FILES} --links links.txt{flags}");

    let rows = pairs.rows(&compare);
    assert!(!rows.is_empty());
    assert_eq!(pairs.chunk.refused, []);
    assert_eq!(rows.len(), pairs.column("links").numerators.len());
    for (pair, row) in rows.iter().enumerate() {
        let expect = if row["undefined"].is_null() {
            &row["similarity"]
        } else {
            &row["undefined"]
        };
        assert_eq!(&shown(pairs.column("similarity"), pair), expect, "{row}");
        assert_eq!(
            shown(pairs.column("links"), pair).as_f64(),
            row["links"].as_f64()
        );
        assert_eq!(
            shown(pairs.column("coverage"), pair),
            row["coverage"]["mean"]
        );
        let words = ["left", "right"].map(|side| row["coverage"][side]["words"].as_f64());
        let columns =
            ["words.left", "words.right"].map(|name| shown(pairs.column(name), pair).as_f64());
        assert_eq!(columns, words);
        if let Some(distance) = row["distance"].as_f64() {
            let similarity = pairs.column("similarity");
            let (same, maximum) = (similarity.numerators[pair], similarity.denominators[pair]);
            assert_eq!(
                (maximum - same, Some(maximum)),
                (distance, row["maximum"].as_f64())
            );
        }
    }
    let summary = &pairs.rows(&format!("{compare} --summary"))[0];
    let found = ColumnSummary::new(view(pairs.column("similarity")), Better::More, None);
    assert_eq!(
        json!([
            found.read,
            found.refused,
            found.undefined,
            found.scored,
            found.equal
        ]),
        json!([
            summary["read"],
            summary["refused"],
            summary["undefined"],
            summary["scored"],
            summary["equal"]
        ])
    );
    assert_eq!(Some(found.whole - found.part), summary["distance"].as_f64());
    assert_eq!(
        written(&(found.micro, found.median, found.quartiles)),
        json!([summary["micro"], summary["median"], summary["quartiles"]])
    );
    // There the values are added up as they come.
    let difference = found
        .macro_mean
        .zip(summary["macro"].as_f64())
        .map(|(one, other)| one - other);
    assert!(
        difference.is_some_and(|difference| difference.abs() < 1e-12),
        "{difference:?}"
    );

    check_distances(&pairs, &pairs.chunk, "");
    // `distances` takes no such options, and links of ignored punctuation marks are no links on the page.
    if options == Options::default() {
        check_distances(&pairs, &by_links(texts), " --by-links links.txt");
    }
    check_crossings(&pairs);

    let rows = pairs.rows(&format!(
        "confusion {FILES} --links links.txt{flags} --numbers"
    ));
    let (all, rows) = rows.split_last().expect("at least the sum");
    let replaced = pairs.chunk.replaced.iter().map(|one| {
        let numbers: Vec<_> = one.pairs.iter().map(|pair| pair + 1).collect();
        json!([one.what, one.left, one.right, one.times, numbers])
    });
    let expect = rows.iter().map(|row| {
        json!([
            row["what"],
            row["left"],
            row["right"],
            row["times"],
            row["numbers"]
        ])
    });
    assert_eq!(replaced.collect::<Vec<_>>(), expect.collect::<Vec<_>>());
    let times: u32 = pairs.chunk.replaced.iter().map(|one| one.times).sum();
    assert_eq!(json!(times), all["times"]);
}

fn check_distances(pairs: &Pairs, chunk: &MeasuredChunk, flags: &str) {
    let rows = pairs.rows(&format!("distances {FILES}{flags}"));
    for (pair, row) in rows.iter().enumerate() {
        let expect = match &row["leaves"] {
            Value::Null => &row["undefined"]["leaves"],
            leaves => leaves,
        };
        let leaves = shown(column(chunk, "leaves"), pair);
        assert_eq!(
            (leaves.as_f64(), leaves.as_str()),
            (expect.as_f64(), expect.as_str())
        );
    }
    let summary = &pairs.rows(&format!("distances {FILES}{flags} --summary"))[0];
    let measures = summary["measures"].as_object().expect("measures");
    assert_eq!(measures.len(), 17);
    for (name, measure) in measures {
        let column = column(chunk, name);
        let found = ColumnSummary::new(view(column), Better::More, None);
        assert_eq!(
            written(&(found.scored, found.macro_mean, found.micro)),
            json!([measure["pairs"], measure["mean"], measure["micro"]]),
            "{name}"
        );
        let undefined = measure["undefined"].as_object().expect("reasons");
        for (reason, count) in undefined {
            let pairs = (0..column.numerators.len())
                .filter(|&pair| shown(column, pair) == json!(reason))
                .count();
            assert_eq!(&json!(pairs), count, "{name}, {reason}");
        }
        let flagged = column
            .denominators
            .iter()
            .filter(|&&one| one == 0.5)
            .count();
        assert_eq!(json!(flagged), measure["flagged"], "{name}");
    }
    for row in summary["correlations"].as_array().expect("correlations") {
        let both = [0, 1].map(|at| view(column(chunk, row["of"][at].as_str().expect("a name"))));
        let plot = ScatterPlot::new(both, [10, 10], None);
        assert_eq!(
            written(&(plot.pairs, plot.pearson)),
            json!([row["pairs"], row["r"]]),
            "{row}"
        );
    }
}

fn check_crossings(pairs: &Pairs) {
    let rows = pairs.rows(&format!("crossings {FILES} --links links.txt"));
    for (pair, row) in rows.iter().enumerate() {
        for kind in ["head", "modifier"] {
            let column = pairs.column(&format!("crossings.{kind}"));
            let number = |value: &Value| value.as_f64().expect("a number");
            let sure = &row[kind]["sure"];
            let [crossing, tests] = [
                number(&sure["crossings"]) - number(&sure["filtered"]),
                number(&row[kind]["tests"]),
            ];
            if tests > 0.0 {
                assert_eq!(
                    [column.numerators[pair], column.denominators[pair]],
                    [crossing, tests]
                );
            } else {
                assert_eq!(shown(column, pair), json!("no-tests"));
            }
        }
    }
}

#[test]
fn of_the_worked_tables() {
    for (test, strip_subtypes, ignore_punctuation) in [
        ("columns", false, false),
        ("columns-stripped", true, false),
        ("columns-unpunctuated", false, true),
    ] {
        let options = Options {
            strip_subtypes,
            ignore_punctuation,
        };
        let [left, right, links] = tables(options);
        check(test, [&left, &right, &links], options);
    }
}

#[test]
fn of_the_corpus() {
    let Some(data) = corpus() else { return };
    let read = |name| fs::read_to_string(data.join(name)).expect("a file of the corpus");
    let texts = ["en.conllu", "fr.conllu", "links.txt"].map(read);
    check(
        "columns-corpus",
        texts.each_ref().map(String::as_str),
        Options::default(),
    );
}

/// Another annotator, who lacks the first link and has other relations.
fn theirs(line: &str) -> String {
    let links = line.split(' ').filter(|link| !link.is_empty());
    let own = links.enumerate().skip(1).map(|(at, link)| {
        let plain = link.split(':').next().unwrap_or_default();
        match at % 3 {
            0 => format!("{plain}:restates"),
            1 => link.to_owned(),
            _ => plain.to_owned(),
        }
    });
    own.collect::<Vec<_>>().join(" ")
}

/// The agreement of all pairs is what `agreement` says of the two files.
fn check_agreement(test: &str, [left, right, links]: [&str; 3]) {
    let others: Vec<_> = links.lines().map(theirs).collect();
    let request = PairsRequest {
        theirs: Some(others.iter().cloned().map(Some).collect()),
        groups: vec![MeasureGroup::Agreement],
        ..request([left, right, links], Options::default())
    };
    let chunk = MeasuredChunk::new(&request);
    assert_eq!(chunk.refused, []);
    let folder = Folder::new(test);
    folder.write("mine.txt", links);
    folder.write("theirs.txt", &(others.join("\n") + "\n"));
    let run = folder.run("agreement mine.txt theirs.txt --json");
    assert_eq!(run.code, Some(0), "{}", run.errors);
    let expect: Value = serde_json::from_str(&run.output).expect("JSON");
    let of = |name: &str| ColumnSummary::new(view(column(&chunk, name)), Better::More, None);

    let figures = &expect["links"];
    for name in ["f", "precision", "recall"] {
        let found = of(&format!("agreement.{name}"));
        assert_eq!(written(&found.micro), figures["micro"][name], "{name}");
        let means = found
            .macro_mean
            .zip(figures["macro"][name].as_f64())
            .map(|(one, other)| (one - other).abs());
        assert!(
            means.is_some_and(|apart| apart < 1e-12),
            "{name}: {means:?}"
        );
        assert_eq!(json!(found.scored), figures["averaged"], "{name}");
        assert_eq!(json!(found.undefined), figures["leftOut"], "{name}");
    }
    let number = |value: &Value| value.as_f64().expect("a number");
    let [gold, predicted, correct] =
        ["gold", "predicted", "correct"].map(|name| number(&figures[name]));
    assert_eq!(
        ["both", "mine", "theirs"].map(|name| of(&format!("agreement.{name}")).part),
        [correct, gold - correct, predicted - correct]
    );
    let relations = of("agreement.relations");
    let same = &expect["relations"];
    assert_eq!(written(&relations.micro), same["weighted"]["recall"]);
    assert_eq!(relations.whole, number(&same["shared"]));
}

#[test]
fn of_another_annotator() {
    let [left, right, links] = tables(Options::default());
    check_agreement("columns-agreement", [&left, &right, &links]);
    let related: String = links
        .lines()
        .map(|line| line.replace(' ', ":restates ") + "\n")
        .collect();
    check_agreement("columns-relations", [&left, &right, &related]);
}

#[test]
fn of_another_annotator_of_the_corpus() {
    let Some(data) = corpus() else { return };
    let read = |name| fs::read_to_string(data.join(name)).expect("a file of the corpus");
    let texts = ["en.conllu", "fr.conllu", "links.txt"].map(read);
    check_agreement(
        "columns-agreement-corpus",
        texts.each_ref().map(String::as_str),
    );
}

/// Two hypotheses about the same pairs: some of their links are left out in the second one.
#[test]
fn of_two_hypotheses() {
    let [left, right, links] = tables(Options::default());
    let texts = |links: &str| [left.repeat(3), right.repeat(3), links.repeat(3)];
    let fewer: String = links
        .lines()
        .map(|line| {
            let few: Vec<_> = line.split(' ').skip(1).collect();
            few.join(" ") + "\n"
        })
        .collect();
    let pairs = [("columns-first", &links), ("columns-second", &fewer)].map(|(test, links)| {
        let texts = texts(links);
        Pairs::new(
            test,
            texts.each_ref().map(String::as_str),
            Options::default(),
        )
    });
    let rows = pairs.each_ref().map(|pairs| {
        pairs
            .folder
            .run(&format!("compare {FILES} --links links.txt"))
            .output
    });
    let folder = &pairs[0].folder;
    folder.write("first.jsonl", &rows[0]);
    folder.write("second.jsonl", &rows[1]);
    let run = folder
        .run("significance first.jsonl second.jsonl --bootstrap 300 --randomisation 500 --seed 7");
    let test = |trials| Test { trials, seed: 7 };
    let columns = pairs
        .each_ref()
        .map(|pairs| view(pairs.column("similarity")));
    let both = [&test(300), &test(500)];
    let found = Significance::of_columns("similarity", columns, Better::More, both);
    let found = found.expect("small numbers");
    assert!(found.won > 0 && found.undefined > 0, "{found:?}");
    assert_eq!(written(&[found]), json!(run.rows()));
}
