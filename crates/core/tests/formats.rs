//! The format of a text is noticed from the text itself.

use std::str::FromStr;

use twintree::text::Format;

const C: Format = Format::Conllu;
const P: Format = Format::ConlluPlus;
const X: Format = Format::ConllX;
const Z: Format = Format::Conll2009;
const B: Format = Format::Brackets;
const N: Format = Format::Newick;
const W: Format = Format::Words;

/// Texts and the format that each is in.
const TEXTS: &[(&str, Format)] = &[
    // CoNLL-U and what is nearly that.
    (
        "1\tCats\tcat\tNOUN\t_\t_\t2\tnsubj\t_\t_\n2\tsleep\tsleep\tVERB\t_\t_\t0\troot\t_\t_\n",
        C,
    ),
    (
        "# sent_id = 1\n# text = (Applause) Hello\n1\tGo\tgo\tVERB\t_\t_\t0\troot\t_\t_",
        C,
    ),
    (
        "\u{feff}# newdoc\r\n1-2\tvámonos\t_\t_\t_\t_\t_\t_\t_\t_\r\n",
        C,
    ),
    ("1   Cats   cat   NOUN   _   _   2   nsubj   _   _\n", C),
    ("1 Cats cat NOUN _ _ 2 nsubj _ _", C),
    ("1\tCats\tcat\tN\tN\t_\t2\tnsubj\n", C),
    // Its family: what its lines hold that CoNLL-U would not.
    ("1\tThe\tthe\tDT\tDT\t_\t2\tNMOD\t_\t_\n", X),
    ("1\tThe\tthe\tDT\tDT\t_\t2\tNMOD\t2\tNMOD\n", X),
    ("1\tThe\tthe\tDET\tDT\t_\t2\tdet\t2\t_\n2\t", X),
    ("1\tGo\tgo\tverb\tVB\t_\t0\troot\t_\t_\n", C),
    ("1\tGo\tgo\tV\t_\t_\t0\troot\t_\t_\n", C),
    ("1\tGo\tgo\tV\tVB\t_\t0\troot\t0:root\t_\n", C),
    ("1\tGo\tgo\tV\tVB\t_\t0\troot\t_\tSpaceAfter=No\n", C),
    ("# sent_id = 1\n1\tGo\tgo\tV\tVB\t_\t0\troot\t_\t_\n", C),
    (
        "1\tGo\tgo\tV\tVB\t_\t0\troot\t_\t_\n2\t!\t!\tPUNCT\t.\t_\t1\tpunct\t_\t_\n",
        C,
    ),
    (
        "1\tGo\tgo\tgo\tVB\tVB\t_\t_\t0\t0\tROOT\tROOT\tY\tgo.01\n",
        Z,
    ),
    (
        "1\tGo\tgo\tgo\tVB\tVB\t_\t_\t0\t0\tROOT\tROOT\tY\tgo.01\tA0\t_\n",
        Z,
    ),
    ("1\tGo\tgo\tgo\tVB\tVB\t_\t_\t0\t0\tROOT\tROOT\t_\n", C),
    ("a\tb\tc\td\te\tf\tg\th\ti\tj\tk\tl\tm\tn\n", C),
    (
        "# global.columns = ID FORM HEAD DEPREL\n1\tGo\t0\troot\n",
        P,
    ),
    ("\u{feff}# global.columns = ID FORM\n", P),
    ("# text = x\n# global.columns = ID FORM\n1\tGo\tgo\tV\n", C),
    (
        "ID\tFORM\tLEMMA\tUPOS\tXPOS\tFEATS\tHEAD\tDEPREL\tDEPS\tMISC\n1\tGo\t",
        C,
    ),
    ("# sent_id = 1\n1\tGo\tgo\tVERB\n", C),
    ("0.1\te\t_\t_\t_\t_\t_\t_\t_\t_\n", C),
    ("# sent_id = 1\n", C),
    ("", C),
    (" \n\n", C),
    ("\u{feff}", C),
    ("\t\t\t\t\t\t\t\t\t\n1", W),
    ("1\t(\t(\tPUNCT\t_\t_\t2\tpunct\t_\t_", C),
    // Brackets.
    ("(S (NP (DT the) (NN cat)) (VP (VBZ sleeps)))", B),
    ("( (S\n    (NP-SBJ (-NONE- *))\n    (VP go)))", B),
    ("((S (NN a)))", B),
    ("(TOP(S(NP(DT the)(NN cat))(VP(VBZ sleeps))))", B),
    ("(S (, ,) (NN a))", B),
    ("(, ,)", B),
    ("(NP (CD 1,000) (NNS cats))", B),
    ("(CD 1,000)", B),
    ("(S (NP Smith , Jones) (VP go))", B),
    ("(: ;)\n(. .)", B),
    ("(S (: ;) (NN a))", B),
    ("(NN cat)", B),
    ("(np-sb (art das) (nn haupthemmnis))", B),
    ("# wsj_0001\n% x\n(S (NN a))", B),
    ("\u{feff}(S (NN a))", B),
    ("(S (NP (DT the) (NN cat) (VP (VBZ sleeps))", B),
    ("(S (NP (DT the", B),
    ("(())", B),
    ("()", B),
    ("(VP saw (NP the cat))", B),
    (")\n(S (NN a))", B),
    ("12: (S (NP (DT the) (NN cat)) (VP (VBZ sleeps)))", B),
    ("((the cat) (sat (on (the mat))))", B),
    ("(S (NN a)) (S (NN b))", B),
    ("(S (NN a))\n", B),
    ("(S (`` ``) ('' '') (-LRB- -LRB-))", B),
    ("(S (NN a)) trailing", B),
    // Newick.
    ("((the,cat),sleeps);", N),
    ("((the:1,cat:2)NP:0.5,sleeps)S;", N),
    ("( (the, cat), sleeps );", N),
    ("(the,cat);", N),
    ("(the, cat);", N),
    ("(a,b)", N),
    ("(a,b", N),
    ("(a,", N),
    ("(a", B),
    ("(S (, ,", B),
    ("((a,b),c", N),
    ("(a);", N),
    ("a;", N),
    ("'it''s';", N),
    ("'New York' ;", N),
    ("('New York',is);", N),
    ("(Homo sapiens,Pan);", N),
    ("[&R] ((a,b),c);", N),
    ("[a [nested] comment]\n(a,b);", N),
    ("(a,b);(c,d);\n", N),
    ("(a,\n(b,\nc));", N),
    ("(the,(big,(old,cat)))", N),
    ("(a[x],b);", N),
    ("((((a))));", N),
    // Words.
    ("The cat sleeps .\nIt dreams .\n", W),
    ("(Applause) Thank you .", W),
    ("(Laughter and applause) Thank you , Mr Smith .", W),
    ("(Applause)", W),
    ("(Applause)\nThank you .", W),
    ("7", W),
    ("1", W),
    ("1,000", W),
    ("1 man and a baby went to the sea", W),
    ("3 men went away", W),
    ("Hello", W),
    ("Hello;", N),
    ("He said ; she left ;", W),
    ("#hashtag", W),
    ("# 1 in the list", W),
    ("#1 in the list\nand more", W),
    ("% of all", W),
    ("1\teng\tHello there .", W),
    ("[Applause] Thank you", W),
    ("'Tis the season", W),
    ("He (the old man) left (at last) .", W),
    ("a (b) c", W),
    ("Die Katze schläft .", W),
    ("猫 が 寝る 。", W),
    (":-)", W),
    ("it's", W),
];

#[test]
fn a_text_is_noticed_as_what_it_is_meant_to_be() {
    assert!(TEXTS.len() >= 40);
    let wrong: Vec<_> = TEXTS
        .iter()
        .filter(|&&(text, format)| Format::notice(text) != format)
        .map(|(text, format)| format!("{text:?} is {format}, not {}", Format::notice(text)))
        .collect();
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn line_ends_and_blank_lines_before_make_no_difference() {
    for &(text, format) in TEXTS {
        let windows = text.replace("\r\n", "\n").replace('\n', "\r\n");
        assert_eq!(Format::notice(&windows), format, "{windows:?}");
        if !text.starts_with('\u{feff}') {
            assert_eq!(Format::notice(&format!("\n \n{text}")), format, "{text:?}");
        }
    }
}

#[test]
fn the_first_kilobytes_are_enough() {
    let brackets = "(S (NN a) (NN b))\n".repeat(100_000);
    let newick = format!("{}a,b{};", "(".repeat(50_000), ")".repeat(50_000));
    for (text, format) in [(brackets, B), (newick.replace("a,b", "a,b,(c,d)"), N)] {
        assert_eq!(Format::notice(&text), format);
    }
    assert_eq!(Format::notice_bytes(b"(S (NN caf\xc3"), B);
    assert_eq!(Format::notice_bytes(b"\xff\xfe("), W);
}

#[test]
fn one_bracket_may_be_longer_than_what_is_examined() {
    let star = format!("(leaf{});", ",leaf".repeat(50_000));
    assert_eq!(Format::notice(&star), N);
    let flat = format!("(NP{})", " cat".repeat(50_000));
    assert_eq!(Format::notice(&flat), B);
}

#[test]
fn comments_are_not_content() {
    for (text, expected) in [
        ("", false),
        ("\u{feff}# a\n\n % b\r\n", false),
        ("# a\n(", true),
        ("a", true),
    ] {
        assert_eq!(Format::has_content(text.as_bytes()), expected, "{text:?}");
    }
}

#[test]
fn a_format_has_a_name() {
    for format in Format::ALL {
        assert_eq!(Format::from_str(format.as_str()), Ok(format));
        assert_eq!(format.to_string(), format.as_str());
    }
    assert_eq!(
        Format::from_str("xml").map_err(|error| error.to_string()),
        Err(
            "there is no such format; choose one of conllu, conllup, conllx, conll2009, \
             brackets, discbracket, export, tiger, alpino, newick, words"
                .to_owned()
        )
    );
}
