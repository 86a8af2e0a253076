//! From a pair as it was read to its trees, its links and its score.

use twintree::paths::{Score, Workspace};
use twintree::relations::aligner::{self, AnnotatedPair};
use twintree::relations::synonyms::Synonyms;
use twintree::{Link, Pair, PairOptions, Side, Symbols};
use twintree_view::WORDS_DIFFER;

use crate::pairs::Content;
use crate::refusal::Refusal;
use crate::report::Report;

/// Measures pairs one by one, reusing memory.
pub(crate) struct Measure<'o> {
    options: PairOptions<'o>,
    linked: Linked,
    /// Those of the previous pair, kept to reuse their memory.
    symbols: Symbols,
    /// Holds the graph of the pair measured last.
    pub(crate) workspace: Workspace,
}

/// Where links come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Linked {
    /// They are given.
    AsGiven,
    /// They are found as `twintree align` finds them.
    Found,
    /// Each word is linked to the same one in its place.
    SameWords,
}

/// The links of the same words.
///
/// # Errors
///
/// If the words differ.
pub(crate) fn same_words(pair: &Pair<'_>) -> Result<Vec<Link>, Refusal> {
    pair.same_words()?.ok_or_else(|| Refusal::Unfit {
        code: WORDS_DIFFER,
        side: Side::Right,
        message: "the words are not those of the left sentence: link them with --links or --align"
            .into(),
    })
}

impl<'o> Measure<'o> {
    /// Measures pairs that are read with these options.
    pub(crate) fn new(options: PairOptions<'o>, linked: Linked) -> Self {
        Self {
            options,
            linked,
            symbols: Symbols::new(),
            workspace: Workspace::new(),
        }
    }

    /// Measures a pair, and passes the score and its details to `tell`.
    ///
    /// # Errors
    ///
    /// If a link has errors, the pair is too large, or a side has no dependencies.
    pub(crate) fn measure<'p, T>(
        &mut self,
        content: Content<'p>,
        report: &mut Report,
        tell: impl FnOnce(&Pair<'p>, &mut Workspace, Score) -> T,
    ) -> Result<T, Refusal> {
        let symbols = core::mem::take(&mut self.symbols).kept();
        let mut pair = content.pair(&self.options, symbols, report)?;
        let told = self
            .score(&mut pair)
            .map(|score| tell(&pair, &mut self.workspace, score));
        self.symbols = pair.into_symbols();
        told
    }

    fn score(&mut self, pair: &mut Pair<'_>) -> Result<Score, Refusal> {
        let links = match self.linked {
            Linked::AsGiven => None,
            Linked::SameWords => Some(same_words(pair)?),
            Linked::Found => {
                let annotated = AnnotatedPair::new(pair)?;
                let options = aligner::Options::default();
                let found = aligner::align(&annotated, &Synonyms::new(), &options)?;
                Some(found.links.iter().map(|proposal| proposal.link).collect())
            }
        };
        if let Some(links) = links {
            pair.link(links, &self.options)?;
        }
        Ok(self.workspace.measure(pair.dependencies()?)?)
    }
}
