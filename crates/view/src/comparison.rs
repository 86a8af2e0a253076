//! The measure of one pair.

use twintree::paths;
use twintree::{Pair, WordId};

use crate::request::{Refused, TooLong, errors};
use crate::{Diagnostic, Link, Reading, Request, Source};

answers! {
    /// A distance out of the greatest possible one.
    pub struct Ratio from(ratio: twintree::Ratio) {
        /// The distance, at most `maximum`.
        pub distance: u64 = ratio.part(),
        /// The greatest possible distance.
        pub maximum: u64 = ratio.whole(),
        /// 1 − distance / maximum; missing where the maximum is 0.
        pub similarity: Option<f64> = ratio.defined().map(|ratio| ratio.complement().value()),
    }

    /// An edge of the meta-graph between two links.
    pub struct Edge from(edge: &paths::Edge) {
        /// The smaller vertex.
        pub from: u32 = edge.from,
        /// The greater vertex.
        pub to: u32 = edge.to,
        /// The distance of the two paths.
        pub distance: u32 = edge.disparity.distance,
        /// The greatest possible distance of paths of these lengths; 0 where the links share a word.
        pub maximum: u32 = edge.disparity.maximum,
    }

    /// One of the edits that the score counts.
    pub struct Charge from(charge: paths::Charge) {
        /// Which edge of the spanning tree it is counted for, from 0.
        pub edge: u32 = charge.edge,
        /// What it is.
        pub kind: ChargeKind = charge.kind.into(),
        /// The ids of the left words at whose relations to their heads it stands: one for a label, one or two
        /// that meet where the path turns for the order.
        pub left: Vec<u32> = charge.left.words().map(WordId::get).collect(),
        /// Those of the right words.
        pub right: Vec<u32> = charge.right.words().map(WordId::get).collect(),
    }

    /// What an edit between two paths is.
    pub enum ChargeKind from paths::ChargeKind {
        /// The two words stand in the other order.
        Turned = "turned",
        /// A label stands in the place of another.
        Replaced = "replaced",
        /// A label that only one path has: the one at whose relation it stands.
        Only = "only",
    }

    /// How many words of a side are aligned.
    pub struct SideCoverage from(share: twintree::Ratio) {
        /// The words that some link names.
        pub aligned: u64 = share.part(),
        /// All words.
        pub words: u64 = share.whole(),
    }

    /// How much of the two sentences is aligned.
    pub struct Coverage from(coverage: paths::Coverage) {
        /// Of the left side.
        pub left: SideCoverage = coverage.left.into(),
        /// Of the right side.
        pub right: SideCoverage = coverage.right.into(),
        /// The harmonic mean of the two shares; 0 where no word is aligned.
        pub mean: f64 = coverage.mean().value(),
    }

    /// Why a pair has no score.
    pub enum UndefinedReason from paths::Undefined {
        /// There is no link.
        NoLinks = "no-links",
        /// There is one link, and with it no edge.
        OneLink = "one-link",
        /// Any two links share a word, so there is no path to compare.
        NoPaths = "no-paths",
    }
}

answers! {
    /// The score of a pair, or why it has none.
    pub enum Score {
        /// The sum over the minimum spanning tree.
        Defined {
            /// The score.
            ratio: Ratio,
            /// The lowest similarity among all minimum spanning trees.
            low: Ratio,
            /// The highest similarity among all minimum spanning trees.
            high: Ratio,
        },
        /// There is nothing to sum.
        Undefined {
            /// Why.
            reason: UndefinedReason,
        },
    }

    /// The measure of one pair with all its parts.
    pub struct Comparison new(pair: &Pair<'_>, found: &paths::Comparison, charges: Option<Vec<paths::Charge>>) {
        /// The vertices: the links, sorted, each once, without those set aside.
        pub links: Vec<Link> =
            pair.alignment().into_iter().flat_map(twintree::Alignment::iter).map(Link::from).collect(),
        /// The links that were ignored because they touch punctuation.
        pub ignored: Vec<Link> = pair.ignored().iter().copied().map(Link::from).collect(),
        /// The distance of the edge (i, j), i < j, at j(j−1)/2 + i.
        #[tsify(type = "Uint32Array")]
        pub distances: Vec<u32> = found.graph.distances().collect(),
        /// The greatest possible distances, in the same order.
        #[tsify(type = "Uint32Array")]
        pub maxima: Vec<u32> = found.graph.maxima().collect(),
        /// The edges of the minimum spanning tree, in the order in which Kruskal takes them.
        pub spanning_tree: Vec<Edge> = found.spanning_tree.edges().iter().map(Edge::from).collect(),
        /// What the score charges for, edge by edge: as many as its distance. Missing where the paths are too long
        /// for it.
        pub charges: Option<Vec<Charge>> = charges.map(|all| all.into_iter().map(Charge::from).collect()),
        /// The score.
        pub score: Score = Score::new(found.score, found.range),
        /// The sum over all edges of the meta-graph.
        pub total: Ratio = found.total.into(),
        /// How much of the sentences is aligned.
        pub coverage: Coverage = found.coverage.into(),
    }

    /// A comparison, or why there is none.
    pub enum ComparisonResult {
        /// The comparison.
        Ok {
            /// What was found.
            comparison: Box<Comparison>,
        },
        /// There are errors that prevent an answer.
        Rejected {
            /// What; errors only.
            diagnostics: Vec<Diagnostic>,
        },
    }

    /// The comparison of the two sides of a [`Request`], without what was read of them.
    pub struct Measured {
        /// The problems of the links. The places are those in the line that the links are written as.
        pub links: Vec<Diagnostic>,
        /// The comparison.
        pub result: ComparisonResult,
    }

    /// The answer to a [`Request`]. Each side is answered separately, so that one
    /// broken text does not hide the other.
    pub struct Analysis {
        /// The left side.
        pub left: Reading,
        /// The right side.
        pub right: Reading,
        /// The problems of the links. The places are those in the line that the links are written as.
        pub links: Vec<Diagnostic>,
        /// The comparison.
        pub result: ComparisonResult,
    }
}

impl Measured {
    /// Compares both sides.
    pub fn new(request: &Request) -> Self {
        Self::of(&request.read())
    }

    fn of(read: &Result<Pair<'_>, TooLong>) -> Self {
        match read {
            Ok(pair) => Self {
                links: Diagnostic::list(Source::Links, pair.link_diagnostics()),
                result: compare(pair).into(),
            },
            Err(too_long) => Self {
                links: Vec::new(),
                result: Err(too_long.into()).into(),
            },
        }
    }
}

impl Analysis {
    /// Reads both sides and compares them.
    pub fn new(request: &Request) -> Self {
        let read = request.read();
        let Measured { links, result } = Measured::of(&read);
        Self {
            left: Reading::of(&read, request, crate::Side::Left),
            right: Reading::of(&read, request, crate::Side::Right),
            links,
            result,
        }
    }
}

fn compare(pair: &Pair<'_>) -> Result<Comparison, Refused> {
    let trees = pair.dependencies().map_err(|_| errors(pair))?;
    let found = paths::compare(trees)?;
    let charges = paths::charges(trees, &found.spanning_tree).ok();
    Ok(Comparison::new(pair, &found, charges))
}

impl From<Result<Comparison, Refused>> for ComparisonResult {
    fn from(found: Result<Comparison, Refused>) -> Self {
        match found {
            Ok(comparison) => Self::Ok {
                comparison: Box::new(comparison),
            },
            Err(Refused(diagnostics)) => Self::Rejected { diagnostics },
        }
    }
}

impl Score {
    fn new(score: paths::Score, range: Option<paths::Range>) -> Self {
        match score {
            paths::Score::Defined(ratio) => Self::Defined {
                ratio: ratio.into(),
                low: range.map_or(ratio, |range| range.low).into(),
                high: range.map_or(ratio, |range| range.high).into(),
            },
            paths::Score::Undefined(reason) => Self::Undefined {
                reason: reason.into(),
            },
        }
    }
}
