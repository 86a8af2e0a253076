//! Long sentences: what is answered about them takes time in proportion to their length, or is left
//! out beyond a stated limit.

use twintree_view::{AlignOptions, Analysis, Argument, ComparisonResult, Link, Request, suggest};

const WORDS: u32 = 100_000;

/// A sentence of this many words, each with the head that is given for its id.
fn sentence(head: impl Fn(u32) -> u32) -> String {
    let lines = (1..=WORDS).map(|id| {
        let head = head(id);
        let deprel = if head == 0 { "root" } else { "dep" };
        format!("{id}\tw\tw\tX\t_\t_\t{head}\t{deprel}\t_\t_\n")
    });
    lines.collect()
}

#[test]
fn every_arc_of_a_star_knows_whether_it_crosses() {
    // All words hang from the first, over all that stand between.
    let star = sentence(|id| u32::from(id > 1));
    let request = Request {
        left: star.clone(),
        right: star,
        ..Request::default()
    };
    let analysis = Analysis::new(&request);
    let sentence = analysis.left.sentence.expect("a tree");
    assert_eq!(sentence.words.len(), WORDS as usize);
    assert!(sentence.words.iter().all(|word| !word.crossing));
    assert!(matches!(analysis.result, ComparisonResult::Ok { .. }));
}

/// What is said where the left side has a text of this many lines.
#[track_caller]
fn check_lines(line: &str, end: &str, lines: usize, expected: Option<[Argument; 3]>) {
    let request = Request {
        left: line.repeat(lines) + end,
        right: sentence(|id| id - 1),
        ..Request::default()
    };
    let analysis = Analysis::new(&request);
    let too_large = analysis.left.diagnostics.iter();
    let mut too_large = too_large.filter(|one| one.code == "too-large");
    let found = too_large.next().map(|one| {
        let arguments = one.arguments.iter().map(|(_, value)| value.clone());
        arguments.collect::<Vec<_>>()
    });
    assert_eq!(found, expected.map(Vec::from), "{lines} × {line:?}");
}

#[test]
fn a_sentence_of_too_many_lines_is_refused_before_it_is_read() {
    let of = |what: &str, number, limit| {
        let what = Argument::Text(what.into());
        Some([what, Argument::Number(number), Argument::Number(limit)])
    };
    let row = "1\tx\t_\t_\t_\t_\t0\t_\t_\t_\n";
    check_lines(row, "", 262_145, of("lines", 262_145, 262_144));
    check_lines(row, "\n1\ty\n", 300_000, of("lines", 300_000, 262_144));
    let comments = format!("# a\n\n{}", row.repeat(299_999));
    check_lines(&comments, "", 1, of("lines", 299_999, 262_144));
    check_lines(row, "", 262_144, of("words", 262_144, 131_072));
    // Only the first sentence is asked for, and only a sentence has lines.
    check_lines("1\tx\t_\t_\t_\t_\t0\troot\t_\t_\n\n", "", 150_000, None);
    check_lines("a b\n", "", 300_000, None);
}

#[test]
fn relations_are_suggested_up_to_a_number_of_words() {
    // In a chain the words below all its words are half the square of its length.
    let chain = sentence(|id| id - 1);
    let links: Vec<Link> = (1..=WORDS)
        .map(|id| Link {
            left: id,
            right: id,
            relation: None,
            possible: None,
        })
        .collect();
    let suggested = suggest(&chain, &chain, &links, &AlignOptions::default());
    assert_eq!(suggested.len(), links.len());
    let first_without = suggested.iter().position(Option::is_none);
    // 2 · (100,000 + 99,999 + …) exceed the limit with the 168th link.
    assert_eq!(first_without, Some(167));
}

#[test]
fn too_many_links_are_refused_with_their_number_and_the_limit() {
    let chain = sentence(|id| id - 1);
    let links = (1..=5_000).map(|id| Link {
        left: id,
        right: id,
        relation: None,
        possible: None,
    });
    let request = Request {
        left: chain.clone(),
        right: chain,
        links: links.collect(),
        ..Request::default()
    };
    let ComparisonResult::Rejected { diagnostics } = Analysis::new(&request).result else {
        panic!("5,000 links are compared");
    };
    let [refused] = &diagnostics[..] else {
        panic!("{diagnostics:?}");
    };
    assert_eq!(refused.code, "too-large");
    let arguments = [
        ("what", Argument::Text("links".into())),
        ("number", Argument::Number(5_000)),
        ("limit", Argument::Number(4_096)),
    ];
    assert_eq!(refused.arguments, arguments);
}
