//! Lines of words: what is read, what comes back byte for byte, and what is said of it.

use proptest::prelude::*;
use twintree::text::words::{Reader, Word, read, read_bytes, write, write_all};
use twintree::text::{Diagnostic, Position};

/// `line:column code`.
fn place(diagnostic: &Diagnostic) -> String {
    let span = diagnostic.span;
    format!("{}:{} {}", span.line, span.column, diagnostic.code.as_str())
}

/// Texts that are read without a problem and written as they were, with the words of each line.
const GOOD: &[(&str, &[&str])] = &[
    ("a", &["a"]),
    ("a\n", &["a"]),
    ("a b c", &["a|b|c"]),
    (
        "The cat sleeps .\nIt dreams .\n",
        &["The|cat|sleeps|.", "It|dreams|."],
    ),
    ("a\r\nb\r\n", &["a", "b"]),
    ("a\r\nb\r", &["a", "b"]),
    ("\u{feff}a b", &["a|b"]),
    ("  a   b  \n", &["a|b"]),
    ("a\tb\t\tc", &["a|b|c"]),
    ("a \t b", &["a|b"]),
    ("a\u{b}b\u{c}c", &["a|b|c"]),
    ("a\n  ", &["a"]),
    ("a\n\t\r", &["a"]),
    ("a\n\u{b}", &["a"]),
    ("# no comment\n% neither", &["#|no|comment", "%|neither"]),
    ("(Applause) Thank you .", &["(Applause)|Thank|you|."]),
    ("(S (NN a))", &["(S|(NN|a))"]),
    ("(a,b);", &["(a,b);"]),
    ("1\tGo\tgo", &["1|Go|go"]),
    ("1\u{a0}000 Euro", &["1\u{a0}000|Euro"]),
    ("Ämter ß é", &["Ämter|ß|é"]),
    ("𝄞 猫 が", &["𝄞|猫|が"]),
    ("a\u{3000}b", &["a\u{3000}b"]),
    ("می\u{200c}خواهم", &["می\u{200c}خواهم"]),
    ("👩\u{200d}🚀 !", &["👩\u{200d}🚀|!"]),
    ("-LRB- a -RRB-", &["-LRB-|a|-RRB-"]),
    ("a b\rc d\n", &["a|b|c|d"]),
    ("_ _", &["_|_"]),
];

#[test]
fn good_texts_come_back_byte_for_byte() {
    assert!(GOOD.len() >= 25);
    for &(text, expected) in GOOD {
        let (sentences, diagnostics) = read_bytes(text.as_bytes());
        assert_eq!(diagnostics[..], [], "{text:?}");
        let lines = sentences.iter().map(|sentence| {
            sentence
                .words()
                .map(Word::form)
                .collect::<Vec<_>>()
                .join("|")
        });
        assert_eq!(lines.collect::<Vec<_>>(), expected, "{text:?}");
        assert_eq!(write_all(&sentences), text);
    }
}

/// Texts with problems: `line:column code` of each, and how many sentences there are.
const FAULTY: &[(&[u8], usize, &[&str])] = &[
    (b"", 0, &["1:1 no-line"]),
    (b" ", 0, &["1:1 no-line"]),
    (b"\t \r", 0, &["1:1 no-line"]),
    (b"\x0b\x0c", 0, &["1:1 no-line"]),
    (b"\xef\xbb\xbf", 0, &["1:1 no-line"]),
    (b"\xef\xbb\xbf  ", 0, &["1:1 no-line"]),
    (b"\n", 1, &["1:1 line-empty"]),
    (b"\n\n", 2, &["1:1 line-empty", "2:1 line-empty"]),
    (b"\r\n", 1, &["1:1 line-empty"]),
    (b" \t\n", 1, &["1:1 line-empty"]),
    (b"\na", 2, &["1:1 line-empty"]),
    (b"a\n\n", 2, &["2:1 line-empty"]),
    (b"a\n\nb\n", 3, &["2:1 line-empty"]),
    (b"a\r\n\r\nb", 3, &["2:1 line-empty"]),
    (b"a\n \nb", 3, &["2:1 line-empty"]),
    (
        b"a\n\n\nb\n\n",
        5,
        &["2:1 line-empty", "3:1 line-empty", "5:1 line-empty"],
    ),
    (b"\xef\xbb\xbf\na", 2, &["1:1 line-empty"]),
    (b"a\rb", 0, &["1:1 carriage-returns"]),
    (b"a b\rc d\r", 0, &["1:1 carriage-returns"]),
    (b"\xef\xbb\xbfa\rb", 0, &["1:1 carriage-returns"]),
    (b"caf\xe9", 0, &["1:4 not-utf8"]),
    (b"a\nb \xff\n\xfe", 0, &["2:3 not-utf8", "3:1 not-utf8"]),
    (b"\xc3", 0, &["1:1 not-utf8"]),
    (b"a\0 \0", 0, &["1:1 utf-16"]),
    (b"\xff\xfea\0", 0, &["1:1 utf-16"]),
    (b"\xfe\xff\0a", 0, &["1:1 utf-16"]),
    ("a cafe\u{301}".as_bytes(), 1, &["1:3 form-not-nfc"]),
    ("𝄞 a\u{200b}b".as_bytes(), 1, &["1:4 character-invisible"]),
    ("a \u{feff}b".as_bytes(), 1, &["1:3 character-invisible"]),
    ("a\u{1b}[2J".as_bytes(), 1, &["1:1 character-invisible"]),
    (
        "\u{202e}a\n\nso\u{ad}ft".as_bytes(),
        3,
        &[
            "1:1 character-invisible",
            "2:1 line-empty",
            "3:1 character-invisible",
        ],
    ),
    ("caf\u{fffd}".as_bytes(), 1, &["1:1 character-replaced"]),
    (
        "e\u{301}\u{200b}\u{fffd}".as_bytes(),
        1,
        &[
            "1:1 form-not-nfc",
            "1:1 character-invisible",
            "1:1 character-replaced",
        ],
    ),
];

#[test]
fn every_problem_has_its_place() {
    assert!(FAULTY.len() >= 30);
    for &(bytes, count, expected) in FAULTY {
        let (sentences, diagnostics) = read_bytes(bytes);
        let text = String::from_utf8_lossy(bytes);
        assert_eq!(
            diagnostics.iter().map(place).collect::<Vec<_>>(),
            expected,
            "{text:?}"
        );
        assert_eq!(sentences.len(), count, "{text:?}");
        if count > 0 {
            assert_eq!(write_all(&sentences), text);
        }
    }
}

#[test]
fn a_word_knows_its_place() {
    let text = "\u{feff}a b\n\n 𝄞  é";
    let (sentences, _) = read(text);
    let last = sentences.last().unwrap();
    let spans = last.words().map(|word| {
        let span = word.span();
        (
            span.line,
            span.column,
            span.end_column,
            text.get(span.start..span.end).unwrap(),
        )
    });
    assert_eq!(spans.collect::<Vec<_>>(), [(3, 2, 4, "𝄞"), (3, 6, 7, "é")]);
    assert_eq!((last.index(), last.word_count()), (2, 2));
    assert_eq!(last.word(2).map(Word::form), Some("é"));
    assert!(last.word(0).is_none() && last.word(3).is_none());
}

#[test]
fn a_reader_continues_where_another_ended() {
    let mut diagnostics = twintree::text::Diagnostics::new();
    let mut position = Position::START;
    for piece in ["\n", "a b\n", "\n", "c"] {
        let mut reader = Reader::at(piece, position);
        assert_eq!(
            write(&reader.next_sentence(&mut diagnostics).unwrap()),
            piece
        );
        assert!(reader.next_sentence(&mut diagnostics).is_none());
        position = reader.position();
    }
    let codes: Vec<_> = diagnostics.iter().map(place).collect();
    assert_eq!(codes, ["1:1 line-empty", "3:1 line-empty"]);
    assert_eq!(
        (position.sentence, position.line, position.column),
        (4, 4, 2)
    );
    assert_eq!(
        Reader::at(" ", position)
            .next_sentence(&mut diagnostics)
            .map(|s| s.index()),
        None
    );
    assert_eq!(diagnostics.len(), 2);
}

proptest! {
    #[test]
    fn any_text_comes_back_byte_for_byte(text in "[a𝄞é \t\n\u{b}\r\u{feff}\u{a0}]{0,40}") {
        let (sentences, diagnostics) = read(&text);
        if sentences.is_empty() {
            prop_assert!(!diagnostics.is_empty());
        } else {
            prop_assert_eq!(&write_all(&sentences), &text);
            let words: usize = sentences.iter().map(|sentence| sentence.words().len()).sum();
            let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
            let parts = text.split(|character| matches!(character, ' ' | '\t'..='\r'));
            prop_assert_eq!(words, parts.filter(|part| !part.is_empty()).count());
        }
    }
}
