//! Problems are counted, kept up to a number, and printed so that no terminal obeys them.

use crate::rows::{row, rows};
use proptest::prelude::*;
use twintree::text::conllu::{self, read, read_bytes};
use twintree::text::links::{self, Numbering};
use twintree::text::{Code, Diagnostic, Diagnostics, Escaped, Severity, Span};

/// A problem on some line.
fn on_line(code: Code, line: u32) -> Diagnostic {
    let span = Span {
        line,
        ..Span::default()
    };
    Diagnostic::new(code, span)
}

#[test]
fn of_each_code_the_first_hundred_are_kept_in_order_and_the_others_counted() {
    let mut diagnostics = Diagnostics::new();
    // Two columns, a warning and an error in turn.
    for line in 0..250 {
        diagnostics.push(on_line(Code::Columns, line));
        diagnostics.push(on_line(Code::BlankLine, line));
        if line < 100 {
            diagnostics.push(on_line(Code::IdBad, line));
        }
    }
    let expected: Vec<(u32, Code)> = (0..100)
        .flat_map(|line| [Code::Columns, Code::BlankLine, Code::IdBad].map(|code| (line, code)))
        .collect();
    let kept: Vec<(u32, Code)> = diagnostics
        .iter()
        .map(|one| (one.span.line, one.code))
        .collect();
    assert_eq!(kept, expected);
    assert_eq!(
        (diagnostics.errors(), diagnostics.has_errors()),
        (350, true)
    );
    let omitted: Vec<_> = diagnostics.omitted().collect();
    // In the order of the codes, not of the problems.
    assert_eq!(omitted, [(Code::BlankLine, 150), (Code::Columns, 150)]);
    diagnostics.clear();
    assert!(diagnostics.is_empty() && !diagnostics.has_errors());
    assert_eq!(diagnostics.omitted().count(), 0);
    diagnostics.push(on_line(Code::Columns, 1));
    assert_eq!(diagnostics.len(), 1);
}

#[test]
fn errors_that_are_not_kept_are_errors() {
    let warnings = (0..200).map(|line| on_line(Code::BlankLine, line));
    let mut diagnostics: Diagnostics = warnings.collect();
    assert!(!diagnostics.has_errors());
    diagnostics.extend((0..101).map(|line| on_line(Code::NoRoot, line)));
    assert_eq!((diagnostics.len(), diagnostics.errors()), (200, 101));
}

/// The code, how many are kept and how many there are.
fn counts(diagnostics: &Diagnostics) -> Vec<(Code, u64, u64)> {
    let mut counts: Vec<(Code, u64, u64)> = Vec::new();
    for &code in Code::ALL {
        let kept = diagnostics.iter().filter(|one| one.code == code).count() as u64;
        let more = diagnostics.omitted().find(|one| one.0 == code);
        if kept > 0 {
            counts.push((code, kept, kept + more.map_or(0, |more| more.1)));
        }
    }
    counts
}

#[test]
fn a_sentence_of_200_000_lines_of_two_columns_keeps_a_hundred_of_each_code() {
    let text = "1\tx\n".repeat(200_000);
    let (sentences, diagnostics) = read(&text);
    assert_eq!(
        counts(&diagnostics),
        [
            (Code::Columns, 100, 200_000),
            // After 10,000 lines that are too short to be words, ids are not checked.
            (Code::IdDuplicate, 100, 9_999),
        ]
    );
    assert_eq!(diagnostics.errors(), 209_999);
    // Those kept are the first of the text, in its order.
    let lines = |code| {
        let of_code = diagnostics.iter().filter(move |one| one.code == code);
        of_code.map(|one| one.span.line)
    };
    assert!(lines(Code::Columns).eq(1..=100));
    assert!(lines(Code::IdDuplicate).eq(2..=101));
    assert!(diagnostics.is_sorted_by_key(|one| one.span.start));
    let errors: Vec<u32> = sentences.iter().map(conllu::Sentence::errors).collect();
    assert_eq!(errors, [209_999]);
    assert_eq!(conllu::write(&sentences[0]), text);
}

#[test]
fn a_faulty_sentence_after_a_hundred_faulty_ones_is_still_faulty() {
    // Nothing of the last sentence is kept, and it is no more sound for that.
    let text = rows("1 a 7 root").repeat(150) + &rows("1 a 0 root");
    let (sentences, diagnostics) = read(&text);
    assert_eq!(
        counts(&diagnostics),
        [(Code::HeadUnknown, 100, 150), (Code::NoRoot, 100, 150),]
    );
    let sound: Vec<usize> = (0..sentences.len())
        .filter(|&at| sentences[at].is_sound())
        .collect();
    assert_eq!(sound, [150]);
    assert!(sentences[..150].iter().all(|one| one.errors() == 2));
    let last = diagnostics.last().and_then(|one| one.sentence);
    assert_eq!(last, Some(99));
}

#[test]
fn a_hundred_thousand_lines_of_other_bytes_are_counted() {
    let bytes = b"1\t\xff\n".repeat(100_000);
    let (sentences, diagnostics) = read_bytes(&bytes);
    assert!(sentences.is_empty());
    assert_eq!(counts(&diagnostics), [(Code::NotUtf8, 100, 100_000)]);
}

#[test]
fn pieces_that_are_not_links_are_counted() {
    let (_, diagnostics) = links::read(&"x x 1-1\n".repeat(1_000), Numbering::FromOne);
    assert_eq!(counts(&diagnostics), [(Code::LinkBad, 100, 2_000)]);
}

/// A character that a terminal or the text around it obeys (Unicode Standard Annex #9, table 1).
fn is_obeyed(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// No diagnostic prints such a character.
#[track_caller]
fn check_printed(diagnostics: &Diagnostics) {
    for diagnostic in diagnostics {
        let printed = diagnostic.to_string();
        assert!(!printed.contains(is_obeyed), "{printed:?}");
        for (name, argument) in &diagnostic.arguments {
            assert!(!argument.to_string().contains(is_obeyed), "{name}");
        }
    }
}

#[test]
fn forms_named_by_roots_and_cycles_do_not_reach_a_terminal_raw() {
    const CLEAR: &str = "a\u{1b}[2J";
    const TURN: &str = "b\u{202e}c";
    let word = |id, form, head| row([id, form, "_", "_", "_", "_", head, "dep", "_", "_"]) + "\n";
    let roots = word("1", CLEAR, "0") + &word("2", TURN, "0");
    let cycle = word("1", CLEAR, "2") + &word("2", TURN, "1") + &word("3", "c", "0");
    for (text, code, expected) in [
        (
            roots,
            Code::SeveralRoots,
            "2 words have HEAD 0: 1 “a\\u{1b}[2J”, 2 “b\\u{202e}c”; a sentence has one root, attach the others to a word",
        ),
        (
            cycle,
            Code::Cycle,
            "the heads go in a circle: 1 → 2 → 1 (1 “a\\u{1b}[2J”, 2 “b\\u{202e}c”); give one of these words another HEAD",
        ),
    ] {
        let (_, diagnostics) = read(&text);
        let problem = diagnostics.iter().find(|one| one.code == code);
        assert_eq!(
            problem.map(Diagnostic::to_string).as_deref(),
            Some(expected)
        );
        check_printed(&diagnostics);
    }
}

#[test]
fn control_characters_are_escaped_and_letters_are_not() {
    for character in (0..=u32::from(char::MAX)).filter_map(char::from_u32) {
        let printed = Escaped(character.encode_utf8(&mut [0; 4])).to_string();
        assert!(!printed.contains(is_obeyed), "{character:?}");
        if character.is_alphanumeric() {
            assert_eq!(printed.chars().collect::<Vec<_>>(), [character]);
        }
    }
}

#[test]
fn a_severity_and_a_field_are_named_for_programs() {
    assert_eq!(Code::Cycle.severity(), Severity::Error);
    assert_eq!(
        [Severity::Error, Severity::Warning].map(Severity::as_str),
        ["error", "warning"]
    );
}

/// Columns of anything but tabs and line feeds, the characters that are obeyed often among them.
fn column() -> impl Strategy<Value = String> {
    prop_oneof![
        "[0-4]",
        "[1-3][.-][1-3]",
        "_",
        "(root|obj|nsubj:x|NSUBJ|punct|PUNCT|X|noun)",
        "[a\u{1b}\u{7}\r\u{0}\u{85}\u{9b}\u{202e}\u{2066}\u{200f}\u{61c}\u{2028}\u{a0} \u{301}]{0,4}",
        "[^\t\n]{0,50}",
    ]
}

/// Lines of mostly ten such columns, comments and blank lines among them.
fn lines() -> impl Strategy<Value = String> {
    let columns = prop_oneof![
        8 => proptest::collection::vec(column(), 10),
        1 => proptest::collection::vec(column(), 0..12),
    ];
    let line = prop_oneof![
        8 => columns.prop_map(|columns| columns.join("\t")),
        1 => column().prop_map(|text| format!("# text = {text}")),
        1 => Just(String::new()),
    ];
    // The words in sequence, so that heads and roots are examined, too.
    let words = proptest::collection::vec((column(), "[0-5]", column()), 1..6);
    let words = words.prop_map(|words| {
        let words = (1..)
            .zip(words)
            .map(|(id, (form, head, deprel)): (u32, _)| {
                row([
                    &id.to_string(),
                    &form,
                    "_",
                    "_",
                    "_",
                    "_",
                    &head,
                    &deprel,
                    "_",
                    "_",
                ])
            });
        words.collect::<Vec<_>>().join("\n")
    });
    prop_oneof![
        proptest::collection::vec(line, 0..6).prop_map(|lines| lines.join("\n")),
        words,
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_of_words_is_printed_raw(text in lines()) {
        check_printed(&read(&text).1);
    }

    #[test]
    fn no_text_at_all_is_printed_raw(text in any::<String>(), bytes in any::<Vec<u8>>()) {
        check_printed(&read(&text).1);
        check_printed(&read_bytes(&bytes).1);
        check_printed(&links::read(&text, Numbering::FromOne).1);
    }

    #[test]
    fn no_text_of_links_is_printed_raw(links in proptest::collection::vec(column(), 0..8), sign in "[-p:.]") {
        let text = links.join(&sign);
        for numbering in [Numbering::FromOne, Numbering::FromZero] {
            check_printed(&links::read(&text, numbering).1);
            check_printed(&links::read_pair(&text, numbering).1);
        }
    }
}
