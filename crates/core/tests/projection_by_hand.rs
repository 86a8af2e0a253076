//! Pairs of real sentences, written by hand: which clauses project, and that they are put together as
//! they were.

use std::fs;
use std::path::Path;

use twintree::projection::training::{Options, Training};
use twintree::projection::{Extraction, Rules, extract};
use twintree::{Pair, PairOptions};

/// The pairs whose words come in another order: modifiers of one place follow each other as in German.
const IN_OTHER_ORDER: &[usize] = &[32];

/// Hands each pair over, with its number from 1.
fn each_pair(mut take: impl FnMut(usize, Extraction<'_>)) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/projection");
    let file = |name: &str| fs::read_to_string(folder.join(name)).expect("a readable file");
    let [left, right, links] = ["by-hand.de.mrg", "by-hand.en.mrg", "by-hand.links"].map(file);
    let rules = Rules::default();
    let mut pairs = 0;
    for ((left, right), links) in left.lines().zip(right.lines()).zip(links.lines()) {
        pairs += 1;
        let pair = Pair::read(left, right, links, &PairOptions::default());
        let problems: Vec<_> = pair.diagnostics().map(|(_, one)| one.to_string()).collect();
        assert!(problems.is_empty(), "{pairs}: {problems:?}");
        take(pairs, extract(&pair, &rules).expect("clauses"));
    }
    pairs
}

#[test]
fn sentences_written_by_hand_are_realised_as_they_were() {
    let mut clauses = 0;
    let pairs = each_pair(|number, found| {
        for aligned in &found.pairs {
            clauses += 1;
            let aligned = aligned
                .as_ref()
                .unwrap_or_else(|why| panic!("{number}: {why}"));
            assert!(aligned.target.is_known, "{number}: {}", aligned.target.stem);
            let text = aligned.target.text(found.target.clauses());
            let realised = aligned.realised().to_string().to_lowercase();
            let is_same = realised == text;
            assert_eq!(
                is_same,
                !IN_OTHER_ORDER.contains(&number),
                "{realised}\n{text}"
            );
        }
    });
    assert!(
        pairs >= 60 && clauses > pairs,
        "{clauses} clauses of {pairs}"
    );
}

#[test]
fn sentences_written_by_hand_can_be_learnt() {
    let mut options = Options::default();
    options.passes = 20;
    let mut training = Training::new(options);
    each_pair(|_, found| training.add(&found).expect("few enough"));
    let mut wrong = Vec::new();
    while let Some(progress) = training.step() {
        if progress.seen == progress.examples {
            wrong.push(progress.wrong);
        }
    }
    println!("wrong in each pass: {wrong:?}");
    assert_eq!(wrong.len(), 20);
    // Two of them look alike to the model, and are translated differently.
    assert!(wrong.last() <= Some(&2), "{wrong:?}");
}
