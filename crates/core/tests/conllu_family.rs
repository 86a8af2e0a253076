//! CoNLL-U Plus, CoNLL-X and CoNLL-2009 are read to the sentences that CoNLL-U has.

use crate::cutting::check_family;
use twintree::intake::{FileFormat, LinkFormat, Recognised};
use twintree::text::conllu::{Layout, Reader, Row, RowId, read, write_all};
use twintree::text::cutter::Cutter;
use twintree::text::{Code, Diagnostics, Format, Position, conllu};
use twintree::{Corpus, Pair, PairOptions, paths};

/// Two sentences, of which the second has a multiword token.
const CONLLU: &str = "\
1\tthe\tthe\tDET\tDT\tDefinite=Def\t2\tdet\t_\t_
2\tcat\tcat\tNOUN\tNN\t_\t3\tnsubj\t_\t_
3\tsleeps\tsleep\tVERB\tVBZ\t_\t0\troot\t_\t_

1\tgo\tgo\tVERB\tVB\t_\t0\troot\t_\t_

";

/// The same, with columns in another order and some more.
const PLUS: &str = "\
# global.columns = FORM MWE ID HEAD DEPREL UPOS XPOS LEMMA NE FEATS
the\t*\t1\t2\tdet\tDET\tDT\tthe\tO\tDefinite=Def
cat\t1:VID\t2\t3\tnsubj\tNOUN\tNN\tcat\tO\t_
sleeps\t1\t3\t0\troot\tVERB\tVBZ\tsleep\tO\t_

go\t*\t1\t0\troot\tVERB\tVB\tgo\tO\t_

";

const CONLL_X: &str = "\
1\tthe\tthe\tDET\tDT\tDefinite=Def\t2\tdet\t3\tNMOD
2\tcat\tcat\tNOUN\tNN\t_\t3\tnsubj\t3\tSBJ
3\tsleeps\tsleep\tVERB\tVBZ\t_\t0\troot\t0\tROOT

1\tgo\tgo\tVERB\tVB\t_\t0\troot\t0\tROOT

";

/// It has no coarse parts of speech. The predicted columns are others.
const CONLL_2009: &str = "\
1\tthe\tthe\tteh\tDT\tX\tDefinite=Def\t_\t2\t3\tdet\tOBJ\t_\t_\t_
2\tcat\tcat\tkat\tNN\tX\t_\t_\t3\t1\tnsubj\tOBJ\t_\t_\tA0
3\tsleeps\tsleep\t_\tVBZ\tX\t_\t_\t0\t0\troot\tOBJ\tY\tsleep.01\t_

1\tgo\tgo\tgo\tVB\tX\t_\t_\t0\t0\troot\tOBJ\tY\tgo.01\tA1

";

/// All sentences of a text, which has no problems.
#[track_caller]
fn sentences(text: &str, format: Format) -> Vec<conllu::Sentence<'_>> {
    let mut diagnostics = Diagnostics::new();
    let mut reader = Reader::of(text, Position::START, format);
    let sentences = core::iter::from_fn(|| reader.next_sentence(&mut diagnostics)).collect();
    assert!(diagnostics.is_empty(), "{:?}", diagnostics.to_vec());
    sentences
}

/// What is wrong with a text: where, and in which words.
fn problems(text: &str, format: Format) -> Vec<String> {
    let mut diagnostics = Diagnostics::new();
    let mut reader = Reader::of(text, Position::START, format);
    while reader.next_sentence(&mut diagnostics).is_some() {}
    let told = diagnostics.iter().map(|one| {
        let place = one.span;
        format!(
            "{}:{}-{}: {one}",
            place.line, place.column, place.end_column
        )
    });
    told.collect()
}

#[track_caller]
fn check(text: &str, format: Format, expected: &[&str]) {
    assert_eq!(problems(text, format), expected, "{text}");
}

/// What is read of a word.
type Columns<'a> = (
    RowId,
    &'a str,
    [Option<&'a str>; 4],
    Option<u32>,
    Option<&'a str>,
);

fn columns<'a>(row: &Row<'a>) -> Columns<'a> {
    let labels = [row.lemma(), row.upos(), row.xpos(), row.feats()];
    (row.id(), row.form(), labels, row.head(), row.deprel())
}

#[test]
fn every_format_of_the_family_gives_the_same_words_and_heads() {
    let expected = sentences(CONLLU, Format::Conllu);
    for (text, format) in [
        (PLUS, Format::ConlluPlus),
        (CONLL_X, Format::ConllX),
        (CONLL_2009, Format::Conll2009),
    ] {
        let found = sentences(text, format);
        assert_eq!(found.len(), expected.len());
        for (found, expected) in found.iter().zip(&expected) {
            assert!(found.is_sound() && found.format() == format);
            for (found, expected) in found.rows().iter().zip(expected.rows()) {
                let mut expected = columns(expected);
                if format == Format::Conll2009 {
                    expected.2[1] = None;
                }
                assert_eq!(columns(found), expected);
                assert_eq!((found.deps(), found.misc()), (None, None));
            }
        }
        assert_eq!(write_all(&found), text, "every byte is kept");
    }
}

#[test]
fn other_columns_are_kept_with_their_line() {
    let found = sentences(PLUS, Format::ConlluPlus);
    let cat = found[0].word(2).expect("the second word");
    assert_eq!(cat.as_str().split('\t').nth(1), Some("1:VID"));
    assert_eq!(cat.as_str(), "cat\t1:VID\t2\t3\tnsubj\tNOUN\tNN\tcat\tO\t_");
}

#[test]
fn the_columns_that_the_first_line_declares_hold_for_all_sentences_of_a_stream() {
    for length in [1, 7, 1000] {
        let mut cutter = Cutter::new(Format::ConlluPlus);
        let (mut forms, mut layouts) = (Vec::new(), Vec::new());
        let mut diagnostics = Diagnostics::new();
        let mut read = |piece: twintree::text::cutter::Piece<'_>| {
            let text = piece.text().expect("text");
            let mut reader = twintree::Reader::at(text, piece.at, Format::ConlluPlus);
            let sentence = reader.next_sentence(&mut diagnostics);
            let words = sentence.iter().flat_map(twintree::Sentence::words);
            forms.extend(words.map(|word| word.form.into_owned()));
            layouts.push(piece.at.layout);
        };
        for bytes in PLUS.as_bytes().chunks(length) {
            let mut input = bytes;
            while let Some(piece) = cutter.next(&mut input) {
                read(piece);
            }
        }
        while let Some(piece) = cutter.finish() {
            read(piece);
        }
        assert!(diagnostics.is_empty(), "{:?}", diagnostics.to_vec());
        assert_eq!(forms, ["the", "cat", "sleeps", "go"]);
        let declared = Layout::declared(PLUS.lines().next().unwrap_or_default());
        assert_eq!(layouts, [Layout::CONLLU, declared.expect("it is one")]);
    }
}

#[test]
fn the_sentences_are_the_same_however_a_text_is_divided() {
    let blank = format!("\u{feff}\r\n\n{PLUS}");
    for text in [
        CONLLU,
        PLUS,
        &blank,
        CONLL_X,
        CONLL_2009,
        "# global.columns = ID",
        "",
    ] {
        check_family(text.as_bytes(), &[1, 2, 30]);
    }
}

#[test]
fn pairs_of_two_formats_are_compared() {
    let options = PairOptions::default().with_formats([Some(Format::ConllX), None]);
    let pair = Pair::read(CONLL_X, PLUS, "1-1 2-2 3-3", &options);
    // Only that there are two sentences a side.
    assert!(
        pair.diagnostics()
            .all(|(_, one)| one.code == Code::SeveralSentences)
    );
    let comparison = paths::compare(pair.dependencies().expect("trees")).expect("small");
    assert_eq!(comparison.score.similarity(), twintree::Ratio::new(1, 1));
    let corpus = Corpus::read(PLUS, CONLL_2009, "1-1 2-2\n1-1\n", &PairOptions::default());
    assert_eq!(corpus.expect("as many").pairs().len(), 2);
}

#[test]
fn another_number_of_columns_is_named_with_its_line() {
    check(
        "# global.columns = ID FORM HEAD DEPREL\n1\tgo\t0\troot\n2\tnow\t1\n3\t!\t1\tpunct\t_\n",
        Format::ConlluPlus,
        &[
            "3:1-8: 3 columns; # global.columns names 4, separated by one tab each",
            "4:1-14: 5 columns; # global.columns names 4, separated by one tab each",
        ],
    );
    check(
        "1\tgo\tgo\tV\tVB\t_\t0\tROOT\n",
        Format::ConllX,
        &["1:1-22: 8 columns; CoNLL-X has 10, separated by one tab each"],
    );
    check(
        "1\tgo\tgo\tgo\tVB\tVB\t_\t_\t0\t0\tROOT\tROOT\tY\n",
        Format::Conll2009,
        &["1:1-37: 13 columns; CoNLL-2009 has 14 or more, separated by one tab each"],
    );
}

#[test]
fn faults_stand_in_the_column_of_the_file() {
    check(
        "# global.columns = FORM HEAD ID DEPREL\ngo\t0\t1\troot\nnow\t7\t2\tadvmod\n!\tx\t3\t_\n",
        Format::ConlluPlus,
        &[
            "3:5-6: HEAD \"7\" is not a word of this sentence (words are 1–3)",
            "4:3-4: HEAD \"x\" is not a number; write the ID of a word, or 0 for the root",
            "4:7-8: DEPREL is missing; write the relation to the head, such as nsubj",
        ],
    );
    check(
        "1\tgo\tgo\tgo\tVB\tVB\t_\t_\t1\t0\tROOT\tROOT\tY\tgo.01\n",
        Format::Conll2009,
        &[
            "1:22-23: HEAD \"1\" is the word \"go\" itself; write another word, or 0 for the root",
            "1:22-23: no word has HEAD 0; a sentence has one root",
        ],
    );
    check(
        "1\tgo\tgo\t\tVB\t_\t0\tROOT\t_\t_\n",
        Format::ConllX,
        &["1:9-9: UPOS is empty; write _ where there is nothing to say"],
    );
}

#[test]
fn columns_without_which_there_is_no_tree_are_missed_once_a_sentence() {
    check(
        "# global.columns = ID FORM DEPREL\n1\tgo\troot\n2\t!\tpunct\n\n1\tgo\troot\n",
        Format::ConlluPlus,
        &[
            "2:1-10: # global.columns names no HEAD; a tree needs the columns ID, HEAD and DEPREL",
            "5:1-10: # global.columns names no HEAD; a tree needs the columns ID, HEAD and DEPREL",
        ],
    );
    check(
        "# global.columns = PARSEME:MWE\n*\n",
        Format::ConlluPlus,
        &["2:1-2: # global.columns names no ID; a tree needs the columns ID, HEAD and DEPREL"],
    );
}

#[test]
fn a_column_that_is_named_twice_is_the_first_of_them() {
    let text = "# global.columns = ID FORM HEAD HEAD DEPREL\n1\tgo\t0\t9\troot\n";
    assert_eq!(
        sentences(text, Format::ConlluPlus)[0].rows()[0].head(),
        Some(0)
    );
}

#[test]
fn without_a_declaration_the_columns_are_those_of_conllu() {
    assert_eq!(sentences(CONLLU, Format::ConlluPlus).len(), 2);
    check(
        "1\tgo\t0\troot\n",
        Format::ConlluPlus,
        &["1:1-12: 4 columns; there must be ten, separated by one tab each"],
    );
}

#[test]
fn labels_of_their_own_are_no_warning_in_the_older_formats() {
    let text = "1\tgo\tgo\tV\tVB\t_\t0\tROOT\t_\t_\n";
    assert_eq!(problems(text, Format::ConllX), [""; 0]);
    assert_eq!(problems(text, Format::Conllu).len(), 2);
    let declared = "# global.columns = ID FORM HEAD DEPREL\n1\tgo\t0\tROOT\n";
    assert_eq!(problems(declared, Format::ConlluPlus).len(), 1);
}

#[test]
fn a_long_sentence_of_short_lines_is_read_whole() {
    let rows = (1..=20_000_u32).map(|id| format!("{id}\t{}\tdep\n", id - 1));
    let text = format!(
        "# global.columns = ID HEAD DEPREL\n{}",
        rows.collect::<String>()
    );
    assert_eq!(sentences(&text, Format::ConlluPlus)[0].word_count(), 20_000);
}

#[test]
fn the_name_of_a_file_tells_its_format() {
    for (name, expected) in [
        ("a/b.conllu", Some(FileFormat::Sentences(Format::Conllu))),
        (
            "X.CONLLUP.GZ",
            Some(FileFormat::Sentences(Format::ConlluPlus)),
        ),
        ("fr.cupt", Some(FileFormat::Sentences(Format::ConlluPlus))),
        ("x.conll", Some(FileFormat::Sentences(Format::ConllX))),
        ("x.conll09", Some(FileFormat::Sentences(Format::Conll2009))),
        ("wsj.ptb", Some(FileFormat::Sentences(Format::Brackets))),
        ("x.tre", Some(FileFormat::Sentences(Format::Newick))),
        ("x.align", Some(FileFormat::Links(LinkFormat::Pharaoh))),
        ("test.wa.gz", Some(FileFormat::Links(LinkFormat::Naacl))),
        ("x.txt", None),
        ("folder.conllu/x", None),
        ("conllu", None),
        ("-", None),
    ] {
        assert_eq!(FileFormat::of_name(name), expected, "{name}");
    }
}

#[track_caller]
fn recognise(name: &str, beginning: &str, format: Format, looks_like: Option<Format>) {
    let expected = Recognised { format, looks_like };
    assert_eq!(
        Recognised::new(name, beginning.as_bytes()),
        expected,
        "{name}"
    );
}

#[test]
fn the_name_goes_before_the_beginning_which_may_contradict() {
    use Format::{Brackets, Conll2009, ConllX, Conllu, ConlluPlus, Newick, Words};
    recognise("x.txt", CONLLU, Conllu, None);
    recognise("x.txt", CONLL_X, ConllX, None);
    recognise("x", CONLL_2009, Conll2009, None);
    recognise("x", PLUS, ConlluPlus, None);
    recognise("x.align", "(S (NN a))", Brackets, None);
    // Ten columns are read by any of the three.
    recognise("x.conllu", CONLL_X, Conllu, None);
    recognise("x.conllx", CONLLU, ConllX, None);
    // One name for all of the family.
    recognise("x.conll", CONLLU, ConllX, None);
    recognise("x.conll", &format!("# sent_id = 1\n{CONLLU}"), Conllu, None);
    recognise("x.conll", "1-2\tam\t_\t_\t_\t_\t_\t_\t_\t_\n", Conllu, None);
    recognise("x.conll", CONLL_2009, Conll2009, None);
    recognise("x.conll", PLUS, ConlluPlus, None);
    // What cannot be read so is said.
    recognise("x.conllu", PLUS, Conllu, Some(ConlluPlus));
    recognise("x.conllu", CONLL_2009, Conllu, Some(Conll2009));
    recognise("x.conllu", "(S (NN a))", Conllu, Some(Brackets));
    recognise("x.conll", "(a,b);", ConllX, Some(Newick));
    recognise("x.mrg", CONLLU, Brackets, Some(Conllu));
    recognise("x.nwk", "(S (NN a))", Newick, Some(Brackets));
    // Words are what is not recognised.
    recognise("x.mrg", "he sleeps", Brackets, None);
    recognise("x.txt", "he sleeps", Words, None);
}

/// A sentence of two words with these enhanced dependencies, and an empty node after the first.
fn enhanced(first: &str, empty: &str) -> String {
    format!(
        "1\tgo\tgo\tVERB\t_\t_\t0\troot\t{first}\t_\n\
         1.1\tand\t_\t_\t_\t_\t_\t_\t{empty}\t_\n\
         2\tnow\tnow\tADV\t_\t_\t1\tadvmod\t1:advmod\t_\n"
    )
}

#[test]
fn enhanced_dependencies_are_lists_of_heads_and_relations() {
    let text = enhanced("0:root|1.1:conj:and|2:dep", "1:conj|2:x");
    let (sentences, diagnostics) = read(&text);
    assert!(diagnostics.is_empty(), "{:?}", diagnostics.to_vec());
    let found: Vec<Vec<(RowId, &str)>> = sentences[0]
        .rows()
        .iter()
        .map(|row| row.enhanced().map(|one| (one.head, one.relation)).collect())
        .collect();
    let empty = RowId::Empty { after: 1, index: 1 };
    assert_eq!(
        found,
        [
            vec![
                (RowId::Word(0), "root"),
                (empty, "conj:and"),
                (RowId::Word(2), "dep")
            ],
            vec![(RowId::Word(1), "conj"), (RowId::Word(2), "x")],
            vec![(RowId::Word(1), "advmod")],
        ]
    );
    assert_eq!(empty.to_string(), "1.1");
    assert_eq!(sentences[0].row(empty).map(Row::form), Some("and"));
}

#[test]
fn what_is_wrong_with_enhanced_dependencies_is_a_warning_with_its_place() {
    check(
        &enhanced("0:root|x:dep|1:dep|7:dep|2.1:dep", "_"),
        Format::Conllu,
        &[
            "1:32-37: DEPS \"x:dep\" is not a head and a relation; write both, such as 4:nsubj, and | between several",
            "1:38-43: the head in DEPS \"1:dep\" is not another word or empty node of this sentence",
            "1:44-49: the head in DEPS \"7:dep\" is not another word or empty node of this sentence",
            "1:50-57: the head in DEPS \"2.1:dep\" is not another word or empty node of this sentence",
        ],
    );
    check(
        &enhanced("2:dep|0:root|0:root|1.1:b|1.1:a", "0:dep|2:root|2:"),
        Format::Conllu,
        &[
            "1:31-37: DEPS \"0:root\" is out of order, or stands here twice; sort by head, then by relation",
            "1:38-44: DEPS \"0:root\" is out of order, or stands here twice; sort by head, then by relation",
            "1:51-56: DEPS \"1.1:a\" is out of order, or stands here twice; sort by head, then by relation",
            "2:21-26: DEPS \"0:dep\": the head 0 has the relation root, and no other head has it",
            "2:27-33: DEPS \"2:root\": the head 0 has the relation root, and no other head has it",
            "2:34-36: DEPS \"2:\" is not a head and a relation; write both, such as 4:nsubj, and | between several",
        ],
    );
    check(
        "1-2\tam\t_\t_\t_\t_\t_\t_\t1:x\t_\n1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n2\tm\t_\t_\t_\t_\t1\tdep\t1:y||2:z\t_\n",
        Format::Conllu,
        &[
            "1:20-23: DEPS \"1:x\" is not used: 1-2 is a multiword token or an empty node and has none; write _",
            "3:23-23: DEPS \"\" is not a head and a relation; write both, such as 4:nsubj, and | between several",
            "3:24-27: the head in DEPS \"2:z\" is not another word or empty node of this sentence",
        ],
    );
}

#[test]
fn where_ids_are_wrong_enhanced_dependencies_are_not_judged() {
    let (sentences, diagnostics) =
        read("1\tgo\tgo\tVERB\t_\t_\t0\troot\t9:x\t_\n3\tnow\tnow\tADV\t_\t_\t1\tadvmod\t_\t_\n");
    assert!(!sentences[0].is_sound());
    assert!(
        diagnostics
            .iter()
            .all(|one| one.code == Code::IdOutOfSequence)
    );
}
