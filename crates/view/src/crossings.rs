//! Which phrases of the left sentence cross in the right one.

mod figures;
mod options;
mod row;
mod tested;

use twintree::crossings::{self, Cohesion, HeadedTree, Outcome, Test};
use twintree::heads::HeadRules;
use twintree::pair::Unfit;
use twintree::text::Diagnostics;
use twintree::{Pair, Side};

use crate::number::number;
use crate::request::Refused;
use crate::{Diagnostic, Request, Source};
pub use figures::*;
pub use options::*;
pub use row::*;
use tested::TestList;
pub use tested::*;

answers! {
    /// The crossings of a sentence.
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
        /// The warnings about the head rules.
        pub diagnostics: Vec<Diagnostic>,
    }

    /// The crossings of a sentence, or why there are none.
    pub enum CrossingsResult {
        /// The crossings.
        Ok {
            /// What they are.
            crossings: Box<Crossings>,
        },
        /// There are errors that prevent an answer.
        Rejected {
            /// What.
            diagnostics: Vec<Diagnostic>,
        },
    }
}

/// The most tests that are listed.
const TESTS: usize = 1_000;

/// The most words and links in all of these.
const NAMED: u64 = 1 << 18;

impl CrossingsResult {
    /// Tests the phrases of the left sentence of a request. Reading it as dependencies makes no
    /// difference: see the representation.
    pub fn new(request: &Request, options: &CrossingsOptions) -> Self {
        match Crossings::of(request, options) {
            Ok(crossings) => Self::Ok {
                crossings: Box::new(crossings),
            },
            Err(Refused(diagnostics)) => Self::Rejected { diagnostics },
        }
    }
}

impl Crossings {
    fn of(request: &Request, options: &CrossingsOptions) -> Result<Self, Refused> {
        let pair = request.read()?;
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
            return Err(Refused(diagnostics));
        }
        diagnostics.retain(|one| one.source == Source::HeadRules);
        let found = Self::new(&pair, &rules, options);
        let found = found.map_err(|unfit| {
            let sentence = pair.side(Side::Left).sentence();
            let diagnostic = sentence.map(|left| Diagnostic::unfit(Side::Left, unfit, left));
            Refused(diagnostic.into_iter().collect())
        })?;
        Ok(Self {
            diagnostics,
            ..found
        })
    }

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
                let figures = crossings::Figures::new(&tree, alignment);
                Some(CrossingFigures::new(&tree, &figures))
            });
        let cohesion = Cohesion::new(&tree, alignment, options.alignment.into());
        let tests = tree.tests();
        let mut list = TestList::new(pair, &cohesion);
        let listed = listed(&cohesion);
        let text = |&label: &twintree::Symbol| pair.symbols().text(label).to_owned();
        Ok(Self {
            words: number(tree.words()),
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
