//! Every malformed text is refused, with code, line, column and words, and has no tree.

#[allow(dead_code, reason = "these texts are sentences, not links")]
use crate::cutting;
use crate::rows::{beside_itself, row, rows};
use twintree::pair::{Source, Unfit};
use twintree::text::conllu::{read, read_bytes};
use twintree::text::{Argument, Diagnostic};
use twintree::{PairOptions, Side};

/// `line:column code`, or `line:column FIELD code`.
fn place(diagnostic: &Diagnostic) -> String {
    let field = diagnostic
        .field
        .map_or(String::new(), |field| format!("{} ", field.label()));
    let span = diagnostic.span;
    format!(
        "{}:{} {field}{}",
        span.line,
        span.column,
        diagnostic.code.as_str()
    )
}

fn places(diagnostics: &[Diagnostic]) -> Vec<String> {
    diagnostics.iter().map(place).collect()
}

/// Whether each sentence of a text has a tree.
fn trees(text: &str) -> Vec<Result<(), Unfit>> {
    let (sentences, _) = read(text);
    let pairs = sentences
        .iter()
        .map(|sentence| beside_itself(sentence, PairOptions::default()));
    pairs
        .map(|pair| {
            // Without a tree nothing else is available, either.
            let side = pair.side(Side::Right);
            let has_tree = pair.trees().is_ok();
            assert_eq!(side.dependencies().is_some(), has_tree);
            assert_eq!(pair.alignment().is_some(), has_tree);
            assert_eq!(pair.dependencies().is_ok(), has_tree);
            pair.trees().map(|_| ())
        })
        .collect()
}

/// The problems of a text, all of them; no sentence of it has a tree.
#[track_caller]
fn check(text: &str, expected: &[&str]) {
    let (_, diagnostics) = read(text);
    assert_eq!(places(&diagnostics), expected, "{text}");
    assert!(diagnostics.iter().any(Diagnostic::is_error), "{text}");
    assert!(
        trees(text)
            .iter()
            .all(|tree| *tree == Err(Unfit::Errors(Source::Sentence(Side::Left)))),
        "{text}"
    );
    cutting::check_conllu(text.as_bytes(), &[3, 50, 2]);
}

/// The words of the first problem of a text.
#[track_caller]
fn check_message(text: &str, expected: &str) {
    let (_, diagnostics) = read(text);
    assert_eq!(
        diagnostics.first().map(Diagnostic::to_string).as_deref(),
        Some(expected)
    );
}

#[test]
fn a_cycle_is_reported_once_from_its_first_word() {
    let text = rows("1 a 0 root / 2 b 5 obj / 3 c 2 obj / 4 d 3 obj / 5 e 3 obj");
    check(&text, &["2:13 HEAD cycle"]);
    check_message(
        &text,
        "the heads go in a circle: 2 → 5 → 3 → 2 (2 “b”, 5 “e”, 3 “c”); give one of these words another HEAD",
    );
}

#[test]
fn every_cycle_is_reported() {
    let text = rows("1 a 2 obj / 2 b 1 obj / 3 c 0 root / 4 d 5 obj / 5 e 4 obj");
    check(&text, &["1:13 HEAD cycle", "4:13 HEAD cycle"]);
}

#[test]
fn a_cycle_and_a_missing_root_are_both_reported() {
    check(
        &rows("1 a 2 obj / 2 b 1 obj"),
        &["1:13 HEAD no-root", "1:13 HEAD cycle"],
    );
}

#[test]
fn a_long_cycle_is_reported_in_part() {
    let words = (1..=1000).map(|id| format!("{id} w {} obj", id % 1000 + 1));
    let notation = words.collect::<Vec<_>>().join(" / ");
    let (_, diagnostics) = read(&rows(&notation));
    let argument = |name| diagnostics.iter().find_map(|d| d.argument(name));
    let cycle = argument("cycle").map(Argument::to_string);
    let cycle = cycle.unwrap_or_default();
    assert!(
        cycle.starts_with("1 → 2 → 3 → ") && cycle.ends_with(" → 50 → … → 1"),
        "{cycle}"
    );
    let Some(Argument::Words(words)) = argument("words") else {
        panic!("the words of the circle are not named");
    };
    assert_eq!((words.named.len(), words.more), (50, 950));
    assert_eq!(words.named.first(), Some(&("1".into(), "w".into())));
    assert!(words.to_string().ends_with("50 “w” and 950 more"));
}

#[test]
fn a_head_of_itself_is_not_a_cycle() {
    let text = rows("1 a 2 det / 2 b 2 root");
    check(&text, &["1:13 HEAD no-root", "2:13 HEAD head-of-itself"]);
    check_message(
        &rows("1 a 0 root / 2 b 2 obj"),
        "HEAD \"2\" is the word \"b\" itself; write another word, or 0 for the root",
    );
}

#[test]
fn a_sentence_without_a_root_is_refused() {
    check(
        &rows("1 a 2 det / 2 b 1 det"),
        &["1:13 HEAD no-root", "1:13 HEAD cycle"],
    );
}

#[test]
fn several_roots_are_all_named() {
    let text = rows("1 a 0 root / 2 b 1 obj / 3 c 0 root / 4 d 0 root");
    check(&text, &["3:13 HEAD several-roots"]);
    check_message(
        &text,
        "3 words have HEAD 0: 1 “a”, 3 “c”, 4 “d”; a sentence has one root, attach the others to a word",
    );
    let (_, diagnostics) = read(&text);
    assert_eq!(
        diagnostics
            .first()
            .and_then(|d| d.related)
            .map(|span| span.line),
        Some(1)
    );
}

#[test]
fn a_head_that_is_not_a_number_is_refused() {
    for head in ["-1", "x", "_", "1.1", "1-2", "+1", "٣", "01", "1e3"] {
        check(
            &rows(&format!("1 a 0 root / 2 b {head} obj")),
            &["2:13 HEAD head-not-a-number"],
        );
    }
}

#[test]
fn a_head_after_the_end_is_unknown() {
    check(&rows("1 a 0 root / 2 b 3 obj"), &["2:13 HEAD head-unknown"]);
    check(
        &rows("1 a 0 root / 2 b 99999999999999999999 obj"),
        &["2:13 HEAD head-unknown"],
    );
    check_message(
        &rows("1 a 0 root / 2 b 12 obj / 3 c 2 obj"),
        "HEAD \"12\" is not a word of this sentence (words are 1–3)",
    );
}

#[test]
fn a_gap_in_the_ids_is_reported_once_and_heads_follow_the_ids() {
    let text = rows("1 a 0 root / 3 b 1 obj / 4 c 3 obj / 5 d 2 obj");
    check(
        &text,
        &["2:1 ID id-out-of-sequence", "4:13 HEAD head-unknown"],
    );
    let (_, diagnostics) = read(&text);
    assert_eq!(
        diagnostics
            .iter()
            .map(Diagnostic::to_string)
            .collect::<Vec<_>>(),
        [
            "ID \"3\" is out of sequence, 2 is due here; number the words 1, 2, 3 …",
            "HEAD \"2\" is not a word of this sentence (words are 1, 3–5)",
        ]
    );
}

#[test]
fn an_id_used_twice_points_to_its_first_use() {
    let text = rows("1 a 0 root / 2 b 1 obj / 2 c 1 obj / 3 d 1 obj");
    check(&text, &["3:1 ID id-duplicate"]);
    let (_, diagnostics) = read(&text);
    assert_eq!(
        diagnostics
            .first()
            .and_then(|d| d.related)
            .map(|span| span.line),
        Some(2)
    );
}

#[test]
fn an_id_of_0_is_no_word() {
    check(&rows("0 a 0 root / 1 b 0 root"), &["1:1 ID id-zero"]);
}

#[test]
fn an_id_of_another_kind_is_refused() {
    for id in [
        "x",
        "٢",
        "-1",
        "01",
        "1,5",
        "2.0",
        "0-2",
        "4294967296",
        "1-2-3",
    ] {
        check(
            &rows(&format!("1 a 0 root / {id} b 1 obj")),
            &["2:1 ID id-bad"],
        );
    }
}

#[test]
fn a_bad_id_does_not_make_its_neighbours_wrong() {
    check(
        &rows("1 a 2 det / x b 0 root / 3 c 2 obj"),
        &["2:1 ID id-bad"],
    );
}

#[test]
fn nine_and_eleven_columns_are_not_ten() {
    check("1\ta\t_\t_\t_\t_\t0\troot\t_\n", &["1:1 columns"]);
    check("1\ta\t_\t_\t_\t_\t0\troot\t_\t_\t_\n", &["1:1 columns"]);
    check("1\ta\t_\t_\t_\t_\t0\troot\t_\t_\t\n", &["1:1 columns"]);
    check("hello world\n", &["1:1 columns"]);
    check_message(
        "1\ta\n",
        "2 columns; there must be ten, separated by one tab each",
    );
    check_message(
        "1\ta\t_\t_\t_\t_\t0\troot\n",
        "8 columns; as in older CoNLL files: add DEPS and MISC (_)",
    );
}

#[test]
fn a_broken_line_does_not_make_the_others_wrong() {
    let text = format!("1\ta\t_\t_\n{}", rows("2 b 1 obj / 3 c 2 obj"));
    check(&text, &["1:1 columns"]);
}

#[test]
fn spaces_for_tabs_are_named() {
    check("1 a _ _ _ _ 0 root _ _\n", &["1:1 spaces-for-tabs"]);
    check(
        "1    a    _ _ _ _ 0    root _ _\n",
        &["1:1 spaces-for-tabs"],
    );
    check("1\u{a0}a\u{a0}_\u{a0}_\n", &["1:1 spaces-for-tabs"]);
    check(
        "1\ta\t_    _\t_\t_\t0\troot\t_\t_\n",
        &["1:1 spaces-for-tabs"],
    );
    check(
        "1-2 aux\n1 a\n2 b\n",
        &[
            "1:1 spaces-for-tabs",
            "2:1 spaces-for-tabs",
            "3:1 spaces-for-tabs",
        ],
    );
}

#[test]
fn an_empty_column_is_named() {
    let text = row(["1", "", "_", "_", "_", "_", "0", "root", "", "_"]);
    check(&text, &["1:3 FORM column-empty", "1:19 DEPS column-empty"]);
    check(
        &row(["1", "a", "_", "_", "_", "_", "", "root", "_", "_"]),
        &["1:13 HEAD column-empty"],
    );
    check(
        &row(["", "a", "_", "_", "_", "_", "0", "root", "_", "_"]),
        &["1:1 ID column-empty"],
    );
}

#[test]
fn a_missing_deprel_is_named() {
    check(
        &row(["1", "a", "_", "_", "_", "_", "0", "", "_", "_"]),
        &["1:15 DEPREL deprel-empty"],
    );
    check(
        &row(["1", "a", "_", "_", "_", "_", "0", "_", "_", "_"]),
        &["1:15 DEPREL deprel-empty"],
    );
}

#[test]
fn outer_whitespace_is_named_and_nothing_follows_from_it() {
    let text = row([
        " 1", "a ", "_", "_", "_", "_", "0\u{a0}", " root", "_", "_ ",
    ]);
    check(
        &text,
        &[
            "1:1 ID outer-whitespace",
            "1:4 FORM outer-whitespace",
            "1:15 HEAD outer-whitespace",
            "1:18 DEPREL outer-whitespace",
            "1:26 MISC outer-whitespace",
        ],
    );
}

#[test]
fn a_range_that_runs_backwards_is_refused() {
    check(
        &rows("2-1 ab _ _ / 1 a 0 root / 2 b 1 obj"),
        &["1:1 ID range-backwards"],
    );
}

#[test]
fn ranges_that_share_a_word_are_refused() {
    let text = rows("1-2 ab _ _ / 1 a 0 root / 2-3 bc _ _ / 2 b 1 obj / 3 c 1 obj");
    check(&text, &["3:1 ID range-overlap"]);
    check_message(
        &text,
        "ID \"2-3\" shares words with the multiword token 1-2; a word is in one at most",
    );
    check(
        &rows("1-2 a _ _ / 1-2 b _ _ / 1 a 0 root / 2 b 1 obj"),
        &["2:1 ID range-overlap"],
    );
}

#[test]
fn a_range_stands_before_its_first_word() {
    check(
        &rows("1 a 0 root / 1-2 ab _ _ / 2 b 1 obj"),
        &["2:1 ID range-misplaced"],
    );
    check(
        &rows("2-3 bc _ _ / 1 a 0 root / 2 b 1 obj / 3 c 1 obj"),
        &["1:1 ID range-misplaced"],
    );
}

#[test]
fn a_range_ends_within_the_sentence() {
    let text = rows("1-3 abc _ _ / 1 a 0 root / 2 b 1 obj");
    check(&text, &["1:1 ID range-beyond"]);
    check_message(&text, "ID \"1-3\" ends after the last word (words are 1–2)");
}

#[test]
fn an_empty_node_stands_after_its_word_in_sequence() {
    check(
        &rows("1 a 0 root / 2.1 e _ _ / 2 b 1 obj"),
        &["2:1 ID empty-node-misplaced"],
    );
    check(
        &rows("1 a 0 root / 1.2 e _ _ / 2 b 1 obj"),
        &["2:1 ID empty-node-misplaced"],
    );
    check(
        &rows("1 a 0 root / 1.1 e _ _ / 1.1 f _ _ / 2 b 1 obj"),
        &["3:1 ID empty-node-misplaced"],
    );
}

#[test]
fn lines_without_a_word_are_not_a_sentence() {
    check(&rows("0.1 e _ _"), &["1:1 no-words"]);
}

#[test]
fn a_text_without_a_sentence_is_refused() {
    for text in [
        "",
        "\n",
        "\r\n\r\n",
        "\u{feff}",
        "# sent_id = 1\n",
        "# a\n\n# b\n",
        "\u{feff}# a",
    ] {
        let (sentences, diagnostics) = read(text);
        assert!(sentences.is_empty(), "{text:?}");
        let codes: Vec<_> = diagnostics
            .iter()
            .filter(|d| d.is_error())
            .map(place)
            .collect();
        assert_eq!(codes, ["1:1 no-sentence"], "{text:?}");
    }
}

#[test]
fn lines_that_end_in_carriage_returns_alone_are_refused() {
    let text = rows("1 a 0 root / 2 b 1 obj").replace('\n', "\r");
    check(&text, &["1:1 carriage-returns"]);
    assert!(read(&text).0.is_empty());
}

#[test]
fn bytes_that_are_not_utf_8_are_named_with_their_offset() {
    let (sentences, diagnostics) = read_bytes(b"# \xc3\xa4\n1\tcaf\xe9\t_\n");
    assert!(sentences.is_empty());
    assert_eq!(places(&diagnostics), ["2:6 not-utf8"]);
    assert_eq!(
        diagnostics.first().map(Diagnostic::to_string).as_deref(),
        Some("the bytes E9 at offset 10 are not UTF-8; save the text as UTF-8")
    );
}

#[test]
fn utf_16_is_named() {
    let text: Vec<u16> = format!("\u{feff}{}", rows("1 a 0 root"))
        .encode_utf16()
        .collect();
    let little: Vec<u8> = text.iter().flat_map(|unit| unit.to_le_bytes()).collect();
    let big: Vec<u8> = text.iter().flat_map(|unit| unit.to_be_bytes()).collect();
    for bytes in [little, big] {
        let (_, diagnostics) = read_bytes(&bytes);
        assert_eq!(places(&diagnostics), ["1:1 utf-16"]);
    }
}

#[test]
fn all_problems_are_reported_in_the_order_of_the_text() {
    let text = rows("1 a 9 det / 2 b x obj / 2 c 2 _") + &rows("1 a 1 root");
    check(
        &text,
        &[
            "1:13 HEAD head-unknown",
            "2:13 HEAD head-not-a-number",
            "3:1 ID id-duplicate",
            "3:13 HEAD head-of-itself",
            "3:15 DEPREL deprel-empty",
            "5:13 HEAD head-of-itself",
            "5:13 HEAD no-root",
        ],
    );
    let sentences: Vec<_> = read(&text).1.iter().map(|d| d.sentence).collect();
    assert_eq!(sentences, [0, 0, 0, 0, 0, 1, 1].map(Some));
}

#[test]
fn one_bad_sentence_leaves_the_others_alone() {
    let text = rows("1 a 0 root") + &rows("1 a 7 root") + &rows("1 a 0 root");
    let trees = trees(&text);
    assert_eq!(
        trees.iter().map(Result::is_ok).collect::<Vec<_>>(),
        [true, false, true]
    );
}

#[test]
fn columns_count_utf_16_units() {
    let text = row(["1", "👩‍👩‍👧𝄞", "_", "_", "_", "_", "7", "root", "_", "_"]);
    // The family is three emoji of two units with two joiners of one, the clef has two.
    check(&text, &["1:22 HEAD head-unknown", "1:22 HEAD no-root"]);
    let (_, diagnostics) = read(&text);
    let span = diagnostics.first().map(|d| d.span).unwrap_or_default();
    assert_eq!(text.get(span.start..span.end), Some("7"));
}
