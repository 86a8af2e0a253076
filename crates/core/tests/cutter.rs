//! Texts in pieces are cut into the same sentences as whole ones; what is too long is skipped.

use std::iter;

use crate::cutting::{check_brackets, check_conllu, check_links, check_newick, check_words, cut};
use crate::rows::rows;
use proptest::prelude::*;
use twintree::text::cutter::{Cutter, Limits};
use twintree::text::{Code, Format, Position};

/// A line of ten columns.
const ROW: &str = "1\tGo\tgo\tVERB\t_\t_\t0\troot\t_\t_\n";

/// A sentence, the blank line included.
fn sentence() -> String {
    format!("{ROW}\n")
}

/// The sentences of a text as their texts, for any pieces.
#[track_caller]
fn check(text: &str, expected: &[&str]) {
    check_conllu(text.as_bytes(), &[1, 2, 30]);
    let found = cut(Cutter::new(Format::Conllu), text.as_bytes(), &[]);
    let found: Vec<_> = found
        .into_iter()
        .map(|(_, bytes)| String::from_utf8(bytes.expect("short")).expect("text"))
        .collect();
    assert_eq!(found, expected, "{text:?}");
}

/// The limits of these tests.
const SHORT: Limits = Limits {
    line: 40,
    sentence: 200,
    lines: 5,
    passed_over: 1000,
};

/// The sentences of a text under short limits: `line:offset`, then the length, or what is
/// wrong with it and where.
#[track_caller]
fn check_limits(text: &str, expected: &[&str]) {
    let new = || Cutter::new(Format::Conllu).with_limits(SHORT);
    let whole = cut(new(), text.as_bytes(), &[]);
    for length in [1, 2, 3, 41, 199] {
        assert_eq!(cut(new(), text.as_bytes(), &[length]), whole, "{length}");
    }
    let numbers = (0..).map_while(|number| whole.get(number).map(|piece| (number, piece)));
    let found: Vec<_> = numbers
        .map(|(number, (at, bytes))| {
            assert_eq!(at.sentence as usize, number);
            let content = match bytes {
                Ok(bytes) => bytes.len().to_string(),
                Err(too_long) => {
                    let problem = too_long.diagnostic();
                    assert_eq!(problem.sentence, Some(at.sentence));
                    format!(
                        "{} {} > {} {} @{}:{}",
                        problem.code.as_str(),
                        too_long.count,
                        too_long.limit,
                        problem
                            .argument("unit")
                            .map(ToString::to_string)
                            .unwrap_or_default(),
                        problem.span.line,
                        problem.span.start
                    )
                }
            };
            format!("{}:{} {content}", at.line, at.offset)
        })
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn a_sentence_ends_after_its_blank_lines() {
    check(
        &format!("{ROW}\n \n\u{a0}\n# a\n{ROW}\n\n# b\n"),
        &[
            &format!("{ROW}\n \n\u{a0}\n"),
            &format!("# a\n{ROW}\n\n"),
            "# b\n",
        ],
    );
    check(
        &format!("\u{feff}\r\n# a\r\n\r\n# b\r\n{ROW}\r\n\r\n{ROW} "),
        &[
            &format!("\u{feff}\r\n# a\r\n\r\n# b\r\n{ROW}\r\n\r\n"),
            &format!("{ROW} "),
        ],
    );
}

#[test]
fn a_text_without_a_sentence_is_one_piece() {
    for text in ["", "\n", "\u{feff}", "\n \n", "# a", "# a\n\n# b\n", "\r"] {
        check(text, &[text]);
    }
    assert!(cut(Cutter::of_lines(Position::START), b"", &[]).is_empty());
}

#[test]
fn only_the_first_byte_order_mark_is_not_text() {
    check(
        &format!("{}\u{feff}\n", sentence()),
        &[&sentence(), "\u{feff}\n"],
    );
    check("\u{feff}\u{feff}\n", &["\u{feff}\u{feff}\n"]);
}

#[test]
fn a_part_of_a_text_goes_on_where_it_begins() {
    let at = Position {
        line: 7,
        column: 1,
        offset: 90,
        sentence: 3,
        ..Position::START
    };
    let text = sentence() + &sentence();
    let mut cutter = Cutter::at(Format::Conllu, at);
    let mut input = text.as_bytes();
    let first = cutter.next(&mut input).expect("a sentence");
    assert_eq!((first.at, first.text()), (at, Ok(&*sentence())));
    let next = Position {
        line: 9,
        column: 1,
        offset: 90 + sentence().len(),
        sentence: 4,
        ..Position::START
    };
    assert_eq!(cutter.position(), next);
    // More blank lines may come.
    assert!(cutter.next(&mut input).is_none());
    assert_eq!(cutter.finish().map(|piece| piece.at), Some(next));
}

#[test]
fn bytes_that_are_not_text_are_a_problem_of_their_piece() {
    let text = [
        sentence().as_bytes(),
        b"1\tcaf\xe9\n\n\xc2\n",
        b"\xc2\xa0\n",
    ]
    .concat();
    check_conllu(&text, &[8]);
    check_conllu(b"\xef\xbb\n1\tx\n\n", &[2]);
}

#[test]
fn a_text_in_another_encoding_is_given_up_at_its_beginning() {
    let sixteen = "1\tGo\n\n".encode_utf16().flat_map(u16::to_le_bytes);
    let sixteen: Vec<u8> = sixteen.collect();
    let marked = [b"\xfe\xff", &sixteen[..]].concat();
    for (text, code) in [
        (&sixteen[..], Code::Utf16),
        (&marked, Code::Utf16),
        (&[0; 1000], Code::NotText),
    ] {
        check_conllu(text, &[1]);
        check_links(text, &[1]);
        let mut cutter = Cutter::new(Format::Conllu);
        let mut input = text;
        let problems = cutter
            .next(&mut input)
            .map(|piece| piece.text().expect_err("no text"));
        let codes = problems
            .iter()
            .flatten()
            .map(|problem| problem.code)
            .collect::<Vec<_>>();
        assert_eq!(codes, [code]);
        assert!(cutter.is_finished());
        assert!(cutter.next(&mut input).is_none() && input.is_empty());
    }
}

#[test]
fn a_long_line_costs_its_sentence() {
    let good = sentence();
    let fits = "x".repeat(40);
    let long = "x".repeat(41);
    check_limits(
        &format!("{good}{fits}\n\n{long}\n{ROW}\n{good}"),
        &[
            "1:0 29",
            "3:29 42",
            "5:71 line-too-long 41 > 40 bytes @5:71",
            "8:142 29",
        ],
    );
    check_limits(
        &format!("{ROW}{long}{long}\n\n\n\n{good}"),
        &[
            "1:0 line-too-long 82 > 40 bytes @2:28",
            // What is skipped ends with the first blank line.
            "4:112 31",
        ],
    );
    check_limits(&long, &["1:0 line-too-long 41 > 40 bytes @1:0"]);
    check_limits(
        &format!("{good}{}1\tx\n", " ".repeat(50)),
        &["1:0 29", "3:29 line-too-long 53 > 40 bytes @3:29"],
    );
}

#[test]
fn a_long_sentence_is_skipped() {
    let good = sentence();
    let line = "x".repeat(40) + "\n";
    let (fits, long) = ("x".repeat(34) + "\n", "x".repeat(36) + "\n");
    check_limits(
        &format!("{}{long}\n{good}", line.repeat(4)),
        &["1:0 sentence-too-long 202 > 200 bytes @1:0", "7:202 29"],
    );
    check_limits(
        &format!("{}{fits}{good}", line.repeat(4)),
        &["1:0 sentence-too-long 7 > 5 lines @1:0"],
    );
    check_limits(
        &format!("{}{fits}\n{good}", line.repeat(3)),
        &["1:0 159", "6:159 29"],
    );
    check_limits(
        &format!("{}\n{good}", "x\n".repeat(5)),
        &["1:0 sentence-too-long 6 > 5 lines @1:0", "7:11 29"],
    );
    check_limits(
        &format!("{}\n{good}", "x\n".repeat(4)),
        &["1:0 9", "6:9 29"],
    );
}

#[test]
fn comments_and_blank_lines_without_end_need_no_memory() {
    let good = sentence();
    check_limits(
        &format!("{good}{}", "# a\n".repeat(100)),
        &["1:0 29", "3:29 sentence-too-long 100 > 5 lines @3:29"],
    );
    check_limits(
        &format!("{}{good}{good}", "\n".repeat(100)),
        &["1:0 sentence-too-long 102 > 5 lines @1:0", "103:129 29"],
    );
    // Blank lines after a sentence do no harm.
    check_limits(
        &format!("{good}{}{good}", "\n".repeat(6)),
        &["1:0 32", "6:32 32"],
    );
}

#[test]
fn what_does_not_end_is_given_up() {
    check_limits(
        &format!("{}\n\n{ROW}", "x".repeat(1040)),
        &["1:0 line-too-long 1040 > 40 bytes @1:0"],
    );
    check_limits(
        &format!("{}\n\n{ROW}", "x".repeat(1038)),
        &["1:0 line-too-long 1038 > 40 bytes @1:0", "3:1040 28"],
    );
}

#[test]
fn the_stated_limits_hold() {
    let mut cutter = Cutter::new(Format::Conllu);
    let long = vec![b'x'; 1 << 16];
    for _ in 0..(16 << 4) {
        assert!(cutter.next(&mut &long[..]).is_none());
    }
    let mut input = &b"x\n\n#"[..];
    let piece = cutter.next(&mut input).expect("what is passed over");
    let problems = piece.text().expect_err("too long");
    assert_eq!(
        problems.iter().map(ToString::to_string).collect::<Vec<_>>(),
        [
            "the line has 16777217 bytes, at most 16777216 bytes are read; check that lines end in line feeds"
        ]
    );
}

#[test]
fn a_million_words_are_a_sentence() {
    let text = ROW.repeat(1_000_000) + "\n";
    let found = cut(Cutter::new(Format::Conllu), text.as_bytes(), &[1 << 16]);
    let lengths: Vec<_> = found
        .iter()
        .map(|(_, bytes)| bytes.as_ref().map(Vec::len))
        .collect();
    assert_eq!(lengths, [Ok(text.len())]);
}

#[test]
fn lines_of_links_are_cut_one_by_one() {
    for text in [
        "",
        "1-2\n\n3-4",
        "\u{feff}1-2\r\n2-\u{a0}\n",
        "\n",
        "x\r1-2",
    ] {
        check_links(text.as_bytes(), &[1, 3]);
    }
}

/// What a text is made of.
fn parts() -> impl Strategy<Value = Vec<u8>> {
    let part = prop::sample::select(vec![
        ROW.as_bytes(),
        b"1-2\tb\tc\td",
        b"x",
        b"#",
        b"# a\n",
        b"\n",
        b"\n\n",
        b"\r\n",
        b"\r",
        b" ",
        b"\t",
        b"\x0b",
        "\u{feff}".as_bytes(),
        "\u{a0}".as_bytes(),
        "𝄞".as_bytes(),
        b"\xc2",
        b"\xa0",
        b"\xef\xbb",
        b"\0",
        b"1-2 ",
    ]);
    prop::collection::vec(part, 0..20).prop_map(|parts| parts.concat())
}

/// What trees and words are made of.
fn trees() -> impl Strategy<Value = Vec<u8>> {
    let part = prop::sample::select(vec![
        "(S ".as_bytes(),
        b"(NN a)",
        b"(",
        b")",
        b")\n",
        b"\n(",
        b"\n\n(",
        b" ",
        b"\n",
        b"\r\n",
        b"\r",
        b"\x0b",
        b"a",
        b"# c\n",
        b"%",
        b",",
        b";",
        b";\n",
        b"'",
        b"[",
        b"]",
        b":1",
        "\u{feff}".as_bytes(),
        "𝄞".as_bytes(),
    ]);
    prop::collection::vec(part, 0..24).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4096) })]

    #[test]
    fn any_division_gives_the_same(text in parts(), lengths in prop::collection::vec(1..20_usize, 1..8)) {
        check_conllu(&text, &lengths);
        check_links(&text, &lengths);
    }

    #[test]
    fn any_division_of_the_other_formats_gives_the_same(
        text in trees(), lengths in prop::collection::vec(1..20_usize, 1..8),
    ) {
        check_brackets(&text, &lengths);
        check_newick(&text, &lengths);
        check_words(&text, &lengths);
    }

    #[test]
    fn any_division_gives_the_same_under_short_limits(
        text in parts(),
        lengths in prop::collection::vec(1..20_usize, 1..8),
        line in 1..20_usize,
        sentence in 1..60_usize,
        lines in 1..6_u32,
        passed_over in 1..60_usize,
    ) {
        let limits = Limits { line, sentence, lines, passed_over };
        for new in [|| Cutter::new(Format::Conllu), || Cutter::of_lines(Position::START)] {
            let new = || new().with_limits(limits);
            let whole = cut(new(), &text, &[]);
            for (_, bytes) in &whole {
                prop_assert!(bytes.as_ref().is_ok_and(|bytes| bytes.len() <= sentence.max(2)) || bytes.is_err());
            }
            prop_assert_eq!(&whole, &cut(new(), &text, &lengths));
            prop_assert_eq!(&whole, &cut(new(), &text, &[1]));
        }
    }
}

#[test]
fn worked_sentences_are_cut_as_they_are_read() {
    let text = rows("1 a 0 root / 2 b 1 obj");
    let texts: Vec<String> = iter::repeat_n(format!("# c\n{text}\n"), 5).collect();
    let expected: Vec<&str> = texts.iter().map(String::as_str).collect();
    check(&texts.concat(), &expected);
}
