//! What is unusual and can be used is read; what is read is written as it was.

use std::{env, fs, thread};

use crate::rows::{beside_itself, row, rows};
use proptest::prelude::*;
use twintree::text::conllu::{Reader, Row, RowId, Sentence, read, read_bytes, write, write_all};
use twintree::text::{Diagnostic, Diagnostics, Position};
use twintree::{DependencyTree, Labels, PairOptions, Word, WordId};

/// Reads without an error, makes trees, and writes the same bytes; gives the codes of the warnings.
#[track_caller]
fn check(text: &str, warnings: &[&str]) {
    let (sentences, diagnostics) = read_bytes(text.as_bytes());
    assert_eq!(
        diagnostics
            .iter()
            .map(|d| d.code.as_str())
            .collect::<Vec<_>>(),
        warnings,
        "{text:?}"
    );
    assert!(
        !sentences.is_empty() && !diagnostics.has_errors(),
        "{text:?}"
    );
    for sentence in &sentences {
        let pair = beside_itself(sentence, PairOptions::default());
        let lengths = pair.trees().map(|trees| trees.map(DependencyTree::len));
        let words = sentence.word_count() as usize;
        assert_eq!(lengths, Ok([words, words]), "{text:?}");
    }
    assert_eq!(write_all(&sentences), text);
}

fn messages(diagnostics: &[Diagnostic]) -> Vec<String> {
    diagnostics.iter().map(Diagnostic::to_string).collect()
}

const CATS: &str = "# sent_id = cats\n# text = Cats sleep.\n\
    1\tCats\tcat\tNOUN\tNNS\tNumber=Plur\t2\tnsubj\t2:nsubj\tA=B\n\
    2\tsleep\tsleep\tVERB\t_\t_\t0\troot\t_\tSpaceAfter=No\n\
    3\t.\t.\tPUNCT\t_\t_\t2\tpunct\t_\t_\n\n";

#[test]
fn all_ten_columns_and_the_comments_are_read() {
    let (sentences, diagnostics) = read(CATS);
    assert!(diagnostics.is_empty());
    let sentence = sentences.first().unwrap();
    assert_eq!(sentence.sent_id(), Some("cats"));
    assert_eq!(sentence.text(), Some("Cats sleep."));
    assert_eq!(sentence.parallel_id(), None);
    assert_eq!(
        (sentence.line(), sentence.lines(), sentence.word_count()),
        (1, 5, 3)
    );
    let word = sentence.word(1).unwrap();
    assert_eq!(
        (word.id(), word.form(), word.lemma()),
        (RowId::Word(1), "Cats", Some("cat"))
    );
    assert_eq!((word.upos(), word.xpos()), (Some("NOUN"), Some("NNS")));
    assert_eq!((word.feats(), word.head()), (Some("Number=Plur"), Some(2)));
    assert_eq!(
        (word.deprel(), word.deps()),
        (Some("nsubj"), Some("2:nsubj"))
    );
    assert_eq!((word.misc(), word.line()), (Some("A=B"), 3));
    assert_eq!(sentence.word(2).and_then(Row::feats), None);
    assert!(sentence.word(0).is_none() && sentence.word(4).is_none());
}

#[test]
fn line_ends_and_marks_of_any_kind_are_read_and_written_back() {
    check(CATS, &[]);
    check(&CATS.replace('\n', "\r\n"), &[]);
    check(&format!("\u{feff}{CATS}"), &[]);
    check(CATS.trim_end_matches('\n'), &[]);
    check(CATS.strip_suffix('\n').unwrap(), &[]);
    check(CATS.replace('\n', "\r\n").trim_end_matches('\n'), &[]);
    check(&format!("\n\n{CATS}\n\n\n{CATS}\n"), &[]);
    check(&format!("{CATS}{}{CATS}", CATS.replace('\n', "\r\n")), &[]);
}

#[test]
fn a_line_of_blanks_ends_a_sentence_with_a_warning() {
    check(
        &format!("{} \t\n{CATS}", CATS.strip_suffix('\n').unwrap()),
        &["blank-line"],
    );
}

#[test]
fn multiword_tokens_and_empty_nodes_are_not_words() {
    let text = rows(
        "# text = vámonos al mar / 0.1 e _ _ / 1-2 vámonos _ _ / 1 vamos 0 root / 2 nos 1 obj / 2.1 e _ _ / \
         2.2 e _ _ / 3-4 al _ _ / 3 a 5 case / 4 el 5 det / 5 mar 1 obl / 5.1 e _ _",
    );
    check(&text, &[]);
    let (sentences, _) = read(&text);
    let sentence = sentences.first().unwrap();
    assert_eq!(sentence.word_count(), 5);
    assert_eq!(
        sentence.words().map(Row::form).collect::<Vec<_>>(),
        ["vamos", "nos", "a", "el", "mar"]
    );
    assert_eq!(sentence.word(4).map(Row::form), Some("el"));
    assert_eq!(sentence.spelling(), "vámonos al mar");
    let ids: Vec<_> = sentence
        .rows()
        .iter()
        .map(Row::id)
        .filter(|id| !matches!(id, RowId::Word(_)))
        .collect();
    assert_eq!(ids.first(), Some(&RowId::Empty { after: 0, index: 1 }));
    assert_eq!(ids.get(1), Some(&RowId::Range { first: 1, last: 2 }));
}

#[test]
fn a_multiword_token_of_one_word_is_read_with_a_warning() {
    check(&rows("1-1 a _ _ / 1 a 0 root"), &["range-of-one"]);
}

#[test]
fn unknown_labels_get_one_warning_a_sentence() {
    let text = rows("1 a 3 NSUBJ / 2 b 3 mine / 3 c 0 root / 4 d 3 mine / 5 e 3 nmod:poss");
    check(&text, &["deprel-unknown", "deprel-unknown"]);
    let (_, diagnostics) = read(&text);
    assert_eq!(
        messages(&diagnostics),
        [
            "DEPREL \"NSUBJ\" is not a relation of Universal Dependencies (nsubj is); it is taken as it stands",
            "DEPREL \"mine\" is not a relation of Universal Dependencies; 2 words have it; it is taken as it stands",
        ]
    );
    check(
        &row(["1", "a", "_", "noun", "_", "_", "0", "root", "_", "_"]),
        &["upos-unknown"],
    );
}

#[test]
fn a_text_that_differs_from_the_forms_gets_a_warning() {
    check(
        &CATS.replace("= Cats sleep.", "= Cats sleep ."),
        &["text-differs"],
    );
    check(&CATS.replace("= Cats sleep.", "= Cats"), &["text-differs"]);
    check(
        &CATS.replace("= Cats sleep.", "= Cats sleep. No"),
        &["text-differs"],
    );
    let text = CATS.replace("= Cats sleep.", "= Cats𝄞 snore.");
    let (_, diagnostics) = read(&text);
    let problem = diagnostics.first().unwrap();
    assert_eq!(
        problem.to_string(),
        "# text goes on \"𝄞 snore.\" where the forms spell \" sleep.\"; correct one of them, or SpaceAfter=No"
    );
    assert_eq!(
        (
            problem.span.line,
            problem.span.column,
            problem.span.end_column
        ),
        (2, 14, 23)
    );
    assert_eq!(
        text.get(problem.span.start..problem.span.end),
        Some("𝄞 snore.")
    );
}

#[test]
fn the_place_of_a_text_that_differs_is_where_it_differs() {
    for (value, expected) in [
        ("Cats sleep.\u{b}", "\u{b}"),
        ("Cats sleep𝄞\u{2003}\u{c}  \t", "𝄞\u{2003}\u{c}"),
        ("Cats sleep. No\u{a0}", " No"),
        ("", ""),
    ] {
        let text = CATS.replace("= Cats sleep.", &format!("= {value}"));
        let (_, diagnostics) = read(&text);
        let span = diagnostics.first().unwrap().span;
        assert_eq!(text.get(span.start..span.end), Some(expected), "{value:?}");
    }
}

#[test]
fn a_form_that_is_not_composed_gets_a_warning() {
    check(&rows("1 cafe\u{301} 0 root"), &["form-not-nfc"]);
    check(&rows("1 café 0 root"), &[]);
}

#[test]
fn only_a_line_feed_ends_a_line() {
    for form in [
        "a\u{2028}b",
        "a\u{85}b",
        "\u{2028}",
        "a\u{b}b",
        "a b",
        "a\u{3000}",
    ] {
        check(
            &row(["1", form, "_", "_", "_", "_", "0", "root", "_", "_"]),
            &[],
        );
        check(
            &format!(
                "{}\n",
                row(["1", form, "_", "_", "_", "_", "0", "root", "_", "_"])
            ),
            &[],
        );
    }
}

#[test]
fn a_carriage_return_within_a_form_is_a_part_of_it() {
    check(
        &(row(["1", "a\rb", "_", "_", "_", "_", "0", "root", "_", "_"]) + "\n"),
        &[],
    );
}

#[test]
fn forms_of_any_kind_are_read() {
    for form in [
        "_",
        "#",
        "<script>alert(1)</script>",
        "\u{202e}abc",
        "👩‍👩‍👧",
        "\"",
        "1",
        "=",
        "\u{0}",
    ] {
        check(
            &row(["1", form, "_", "_", "_", "_", "0", "root", "_", "_"]),
            &[],
        );
    }
}

#[test]
fn comments_that_no_words_follow_are_skipped_with_a_warning() {
    check(&format!("# licence\n\n{CATS}"), &["comments-alone"]);
    let text = format!("{CATS}# the end\n");
    let (sentences, diagnostics) = read(&text);
    assert_eq!(sentences.len(), 1);
    assert_eq!(
        diagnostics
            .iter()
            .map(|d| d.code.as_str())
            .collect::<Vec<_>>(),
        ["comments-alone"]
    );
}

#[test]
fn a_comment_between_words_stays_where_it_is() {
    check(
        &rows("1 a 0 root / # here / 2 b 1 obj / # and here"),
        &["comment-misplaced", "comment-misplaced"],
    );
}

#[test]
fn an_unused_head_or_deprel_gets_a_warning() {
    check(
        &rows("1-2 ab 0 root / 1 a 0 root / 2 b 1 obj"),
        &["column-unused", "column-unused"],
    );
}

#[test]
fn labels_are_compared_whole_or_without_their_subtype() {
    let text = rows("1 a 2 nmod:poss / 2 b 0 root");
    let (sentences, _) = read(&text);
    let sentence = sentences.first().unwrap();
    let label = |labels| {
        let pair = beside_itself(sentence, PairOptions::default().with_labels(labels));
        let [tree, _] = pair.trees().unwrap();
        let symbol = tree.label(tree.node(WordId::FIRST).unwrap());
        pair.symbols().text(symbol).to_string()
    };
    assert_eq!(label(Labels::Whole), "nmod:poss");
    assert_eq!(label(Labels::WithoutSubtype), "nmod");
}

#[test]
fn punctuation_is_recognised_by_upos_or_deprel() {
    let text = CATS.to_string() + &rows("1 , 2 punct:x / 2 b 3 PUNCT / 3 c 0 root");
    let (sentences, _) = read(&text);
    let told: Vec<bool> = sentences
        .into_iter()
        .map(twintree::Sentence::Conllu)
        .flat_map(|sentence| {
            sentence
                .words()
                .into_iter()
                .map(|word| word.is_punctuation)
                .collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(told, [false, false, true, true, true, false]);
}

#[test]
fn a_sentence_of_any_format_has_words_by_number() {
    let (sentences, _) = read(CATS);
    let sentence = twintree::Sentence::Conllu(sentences.first().unwrap().clone());
    assert!(sentence.is_sound() && !sentence.is_empty());
    let expected = Word {
        form: "Cats".into(),
        lemma: Some("cat"),
        upos: Some("NOUN"),
        xpos: Some("NNS"),
        is_punctuation: false,
    };
    assert_eq!(sentence.word(WordId::FIRST), Some(expected));
    assert_eq!(sentence.word(WordId::new(4).unwrap()), None);
    let one_by_one = WordId::all(sentence.len()).map(|word| sentence.word(word).unwrap());
    assert_eq!(sentence.words(), one_by_one.collect::<Vec<_>>());
    assert_eq!(sentence.len(), 3);
    let conllu = sentence.as_conllu().and_then(Sentence::sent_id);
    assert_eq!(conllu, Some("cats"));
}

#[test]
fn a_form_of_five_megabytes_is_read() {
    let form = "é".repeat(2_500_000);
    check(
        &row(["1", &form, "_", "_", "_", "_", "0", "root", "_", "_"]),
        &[],
    );
}

/// A sentence of 100,000 words whose heads are computed from their ids.
fn long(head: impl Fn(u32) -> u32) -> String {
    let lines = (1..=100_000).map(|id| {
        let (id, head) = (id.to_string(), head(id).to_string());
        row([&id, "w", "_", "_", "_", "_", &head, "dep", "_", "_"]) + "\n"
    });
    lines.collect()
}

#[test]
fn chains_and_stars_of_100_000_words_are_read_on_a_small_stack() {
    let read_all = || {
        check(&long(|id| id - 1), &[]);
        check(&long(|id| (id + 1) % 100_001), &[]);
        check(&long(|id| u32::from(id > 1)), &[]);
    };
    let small = thread::Builder::new()
        .stack_size(256 * 1024)
        .spawn(read_all);
    assert!(small.unwrap().join().is_ok());
}

#[test]
fn a_hundred_thousand_problems_are_reported_in_linear_time() {
    // Every one of these has a problem on each line; a quadratic step would take minutes.
    for text in [
        long(|_| 999_999),
        long(|id| id),
        long(|_| 0),
        long(|id| id + 1 - (id % 2) * 2 + u32::from(id % 2 == 1) * 2),
        long(|id| id % 100_000 + 1),
        long(|_| 1).replace("\n5", "\n1"),
        long(|_| 1).replace("\tw\t", "\t\t"),
        long(|_| 1).replace('\t', " "),
    ] {
        let (sentences, diagnostics) = read(&text);
        assert_eq!(sentences.len(), 1);
        assert!(!diagnostics.is_empty());
    }
}

#[test]
fn a_part_of_a_text_is_placed_in_the_whole() {
    let mut diagnostics = Diagnostics::new();
    let text = rows("1 a 7 root");
    let position = Position {
        line: 11,
        column: 1,
        offset: 500,
        sentence: 3,
        ..Position::START
    };
    let mut reader = Reader::at(&text, position);
    let sentence = reader.next_sentence(&mut diagnostics).unwrap();
    assert_eq!((sentence.index(), sentence.line()), (3, 11));
    assert!(reader.next_sentence(&mut diagnostics).is_none());
    assert_eq!(
        reader.position(),
        Position {
            line: 13,
            column: 1,
            offset: 500 + text.len(),
            sentence: 4,
            ..Position::START
        }
    );
    let problem = diagnostics.first().unwrap();
    assert_eq!(
        (problem.span.line, problem.span.start, problem.sentence),
        (11, 512, Some(3))
    );
    let codes: Vec<_> = diagnostics.iter().map(|d| d.code.as_str()).collect();
    assert_eq!(codes, ["head-unknown", "no-root"]);
}

#[test]
fn a_text_in_blocks_reads_as_the_whole_does() {
    let text = format!("\u{feff}{CATS}{}{CATS}", rows("1 a 7 root"));
    let (whole, expected) = read(&text);
    let mut position = Position::START;
    let mut diagnostics = Diagnostics::new();
    let mut sentences = 0;
    for block in text.split_inclusive("\n\n") {
        let mut reader = Reader::at(block, position);
        while reader.next_sentence(&mut diagnostics).is_some() {
            sentences += 1;
        }
        position = reader.position();
    }
    assert_eq!(sentences, whole.len());
    assert_eq!(diagnostics[..], expected[..]);
    assert_eq!(diagnostics.errors(), expected.errors());
    assert_eq!(position.offset, text.len());
}

#[test]
fn the_real_corpus_is_sound_and_written_back_byte_for_byte() {
    let Some(data) = env::var_os("TWINTREE_DATA") else {
        println!("TWINTREE_DATA is not set: the real corpus is not read");
        return;
    };
    for (name, words) in [("en.conllu", 21_159), ("fr.conllu", 24_715)] {
        let path = std::path::Path::new(&data).join("pud-en-fr").join(name);
        let text = fs::read_to_string(path).unwrap();
        let (sentences, diagnostics) = read(&text);
        assert_eq!(messages(&diagnostics), [""; 0], "{name}");
        assert_eq!(sentences.len(), 999, "{name}");
        assert_eq!(
            sentences.iter().map(Sentence::word_count).sum::<u32>(),
            words,
            "{name}"
        );
        assert_eq!(write_all(&sentences), text, "{name}");
    }
}

/// Sentences as files have them: words in sequence with ranges, empty nodes and comments, each
/// word's head an earlier word.
fn sentence() -> impl Strategy<Value = String> {
    let word = (
        "[a-zäß𝄞]{1,4}",
        "[A-Z]{1,3}|_",
        "(nsubj|obj|my:own|X)",
        any::<u32>(),
        0..6_u8,
    );
    let words = proptest::collection::vec(word, 1..8);
    let comments = proptest::collection::vec("# [a-z =]{0,9}", 0..3);
    (comments, words).prop_map(|(comments, words)| {
        let mut text = String::new();
        for comment in comments {
            text.push_str(&(comment + "\n"));
        }
        let count = words.len();
        for (index, (form, upos, deprel, head, extra)) in words.iter().enumerate() {
            let id = index + 1;
            let head = if index == 0 {
                0
            } else {
                *head as usize % index + 1
            };
            let (id_text, head) = (id.to_string(), head.to_string());
            if *extra == 1 && id < count && id % 3 == 1 {
                let range = format!("{id}-{}", id + 1);
                text.push_str(
                    &(row([&range, form, "_", "_", "_", "_", "_", "_", "_", "_"]) + "\n"),
                );
            }
            text.push_str(
                &(row([&id_text, form, "_", upos, "_", "_", &head, deprel, "_", "_"]) + "\n"),
            );
            if *extra == 2 {
                let empty = format!("{id}.1");
                text.push_str(
                    &(row([&empty, form, "_", "_", "_", "_", "_", "_", "_", "_"]) + "\n"),
                );
            }
        }
        text
    })
}

/// Whole texts: any line end, blank lines, with or without a mark and a last line end.
fn text() -> impl Strategy<Value = String> {
    let sentences = proptest::collection::vec((sentence(), 1..3_usize), 1..5);
    (sentences, any::<bool>(), any::<bool>(), 0..3_usize).prop_map(
        |(sentences, mark, crlf, cut)| {
            let mut text: String = sentences
                .iter()
                .map(|(sentence, blank)| sentence.clone() + &"\n".repeat(*blank))
                .collect();
            text.truncate(text.trim_end_matches('\n').len() + cut.min(2));
            if crlf {
                text = text.replace('\n', "\r\n");
            }
            if mark {
                format!("\u{feff}{text}")
            } else {
                text
            }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_sound_text_is_written_back_byte_for_byte(text in text()) {
        let (sentences, diagnostics) = read(&text);
        let errors = diagnostics.iter().filter(|d| d.is_error());
        let errors: Vec<_> = errors.map(Diagnostic::to_string).collect();
        prop_assert_eq!(errors, Vec::<String>::new());
        prop_assert_eq!(write_all(&sentences), text.clone());
        prop_assert_eq!(sentences.iter().map(write).collect::<String>(), text);
    }

    #[test]
    fn no_text_makes_reading_panic_or_point_outside(text in "[ \t\r\n0-9a-c_.#=:é𝄞\u{feff}\u{a0}-]{0,60}") {
        let (_, diagnostics) = read(&text);
        for diagnostic in &diagnostics {
            prop_assert!(text.get(diagnostic.span.start..diagnostic.span.end).is_some());
        }
    }
}
