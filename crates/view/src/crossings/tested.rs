//! Phrases that are tested against each other.

use std::collections::BTreeMap;

use twintree::crossings::{Cohesion, Kind, Outcome, Part, Test};
use twintree::{Pair, PhraseTree, Side, WordId};

use crate::number::{ends, number};

answers! {
    /// A phrase that is tested.
    pub struct TestedPhrase {
        /// The index of the phrase of the sentence that has just these words; missing for a word, and where
        /// the sentence has no phrases.
        pub phrase: Option<u32>,
        /// The id of its head word; of a word, its own.
        pub head: u32,
        /// Its label, or the relation of a dependent; missing for a head among dependencies.
        pub label: Option<String>,
        /// The ids of its words, as stretches from one to another.
        pub words: Vec<[u32; 2]>,
        /// The ids of the right words that its words are linked to, in order.
        pub linked: Vec<u32>,
        /// The first and the last of them; missing where there is none.
        pub span: Option<[u32; 2]>,
    }

    /// Which two phrases are tested.
    pub enum TestKind from Kind {
        /// A head and one of its modifiers.
        Head = "head",
        /// Two modifiers of one head.
        Modifier = "modifier",
    }

    /// How a test ends.
    pub enum TestOutcome from Outcome {
        /// The spans have a word in common.
        Crosses = "crosses",
        /// They do, but both phrases are part of one phrasal translation.
        Translated = "translated",
        /// The spans have no word in common.
        Apart = "apart",
        /// One of the phrases has no span.
        Unlinked = "unlinked",
    }

    /// Two phrases, tested.
    pub struct PhraseTest new(test: &Test, places: [u32; 2], links: Vec<[u32; 2]>) {
        /// Which two.
        pub kind: TestKind = test.kind.into(),
        /// How it ends.
        pub outcome: TestOutcome = test.outcome.into(),
        /// The index of the head, or of the modifier that comes first, among the phrases.
        pub first: u32 = places[0],
        /// The index of the modifier, or of the one that comes second.
        pub second: u32 = places[1],
        /// The first and the last right word that both spans have.
        pub overlap: Option<[u32; 2]> = overlap(test),
        /// The links, by left and right id, that make them cross: those to the ends of the spans, or all of
        /// a phrasal translation.
        pub links: Vec<[u32; 2]> = links,
    }
}

/// The phrases that tests name, each once.
pub(super) struct TestList<'c> {
    pair: &'c Pair<'c>,
    cohesion: &'c Cohesion<'c>,
    /// By node of the phrase tree, its index among the phrases.
    indices: Vec<Option<u32>>,
    known: BTreeMap<Part, u32>,
    pub(super) phrases: Vec<TestedPhrase>,
}

impl<'c> TestList<'c> {
    pub(super) fn new(pair: &'c Pair<'_>, cohesion: &'c Cohesion<'c>) -> Self {
        let phrases = pair.side(Side::Left).phrases();
        Self {
            pair,
            cohesion,
            indices: phrases.map(indices).unwrap_or_default(),
            known: BTreeMap::new(),
            phrases: Vec::new(),
        }
    }

    pub(super) fn test(&mut self, test: &Test) -> PhraseTest {
        let places = test.parts.map(|part| self.phrase(part));
        PhraseTest::new(test, places, ends(&self.cohesion.reason(test)))
    }

    /// The index of a phrase.
    fn phrase(&mut self, part: Part) -> u32 {
        if let Some(&index) = self.known.get(&part) {
            return index;
        }
        let index = number(self.phrases.len());
        self.known.insert(part, index);
        let tree = self.cohesion.tree();
        let links = self.cohesion.links(part);
        let mut linked: Vec<u32> = links.iter().map(|link| link.right.get()).collect();
        linked.sort_unstable();
        linked.dedup();
        let origin = tree.origin(part);
        let label = tree.label(part);
        self.phrases.push(TestedPhrase {
            phrase: origin.and_then(|node| *self.indices.get(node.index())?),
            head: tree.head_word(part.node).get(),
            label: label.map(|label| self.pair.symbols().text(label).to_owned()),
            words: stretches(&tree.words_of(part)),
            span: linked.first().zip(linked.last()).map(|(&a, &b)| [a, b]),
            linked,
        });
        index
    }
}

fn overlap(test: &Test) -> Option<[u32; 2]> {
    let [one, other] = test.spans;
    Some(one?.overlap(other?)?.map(WordId::get))
}

/// By node, its index among the phrases, as a sentence lists them.
fn indices(tree: &PhraseTree) -> Vec<Option<u32>> {
    let mut next = 0;
    let nodes = tree.tree().nodes();
    nodes
        .map(|node| {
            let index = (!tree.is_leaf(node)).then_some(next);
            next += u32::from(index.is_some());
            index
        })
        .collect()
}

/// Words in order, as stretches of words that stand together.
fn stretches(words: &[WordId]) -> Vec<[u32; 2]> {
    let together = words.chunk_by(|one, next| one.get() + 1 == next.get());
    together
        .filter_map(|words| Some([words.first()?.get(), words.last()?.get()]))
        .collect()
}
