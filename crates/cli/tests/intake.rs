//! What comes in: which file is what, and which sentences of two files belong together.

use std::io::Write;

use crate::process::{Folder, LEFT, LINKS, RIGHT, Run};
use serde_json::Value;

/// A sentence of one word.
fn sentence(name: &str, form: &str) -> String {
    format!("# sent_id = {name}\n1\t{form}\t_\tVERB\t_\t_\t0\troot\t_\t_\n\n")
}

/// A file of sentences by their names.
fn named(names: &[&str]) -> String {
    names.iter().map(|name| sentence(name, name)).collect()
}

/// The names of the two sentences of each row.
fn pairs(rows: &[Value]) -> Vec<(String, String)> {
    let name = |row: &Value, side| row[side].as_str().expect("a name").to_owned();
    let both = |row| (name(row, "left"), name(row, "right"));
    rows.iter().map(both).collect()
}

#[test]
fn files_of_other_programs_are_refused_by_their_names() {
    let folder = Folder::with_pair("foreign");
    for (name, bytes, what) in [
        ("a.zip", &b"PK\x03\x04\x14\x00"[..], "a ZIP archive"),
        ("b.conllu", b"\x1f\x8b\x08\x00", "compressed by gzip"),
        ("c.rtf", b"{\\rtf1\\ansi Go}", "RTF"),
        ("d.json", b"[{\"form\": \"Go\"}]", "JSON"),
        ("e.html", b"<!DOCTYPE html><html>", "a page of the web"),
        ("f.pdf", b"%PDF-1.4\n1 0 obj", "a PDF"),
        ("g.xml", b"<?xml version='1.0'?><text id='x'>", "XML"),
        ("k.png", b"\x89PNG\r\n\x1a\n", "an image"),
        (
            "l.doc",
            b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
            "word processor",
        ),
    ] {
        folder.write(name, bytes);
        for arguments in [
            format!("compare {name} right.conllu --align"),
            format!("compare left.conllu {name} --align --right-format words"),
            format!("compare left.conllu right.conllu --links {name}"),
        ] {
            let run = folder.run(&arguments);
            assert_eq!(
                (run.code, run.output.as_str()),
                (Some(2), ""),
                "{arguments}"
            );
            let is_named = run.errors.starts_with(&format!("twintree: {name} is "))
                && run.errors.contains(what);
            assert!(is_named, "{arguments}: {}", run.errors);
        }
    }
}

/// The same two sentences, of which the second has a phrase with a gap.
const EXPORT: &str = "#FORMAT 3
#BOS 1
er PPER -- SB 500
schläft VVFIN -- HD 500
#500 S -- -- 0
#EOS 1
#BOS 2
was PWS -- OA 501
hat VAFIN -- HD 500
er PPER -- SB 500
gesagt VVPP -- HD 501
#501 VP -- OC 500
#500 S -- -- 0
#EOS 2
";

#[test]
fn treebanks_are_read_by_their_names_and_paired_by_those_of_their_sentences() {
    let folder = Folder::with_pair("treebanks");
    folder.write("a.export", EXPORT.as_bytes());
    let tiger = "<?xml version='1.0'?><corpus id='x'><head/><body>\n\
        <s id='2'><graph><t id='a' word='hat' pos='VAFIN'/></graph></s>\n\
        <s id='1'><graph><t id='a' word='er' pos='PPER'/><t id='b' word='schläft' pos='VVFIN'/>\
        <nt id='c' cat='S'><edge label='SB' idref='a'/><edge label='HD' idref='b'/></nt></graph></s>\n\
        </body></corpus>\n";
    folder.write("b.xml", tiger.as_bytes());
    let run = folder.run("distances a.export b.xml");
    assert_eq!(run.code, Some(1), "{}", run.errors);
    let rows = run.rows();
    assert_eq!(rows[0]["brackets"]["tags"]["correct"], 2);
    assert_eq!(rows[1]["error"], serde_json::json!(["phrase-gap"]));
    assert!(run.errors.starts_with("twintree: 2 pairs by sent_id\n"));
    let place = "a.export:12:1";
    assert!(
        run.errors.contains(place) && run.errors.contains("has a gap"),
        "{}",
        run.errors
    );
    // Another format, where it is named.
    let run = folder.run("distances a.export b.xml --left-format tiger");
    assert!(
        run.errors.contains("there is no sentence here"),
        "{}",
        run.errors
    );
}

#[test]
fn a_compressed_file_is_read_as_the_plain_one() {
    let folder = Folder::with_pair("compressed");
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(LEFT.as_bytes()).expect("memory");
    folder.write("left.conllu.gz", packed.finish().expect("memory"));
    let plain = folder.run("compare left.conllu right.conllu --links links.txt");
    let packed = folder
        .run("compare left.conllu.gz right.conllu --links links.txt")
        .succeeded();
    assert_eq!(packed.output, plain.output);
}

#[test]
fn sentences_in_another_order_are_paired_by_their_names() {
    let folder = Folder::new("paired");
    folder.write("left.conllu", named(&["a", "b", "c", "d"]));
    folder.write("right.conllu", named(&["d", "x", "a", "c"]));
    let run = folder.run("compare left.conllu right.conllu --align");
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(
        run.errors,
        "twintree: 3 pairs by sent_id; without a partner: 1 of left.conllu, 1 of right.conllu\n"
    );
    let same = |name: &str| (name.to_owned(), name.to_owned());
    assert_eq!(pairs(&run.rows()), ["a", "c", "d"].map(same));
    // Any command, and any number of threads.
    let threads = folder.run("compare left.conllu right.conllu --align --jobs 3");
    assert_eq!(threads.output, run.output);
    let aligned = folder.run("align left.conllu right.conllu");
    assert_eq!(aligned.output, "1-1\n1-1\n1-1\n");
}

/// What a command says of these files on one thread and on two: the same bytes.
#[track_caller]
fn run_on_threads(folder: &Folder, arguments: &str) -> Run {
    let one = folder.run(arguments);
    let two = folder.run(&format!("{arguments} --jobs 2"));
    assert_eq!(
        (one.code, &one.output, &one.errors),
        (two.code, &two.output, &two.errors),
        "{arguments}"
    );
    one
}

#[test]
fn an_order_that_differs_late_is_found_while_both_files_are_read() {
    let folder = Folder::new("differs-late");
    let names: Vec<String> = (1..=2_000).map(|number| format!("s{number}")).collect();
    let left: Vec<&str> = names.iter().map(String::as_str).collect();
    // From the 500th on in reverse, without one of them, and with one of its own.
    let mut right = left.clone();
    right[499..].reverse();
    right.retain(|&name| name != "s777");
    right.insert(600, "own");
    folder.write("left.conllu", named(&left));
    folder.write("right.conllu", named(&right));
    // Every third pair has a link.
    let links = |names: &[&str]| -> String {
        let line = |name: &&str| {
            let number: usize = name[1..].parse().expect("a number");
            if number.is_multiple_of(3) {
                "1-1\n"
            } else {
                "\n"
            }
        };
        names.iter().map(line).collect()
    };
    let paired: Vec<&str> = left
        .iter()
        .copied()
        .filter(|&name| name != "s777")
        .collect();
    let said =
        "twintree: 1999 pairs by sent_id; without a partner: 1 of left.conllu, 1 of right.conllu\n";
    // A line for each sentence of the left file, or for each pair; all at once, or in a pipe.
    for lines in [&left, &paired] {
        folder.write("links.txt", links(lines));
        let run = run_on_threads(
            &folder,
            "compare left.conllu right.conllu --links links.txt",
        );
        assert_eq!((run.code, run.errors.as_str()), (Some(0), said));
        let rows = run.rows();
        let expected: Vec<_> = paired
            .iter()
            .map(|&name| (name.into(), name.into()))
            .collect();
        assert_eq!(pairs(&rows), expected);
        let linked: String = rows
            .iter()
            .map(|row| if row["links"] == 1 { "1-1\n" } else { "\n" })
            .collect();
        assert_eq!(linked, links(&paired));
        let compare = "compare left.conllu right.conllu --links -";
        let piped = folder.run_with_input(compare, &links(lines));
        assert_eq!((piped.output, piped.errors), (run.output, run.errors));
    }
    // Commands that have no threads pair in the same way.
    let run = folder.run("align left.conllu right.conllu --json");
    assert_eq!(
        (run.output.lines().count(), run.errors.as_str()),
        (1_999, said)
    );
}

#[test]
fn a_file_that_is_longer_has_sentences_without_a_partner() {
    let folder = Folder::new("longer");
    let names = ["a", "b", "c", "d"];
    folder.write("long.conllu", named(&names));
    folder.write("short.conllu", named(&names[..2]));
    let run = run_on_threads(&folder, "compare long.conllu short.conllu --align");
    let said = "twintree: 2 pairs by sent_id; without a partner: 2 of long.conllu\n";
    assert_eq!((run.code, run.output.lines().count()), (Some(0), 2));
    assert_eq!(run.errors, said);
    let run = run_on_threads(&folder, "compare short.conllu long.conllu --align");
    assert_eq!((run.code, run.output.lines().count()), (Some(0), 2));
    assert_eq!(run.errors, said);
    // Comments after the last sentence are none.
    folder.write("noted.conllu", named(&names) + "# the end\n");
    for (left, right) in [("noted", "long"), ("long", "noted"), ("noted", "noted")] {
        let arguments = format!("compare {left}.conllu {right}.conllu --align");
        let run = run_on_threads(&folder, &arguments);
        assert_eq!((run.code, run.output.lines().count()), (Some(0), 4));
        assert!(!run.errors.contains("pairs by"), "{}", run.errors);
    }
}

#[test]
fn names_that_contradict_the_pairs_before_are_refused() {
    let folder = Folder::new("contradicting");
    folder.write("left.conllu", named(&["a", "b", "a", "c"]));
    folder.write("right.conllu", named(&["a", "b", "c"]));
    let run = run_on_threads(&folder, "compare left.conllu right.conllu --align");
    assert_eq!((run.code, run.output.lines().count()), (Some(2), 2));
    assert_eq!(
        run.errors,
        "twintree: sentence 1 of left.conllu (line 1) and sentence 1 of right.conllu (line 1) were taken for a \
         pair by their sent_id a, which sentence 3 of left.conllu (line 7) has, too: give each sentence a name \
         of its own\n"
    );
    let translated = |name: &str| format!("# parallel_id = {name}\n{}", sentence(name, name));
    let left = named(&["a", "b"]) + &translated("x");
    folder.write("left.conllu", left);
    folder.write("right.conllu", named(&["a", "b", "c"]) + &translated("x"));
    let run = run_on_threads(&folder, "compare left.conllu right.conllu --align");
    assert_eq!((run.code, run.output.lines().count()), (Some(2), 2));
    assert_eq!(
        run.errors,
        "twintree: sentence 1 of left.conllu (line 1) and sentence 1 of right.conllu (line 1) were taken for a \
         pair, but sentence 3 of left.conllu (line 7) has a parallel_id, by which they are none: give all \
         sentences a parallel_id, or none\n"
    );
}

#[test]
fn a_sentence_that_is_not_text_keeps_its_name() {
    let folder = Folder::new("named-bytes");
    let mut left = named(&["a", "b", "c"]).into_bytes();
    let place = left
        .iter()
        .rposition(|&byte| byte == b'b')
        .expect("the form");
    left[place] = 0xff;
    folder.write("left.conllu", left);
    folder.write("right.conllu", named(&["a", "b", "c"]));
    let run = run_on_threads(&folder, "compare left.conllu right.conllu --align");
    assert_eq!((run.code, run.rows().len()), (Some(1), 3), "{run:?}");
    assert!(run.rows()[1]["error"].is_array(), "{run:?}");
}

#[test]
fn a_line_of_links_belongs_to_its_sentence_or_to_its_pair() {
    let folder = Folder::new("paired-links");
    folder.write("left.conllu", named(&["a", "b", "c"]));
    folder.write("right.conllu", named(&["c", "a"]));
    // A line for each sentence of the left file, or for each pair.
    for lines in ["1-1\n2-2\n\n", "1-1\n\n"] {
        folder.write("links.txt", lines);
        let run = folder.run("compare left.conllu right.conllu --links links.txt");
        let links: Vec<u64> = run
            .rows()
            .iter()
            .filter_map(|row| row["links"].as_u64())
            .collect();
        assert_eq!(
            (run.code, links),
            (Some(0), vec![1, 0]),
            "{lines:?}: {}",
            run.errors
        );
    }
}

#[test]
fn without_names_in_common_the_order_decides() {
    let folder = Folder::new("ordered");
    folder.write("left.conllu", named(&["a", "b"]));
    folder.write("right.conllu", named(&["1", "2"]));
    let run = folder
        .run("compare left.conllu right.conllu --align")
        .succeeded();
    let of = |left: &str, right: &str| (left.to_owned(), right.to_owned());
    assert_eq!(pairs(&run.rows()), [of("a", "1"), of("b", "2")]);
}

#[test]
fn lines_of_words_have_no_names_and_keep_their_places() {
    let folder = Folder::new("nameless");
    // An empty line is a sentence, and a line that begins with # is one too.
    folder.write("left.txt", "# sent_id = a\n\ncats sleep\n");
    folder.write("right.txt", "cats sleep\n# sent_id = a\ndogs\n");
    folder.write("links.txt", "1-1\n\n2-1\n");
    let run = folder.run("crossings left.txt right.txt --links links.txt");
    assert!(!run.errors.contains(" pairs by "), "{}", run.errors);
    assert_eq!(run.output.lines().count(), 3, "{run:?}");
}

#[test]
fn a_pipe_in_another_order_is_refused_before_anything_is_answered() {
    let folder = Folder::new("piped");
    folder.write("left.conllu", named(&["a", "b", "c"]));
    let run = folder.run_with_input("compare left.conllu - --align", &named(&["c", "a", "b"]));
    assert_eq!((run.code, run.output.as_str()), (Some(2), ""), "{run:?}");
    let places = "sent_id c is sentence 1 of - (line 1), and sentence 3 of left.conllu (line 7)";
    assert!(run.errors.contains(places), "{}", run.errors);
    // Names of its own are no contradiction.
    let run = folder.run_with_input("compare left.conllu - --align", &named(&["1", "2", "3"]));
    assert_eq!(run.succeeded().rows().len(), 3);
}

#[test]
fn a_word_0_stops_the_whole_file() {
    let folder = Folder::with_pair("from-zero");
    folder.write("left.conllu", LEFT.repeat(3));
    folder.write("right.conllu", RIGHT.repeat(3));
    let from_one = format!("{LINKS}1-1\n1-4 2-5\n");
    let from_zero = "0-3 1-4 2-2 3-2 4-0 5-1\n0-0\n0-3 1-4\n";
    folder.write("one.txt", from_one);
    folder.write("zero.txt", from_zero);
    folder.write("zero.pharaoh", from_zero);
    let expected = folder
        .run("compare left.conllu right.conllu --links one.txt")
        .succeeded();
    for links in [
        "zero.txt --zero-based",
        "zero.txt --links-format pharaoh",
        "zero.pharaoh",
    ] {
        let run = folder.run(&format!("compare left.conllu right.conllu --links {links}"));
        assert_eq!(run.succeeded().output, expected.output, "{links}");
    }
    // The only 0 may come late: no pair is answered before.
    folder.write("late.txt", format!("{LINKS}1-1\n1-4 2p0:equals\n"));
    for command in ["compare", "crossings", "confusion"] {
        let run = folder.run(&format!(
            "{command} left.conllu right.conllu --links late.txt"
        ));
        assert_eq!((run.code, run.output.as_str()), (Some(2), ""), "{command}");
        assert_eq!(
            run.errors,
            "twintree: late.txt:3: there is a word 0 (1 line): if these links count from 0, say so with \
             --zero-based; if not, mend them\n"
        );
    }
    let piped = folder.run_with_input("compare left.conllu right.conllu --links -", from_zero);
    assert_eq!(piped.code, Some(2));
    assert!(
        piped.errors.contains("-:1: there is a word 0: if"),
        "{}",
        piped.errors
    );
}

#[test]
fn links_of_shared_tasks_are_those_of_their_pairs() {
    let folder = Folder::with_pair("naacl");
    folder.write("left.conllu", LEFT.repeat(4));
    folder.write("right.conllu", RIGHT.repeat(4));
    folder.write("links.txt", "1-4 2p5\n\n1-1\n\n");
    let rows = "0001 1 4 S\n0001 2 5 P\n# a comment\n0001 0 3\n\n0003 1 1\n";
    folder.write("gold.txt", rows);
    folder.write("gold.wa", format!("{rows}0003 x 1\n"));
    let expected = folder.run("compare left.conllu right.conllu --links links.txt");
    let run = folder.run("compare left.conllu right.conllu --links gold.txt");
    assert_eq!(
        (run.code, &run.output),
        (expected.code, &expected.output),
        "{run:?}"
    );
    // A line with an error costs its pair, and is named with its place.
    let run = folder.run("compare left.conllu right.conllu --links gold.wa");
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(
        run.errors.contains("gold.wa:7:1: error[link-bad]"),
        "{}",
        run.errors
    );
    assert_eq!(run.rows()[2]["error"], serde_json::json!(["link-bad"]));
    let run = folder.run("compare left.conllu right.conllu --links gold.txt --zero-based");
    assert_eq!((run.code, run.output.as_str()), (Some(2), ""));
    assert!(
        run.errors.contains("leave out --zero-based"),
        "{}",
        run.errors
    );
    folder.write("gold.txt", "0003 1 1\n0001 1 4\n");
    let run = folder.run("compare left.conllu right.conllu --links gold.txt");
    assert_eq!(run.code, Some(2));
    assert!(
        run.errors.contains("gold.txt:2: pair 1 after pair 3"),
        "{}",
        run.errors
    );
}

/// Seven words of A with five of B, as GIZA++ has them.
fn of_giza(number: u32, links: &str) -> String {
    format!(
        "# Sentence pair ({number}) source length 7 target length 5 alignment score : 0.1\n\
         a b c d e\n{links}\n"
    )
}

#[test]
fn links_of_giza_are_those_of_the_numbers_of_their_pairs() {
    let folder = Folder::with_pair("giza");
    folder.write("left.conllu", LEFT.repeat(4));
    folder.write("right.conllu", RIGHT.repeat(4));
    folder.write("links.txt", "1-4 2-5\n\n1-1\n\n");
    let first = of_giza(
        1,
        "NULL ({ 1 }) A ({ 4 }) B ({ 5 }) C ({ }) D ({ }) E ({ }) F ({ }) G ({ })",
    );
    let third = of_giza(
        3,
        "NULL ({ }) A ({ 1 }) B ({ }) C ({ }) D ({ }) E ({ }) F ({ }) G ({ })",
    );
    folder.write("x.A3.final", format!("{third}{first}"));
    let expected = folder.run("compare left.conllu right.conllu --links links.txt");
    let run = folder.run("compare left.conllu right.conllu --links x.A3.final");
    assert_eq!(
        (run.code, &run.output),
        (expected.code, &expected.output),
        "{run:?}"
    );
    let named = "compare left.conllu right.conllu --links - --links-format giza";
    let piped = folder.run_with_input(named, &format!("{third}{first}"));
    assert_eq!(
        (piped.code, &piped.output),
        (expected.code, &expected.output),
        "{piped:?}"
    );
    // A pair with an error has no figures, and the line is named.
    let faulty = third.replace("{ 1 }", "{ 7 }");
    folder.write("x.A3.final", format!("{first}{faulty}"));
    let run = folder.run("compare left.conllu right.conllu --links x.A3.final");
    assert_eq!(run.code, Some(1), "{run:?}");
    let place = "x.A3.final:6:17: error[link-out-of-range]: B has 5 words, 7";
    assert!(run.errors.contains(place), "{}", run.errors);
    assert_eq!(
        run.rows()[2]["error"],
        serde_json::json!(["link-out-of-range"])
    );
    // Sentences of other lengths are not those of the texts.
    let other = third
        .replace("source length 7", "source length 6")
        .replace(" G ({ })", "");
    folder.write("x.A3.final", format!("{first}{other}"));
    let run = folder.run("compare left.conllu right.conllu --links x.A3.final");
    assert_eq!(
        run.rows()[2]["error"],
        serde_json::json!(["giza-text"]),
        "{run:?}"
    );
    assert!(
        run.errors.contains("x.A3.final:4:1: error[giza-text]"),
        "{}",
        run.errors
    );
    // A large number costs no lines before it.
    let last = of_giza(10_000_000, third.lines().last().unwrap_or_default());
    folder.write("x.A3.final", format!("{first}{last}"));
    let run = folder.run("compare left.conllu right.conllu --links x.A3.final");
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(run.errors.contains("x.A3.final goes on"), "{}", run.errors);
    // Where pairs cannot be told there are none.
    folder.write("x.A3.final", format!("{first}{first}"));
    for (arguments, message) in [
        (
            "--links x.A3.final",
            "x.A3.final:4: error[giza-twice]: there is a pair 1",
        ),
        (
            "--links x.A3.final --zero-based",
            "in the format giza, whose words count from 1",
        ),
    ] {
        let run = folder.run(&format!("compare left.conllu right.conllu {arguments}"));
        assert_eq!((run.code, run.output.as_str()), (Some(2), ""), "{run:?}");
        assert!(run.errors.contains(message), "{}", run.errors);
    }
    let run = folder.run("compare x.A3.final right.conllu --align");
    assert_eq!(run.code, Some(2));
    assert!(
        run.errors.contains("x.A3.final is an alignment of GIZA++"),
        "{}",
        run.errors
    );
}

#[test]
fn sentences_given_as_links_are_named() {
    let folder = Folder::with_pair("not-links");
    let conllu = LEFT.to_owned();
    for (name, text, what) in [
        (
            "a.xml",
            "<?xml version='1.0'?>\n<corpus id='x'>\n",
            "TIGER-XML",
        ),
        (
            "a.align",
            "<?xml version='1.0'?>\n<corpus id='x'>\n",
            "TIGER-XML",
        ),
        ("b.txt", "(S (NP (PRP we)) (VP (VBP go)))\n", "brackets"),
        ("c.txt", conllu.as_str(), "CoNLL-U"),
        ("d.txt", EXPORT, "NeGra export"),
        ("e.txt", "(S (NP 0=we) (VP 1=go))\n", "discbracket"),
        ("f.txt", "((we,go),now);\n", "Newick"),
    ] {
        folder.write(name, text);
        let expected = format!("twintree: {name} is {what}, not links\n");
        for command in ["compare left.conllu right.conllu --links", "agreement"] {
            let run = folder.run(&format!(
                "{command} {name} {}",
                if command == "agreement" { name } else { "" }
            ));
            assert_eq!((run.code, &run.errors), (Some(2), &expected), "{run:?}");
        }
        let piped = folder.run_with_input("compare left.conllu right.conllu --links -", text);
        assert_eq!(
            (piped.code, &piped.errors),
            (Some(2), &expected.replace(name, "-")),
            "{piped:?}"
        );
    }
    // Many links with tabs between them are no columns.
    folder.write(
        "links.txt",
        "1-1\t2-2\t3-3\t4-4\t5-5\t1-2\t2-3\t3-4\t4-5\t5-1\n",
    );
    let run = folder.run("compare left.conllu right.conllu --links links.txt");
    assert_eq!(run.code, Some(0), "{run:?}");
}

#[test]
fn a_faulty_line_is_never_scored_however_many_there_are() {
    let folder = Folder::new("faulty-lines");
    for faulty in [1, 99, 100, 101, 1_000] {
        let count = faulty + 2;
        folder.write("left.conllu", named(&["a"]).repeat(count));
        folder.write("right.conllu", named(&["a"]).repeat(count));
        folder.write("good.txt", "1-1\n".repeat(count));
        for line in ["1-1:foo", "1-1 x", "1-1 1-9"] {
            folder.write(
                "links.txt",
                format!("1-1\n{}1-1\n", format!("{line}\n").repeat(faulty)),
            );
            let run = folder.run("compare left.conllu right.conllu --links links.txt --summary");
            let row = &run.rows()[0];
            let figures = [&row["read"], &row["refused"], &row["undefined"]].map(Value::as_u64);
            let expected = [count, faulty, 2].map(|number| u64::try_from(number).ok());
            assert_eq!(
                (run.code, figures),
                (Some(1), expected),
                "{faulty} of {line}"
            );
            if line == "1-1 1-9" {
                // Without its sentences nothing is wrong with it.
                continue;
            }
            for arguments in ["good.txt links.txt", "links.txt good.txt"] {
                let run = folder.run(&format!("agreement {arguments} --json"));
                let links = &run.rows()[0]["links"];
                let figures = [&links["gold"], &links["predicted"]].map(Value::as_u64);
                assert_eq!(
                    (run.code, figures),
                    (Some(1), [Some(2); 2]),
                    "{faulty} of {line}"
                );
            }
        }
    }
}
