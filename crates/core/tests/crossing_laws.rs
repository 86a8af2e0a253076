//! Crossings against their definition, by trees and spans that are made the long way round, and the
//! laws that hold of every tree.

use crate::sketches;
use std::collections::BTreeSet;
use std::fmt::Write;

use proptest::collection::vec;
use proptest::prelude::*;
use twintree::crossings::{
    AlignmentType, Cohesion, Counts, Figures, HeadedTree, Outcome, Part, Representation, Tests,
};
use twintree::heads::{Child, HeadRules};
use twintree::{AnnotatedLink, Certainty, Link, Pair, PairOptions, WordId};

/// A phrase or a word.
#[derive(Clone, Debug)]
struct Node {
    label: &'static str,
    children: Vec<Node>,
    word: u32,
}

const PHRASES: [&str; 6] = ["S", "NP", "VP", "VP", "PP", "ZQ"];
const TAGS: [&str; 6] = ["NN", "VB", "AUX", "MD", "IN", "."];

/// A tree over words from 1, whose shape these numbers decide.
fn grow(numbers: &[usize], words: usize) -> Node {
    let mut numbers = numbers.iter().copied().cycle();
    let mut pick = move |below: usize| numbers.next().unwrap_or_default() % below;
    let mut open: Vec<Node> = (0..words)
        .map(|word| Node {
            label: TAGS[pick(TAGS.len())],
            children: Vec::new(),
            word: u32::try_from(word + 1).expect("few words"),
        })
        .collect();
    // Neighbours are put under one phrase until a single one is left; few phrases have one child.
    let mut single = 0;
    while open.len() > 1 || single == 0 {
        let mut at = pick(open.len());
        let mut many = (1 + pick(4)).min(open.len() - at);
        single += usize::from(many == 1);
        if single > words {
            (at, many) = (0, open.len());
        }
        let children: Vec<Node> = open.splice(at..at + many, []).collect();
        let (label, word) = (PHRASES[pick(PHRASES.len())], 0);
        let node = Node {
            label,
            children,
            word,
        };
        open.insert(at, node);
    }
    open.remove(0)
}

impl Node {
    fn write(&self, text: &mut String) {
        let _ = write!(text, "({}", self.label);
        if self.children.is_empty() {
            let _ = write!(text, " w{}", self.word);
        }
        for child in &self.children {
            text.push(' ');
            child.write(text);
        }
        text.push(')');
    }

    /// Verb phrases in verb phrases give up their children.
    fn flattened(&self) -> Self {
        let mut children = Vec::new();
        for child in &self.children {
            let child = child.flattened();
            if self.label == "VP" && child.label == "VP" && !child.children.is_empty() {
                children.extend(child.children);
            } else {
                children.push(child);
            }
        }
        Self {
            children,
            ..self.clone()
        }
    }

    fn words(&self) -> Vec<u32> {
        if self.children.is_empty() {
            return vec![self.word];
        }
        self.children.iter().flat_map(Self::words).collect()
    }

    fn head(&self, rules: &HeadRules) -> usize {
        let children: Vec<Child<'_>> = self
            .children
            .iter()
            .map(|child| {
                if child.children.is_empty() {
                    Child::Word(child.label)
                } else {
                    Child::Phrase(child.label)
                }
            })
            .collect();
        rules.head(self.label, &children).expect("children").index
    }

    fn head_word(&self, rules: &HeadRules) -> u32 {
        if self.children.is_empty() {
            return self.word;
        }
        self.children[self.head(rules)].head_word(rules)
    }

    /// For each head the words of it and of its modifiers.
    fn families(&self, rules: &HeadRules, into: &mut Vec<(Vec<u32>, Vec<Vec<u32>>)>) {
        if self.children.is_empty() {
            return;
        }
        let head = self.head(rules);
        let others = self.children.iter().enumerate();
        let modifiers = others.filter(|(at, _)| *at != head);
        into.push((
            self.children[head].words(),
            modifiers.map(|(_, child)| child.words()).collect(),
        ));
        for child in &self.children {
            child.families(rules, into);
        }
    }

    /// For each word that has dependents, it and what they dominate.
    fn dependencies(&self, rules: &HeadRules) -> Vec<(Vec<u32>, Vec<Vec<u32>>)> {
        let mut dependents: Vec<Vec<Vec<u32>>> = vec![Vec::new(); self.words().len() + 1];
        let mut open = vec![self];
        while let Some(node) = open.pop() {
            let head = node.head_word(rules) as usize;
            for (at, child) in node.children.iter().enumerate() {
                if at != node.head(rules) {
                    dependents[head].push(child.words());
                }
                open.push(child);
            }
        }
        let heads = (0_u32..).zip(dependents);
        heads
            .map(|(head, modifiers)| (vec![head], modifiers))
            .collect()
    }
}

/// Which right words a left word is linked to.
fn rights(links: &[AnnotatedLink], word: u32, which: AlignmentType) -> BTreeSet<u32> {
    let of = |certainty: Option<Certainty>| -> BTreeSet<u32> {
        let mut links: Vec<&AnnotatedLink> = links
            .iter()
            .filter(|one| one.link.left.get() == word)
            .collect();
        links.retain(|one| certainty.is_none_or(|wanted| one.certainty == wanted));
        links.iter().map(|one| one.link.right.get()).collect()
    };
    let sure = of(Some(Certainty::Sure));
    match which {
        AlignmentType::Sure => sure,
        AlignmentType::Mixed if !sure.is_empty() => sure,
        AlignmentType::Mixed | AlignmentType::All => of(None),
    }
}

/// Whether two phrases cross, and whether they are part of a phrasal translation.
fn cross(
    links: &[AnnotatedLink],
    which: AlignmentType,
    one: &[u32],
    other: &[u32],
) -> (bool, bool) {
    let span = |words: &[u32]| {
        let all = words.iter().flat_map(|&word| rights(links, word, which));
        let all: BTreeSet<u32> = all.collect();
        Some(*all.first()?..=*all.last()?)
    };
    let crosses = match (span(one), span(other)) {
        (Some(one), Some(other)) => one.into_iter().any(|word| other.contains(&word)),
        _ => false,
    };
    let mut sets = one
        .iter()
        .chain(other)
        .map(|&word| rights(links, word, which));
    let first = sets.next().expect("a word");
    (crosses, !first.is_empty() && sets.all(|set| set == first))
}

fn counts(
    links: &[AnnotatedLink],
    which: AlignmentType,
    families: &[(Vec<u32>, Vec<Vec<u32>>)],
) -> Counts {
    let mut counts = Counts::default();
    for (head, modifiers) in families {
        for (at, modifier) in modifiers.iter().enumerate() {
            let (crosses, translated) = cross(links, which, head, modifier);
            counts.head.crossings += u64::from(crosses);
            counts.head.filtered += u64::from(crosses && translated);
            for other in &modifiers[at + 1..] {
                let (crosses, translated) = cross(links, which, modifier, other);
                counts.modifier.crossings += u64::from(crosses);
                counts.modifier.filtered += u64::from(crosses && translated);
            }
        }
    }
    counts
}

fn tests(families: &[(Vec<u32>, Vec<Vec<u32>>)]) -> Tests {
    let mut tests = Tests::default();
    for (_, modifiers) in families {
        let modifiers = modifiers.len() as u64;
        tests.head += modifiers;
        tests.modifier += modifiers * modifiers.saturating_sub(1) / 2;
    }
    tests
}

/// Random links: few words have many, and several words have the same.
fn links(words: usize, rights: u32) -> impl Strategy<Value = Vec<AnnotatedLink>> {
    let words = u32::try_from(words).expect("few words");
    vec((1..=words, 0..4_u32, 1..=rights, any::<bool>()), 0..30).prop_map(move |links| {
        let mut marked = Vec::new();
        for (left, more, right, is_sure) in links {
            for left in left..=(left + more).min(words) {
                marked.push(AnnotatedLink {
                    certainty: if is_sure {
                        Certainty::Sure
                    } else {
                        Certainty::Possible
                    },
                    ..Link::new(left, right).expect("numbers from 1").into()
                });
            }
        }
        marked.sort_by_key(|one| (one.link, one.certainty));
        marked.dedup_by_key(|one| one.link);
        marked
    })
}

/// What holds of the lists of pairs, whatever the tree.
fn check_lists(tree: &HeadedTree<'_>, cohesion: &Cohesion<'_>, which: AlignmentType) {
    let counts = cohesion.counts();
    let all: Vec<_> = cohesion.tests().collect();
    let tests = tree.tests();
    assert_eq!(all.len() as u64, tests.head + tests.modifier);
    let is_crossing = |outcome| matches!(outcome, Outcome::Crosses | Outcome::Translated);
    let found: Vec<_> = cohesion.crossings().collect();
    let key = |test: &twintree::crossings::Test| (test.kind, test.parts);
    let mut one: Vec<_> = found.iter().map(key).collect();
    let crossing = all.iter().filter(|test| is_crossing(test.outcome));
    let mut other: Vec<_> = crossing.map(key).collect();
    one.sort_unstable();
    other.sort_unstable();
    assert_eq!(one, other);
    let filtered = found
        .iter()
        .filter(|test| test.outcome == Outcome::Translated)
        .count();
    assert_eq!(
        found.len() as u64,
        counts.head.crossings + counts.modifier.crossings
    );
    assert_eq!(
        filtered as u64,
        counts.head.filtered + counts.modifier.filtered
    );
    for test in &all {
        for (part, span) in test.parts.iter().zip(test.spans) {
            let rights: Vec<WordId> = cohesion
                .links(*part)
                .iter()
                .map(|link| link.right)
                .collect();
            let ends = rights.iter().min().zip(rights.iter().max());
            let span = span.map(|span| (span.start(), span.end()));
            assert_eq!(span, ends.map(|(first, last)| (*first, *last)), "{which:?}");
            assert_eq!(tree.words_of(*part).len(), tree.size(*part) as usize);
        }
        let reason = cohesion.reason(test);
        assert_eq!(reason.is_empty(), !is_crossing(test.outcome));
        let [one, other] = test.parts.map(|part| cohesion.links(part));
        assert!(
            reason
                .iter()
                .all(|link| one.contains(link) || other.contains(link))
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn phrases_cross_as_their_definition_says(
        (words, numbers, rights, marked) in (1..14_usize, 1..9_u32).prop_flat_map(|(words, rights)| {
            (Just(words), vec(0..1_000_usize, 3 * words), Just(rights), links(words, rights))
        }),
        is_semantic in any::<bool>(),
    ) {
        let node = grow(&numbers, words);
        let mut left = String::new();
        node.write(&mut left);
        let right: Vec<String> = (1..=rights).map(|word| format!("b{word}")).collect();
        let right = right.join(" ");
        let mut pair = Pair::read(&left, &right, "", &PairOptions::default());
        pair.link(marked.iter().copied(), &PairOptions::default()).expect("links in range");
        let rules = if is_semantic { HeadRules::semantic() } else { HeadRules::default() };
        for representation in Representation::ALL {
            let mut families = Vec::new();
            match representation {
                Representation::Phrases => node.families(&rules, &mut families),
                Representation::Flattened => node.flattened().families(&rules, &mut families),
                Representation::Dependencies => families = node.flattened().dependencies(&rules),
            }
            let tree = HeadedTree::new(&pair, representation, &rules).expect("a tree");
            prop_assert_eq!(tree.tests(), tests(&families), "{} {:?}", &left, representation);
            prop_assert_eq!(tree.tests().head, words as u64 - 1);
            let figures = Figures::new(&tree, pair.linked().expect("links"));
            for (at, which) in AlignmentType::ALL.into_iter().enumerate() {
                let expected = counts(&marked, which, &families);
                prop_assert_eq!(figures.counts[at], expected, "{} {:?} {:?}", &left, representation, which);
                let cohesion = Cohesion::new(&tree, pair.linked().expect("links"), which);
                check_lists(&tree, &cohesion, which);
            }
        }
    }

    #[test]
    fn dependencies_cross_as_their_definition_says(
        (sketch, rights, marked) in (sketches::sketches(14), 1..9_u32).prop_flat_map(|(sketch, rights)| {
            let words = sketch.heads.len();
            (Just(sketch), Just(rights), links(words, rights))
        }),
    ) {
        let right: Vec<_> = (0..rights).map(|word| (word.checked_sub(1).map(sketches::word), "x")).collect();
        let pair = Pair::from_heads(&sketch.words(), &right, marked.iter().copied()).expect("a pair");
        let words = sketch.heads.len();
        let is_below = |mut word: usize, head: usize| loop {
            if word == head {
                return true;
            }
            match sketch.heads[word] {
                Some(above) => word = above as usize,
                None => return false,
            }
        };
        let below = |head: usize| -> Vec<u32> {
            let all = (0..words).filter(|&word| is_below(word, head));
            all.map(|word| sketches::number(word + 1)).collect()
        };
        let families: Vec<(Vec<u32>, Vec<Vec<u32>>)> = (0..words)
            .map(|head| {
                let of_head = |word: &usize| sketch.heads[*word] == Some(sketches::number(head));
                let modifiers = (0..words).filter(of_head).map(below).collect();
                (vec![sketches::number(head + 1)], modifiers)
            })
            .collect();
        let rules = HeadRules::new();
        let tree = HeadedTree::new(&pair, Representation::Dependencies, &rules).expect("a tree");
        prop_assert_eq!(tree.tests(), tests(&families));
        prop_assert_eq!(tree.tests().head, words as u64 - 1);
        for which in AlignmentType::ALL {
            let cohesion = Cohesion::new(&tree, pair.linked().expect("links"), which);
            prop_assert_eq!(cohesion.counts(), counts(&marked, which, &families));
            check_lists(&tree, &cohesion, which);
        }
    }
}

/// A star of this many dependents, each linked to these right words.
fn star(dependents: u32, rights: impl Fn(u32) -> Vec<u32>, right_words: u32) -> Pair<'static> {
    let heads = |words: u32| -> Vec<(Option<WordId>, &'static str)> {
        let head = |word| (word > 1).then_some(WordId::FIRST);
        (1..=words).map(|word| (head(word), "x")).collect()
    };
    let links = (2..=dependents + 1).flat_map(|left| {
        rights(left)
            .into_iter()
            .filter_map(move |right| Link::new(left, right))
    });
    let links: Vec<Link> = links.collect();
    Pair::from_heads(&heads(dependents + 1), &heads(right_words), links).expect("a pair")
}

fn counts_of(pair: &Pair<'_>) -> Counts {
    let rules = HeadRules::new();
    let tree = HeadedTree::new(pair, Representation::Dependencies, &rules).expect("a tree");
    Cohesion::new(&tree, pair.linked().expect("links"), AlignmentType::Sure).counts()
}

#[test]
fn two_million_tests_of_a_star_are_counted_and_listed() {
    let every = 2_000 * 1_999 / 2;
    // Each dependent is linked to its own word and to the middle one: every two cross.
    let pair = star(2_000, |left| vec![left, 1_000], 2_001);
    let counts = counts_of(&pair);
    assert_eq!(counts.modifier.crossings, every);
    assert_eq!((counts.modifier.filtered, counts.head.crossings), (0, 0));
    let rules = HeadRules::new();
    let tree = HeadedTree::new(&pair, Representation::Dependencies, &rules).expect("a tree");
    let cohesion = Cohesion::new(&tree, pair.linked().expect("links"), AlignmentType::Sure);
    assert_eq!(
        cohesion.all_crossings().map(|all| all.count() as u64),
        Ok(every)
    );
    // All to the same one: a single phrasal translation.
    let counts = counts_of(&star(2_000, |_| vec![1], 1));
    assert_eq!(
        (counts.modifier.crossings, counts.modifier.filtered),
        (every, every)
    );
    // Each to its own: nothing crosses.
    assert_eq!(
        counts_of(&star(2_000, |left| vec![left], 2_001)),
        Counts::default()
    );
}

#[test]
fn more_crossings_than_can_be_listed_are_refused_with_number_and_limit() {
    let pair = star(20_000, |_| vec![1], 1);
    let rules = HeadRules::new();
    let tree = HeadedTree::new(&pair, Representation::Dependencies, &rules).expect("a tree");
    let cohesion = Cohesion::new(&tree, pair.linked().expect("links"), AlignmentType::All);
    let refused = cohesion.all_crossings().map(Iterator::count);
    // This many name 2²⁴ words and links, four each.
    let message = refused.expect_err("too many").to_string();
    assert_eq!(message, "199990000 crossings, at most 4194304");
    // The first of them are available all the same.
    assert_eq!(cohesion.crossings().take(3).count(), 3);
}

#[test]
fn a_tree_of_any_depth_is_measured() {
    let depth = 100_000;
    let left = format!(
        "{}{}",
        "(VP (MD a) ".repeat(depth),
        "(VB b)".to_owned() + &")".repeat(depth)
    );
    let pair = Pair::read(&left, "a b", "1-1 100001-2", &PairOptions::default());
    for representation in Representation::ALL {
        let tree = HeadedTree::new(&pair, representation, &HeadRules::default()).expect("a tree");
        let figures = Figures::new(&tree, pair.linked().expect("links"));
        assert_eq!(figures.tests.head, depth as u64);
        assert_eq!(
            figures
                .tally(twintree::crossings::Kind::Head, AlignmentType::Sure)
                .crossings,
            0
        );
    }
    let rules = HeadRules::default();
    let tree = HeadedTree::new(&pair, Representation::Phrases, &rules).expect("a tree");
    let root = Part {
        node: tree.tree().root(),
        extent: twintree::crossings::Extent::Whole,
    };
    assert_eq!(tree.words_of(root).len(), depth + 1);
}
