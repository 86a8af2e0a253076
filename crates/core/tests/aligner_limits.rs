//! What is too large is refused by name, and what is merely deep is not.

use std::fmt::Write;
use std::thread;

use twintree::relations::aligner::{
    AnnotatedPair, Options, PAIR_LIMIT, Proposal, Proposals, STEP_LIMIT, SUGGESTION_LIMIT,
    SYNONYM_LIMIT, Suggester, Weights, align,
};
use twintree::relations::synonyms::Synonyms;
use twintree::{Link, Pair, PairOptions, Relation, TooLarge};

#[derive(Clone, Copy)]
enum Shape {
    Chain,
    Star,
}

/// A sentence of these words, all of them content words.
fn sentence(shape: Shape, words: u32, form: impl Fn(u32) -> String) -> String {
    let mut text = String::new();
    for id in 1..=words {
        let head = match shape {
            Shape::Chain => id - 1,
            Shape::Star => u32::from(id > 1),
        };
        let form = form(id - 1);
        writeln!(text, "{id}\t{form}\t{form}\tNOUN\t_\t_\t{head}\tamod\t_\t_").expect("a text");
    }
    text
}

fn conllu(shape: Shape, words: u32) -> String {
    sentence(shape, words, |at| format!("w{}", at % 50))
}

/// A word in one of its 2¹² spellings, which the table of synonyms does not tell apart.
fn spelled(word: &str, spelling: u32) -> String {
    let letter = |(at, letter): (usize, char)| match spelling >> at & 1 {
        0 => letter,
        _ => letter.to_ascii_uppercase(),
    };
    word.chars().enumerate().map(letter).collect()
}

fn run(left: (Shape, u32), right: (Shape, u32), options: &Options) -> Result<Proposals, TooLarge> {
    let mut synonyms = Synonyms::new();
    for at in 0..50 {
        synonyms.insert(&format!("w{at}"), &format!("w{}", (at * 7 + 3) % 50));
    }
    let (left, right) = (conllu(left.0, left.1), conllu(right.0, right.1));
    let pair = Pair::read(&left, &right, "", &PairOptions::default());
    let annotated = AnnotatedPair::new(&pair).expect("sound texts");
    align(&annotated, &synonyms, options)
}

#[track_caller]
fn refused(result: Result<Proposals, TooLarge>, what: &str, number: u64, limit: u64) {
    let error = result.expect_err("too large");
    assert_eq!(
        error.to_string(),
        format!("{number} {what}, at most {limit}")
    );
}

#[test]
fn too_many_pairs_are_refused_with_their_number_and_the_limit() {
    refused(
        run(
            (Shape::Chain, 4097),
            (Shape::Star, 4096),
            &Options::default(),
        ),
        "pairs",
        4097 * 4096,
        PAIR_LIMIT,
    );
}

#[test]
fn too_many_children_are_refused_with_the_steps_and_the_limit() {
    refused(
        run(
            (Shape::Star, 2001),
            (Shape::Star, 2001),
            &Options::default(),
        ),
        "pairings",
        8_000_000_000,
        STEP_LIMIT,
    );
    assert!(
        run(
            (Shape::Star, 4096),
            (Shape::Chain, 4096),
            &Options::default()
        )
        .is_ok()
    );
}

#[test]
fn a_weight_that_could_overflow_is_refused() {
    let with = |relation| Options {
        weights: Weights {
            relation,
            ..Weights::default()
        },
        ..Options::default()
    };
    refused(
        run((Shape::Chain, 2), (Shape::Chain, 2), &with(65_536)),
        "points",
        65_536,
        65_535,
    );
    // The greatest weights on the largest table: every word alike but the order of the words.
    let most = Weights {
        equal: Weights::LIMIT,
        lemma: Weights::LIMIT,
        synonym: Weights::LIMIT,
        relation: Weights::LIMIT,
    };
    let options = Options {
        weights: most,
        ..Options::default()
    };
    let found = run((Shape::Chain, 4096), (Shape::Chain, 4096), &options).expect("at the limit");
    assert_eq!(
        u64::from(found.score),
        u64::from(Weights::LIMIT) * (2 * 4096 - 1)
    );
}

/// Runs on the stack of a thread in a browser, or a smaller one.
fn on_a_small_stack<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let thread = thread::Builder::new()
        .stack_size(256 * 1024)
        .spawn(work)
        .expect("a thread");
    thread.join().expect("no overflow")
}

#[test]
fn a_chain_of_100_000_words_is_aligned_on_a_small_stack() {
    let found = on_a_small_stack(|| {
        run(
            (Shape::Chain, 100_000),
            (Shape::Chain, 100),
            &Options::default(),
        )
    });
    assert_eq!(found.expect("10 million pairs").links.len(), 100);
}

/// Every word is known to the table and every link compares long strings, which once took minutes.
#[test]
fn suggestions_for_deep_trees_full_of_synonyms_take_no_time() {
    let found = run(
        (Shape::Chain, 1_500),
        (Shape::Chain, 1_470),
        &Options::default(),
    );
    assert!(found.expect("2 million pairs").links.len() > 1_000);
}

/// Aligns chains of this many spellings of two words, which are synonyms.
fn spellings(words: u32, spellings: u32) -> Result<Proposals, TooLarge> {
    let side = |word| sentence(Shape::Chain, words, |at| spelled(word, at % spellings));
    let (left, right) = (side("abcdefghijkl"), side("mnopqrstuvwx"));
    let pair = Pair::read(&left, &right, "", &PairOptions::default());
    let annotated = AnnotatedPair::new(&pair).expect("sound texts");
    let mut synonyms = Synonyms::new();
    synonyms.insert("abcdefghijkl", "mnopqrstuvwx");
    align(&annotated, &synonyms, &Options::default())
}

#[test]
fn too_many_related_words_are_refused_with_their_number_and_the_limit() {
    refused(spellings(513, 513), "synonyms", 513 * 513, SYNONYM_LIMIT);
    let found = spellings(512, 512).expect("at the limit");
    assert_eq!(found.links.len(), 512);
    assert_eq!(found.links[0].relation, Some(Relation::Restates));
}

/// 4,096 links, each between strings in which up to 2¹⁸ pairs of lemmas are related.
#[test]
fn suggestions_end_when_they_would_take_too_long() {
    let found = spellings(4_096, 512).expect("at the limit");
    let suggested = |one: &Proposal| one.relation.is_some();
    assert_eq!(found.links.len(), 4_096);
    assert!(found.links[..10].iter().all(suggested));
    assert!(!found.links.iter().all(suggested));
}

#[test]
fn suggestions_for_very_many_long_links_end_as_well() {
    let text = conllu(Shape::Chain, 100_000);
    let pair = Pair::read(&text, &text, "", &PairOptions::default());
    let annotated = AnnotatedPair::new(&pair).expect("sound texts");
    let mut suggester = Suggester::new(&annotated, &Synonyms::new()).expect("no synonyms");
    let whole = Link::new(1, 1).expect("words");
    let links = (0..100_000).filter(|_| suggester.relation(whole).is_some());
    assert_eq!(links.count() as u64, SUGGESTION_LIMIT / 200_000);
}

/// Whatever the table holds besides: here two words of a hundred thousand synonyms, which once took
/// longer the larger the table was.
#[test]
fn two_words_are_aligned_at_once_beside_a_large_table() {
    let mut synonyms = Synonyms::new();
    for at in 0..100_000 {
        synonyms.insert("many", &format!("w{at}"));
    }
    let left = sentence(Shape::Chain, 1, |_| "many".to_owned());
    let right = sentence(Shape::Chain, 1, |_| "w99999".to_owned());
    let pair = Pair::read(&left, &right, "", &PairOptions::default());
    for _ in 0..100_000 {
        let annotated = AnnotatedPair::new(&pair).expect("sound texts");
        let found = align(&annotated, &synonyms, &Options::default()).expect("two words");
        assert_eq!(found.score, Weights::default().synonym);
    }
}
