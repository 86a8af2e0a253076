//! Trees of Newick: what is read, what comes back byte for byte, and what is wrong, and where.

use std::thread;

use proptest::prelude::*;
use twintree::text::newick::{Node, Reader, Rooting, Sentence, read, read_bytes, write, write_all};
use twintree::text::{Diagnostic, Position};

/// `line:column code`.
fn place(diagnostic: &Diagnostic) -> String {
    let span = diagnostic.span;
    format!("{}:{} {}", span.line, span.column, diagnostic.code.as_str())
}

/// One node a word: `0/=cat` is a leaf below node 0, `NP:0.5` an inner node with a length.
fn sketch(sentence: &Sentence<'_>) -> String {
    let nodes = sentence.nodes().map(|node| {
        let parent = node
            .parent()
            .map_or(String::new(), |parent| format!("{parent}/"));
        let leaf = if node.is_leaf() { "=" } else { "" };
        let length = node
            .length()
            .map_or(String::new(), |length| format!(":{length}"));
        format!("{parent}{leaf}{}{length}", node.name())
    });
    nodes.collect::<Vec<_>>().join(" ")
}

/// Texts that are read without a problem and written as they were, with their trees.
const GOOD: &[(&str, &[&str])] = &[
    ("a;", &["=a"]),
    ("a;b;\nc;", &["=a", "=b", "=c"]),
    ("(the,cat);", &[" 0/=the 0/=cat"]),
    ("(a,b);\r(c,d);\r", &[" 0/=a 0/=b", " 0/=c 0/=d"]),
    ("(the,(the,the));", &[" 0/=the 0/ 2/=the 2/=the"]),
    ("((the,cat),sleeps);\n", &[" 0/ 1/=the 1/=cat 0/=sleeps"]),
    (
        "((the:1,cat:2.5)NP:0.5,sleeps)S;",
        &["S 0/NP:0.5 1/=the:1 1/=cat:2.5 0/=sleeps"],
    ),
    ("(a,b)S:1e-5;", &["S:1e-5 0/=a 0/=b"]),
    ("( a , b ) S : 1 ;", &["S:1 0/=a 0/=b"]),
    ("(a,\n (b,\n c)\n)\n;\n", &[" 0/=a 0/ 2/=b 2/=c"]),
    ("(a,b);\r\n(c,d);\r\n", &[" 0/=a 0/=b", " 0/=c 0/=d"]),
    ("\u{feff}(a,b);", &[" 0/=a 0/=b"]),
    ("('it''s','New York','(');", &[" 0/=it's 0/=New York 0/=("]),
    ("('a;b','[c]',':');", &[" 0/=a;b 0/=[c] 0/=:"]),
    ("('''',b);", &[" 0/=' 0/=b"]),
    ("(a_b,c-d,e.f);", &[" 0/=a_b 0/=c-d 0/=e.f"]),
    ("(a[x],[y]b)[z];", &[" 0/=a 0/=b"]),
    ("[&R] (a,b);", &[" 0/=a 0/=b"]),
    ("[a [nested] comment\n over lines]\n(a,b);", &[" 0/=a 0/=b"]),
    ("(a[;],b[)],c[']);", &[" 0/=a 0/=b 0/=c"]),
    ("(a,b); [last]\n", &[" 0/=a 0/=b"]),
    ("(a:[x]1,b:\n2);", &[" 0/=a:1 0/=b:2"]),
    ("((((a))));", &[" 0/ 1/ 2/ 3/=a"]),
    ("(a);", &[" 0/=a"]),
    ("(Ämter,𝄞,猫);", &[" 0/=Ämter 0/=𝄞 0/=猫"]),
    ("(1,2,3)4;", &["4 0/=1 0/=2 0/=3"]),
    ("(a,b)'S-1':-0.5;", &["S-1:-0.5 0/=a 0/=b"]),
    ("\n\n(a,b);\n\n\n(c,d);\n\n", &[" 0/=a 0/=b", " 0/=c 0/=d"]),
    (
        "(a{1},b=2,#c,d/e,\"f\");",
        &[" 0/=a{1} 0/=b=2 0/=#c 0/=d/e 0/=\"f\""],
    ),
    ("(a,b)\nroot;", &["root 0/=a 0/=b"]),
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
    }
}

/// Texts with problems: `line:column code` of each, and how many sentences there are.
const FAULTY: &[(&str, usize, &[&str])] = &[
    ("", 0, &["1:1 no-tree"]),
    ("\n\u{b};", 0, &["2:2 no-tree"]),
    (" \n", 0, &["2:1 no-tree"]),
    ("[only a comment]", 0, &["1:1 no-tree"]),
    (";", 0, &["1:1 no-tree"]),
    ("[a\r(c,d);\r", 0, &["1:1 carriage-returns"]),
    ("a", 1, &["1:2 semicolon-missing"]),
    ("(a,b)", 1, &["1:6 semicolon-missing"]),
    ("(a,b)\n", 1, &["1:6 semicolon-missing"]),
    ("(a,b)\n(c,d);", 2, &["1:6 semicolon-missing"]),
    ("(a,b)(c,d);", 2, &["1:6 semicolon-missing"]),
    ("(a,b", 1, &["1:5 bracket-unclosed"]),
    ("(a,b;", 1, &["1:5 bracket-unclosed"]),
    ("((a,b),(c,d;\n(e,f);", 2, &["1:12 bracket-unclosed"]),
    ("(a,b);\n((c,d)\n(e,f);", 3, &["2:7 bracket-unclosed"]),
    ("(a,b));", 1, &["1:6 bracket-unopened"]),
    (
        "(a,b););",
        1,
        &["1:7 bracket-unopened", "1:8 text-between-trees"],
    ),
    (")(a,b);", 1, &["1:1 bracket-unopened"]),
    ("(a,b);;", 1, &["1:7 text-between-trees"]),
    ("(a,b);\nthe end", 1, &["2:1 text-between-trees"]),
    ("()a;", 1, &["1:1 bracket-empty"]),
    ("(a,());", 1, &["1:4 bracket-empty"]),
    ("(a,);", 1, &["1:4 leaf-unnamed"]),
    ("(,a);", 1, &["1:2 leaf-unnamed"]),
    ("(,);", 1, &["1:2 leaf-unnamed", "1:3 leaf-unnamed"]),
    ("(a,,b);", 1, &["1:4 leaf-unnamed"]),
    ("(:1,b);", 1, &["1:2 leaf-unnamed"]),
    ("('',b);", 1, &["1:2 leaf-unnamed"]),
    ("(a b);", 1, &["1:4 comma-missing"]),
    ("(a(b,c));", 1, &["1:3 comma-missing"]),
    ("((a,b)(c,d));", 1, &["1:7 comma-missing"]),
    ("((a,b)x y,c);", 1, &["1:9 comma-missing"]),
    (
        "(New York City,b);",
        1,
        &["1:6 comma-missing", "1:11 comma-missing"],
    ),
    ("a b;", 1, &["1:3 comma-missing"]),
    ("a,b;", 1, &["1:2 comma-outside"]),
    ("('a,b);", 1, &["1:2 quote-unclosed"]),
    ("('a,b);\n(c,d);", 2, &["1:2 quote-unclosed"]),
    ("(it's,b);", 1, &["1:2 quote-inside"]),
    ("(a[x,b);", 1, &["1:3 comment-unclosed"]),
    ("(a[x,b);\n(c,d);", 2, &["1:3 comment-unclosed"]),
    ("(a],b);", 1, &["1:3 comment-unopened"]),
    ("(a:x,b);", 1, &["1:4 length-bad"]),
    ("(a:,b);", 1, &["1:4 length-bad"]),
    ("(a:'1',b);", 1, &["1:4 length-bad"]),
    ("(a:1:2,b);", 1, &["1:6 length-twice"]),
    ("(a,b,a:1,a);", 1, &["1:6 leaf-twice"]),
    (
        "('a',(b,a),b):2;",
        1,
        &["1:9 leaf-twice", "1:12 leaf-twice"],
    ),
    ("(cafe\u{301},b);", 1, &["1:2 form-not-nfc"]),
    ("(a\u{200b},b);", 1, &["1:2 character-invisible"]),
    (
        "('𝄞',é:1 é);\n (a b);",
        2,
        &["1:11 comma-missing", "1:11 leaf-twice", "2:5 comma-missing"],
    ),
    (
        "(S (NP (DT the) (NN cat)))",
        1,
        &[
            "1:4 comma-missing",
            "1:8 comma-missing",
            "1:12 comma-missing",
            "1:17 comma-missing",
            "1:21 comma-missing",
            "1:27 semicolon-missing",
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
        (&b"(caf\xe9,b);"[..], "1:5 not-utf8"),
        (b"\xff\xfe(\0", "1:1 utf-16"),
    ] {
        let (sentences, diagnostics) = read_bytes(bytes);
        assert!(sentences.is_empty());
        assert_eq!(
            diagnostics.iter().map(place).collect::<Vec<_>>(),
            [expected]
        );
    }
}

#[test]
fn messages_say_what_stands_there_and_what_to_do() {
    for (text, expected) in [
        (
            "(a b);",
            "there is no comma before \"b\"; add one, or put a name of several words in quotes ('New York')",
        ),
        ("(a,b)", "the tree does not end in a semicolon; add ;"),
        (
            "(a,b,a):1;",
            "2 leaves are named \"a\"; if this is a sentence that is as it should be, since leaves are told apart by their positions",
        ),
        (
            "",
            "there is no tree here; write one in Newick's format, such as ((the,cat),sleeps);",
        ),
    ] {
        let (_, diagnostics) = read(text);
        assert_eq!(
            diagnostics.first().map(ToString::to_string).as_deref(),
            Some(expected)
        );
    }
}

#[test]
fn a_tree_knows_its_root_its_leaves_and_their_places() {
    let text = "[&R]\n('it''s':2,b)x;[&U](c,d);(e,f);";
    let (sentences, _) = read(text);
    let rootings: Vec<_> = sentences.iter().map(Sentence::rooting).collect();
    assert_eq!(
        rootings,
        [Some(Rooting::Rooted), Some(Rooting::Unrooted), None]
    );
    let sentence = sentences.first().unwrap();
    let names = twintree::Sentence::Newick(sentence.clone()).spans();
    let found: Vec<_> = sentence
        .nodes()
        .map(Node::span)
        .chain(names)
        .map(|span| {
            (
                span.line,
                span.column,
                text.get(span.start..span.end).unwrap(),
            )
        })
        .collect();
    let expected = [
        (2, 1, "('it''s':2,b)x"),
        (2, 2, "'it''s':2"),
        (2, 12, "b"),
        (2, 2, "'it''s'"),
        (2, 12, "b"),
    ];
    assert_eq!(found, expected);
    let numbers: Vec<_> = sentence
        .nodes()
        .map(|node| (node.number(), node.end()))
        .collect();
    assert_eq!(numbers, [(None, 3), (Some(1), 2), (Some(2), 3)]);
    assert_eq!(sentence.word(2).map(Node::name).as_deref(), Some("b"));
    assert_eq!(sentence.word_count(), 2);
}

#[test]
fn a_reader_continues_where_another_ended() {
    let text = "(a,b);(é,𝄞);[x]\n(a,a); x";
    let (_, expected) = read(text);
    let mut diagnostics = twintree::text::Diagnostics::new();
    let mut position = Position::START;
    for piece in ["(a,b);", "(é,𝄞);", "[x]\n(a,a); "] {
        let mut reader = Reader::at(piece, position);
        let sentence = reader.next_sentence(&mut diagnostics).unwrap();
        assert_eq!(write(&sentence), piece);
        assert!(reader.next_sentence(&mut diagnostics).is_none());
        position = reader.position();
    }
    let mut reader = Reader::at("x", position);
    assert!(reader.next_sentence(&mut diagnostics).is_none());
    assert_eq!(diagnostics, expected);
    let position = reader.position();
    assert_eq!(
        (position.offset, position.line, position.column),
        (text.len(), 2, 9)
    );
}

#[test]
fn a_chain_of_100_000_nodes_is_read() {
    let work = || {
        let text = "(".repeat(100_000) + "a" + &")".repeat(100_000) + ";";
        let (sentences, diagnostics) = read(&text);
        assert!(diagnostics.is_empty());
        assert_eq!(sentences.first().unwrap().nodes().len(), 100_001);
        assert_eq!(write_all(&sentences), text);
        drop(sentences);
        let open = "(a:1,".repeat(100_000);
        let (sentences, diagnostics) = read(&open);
        // Never closed, a leaf missing at the end, and a name that 100,000 leaves have.
        assert_eq!((sentences.len(), diagnostics.len()), (1, 3));
        let comment = "[".repeat(100_000) + &"]".repeat(100_000) + "a;";
        assert!(read(&comment).1.is_empty());
    };
    thread::Builder::new()
        .stack_size(256 * 1024)
        .spawn(work)
        .unwrap()
        .join()
        .unwrap();
}

/// Trees as text without the semicolon, with blanks and comments between.
fn trees() -> impl Strategy<Value = String> {
    let blank = || prop_oneof![4 => Just(""), 1 => Just(" "), 1 => Just("\n "), 1 => Just("[;(]")];
    let name = || prop_oneof!["[a-zß𝄞_.]{1,3}", "'[a-z ();,𝄞]{1,3}'"];
    let length = || prop_oneof![2 => Just(""), 1 => Just(":1"), 1 => Just(" : 0.5")];
    let leaf = (blank(), name(), length())
        .prop_map(|(blank, name, length)| format!("{blank}{name}{length}"));
    leaf.prop_recursive(6, 40, 4, move |inner| {
        let inner_name = prop_oneof![Just(String::new()), name()];
        (
            proptest::collection::vec((inner, blank()), 1..4),
            blank(),
            inner_name,
            length(),
        )
            .prop_map(|(members, blank, name, length)| {
                let members: Vec<_> = members.iter().map(|(m, b)| format!("{m}{b}")).collect();
                format!("({}){blank}{name}{length}", members.join(","))
            })
    })
}

proptest! {
    #[test]
    fn any_trees_come_back_byte_for_byte(
        trees in proptest::collection::vec((trees(), "[ \n]{0,3}"), 1..5),
    ) {
        let text: String = trees.iter().flat_map(|(tree, blank)| [tree, ";", blank]).collect();
        let (sentences, diagnostics) = read(&text);
        prop_assert!(!diagnostics.iter().any(Diagnostic::is_error), "{}: {:?}", text, diagnostics);
        prop_assert_eq!(sentences.len(), trees.len());
        prop_assert_eq!(&write_all(&sentences), &text);
    }

    #[test]
    fn no_change_of_a_text_loses_a_byte(
        trees in proptest::collection::vec(trees(), 1..4),
        changes in proptest::collection::vec((any::<prop::sample::Index>(), "[()\\[\\]',:;\n a]{0,2}"), 1..6),
    ) {
        let mut text: String = trees.iter().flat_map(|tree| [tree, ";\n"]).collect();
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
