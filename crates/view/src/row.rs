//! Answers about many pairs: one object for each, which fits on a line.

use twintree::corpus::{Average, Distribution};
use twintree::paths::{self, Workspace};
use twintree::relations::{aligner, fusion};
use twintree::{Pair, Ratio, Side};

use crate::{Charge, Coverage, FusedSentence, Proposal, UndefinedReason};

rows! {
    /// The measure of one pair, without the edges outside its spanning tree: of the pair that was measured last
    /// in a workspace.
    pub struct ComparisonRow<'a> pub new(
        number: Option<u64>,
        pair: &Pair<'a>,
        workspace: &mut Workspace,
        score: paths::Score,
        details: Details
    ) {
        /// The pair, from 1; missing for one with its own name.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub pair: Option<u64> = number,
        /// The name of the left sentence.
        pub left: Option<&'a str> = name(pair, Side::Left),
        /// The name of the right sentence.
        pub right: Option<&'a str> = name(pair, Side::Right),
        /// How many links count.
        pub links: usize = pair.alignment().map_or(0, twintree::Alignment::len),
        /// The distance of the score; missing where there is none.
        pub distance: Option<u64> = score.ratio().map(Ratio::part),
        /// Its greatest possible distance.
        pub maximum: Option<u64> = score.ratio().map(Ratio::whole),
        /// 1 − distance / maximum.
        pub similarity: Option<f64> = score.ratio().and_then(Ratio::defined).map(|ratio| ratio.complement().value()),
        /// Why there is no score.
        pub undefined: Option<UndefinedReason> = match score {
            paths::Score::Defined(_) => None,
            paths::Score::Undefined(reason) => Some(reason.into()),
        },
        /// The lowest and the highest similarity among all minimum spanning trees.
        pub range: Option<[f64; 2]> =
            workspace.range().map(|range| [range.low, range.high].map(|ratio| ratio.complement().value())),
        /// How much of the two sentences is aligned.
        pub coverage: Option<Coverage> = pair.alignment().map(|links| paths::Coverage::of(links).into()),
        /// The edges of the minimum spanning tree, in the order in which Kruskal takes them.
        pub spanning_tree: Vec<EdgeRow> =
            workspace.spanning_tree().edges().iter().filter_map(|edge| EdgeRow::new(pair, edge)).collect(),
        /// All edges of the meta-graph, where they are asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub edges: Option<Vec<EdgeRow>> = details.edges.then(|| {
            workspace.graph().edges().filter_map(|edge| EdgeRow::new(pair, &edge)).collect()
        }),
        /// What the score charges for along the spanning tree, edge by edge, where it is asked for; null where the
        /// paths are too long for it.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub charges: Option<Option<Vec<Charge>>> = details.charges.then(|| charges(pair, workspace)),
    }

    /// An `Edge` where the links are not listed: it names its ends by their words.
    pub struct EdgeRow {
        /// The left and the right word of the smaller vertex.
        pub from: [u32; 2],
        /// The left and the right word of the greater vertex.
        pub to: [u32; 2],
        /// The distance of the two paths.
        pub distance: u32,
        /// The greatest possible distance.
        pub maximum: u32,
    }

    /// All pairs of a corpus together.
    pub struct CorpusSummary pub new(read: u64, refused: u64, average: &Average, similarities: &Distribution) {
        /// How many pairs there were.
        pub read: u64 = read,
        /// Those with errors, or too large.
        pub refused: u64 = refused,
        /// Those without a score.
        pub undefined: u64 = read - refused - average.pairs,
        /// Those with a score.
        pub scored: u64 = average.pairs,
        /// The sum of their distances.
        pub distance: u64 = sum(average.whole - average.part),
        /// The sum of their maxima.
        pub maximum: u64 = sum(average.whole),
        /// 1 − the first sum / the second.
        pub micro: Option<f64> = average.micro(),
        /// The mean of their similarities.
        #[serde(rename = "macro")]
        pub macro_mean: Option<f64> = average.mean(),
        /// The similarity in the middle.
        pub median: Option<f64> = similarities.quartiles().map(|[_, median, _]| median.value()),
        /// The middle half of the similarities lies between these.
        pub quartiles: Option<[f64; 2]> = ends(similarities),
        /// How many have similarity 1.
        pub equal: u64 = similarities.equal(Ratio::integer(1)),
    }

    /// The links that were found for one pair.
    pub struct AlignmentRow pub new(number: u64, found: &aligner::Proposals) {
        /// The pair, from 1.
        pub pair: u64 = number,
        /// The score of the two trees.
        pub score: u32 = found.score,
        /// The links, sorted.
        pub proposals: Vec<Proposal> = sorted(&found.links),
    }

    /// The sentences that were made of one pair.
    pub struct FusionRow pub new(number: u64, pair: &Pair<'_>, made: &fusion::Fusion) {
        /// The pair, from 1.
        pub pair: u64 = number,
        /// The shortest first.
        pub sentences: Vec<FusedSentence> = FusedSentence::all(pair, made),
        /// Whether there were more than the limit allowed.
        pub cut: bool = made.cut,
    }

    /// The answer to a pair with errors.
    pub struct FaultyRow<'a> {
        /// The pair, from 1.
        pub pair: u64,
        /// The codes of its errors, each once.
        pub error: &'a [&'static str],
    }
}

/// What a row has beside the spanning tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Details {
    /// All edges of the meta-graph.
    pub edges: bool,
    /// What the score charges for.
    pub charges: bool,
}

fn charges(pair: &Pair<'_>, workspace: &Workspace) -> Option<Vec<Charge>> {
    let charges = paths::charges(pair.dependencies().ok()?, workspace.spanning_tree());
    Some(charges.ok()?.into_iter().map(Charge::from).collect())
}

fn name<'a>(pair: &Pair<'a>, side: Side) -> Option<&'a str> {
    pair.side(side).sentence()?.name()
}

impl EdgeRow {
    /// None for an edge of another pair.
    fn new(pair: &Pair<'_>, edge: &paths::Edge) -> Option<Self> {
        let ends = pair.ends(edge.from, edge.to)?;
        let [from, to] = ends.map(|link| [link.left.get(), link.right.get()]);
        Some(Self {
            from,
            to,
            distance: edge.disparity.distance,
            maximum: edge.disparity.maximum,
        })
    }
}

fn sum(sum: u128) -> u64 {
    u64::try_from(sum).unwrap_or(u64::MAX)
}

/// The bounds of the middle half.
fn ends(of: &Distribution) -> Option<[f64; 2]> {
    let [lower, _, upper] = of.quartiles()?;
    Some([lower.value(), upper.value()])
}

/// The links that were found, with the relations that are suggested for them.
fn sorted(found: &[aligner::Proposal]) -> Vec<Proposal> {
    let mut proposals: Vec<Proposal> = found.iter().map(Proposal::from).collect();
    proposals.sort_unstable_by_key(|one| (one.link.left, one.link.right));
    proposals
}
