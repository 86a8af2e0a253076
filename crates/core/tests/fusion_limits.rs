//! Fusion is bounded in work and memory whatever it is asked for, and says where it was cut.

use std::fmt::Write;
use std::thread;

use twintree::relations::fusion::{self, BYTES, Fusion, MAX_LIMIT, Merge, fuse};
use twintree::text::Format;
use twintree::{Pair, PairOptions, Side};

/// A sentence in which word n hangs below `head(n)`, all of them modifiers.
fn conllu(words: usize, head: impl Fn(usize) -> usize, form: impl Fn(usize) -> String) -> String {
    let mut text = String::new();
    for id in 1..=words {
        let (form, head) = (form(id), head(id));
        writeln!(text, "{id}\t{form}\t_\t_\t_\t_\t{head}\tamod\t_\t_").expect("a text");
    }
    text
}

/// One word with all others as its modifiers.
fn star(words: usize, form: impl Fn(usize) -> String) -> String {
    conllu(words, |id| usize::from(id > 1), form)
}

fn word(id: usize) -> String {
    format!("w{id}")
}

fn run(left: &str, right: &str, links: &str, merge: Merge, limit: usize) -> Fusion {
    let mut reading = PairOptions::default();
    // Some lines are longer than what is examined to notice it.
    reading.formats = [Some(Format::Conllu); 2];
    let pair = Pair::read(left, right, links, &reading);
    let options = fusion::Options {
        limit,
        ..fusion::Options::new(merge, Side::Left)
    };
    fuse(&pair, &options).expect("sound texts")
}

fn bytes(fusion: &Fusion) -> usize {
    let sentences = fusion.sentences.iter();
    let parts = sentences.clone().flat_map(|one| &one.parts);
    sentences.map(|one| one.text.len()).sum::<usize>()
        + parts
            .map(|part| size_of_val(part) + part.text.len() + size_of_val(&*part.words))
            .sum::<usize>()
}

fn lengths(fusion: &Fusion) -> Vec<usize> {
    let texts = fusion.sentences.iter().map(|one| &one.text);
    texts.map(|text| text.split(' ').count()).collect()
}

/// 2ⁿ⁻¹ combinations, once the end of the machine's memory. First comes one word, then each of the
/// others beside it, then two others.
#[track_caller]
fn check_star(words: usize, limit: usize, expected: (usize, usize)) {
    let text = star(words, word);
    let fusion = run(&text, &text, "1-1", Merge::Generalize, limit);
    assert!(fusion.cut);
    assert!(bytes(&fusion) <= BYTES);
    let lengths = lengths(&fusion);
    assert!(lengths.is_sorted());
    assert_eq!(lengths[0], 1);
    assert_eq!((lengths.len(), lengths[lengths.len() - 1]), expected);
}

#[test]
fn one_word_with_very_many_modifiers_is_cut_by_the_limit_or_by_memory() {
    check_star(60, 1_000, (1_000, 3));
    check_star(60, usize::MAX, (7_781, 4));
    check_star(500, 1_000, (933, 3));
    check_star(20_000, 1_000, (22, 2));
    check_star(100_000, 1_000, (4, 2));
}

#[test]
fn no_limit_is_above_the_greatest() {
    // Nothing is left out, so that the sentences are small.
    let left = star(14, word);
    let links: Vec<String> = (1..=14)
        .map(|id| format!("{id}-1:restates {id}-2:restates"))
        .collect();
    let right = conllu(2, |id| id - 1, |id| format!("v{id}"));
    let fusion = run(&left, &right, &links.join(" "), Merge::Restate, usize::MAX);
    assert!(fusion.cut);
    assert_eq!(fusion.sentences.len(), MAX_LIMIT);
    let fusion = run(
        &left,
        &right,
        &links.join(" "),
        Merge::Restate,
        4_294_967_295,
    );
    assert_eq!(fusion.sentences.len(), MAX_LIMIT);
}

/// Equal words make few sentences out of many combinations.
#[test]
fn combinations_that_spell_the_same_are_given_up_after_a_while() {
    let text = star(100_000, |_| "same".to_owned());
    let fusion = run(&text, &text, "1-1", Merge::Generalize, 1_000);
    assert!(fusion.cut);
    assert_eq!(lengths(&fusion), [1, 2]);
}

/// Each of 5,000 words may become any of 5,000: 25 million words in the longest sentence.
#[test]
fn what_is_put_in_again_and_again_counts_each_time() {
    let left = star(5_000, word);
    let right = conllu(5_000, |id| id - 1, |id| format!("v{id}"));
    let links: Vec<String> = (2..=5_000).map(|id| format!("{id}-1:restates")).collect();
    let fusion = run(&left, &right, &links.join(" "), Merge::Restate, 1_000);
    assert!(fusion.cut);
    assert!(bytes(&fusion) <= BYTES);
    assert_eq!(lengths(&fusion).first(), Some(&9_999));
}

/// The fewest words are the most characters here.
#[test]
fn a_sentence_beyond_all_memory_is_not_begun() {
    let left = conllu(
        4_001,
        |id| {
            if id == 1 {
                0
            } else if id % 2 == 0 {
                1
            } else {
                id - 1
            }
        },
        word,
    );
    let right = conllu(1, |_| 0, |_| "long".repeat(250_000));
    let links: Vec<String> = (1..=2_000)
        .map(|at| format!("{}-1:restates", 2 * at))
        .collect();
    let fusion = run(&left, &right, &links.join(" "), Merge::Restate, 1_000);
    assert!(fusion.cut);
    assert_eq!(fusion.sentences, []);
}

/// Every link may put in what stands there already, for which 5 billion words were compared.
#[test]
fn equal_chains_with_all_words_linked_are_fused() {
    let text = conllu(100_000, |id| id - 1, |_| "same".to_owned());
    let links: Vec<String> = (1..=100_000)
        .map(|id| format!("{id}-{id}:specifies"))
        .collect();
    let fusion = run(&text, &text, &links.join(" "), Merge::Generalize, 2);
    assert_eq!((fusion.sentences.len(), fusion.cut), (0, true));
}

#[test]
fn a_chain_of_100_000_words_is_fused_on_a_small_stack() {
    // That of a thread in a browser, or a smaller one.
    let thread = thread::Builder::new().stack_size(256 * 1024).spawn(|| {
        let left = conllu(100_000, |id| id - 1, word);
        let right = conllu(2, |id| id - 1, |id| format!("v{id}"));
        run(&left, &right, "1-1 90001-2:specifies", Merge::Generalize, 3)
    });
    let fusion = thread.expect("a thread").join().expect("no overflow");
    // All modifiers but one can be left out with those below them.
    assert_eq!(lengths(&fusion), [1, 2, 3]);
    assert!(fusion.cut);
}
