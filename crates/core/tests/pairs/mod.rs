//! Small random trees for the laws of the aligner.

use proptest::prelude::*;
use twintree::relations::aligner::{Annotated, Table, Weights, Word};
use twintree::relations::synonyms::Synonyms;
use twintree::tree::subtree;
use twintree::{NodeId, Symbols, Tree};

pub(crate) const LABELS: [&str; 3] = ["su", "obj", "mod"];
pub(crate) const WORDS: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

/// A tree as numbers: per node a place to take the parent from, label, form, lemma, content.
pub(crate) type Plan = Vec<(usize, usize, usize, usize, bool)>;

pub(crate) fn plans(most: usize) -> impl Strategy<Value = Plan> {
    let node = (
        0..most,
        0..LABELS.len(),
        0..WORDS.len(),
        0..WORDS.len(),
        prop::bool::weighted(0.8),
    );
    prop::collection::vec(node, 1..=most)
}

/// Nodes are hung below one that came before in an order that jumps about the sentence, so that
/// trees need not be projective.
pub(crate) fn build(plan: &Plan, symbols: &mut Symbols) -> Annotated {
    let count = plan.len();
    let step = [7, 5, 3, 2, 1]
        .into_iter()
        .find(|step: &usize| !count.is_multiple_of(*step))
        .unwrap_or(1);
    let order: Vec<usize> = (0..count).map(|at| at * step % count).collect();
    let mut heads = vec![None; count];
    for (at, &node) in order.iter().enumerate().skip(1) {
        let parent = order[plan[node].0 % at];
        heads[node] = Some(u32::try_from(parent).expect("small"));
    }
    let labels: Vec<_> = plan
        .iter()
        .map(|node| symbols.intern(LABELS[node.1]))
        .collect();
    let tree = Tree::new(&heads, &labels).expect("every node hangs below an earlier one");
    let words: Vec<Word> = plan
        .iter()
        .map(|node| Word {
            form: symbols.intern(WORDS[node.2]),
            lemma: symbols.intern(WORDS[node.3]),
            content: node.4,
        })
        .collect();
    Annotated::new(tree, &words).expect("one word for each node")
}

pub(crate) struct Pair {
    pub(crate) left: Annotated,
    pub(crate) right: Annotated,
    pub(crate) symbols: Symbols,
    pub(crate) synonyms: Synonyms,
}

/// Two trees, and which pairs of words are synonyms.
pub(crate) fn pairs(most: usize) -> impl Strategy<Value = Pair> {
    let table = prop::collection::vec((0..WORDS.len(), 0..WORDS.len()), 0..8);
    (plans(most), plans(most), table).prop_map(|(left, right, table)| {
        let mut symbols = Symbols::new();
        let left = build(&left, &mut symbols);
        let right = build(&right, &mut symbols);
        let mut synonyms = Synonyms::new();
        for (one, other) in table {
            synonyms.insert(WORDS[one], WORDS[other]);
        }
        Pair {
            left,
            right,
            symbols,
            synonyms,
        }
    })
}

impl std::fmt::Debug for Pair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for side in [&self.left, &self.right] {
            for node in side.tree().nodes() {
                let [label, form, lemma] =
                    [side.tree().label(node), side.form(node), side.lemma(node)]
                        .map(|symbol| self.symbols.text(symbol));
                let head = side.tree().parent(node).map_or(0, |head| head.index() + 1);
                write!(
                    f,
                    "{form}/{lemma}/{}/{label}>{head} ",
                    side.is_content(node)
                )?;
            }
            writeln!(f)?;
        }
        write!(f, "{:?}", self.synonyms)
    }
}

impl Pair {
    pub(crate) fn table(&self, weights: Weights) -> Table<'_> {
        Table::new(
            &self.left,
            &self.right,
            &self.symbols,
            &self.synonyms,
            weights,
        )
        .expect("small trees")
    }

    pub(crate) fn cells(&self) -> impl Iterator<Item = (NodeId, NodeId)> + '_ {
        let (left, right) = (self.left.tree(), self.right.tree());
        left.nodes()
            .flat_map(|v| right.nodes().map(move |w| (v, w)))
    }

    pub(crate) fn forms(side: &Annotated, node: NodeId) -> Vec<u32> {
        let nodes = subtree::nodes(side.tree(), node);
        nodes
            .into_iter()
            .map(|node| side.form(node).index())
            .collect()
    }

    pub(crate) fn mirrored(&self) -> Self {
        Self {
            left: self.right.clone(),
            right: self.left.clone(),
            symbols: self.symbols.clone(),
            synonyms: self.synonyms.clone(),
        }
    }
}
