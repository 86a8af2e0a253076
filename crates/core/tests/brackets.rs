//! Trees in brackets: what is read, what comes back byte for byte, and what is wrong, and where.

use std::thread;

use proptest::prelude::*;
use twintree::text::brackets::{
    Kind, Node, Reader, Sentence, normal, read, read_bytes, write, write_all,
};
use twintree::text::{Code, Diagnostic, Diagnostics, Position, Span};

/// `line:column code`.
fn place(diagnostic: &Diagnostic) -> String {
    let span = diagnostic.span;
    format!("{}:{} {}", span.line, span.column, diagnostic.code.as_str())
}

/// One node a word: `S`, `NP/DT=the`, `VP/=saw`, `NP/-NONE-~*`; parents are given by the indices.
fn sketch(sentence: &Sentence<'_>) -> String {
    let nodes = sentence.nodes().map(|node| {
        let parent = node
            .parent()
            .map_or(String::new(), |parent| format!("{parent}/"));
        let label = node.label().map_or("", |label| label.as_str());
        match node.kind() {
            Kind::Phrase => format!("{parent}{label}"),
            Kind::Word => format!("{parent}{label}={}", node.form()),
            Kind::Trace => format!("{parent}{label}~{}", node.form()),
        }
    });
    nodes.collect::<Vec<_>>().join(" ")
}

/// Texts that are read without a problem and written as they were, with their trees.
const GOOD: &[(&str, &[&str])] = &[
    ("(NN cat)", &["NN=cat"]),
    ("(NN a)\r(NN b)\r", &["NN=a", "NN=b"]),
    (
        "(S (NP (DT the) (NN cat)) (VP (VBZ sleeps)))\n",
        &["S 0/NP 1/DT=the 1/NN=cat 0/VP 4/VBZ=sleeps"],
    ),
    (
        "(S\n  (NP (DT the)\n      (NN cat))\n  (VP (VBZ sleeps)))\n",
        &["S 0/NP 1/DT=the 1/NN=cat 0/VP 4/VBZ=sleeps"],
    ),
    ("(S\n(NP a)\n(VP b))\n", &["S 0/NP=a 0/VP=b"]),
    (
        "(NN a)(NN b) (NN c)\n(NN d)",
        &["NN=a", "NN=b", "NN=c", "NN=d"],
    ),
    ("( (S (NN a)) )\n", &[" 0/S 1/NN=a"]),
    ("((S (NN a)))", &[" 0/S 1/NN=a"]),
    ("((S (NN a)) (. .))", &[" 0/S 1/NN=a 0/.=."]),
    ("(TOP (S (NN a)))", &["TOP 0/S 1/NN=a"]),
    (
        "(ROOT (S (NN a)))\n(S1 (S (NN b)))",
        &["ROOT 0/S 1/NN=a", "S1 0/S 1/NN=b"],
    ),
    (
        "(S (NP-SBJ-1 (NN a)) (NP=2 (NN b)))",
        &["S 0/NP-SBJ-1 1/NN=a 0/NP=2 3/NN=b"],
    ),
    (
        "(S (NP (-NONE- *T*-1)) (VP go))",
        &["S 0/NP 1/-NONE-~*T*-1 0/VP=go"],
    ),
    (
        "(S (-NONE- 0) (VP (-NONE- *?*) b))",
        &["S 0/-NONE-~0 0/VP 2/-NONE-~*?* 2/=b"],
    ),
    (
        "(S (-LRB- -LRB-) (NN a) (-RRB- -RRB-))",
        &["S 0/-LRB-=( 0/NN=a 0/-RRB-=)"],
    ),
    ("(NP (CD 1\\/2) (SYM \\*))", &["NP 0/CD=1/2 0/SYM=*"]),
    (
        "(VP saw (NP (DT the) (NN cat)))",
        &["VP 0/=saw 0/NP 2/DT=the 2/NN=cat"],
    ),
    ("(NP the cat)", &["NP 0/=the 0/=cat"]),
    ("(NP (DT the) big cat)", &["NP 0/DT=the 0/=big 0/=cat"]),
    ("( NN\n cat\n)", &["NN=cat"]),
    ("(S (# #) (% %) ($ $))", &["S 0/#=# 0/%=% 0/$=$"]),
    ("(S # % #x)", &["S 0/=# 0/=% 0/=#x"]),
    ("# one\n% (NN x)\n\n  # two\n(NN a)\n", &["NN=a"]),
    ("(NN a)\n# sent_id = 2\n(NN b)", &["NN=a", "NN=b"]),
    ("(NN a)\r\n(NN b)\r\n", &["NN=a", "NN=b"]),
    ("(S\r\n (NN a)\r\n (NN b))", &["S 0/NN=a 0/NN=b"]),
    ("\u{feff}(NN a)\n", &["NN=a"]),
    ("\u{feff}# one\n(NN a)", &["NN=a"]),
    (
        "(np-sb (art das) (nn haupthemmnis))",
        &["np-sb 0/art=das 0/nn=haupthemmnis"],
    ),
    (
        "(NN Ämter)\t(NN 𝄞)\u{b}(NN 1\u{a0}000)",
        &["NN=Ämter", "NN=𝄞", "NN=1\u{a0}000"],
    ),
    ("\n\n\n(NN a)\n\n\n(NN b)\n\n\n", &["NN=a", "NN=b"]),
    (
        "(, ,) (: --) (`` ``) ('' '')",
        &[",=,", ":=--", "``=``", "''=''"],
    ),
    ("(S (S (S (S a))))", &["S 0/S 1/S 2/S=a"]),
    ("(S a\n\n b)", &["S 0/=a 0/=b"]),
    ("(S a\n\n (NP b))", &["S 0/=a 0/NP=b"]),
];

#[test]
fn good_texts_come_back_byte_for_byte() {
    assert!(GOOD.len() >= 25);
    for &(text, trees) in GOOD {
        let (sentences, diagnostics) = read_bytes(text.as_bytes());
        assert_eq!(diagnostics[..], [], "{text:?}");
        assert_eq!(
            sentences.iter().map(sketch).collect::<Vec<_>>(),
            trees,
            "{text:?}"
        );
        assert!(sentences.iter().all(Sentence::is_sound));
        assert_eq!(write_all(&sentences), text);
        for sentence in &sentences {
            let line = normal(sentence);
            let (again, diagnostics) = read(&line);
            assert_eq!(diagnostics[..], [], "{line}");
            assert_eq!(
                again.iter().map(sketch).collect::<Vec<_>>(),
                [sketch(sentence)]
            );
            assert_eq!(normal(again.first().unwrap()), line);
        }
    }
}

/// Texts with problems: `line:column code` of each, and how many sentences there are.
const FAULTY: &[(&str, usize, &[&str])] = &[
    ("", 0, &["1:1 no-tree"]),
    ("\n\u{b}a", 0, &["2:2 no-tree"]),
    (" \n\n", 0, &["3:1 no-tree"]),
    ("# a comment\n", 0, &["1:1 no-tree"]),
    ("The cat sleeps .\n", 0, &["1:1 no-tree"]),
    ("[S [NP the]]", 0, &["1:1 no-tree"]),
    ("a)", 0, &["1:1 no-tree"]),
    ("# a\r(NN b)\r", 0, &["1:1 carriage-returns"]),
    ("(NN a)\r# b\r(NN c)", 2, &["1:8 text-between-trees"]),
    ("(", 1, &["1:2 bracket-unclosed"]),
    ("(S (NP a)", 1, &["1:10 bracket-unclosed"]),
    (
        "(S (NP (DT the) (NN cat) (VP sleeps))\n",
        1,
        &["1:38 bracket-unclosed"],
    ),
    (
        "(S\n  (NP a)\n  (VP b)\n\n(S (NP c))",
        2,
        &["3:9 bracket-unclosed"],
    ),
    (
        "(S a)\n(S (NP b)\n(S c)\n(S (NP d)\n(S e)",
        5,
        &["2:10 bracket-unclosed", "4:10 bracket-unclosed"],
    ),
    ("(S (NP a)))", 1, &["1:11 bracket-unopened"]),
    (
        "(S a)\n))) )\n(S b)",
        2,
        &["2:1 bracket-unopened", "2:5 bracket-unopened"],
    ),
    (")(S a)", 1, &["1:1 bracket-unopened"]),
    ("()", 1, &["1:1 bracket-empty"]),
    ("( )", 1, &["1:1 bracket-empty"]),
    ("(S () (NN a))", 1, &["1:4 bracket-empty"]),
    ("(S (NN a) (\n))", 1, &["1:11 bracket-empty"]),
    ("(())", 1, &["1:2 bracket-empty"]),
    (
        "(S (-LRB- () (NN a))",
        1,
        &["1:11 bracket-empty", "1:21 bracket-unclosed"],
    ),
    ("(S ((NP a) (VP b)))", 1, &["1:4 label-missing"]),
    ("(((S a)))", 1, &["1:2 label-missing"]),
    (
        "(S (((NN a))))",
        1,
        &["1:4 label-missing", "1:5 label-missing"],
    ),
    ("(NP)", 1, &["1:1 label-alone"]),
    (
        "(S (the) (cat))",
        1,
        &["1:4 label-alone", "1:10 label-alone"],
    ),
    ("(S (NN a) (NP))", 1, &["1:11 label-alone"]),
    ("(NP\u{a0}cat)", 1, &["1:1 label-alone"]),
    (
        "(Applause) Thank you .",
        1,
        &["1:1 label-alone", "1:12 text-between-trees"],
    ),
    ("12: (NN a)", 1, &["1:1 text-between-trees"]),
    (
        "(NN a) b c (NN d)\ne\n f\n(NN g)",
        3,
        &[
            "1:8 text-between-trees",
            "2:1 text-between-trees",
            "3:2 text-between-trees",
        ],
    ),
    ("(NN a)\nthe end", 1, &["2:1 text-between-trees"]),
    ("(NN a)\n# the end", 1, &["2:1 comments-alone"]),
    ("(S\n# (NP a)\n b)", 1, &["2:1 comment-misplaced"]),
    (
        "(S (NP (-NONE- *)) (VP (-NONE- *?*)))",
        1,
        &["1:1 tree-without-words"],
    ),
    ("(NN cafe\u{301})", 1, &["1:5 form-not-nfc"]),
    ("(NN a\u{200b}b)", 1, &["1:5 character-invisible"]),
    ("(NN caf\u{fffd})", 1, &["1:5 character-replaced"]),
    (
        "(𝄞 𝄞) é) ()",
        2,
        &[
            "1:9 text-between-trees",
            "1:10 bracket-unopened",
            "1:12 bracket-empty",
        ],
    ),
    (
        "(S (NN a)\n\n\u{feff}(NN b)",
        1,
        &["3:1 character-invisible", "3:8 bracket-unclosed"],
    ),
    (
        "(NP (NN a) (NP) ()\n ((NP b))",
        1,
        &[
            "1:12 label-alone",
            "1:17 bracket-empty",
            "2:2 label-missing",
            "2:10 bracket-unclosed",
        ],
    ),
];

#[test]
fn every_problem_has_its_place() {
    assert!(FAULTY.len() >= 30);
    for &(text, count, expected) in FAULTY {
        let (sentences, diagnostics) = read(text);
        assert_eq!(
            diagnostics.iter().map(place).collect::<Vec<_>>(),
            expected,
            "{text:?}"
        );
        assert_eq!(sentences.len(), count, "{text:?}");
        if count > 0 {
            assert_eq!(write_all(&sentences), text);
        }
        for sentence in &sentences {
            let index = Some(sentence.index());
            let errors = diagnostics
                .iter()
                .filter(|d| d.is_error() && d.sentence == index);
            assert_eq!(errors.count(), sentence.errors() as usize, "{text:?}");
        }
    }
}

#[test]
fn bytes_that_are_not_text_are_named() {
    for (bytes, expected) in [
        (&b"(NN caf\xe9)"[..], "1:8 not-utf8"),
        (b"\xff\xfe(\0", "1:1 utf-16"),
        (b"(\0N\0", "1:1 utf-16"),
        (b"(NN a)\n(NN \xff)", "2:5 not-utf8"),
    ] {
        let (sentences, diagnostics) = read_bytes(bytes);
        assert!(sentences.is_empty());
        assert_eq!(
            diagnostics.iter().map(place).collect::<Vec<_>>(),
            [expected]
        );
    }
}

#[track_caller]
fn check_message(text: &str, expected: &str) {
    let (_, diagnostics) = read(text);
    assert_eq!(
        diagnostics.first().map(ToString::to_string).as_deref(),
        Some(expected)
    );
}

#[test]
fn messages_say_what_stands_there_and_what_to_do() {
    check_message(
        "(S (NP a",
        "2 brackets are never closed, the last of them is \"(NP a\"; add ) where their phrases end",
    );
    check_message(
        "(S (NP a)",
        "the bracket \"(S (NP a)\" is never closed; add ) where its phrase ends",
    );
    check_message(
        "(S a))",
        "a closing bracket for which none is open; remove it, or open its phrase with (",
    );
    check_message(
        "(NP\u{a0}cat)",
        "there is only \"NP\\u{a0}cat\" in this bracket; write a label and a word, such as (NN cat)",
    );
    check_message(
        "(NN a\u{200b})",
        "the word \"a\\u{200b}\" holds a character that cannot be seen (U+200B); it differs from words that look the same",
    );
}

#[test]
fn an_unclosed_bracket_is_reported_where_it_was_opened() {
    let (_, diagnostics) = read("(S\n  (NP (DT the) (NN cat)\n  (VP sleeps))");
    let related = diagnostics.first().and_then(|d| d.related).unwrap();
    assert_eq!((related.line, related.column), (1, 1));
    let (_, diagnostics) = read("(S\n  (NP (DT the) (NN cat)");
    let related = diagnostics.first().and_then(|d| d.related).unwrap();
    assert_eq!(
        (related.line, related.column, related.end_column),
        (2, 3, 4)
    );
}

#[test]
fn a_node_knows_its_places() {
    let text = "\u{feff}# x\n(S (NÄ\n ö)\n 𝄞 b)";
    let (sentences, _) = read(text);
    let sentence = sentences.first().unwrap();
    let places = |spans: Vec<Span>| -> Vec<_> {
        let place = |span: Span| {
            let place = format!(
                "{}:{}-{}:{}",
                span.line, span.column, span.end_line, span.end_column
            );
            (place, text.get(span.start..span.end).unwrap())
        };
        spans.into_iter().map(place).collect()
    };
    let expected = [
        ("2:1-4:7", "(S (NÄ\n ö)\n 𝄞 b)"),
        ("2:4-3:4", "(NÄ\n ö)"),
        ("4:2-4:4", "𝄞"),
        ("4:5-4:6", "b"),
    ]
    .map(|(place, text)| (place.to_owned(), text));
    assert_eq!(places(sentence.nodes().map(Node::span).collect()), expected);
    let words = twintree::Sentence::Brackets(sentence.clone()).spans();
    assert_eq!(places(words), expected[1..]);
}

#[test]
fn words_are_numbered_without_traces() {
    let (sentences, _) = read("(TOP (S (NP (-NONE- *)) (VP go (NP (-NONE- *T*) (NN home)))))");
    let sentence = sentences.first().unwrap();
    let words: Vec<_> = sentence
        .words()
        .map(|word| (word.number(), word.form()))
        .collect();
    assert_eq!(words, [(Some(1), "go".into()), (Some(2), "home".into())]);
    assert_eq!(sentence.word(2).map(Node::written), Some("home"));
    assert!(sentence.word(0).is_none() && sentence.word(3).is_none());
    let ends: Vec<_> = sentence.nodes().map(Node::end).collect();
    assert_eq!(ends, [9, 9, 4, 4, 9, 6, 9, 8, 9]);
}

#[test]
fn comments_before_a_tree_are_its_own() {
    let (sentences, _) = read("# sent_id = 1\n(NN a)\n\n# x\n%  sent_id =  2\r\n(NN b)");
    let ids: Vec<_> = sentences.iter().map(|s| s.metadata("sent_id")).collect();
    assert_eq!(ids, [Some("1"), Some("2")]);
    let second = sentences.get(1).unwrap();
    assert_eq!(
        second.comments().collect::<Vec<_>>(),
        ["# x", "%  sent_id =  2"]
    );
}

#[test]
fn a_byte_order_mark_within_a_text_is_text() {
    let text = "(A a)\n\u{feff}# sent_id = 2\n(B b)";
    let (sentences, _) = read(text);
    assert_eq!(sentences[1].metadata("sent_id"), None);
    assert!(!sentences[1].is_sound());
}

#[test]
fn a_reader_continues_where_another_ended() {
    let text = "(NN a) (NN b)\n(NN 𝄞) ) é\n (NN d) )";
    let (_, expected) = read(text);
    let mut diagnostics = Diagnostics::new();
    let mut position = Position::START;
    let mut places = Vec::new();
    for piece in ["(NN a) ", "(NN b)\n", "(NN 𝄞) ) é\n ", "(NN d) )"] {
        let mut reader = Reader::at(piece, position);
        let sentence = reader.next_sentence(&mut diagnostics).unwrap();
        assert_eq!(write(&sentence), piece);
        places.push((
            sentence.index(),
            sentence.span().line,
            sentence.span().column,
        ));
        assert!(reader.next_sentence(&mut diagnostics).is_none());
        position = reader.position();
    }
    assert_eq!(diagnostics, expected);
    assert_eq!(places, [(0, 1, 1), (1, 1, 8), (2, 2, 1), (3, 3, 2)]);
    assert_eq!((position.offset, position.sentence), (text.len(), 4));
    assert_eq!((position.line, position.column), (3, 10));
}

/// On the smallest stack that a thread may have.
fn on_a_small_stack(work: fn()) {
    thread::Builder::new()
        .stack_size(256 * 1024)
        .spawn(work)
        .unwrap()
        .join()
        .unwrap();
}

#[test]
fn a_chain_of_100_000_phrases_is_read() {
    on_a_small_stack(|| {
        let text = "(S ".repeat(100_000) + "(NN a)" + &")".repeat(100_000);
        let (sentences, diagnostics) = read(&text);
        assert!(diagnostics.is_empty());
        let sentence = sentences.first().unwrap();
        assert_eq!(
            (sentence.nodes().len(), sentence.word_count()),
            (100_001, 1)
        );
        assert_eq!(normal(sentence), text);
        assert_eq!(write(sentence), text);
        drop(sentences);
        let open = "(S a ".repeat(100_000);
        let (sentences, diagnostics) = read(&open);
        assert_eq!((sentences.len(), diagnostics.len()), (1, 1));
        let empty = "(".repeat(100_000) + &")".repeat(200_000);
        let (_, diagnostics) = read(&empty);
        // One label is missing at each bracket but the outermost and the empty one, of which those
        // are kept that are kept of any code.
        assert_eq!(diagnostics.errors(), 100_000);
        let kept = |code| diagnostics.iter().filter(|one| one.code == code).count();
        let codes = [
            Code::LabelMissing,
            Code::BracketEmpty,
            Code::BracketUnopened,
        ];
        assert_eq!(codes.map(kept), [100, 1, 1]);
        assert_eq!(diagnostics.len(), 102);
        let omitted: Vec<_> = diagnostics.omitted().collect();
        assert_eq!(omitted, [(Code::LabelMissing, 99_898)]);
    });
}

/// Trees as text, with any white space between.
fn trees() -> impl Strategy<Value = String> {
    let blank = || {
        prop_oneof![
            Just(" "),
            Just("\n "),
            Just("\t"),
            Just("\r\n  "),
            Just("  ")
        ]
    };
    let name = || "[A-Za-z$.,:ßé𝄞*'-]{1,4}";
    let word =
        (name(), blank(), name()).prop_map(|(tag, blank, form)| format!("({tag}{blank}{form})"));
    let leaf = prop_oneof![4 => word, 1 => name().prop_map(String::from)];
    leaf.prop_recursive(6, 40, 4, move |inner| {
        (
            name(),
            proptest::collection::vec((blank(), inner), 1..4),
            blank(),
        )
            .prop_map(|(label, members, last)| {
                let members: String = members.iter().flat_map(|(b, m)| [b, m.as_str()]).collect();
                format!("({label}{members}{last})")
            })
    })
    .prop_filter("a tree is in brackets", |text| text.starts_with('('))
}

proptest! {
    #[test]
    fn any_trees_come_back_byte_for_byte(
        trees in proptest::collection::vec((trees(), "[ \n]{0,3}"), 1..5),
    ) {
        let text: String = trees.iter().flat_map(|(tree, blank)| [tree.as_str(), blank]).collect();
        let (sentences, diagnostics) = read(&text);
        prop_assert!(!diagnostics.iter().any(Diagnostic::is_error) || text.contains("-NONE-"));
        prop_assert_eq!(sentences.len(), trees.len());
        prop_assert_eq!(&write_all(&sentences), &text);
        for sentence in &sentences {
            let line = normal(sentence);
            let (again, _) = read(&line);
            prop_assert_eq!(again.first().map(sketch), Some(sketch(sentence)));
        }
    }

    #[test]
    fn no_change_of_a_text_loses_a_byte(
        trees in proptest::collection::vec(trees(), 1..4),
        changes in proptest::collection::vec((any::<prop::sample::Index>(), "[()#%\n \ta-]{0,2}"), 1..6),
    ) {
        let mut text = trees.join("\n");
        for (place, piece) in &changes {
            let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
            let at = *place.get(&starts);
            let end = at + text[at..].chars().next().map_or(0, char::len_utf8);
            text.replace_range(at..end, piece);
            if text.is_empty() {
                text.push('(');
            }
        }
        let (sentences, diagnostics) = read(&text);
        if sentences.is_empty() {
            prop_assert!(!diagnostics.is_empty());
        } else {
            prop_assert_eq!(&write_all(&sentences), &text);
        }
    }
}
