//! Crossings against the naive enumeration of pairs of spans.
//!
//! Every figure is the least of several rounds in which all rivals took turns in one process; what
//! counts is the ratio. The results are compared, too. Two rivals: *pairs of spans* is given the spans of
//! all phrases and tries every two under a head; *by words* makes each span from the words of its phrase,
//! as the definition says.

use std::hint::black_box;
use std::time::Duration;

use twintree::crossings::{
    AlignmentType, Cohesion, Counts, HeadedTree, Kind, Outcome, Part, Representation,
};
use twintree::heads::HeadRules;
use twintree::{AnnotatedLink, Certainty, Link, Pair, WordId};

mod inputs;
mod rivals;

use inputs::Numbers;
use rivals::{race, ratio};

/// The shape of a tree.
#[derive(Clone, Copy, Debug)]
enum Shape {
    /// Most words hang near by, and a few words have many dependents.
    Sentence,
    /// All hang from the first.
    Star,
    /// Each hangs from the one before.
    Chain,
}

/// A pair of this many words a side; most words are linked to the one across, some to others, too.
fn pair(words: u32, shape: Shape, numbers: &mut Numbers) -> Pair<'static> {
    let head = |word: u32, numbers: &mut Numbers| match shape {
        Shape::Sentence if numbers.below(8) == 0 => numbers.below(word),
        Shape::Sentence => word - 1 - numbers.below(4.min(word)),
        Shape::Star => 0,
        Shape::Chain => word - 1,
    };
    let heads = |numbers: &mut Numbers| -> Vec<(Option<WordId>, &'static str)> {
        let words = 0..words;
        words
            .map(|word| match word {
                0 => (None, "root"),
                _ => (WordId::new(head(word, numbers) + 1), "dep"),
            })
            .collect()
    };
    let (left, right) = (heads(numbers), heads(numbers));
    let mut links: Vec<AnnotatedLink> = Vec::new();
    for word in 0..words {
        for more in 0..numbers.below(3) {
            let right = (word + more + numbers.below(3)).min(words - 1);
            let certainty = if numbers.below(2) == 0 {
                Certainty::Sure
            } else {
                Certainty::Possible
            };
            let link = Link::new(word + 1, right + 1).expect("numbers from 1");
            links.push(AnnotatedLink {
                certainty,
                ..link.into()
            });
        }
    }
    Pair::from_heads(&left, &right, links).expect("two trees")
}

/// Every two spans under a head, tried.
fn pairs_of_spans(cohesion: &Cohesion<'_>) -> Counts {
    let mut counts = Counts::default();
    for test in cohesion.tests() {
        let tally = match test.kind {
            Kind::Head => &mut counts.head,
            Kind::Modifier => &mut counts.modifier,
        };
        let crosses = matches!(test.outcome, Outcome::Crosses | Outcome::Translated);
        tally.crossings += u64::from(crosses);
        tally.filtered += u64::from(test.outcome == Outcome::Translated);
    }
    counts
}

/// Spans from words, and every two tried.
fn by_words(tree: &HeadedTree<'_>, cohesion: &Cohesion<'_>) -> u64 {
    let span = |part: Part| {
        let links = cohesion.links(part);
        let rights = || links.iter().map(|link| link.right);
        rights().min().zip(rights().max())
    };
    let crosses = |one: Part, other: Part| match (span(one), span(other)) {
        (Some((start, end)), Some((other_start, other_end))) => {
            u64::from(start <= other_end && other_start <= end)
        }
        _ => 0,
    };
    let mut crossings = 0;
    for node in tree.tree().nodes() {
        let modifiers: Vec<Part> = tree.modifiers(node).collect();
        for (at, &modifier) in modifiers.iter().enumerate() {
            crossings += tree.head(node).map_or(0, |head| crosses(head, modifier));
            for &other in &modifiers[at + 1..] {
                crossings += crosses(modifier, other);
            }
        }
    }
    crossings
}

/// Prints the times, and returns that of a test in nanoseconds.
fn measure(words: u32, shape: Shape, numbers: &mut Numbers) -> f64 {
    let count = (4_000 / words).max(1);
    let pairs: Vec<Pair<'_>> = (0..count).map(|_| pair(words, shape, numbers)).collect();
    let rules = HeadRules::new();
    let trees: Vec<HeadedTree<'_>> = pairs
        .iter()
        .map(|pair| HeadedTree::new(pair, Representation::Dependencies, &rules).expect("a tree"))
        .collect();
    let cohesions = || {
        let all = trees.iter().zip(&pairs);
        all.map(|(tree, pair)| {
            Cohesion::new(tree, pair.linked().expect("links"), AlignmentType::All)
        })
    };
    for (cohesion, tree) in cohesions().zip(&trees) {
        let counts = cohesion.counts();
        assert_eq!(counts, pairs_of_spans(&cohesion));
        if words <= 200 {
            let crossings = counts.head.crossings + counts.modifier.crossings;
            assert_eq!(crossings, by_words(tree, &cohesion));
        }
    }
    let mut ours = || {
        for cohesion in cohesions() {
            black_box(cohesion.counts());
        }
    };
    let mut spans = || {
        for cohesion in cohesions() {
            black_box(pairs_of_spans(&cohesion));
        }
    };
    let mut words_of = || {
        for (cohesion, tree) in cohesions().zip(&trees) {
            black_box(by_words(tree, &cohesion));
        }
    };
    let [fast, slow, slower] = if words <= 200 {
        race([&mut ours, &mut spans, &mut words_of])
    } else {
        let [fast, slow] = race([&mut ours, &mut spans]);
        [fast, slow, Duration::ZERO]
    };
    let tests: u64 = trees
        .iter()
        .map(|tree| tree.tests().head + tree.tests().modifier)
        .sum();
    let tests = u32::try_from(tests).map_or(f64::NAN, f64::from);
    let each = fast.as_secs_f64() * 1e9 / tests;
    print!(
        "{:<9} {words:>5} words {:>9.2?}  {each:>8.2} ns a test   pairs of spans {:>9.2?}  ratio {:.2}",
        format!("{shape:?}"),
        fast / count,
        slow / count,
        ratio(fast, slow),
    );
    if words <= 200 {
        print!(
            "   by words {:>9.2?}  ratio {:.2}",
            slower / count,
            ratio(fast, slower)
        );
    }
    println!();
    each
}

fn main() {
    let mut numbers = Numbers::new(2002);
    for shape in [Shape::Sentence, Shape::Star, Shape::Chain] {
        let sizes = [10, 25, 60, 200, 2_000];
        let each = sizes.map(|words| measure(words, shape, &mut numbers));
        println!(
            "{:<9} a test among 2000 words takes {:.2} times that among 10",
            format!("{shape:?}"),
            each[4] / each[0]
        );
    }
}
