//! Two trees compared by their brackets, as EVALB counts them.

use twintree::Ratio;
use twintree::distances::Undefined;
use twintree::distances::brackets::{
    self, ByLabel, Comparison, Counts, LabelCounts, Parameters, Status,
};
use twintree::distances::leaves::{self, LeafOptions};
use twintree::pair::{Source, Unfit};
use twintree::{Pair, Side, WordId};

use super::counted::{NO_BRACKETS, NO_TAGS};
use super::{DistanceOptions, Measure, Reason};
use crate::number::real;

answers! {
    /// Brackets that match, as shares.
    pub struct BracketScores from(counts: &Counts) {
        /// Of the right tree's brackets.
        pub precision: Measure = Measure::of_some(counts.precision(), NO_BRACKETS),
        /// Of the left tree's brackets.
        pub recall: Measure = Measure::of_some(counts.recall(), NO_BRACKETS),
        /// Twice those that match, of all brackets of both trees.
        pub f: Measure = Measure::of_some(counts.f(), NO_BRACKETS),
    }

    /// A bracket.
    pub struct Bracket {
        /// Its label without function tags; empty if it has none.
        pub label: String,
        /// Its index among the phrases of the sentence; missing if it holds traces alone.
        pub phrase: Option<u32>,
        /// Its first and its last word; missing if it holds traces alone.
        #[tsify(type = "[number, number] | undefined")]
        pub words: Option<[u32; 2]>,
        /// The place of the bracket of the other tree that it matches.
        pub partner: Option<u32>,
        /// The place of the one that it matches where labels are not compared.
        pub unlabelled: Option<u32>,
        /// The places of the brackets of the other tree that it crosses, the first ones of them.
        pub crosses: Vec<u32>,
    }

    /// What was counted of a label.
    pub struct BracketLabel new(label: &str, counts: &LabelCounts) {
        /// The label without function tags; empty if there is none.
        pub label: String = label.to_owned(),
        /// Brackets of the left tree that have it.
        pub left: f64 = real(counts.left),
        /// Brackets of the right tree that have it.
        pub right: f64 = real(counts.right),
        /// How many of those match.
        // No two labels count as the same.
        pub matched: f64 = real(counts.right_matched),
        /// How many of those of the right tree cross one of the left tree.
        pub crossing: f64 = real(counts.crossing),
    }

    /// A word with another tag in the other tree.
    pub struct WrongTag {
        /// Its id in the left sentence.
        pub left: u32,
        /// Its id in the right sentence.
        pub right: u32,
        /// Its tag in the left tree; empty if it has none.
        pub left_tag: String,
        /// Its tag in the right tree.
        pub right_tag: String,
    }

    /// The brackets of two trees.
    pub struct BracketTable {
        /// By label, the most frequent first.
        pub labels: Vec<BracketLabel>,
        /// Those of the left tree that count, in preorder.
        pub left: Vec<Bracket>,
        /// Those of the right tree that count, in preorder.
        pub right: Vec<Bracket>,
        /// The words whose tags differ, in order.
        pub wrong_tags: Vec<WrongTag>,
    }

    /// Two trees compared by their brackets.
    pub struct Brackets of(labelled: &Comparison<'_>, unlabelled: &Comparison<'_>, parameters: &Parameters) {
        /// Brackets over the same words with the same label.
        pub labelled: BracketScores = BracketScores::from(&labelled.counts()),
        /// Brackets over the same words.
        pub unlabelled: BracketScores = BracketScores::from(&unlabelled.counts()),
        /// Brackets of the right tree that cross one of the left tree, of all of the right tree.
        pub crossing: Measure = Measure::of_some(crossing(&labelled.counts()), NO_BRACKETS),
        /// 1 of 1 where every bracket of either tree matches, else 0.
        pub complete: Measure = Measure::of_some(complete(&labelled.counts()), NO_BRACKETS),
        /// Words with the same tag, of those with one.
        pub tags: Measure = Measure::of_some(labelled.counts().tagging(), NO_TAGS),
        /// The brackets; missing where they cannot be compared.
        pub table: Option<BracketTable> = Some(BracketTable::of(labelled, unlabelled, parameters)),
    }
}

/// Why two trees cannot be compared by their brackets.
pub(super) enum Unlike<'a> {
    Undefined(Undefined),
    Status(Status<'a>),
}

impl Unlike<'_> {
    /// The stable name of the reason.
    pub(super) fn code(&self) -> &'static str {
        match self {
            Self::Undefined(reason) => reason.code(),
            Self::Status(status) => status.code(),
        }
    }

    /// The reason, with the words that differ if that is the reason.
    fn reason(&self, pair: &Pair<'_>, options: DistanceOptions) -> Reason {
        let status = match self {
            Self::Undefined(reason) => return Reason::new(reason),
            Self::Status(status) => status,
        };
        if let Status::Lengths { .. } | Status::Words { .. } = status {
            let words = LeafOptions {
                marks: options.marks(),
                ..LeafOptions::default()
            };
            match leaves::of_pair(pair, words) {
                Err(reason @ Undefined::WordsDiffer { .. }) => return Reason::new(&reason),
                // The names of Newick are the same, but stand elsewhere.
                Ok(_) => return Reason::of_code("order-differs"),
                Err(_) => {}
            }
        }
        Reason::of_code(status.code())
    }
}

/// Two trees by their brackets, where they have the same words.
pub(super) fn compared<'a>(
    pair: &'a Pair<'_>,
    parameters: &Parameters,
) -> Result<Comparison<'a>, Unlike<'a>> {
    let side = |side| {
        let sentence = pair.side(side).sentence();
        sentence.ok_or(Undefined::from(Unfit::Errors(Source::Sentence(side))))
    };
    let compare = || brackets::compare(side(Side::Left)?, side(Side::Right)?, parameters);
    let compared = compare().map_err(Unlike::Undefined)?;
    match compared.status {
        Status::Compared => Ok(compared),
        status => Err(Unlike::Status(status)),
    }
}

/// The most brackets that are listed as crossed by one.
const CROSSED: usize = 20;

impl Brackets {
    pub(super) fn new(pair: &Pair<'_>, options: DistanceOptions, parameters: Parameters) -> Self {
        let parameters = parameters.with_marks(options.marks());
        let bare = parameters
            .clone()
            .with_matching(brackets::Matching::Unlabelled);
        let found =
            compared(pair, &parameters).and_then(|labelled| Ok((labelled, compared(pair, &bare)?)));
        match found {
            Ok((labelled, unlabelled)) => Self::of(&labelled, &unlabelled, &parameters),
            Err(unlike) => Self::undefined(&Measure::Undefined {
                reason: unlike.reason(pair, options),
            }),
        }
    }

    fn undefined(measure: &Measure) -> Self {
        let scores = || BracketScores {
            precision: measure.clone(),
            recall: measure.clone(),
            f: measure.clone(),
        };
        Self {
            labelled: scores(),
            unlabelled: scores(),
            crossing: measure.clone(),
            complete: measure.clone(),
            tags: measure.clone(),
            table: None,
        }
    }
}

/// Brackets of the right tree that cross one of the left tree, of all of the right tree.
pub(super) fn crossing(counts: &Counts) -> Option<Ratio> {
    Ratio::new(counts.crossing, counts.right)
}

/// 1 of 1 where every bracket of either tree matches, else 0.
pub(super) fn complete(counts: &Counts) -> Option<Ratio> {
    Ratio::new(counts.is_complete().into(), 1)
}

impl BracketTable {
    fn of(comparison: &Comparison<'_>, bare: &Comparison<'_>, parameters: &Parameters) -> Self {
        let mut labels = ByLabel::default();
        labels.add(comparison);
        let labels = labels.sorted().into_iter();
        let labels = labels.map(|(label, counts)| BracketLabel::new(label, &counts));
        let word = |side, place: usize| comparison.words(side).get(place);
        let wrong = comparison.wrong_tags(parameters).filter_map(|place| {
            let (left, right) = (word(Side::Left, place)?, word(Side::Right, place)?);
            Some(WrongTag {
                left: left.id?.get(),
                right: right.id?.get(),
                left_tag: left.tag.into(),
                right_tag: right.tag.into(),
            })
        });
        Self {
            labels: labels.collect(),
            left: listed(comparison, bare, [Side::Left, Side::Right]),
            right: listed(comparison, bare, [Side::Right, Side::Left]),
            wrong_tags: wrong.collect(),
        }
    }
}

/// The brackets of a side that count.
fn listed(
    comparison: &Comparison<'_>,
    bare: &Comparison<'_>,
    [side, other]: [Side; 2],
) -> Vec<Bracket> {
    let of_other = places(comparison, other);
    let crossing = comparison.crossing(side);
    let of_other = |at: usize| of_other.get(at).copied().flatten();
    let brackets = comparison.brackets(side).iter().enumerate();
    let counted = brackets.filter(|(_, bracket)| bracket.is_counted);
    let listed = counted.map(|(at, bracket)| Bracket {
        label: bracket.label.clone().into_owned(),
        // The words before a node of the tree are nodes of it, too.
        phrase: bracket
            .node
            .zip(bracket.words)
            .map(|(node, [first, _])| node - (first.get() - 1)),
        words: bracket.words.map(|words| words.map(WordId::get)),
        partner: comparison.partner(side, at).and_then(of_other),
        unlabelled: bare.partner(side, at).and_then(of_other),
        crosses: if crossing.get(at) == Some(&true) {
            let crossed = comparison.crossed(side, at);
            crossed.filter_map(of_other).take(CROSSED).collect()
        } else {
            Vec::new()
        },
    });
    listed.collect()
}

/// For each bracket its place among those that count.
fn places(comparison: &Comparison<'_>, side: Side) -> Vec<Option<u32>> {
    let mut next = 0;
    let brackets = comparison.brackets(side).iter();
    let places = brackets.map(|bracket| {
        bracket.is_counted.then(|| {
            next += 1;
            next - 1
        })
    });
    places.collect()
}
