//! Pairs of trees to measure: sentences of any length that look like parsed ones, and extremes.
#![allow(dead_code, reason = "each benchmark uses the part it needs")]

use twintree::{DependencyPair, Link, WordId};

/// Two trees, ready, and the links between them.
pub(crate) struct Pair {
    pub(crate) name: String,
    pub(crate) pair: twintree::Pair<'static>,
}

/// Heads and label numbers.
type Sketch = (Vec<Option<u32>>, Vec<u32>);

impl Pair {
    pub(crate) fn new(
        name: &str,
        left: &Sketch,
        right: &Sketch,
        links: impl IntoIterator<Item = (u32, u32)>,
    ) -> Self {
        let names: Vec<String> = (0..RELATIONS).map(|label| label.to_string()).collect();
        let words = |(heads, labels): &Sketch| -> Vec<(Option<WordId>, &str)> {
            let head = |head: &Option<u32>| head.and_then(|head| WordId::new(head + 1));
            let names = labels.iter().map(|&label| names[label as usize].as_str());
            heads.iter().map(head).zip(names).collect()
        };
        let links = links
            .into_iter()
            .filter_map(|(from, to)| Link::new(from + 1, to + 1));
        let pair = twintree::Pair::from_heads(&words(left), &words(right), links);
        Self {
            name: name.to_owned(),
            pair: pair.expect("two trees and links in range"),
        }
    }

    pub(crate) fn dependencies(&self) -> DependencyPair<'_> {
        self.pair.dependencies().expect("two trees")
    }
}

/// Irregular numbers, the same in every run.
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn below(&mut self, limit: u32) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let upper = u32::try_from(self.0 >> 33).expect("31 bits");
        upper % limit.max(1)
    }
}

/// How many relations Universal Dependencies has.
const RELATIONS: u32 = 37;

/// A sentence: each word hangs from a random one that was placed before it, so that trees are as
/// flat as parsed ones.
fn sentence(words: u32, numbers: &mut Numbers) -> Sketch {
    let mut order: Vec<u32> = (0..words).collect();
    for at in (1..words).rev() {
        order.swap(at as usize, numbers.below(at + 1) as usize);
    }
    let mut heads = vec![None; words as usize];
    for at in 1..words {
        heads[order[at as usize] as usize] = Some(order[numbers.below(at) as usize]);
    }
    let labels = (0..words).map(|_| numbers.below(RELATIONS)).collect();
    (heads, labels)
}

/// A sentence in which each word hangs from one of the last few before it, so that the tree is
/// deep.
fn nested(words: u32, numbers: &mut Numbers) -> Sketch {
    let heads = (0..words).map(|word| word.checked_sub(1 + numbers.below(word.min(8))));
    let heads = heads.collect();
    let labels = (0..words).map(|_| numbers.below(RELATIONS)).collect();
    (heads, labels)
}

/// A sentence of this many words and its translation.
pub(crate) fn translated(words: u32) -> Pair {
    let mut numbers = Numbers::new(u64::from(words));
    let left = sentence(words, &mut numbers);
    translation(&format!("{words} words"), &left, &mut numbers)
}

/// The same of a deep sentence.
pub(crate) fn translated_nested(words: u32) -> Pair {
    let mut numbers = Numbers::new(u64::from(words));
    let left = nested(words, &mut numbers);
    translation(&format!("{words} words, deep"), &left, &mut numbers)
}

/// A sentence and its translation, every word linked: neighbours change places here and there, and
/// one word in five is attached or labelled otherwise.
fn translation(name: &str, left: &Sketch, numbers: &mut Numbers) -> Pair {
    let words = u32::try_from(left.0.len()).expect("a short sentence");
    // At `places[w]` of the right sentence stands the counterpart of word w.
    let mut places: Vec<u32> = (0..words).collect();
    for at in 1..words as usize {
        if numbers.below(3) == 0 {
            places.swap(at - 1, at);
        }
    }
    let mut right: Sketch = (vec![None; words as usize], vec![0; words as usize]);
    for (word, &place) in places.iter().enumerate() {
        // To hang from one's grandparent never makes a circle.
        let head = left.0[word];
        let grandparent = head.and_then(|head| left.0[head as usize]);
        let head = if numbers.below(5) == 0 {
            grandparent.or(head)
        } else {
            head
        };
        right.0[place as usize] = head.map(|head| places[head as usize]);
        let label = left.1[word];
        let other = numbers.below(RELATIONS);
        right.1[place as usize] = if numbers.below(5) == 0 { other } else { label };
    }
    let links = (0..words).map(|word| (word, places[word as usize]));
    Pair::new(name, left, &right, links)
}

fn chain(words: u32, salt: u32) -> Sketch {
    let labels = (0..words)
        .map(|word| (word * 7 + word / 5 * salt) % RELATIONS)
        .collect();
    ((0..words).map(|word| word.checked_sub(1)).collect(), labels)
}

fn star(words: u32) -> Sketch {
    let heads = (0..words).map(|word| (word > 0).then_some(0)).collect();
    (heads, (0..words).map(|word| word % RELATIONS).collect())
}

/// Two long branches from the first word, of words that alternate.
fn fork(words: u32) -> Sketch {
    let heads = (0..words).map(|word| match word {
        0 => None,
        1 => Some(0),
        _ => Some(word - 2),
    });
    (
        heads.collect(),
        (0..words).map(|word| word * 5 % RELATIONS).collect(),
    )
}

/// Shapes that favour one form or the other.
pub(crate) fn extremes() -> Vec<Pair> {
    let all = |words: u32| (0..words).map(|word| (word, word));
    vec![
        Pair::new(
            "chain, chain, 500 words",
            &chain(500, 1),
            &chain(500, 3),
            all(500),
        ),
        Pair::new(
            "chain, chain, 60 words",
            &chain(60, 1),
            &chain(60, 3),
            all(60),
        ),
        Pair::new("star, star, 500 words", &star(500), &star(500), all(500)),
        Pair::new("star, star, 10 words", &star(10), &star(10), all(10)),
        Pair::new(
            "chain, star, 200 words",
            &chain(200, 1),
            &star(200),
            all(200),
        ),
        Pair::new("fork, fork, 200 words", &fork(200), &fork(200), all(200)),
        Pair::new(
            "fork, chain, 200 words",
            &fork(200),
            &chain(200, 1),
            all(200),
        ),
        Pair::new("2 words", &chain(2, 1), &star(2), all(2)),
        Pair::new(
            "chains, last two of 500",
            &chain(500, 1),
            &chain(500, 3),
            [(498, 498), (499, 499)],
        ),
        Pair::new(
            "chains, both ends of 100",
            &chain(100, 1),
            &chain(100, 3),
            [(0, 0), (99, 99)],
        ),
        Pair::new(
            "chains crossed, 3 links",
            &chain(400, 1),
            &chain(400, 3),
            [(399, 399), (0, 398), (398, 0)],
        ),
        Pair::new(
            "star, one leaf linked to all",
            &star(100),
            &star(100),
            (0..100).map(|to| (7, to)),
        ),
        Pair::new(
            "8 x 8 words, all with all",
            &fork(8),
            &chain(8, 2),
            (0..64).map(|at| (at / 8, at % 8)),
        ),
    ]
}
