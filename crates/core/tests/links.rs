//! Links are read with every problem named, and written in the same notation.
#![allow(
    clippy::unwrap_used,
    reason = "a test stops where something is missing"
)]

use std::{env, fs};

use proptest::prelude::*;
use twintree::Relation;
use twintree::text::links::{
    LinkText, Numbering, Sizes, check_sizes, read, read_pair, write, write_line,
};
use twintree::text::{Diagnostic, Severity, message};

/// `line:column code`.
fn place(diagnostic: &Diagnostic) -> String {
    let span = diagnostic.span;
    format!("{}:{} {}", span.line, span.column, diagnostic.code.as_str())
}

/// The links of a pair as they are written, and its problems.
#[track_caller]
fn check(text: &str, links: &str, problems: &[&str]) {
    let (read, diagnostics) = read_pair(text, Numbering::FromOne);
    assert_eq!(line(&read), links, "{text:?}");
    assert_eq!(
        diagnostics.iter().map(place).collect::<Vec<_>>(),
        problems,
        "{text:?}"
    );
}

/// The words of the first problem of a pair.
#[track_caller]
fn check_message(text: &str, expected: &str) {
    let (_, diagnostics) = read_pair(text, Numbering::FromOne);
    assert_eq!(diagnostics.first().map(message).as_deref(), Some(expected));
}

fn line(links: &[LinkText]) -> String {
    write_line(
        links
            .iter()
            .map(|link| (link.left, link.right, link.relation)),
        Numbering::FromOne,
    )
}

#[test]
fn links_are_parted_by_blanks_or_lines() {
    check("1-2 2-1", "1-2 2-1", &[]);
    check(
        "1-2\n2-1\r\n\n3-3\t4-4\u{a0}5-5",
        "1-2 2-1 3-3 4-4 5-5",
        &[],
    );
    check(
        " 1-2:equals 2-1:intersects ",
        "1-2:equals 2-1:intersects",
        &[],
    );
    check("\u{feff}1-2", "1-2", &[]);
    check("", "", &[]);
}

#[test]
fn a_file_has_a_line_for_each_pair() {
    let lines = |text: &str| {
        read(text, Numbering::FromOne)
            .0
            .iter()
            .map(|links| line(links))
            .collect::<Vec<_>>()
    };
    assert_eq!(lines("1-2 2-1\n\n3-3\n"), ["1-2 2-1", "", "3-3"]);
    assert_eq!(lines("1-2\r\n\r\n"), ["1-2", ""]);
    assert_eq!(lines("1-2\n2-1"), ["1-2", "2-1"]);
    assert_eq!(lines("\n"), [""]);
    assert_eq!(lines(""), [""; 0]);
}

#[test]
fn a_problem_of_a_file_knows_its_pair_and_line() {
    let (pairs, diagnostics) = read("1-2\n\n1-1 x-1\n", Numbering::FromOne);
    assert_eq!(pairs.len(), 3);
    assert_eq!(
        diagnostics.iter().map(place).collect::<Vec<_>>(),
        ["3:5 link-bad"]
    );
    assert_eq!(diagnostics.first().and_then(|d| d.sentence), Some(2));
}

#[test]
fn what_is_not_a_link_is_named_and_the_others_are_read() {
    check(
        "1-2 x 3-4 5-",
        "1-2 3-4",
        &["1:5 link-bad", "1:11 link-bad"],
    );
    check(
        "# no comments\n1-1",
        "1-1",
        &["1:1 link-bad", "1:3 link-bad", "1:6 link-bad"],
    );
    check_message(
        "3–5",
        "\"3–5\" is not a link; write a word of A, - and a word of B, such as 3-5",
    );
}

#[test]
fn a_word_0_is_named_with_the_option_that_reads_it() {
    check("0-1", "", &["1:1 link-zero"]);
    check_message(
        "0-1",
        "\"0-1\" names word 0; words count from 1 (reading ids from 0 is an option)",
    );
    let (links, diagnostics) = read_pair("0-1", Numbering::FromZero);
    assert_eq!((line(&links).as_str(), diagnostics.len()), ("1-2", 0));
}

#[test]
fn empty_nodes_and_ranges_are_not_words() {
    check(
        "5.1-3 1-2-3",
        "",
        &["1:1 link-not-a-word", "1:7 link-not-a-word"],
    );
    check_message(
        "5.1-3",
        "\"5.1-3\" names 5.1, which is not a word; link the words, not multiword tokens or empty nodes",
    );
}

#[test]
fn an_unknown_relation_is_answered_with_the_five() {
    check("1-2:same", "", &["1:1 link-relation-unknown"]);
    check_message(
        "1-2:same",
        "\"1-2:same\" has no known relation; choose one of equals, restates, specifies, generalizes, intersects",
    );
}

#[test]
fn a_link_named_twice_counts_once_with_a_warning() {
    check("1-2 2-2 1-2", "1-2 2-2", &["1:9 link-duplicate"]);
    check("1-2 1-2:equals", "1-2:equals", &["1:5 link-duplicate"]);
    check(
        "1-2:equals 1-2:restates",
        "1-2:equals",
        &["1:12 link-relation-twice"],
    );
    let (_, diagnostics) = read_pair("1-2\n1-2", Numbering::FromOne);
    let problem = diagnostics.first().unwrap();
    assert_eq!(problem.severity(), Severity::Warning);
    assert_eq!(
        problem
            .related
            .map(|span| (span.line, span.column, span.end_column)),
        Some((1, 1, 4))
    );
}

#[test]
fn a_word_that_is_not_there_is_named_with_its_side() {
    let (links, _) = read_pair("1-1\n3-9 8-2", Numbering::FromOne);
    let sizes = Sizes { left: 7, right: 6 };
    let diagnostics = check_sizes(&links, sizes, Numbering::FromOne, 0);
    assert_eq!(
        diagnostics.iter().map(place).collect::<Vec<_>>(),
        ["2:1 link-out-of-range", "2:5 link-out-of-range"]
    );
    assert_eq!(
        diagnostics.iter().map(message).collect::<Vec<_>>(),
        [
            "B has 6 words, 9 is out of range (words are 1–6)",
            "A has 7 words, 8 is out of range (words are 1–7)",
        ]
    );
}

#[test]
fn a_word_that_is_not_there_is_named_as_it_was_written() {
    let (links, _) = read_pair("0-6", Numbering::FromZero);
    let diagnostics = check_sizes(&links, Sizes { left: 1, right: 6 }, Numbering::FromZero, 0);
    assert_eq!(
        diagnostics.iter().map(message).collect::<Vec<_>>(),
        ["B has 6 words, 6 is out of range (words are 0–5)"]
    );
}

#[test]
fn columns_count_utf_16_units() {
    let (_, diagnostics) = read_pair("𝄞𝄞 1-2 é", Numbering::FromOne);
    assert_eq!(
        diagnostics.iter().map(place).collect::<Vec<_>>(),
        ["1:1 link-bad", "1:10 link-bad"]
    );
}

#[test]
fn carriage_returns_alone_do_not_make_a_file() {
    let (pairs, diagnostics) = read("1-2\r2-1\r", Numbering::FromOne);
    assert!(pairs.is_empty());
    assert_eq!(
        diagnostics.iter().map(place).collect::<Vec<_>>(),
        ["1:1 carriage-returns"]
    );
}

#[test]
fn a_hundred_thousand_problems_on_one_line_are_told_in_linear_time() {
    let (links, diagnostics) = read_pair(&"𝄞 ".repeat(100_000), Numbering::FromOne);
    assert!(links.is_empty());
    assert_eq!(
        diagnostics.last().map(place).as_deref(),
        Some("1:299998 link-bad")
    );
}

#[test]
fn the_links_of_the_real_corpus_are_written_back_byte_for_byte() {
    let Some(data) = env::var_os("TWINTREE_DATA") else {
        println!("TWINTREE_DATA is not set: the real links are not read");
        return;
    };
    let path = std::path::Path::new(&data)
        .join("pud-en-fr")
        .join("links.txt");
    let text = fs::read_to_string(path).unwrap();
    let (pairs, diagnostics) = read(&text, Numbering::FromOne);
    assert_eq!(diagnostics.iter().map(message).collect::<Vec<_>>(), [""; 0]);
    assert_eq!(
        (pairs.len(), pairs.iter().map(Vec::len).sum::<usize>()),
        (999, 12_807)
    );
    assert_eq!(write(&pairs, Numbering::FromOne), text);
}

/// The links of some pairs, each link once.
fn pairs() -> impl Strategy<Value = Vec<Vec<(u32, u32, Option<Relation>)>>> {
    let relation = proptest::option::of(proptest::sample::select(&Relation::ALL[..]));
    let links = proptest::collection::btree_map((1..200_u32, 1..200_u32), relation, 0..9);
    let links = links.prop_map(|links| {
        links
            .into_iter()
            .map(|((l, r), relation)| (l, r, relation))
            .collect()
    });
    proptest::collection::vec(links, 0..5)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn links_are_read_as_they_are_written(pairs in pairs(), from_zero in any::<bool>()) {
        let numbering = if from_zero { Numbering::FromZero } else { Numbering::FromOne };
        let text: String = pairs.iter().map(|pair| write_line(pair.clone(), numbering) + "\n").collect();
        let (read, diagnostics) = read(&text, numbering);
        prop_assert!(diagnostics.is_empty());
        let links: Vec<Vec<_>> = read
            .iter()
            .map(|pair| pair.iter().map(|link| (link.left, link.right, link.relation)).collect())
            .collect();
        prop_assert_eq!(links, pairs);
        prop_assert_eq!(write(&read, numbering), text);
    }
}
