//! The formats of treebanks: what is read, to which tree, and what is wrong, and where.

use crate::cutting::check_treebanks;
use twintree::distances::brackets::{Parameters, compare};
use twintree::heads::HeadRules;
use twintree::intake::{FileFormat, Ids, Recognised};
use twintree::pair::Phrases;
use twintree::text::brackets::{Kind, normal};
use twintree::text::{Diagnostics, Format};
use twintree::{Pair, PairOptions, Reader, Sentence, Side};

/// All sentences of a text, and what is wrong with it: `line:column code`.
fn read(text: &str, format: Format) -> (Vec<Sentence<'_>>, Vec<String>) {
    let mut diagnostics = Diagnostics::new();
    let mut reader = Reader::new(text, format);
    let sentences = core::iter::from_fn(|| reader.next_sentence(&mut diagnostics)).collect();
    let problems = diagnostics.iter().map(|one| {
        let place = one.span;
        format!("{}:{} {}", place.line, place.column, one.code.as_str())
    });
    (sentences, problems.collect())
}

/// A sentence as a tree in brackets.
fn tree(sentence: &Sentence<'_>) -> String {
    match sentence {
        Sentence::Brackets(sentence) => normal(sentence),
        _ => panic!("not a phrase tree"),
    }
}

/// The trees of a text that has no problems, or only these.
#[track_caller]
fn check(format: Format, text: &str, trees: &[&str], problems: &[&str]) {
    let (sentences, found) = read(text, format);
    assert_eq!(sentences.iter().map(tree).collect::<Vec<_>>(), trees);
    assert_eq!(found, problems);
}

/// What is said of a text with one problem.
#[track_caller]
fn said(format: Format, text: &str) -> String {
    let mut diagnostics = Diagnostics::new();
    let mut reader = Reader::new(text, format);
    while reader.next_sentence(&mut diagnostics).is_some() {}
    assert_eq!(diagnostics.len(), 1, "{:?}", diagnostics.to_vec());
    diagnostics[0].to_string()
}

const DISCBRACKET: &str = "\
# sent_id = a
(S (NP (DT 0=the) (NN 1=cat)) (VP 2=sleeps))
(ROOT (S (NP 1=John) (VB 0=is) (JJ 2=rich)) (? 3=?))
";

const EXPORT: &str = "\
%% a comment
#FORMAT 3
#BOT WORDTAG
1\tPPER\tN\tpersonal pronoun
#EOT WORDTAG
#BOS 7 1 985275570 0 %% from a paper
Er\t\tPPER\t3.Sg\tSB\t500
sagt\t\tVVFIN\t3.Sg\tHD\t500
,\t\t$,\t--\t--\t0
sie\t\tPPER\t--\tSB\t501\tSB\t500
(\t\t$(\t--\t--\t0
schläft\t\tVVFIN\t--\tHD\t501
.\t\t$.\t--\t--\t0
#501\t\tS\t--\tOC\t500
#500\t\tS\t--\t--\t0
#EOS 7

#BOS 8
Ja\tPTKANT\t--\t--\t0
#EOS 8
";

#[test]
fn discbracket_is_read_in_the_order_of_its_words() {
    let trees = [
        "(S (NP (DT the) (NN cat)) (VP sleeps))",
        "(ROOT (S (VB is) (NP John) (JJ rich)) (? ?))",
    ];
    check(Format::Discbracket, DISCBRACKET, &trees, &[]);
    let (sentences, _) = read(DISCBRACKET, Format::Discbracket);
    assert_eq!(sentences[0].name(), Some("a"));
    assert_eq!(sentences[1].format(), Format::Discbracket);
    // The words stand where they are written.
    let columns: Vec<_> = sentences[1]
        .spans()
        .iter()
        .map(|span| (span.line, span.column))
        .collect();
    assert_eq!(columns, [(3, 22), (3, 10), (3, 32), (3, 45)]);
    // Brackets in words, as they are written there.
    check(
        Format::Discbracket,
        "(X (. 0=#LRB#) (. 1=-RRB-))",
        &["(X (. -LRB-) (. -RRB-))"],
        &[],
    );
}

#[test]
fn the_export_format_is_read_with_functions_and_names() {
    let trees = [
        "( (S (PPER-SB Er) (VVFIN-HD sagt) ($, ,) (S-OC (PPER-SB sie) ($-LRB- -LRB-) (VVFIN-HD schläft))) ($. .))",
        "( (PTKANT Ja))",
    ];
    check(Format::Export, EXPORT, &trees, &["9:1 punctuation-inside"]);
    let (sentences, _) = read(EXPORT, Format::Export);
    let names: Vec<_> = sentences.iter().map(Sentence::name).collect();
    assert_eq!(names, [Some("7"), Some("8")]);
    let words = sentences[0].words();
    assert_eq!((&*words[4].form, words[4].xpos), ("(", Some("$(")));
    assert!(words[4].is_punctuation && !words[1].is_punctuation);
    assert_eq!(
        (sentences[0].span().line, sentences[0].span().end_line),
        (6, 16)
    );
    assert_eq!(sentences[0].spans()[1].line, 8);
}

#[test]
fn version_4_has_lemmas() {
    let text = "#BOS 1\nEr\ter\tPPER\t--\tSB\t500\nging\tgehen\tVVFIN\t--\tHD\t500 %% so\n#500\t--\tS\t--\t--\t0\n#EOS 1";
    check(
        Format::Export,
        text,
        &["( (S (PPER-SB Er) (VVFIN-HD ging)))"],
        &[],
    );
}

#[test]
fn a_phrase_with_a_gap_is_named_and_nothing_is_made_of_it() {
    let gap = "(S (VP (VB 0=is) (JJ 2=rich)) (NP 1=John))";
    check(
        Format::Discbracket,
        gap,
        &["( (VB is) (NP John) (JJ rich))"],
        &["1:4 phrase-gap"],
    );
    assert_eq!(
        said(Format::Discbracket, gap),
        "the phrase \"VP\" has a gap: “is” and “rich” belong to it, “John” between them does not; \
         phrases with gaps are not measured, attach the words so that each phrase is one stretch"
    );
    let (sentences, _) = read(gap, Format::Discbracket);
    assert!(!sentences[0].is_sound());
    // The lowest phrase is named, of several the first.
    let deep = "(S (A (B (X 0=a) (X 3=d))) (C (X 1=b) (X 4=e)) (X 2=c))";
    assert_eq!(read(deep, Format::Discbracket).1, ["1:7 phrase-gap"]);
    // Punctuation that belongs to a phrase makes a gap.
    let comma = "(S (A (X 0=a) (X 2=b)) (B (, 1=,) (X 3=c)))";
    assert_eq!(read(comma, Format::Discbracket).1, ["1:4 phrase-gap"]);
}

#[test]
fn punctuation_that_is_attached_to_nothing_stands_in_the_lowest_phrase_around_it() {
    let text = "(S (A (X 0=a) (B (X 2=b) (X 4=c))) (, 1=,) (, 3=,) (. 5=.))";
    let tree = "(S (A (X a) (, ,) (B (X b) (, ,) (X c))) (. .))";
    check(
        Format::Discbracket,
        text,
        &[tree],
        &["1:36 punctuation-inside"],
    );
    assert_eq!(
        said(Format::Discbracket, text),
        "2 punctuation marks that belong to no phrase stand within one, the first is \",\"; they are \
         taken as part of it"
    );
    // A sentence of nothing else, and a mark before the first word.
    check(
        Format::Discbracket,
        "(S (. 0=!) (. 1=?))",
        &["(S (. !) (. ?))"],
        &[],
    );
    check(
        Format::Discbracket,
        "(S (. 0=!) (A (X 1=a) (X 2=b)))",
        &["(S (. !) (A (X a) (X b)))"],
        &[],
    );
}

#[test]
fn what_is_wrong_with_discbracket_is_said_in_its_place() {
    let check = |text: &str, problems: &[&str]| {
        assert_eq!(read(text, Format::Discbracket).1, problems, "{text}");
    };
    check("(S (X a) (X 1=b))", &["1:4 word-unnumbered"]);
    check("(S (X 0=a) (X 0=b))", &["1:12 word-order"]);
    check("(S (X 1=a) (X 2=b))", &["1:4 word-order"]);
    check("(S (X 0=))", &["1:4 word-unnumbered"]);
    check("(S (X 99999999999=a))", &["1:4 word-unnumbered"]);
    check("(S (X 0=a)", &["1:11 bracket-unclosed"]);
    check("(S (X 0=a))\n(S)\n(S (X 0=b))", &["2:1 label-alone"]);
    check("", &["1:1 no-tree"]);
    assert_eq!(
        read("(S (X 0=a))\n(S)\n(S (X 0=b))", Format::Discbracket)
            .0
            .len(),
        3
    );
}

#[test]
fn what_is_wrong_with_the_export_format_is_said_in_its_place() {
    let check = |text: &str, problems: &[&str]| {
        assert_eq!(read(text, Format::Export).1, problems, "{text}");
    };
    check("#BOS 1\na X -- -- 500\n#EOS 1\n", &["2:1 node-unknown"]);
    check("#BOS 1\na X -- --\n#EOS 1\n", &["2:1 export-columns"]);
    check(
        "#BOS 1\na X -- -- 500\n#500 S -- -- 501\n#501 S -- -- 500\n#EOS 1\n",
        &["3:1 phrase-cycle"],
    );
    check(
        "#BOS 1\na X -- -- 0\n#500 S -- -- 501\n#501 S -- -- 500\n#EOS 1\n",
        &["3:1 phrase-empty", "4:1 phrase-empty"],
    );
    check(
        "#BOS 1\na X -- -- 0\n#500 S -- -- 0\n#EOS 1\n",
        &["3:1 phrase-empty"],
    );
    check(
        "#BOS 1\na X -- -- 500\n#500 S -- -- 0\n#500 S -- -- 0\n#EOS 1\n",
        &["4:1 node-twice"],
    );
    check("#BOS 1\na X -- -- 0\n", &["2:12 sentence-unclosed"]);
    check(
        "#BOS 1\na X -- -- 0\n#BOS 2\na X -- -- 0\n#EOS 2\n",
        &["3:1 sentence-unclosed"],
    );
    check("#BOS 1\n#EOS 1\n", &["1:1 tree-without-words"]);
    check(
        "#FORMAT 3\nx\n#BOS 1\na X -- -- 0\n#EOS 1\ny\n",
        &["2:1 sentence-outside", "6:1 sentence-outside"],
    );
    check("#FORMAT 3\n", &["1:1 no-tree"]);
    // A sentence with errors does not stop the file.
    let text = "#BOS 1\na X\n#EOS 1\n#BOS 2\na X -- -- 0\n#EOS 2\n";
    let (sentences, problems) = read(text, Format::Export);
    assert_eq!(
        (sentences.len(), problems),
        (2, vec!["2:1 export-columns".to_owned()])
    );
    assert!(sentences[1].is_sound());
    // A word that only looks like a phrase.
    let text = "#BOS 1\n#2 CARD -- -- 0\n#EOS 1\n";
    assert_eq!(
        read(text, Format::Export)
            .0
            .iter()
            .map(tree)
            .collect::<Vec<_>>(),
        ["( (CARD #2))"]
    );
}

/// The samples on which the readers are tried with changes, too.
const TIGER: &str = include_str!("../../../fuzz/seeds/treebanks/tiger.xml");
const ALPINO: &str = include_str!("../../../fuzz/seeds/treebanks/alpino.xml");

#[test]
fn tiger_xml_is_read_to_the_trees_of_the_export_format() {
    let trees = [
        "(VROOT (S (PPER-SB Er) (VVFIN-HD sagt) ($, ,) (S-OC (PPER-SB sie) ($-LRB- \") (VVFIN-HD lügt))) ($. .))",
        "( (PTKANT Ja))",
    ];
    check(Format::Tiger, TIGER, &trees, &["17:1 punctuation-inside"]);
    let (sentences, _) = read(TIGER, Format::Tiger);
    let names: Vec<_> = sentences.iter().map(Sentence::name).collect();
    assert_eq!(names, [Some("s1"), Some("s2")]);
    let span = sentences[0].span();
    assert!(
        TIGER[span.start..].starts_with("<s id=\"s1\">") && TIGER[..span.end].ends_with("</s>")
    );
    // A sentence alone is read, as it is cut out for the page.
    check(
        Format::Tiger,
        &TIGER[span.start..span.end],
        &trees[..1],
        &["6:1 punctuation-inside"],
    );
}

#[test]
fn alpino_xml_is_read_in_the_order_of_its_words() {
    let trees = [
        "(top (smain (pron-su Hij) (verb-hd wil) (inf-vc (adv-mod 'wel') (verb-hd slapen))) (punct .))",
        "( (adv-mod Gisteren) (verb-hd heb) (pron-su ik) (verb-hd gezien))",
    ];
    check(Format::Alpino, ALPINO, &trees, &["20:121 phrase-gap"]);
    let (sentences, _) = read(ALPINO, Format::Alpino);
    let names: Vec<_> = sentences.iter().map(Sentence::name).collect();
    assert_eq!(names, [Some("wiki-7"), Some("s9")]);
    assert_eq!(&*sentences[0].words()[2].form, "'wel'");
    assert_eq!(
        (sentences[0].is_sound(), sentences[1].is_sound()),
        (true, false)
    );
}

#[test]
fn what_is_wrong_with_xml_is_said_in_its_place() {
    let tiger = |text: &str, problems: &[&str]| {
        assert_eq!(read(text, Format::Tiger).1, problems, "{text}");
    };
    let (word, phrase) = (
        "<t id='1' word='a' pos='X'/>",
        "<nt id='2' cat='S'><edge idref='1'/></nt>",
    );
    tiger(&format!("<s>{word}{phrase}</s>"), &[]);
    tiger(&format!("<s>{word}{phrase}"), &["1:73 sentence-unclosed"]);
    tiger(
        &format!("<s>{word}{phrase}{phrase}</s>"),
        &["1:73 node-twice", "1:92 node-shared"],
    );
    tiger(
        &format!("<s>{word}<nt id='2' cat='S'><edge idref='3'/></nt></s>"),
        &["1:51 node-unknown"],
    );
    tiger(
        &format!("<s>{word}<nt id='2' cat='S'><edge/></nt></s>"),
        &["1:51 attribute-missing"],
    );
    tiger("<s><t id='1' pos='X'/></s>", &["1:4 attribute-missing"]);
    tiger(
        "<s><t id='1' word='' pos='X'/></s>",
        &["1:4 attribute-missing"],
    );
    tiger(
        &format!("<s>{word}<nt id='2' cat='S'><edge idref='2'/></nt></s>"),
        &["1:32 phrase-empty"],
    );
    tiger(
        &format!("<s>{word}<nt id='2' cat='S'/></s>"),
        &["1:32 phrase-empty"],
    );
    tiger(
        &format!("<!DOCTYPE s>\n<s>{word}</s>"),
        &["1:1 xml-refused"],
    );
    tiger(&format!("<s>{word}</q></s>"), &["1:32 xml-crossed"]);
    tiger(
        "<s><t id=1/></s>\n<s>",
        &["1:4 xml-malformed", "2:4 sentence-unclosed"],
    );
    tiger("<corpus></corpus>", &["1:1 no-tree"]);
    tiger("<s></s>", &["1:1 tree-without-words"]);
    let alpino = |text: &str, problems: &[&str]| {
        assert_eq!(read(text, Format::Alpino).1, problems, "{text}");
    };
    alpino(
        "<alpino_ds><node begin='0' pos='X' word='a'/></alpino_ds>",
        &[],
    );
    alpino(
        "<alpino_ds><node begin='x' pos='X' word='a'/></alpino_ds>",
        &["1:12 attribute-missing"],
    );
    alpino(
        "<alpino_ds><node pos='X' word='a'/></alpino_ds>",
        &["1:12 attribute-missing"],
    );
    alpino(
        "<alpino_ds><node begin='0' pos='X' word='a'/><node begin='0' pos='X' word='b'/></alpino_ds>",
        &["1:46 word-order"],
    );
    assert_eq!(
        said(Format::Tiger, "<s><t id='1' word='a&nbsp;' pos='X'/></s>"),
        "\"&nbsp;\" is not read; of XML in UTF-8 these are: elements, attributes, comments, CDATA and \
         the entities &lt; &gt; &amp; &quot; &apos;"
    );
}

#[test]
fn formats_of_xml_are_told_by_their_elements() {
    for name in ["tiger.xml", "tiger.txt", "tiger"] {
        let read = Recognised::new(name, TIGER.as_bytes());
        assert_eq!((read.format, read.looks_like), (Format::Tiger, None));
    }
    assert_eq!(Format::notice(ALPINO), Format::Alpino);
    assert_eq!(
        Format::notice("<s id='1'>\n<graph root='x'>"),
        Format::Tiger
    );
    assert_eq!(
        Format::notice("<syntax>\n<alpino_ds id='1'>"),
        Format::Alpino
    );
    for text in [
        "<s>no</s>",
        "<graphml><graph>",
        "<parallel_graph_corpus><corpus>",
        "<html><corpus>",
        "< corpus",
    ] {
        assert_eq!(Format::notice(text), Format::Words, "{text}");
    }
    let name = |text: &'static str| Ids::of(text.as_bytes()).map(|ids| ids.sentence);
    assert_eq!(name(TIGER), Some(Some("s2")));
    assert_eq!(name("\n<s id='a'></s>"), Some(Some("a")));
    assert_eq!(
        name("<alpino_ds id='a'><sentence sentid='b'/></alpino_ds>"),
        Some(Some("b"))
    );
    assert_eq!(name("\n</body></corpus>\n"), None);
    assert_eq!(name("< 3 cats"), Some(None));
}

#[test]
fn sentences_are_the_same_however_their_text_is_divided() {
    for text in [TIGER, ALPINO, EXPORT, DISCBRACKET] {
        check_treebanks(text.as_bytes(), &[1, 2, 30]);
    }
}

#[test]
fn real_trees_of_alpino_are_read() {
    let Some(folder) = std::env::var_os("TWINTREE_DATA") else {
        return;
    };
    let path = std::path::Path::new(&folder).join("algraeph/saintaltena-syntax.xml");
    let text = std::fs::read_to_string(path).expect("the sample");
    let (sentences, problems) = read(&text, Format::Alpino);
    let sound = sentences
        .iter()
        .filter(|sentence| sentence.is_sound())
        .count();
    assert_eq!((sentences.len(), sound), (15, 9));
    assert!(
        sentences
            .iter()
            .all(|sentence| !sentence.is_empty() && sentence.name().is_some())
    );
    assert!(
        problems
            .iter()
            .all(|one| one.contains("phrase-gap") || one.contains("punctuation-inside"))
    );
}

#[test]
fn every_method_of_phrases_takes_them_as_brackets() {
    let text = "#BOS 1\nthe DT -- -- 501\ncat NN -- HD 501\nsleeps VBZ -- HD 500\n#501 NP -- SBJ 500\n#500 S -- -- 0\n#EOS 1\n";
    let brackets = "( (S (NP-SBJ (DT the) (NN-HD cat)) (VBZ-HD sleeps)))";
    let rules = HeadRules::default();
    let options = PairOptions::default().with_phrases(Phrases::AsDependencies(&rules));
    let pair = Pair::read(text, brackets, "1-1 2-2 3-3", &options);
    assert_eq!(pair.diagnostics().count(), 0);
    let [left, right] = [Side::Left, Side::Right].map(|side| pair.side(side).dependencies());
    assert!(left.is_some() && left == right);
    assert_eq!(
        pair.side(Side::Left).phrases(),
        pair.side(Side::Right).phrases()
    );
    let sides = [Side::Left, Side::Right].map(|side| pair.side(side).sentence());
    let [Some(left), Some(right)] = sides else {
        panic!("no sentence")
    };
    let same = compare(left, right, &Parameters::default()).unwrap();
    assert_eq!(same.counts().f(), twintree::Ratio::new(1, 1));
    let Sentence::Brackets(sentence) = left else {
        panic!("no phrases")
    };
    let kinds: Vec<_> = sentence
        .nodes()
        .map(|node| (node.kind(), node.end(), node.span().line))
        .collect();
    let [phrase, word] = [Kind::Phrase, Kind::Word];
    assert_eq!(
        kinds,
        [
            (phrase, 6, 0),
            (phrase, 6, 6),
            (phrase, 5, 5),
            (word, 4, 2),
            (word, 5, 3),
            (word, 6, 4)
        ]
    );
}

#[test]
fn formats_are_told_by_names_and_beginnings() {
    let named = |name| match FileFormat::of_name(name) {
        Some(FileFormat::Sentences(format)) => Some(format),
        _ => None,
    };
    assert_eq!(named("tiger.export.gz"), Some(Format::Export));
    assert_eq!(named("a.discbracket"), Some(Format::Discbracket));
    assert_eq!(named("a.dbr"), Some(Format::Discbracket));
    assert_eq!(Format::notice(EXPORT), Format::Export);
    assert_eq!(Format::notice("\n#BOS 1\nx"), Format::Export);
    assert_eq!(Format::notice(DISCBRACKET), Format::Discbracket);
    assert_eq!(Format::notice("(S (NP 0=he"), Format::Discbracket);
    assert_eq!(Format::notice("(S (NP 0 =he) (X 0=x))"), Format::Brackets);
    assert_eq!(Format::notice("#BOSTON is a city"), Format::Words);
    let read = Recognised::new("a.mrg", DISCBRACKET.as_bytes());
    assert_eq!(
        (read.format, read.looks_like),
        (Format::Brackets, Some(Format::Discbracket))
    );
}

#[test]
fn names_of_sentences_pair_them() {
    let name = |text: &'static str| Ids::of(text.as_bytes()).map(|ids| ids.sentence);
    assert_eq!(name(EXPORT), Some(Some("7")));
    assert_eq!(name("#BOS\t12 x\na X -- -- 0\n#EOS 12"), Some(Some("12")));
    assert_eq!(name("#BOS 1\n#EOS 1"), Some(Some("1")));
    assert_eq!(name("#BOS\nx"), Some(None));
    assert_eq!(name("\n"), None);
}
