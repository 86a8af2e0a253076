//! Links are read with every problem named, and written in the same notation.

use std::{env, fs};

use proptest::prelude::*;
use twintree::text::links::{
    LinkText, Numbering, Sizes, check_sizes, is_comment, read, read_line, read_pair, write,
    write_line,
};
use twintree::text::{Code, Diagnostic, Diagnostics, Position, Severity};
use twintree::{AnnotatedLink, Certainty, Link, Relation};

/// `line:column code`.
fn place(diagnostic: &Diagnostic) -> String {
    let span = diagnostic.span;
    format!("{}:{} {}", span.line, span.column, diagnostic.code.as_str())
}

fn places(diagnostics: &[Diagnostic]) -> Vec<String> {
    diagnostics.iter().map(place).collect()
}

fn messages(diagnostics: &[Diagnostic]) -> Vec<String> {
    diagnostics.iter().map(Diagnostic::to_string).collect()
}

/// The links of a pair as they are written, and its problems.
#[track_caller]
fn check(text: &str, links: &str, problems: &[&str]) {
    let (read, diagnostics) = read_pair(text, Numbering::FromOne);
    assert_eq!(line(&read), links, "{text:?}");
    assert_eq!(places(&diagnostics), problems, "{text:?}");
}

/// The words of the first problem of a pair.
#[track_caller]
fn check_message(text: &str, expected: &str) {
    let (_, diagnostics) = read_pair(text, Numbering::FromOne);
    let first = diagnostics.first().map(Diagnostic::to_string);
    assert_eq!(first.as_deref(), Some(expected));
}

fn line(links: &[LinkText]) -> String {
    write_line(links, Numbering::FromOne)
}

#[test]
fn links_are_separated_by_spaces_or_lines() {
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
fn possible_links_are_read_as_the_hansards_write_them() {
    check("1-2 2?1 3p3", "1-2 2p1 3p3", &[]);
    check("1?2:specifies", "1p2:specifies", &[]);
    check("1?2 1-2", "1-2", &["1:5 link-duplicate"]);
}

#[test]
fn a_column_of_ids_is_skipped() {
    check("12\t1-2 2p1", "1-2 2p1", &[]);
    check("\u{feff}1\t1-2\n2\t\n0003\t3-3", "1-2 3-3", &[]);
    // What follows keeps its place.
    check("12\t1-2 x", "1-2", &["1:8 link-bad"]);
    // Two numbers are a link written badly, and so is a number without a tab.
    check("1\t4", "", &["1:1 link-bad", "1:3 link-bad"]);
    check("12 1-2", "1-2", &["1:1 link-bad"]);
    check("1-2\t3-4", "1-2 3-4", &[]);
    let (pairs, problems) = read("1\t1-2\n2\t\n3\t2?2\n", Numbering::FromOne);
    let lines: Vec<String> = pairs.iter().map(|links| line(links)).collect();
    assert_eq!(lines, ["1-2", "", "2p2"]);
    assert!(problems.is_empty());
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
    assert_eq!(places(&diagnostics), ["3:5 link-bad"]);
    assert_eq!(diagnostics.first().and_then(|d| d.sentence), Some(2));
}

#[test]
fn a_possible_link_is_written_with_a_p() {
    check("3p5 1-2", "3p5 1-2", &[]);
    check("3p5:specifies", "3p5:specifies", &[]);
    let (links, _) = read_pair("3p5:specifies 3-4", Numbering::FromOne);
    let marked: Vec<AnnotatedLink> = links.iter().map(AnnotatedLink::from).collect();
    let expected = AnnotatedLink {
        link: Link::new(3, 5).unwrap(),
        relation: Some(Relation::Specifies),
        certainty: Certainty::Possible,
    };
    assert_eq!(marked, [expected, Link::new(3, 4).unwrap().into()]);
    assert_eq!(write_line(marked, Numbering::FromZero), "2p4:specifies 2-3");
    for wrong in ["3P5", "p5", "3p", "3pp5", "3p-5", "3-p5", "3p5p7"] {
        check(wrong, "", &["1:1 link-bad"]);
    }
}

#[test]
fn sure_beats_possible_when_a_link_is_named_twice() {
    check("3p5 3-5", "3-5", &["1:5 link-duplicate"]);
    check("3-5 3p5", "3-5", &["1:5 link-duplicate"]);
    check("3p5 3p5", "3p5", &["1:5 link-duplicate"]);
    check("3p5:equals 3-5", "3-5:equals", &["1:12 link-duplicate"]);
    check(
        "3p5:equals 3-5:restates 3p5",
        "3-5:equals",
        &["1:12 link-relation-twice", "1:25 link-duplicate"],
    );
}

#[test]
fn a_comment_is_not_a_pair_so_that_the_lines_stay_in_step() {
    let text = "# by hand, 2-2\n1-2\n#\n\n2-1\n#3-3";
    let (pairs, diagnostics) = read(text, Numbering::FromOne);
    let lines: Vec<String> = pairs.iter().map(|links| line(links)).collect();
    assert_eq!(lines, ["1-2", "", "2-1"]);
    assert!(diagnostics.is_empty());
    // Places are those in the text, pairs are counted without the comments.
    let (pairs, diagnostics) = read("\u{feff}# é\r\n1-2\n# b\n x\n", Numbering::FromOne);
    assert_eq!(pairs.len(), 2);
    assert_eq!(places(&diagnostics), ["4:2 link-bad"]);
    let problem = diagnostics.first().unwrap();
    assert_eq!((problem.sentence, problem.span.start), (Some(1), 18));
    assert!(is_comment(b"#") && is_comment("\u{feff}#".as_bytes()));
    assert!(!is_comment(b"") && !is_comment(b" #") && !is_comment(b"1-1 # a"));
}

#[test]
fn a_comment_among_the_links_of_one_pair_is_skipped() {
    check("# no comments\n1-1", "1-1", &[]);
    check("\u{feff}# 9-9\r\n1-1\n#2-2\n 3-3", "1-1 3-3", &[]);
    check("1-1\n# é𝄞\nx", "1-1", &["3:1 link-bad"]);
    check("1-1 # 2-2", "1-1 2-2", &["1:5 link-bad"]);
    check("#", "", &[]);
}

#[test]
fn a_line_read_by_itself_is_placed_in_the_whole() {
    let position = Position {
        line: 7,
        column: 1,
        offset: 90,
        sentence: 4,
        ..Position::START
    };
    let mut diagnostics = Diagnostics::new();
    let links = read_line("1-2 x\n", position, Numbering::FromOne, &mut diagnostics);
    assert_eq!(line(&links), "1-2");
    assert_eq!(places(&diagnostics), ["7:5 link-bad"]);
    let problem = diagnostics.first().unwrap();
    assert_eq!((problem.sentence, problem.span.start), (Some(4), 94));
}

#[test]
fn a_million_links_out_of_range_are_counted_and_a_hundred_are_kept() {
    let text: Vec<String> = (1..=1_000_000).map(|n| format!("{n}-9")).collect();
    let (links, mut diagnostics) = read_pair(&text.join(" "), Numbering::FromOne);
    assert_eq!((links.len(), diagnostics.len()), (1_000_000, 0));
    let sizes = Sizes { left: 1, right: 8 };
    check_sizes(&links, sizes, Numbering::FromOne, 0, &mut diagnostics);
    assert_eq!((diagnostics.len(), diagnostics.errors()), (100, 1_999_999));
    let omitted: Vec<_> = diagnostics.omitted().collect();
    assert_eq!(omitted, [(Code::LinkOutOfRange, 1_999_899)]);
    assert_eq!(
        diagnostics.first().map(place).as_deref(),
        Some("1:1 link-out-of-range")
    );
}

#[test]
fn what_is_not_a_link_is_named_and_the_others_are_read() {
    check(
        "1-2 x 3-4 5-",
        "1-2 3-4",
        &["1:5 link-bad", "1:11 link-bad"],
    );
    check(" #1 1-1", "1-1", &["1:2 link-bad"]);
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
fn an_unknown_word_is_named_with_its_side() {
    let (links, _) = read_pair("1-1\n3-9 8-2", Numbering::FromOne);
    let sizes = Sizes { left: 7, right: 6 };
    let mut diagnostics = Diagnostics::new();
    check_sizes(&links, sizes, Numbering::FromOne, 3, &mut diagnostics);
    assert!(diagnostics.iter().all(|d| d.sentence == Some(3)));
    assert_eq!(
        places(&diagnostics),
        ["2:1 link-out-of-range", "2:5 link-out-of-range"]
    );
    assert_eq!(
        messages(&diagnostics),
        [
            "B has 6 words, 9 is out of range (words are 1–6)",
            "A has 7 words, 8 is out of range (words are 1–7)",
        ]
    );
}

#[test]
fn an_unknown_word_is_named_as_it_was_written() {
    let (links, _) = read_pair("0-6", Numbering::FromZero);
    let sizes = Sizes { left: 1, right: 6 };
    let mut diagnostics = Diagnostics::new();
    check_sizes(&links, sizes, Numbering::FromZero, 0, &mut diagnostics);
    assert_eq!(
        messages(&diagnostics),
        ["B has 6 words, 6 is out of range (words are 0–5)"]
    );
}

#[test]
fn columns_count_utf_16_units() {
    let (_, diagnostics) = read_pair("𝄞𝄞 1-2 é", Numbering::FromOne);
    assert_eq!(places(&diagnostics), ["1:1 link-bad", "1:10 link-bad"]);
}

#[test]
fn carriage_returns_alone_do_not_make_a_file() {
    let (pairs, diagnostics) = read("1-2\r2-1\r", Numbering::FromOne);
    assert_eq!(pairs, [[]]);
    assert_eq!(places(&diagnostics), ["1:1 carriage-returns"]);
}

#[test]
fn a_hundred_thousand_problems_on_one_line_are_reported_in_linear_time() {
    let (links, diagnostics) = read_pair(&"𝄞 ".repeat(100_000), Numbering::FromOne);
    assert!(links.is_empty());
    assert_eq!(diagnostics.errors(), 100_000);
    // The links after them keep their columns.
    let (links, diagnostics) = read_pair(&("𝄞 ".repeat(100_000) + "1-2 1-2"), Numbering::FromOne);
    assert_eq!(links.first().map(|link| link.span().column), Some(300_001));
    assert_eq!(
        diagnostics.last().map(place).as_deref(),
        Some("1:300005 link-duplicate")
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
    assert_eq!(messages(&diagnostics), [""; 0]);
    assert_eq!(
        (pairs.len(), pairs.iter().map(Vec::len).sum::<usize>()),
        (999, 12_807)
    );
    assert_eq!(write(&pairs, Numbering::FromOne), text);
}

/// The links of some pairs, each link once.
fn pairs() -> impl Strategy<Value = Vec<Vec<AnnotatedLink>>> {
    let relation = proptest::option::of(proptest::sample::select(&Relation::ALL[..]));
    let certainty = proptest::sample::select(&[Certainty::Sure, Certainty::Possible][..]);
    let words = (1..200_u32, 1..200_u32);
    let links = proptest::collection::btree_map(words, (relation, certainty), 0..9);
    let links = links.prop_map(|links| {
        let marked = |((left, right), (relation, certainty))| AnnotatedLink {
            link: Link::new(left, right).unwrap(),
            relation,
            certainty,
        };
        links.into_iter().map(marked).collect()
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
            .map(|pair| pair.iter().map(LinkText::marked).collect())
            .collect();
        prop_assert_eq!(links, pairs);
        prop_assert_eq!(write(&read, numbering), text);
    }
}
