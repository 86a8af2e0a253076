//! Fusion against its definition: every combination, by recursion on small random trees.

use std::collections::BTreeSet;

use proptest::prelude::*;
use twintree::relations::fusion::{Fusion, MODIFIERS, Merge, Options, Origin, fuse};
use twintree::text::links::{Numbering, write_line};
use twintree::tree::subtree;
use twintree::{
    Alignment, AnnotatedLink, Certainty, Link, NodeId, PairOptions, Relation, Side, Tree, WordId,
};

const LABELS: [&str; 3] = ["nsubj", "amod", "nmod:poss"];
const FORMS: [&str; 5] = ["a", "bb", "c", "dd", "e"];

/// A pair that lives as long as the tests do, with what the definition looks at.
struct Pair {
    read: &'static twintree::Pair<'static>,
    trees: [&'static Tree; 2],
    labels: [Vec<&'static str>; 2],
    forms: [Vec<&'static str>; 2],
    links: &'static Alignment,
}

impl std::fmt::Debug for Pair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (side, tree) in self.trees.iter().enumerate() {
            for node in tree.nodes() {
                let head = tree.parent(node).map_or(0, |head| head.index() + 1);
                let (form, label) = (
                    self.forms[side][node.index()],
                    self.labels[side][node.index()],
                );
                write!(f, "{form}/{label}>{head} ")?;
            }
            writeln!(f)?;
        }
        f.write_str(&write_line(self.links.iter(), Numbering::FromOne))
    }
}

/// Per word a place to take the head from, label and form.
type Plan = Vec<(usize, usize, usize)>;

fn conllu(plan: &Plan) -> String {
    // The root stands in the middle, so that subtrees lie on both sides of their heads.
    let mut order: Vec<usize> = (0..plan.len()).collect();
    order.rotate_left(plan.len() / 2);
    let mut heads = vec![0; plan.len()];
    for (at, &word) in order.iter().enumerate().skip(1) {
        heads[word] = order[plan[word].0 % at] + 1;
    }
    let rows = plan
        .iter()
        .zip(heads)
        .enumerate()
        .map(|(at, (word, head))| {
            let (id, form, label) = (at + 1, FORMS[word.2], LABELS[word.1]);
            format!("{id}\t{form}\t_\t_\t_\t_\t{head}\t{label}\t_\t_\n")
        });
    rows.collect()
}

fn pairs(most: usize) -> impl Strategy<Value = Pair> {
    let plan = move || prop::collection::vec((0..most, 0..LABELS.len(), 0..FORMS.len()), 1..=most);
    // Mostly the three relations that merges take up.
    let relation = prop_oneof![1 => 0..6_usize, 3 => 1..4_usize];
    let links = prop::collection::vec((0..most, 0..most, relation), 0..12);
    (plan(), plan(), links).prop_map(|(left, right, links)| {
        let links = links.into_iter().map(|(from, to, relation)| {
            let id = |at: usize, words: usize| u32::try_from(at % words + 1).expect("small");
            let link = Link::new(id(from, left.len()), id(to, right.len()));
            AnnotatedLink {
                link: link.expect("words count from 1"),
                relation: Relation::ALL.get(relation).copied(),
                certainty: Certainty::Sure,
            }
        });
        // Of a link named twice the first relation holds, as in an alignment.
        let links = Alignment::new(left.len(), right.len(), links).expect("in range");
        let links = write_line(links.iter(), Numbering::FromOne);
        let [left_text, right_text] = [&left, &right].map(|plan| &*conllu(plan).leak());
        let read = twintree::Pair::read(left_text, right_text, &links, &PairOptions::default());
        let read = Box::leak(Box::new(read));
        let dependencies = read.dependencies().expect("sound texts");
        Pair {
            read,
            trees: [dependencies.left().tree(), dependencies.right().tree()],
            labels: [&left, &right].map(|plan| plan.iter().map(|word| LABELS[word.1]).collect()),
            forms: [&left, &right].map(|plan| plan.iter().map(|word| FORMS[word.2]).collect()),
            links: dependencies.alignment(),
        }
    })
}

/// The place of a word and the node of a tree over words.
fn node(tree: &Tree, word: WordId) -> NodeId {
    tree.node(word.index()).expect("a word")
}

impl Pair {
    fn fuse(&self, merge: Merge, into: Side, limit: usize) -> Fusion {
        let options = Options {
            limit,
            ..Options::new(merge, into)
        };
        fuse(self.read, &options).expect("sound texts")
    }

    fn words(&self, side: usize, node: NodeId) -> Vec<&'static str> {
        let nodes = subtree::nodes(self.trees[side], node).into_iter();
        nodes.map(|node| self.forms[side][node.index()]).collect()
    }

    /// All ways to realise the subtree of a host node: what stands at each host position.
    fn ways(&self, merge: Merge, into: Side, at: NodeId) -> Vec<Vec<(usize, String)>> {
        let (host, other) = if into == Side::Left { (0, 1) } else { (1, 0) };
        let tree = self.trees[host];
        let mut kept = vec![vec![(at.index(), self.forms[host][at.index()].to_owned())]];
        for &child in tree.children(at) {
            let below = self.ways(merge, into, child);
            kept = kept
                .iter()
                .flat_map(|way| {
                    below
                        .iter()
                        .map(move |more| [way.clone(), more.clone()].concat())
                })
                .collect();
        }
        let mut linked = false;
        for marked in self.links.iter() {
            let from_host = match into {
                Side::Left => marked,
                Side::Right => marked.mirrored(),
            };
            let AnnotatedLink { link, relation, .. } = from_host;
            if link.left.index() != at.index() {
                continue;
            }
            linked = true;
            let wanted = match merge {
                Merge::Restate => Relation::Restates,
                Merge::Specify => Relation::Generalizes,
                Merge::Generalize => Relation::Specifies,
                _ => unreachable!("one of the three"),
            };
            if relation == Some(wanted) {
                let words = self.words(other, node(self.trees[other], link.right));
                kept.push(vec![(at.index(), words.join(" "))]);
            }
        }
        let label = self.labels[host][at.index()];
        let is_modifier = MODIFIERS.contains(&label.split(':').next().unwrap_or(label));
        if merge == Merge::Generalize && !linked && is_modifier && tree.parent(at).is_some() {
            kept.push(Vec::new());
        }
        kept
    }

    fn by_definition(&self, merge: Merge, into: Side) -> BTreeSet<String> {
        let tree = self.trees[usize::from(into == Side::Right)];
        let ways = self.ways(merge, into, tree.root());
        let mut sentences: BTreeSet<String> = ways
            .into_iter()
            .map(|mut way| {
                way.sort_by_key(|&(at, _)| at);
                way.into_iter()
                    .map(|(_, text)| text)
                    .collect::<Vec<_>>()
                    .join(" ")
            })
            .collect();
        for forms in &self.forms {
            sentences.remove(&forms.join(" "));
        }
        sentences
    }
}

fn length(text: &str) -> (usize, usize) {
    let words = text.split(' ');
    (
        words.clone().count(),
        words.map(|word| word.chars().count()).sum(),
    )
}

const MERGES: [Merge; 3] = [Merge::Restate, Merge::Specify, Merge::Generalize];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_combination_comes_out_once_and_the_shortest_first(pair in pairs(6)) {
        for (merge, into) in MERGES.into_iter().flat_map(|m| [(m, Side::Left), (m, Side::Right)]) {
            let fusion = pair.fuse(merge, into, 1_000_000);
            prop_assert!(!fusion.cut);
            let texts: Vec<String> = fusion.sentences.iter().map(|one| one.text.clone()).collect();
            let different: BTreeSet<String> = texts.iter().cloned().collect();
            prop_assert_eq!(different.len(), texts.len());
            prop_assert_eq!(&different, &pair.by_definition(merge, into));
            prop_assert!(texts.is_sorted_by_key(|text| (length(text), text)));
        }
    }

    #[test]
    fn a_limit_takes_off_the_longest_and_is_said(pair in pairs(7), limit in 0..6_usize) {
        for (merge, into) in MERGES.into_iter().flat_map(|m| [(m, Side::Left), (m, Side::Right)]) {
            let all = pair.fuse(merge, into, 1_000_000);
            let some = pair.fuse(merge, into, limit);
            prop_assert_eq!(some.cut, all.sentences.len() > some.sentences.len());
            // The search is given up early only where very many combinations spell the same.
            prop_assert_eq!(some.sentences.len(), limit.min(all.sentences.len()));
            let lengths = |fusion: &Fusion| -> Vec<_> {
                fusion.sentences.iter().take(limit).map(|one| length(&one.text)).collect()
            };
            prop_assert_eq!(lengths(&some), lengths(&all));
        }
    }

    #[test]
    fn the_parts_make_up_the_sentence_and_name_their_words_and_links(pair in pairs(7)) {
        for (merge, into) in MERGES.into_iter().flat_map(|m| [(m, Side::Left), (m, Side::Right)]) {
            let (host, other) = if into == Side::Left { (0, 1) } else { (1, 0) };
            for fused in pair.fuse(merge, into, 50).sentences {
                let shown: Vec<&str> = fused.parts.iter()
                    .filter(|part| part.origin != Origin::Dropped)
                    .map(|part| part.text.as_str())
                    .collect();
                prop_assert_eq!(shown.join(" "), fused.text);
                let mut gone = Vec::new();
                let mut here = Vec::new();
                for part in &fused.parts {
                    let side = if part.origin == Origin::Replaced { other } else { host };
                    let words: Vec<&str> =
                        part.words.iter().map(|word| pair.forms[side][word.index()]).collect();
                    prop_assert_eq!(words.join(" "), part.text.clone());
                    prop_assert_eq!(part.link.is_some(), part.origin == Origin::Replaced);
                    match (part.link, into) {
                        (Some(link), Side::Left) => {
                            prop_assert!(pair.links.get(link).is_some());
                            prop_assert_eq!(pair.words(1, node(pair.trees[1], link.right)).join(" "), part.text.clone());
                            gone.extend(subtree::nodes(pair.trees[0], node(pair.trees[0], link.left)));
                        }
                        (Some(link), Side::Right) => {
                            prop_assert!(pair.links.get(link).is_some());
                            prop_assert_eq!(pair.words(0, node(pair.trees[0], link.left)).join(" "), part.text.clone());
                            gone.extend(subtree::nodes(pair.trees[1], node(pair.trees[1], link.right)));
                        }
                        (None, _) => here.extend(part.words.iter().map(|&word| node(pair.trees[host], word))),
                    }
                }
                // Every host word is there, left out or replaced, exactly once.
                let mut all = [gone, here].concat();
                all.sort_unstable();
                prop_assert_eq!(all, pair.trees[host].nodes().collect::<Vec<_>>());
            }
        }
    }
}

/// A star of 40 modifiers: 2⁴⁰ combinations, of which the ten shortest are asked for.
#[test]
fn the_limit_bounds_the_work() {
    let row = |at: usize| {
        let (id, head) = (at + 1, usize::from(at > 0));
        format!("{id}\tw{at:02}\t_\t_\t_\t_\t{head}\tamod\t_\t_\n")
    };
    let text: String = (0..41).map(row).collect();
    let pair = twintree::Pair::read(&text, &text, "1-1", &PairOptions::default());
    let options = Options {
        limit: 10,
        ..Options::new(Merge::Generalize, Side::Left)
    };
    let fusion = fuse(&pair, &options).expect("sound texts");
    let texts: Vec<&str> = fusion
        .sentences
        .iter()
        .map(|one| one.text.as_str())
        .collect();
    assert!(fusion.cut);
    assert_eq!(texts.len(), 10);
    assert_eq!(texts[0], "w00");
    assert!(
        texts[1..].iter().all(|text| text.len() == "w00 w01".len()),
        "{texts:?}"
    );
}
