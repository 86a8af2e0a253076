//! Links that were found automatically.

use twintree::Pair;
use twintree::relations::aligner::{self, AnnotatedPair, Method, Suggester};
use twintree::relations::synonyms;

use crate::request::{Refused, without_dependencies};
use crate::{Diagnostic, Format, Link, ReadAs, Relation, Request, Source};

answers! {
    /// The weight of each kind of agreement in the aligner.
    #[derive(Copy, Default)]
    pub struct Weights {
        /// Two subtrees with the same words; 10 in the paper.
        pub equal: u32,
        /// Two words with the same lemma; 5 in the paper.
        pub lemma: u32,
        /// Two words that the table of synonyms relates; 2 in the paper.
        pub synonym: u32,
        /// Two edges with the same label; 1 in the paper.
        pub relation: u32,
    }

    /// How links are found.
    #[derive(Default)]
    pub struct AlignOptions {
        /// Propose only links between words that match themselves, not only in their children.
        pub only_matching: bool,
        /// Propose only links between subtrees with the same words.
        pub baseline: bool,
        /// The table of synonyms, as text: two words and how they relate, a line each.
        pub synonyms: String,
        /// The weight of each kind of agreement.
        pub weights: Weights,
        /// The format of the left text; noticed where it is missing.
        #[tsify(optional, type = "Format | undefined")]
        pub left_format: Option<Format>,
        /// The format of the right text; noticed where it is missing.
        #[tsify(optional, type = "Format | undefined")]
        pub right_format: Option<Format>,
        /// What phrase trees are read as; phrases, between which no links are found, where it is missing.
        #[tsify(optional, type = "ReadAs | undefined")]
        pub read_as: Option<ReadAs>,
    }

    /// Why two words match, apart from their children.
    pub enum NodeReason from aligner::NodeReason else None {
        /// Their subtrees have the same words.
        SameWords = "same-words",
        /// Their lemmas are equal.
        SameLemma = "same-lemma",
        /// The table of synonyms relates their lemmas.
        Synonym = "synonym",
        /// They do not match.
        None = "none",
    }

    /// A proposed link and its reasons.
    pub struct Proposal from(of: &aligner::Proposal) {
        /// The link, with the relation that is suggested for it.
        pub link: Link = Link { relation: of.relation.map(Relation::from), ..of.link.into() },
        /// The score of the two words alone.
        pub node: u32 = of.node,
        /// Why.
        pub reason: NodeReason = of.reason.into(),
        /// The score of the edges above the two words; 0 at the top.
        pub edge: u32 = of.edge,
        /// The score of the two subtrees.
        pub score: u32 = of.score,
        /// The part of `score` that the pairing of the children adds.
        pub children: u32 = of.children,
    }

    /// The proposed links, or why there are none.
    pub enum AlignResult {
        /// The links.
        Ok {
            /// The score of the two trees.
            score: u32,
            /// The links, from the roots down.
            proposals: Vec<Proposal>,
            /// The problems that did not prevent an answer, including those of the table of synonyms.
            diagnostics: Vec<Diagnostic>,
        },
        /// There are errors that prevent an answer.
        Rejected {
            /// What.
            diagnostics: Vec<Diagnostic>,
        },
    }
}

impl AlignResult {
    /// Finds links between the first sentences of two texts.
    pub fn new(left: &str, right: &str, options: &AlignOptions) -> Self {
        let request = options.request(left, right);
        let found = Self::of(&request, options);
        found.unwrap_or_else(|Refused(diagnostics)| Self::Rejected { diagnostics })
    }

    fn of(request: &Request, options: &AlignOptions) -> Result<Self, Refused> {
        let pair = request.read()?;
        let (synonyms, problems) = synonyms::read(&options.synonyms);
        let mut diagnostics = all(&pair);
        diagnostics.extend(without_dependencies(&pair));
        diagnostics.extend(Diagnostic::list(Source::Synonyms, &problems));
        let Ok(annotated) = AnnotatedPair::new(&pair) else {
            return Err(Refused(diagnostics));
        };
        match aligner::align(&annotated, &synonyms, &options.into()) {
            Ok(found) => Ok(Self::Ok {
                score: found.score,
                proposals: found.links.iter().map(Proposal::from).collect(),
                diagnostics,
            }),
            Err(error) => {
                diagnostics.push(Diagnostic::too_large(Source::Links, &error));
                Err(Refused(diagnostics))
            }
        }
    }
}

impl AlignOptions {
    /// Two texts without links, with labels whole.
    fn request(&self, left: &str, right: &str) -> Request {
        Request {
            left: left.into(),
            right: right.into(),
            left_format: self.left_format,
            right_format: self.right_format,
            read_as: self.read_as,
            ..Request::default()
        }
    }
}

/// What is wrong with both texts.
fn all(pair: &Pair<'_>) -> Vec<Diagnostic> {
    [twintree::Side::Left, twintree::Side::Right]
        .into_iter()
        .flat_map(|side| {
            let source = twintree::pair::Source::Sentence(side).into();
            Diagnostic::list(source, pair.side(side).diagnostics())
        })
        .collect()
}

/// The relation suggested for each link between the first sentences of two texts, in order; none
/// where a side has no tree, the link names no word of it, or it would take too long for this many
/// links (see [`SUGGESTION_LIMIT`](aligner::SUGGESTION_LIMIT)). Of the options, those that say how the
/// texts are read, and the table of synonyms.
pub fn suggest(
    left: &str,
    right: &str,
    links: &[Link],
    options: &AlignOptions,
) -> Vec<Option<Relation>> {
    let suggested = || {
        let (synonyms, _) = synonyms::read(&options.synonyms);
        let request = options.request(left, right);
        let pair = request.read().ok()?;
        let annotated = AnnotatedPair::new(&pair).ok()?;
        let mut suggester = Suggester::new(&annotated, &synonyms).ok()?;
        let relation = |link: &Link| {
            let link = twintree::Link::new(link.left, link.right)?;
            suggester.relation(link).map(Relation::from)
        };
        Some(links.iter().map(relation).collect())
    };
    suggested().unwrap_or_else(|| vec![None; links.len()])
}

impl From<&AlignOptions> for aligner::Options {
    fn from(options: &AlignOptions) -> Self {
        Self {
            method: if options.baseline {
                Method::Baseline
            } else if options.only_matching {
                Method::OnlyMatching
            } else {
                Method::TreeMatch
            },
            weights: aligner::Weights {
                equal: options.weights.equal,
                lemma: options.weights.lemma,
                synonym: options.weights.synonym,
                relation: options.weights.relation,
            },
        }
    }
}
