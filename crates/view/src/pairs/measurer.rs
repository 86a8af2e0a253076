//! Measures pairs one by one, reusing memory.

use twintree::corpus::Replacement;
use twintree::crossings::{AlignmentType, Figures, HeadedTree, Kind, Representation};
use twintree::distances::brackets::Parameters;
use twintree::heads::HeadRules;
use twintree::pair::{Phrases, Source, Unfit};
use twintree::paths::{self, Workspace};
use twintree::text::links::LinkText;
use twintree::text::{Code, Diagnostic, Diagnostics, Span};
use twintree::{AnnotatedLink, Pair, PairOptions, Sentence, Side, Symbols, TooLarge};

use super::figure::Figure;
use super::{MeasureGroup, PairsRequest, agreement};
use crate::distances::read_parameters;
use crate::link_table::marked;
use crate::{CountedDistances, DistanceOptions, ReadAs, TreeEditOptions, UndefinedReason};

/// Why nothing that counts links has a value where words are to be linked with the same ones.
pub const WORDS_DIFFER: &str = "words-differ";

/// Why links have nothing to agree with where words are linked with the equal words in their place.
const LINKS_SET_ASIDE: &str = "links-set-aside";

/// Why there is no share of tests if there are no tests.
const NO_TESTS: &str = "no-tests";

/// Why no brackets are counted by parameters of EVALB with errors.
const PARAMETERS_REFUSED: &str = "parameters-refused";

/// Measures pairs one by one, reusing memory.
pub(super) struct Measurer<'r> {
    pub(super) request: &'r PairsRequest,
    options: PairOptions<'r>,
    rules: &'r HeadRules,
    /// By which brackets are counted, or why none are.
    parameters: Result<Parameters, &'static str>,
    pub(super) workspace: Workspace,
    /// Those of the previous pair, kept to reuse their memory.
    pub(super) symbols: Symbols,
    /// Kept to reuse the memory.
    problems: Diagnostics,
}

/// What was found of a pair.
pub(super) struct Found {
    /// Its entry in each column, in their order.
    pub(super) figures: Vec<Figure<&'static str>>,
    /// The replacements on its paths.
    pub(super) replacements: Vec<Replacement>,
}

/// A pair as it was read.
pub(super) struct Read<'r> {
    pub(super) pair: Pair<'r>,
    /// As they came.
    pub(super) links: Vec<LinkText>,
    /// Why its links say nothing, where the same words are linked in their place.
    pub(super) same: Result<(), &'static str>,
}

/// Why a pair could not be read: the codes of its errors, each once.
type Codes = Vec<&'static str>;

impl<'r> Measurer<'r> {
    pub(super) fn new(request: &'r PairsRequest, rules: &'r HeadRules) -> Self {
        let formats = [request.left.format, request.right.format].map(|one| Some(one.into()));
        let mut options = request.options.pair_options().with_formats(formats);
        if request.read_as == Some(ReadAs::Dependencies) {
            options.phrases = Phrases::AsDependencies(rules);
        }
        Self {
            request,
            options,
            rules,
            parameters: parameters(request),
            workspace: Workspace::new(),
            symbols: Symbols::new(),
            problems: Diagnostics::new(),
        }
    }

    /// The names of the columns, in the order of the figures of a pair.
    pub(super) fn names(&self) -> Vec<&'static str> {
        let mut names = vec!["words.left", "words.right", "links", "coverage"];
        if self.measures(MeasureGroup::Paths) {
            names.push("similarity");
        }
        if self.measures(MeasureGroup::Distances) {
            names.push("leaves");
            names.extend(CountedDistances::names());
        }
        if self.measures(MeasureGroup::Crossings) {
            names.extend(["crossings.head", "crossings.modifier"]);
        }
        if self.measures(MeasureGroup::Agreement) {
            names.extend(agreement::NAMES);
        }
        names
    }

    fn measures(&self, group: MeasureGroup) -> bool {
        self.request.groups.contains(&group)
    }

    /// Measures a pair.
    ///
    /// # Errors
    ///
    /// If its texts or its links have errors.
    pub(super) fn measure(&mut self, index: usize) -> Result<Found, Codes> {
        let Read { pair, links, same } = self.read(index)?;
        let mut found = self.found(&pair, same);
        if self.measures(MeasureGroup::Agreement) {
            found.figures.extend(self.agreement(index, &pair, &links));
        }
        self.symbols = pair.into_symbols();
        Ok(found)
    }

    /// Reads a pair, and links its words.
    pub(super) fn read(&mut self, index: usize) -> Result<Read<'r>, Codes> {
        let [left, right] = self.sentences(index)?;
        let symbols = core::mem::take(&mut self.symbols).kept();
        let links = self.links(index)?;
        let mut pair = Pair::of(left, right, &links, &self.options, symbols);
        let mut codes = Codes::new();
        for (_, problem) in pair.diagnostics() {
            note(problem, &mut codes);
        }
        if !codes.is_empty() {
            return Err(codes);
        }
        let same = if self.request.same_words {
            self.link_same_words(&mut pair)?
        } else {
            Ok(())
        };
        Ok(Read { pair, links, same })
    }

    /// How far the links of a pair agree with those of the other annotator.
    pub(super) fn agreement(
        &self,
        index: usize,
        pair: &Pair<'_>,
        links: &[LinkText],
    ) -> agreement::Figures {
        if self.request.same_words {
            return [Figure::Undefined(LINKS_SET_ASIDE); agreement::NAMES.len()];
        }
        let mine = links.iter().map(AnnotatedLink::from).collect();
        agreement::figures(pair, mine, self.request.line_of(index))
    }

    /// Both sentences.
    fn sentences(&mut self, index: usize) -> Result<[Sentence<'r>; 2], Codes> {
        let request = self.request;
        let mut codes = Codes::new();
        let sides = [&request.left, &request.right];
        let [left, right] = sides.map(|texts| {
            if let Some(code) = texts.is_too_long(index) {
                codes.push(code.as_str());
                return None;
            }
            self.problems.clear();
            let sentence = texts.read(index, &mut self.problems);
            for problem in &self.problems {
                note(problem, &mut codes);
            }
            sentence
        });
        match [left, right] {
            [Some(left), Some(right)] if codes.is_empty() => Ok([left, right]),
            // A place in a text where there is no text.
            _ if codes.is_empty() => Err(vec![Unfit::Errors(Source::Links).code()]),
            _ => Err(codes),
        }
    }

    /// The links of a pair, which have no place in a text.
    fn links(&self, index: usize) -> Result<Vec<LinkText>, Codes> {
        let links = self.request.links_of(index).iter();
        let links = links.map(|&numbers| Some(LinkText::new(marked(numbers)?, Span::default())));
        let links: Option<Vec<_>> = links.collect();
        links.ok_or_else(|| vec![Code::LinkZero.as_str()])
    }

    /// Links each word with the one in its place, if all are the same; else the reason why none is.
    fn link_same_words(&self, pair: &mut Pair<'_>) -> Result<Result<(), &'static str>, Codes> {
        let links = pair.same_words().map_err(|unfit| vec![unfit.code()])?;
        let Some(links) = links else {
            return Ok(Err(WORDS_DIFFER));
        };
        let linked = pair.link(links, &self.options);
        linked.map(Ok).map_err(|error| vec![error.code()])
    }

    /// All figures of a pair; `same` is why its links say nothing.
    fn found(&mut self, pair: &Pair<'_>, same: Result<(), &'static str>) -> Found {
        let words = |side| pair.side(side).words().unwrap_or_default();
        let mut figures = vec![
            Figure::number(words(Side::Left)),
            Figure::number(words(Side::Right)),
        ];
        let alignment = same.and_then(|()| pair.linked().map_err(Unfit::code));
        figures.push(alignment.map_or_else(Figure::Undefined, |links| Figure::number(links.len())));
        figures.push(alignment.map_or_else(Figure::Undefined, |links| {
            paths::Coverage::of(links).mean().into()
        }));
        let mut replacements = Vec::new();
        if self.measures(MeasureGroup::Paths) {
            let similarity = same.and_then(|()| self.similarity(pair, &mut replacements));
            figures.push(similarity.unwrap_or_else(Figure::Undefined));
        }
        if self.measures(MeasureGroup::Distances) {
            let counted = self.distances(pair);
            let leaves = counted.leaves();
            figures.push(leaves.map_or_else(Figure::Undefined, Figure::number));
            figures.extend(counted.values().map(Figure::from));
        }
        if self.measures(MeasureGroup::Crossings) {
            let crossings = same.and_then(|()| self.crossings(pair).map_err(Unfit::code));
            figures.extend(match crossings {
                Ok(figures) => figures,
                Err(reason) => [Figure::Undefined(reason); 2],
            });
        }
        Found {
            figures,
            replacements,
        }
    }

    pub(super) fn distances(&self, pair: &Pair<'_>) -> CountedDistances {
        let options = DistanceOptions {
            // Each word with the same one in its place: that is where words are matched without links.
            by_links: self.request.by_links && !self.request.same_words,
            ..DistanceOptions::default()
        };
        let parameters = self.parameters.as_ref().map_err(|reason| *reason);
        CountedDistances::new(pair, options, parameters, TreeEditOptions::default())
    }

    /// The score of paths.
    pub(super) fn score(&mut self, pair: &Pair<'_>) -> Result<paths::Score, &'static str> {
        let trees = pair.dependencies().map_err(Unfit::code)?;
        self.workspace.measure(trees).map_err(|_| TooLarge::CODE)
    }

    /// The similarity of paths, and what is replaced on them.
    fn similarity(
        &mut self,
        pair: &Pair<'_>,
        replacements: &mut Vec<Replacement>,
    ) -> Result<Figure<&'static str>, &'static str> {
        match self.score(pair)? {
            paths::Score::Undefined(reason) => Err(UndefinedReason::from(reason).as_str()),
            paths::Score::Defined(ratio) => {
                let found = Replacement::of_pair(pair, self.workspace.spanning_tree());
                // Unknown for paths that are too long for a table of their labels.
                *replacements = found.unwrap_or_default();
                Ok(ratio.complement().into())
            }
        }
    }

    /// The phrases that are tested.
    pub(super) fn tests(&self, pair: &Pair<'_>) -> Result<Figures, Unfit> {
        let tree = HeadedTree::new(pair, Representation::usual(pair), self.rules)?;
        Ok(Figures::new(&tree, pair.linked()?))
    }

    /// Of the pairs of phrases that are tested, those that cross by sure links, phrasal translations left
    /// out: heads with their modifiers, and modifiers with each other.
    fn crossings(&self, pair: &Pair<'_>) -> Result<[Figure<&'static str>; 2], Unfit> {
        let figures = self.tests(pair)?;
        Ok([Kind::Head, Kind::Modifier].map(|kind| {
            let tests = figures.tests(kind);
            if tests == 0 {
                return Figure::Undefined(NO_TESTS);
            }
            let crossing = figures.tally(kind, AlignmentType::Sure).remaining();
            Figure::Value(crossing, tests)
        }))
    }
}

/// The parameters of EVALB of a request. A line that is not read would silently change every figure.
fn parameters(request: &PairsRequest) -> Result<Parameters, &'static str> {
    let (parameters, problems) = read_parameters(request.parameters.as_deref());
    if problems.has_errors() {
        return Err(PARAMETERS_REFUSED);
    }
    Ok(parameters)
}

/// Adds the code of an error.
fn note(problem: &Diagnostic, codes: &mut Codes) {
    let code = problem.code.as_str();
    if problem.is_error() && !codes.contains(&code) {
        codes.push(code);
    }
}
