//! Which phrases of the left sentence cross in the right one.

mod row;

use std::collections::BTreeMap;

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::crossings::{self, Cohesion, Figures, HeadedTree, Kind, Outcome, Part, Tally, Test};
use twintree::heads::HeadRules;
use twintree::pair::Unfit;
use twintree::text::Diagnostics;
use twintree::{Alignment, Pair, PhraseTree, WordId};

use crate::{Diagnostic, Request, Source};
pub use row::{
    CrossingRow, CrossingsRow, CrossingsSummary, EachCrossing, FilteredShares, KindSummary,
    PhraseRow, Shares, TallySummary,
};

/// How a sentence is cut into phrases.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Representation {
    /// The phrases of a phrase tree.
    Phrases,
    /// The same with flattened verb phrases.
    Flattened,
    /// Dependencies.
    Dependencies,
}

/// Which links count.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AlignmentType {
    /// The sure ones.
    Sure,
    /// For each left word its sure ones if it has any, else its possible ones.
    Mixed,
    /// All of them.
    All,
}

/// How crossings are looked for.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CrossingsOptions {
    /// What the phrases are; where it is missing, those of a phrase tree, or the dependencies.
    #[cfg_attr(
        feature = "typescript",
        tsify(optional, type = "Representation | undefined")
    )]
    pub representation: Option<Representation>,
    /// By which links the tests that are listed are made.
    pub alignment: AlignmentType,
    /// The head rules as text, `semantic` for those that prefer the verb with the meaning; the built-in
    /// ones where it is missing.
    #[cfg_attr(feature = "typescript", tsify(optional, type = "string | undefined"))]
    pub head_rules: Option<String>,
}

/// How many pairs of phrases cross.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CrossingTally {
    /// How many cross, phrasal translations among them.
    pub crossings: u64,
    /// How many of these are phrasal translations.
    pub filtered: u64,
}

/// What is told of one kind of test.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct KindFigures {
    /// How many pairs of phrases are tested.
    pub tests: u64,
    /// With sure links.
    pub sure: CrossingTally,
    /// With sure links first.
    pub mixed: CrossingTally,
    /// With all links.
    pub all: CrossingTally,
}

/// The figures of a sentence, read in one way.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CrossingFigures {
    /// What its phrases are.
    pub representation: Representation,
    /// Heads with their modifiers.
    pub head: KindFigures,
    /// Modifiers with each other.
    pub modifier: KindFigures,
}

/// A phrase that is tested.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TestedPhrase {
    /// The index of the phrase of the sentence that has just these words; missing of a word, and where
    /// the sentence has no phrases.
    pub phrase: Option<u32>,
    /// The id of its head word; of a word, its own.
    pub head: u32,
    /// Its label, or the relation of a dependent; missing of a head among dependencies.
    pub label: Option<String>,
    /// The ids of its words, as stretches from one to another.
    pub words: Vec<[u32; 2]>,
    /// The ids of the right words that its words are linked to, in order.
    pub linked: Vec<u32>,
    /// The first and the last of them; missing where there is none.
    pub span: Option<[u32; 2]>,
}

/// Which two phrases are tested.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TestKind {
    /// A head and one of its modifiers.
    Head,
    /// Two modifiers of one head.
    Modifier,
}

/// How a test ends.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TestOutcome {
    /// The spans have a word in common.
    Crosses,
    /// They do, but both phrases are part of one phrasal translation.
    Translated,
    /// The spans have no word in common.
    Apart,
    /// One of the phrases has no span.
    Unlinked,
}

/// Two phrases, tested.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PhraseTest {
    /// Which two.
    pub kind: TestKind,
    /// How it ends.
    pub outcome: TestOutcome,
    /// The index of the head, or of the modifier that comes first, among the phrases.
    pub first: u32,
    /// The index of the modifier, or of the one that comes second.
    pub second: u32,
    /// The first and the last right word that both spans have.
    pub overlap: Option<[u32; 2]>,
    /// The links, by left and right id, that make them cross: those to the ends of the spans, or all of
    /// a phrasal translation.
    pub links: Vec<[u32; 2]>,
}

/// The crossings of a sentence.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Crossings {
    /// How many words the left sentence has.
    pub words: u32,
    /// What the phrases of the tests are.
    pub representation: Representation,
    /// By which links they are tested.
    pub alignment: AlignmentType,
    /// The figures for each representation that the sentence has.
    pub figures: Vec<CrossingFigures>,
    /// The phrases that the tests name.
    pub phrases: Vec<TestedPhrase>,
    /// The pairs that are tested: those that cross, then phrasal translations, then all others.
    pub tests: Vec<PhraseTest>,
    /// How many more tests there are than are listed.
    pub omitted: u64,
    /// The categories for which there is no head rule, each once.
    pub unruled: Vec<String>,
    /// What is odd about the head rules, though nothing stands in the way.
    pub diagnostics: Vec<Diagnostic>,
}

/// The crossings of a sentence, or why there are none.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum CrossingsResult {
    /// The crossings.
    Ok {
        /// What they are.
        crossings: Box<Crossings>,
    },
    /// Something stands in the way.
    Rejected {
        /// What.
        diagnostics: Vec<Diagnostic>,
    },
}

/// The most tests that are listed.
const TESTS: usize = 1_000;

/// The most words and links that these name together.
const NAMED: u64 = 1 << 18;

impl CrossingsResult {
    /// Tests the phrases of the left sentence of a request. That it is read as dependencies makes no
    /// difference: see the representation.
    pub fn new(request: &Request, options: &CrossingsOptions) -> Self {
        let pair = match request.read() {
            Ok(pair) => pair,
            Err(too_long) => {
                let diagnostics = too_long.diagnostics();
                return Self::Rejected { diagnostics };
            }
        };
        let (rules, problems) = match options.head_rules.as_deref() {
            None => (HeadRules::default(), Diagnostics::new()),
            Some("semantic") => (HeadRules::semantic(), Diagnostics::new()),
            Some(text) => HeadRules::read(text),
        };
        let mut diagnostics: Vec<Diagnostic> = pair
            .diagnostics()
            .map(|(source, one)| Diagnostic::new(source.into(), one))
            .collect();
        diagnostics.extend(Diagnostic::list(Source::HeadRules, &problems));
        if diagnostics.iter().any(Diagnostic::is_error) {
            diagnostics.retain(Diagnostic::is_error);
            return Self::Rejected { diagnostics };
        }
        match Crossings::new(&pair, &rules, options) {
            Ok(crossings) => {
                let diagnostics = diagnostics.into_iter();
                let rules = diagnostics.filter(|one| one.source == Source::HeadRules);
                Self::Ok {
                    crossings: Box::new(Crossings {
                        diagnostics: rules.collect(),
                        ..crossings
                    }),
                }
            }
            Err(unfit) => {
                let side = twintree::Side::Left;
                let sentence = pair.side(side).sentence();
                let diagnostics = sentence.map(|left| Diagnostic::unfit(side, unfit, left));
                Self::Rejected {
                    diagnostics: diagnostics.into_iter().collect(),
                }
            }
        }
    }
}

impl Crossings {
    fn new(pair: &Pair<'_>, rules: &HeadRules, options: &CrossingsOptions) -> Result<Self, Unfit> {
        let alignment = pair.linked()?;
        let representation = match options.representation {
            Some(representation) => representation.into(),
            None => crossings::Representation::usual(pair),
        };
        let tree = HeadedTree::new(pair, representation, rules)?;
        let of_others = crossings::Representation::ALL
            .into_iter()
            .filter_map(|one| {
                let tree = HeadedTree::new(pair, one, rules).ok()?;
                Some(CrossingFigures::new(&tree, alignment))
            });
        let cohesion = Cohesion::new(&tree, alignment, options.alignment.into());
        let tests = tree.tests();
        let mut list = List::new(pair, &cohesion);
        let listed = listed(&cohesion);
        let text = |&label: &twintree::Symbol| pair.symbols().text(label).to_owned();
        Ok(Self {
            words: u32::try_from(tree.words()).unwrap_or(u32::MAX),
            representation: representation.into(),
            alignment: options.alignment,
            figures: of_others.collect(),
            omitted: (tests.head + tests.modifier).saturating_sub(listed.len() as u64),
            tests: listed.iter().map(|test| list.test(test)).collect(),
            phrases: list.phrases,
            unruled: tree.unruled().iter().map(text).collect(),
            diagnostics: Vec::new(),
        })
    }
}

/// As many tests as are listed, those that cross first.
fn listed(cohesion: &Cohesion<'_>) -> Vec<Test> {
    let mut tests: Vec<Test> = cohesion.crossings().take(TESTS).collect();
    tests.sort_by_key(|test| test.outcome == Outcome::Translated);
    if tests.len() < TESTS {
        let crosses = |test: &Test| matches!(test.outcome, Outcome::Crosses | Outcome::Translated);
        let others = cohesion.tests().filter(|test| !crosses(test));
        tests.extend(others.take(TESTS - tests.len()));
    }
    let mut named = 0_u64;
    tests
        .into_iter()
        .take_while(|test| {
            named = named.saturating_add(cohesion.named(test));
            named <= NAMED
        })
        .collect()
}

/// The phrases that tests name, each once.
struct List<'c> {
    pair: &'c Pair<'c>,
    cohesion: &'c Cohesion<'c>,
    /// By node of the phrase tree, its index among the phrases.
    indices: Vec<Option<u32>>,
    known: BTreeMap<Part, u32>,
    phrases: Vec<TestedPhrase>,
}

impl<'c> List<'c> {
    fn new(pair: &'c Pair<'_>, cohesion: &'c Cohesion<'c>) -> Self {
        let phrases = pair.side(twintree::Side::Left).phrases();
        Self {
            pair,
            cohesion,
            indices: phrases.map(indices).unwrap_or_default(),
            known: BTreeMap::new(),
            phrases: Vec::new(),
        }
    }

    fn test(&mut self, test: &Test) -> PhraseTest {
        let [first, second] = test.parts.map(|part| self.phrase(part));
        let overlap = match test.spans {
            [Some(one), Some(other)] => one.overlap(other),
            _ => None,
        };
        PhraseTest {
            kind: test.kind.into(),
            outcome: test.outcome.into(),
            first,
            second,
            overlap: overlap.map(|words| words.map(WordId::get)),
            links: row::links(self.cohesion, test),
        }
    }

    /// The index of a phrase.
    fn phrase(&mut self, part: Part) -> u32 {
        if let Some(&index) = self.known.get(&part) {
            return index;
        }
        let index = u32::try_from(self.phrases.len()).unwrap_or(u32::MAX);
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

impl CrossingFigures {
    fn new(tree: &HeadedTree<'_>, alignment: &Alignment) -> Self {
        let figures = Figures::new(tree, alignment);
        Self {
            representation: tree.representation().into(),
            head: KindFigures::new(&figures, Kind::Head),
            modifier: KindFigures::new(&figures, Kind::Modifier),
        }
    }
}

impl KindFigures {
    fn new(figures: &Figures, kind: Kind) -> Self {
        let tally = |which| figures.tally(kind, which).into();
        Self {
            tests: figures.tests(kind),
            sure: tally(crossings::AlignmentType::Sure),
            mixed: tally(crossings::AlignmentType::Mixed),
            all: tally(crossings::AlignmentType::All),
        }
    }
}

impl From<Tally> for CrossingTally {
    fn from(tally: Tally) -> Self {
        Self {
            crossings: tally.crossings,
            filtered: tally.filtered,
        }
    }
}

impl Representation {
    /// The representation of that name.
    pub fn parse(name: &str) -> Option<Self> {
        let known: Result<crossings::Representation, _> = name.parse();
        known.ok().map(Self::from)
    }
}

impl AlignmentType {
    /// The type of that name.
    pub fn parse(name: &str) -> Option<Self> {
        let known: Result<crossings::AlignmentType, _> = name.parse();
        known.ok().map(Self::from)
    }
}

impl From<crossings::Representation> for Representation {
    fn from(representation: crossings::Representation) -> Self {
        match representation {
            crossings::Representation::Phrases => Self::Phrases,
            crossings::Representation::Flattened => Self::Flattened,
            crossings::Representation::Dependencies => Self::Dependencies,
        }
    }
}

impl From<Representation> for crossings::Representation {
    fn from(representation: Representation) -> Self {
        match representation {
            Representation::Phrases => Self::Phrases,
            Representation::Flattened => Self::Flattened,
            Representation::Dependencies => Self::Dependencies,
        }
    }
}

impl From<crossings::AlignmentType> for AlignmentType {
    fn from(which: crossings::AlignmentType) -> Self {
        match which {
            crossings::AlignmentType::Sure => Self::Sure,
            crossings::AlignmentType::Mixed => Self::Mixed,
            crossings::AlignmentType::All => Self::All,
        }
    }
}

impl From<AlignmentType> for crossings::AlignmentType {
    fn from(which: AlignmentType) -> Self {
        match which {
            AlignmentType::Sure => Self::Sure,
            AlignmentType::Mixed => Self::Mixed,
            AlignmentType::All => Self::All,
        }
    }
}

impl From<Kind> for TestKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Head => Self::Head,
            Kind::Modifier => Self::Modifier,
        }
    }
}

impl From<Outcome> for TestOutcome {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Crosses => Self::Crosses,
            Outcome::Translated => Self::Translated,
            Outcome::Apart => Self::Apart,
            Outcome::Unlinked => Self::Unlinked,
        }
    }
}
