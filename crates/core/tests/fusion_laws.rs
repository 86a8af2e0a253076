//! Fusion against its definition: every combination, by recursion on small random trees.

use std::collections::BTreeSet;

use proptest::prelude::*;
use twintree::relations::fusion::{Fusion, Host, MODIFIERS, Merge, Options, Origin, Written, fuse};
use twintree::tree::subtree;
use twintree::{Alignment, NodeId, Relation, Symbols, Tree};

const LABELS: [&str; 3] = ["nsubj", "amod", "nmod:poss"];
const FORMS: [&str; 5] = ["a", "bb", "c", "dd", "e"];

struct Pair {
    symbols: Symbols,
    trees: [Tree; 2],
    forms: [Vec<&'static str>; 2],
    alignment: Alignment,
}

impl std::fmt::Debug for Pair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (tree, forms) in self.trees.iter().zip(&self.forms) {
            for (node, form) in tree.nodes().zip(forms) {
                let head = tree.parent(node).map_or(0, |head| head.index() + 1);
                write!(f, "{form}/{}>{head} ", self.symbols.text(tree.label(node)))?;
            }
            writeln!(f)?;
        }
        for (link, relation) in self.alignment.iter() {
            write!(
                f,
                "{}-{}:{relation:?} ",
                link.left.index() + 1,
                link.right.index() + 1
            )?;
        }
        Ok(())
    }
}

fn pairs(most: usize) -> impl Strategy<Value = Pair> {
    let tree = move || prop::collection::vec((0..most, 0..LABELS.len(), 0..FORMS.len()), 1..=most);
    // Mostly the three relations that merges take up.
    let relation = prop_oneof![1 => 0..6_usize, 3 => 1..4_usize];
    let links = prop::collection::vec((0..most, 0..most, relation), 0..12);
    (tree(), tree(), links).prop_map(|(left, right, links)| {
        let mut symbols = Symbols::new();
        let mut build = |plan: &Vec<(usize, usize, usize)>| {
            // The root stands in the middle, so that subtrees lie on both sides of their heads.
            let mut order: Vec<usize> = (0..plan.len()).collect();
            order.rotate_left(plan.len() / 2);
            let mut heads = vec![None; plan.len()];
            for (at, &node) in order.iter().enumerate().skip(1) {
                heads[node] = u32::try_from(order[plan[node].0 % at]).ok();
            }
            let labels: Vec<_> = plan
                .iter()
                .map(|node| symbols.intern(LABELS[node.1]))
                .collect();
            let forms = plan.iter().map(|node| FORMS[node.2]).collect::<Vec<_>>();
            (Tree::new(&heads, &labels).expect("a tree"), forms)
        };
        let (left, left_forms) = build(&left);
        let (right, right_forms) = build(&right);
        let index = |at: usize, tree: &Tree| u32::try_from(at % tree.len()).expect("small");
        let links = links.into_iter().map(|(from, to, relation)| {
            (
                index(from, &left),
                index(to, &right),
                Relation::ALL.get(relation).copied(),
            )
        });
        let links: Vec<_> = links.collect();
        let alignment = Alignment::new(&left, &right, links).expect("in range");
        Pair {
            symbols,
            trees: [left, right],
            forms: [left_forms, right_forms],
            alignment,
        }
    })
}

impl Pair {
    fn fuse(&self, merge: Merge, into: Host, limit: usize) -> Fusion {
        let [left, right] = [0, 1].map(|side: usize| {
            Written::new(&self.trees[side], &self.forms[side]).expect("a form for each node")
        });
        let options = Options {
            limit,
            ..Options::new(merge, into)
        };
        fuse(&left, &right, &self.alignment, &self.symbols, &options)
    }

    fn words(&self, side: usize, node: NodeId) -> Vec<&'static str> {
        let nodes = subtree::nodes(&self.trees[side], node).into_iter();
        nodes.map(|node| self.forms[side][node.index()]).collect()
    }

    /// All ways to realise the subtree of a host node: what stands at each host position.
    fn ways(&self, merge: Merge, into: Host, node: NodeId) -> Vec<Vec<(usize, String)>> {
        let (host, other) = if into == Host::Left { (0, 1) } else { (1, 0) };
        let tree = &self.trees[host];
        let mut kept = vec![vec![(
            node.index(),
            self.forms[host][node.index()].to_owned(),
        )]];
        for &child in tree.children(node) {
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
        for (link, relation) in self.alignment.iter() {
            let (from, to, relation) = match into {
                Host::Left => (link.left, link.right, relation),
                Host::Right => (link.right, link.left, relation.map(Relation::mirrored)),
            };
            if from != node {
                continue;
            }
            linked = true;
            let wanted = match merge {
                Merge::Restate => Relation::Restates,
                Merge::Specify => Relation::Generalizes,
                Merge::Generalize => Relation::Specifies,
            };
            if relation == Some(wanted) {
                kept.push(vec![(node.index(), self.words(other, to).join(" "))]);
            }
        }
        let label = self.symbols.text(tree.label(node));
        let is_modifier = MODIFIERS.contains(&label.split(':').next().unwrap_or(label));
        if merge == Merge::Generalize && !linked && is_modifier && tree.parent(node).is_some() {
            kept.push(Vec::new());
        }
        kept
    }

    fn by_definition(&self, merge: Merge, into: Host) -> BTreeSet<String> {
        let tree = &self.trees[usize::from(into == Host::Right)];
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
        for (merge, into) in MERGES.into_iter().flat_map(|m| [(m, Host::Left), (m, Host::Right)]) {
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
        for (merge, into) in MERGES.into_iter().flat_map(|m| [(m, Host::Left), (m, Host::Right)]) {
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
        for (merge, into) in MERGES.into_iter().flat_map(|m| [(m, Host::Left), (m, Host::Right)]) {
            let (host, other) = if into == Host::Left { (0, 1) } else { (1, 0) };
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
                        (Some(link), Host::Left) => {
                            prop_assert!(pair.alignment.contains(link));
                            prop_assert_eq!(pair.words(1, link.right).join(" "), part.text.clone());
                            gone.extend(subtree::nodes(&pair.trees[0], link.left));
                        }
                        (Some(link), Host::Right) => {
                            prop_assert!(pair.alignment.contains(link));
                            prop_assert_eq!(pair.words(0, link.left).join(" "), part.text.clone());
                            gone.extend(subtree::nodes(&pair.trees[1], link.right));
                        }
                        (None, _) => here.extend(part.words.iter().copied()),
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
    let mut symbols = Symbols::new();
    let mut heads = vec![Some(0); 41];
    heads[0] = None;
    let labels = vec![symbols.intern("amod"); 41];
    let tree = Tree::new(&heads, &labels).expect("a star");
    let names: Vec<String> = (0..41).map(|at| format!("w{at:02}")).collect();
    let forms: Vec<&str> = names.iter().map(String::as_str).collect();
    let written = Written::new(&tree, &forms).expect("forms");
    let alignment = Alignment::new(&tree, &tree, [(0, 0, None)]).expect("a link");
    let options = Options {
        limit: 10,
        ..Options::new(Merge::Generalize, Host::Left)
    };
    let fusion = fuse(&written, &written, &alignment, &symbols, &options);
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
