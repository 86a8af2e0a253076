//! A pair is read from three texts or made of heads; it is refused, with the text to blame, where an
//! error stands in the way.

use crate::notation;
use crate::notation::{links, words};
use crate::rows::{row, rows};
use twintree::pair::{PairError, Punctuation, Source, Unfit};
use twintree::paths::compare;
use twintree::text::conllu;
use twintree::text::links::{Numbering, read_pair};
use twintree::text::{Code, Diagnostic};
use twintree::{
    Alignment, AlignmentError, AnnotatedLink, Labels, Link, Pair, PairOptions, Ratio, Relation,
    Sentence, Side, Symbols, TreeError,
};

const LEFT: Source = Source::Sentence(Side::Left);
const RIGHT: Source = Source::Sentence(Side::Right);

/// The two sentences of the thesis, figures 5.1 and 5.2.
fn holmes() -> [String; 2] {
    [
        rows(
            "1 the 2 DET / 2 detective 4 NSUBJ / 3 is 4 AUX / 4 becoming 0 ROOT / 5 a 7 DET / \
             6 Sherlock 7 CMP / 7 Holmes 4 DOBJ",
        ),
        rows(
            "1 a 2 DET / 2 Sherlock 3 NSUBJ / 3 becomes 0 ROOT / 4 the 5 DET / 5 detective 3 DOBJ",
        ),
    ]
}

fn ratio(pair: &Pair<'_>) -> Option<Ratio> {
    let comparison = compare(pair.dependencies().unwrap()).unwrap();
    comparison.score.ratio()
}

fn read<'a>(left: &'a str, right: &'a str, links: &str) -> Pair<'a> {
    Pair::read(left, right, links, &PairOptions::default())
}

/// The links, separated by spaces.
fn line<M: Into<AnnotatedLink>>(links: impl IntoIterator<Item = M>) -> String {
    twintree::text::links::write_line(links, Numbering::FromOne)
}

/// What is wrong with each text, as `line:column code`.
fn problems(pair: &Pair<'_>) -> Vec<(Source, String)> {
    let place = |diagnostic: &Diagnostic| {
        let span = diagnostic.span;
        format!("{}:{} {}", span.line, span.column, diagnostic.code.as_str())
    };
    let errors = pair.diagnostics().filter(|(_, one)| one.is_error());
    errors.map(|(source, one)| (source, place(one))).collect()
}

#[test]
fn three_texts_or_heads_and_links_make_the_same_pair() {
    let [left, right] = holmes();
    let of_texts = read(&left, &right, notation::HOLMES_LINKS);
    let of_heads = notation::pair(
        notation::HOLMES_LEFT,
        notation::HOLMES_RIGHT,
        notation::HOLMES_LINKS,
    );
    assert_eq!(problems(&of_texts), []);
    assert_eq!(of_texts.trees(), of_heads.trees());
    assert_eq!(of_texts.symbols(), of_heads.symbols());
    assert_eq!(of_texts.alignment(), of_heads.alignment());
    for pair in [of_texts, of_heads] {
        let ratio = ratio(&pair).map(|ratio| ratio.to_string());
        assert_eq!(ratio.as_deref(), Some("5/10"));
        let parts = pair.dependencies().unwrap();
        assert_eq!(pair.trees(), Ok([parts.left(), parts.right()]));
        assert_eq!(pair.symbols(), parts.symbols());
        assert_eq!(pair.alignment(), Some(parts.alignment()));
    }
}

#[test]
fn a_pair_of_sentences_read_before_is_that_of_their_texts() {
    let [left, right] = holmes();
    let sentence = |text| Sentence::Conllu(conllu::read(text).0.remove(0));
    let options = PairOptions::default();
    let (links, _) = read_pair(notation::HOLMES_LINKS, Numbering::FromOne);
    let of_texts = read(&left, &right, notation::HOLMES_LINKS);
    let mut symbols = Symbols::new();
    for _ in 0..2 {
        let pair = Pair::of(sentence(&left), sentence(&right), &links, &options, symbols);
        assert_eq!(pair.trees(), of_texts.trees());
        assert_eq!(pair.alignment(), of_texts.alignment());
        assert_eq!(pair.diagnostics().count(), 0);
        // The labels are known from then on, so that the second pair adds none.
        symbols = pair.into_symbols();
        assert_eq!(&symbols, of_texts.symbols());
    }
}

#[test]
fn labels_of_both_sides_come_from_one_table() {
    let left = rows("1 a 2 nsubj / 2 b 0 root");
    let right = rows("1 b 0 root / 2 a 1 nsubj");
    let pair = read(&left, &right, "");
    let [of_left, of_right] = pair.trees().unwrap();
    let label = |tree: &twintree::DependencyTree, at| tree.label(tree.tree().node(at).unwrap());
    assert_eq!(label(of_left, 0), label(of_right, 1));
    assert_eq!(pair.symbols().len(), 2);
}

#[test]
fn swapped_sides_have_the_same_score_and_mirrored_links() {
    let [left, right] = holmes();
    let there = read(&left, &right, "1-4:specifies 2-5 3p3 4-3 5-1 6-2");
    let back = read(&right, &left, "4-1:generalizes 5-2 3p3 3-4 1-5 2-6");
    assert_eq!(ratio(&there), ratio(&back));
    assert_eq!(
        there.alignment().map(Alignment::mirrored).as_ref(),
        back.alignment()
    );
    // Links that belong to the other order are refused, not taken for others.
    let swapped = read(&right, &left, notation::HOLMES_LINKS);
    assert_eq!(
        problems(&swapped),
        [(Source::Links, "1:21 link-out-of-range".into())]
    );
    assert_eq!(
        swapped.dependencies().err(),
        Some(Unfit::Errors(Source::Links))
    );
}

/// A pair that is refused, and why.
#[track_caller]
fn check_refused(
    left: &str,
    right: &str,
    links: &str,
    blamed: Source,
    expected: &[(Source, &str)],
) {
    let pair = read(left, right, links);
    let refused = Some(Unfit::Errors(blamed));
    assert_eq!(pair.dependencies().err(), refused);
    let found = problems(&pair);
    let found: Vec<(Source, &str)> = found
        .iter()
        .map(|(source, one)| (*source, &**one))
        .collect();
    assert_eq!(found, expected);
    assert_eq!(pair.alignment(), None);
    // The trees do without links.
    let refused = refused.filter(|_| blamed != Source::Links);
    assert_eq!(pair.trees().err(), refused);
}

#[test]
fn a_pair_of_broken_texts_is_refused_for_the_first_of_them() {
    let good = rows("1 a 0 root / 2 b 1 obj");
    let broken = rows("1 a 0 root / 2 b 7 obj");
    let unknown = "2:13 head-unknown";
    check_refused(&broken, &good, "1-1", LEFT, &[(LEFT, unknown)]);
    check_refused(&good, &broken, "1-1", RIGHT, &[(RIGHT, unknown)]);
    check_refused(
        &broken,
        &broken,
        "1-1",
        LEFT,
        &[(LEFT, unknown), (RIGHT, unknown)],
    );
    check_refused("", &good, "", LEFT, &[(LEFT, "1:1 no-sentence")]);
    check_refused(&good, "", "", RIGHT, &[(RIGHT, "1:1 no-sentence")]);
}

#[test]
fn a_broken_text_is_still_shown() {
    let (good, broken) = (rows("1 a 0 root"), rows("1 b 7 root"));
    let pair = read(&broken, &good, "9-9");
    let [left, right] = [Side::Left, Side::Right].map(|side| pair.side(side));
    let form = |sentence: &Sentence<'_>| sentence.words().first().unwrap().form.to_string();
    assert_eq!(left.sentence().map(form).as_deref(), Some("b"));
    assert_eq!(right.sentence().map(form).as_deref(), Some("a"));
    assert!(left.dependencies().is_none() && right.dependencies().is_some());
    // How many words a broken text has is not known, so that no link is out of range.
    assert!(pair.link_diagnostics().is_empty());
}

/// Other links are refused, and nothing of the pair has changed.
#[track_caller]
fn check_stays(pair: &mut Pair<'_>, others: Vec<Link>, expected: &AlignmentError) {
    let before = pair.clone();
    let error = pair.link(others, &PairOptions::default());
    assert_eq!(error.as_ref(), Err(expected));
    assert_eq!(pair.alignment(), before.alignment());
    assert_eq!(pair.ignored(), before.ignored());
    assert_eq!(pair.link_diagnostics(), before.link_diagnostics());
    assert_eq!(pair.dependencies().err(), before.dependencies().err());
}

#[test]
fn links_that_are_refused_leave_the_pair_as_it_was() {
    let (good, broken) = (rows("1 a 0 root / 2 b 1 obj"), rows("1 a 7 root"));
    let link = |left, right| Link::new(left, right).unwrap();
    for (left, right) in [(&good, &broken), (&broken, &good), (&broken, &broken)] {
        for others in [vec![], vec![link(1, 1)]] {
            let mut pair = read(left, right, "1-1 x");
            check_stays(&mut pair, others, &AlignmentError::UnknownWords);
            assert_eq!(pair.alignment(), None);
            assert_eq!(pair.link_diagnostics().len(), 1);
        }
    }
    let beyond = AlignmentError::UnknownRight {
        link: link(1, 3),
        words: 2,
    };
    check_stays(&mut read(&good, &good, "1-2 x"), vec![link(1, 3)], &beyond);
    check_stays(&mut read(&good, &good, "1-2"), vec![link(1, 3)], &beyond);
    check_stays(&mut Pair::default(), vec![], &AlignmentError::UnknownWords);
    let mut pair = read(&good, &good, "x");
    assert_eq!(pair.link([link(2, 1)], &PairOptions::default()), Ok(()));
    assert_eq!(line(pair.alignment().unwrap().iter()), "2-1");
    assert!(pair.link_diagnostics().is_empty());
}

#[test]
fn links_that_cannot_be_read_refuse_the_pair_whatever_the_others_are() {
    let good = rows("1 a 0 root / 2 b 1 obj");
    let of_links = |place: &'static str| [(Source::Links, place)];
    for (links, place) in [
        ("1-1 x", "1:5 link-bad"),
        ("0-1", "1:1 link-zero"),
        ("1-1\n2-2:same", "2:1 link-relation-unknown"),
        ("3-1", "1:1 link-out-of-range"),
        ("1-1 2-3", "1:5 link-out-of-range"),
    ] {
        check_refused(&good, &good, links, Source::Links, &of_links(place));
    }
    // Syntax first, then what is out of range.
    let both = [
        (Source::Links, "1:5 link-bad"),
        (Source::Links, "1:1 link-out-of-range"),
    ];
    check_refused(&good, &good, "9-1 x", Source::Links, &both);
    let pair = read(&good, &good, "1-1 1-1");
    assert_eq!(pair.link_diagnostics().len(), 1);
    assert_eq!(pair.dependencies().unwrap().alignment().len(), 1);
}

#[test]
fn a_million_links_out_of_range_are_counted_by_the_pair() {
    let good = rows("1 a 0 root / 2 b 1 obj");
    let links: Vec<String> = (3..1_000_003).map(|n| format!("{n}-1")).collect();
    let links = links.join(" ");
    let pair = read(&good, &good, &links);
    let diagnostics = pair.link_diagnostics();
    assert_eq!((diagnostics.len(), diagnostics.errors()), (100, 1_000_000));
    let omitted: Vec<_> = diagnostics.omitted().collect();
    assert_eq!(omitted, [(Code::LinkOutOfRange, 999_900)]);
    assert_eq!(pair.diagnostics().count(), 100);
}

#[test]
fn links_from_zero_are_links_of_the_same_words() {
    let good = rows("1 a 0 root / 2 b 1 obj");
    let options = PairOptions::default().with_numbering(Numbering::FromZero);
    let pair = Pair::read(&good, &good, "0-1 1p0", &options);
    assert_eq!(line(pair.alignment().unwrap().iter()), "1-2 2p1");
    let pair = Pair::read(&good, &good, "0-2", &options);
    let first = pair.link_diagnostics().first().map(Diagnostic::to_string);
    let expected = "B has 2 words, 2 is out of range (words are 0–1)";
    assert_eq!(first.as_deref(), Some(expected));
}

#[test]
fn comments_among_the_links_of_a_pair_are_skipped() {
    let good = rows("1 a 0 root / 2 b 1 obj");
    let pair = read(&good, &good, "# 9-9\n1-2:restates\n#\n2p1");
    assert_eq!(problems(&pair), []);
    assert_eq!(line(pair.alignment().unwrap().iter()), "1-2:restates 2p1");
}

#[test]
fn of_several_sentences_the_first_is_taken_with_a_warning() {
    let several = rows("1 a 0 root") + &rows("1 b 7 root") + &rows("1 c 0 root");
    let one = rows("1 a 0 root");
    let pair = read(&several, &one, "1-1");
    assert!(pair.dependencies().is_ok());
    let found: Vec<_> = pair.diagnostics().collect();
    let [(LEFT, problem)] = found[..] else {
        panic!("{found:?}");
    };
    assert_eq!(problem.code, Code::SeveralSentences);
    assert_eq!((problem.span.line, problem.span.end_line), (3, 3));
    let said = "there are 3 sentences, the first is taken; give one sentence a side";
    assert_eq!(problem.to_string(), said);
}

#[test]
fn links_that_touch_punctuation_can_be_set_aside() {
    let mark = |id: &str, head: &str, upos: &str, deprel: &str| {
        row([id, "!", "_", upos, "_", "_", head, deprel, "_", "_"]) + "\n"
    };
    let left = mark("1", "0", "VERB", "root") + &mark("2", "1", "PUNCT", "dep");
    let right = mark("1", "2", "_", "punct:x") + &mark("2", "0", "_", "root");
    let links = "1-1 1p2 2-1 2-2:equals";
    let counted = read(&left, &right, links);
    assert_eq!(line(counted.alignment().unwrap().iter()), links);
    assert_eq!(counted.ignored(), []);
    let options = PairOptions::default().with_punctuation(Punctuation::Ignored);
    let ignored = Pair::read(&left, &right, links, &options);
    assert_eq!(line(ignored.alignment().unwrap().iter()), "1p2");
    assert_eq!(
        line(ignored.ignored().iter().copied()),
        "1-1 2-1 2-2:equals"
    );
    // The words are the same whatever counts.
    let alignment = ignored.alignment().unwrap();
    assert_eq!((alignment.left_words(), alignment.right_words()), (2, 2));
    assert_eq!(ignored.trees(), counted.trees());
}

#[test]
fn labels_are_compared_without_their_subtypes_on_both_sides() {
    let left = rows("1 a 2 nmod:poss / 2 b 0 root");
    let right = rows("1 a 2 nmod:of / 2 b 0 root");
    let similarity = |labels| {
        let options = PairOptions::default().with_labels(labels);
        let pair = Pair::read(&left, &right, "1-1 2-2", &options);
        ratio(&pair).map(|ratio| ratio.complement().value())
    };
    assert_eq!(similarity(Labels::Whole), Some(0.5));
    assert_eq!(similarity(Labels::WithoutSubtype), Some(1.0));
}

#[track_caller]
fn check_no_pair(left: &str, right: &str, between: &str, expected: &PairError, said: &str) {
    let pair = Pair::from_heads(&words(left), &words(right), links(between));
    let error = pair.expect_err("no pair");
    assert_eq!(&error, expected);
    assert_eq!(error.to_string(), said);
}

#[test]
fn heads_that_are_not_a_tree_are_not_a_pair() {
    let of_heads = |side, error| PairError::Tree(side, error);
    check_no_pair(
        "a>0 b>3",
        "a>0",
        "",
        &of_heads(Side::Left, TreeError::UnknownHead { node: 1, head: 2 }),
        "left: the heads make no tree: the head of node 1 is 2, which is no node",
    );
    check_no_pair(
        "a>0",
        "a>0 b>3 c>2",
        "1-1",
        &of_heads(Side::Right, TreeError::Cycle(vec![1, 2])),
        "right: the heads make no tree: a cycle of heads: [1, 2]",
    );
    check_no_pair(
        "",
        "a>0",
        "",
        &of_heads(Side::Left, TreeError::Empty),
        "left: the heads make no tree: a tree needs at least one node",
    );
    check_no_pair(
        "a>0",
        "a>2 b>1",
        "",
        &of_heads(Side::Right, TreeError::NoRoot),
        "right: the heads make no tree: every node has a head, so that none is the root",
    );
    check_no_pair(
        "a>0 b>0",
        "a>0",
        "",
        &of_heads(Side::Left, TreeError::SeveralRoots(vec![0, 1])),
        "left: the heads make no tree: several roots: [0, 1]",
    );
}

#[test]
fn a_link_to_an_unknown_word_is_not_a_pair() {
    let link = |left, right| Link::new(left, right).unwrap();
    let beyond = AlignmentError::UnknownLeft {
        link: link(3, 1),
        words: 2,
    };
    let said = "3-1: the left sentence has 2 words";
    check_no_pair("a>0 b>1", "a>0", "3-1", &PairError::Links(beyond), said);
    let beyond = AlignmentError::UnknownRight {
        link: link(2, 2),
        words: 1,
    };
    let said = "2-2: the right sentence has 1 words";
    check_no_pair("a>0 b>1", "a>0", "1-1 2-2", &PairError::Links(beyond), said);
}

#[test]
fn heads_make_a_pair_without_sentences() {
    let certain = AnnotatedLink {
        relation: Some(Relation::Equals),
        ..Link::new(1, 2).unwrap().into()
    };
    let pair = Pair::from_heads(&words("a>0"), &words("a>2 b>0"), [certain]).unwrap();
    assert_eq!(line(pair.alignment().unwrap().iter()), "1-2:equals");
    for side in [Side::Left, Side::Right] {
        let reading = pair.side(side);
        assert!(reading.sentence().is_none() && reading.dependencies().is_some());
        assert!(reading.diagnostics().is_empty());
    }
    assert_eq!(pair.diagnostics().count(), 0);
}

#[test]
fn a_pair_that_was_never_read_is_refused() {
    let pair = Pair::default();
    assert_eq!(pair.dependencies().err(), Some(Unfit::Errors(LEFT)));
    assert_eq!(pair.diagnostics().count(), 0);
}

#[test]
fn a_refusal_says_where_to_look() {
    for (source, said) in [
        (LEFT, "the left text has errors; its diagnostics say which"),
        (
            RIGHT,
            "the right text has errors; its diagnostics say which",
        ),
        (
            Source::Links,
            "the links have errors; their diagnostics say which",
        ),
    ] {
        assert_eq!(Unfit::Errors(source).to_string(), said);
    }
}

#[test]
fn the_diagnostics_of_a_pair_stand_in_the_order_of_its_texts() {
    let left = rows("1 a 0 mine");
    let pair = read(&left, &left, "1-1 1-1");
    let sources: Vec<Source> = pair.diagnostics().map(|(source, _)| source).collect();
    assert_eq!(sources, [LEFT, RIGHT, Source::Links]);
    let of_side = |side| pair.side(side).diagnostics().len();
    assert_eq!((of_side(Side::Left), of_side(Side::Right)), (1, 1));
    assert_eq!(pair.link_diagnostics().len(), 1);
}
