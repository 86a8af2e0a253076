//! Small random pairs for the laws of the aligner.

use std::fmt::Write;

use proptest::prelude::*;
use twintree::relations::aligner::{Annotated, AnnotatedPair, Table, Weights};
use twintree::relations::synonyms::Synonyms;
use twintree::tree::subtree;
use twintree::{Link, NodeId, PairOptions, Symbol};

pub(crate) const LABELS: [&str; 3] = ["su", "obj", "mod"];
pub(crate) const WORDS: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

/// A sentence as numbers: per word a place to take the head from, label, form, lemma, content.
pub(crate) type Plan = Vec<(usize, usize, usize, usize, bool)>;

pub(crate) fn plans(most: usize) -> impl Strategy<Value = Plan> {
    let word = (
        0..most,
        0..LABELS.len(),
        0..WORDS.len(),
        0..WORDS.len(),
        prop::bool::weighted(0.8),
    );
    prop::collection::vec(word, 1..=most)
}

/// The sentence of a plan in CoNLL-U. Words hang below one that came before in an order that jumps
/// about the sentence, so that trees need not be projective.
pub(crate) fn conllu(plan: &Plan) -> String {
    let count = plan.len();
    let step = [7, 5, 3, 2, 1]
        .into_iter()
        .find(|step: &usize| !count.is_multiple_of(*step))
        .unwrap_or(1);
    let order: Vec<usize> = (0..count).map(|at| at * step % count).collect();
    // As ids: 0 is the head of the root.
    let mut heads = vec![0; count];
    for (at, &word) in order.iter().enumerate().skip(1) {
        heads[word] = order[plan[word].0 % at] + 1;
    }
    let mut text = String::new();
    for (at, (&(_, label, form, lemma, is_content), head)) in plan.iter().zip(heads).enumerate() {
        let upos = if is_content { "NOUN" } else { "DET" };
        let (form, lemma, label) = (WORDS[form], WORDS[lemma], LABELS[label]);
        writeln!(
            text,
            "{}\t{form}\t{lemma}\t{upos}\t_\t_\t{head}\t{label}\t_\t_",
            at + 1
        )
        .expect("a text");
    }
    text
}

/// A pair that lives as long as the tests do, so that one value can hold it and what borrows it.
pub(crate) struct Pair {
    texts: [String; 2],
    pub(crate) annotated: AnnotatedPair<'static>,
    pub(crate) synonyms: Synonyms,
}

/// Two sentences, and which pairs of words are synonyms.
pub(crate) fn pairs(most: usize) -> impl Strategy<Value = Pair> {
    let table = prop::collection::vec((0..WORDS.len(), 0..WORDS.len()), 0..8);
    (plans(most), plans(most), table).prop_map(|(left, right, table)| {
        let mut synonyms = Synonyms::new();
        for (one, other) in table {
            synonyms.insert(WORDS[one], WORDS[other]);
        }
        Pair::new([conllu(&left), conllu(&right)], synonyms)
    })
}

impl std::fmt::Debug for Pair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [left, right] = &self.texts;
        write!(f, "{left}\n{right}\n{:?}", self.synonyms)
    }
}

impl Pair {
    #[track_caller]
    pub(crate) fn new(texts: [String; 2], synonyms: Synonyms) -> Self {
        let [left, right] = texts.clone().map(|text| &*text.leak());
        let pair = twintree::Pair::read(left, right, "", &PairOptions::default());
        let pair = Box::leak(Box::new(pair));
        Self {
            texts,
            annotated: AnnotatedPair::new(pair).expect("sound texts"),
            synonyms,
        }
    }

    pub(crate) fn left(&self) -> &Annotated<'static> {
        &self.annotated.left
    }

    pub(crate) fn right(&self) -> &Annotated<'static> {
        &self.annotated.right
    }

    pub(crate) fn text(&self, symbol: Symbol) -> &str {
        self.annotated.words.text(symbol)
    }

    pub(crate) fn table(&self, weights: Weights) -> Table<'_> {
        Table::new(&self.annotated, &self.synonyms, weights).expect("small trees")
    }

    /// Every two nodes of the two trees.
    pub(crate) fn cells(&self) -> impl Iterator<Item = (NodeId, NodeId)> + '_ {
        let [left, right] = [self.left(), self.right()].map(|side| side.dependencies().tree());
        left.nodes()
            .flat_map(|v| right.nodes().map(move |w| (v, w)))
    }

    pub(crate) fn link(&self, left: NodeId, right: NodeId) -> Link {
        Link {
            left: self.left().dependencies().word(left),
            right: self.right().dependencies().word(right),
        }
    }

    pub(crate) fn nodes(&self, link: Link) -> (NodeId, NodeId) {
        let left = self.left().dependencies().node(link.left);
        let right = self.right().dependencies().node(link.right);
        left.zip(right).expect("two words")
    }

    pub(crate) fn forms(side: &Annotated<'_>, node: NodeId) -> Vec<u32> {
        let nodes = subtree::nodes(side.dependencies().tree(), node);
        nodes
            .into_iter()
            .map(|node| side.form(node).index())
            .collect()
    }

    pub(crate) fn mirrored(&self) -> Self {
        let [left, right] = self.texts.clone();
        Self::new([right, left], self.synonyms.clone())
    }
}
