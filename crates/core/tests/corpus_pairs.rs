//! Many pairs read from two texts and a text of links.

use twintree::pair::{LinkSource, Source};
use twintree::{Corpus, Pair, PairOptions, Ratio};

const LEFT: [&str; 3] = ["(S (X a) (X b))", "(S (X c))", "(S (X e))"];
const RIGHT: [&str; 3] = ["(S (X b) (X a))", "(S (X d))", "(S (X f))"];
const LINKS: [&str; 3] = ["1-2 2-1", "1-1", "1-2"];

#[test]
fn a_corpus_is_its_pairs_read_one_by_one() {
    let options = PairOptions::default();
    let [left, right, lines] = [LEFT, RIGHT, LINKS].map(|lines| lines.join("\n"));
    let corpus = Corpus::read(&left, &right, &lines, &options).expect("as many lines");
    for (place, pair) in corpus.pairs().iter().enumerate() {
        let alone = Pair::read(LEFT[place], RIGHT[place], LINKS[place], &options);
        let linked = |pair: &Pair<'_>| {
            pair.alignment()
                .map(|links| links.iter().collect::<Vec<_>>())
        };
        assert_eq!(linked(pair), linked(&alone), "{place}");
        let codes = |pair: &Pair<'_>| -> Vec<_> {
            let all = pair.diagnostics();
            all.map(|(source, one)| (source, one.code)).collect()
        };
        assert_eq!(codes(pair), codes(&alone), "{place}");
    }
    // The third line names an unknown word, and says on which line.
    let found: Vec<_> = corpus.diagnostics().collect();
    let [(place, source, problem)] = found[..] else {
        panic!("{found:?}")
    };
    assert_eq!((place, source, problem.span.line), (2, Source::Links, 3));
}

#[test]
fn problems_after_the_last_pair_are_reported() {
    let corpus = Corpus::read(
        "(S (X a))\n(S (X",
        "(S (X a))\n(S (X b))",
        "",
        &PairOptions::default(),
    );
    let corpus = corpus.expect("as many sentences");
    let places: Vec<usize> = corpus.diagnostics().map(|(place, _, _)| place).collect();
    assert!(places.iter().all(|place| (1..=2).contains(place)) && !places.is_empty());
    // The other pair is as it would be alone.
    assert!(corpus.pairs()[0].linked().is_ok());
    assert!(corpus.pairs()[1].linked().is_err());
}

#[test]
fn texts_that_do_not_belong_together_are_refused_with_their_numbers() {
    let read = |left, right, links| Corpus::read(left, right, links, &PairOptions::default());
    let uneven = read("a\nb\n", "a\n", "").expect_err("uneven");
    assert_eq!((uneven.sentences, uneven.links), ([2, 1], 0));
    let uneven = read("a\nb\n", "a\nb\n", "1-1\n").expect_err("too few links");
    assert_eq!((uneven.sentences, uneven.links), ([2, 2], 1));
    // Comments are no pairs, and nothing at all is no links.
    assert!(read("a\nb\n", "a\nb\n", "# links\n1-1\n\n").is_ok());
    assert!(read("a\nb\n", "a\nb\n", "").is_ok());
    assert!(read("", "", "").is_ok_and(|corpus| corpus.pairs().is_empty()));
}

#[test]
fn links_in_comments_are_those_of_their_pair() {
    let row = |align: &str| format!("# align = {align}\n1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n\n");
    let left = [row("1:1"), row("1:_")].concat();
    let right = row("1:_").repeat(2);
    let options = PairOptions::default().with_links(LinkSource::Comments);
    let corpus = Corpus::read(&left, &right, "is not looked at", &options).expect("two pairs");
    let links = corpus.measure(|pair| Some(Ratio::integer(pair.alignment()?.len() as u64)));
    let expected = [1, 0].map(|links| Some(Ratio::integer(links)));
    assert_eq!(links.all(), expected);
    assert_eq!(links.average().mean(), Some(0.5));
}
