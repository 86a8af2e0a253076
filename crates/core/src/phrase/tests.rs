//! Phrase trees and their dependencies, on small trees by hand and on random ones.

use proptest::prelude::*;
use std::format;
use std::string::String;
use std::vec;
use std::vec::Vec;

use super::{Entry, Heads, PhraseTree, dependencies};
use crate::dependency::{DependencyTree, Labels};
use crate::heads::{Child, HeadRules, Rule};
use crate::pair::{Pair, PairOptions, Side};
use crate::sentence::Sentence;
use crate::symbol::Symbols;
use crate::text::brackets;
use crate::tree::{NodeId, TreeError};
use crate::word::WordId;

/// The one tree of a text, which has no errors.
fn sentence(text: &str) -> brackets::Sentence<'_> {
    let (mut sentences, diagnostics) = brackets::read(text);
    let errors = diagnostics.iter().filter(|one| one.is_error()).count();
    assert_eq!((sentences.len(), errors), (1, 0), "{text}: {diagnostics:?}");
    sentences.remove(0)
}

struct Parsed {
    symbols: Symbols,
    phrases: PhraseTree,
    heads: Heads,
}

fn parse(text: &str, rules: &HeadRules) -> Parsed {
    let mut symbols = Symbols::new();
    let phrases =
        PhraseTree::of(&Sentence::Brackets(sentence(text)), &mut symbols).expect("a tree");
    Parsed::of(phrases, symbols, rules)
}

impl Parsed {
    fn new(entries: &[Entry<'_>], rules: &HeadRules) -> Self {
        let mut symbols = Symbols::new();
        let phrases = PhraseTree::of_entries(entries, &mut symbols).expect("a tree");
        Self::of(phrases, symbols, rules)
    }

    fn of(phrases: PhraseTree, symbols: Symbols, rules: &HeadRules) -> Self {
        let heads = Heads::new(&phrases, &symbols, rules);
        Self {
            symbols,
            phrases,
            heads,
        }
    }

    fn dependencies(&mut self, labels: Labels) -> DependencyTree {
        dependencies(&self.phrases, &self.heads, &mut self.symbols, labels).expect("a tree")
    }

    /// `head:label` for each word.
    fn arcs(&mut self, labels: Labels) -> String {
        let dependencies = self.dependencies(labels);
        let arcs = dependencies.tree().nodes().map(|node| {
            let head = dependencies.tree().parent(node);
            let label = self.symbols.text(dependencies.label(node));
            format!("{}:{label}", head.map_or(0, |head| head.index() + 1))
        });
        arcs.collect::<Vec<_>>().join(" ")
    }
}

#[track_caller]
fn check(text: &str, expected: &str) {
    let arcs = parse(text, &HeadRules::default()).arcs(Labels::Whole);
    assert_eq!(arcs, expected, "{text}");
}

#[track_caller]
fn check_categories(text: &str, expected: &str) {
    let arcs = parse(text, &HeadRules::default()).arcs(Labels::WithoutSubtype);
    assert_eq!(arcs, expected, "{text}");
}

/// The words of a phrase, or the word itself.
fn words_below(phrases: &PhraseTree, node: NodeId) -> impl Iterator<Item = WordId> {
    let is_below = move |leaf: &NodeId| phrases.tree().is_ancestor(node, *leaf);
    let below = phrases.tree().nodes().filter(is_below);
    below.filter_map(|leaf| phrases.word(leaf))
}

/// Each node in preorder: label, first and last word.
#[track_caller]
fn check_nodes(text: &str, expected: &str) {
    let Parsed {
        symbols, phrases, ..
    } = parse(text, &HeadRules::default());
    let nodes = phrases.tree().nodes().map(|node| {
        let label = phrases.label(node, Labels::Whole);
        let label = label.map_or("_", |label| symbols.text(label));
        let [first, last] = [phrases.first_word(node), phrases.last_word(node)];
        format!("{label}:{first}-{last}")
    });
    assert_eq!(nodes.collect::<Vec<_>>().join(" "), expected, "{text}");
    for (place, word) in WordId::all(phrases.words()).enumerate() {
        let leaf = phrases.leaf(word).expect("a leaf");
        assert_eq!(phrases.word(leaf), Some(word));
        assert_eq!(word.index(), place);
    }
    assert_eq!(
        phrases.leaf(WordId::at(u32::try_from(phrases.words()).expect("small"))),
        None
    );
    let preorder: Vec<NodeId> = phrases.tree().nodes().collect();
    assert_eq!(phrases.tree().preorder(), preorder, "{text}");
}

#[test]
fn leaves_are_words_and_nodes_know_theirs() {
    check_nodes("(NN cat)", "NN:1-1");
    check_nodes(
        "(S (NP (DT the) (NN cat)) (VP sleeps))",
        "S:1-3 NP:1-2 DT:1-1 NN:2-2 VP:3-3",
    );
    check_nodes(
        "( (S (VP saw (NP cats))) )",
        "_:1-2 S:1-2 VP:1-2 _:1-1 NP:2-2",
    );
    check_nodes("(NP the cat)", "NP:1-2 _:1-1 _:2-2");
}

#[test]
fn traces_are_left_out_with_the_phrases_that_hold_nothing_else() {
    check_nodes(
        "(S (NP-SBJ-1 (-NONE- *)) (VP (VB go) (S (NP (-NONE- *-1)) (ADVP=2 (RB home)))))",
        "S:1-2 VP:1-2 VB:1-1 S:2-2 ADVP:2-2 RB:2-2",
    );
    check_nodes(
        "(TOP (S (NP (-NONE- *)) (VP go (NP (-NONE- *T*) (NN home)))))",
        "TOP:1-2 S:1-2 VP:1-2 _:1-1 NP:2-2 NN:2-2",
    );
}

#[test]
fn a_sentence_with_errors_or_without_words_has_no_tree() {
    for text in ["(S (NP (-NONE- *)) (VP (-NONE- *)))", "(S (NP she) (VP"] {
        let pair = Pair::read(text, "", "", &PairOptions::default());
        assert_eq!(pair.side(Side::Left).phrases(), None, "{text}");
    }
    let nothing = [entry(None, "S", false), entry(Some(0), "NP", false)];
    assert_eq!(
        PhraseTree::of_entries(&nothing, &mut Symbols::new()),
        Err(TreeError::Empty)
    );
}

#[test]
fn a_label_is_whole_or_a_category_and_never_has_an_index() {
    for (text, whole, category) in [
        ("NP-SBJ-1", "NP-SBJ", "NP"),
        ("NP=2", "NP", "NP"),
        ("NP-SBJ=2", "NP-SBJ", "NP"),
        ("NP-LOC-PRD-3", "NP-LOC-PRD", "NP"),
        ("NP", "NP", "NP"),
        ("-LRB-", "-LRB-", "-LRB-"),
        ("np-oa", "np-oa", "np"),
    ] {
        let Parsed {
            symbols, phrases, ..
        } = parse(&format!("({text} x)"), &HeadRules::default());
        let label = |labels| phrases.label(phrases.tree().root(), labels);
        let [found, cut] = [Labels::Whole, Labels::WithoutSubtype]
            .map(|labels| label(labels).map(|label| symbols.text(label)));
        assert_eq!((found, cut), (Some(whole), Some(category)), "{text}");
    }
}

#[test]
fn an_arc_has_the_label_of_the_maximal_projection() {
    let text =
        "(S (NP-SBJ-1 (DT the) (NN cat)) (VP (VBZ sleeps) (PP-LOC (IN on) (NP (NNS mats)))) (. .))";
    check(text, "2:DT 3:NP-SBJ 0:root 3:PP-LOC 4:NP 3:.");
    check_categories(text, "2:DT 3:NP 0:root 3:PP 4:NP 3:.");
}

#[test]
fn a_bracket_around_the_whole_makes_no_difference() {
    let tree = "(S (NP (PRP she)) (VP (VBZ sleeps)))";
    for outer in ["", "TOP", "ROOT", "S1"] {
        check(&format!("({outer} {tree})"), "2:NP 0:root");
    }
    check(tree, "2:NP 0:root");
    check("( (S (NP she) (VP sleeps)) (. .))", "2:NP 0:root 2:.");
}

#[test]
fn a_node_without_a_label_is_still_a_dependent() {
    check("(VP saw (NP cats))", "0:root 1:NP");
    check("(NP the cat)", "2:dep 0:root");
    // Of a phrase without a label the next one below is taken.
    let nameless = [
        entry(None, "", false),
        entry(Some(0), "VB", true),
        entry(Some(0), "", false),
        entry(Some(2), "NP", false),
        entry(Some(3), "", true),
        entry(Some(3), "", true),
    ];
    let mut parsed = Parsed::new(&nameless, &HeadRules::default());
    assert_eq!(parsed.arcs(Labels::Whole), "0:root 3:dep 1:NP");
}

#[test]
fn a_word_alone_is_its_root() {
    check("(NN cat)", "0:root");
    check("(S (NP (NN cat)))", "0:root");
}

#[test]
fn german_trees_are_read_by_their_words_and_marks() {
    check(
        "(s (np-sb (art das) (nn haupthemmnis)) (vafin-hd ist) (np-pd (art der) (nn markt)) ($. .))",
        "2:art 3:np-sb 0:root 5:art 3:np-pd 3:$.",
    );
    check_categories(
        "(s (pper-sb ich) (vafin-hd habe) (vp-oc (np-oa (art-nk das) (nn-nk buch)) (vvpp-hd gelesen)))",
        "2:pper 0:root 4:art 5:np 2:vp",
    );
    check(
        "(S (PP-MO (APPRART-AC im) (NN-NK Haus)) (VVFIN-HD schläft) (NP-SB (PPER er)))",
        "3:PP-MO 1:NN-NK 0:root 3:NP-SB",
    );
}

#[test]
fn the_worked_trees_of_phrasal_cohesion_are_reproduced() {
    check(
        "(S (NP (PRP they)) (VP (AUX do) (RB not) (ADVP (RB really)) (VP (VB change) (NP (DT the) (NN status)))) (. .))",
        "2:NP 0:root 2:RB 2:ADVP 2:VP 7:DT 5:NP 2:.",
    );
    check(
        "(S (NP (PRP I)) (VP (VBP rise) (PP (IN on) (NP (NP (DT a) (NN point)) (PP (IN of) (NP (NN order)))))))",
        "2:NP 0:root 2:PP 5:DT 3:NP 5:PP 6:NP",
    );
}

#[test]
fn a_head_has_the_rule_that_chose_it() {
    let Parsed { phrases, heads, .. } = parse(
        "(S (NP (NP (NN cats)) (CC and) (NP (NNS dogs))) (VP (VBP sleep)) (. .))",
        &HeadRules::default(),
    );
    let rules: Vec<_> = phrases
        .tree()
        .nodes()
        .filter_map(|node| heads.rule(node))
        .collect();
    let only = Rule::OnlyChild;
    assert_eq!(rules, [Rule::List(1), Rule::OwnCategory, only, only, only]);
}

/// One entry for each number: its label, how many open phrases are closed before it, and whether it is
/// a word. The last is one, so that the tree has a word.
fn entries(plan: &[(usize, usize, bool)]) -> Vec<Entry<'static>> {
    const LABELS: [&str; 12] = [
        "S", "NP", "VP", "PP-LOC", "NN", "IN", "VB", "", "ZZ", ",", "NP-SBJ-1", "VB-HD",
    ];
    let mut entries = vec![entry(None, "TOP", false)];
    let mut open = vec![0];
    for &(label, closed, is_word) in plan.iter().chain(&[(4, 1, true)]) {
        open.truncate(open.len().saturating_sub(closed).max(1));
        let place = u32::try_from(entries.len()).expect("small");
        entries.push(entry(
            open.last().copied(),
            LABELS[label % LABELS.len()],
            is_word,
        ));
        if !is_word {
            open.push(place);
        }
    }
    entries
}

/// Head words as they are defined: down from each node, child by child.
fn slow_word(parsed: &Parsed, rules: &HeadRules, mut node: NodeId) -> WordId {
    let phrases = &parsed.phrases;
    let text = |node| {
        let label = phrases.label(node, Labels::Whole);
        label.map_or("", |label| parsed.symbols.text(label))
    };
    loop {
        let children: Vec<Child<'_>> = phrases
            .tree()
            .children(node)
            .iter()
            .map(|&child| {
                if phrases.is_leaf(child) {
                    Child::Word(text(child))
                } else {
                    Child::Phrase(text(child))
                }
            })
            .collect();
        match rules.head(text(node), &children) {
            Some(choice) => node = phrases.tree().children(node)[choice.index],
            None => return phrases.word(node).expect("a leaf"),
        }
    }
}

proptest! {
    #[test]
    fn dependencies_are_one_projective_tree_over_the_words(
        plan in prop::collection::vec((0..12_usize, 0..4_usize, any::<bool>()), 0..40),
    ) {
        let rules = HeadRules::default();
        let mut parsed = Parsed::new(&entries(&plan), &rules);
        let dependencies = parsed.dependencies(Labels::Whole);
        let (tree, phrases, heads) = (dependencies.tree(), &parsed.phrases, &parsed.heads);
        prop_assert_eq!(tree.len(), phrases.words());
        let arcs = tree.nodes().filter(|&node| tree.parent(node).is_some()).count();
        prop_assert_eq!(arcs, phrases.words() - 1);
        prop_assert!(tree.projective_arcs().iter().all(|&is_projective| is_projective));
        // Each child but the head is one test of a head: words - 1 of them.
        let tests: usize = phrases
            .tree()
            .nodes()
            .map(|node| phrases.tree().children(node).len().saturating_sub(1))
            .sum();
        prop_assert_eq!(tests, phrases.words() - 1);
        for node in phrases.tree().nodes() {
            prop_assert_eq!(heads.word(node), slow_word(&parsed, &rules, node));
            // What hangs below a phrase's head word stands with it in the phrase or is above it.
            let words: Vec<_> = words_below(phrases, node).collect();
            prop_assert_eq!(words.first(), Some(&phrases.first_word(node)));
            prop_assert_eq!(words.last(), Some(&phrases.last_word(node)));
            prop_assert!(words.contains(&heads.word(node)));
            let top = heads.projection(heads.word(node)).expect("a projection");
            prop_assert!(phrases.tree().is_ancestor(top, node));
        }
    }
}

const MANY: u32 = 100_000;

fn entry(parent: Option<u32>, label: &str, is_word: bool) -> Entry<'_> {
    Entry {
        parent,
        label: alloc::borrow::Cow::Borrowed(label),
        is_word,
    }
}

#[test]
fn a_chain_of_a_hundred_thousand_phrases_is_read() {
    // Each phrase holds a word and the next phrase.
    let mut chain = vec![entry(None, "VP", false)];
    for phrase in 0..MANY {
        chain.push(entry(Some(2 * phrase), "VB", true));
        chain.push(entry(Some(2 * phrase), "VP", phrase + 1 == MANY));
    }
    let mut parsed = Parsed::new(&chain, &HeadRules::default());
    let tree = parsed.dependencies(Labels::Whole);
    let last = tree.tree().nodes().next_back().expect("a node");
    assert_eq!(tree.len(), MANY as usize + 1);
    assert_eq!(tree.tree().depth(last), MANY);
    assert_eq!(parsed.symbols.text(tree.label(last)), "VP");
}

#[test]
fn a_phrase_of_a_hundred_thousand_words_is_read() {
    let mut star = vec![entry(None, "S", false)];
    star.extend((0..MANY).map(|_| entry(Some(0), "NN", true)));
    let tree = Parsed::new(&star, &HeadRules::default()).dependencies(Labels::Whole);
    let root = tree.tree().root();
    assert_eq!(root.index() + 1, MANY as usize);
    assert_eq!(tree.tree().children(root).len() + 1, MANY as usize);
}

#[test]
fn a_hundred_thousand_brackets_around_a_word_are_read() {
    let text = "(X ".repeat(MANY as usize) + "(NN a) (NN b)" + &")".repeat(MANY as usize);
    let mut parsed = parse(&text, &HeadRules::default());
    assert_eq!(parsed.phrases.tree().len(), MANY as usize + 2);
    assert_eq!(parsed.arcs(Labels::Whole), "2:NN 0:root");
}

#[test]
fn a_hundred_thousand_dependents_with_long_projections_are_read_in_time() {
    // A tower over each word, without a label anywhere: each is searched to the ground.
    let mut towers = vec![entry(None, "S", false)];
    for _ in 0..MANY / 10 {
        let mut below = 0;
        for _ in 0..10 {
            towers.push(entry(Some(below), "", false));
            below = u32::try_from(towers.len() - 1).expect("small");
        }
        towers.push(entry(Some(below), "", true));
    }
    let mut parsed = Parsed::new(&towers, &HeadRules::default());
    let tree = parsed.dependencies(Labels::Whole);
    assert_eq!(tree.len(), MANY as usize / 10);
    let first = tree.tree().node(0).expect("a word");
    assert_eq!(parsed.symbols.text(tree.label(first)), "dep");
}
